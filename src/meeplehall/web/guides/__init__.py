"""The guided first game: a table with a fixed seed, an opponent who follows a script, and notes that point at places.

A guide is a file `guides/<game>.toml` of the game's resources. Its steps come one after the other; a step with `do`
waits until the person at seat 0 has done just that, one without is only read. Where the guide is follows from the
table's log alone. Whoever does something else has left the guide, until they take it back, and plays on with a bot.
"""

from __future__ import annotations

import tomllib
from functools import cache

import msgspec

from meeplehall import registry
from meeplehall.table import Status, Table
from meeplehall.web.resources import text_of
from meeplehall.web.texts import Texts

LEARNER, OPPONENT = 0, 1
PLAYERS = 2
WITH_LEAD = 2
"""A decision is at most so many actions."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A note of a guide."""

    text: str
    """The end of the text's id: `goal` is `guide-<game>-goal`."""
    places: list[str] = []
    """What it points at, in the order in which they are chosen."""
    do: list[str] = []
    """The actions it waits for."""


class Guide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that makes a guided game."""

    seed: int
    opponent: list[str]
    """The opponent's actions."""
    step: list[Step]
    options: dict[str, str] = {}


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """A step for the page."""

    text: str
    places: list[str] = []
    waits: bool = False
    """Whether it goes on by itself as soon as the person has acted."""


class Notes(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is to be read before the next action, and the note that asks for it."""

    notes: list[Note]
    first: int = -1
    """The number of the first of them; -1: the person has left the guide."""
    of: int = 0
    before: list[str] = []
    """The notes that came before them, to be read once more."""


@cache
def find(game: str) -> Guide | None:
    """The guide of a game, if there is one."""
    text = text_of(game, "guides", f"{game}.toml")
    return None if text is None else msgspec.convert(tomllib.loads(text), Guide)


@cache
def script(game: str) -> tuple[list[int], list[int]]:
    """The actions of the person and of the opponent."""
    guide, rules = find(game), registry.find(game)
    if guide is None:
        return [], []
    return [rules.parse(text) for step in guide.step for text in step.do], [rules.parse(x) for x in guide.opponent]


def _done(table: Table, seat: int) -> list[int]:
    return [action for who, action in table.actions() if who == seat]


def _left_at(done: list[int], asked: list[int]) -> int:
    """Where what was done first differs from what was asked; -1: nowhere."""
    return next((n for n, (one, other) in enumerate(zip(done, asked)) if one != other), -1)


def reply(table: Table, seat: int) -> int | None:
    """What the script lets the opponent do now; None: the bot thinks for itself."""
    if not table.setting.guide or seat != OPPONENT or table.state is None:
        return None
    asked, answers = script(table.game.name)
    done = _done(table, seat)
    if _left_at(_done(table, LEARNER), asked) >= 0 or _left_at(done, answers) >= 0 or len(done) >= len(answers):
        return None
    answer = answers[len(done)]
    return answer if answer in table.state.legal(seat) else None


def notes(table: Table, viewer: int, t: Texts) -> Notes | None:
    """What a page shows now; nothing while others decide."""
    guide = find(table.game.name) if table.setting.guide else None
    if guide is None or viewer != LEARNER or viewer not in table.pending() or table.status is not Status.RUNNING:
        return None
    asked, _ = script(table.game.name)
    done = _done(table, viewer)
    left = _left_at(done, asked)
    if left >= 0:
        return Notes([Note(t("guide-left"))]) if left >= len(done) - WITH_LEAD else None
    if len(done) > len(asked):
        return None
    first, last = stop(guide, len(done))
    found = [
        Note(t(f"guide-{table.game.name}-{step.text}"), step.places, bool(step.do)) for step in guide.step[first:last]
    ]
    before = [t(f"guide-{table.game.name}-{step.text}") for step in guide.step[:first]]
    return Notes(found, first, len(guide.step), before)


def is_done(table: Table) -> bool:
    """Whether the person has done all that the guide asked for, or has left it."""
    asked, _ = script(table.game.name)
    done = _done(table, LEARNER)
    return len(done) >= len(asked) or _left_at(done, asked) >= 0


def stop(guide: Guide, done: int) -> tuple[int, int]:
    """The steps to show after so many actions: from the first unread one to the one that asks for the next action."""
    first = 0
    for number, step in enumerate(guide.step):
        if len(step.do) > done:
            return first, number + 1
        if step.do:
            done -= len(step.do)
            first = number + 1
    return first, len(guide.step)
