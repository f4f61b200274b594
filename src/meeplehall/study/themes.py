"""What a puzzle is about: told from the solution, by the rules in `themes.toml` beside a game's rules."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files

import msgspec

from meeplehall.core.events import Happening, as_data
from meeplehall.core.game import Game
from meeplehall.core.journal import Journal
from meeplehall.core.state import State

FILE = "themes.toml"
OTHER = "other"


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The theme of a turn in which this event happens to whoever decides, or in which this kind of action is taken."""

    theme: str
    event: str = ""
    action: str = ""
    fields: dict[str, str] = {}
    """What the event's fields have to be; `*` stands for any text."""


def theme_of(game: Game, before: State, seat: int, steps: Sequence[int]) -> str:
    """The first theme in the game's list that fits; what chance brings after the turn does not count."""
    happenings = happenings_of(before, seat, steps)
    kinds = {str(game.structured(action)["kind"]) for action in steps}
    for rule in rules_of(game):
        if rule.action in kinds or any(_fits(rule, happening, seat) for happening in happenings):
            return rule.theme
    return OTHER


def happenings_of(before: State, seat: int, steps: Sequence[int]) -> list[Happening]:
    """What these decisions bring, up to the first thing that chance brings."""
    state = before.clone()
    state.journal = Journal()
    for action in steps:
        state.apply(seat, action)
    found = []
    for event in state.journal.take():
        if event.chance:
            break
        found.append(before.game.event(event))
    return found


@cache
def rules_of(game: Game) -> list[Rule]:
    """In the order in which they are tried; none for a game without such a file."""
    package = type(game).__module__.rpartition(".")[0]
    resource = files(package).joinpath(FILE) if package else None
    if resource is None or not resource.is_file():
        return []
    return msgspec.convert(tomllib.loads(resource.read_text(encoding="utf-8"))["rule"], list[Rule])


def _fits(rule: Rule, happening: Happening, seat: int) -> bool:
    if not rule.event or happening.name != rule.event:
        return False
    data = as_data(happening)
    if data.get("seat", seat) != seat:
        return False
    return all(fnmatchcase(str(data.get(field)), text) for field, text in rule.fields.items())
