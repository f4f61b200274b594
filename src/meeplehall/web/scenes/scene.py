"""What a scene does for the table page. The page knows places by name and nothing of the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, runtime_checkable

import msgspec
from markupsafe import Markup

from meeplehall.core.events import Happening
from meeplehall.core.game import Game
from meeplehall.core.preview import Choice
from meeplehall.web.texts import Texts


@dataclass(frozen=True)
class Look:
    """Who looks, and who sits where."""

    t: Texts
    viewer: int
    """A seat, or SPECTATOR."""
    focus: int
    """The seat that is drawn large: one's own, or the one a spectator chose."""
    names: tuple[str, ...]
    bots: tuple[bool, ...]
    owing: tuple[int, ...]
    """The seats that owe a decision, as far as the viewer may know."""
    memory: Mapping[str, int] = field(default_factory=dict)
    """What the scene remembered while it told this viewer the log."""

    def actor(self, seat: int) -> str:
        """Who did something, as a line of the log begins: you, or the name."""
        return self.t("log-you") if seat == self.viewer and seat >= 0 else self.names[seat]

    def who(self, *seats: int) -> str:
        """For texts with a `$who`: `you` if it is the viewer alone, or else `they`."""
        return "you" if seats == (self.viewer,) and self.viewer >= 0 else "they"


class Pick(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal action for the page: the places it is made of, and what it says."""

    action: int
    places: list[str]
    label: str
    """What happens, as a button says it."""
    head: str = ""
    """The beginning of the sentence that asks for the remaining places."""
    cost: int = -1
    """Which of the scene's cost badges its places show; -1: none."""
    note: str = ""
    """Cost and gain in words."""
    gain: str = ""
    """What it scores, as short as it goes."""
    ends: bool = False
    """Whether the seat is done after it."""
    shows: bool = False
    """Whether something comes to light by it, so that it cannot be taken back."""
    lead: int = -1
    """The action that comes before it, where two are chosen as one."""
    price: str = ""
    """What it takes, as short as it goes: it stands on dice and buttons."""
    tag: str = ""
    """What it brings besides points, likewise: it stands on its place."""
    group: str = ""
    """The heading under which it stands in the list of all choices, by its icon."""
    warns: str = ""
    """What is lost by it; said before it is done, and its places are lit less."""
    why: str = ""
    """What it scores for, where the note says more than that."""


class Button(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place that is no drawn one: it stands in the decision bar."""

    place: str
    label: str
    icon: str = ""
    main: bool = False
    note: str = ""
    """Small print: what it takes."""


class Decision(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that the page needs to let a seat decide."""

    seat: int
    sentence: str
    picks: list[Pick]
    buttons: list[Button]
    asks: dict[str, str] = {}
    """What to ask for, by the kind of the places that are lit."""
    alias: dict[str, str] = {}
    """Drawn places that mean another one."""
    given: list[str] = []
    """Places that are as good as chosen: shown so, never asked for."""
    gates: dict[str, str] = {}
    """Kinds of places that wait until a place has been chosen that begins like this."""
    numbered: bool = False
    """Whether the first buttons answer to the keys 1 to 9."""
    settles: list[str] = []
    """Kinds of places that are not asked for where only one of them is free."""
    groups: dict[str, str] = {}
    """The headings of the list of all choices, by icon, in their order."""
    why: dict[str, str] = {}
    """Why a drawn place cannot be chosen."""
    clashes: dict[str, str] = {}
    """Why two places do not go together, by both their names in order: `do-hire+hand-3`."""


class Move(msgspec.Struct, frozen=True, array_like=True):
    """A piece that went from one place to another; an empty end is the supply."""

    origin: str
    target: str


class Gain(msgspec.Struct, frozen=True, array_like=True):
    """Points that a seat has just made or lost, and what for."""

    seat: int
    points: int
    why: str


@dataclass(frozen=True)
class Deed:
    """What a viewer may know of one entry of the log."""

    seat: int
    """Who decided; -1: the setup."""
    action: Mapping[str, Any]
    """The decision as data; empty for the setup."""
    events: Sequence[Happening]
    """What happened, in order."""


@dataclass(frozen=True)
class Line:
    """A line of the log."""

    seat: int
    """-1: nobody's."""
    html: Markup
    kind: str = "line"
    """line, head (a new round), part (a new part of the game) or quiet."""


@dataclass
class Story:
    """What a scene remembers while it tells the log from the beginning."""

    lines: list[Line] = field(default_factory=list)
    points: dict[tuple[int, int, str], int] = field(default_factory=dict)
    """Points by seat, part of the game and source."""
    part: int = 0
    """The running part of the game (a phase, a round) for the chart."""
    memory: dict[str, int] = field(default_factory=dict)


@runtime_checkable
class LooksAhead(Protocol):
    """A scene in which two decisions are chosen as one."""

    def leads(self, action: int) -> bool:
        """Whether an action is chosen together with what follows it."""


@runtime_checkable
class Moody(Protocol):
    """A scene that has a theme of its own for some options."""

    def mood(self, options: Mapping[str, str]) -> str:
        """day, night, or empty for what the visitor has."""


@runtime_checkable
class KeepsLog(Protocol):
    """A scene that leaves room for the log at every desk and on tablets; with others the log folds to its tabs."""

    log_stays: bool


@runtime_checkable
class FoldsLog(Protocol):
    """A scene that needs more width than others: where its log folds to its tabs, as a media query."""

    log_folds: str


@runtime_checkable
class Aims(Protocol):
    """A scene whose lone player has something to reach."""

    def aim(self, view: Any, t: Texts) -> str:
        """What it was, and how near it came, once the game is over; empty with several players."""


@runtime_checkable
class Untimed(Protocol):
    """A scene whose parts are no stretches of time, such as the levels of a pyramid: nobody leads from one on."""

    untimed: bool


@runtime_checkable
class Tallies(Protocol):
    """A scene that says in a word how the game and each seat stand, for the top of a phone."""

    def brief(self, view: Any, t: Texts) -> str:
        """When it is, in a word or two."""

    def tally(self, view: Any, seat: int, t: Texts) -> tuple[str, str]:
        """How far a seat is: the figure, and the same in words."""


class Scene(Protocol):
    """One per game."""

    game: str
    sprites: tuple[str, ...]
    style: str
    """The name of its style sheet."""

    def defs(self, t: Texts) -> Markup:
        """Shapes that stand once on the page."""

    def layout(self, regions: dict[str, Markup], look: Look) -> Markup:
        """The middle of the page, with an element `r-<name>` around each region."""

    def regions(self, view: Any, look: Look) -> dict[str, Markup]:
        """The drawn parts by name; a part is sent again when it has changed."""

    def tabs(self, t: Texts) -> list[tuple[str, str, str]]:
        """The sections of a narrow screen: name, icon, label. The page adds log and chat."""

    def decide(self, view: Any, options: Sequence[Choice], look: Look) -> Decision:
        """The picks of the viewer's seat."""

    def sentence(self, view: Any, look: Look) -> str:
        """What the table waits for, when it is not the viewer."""

    def tell(self, story: Story, deed: Deed, look: Look) -> None:
        """Add the lines and points of a deed to the story."""

    def moves(self, deeds: Sequence[Deed], view: Any) -> list[Move]:
        """What went where."""

    def standing(self, view: Any, t: Texts) -> str:
        """How far the game is, in a few words."""

    def parts(self, t: Texts) -> list[str]:
        """The names of the parts of the game."""

    def sources(self) -> list[tuple[str, str]]:
        """Where points come from: name and text id.

        Points that rise from a seat say `<text id>-once` if there is such a text, `<text id>-less` if they are lost.
        """

    def tie_break(self, note: str, t: Texts) -> str:
        """Why the winner won, when points were equal; empty if they were not."""

    def hints(self, t: Texts) -> dict[str, list[str]]:
        """Title, text and rule id of what can be pointed at."""

    def rule(self, view: Any) -> str:
        """The id of the rule that matters now."""

    def options_help(self, game: Game, t: Texts) -> dict[str, str]:
        """A short explanation of each option."""

    def play_now(self) -> dict[str, str]:
        """The options of a game that starts with one click."""
