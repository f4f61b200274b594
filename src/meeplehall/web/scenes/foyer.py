"""What a game asks before it begins, and how the form for a new table shows it.

Texts of an option, all with the game's name before them: `<game>-ask-<option>` is the question and
`<game>-ask-<option>-help` explains it; `<game>-answer-<option>-<value>` names a value and `...-line` explains that.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from markupsafe import Markup

from meeplehall.core.game import Game
from meeplehall.web.texts import Texts


@dataclass(frozen=True)
class Cards:
    """Values of one option as cards, of which one is chosen."""

    option: str
    pictures: Mapping[str, Callable[[], str]]
    """By value."""
    flat: bool = False
    """Whether the pictures are small and stand beside the words."""


@dataclass(frozen=True)
class Boxes:
    """Several options of yes and no as cards, each of which may be added."""

    name: str
    """What their question is called."""
    pictures: Mapping[str, Callable[[], str]]
    """By option."""


@dataclass(frozen=True)
class Step:
    """One value in a row of an objective."""

    value: str
    number: int


@dataclass(frozen=True)
class Theme:
    """An objective in several steps."""

    name: str
    picture: str
    steps: Sequence[Step]


@dataclass(frozen=True)
class Steps:
    """Values of one option by themes, each in steps from easy to hard; or the default, left to chance."""

    option: str
    drawn: str
    """The picture of what is left to chance."""
    themes: Callable[[Game], Sequence[Theme]]


@dataclass(frozen=True)
class Piece:
    """One thing of a gallery."""

    value: str
    picture: Markup
    line: str
    """What it is like, in the words of the page."""


@dataclass(frozen=True)
class Gallery:
    """One thing for every seat, chosen from pictures; the option's value lists them by seat, or is its default."""

    option: str
    values: Callable[[Game, Mapping[str, str]], Sequence[str]]
    """What there is to choose from."""
    pieces: Callable[[Game, Mapping[str, str], Texts], Sequence[Piece]]
    """The same as pictures."""
    applies: Callable[[Mapping[str, str]], bool]
    """Whether there is something to choose, with these options."""
    once: Callable[[Game, Mapping[str, str], str], bool]
    """Whether only one seat may have this value."""


Question = Cards | Boxes | Steps | Gallery


def _nothing(t: Texts) -> Markup:
    return Markup("")


@dataclass(frozen=True)
class Foyer:
    """One per game, named in its `Door`. A game without one asks by plain lists."""

    middle: Callable[[], str]
    """The picture on the table."""
    questions: Sequence[Question] = ()
    only: Mapping[str, Callable[[Mapping[str, str]], bool]] = field(default_factory=dict)
    """Options that are asked about only if the others are so."""
    sprites: tuple[str, ...] = ()
    defs: Callable[[Texts], Markup] = _nothing
    """Shapes that its pictures use."""
