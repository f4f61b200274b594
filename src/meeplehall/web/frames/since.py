"""What the others did since the viewer's last decision, as steps to read and to see again."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from meeplehall.table import Acted, Began, Table
from meeplehall.table.entries import AnyEntry
from meeplehall.web import scenes
from meeplehall.web.frames.frame import Step
from meeplehall.web.scenes import Deed, Line, Look, Move, Scene
from meeplehall.web.stories import deed_of

MOST = 24
NOBODY = -1
Numbered = tuple[int, Line]
"""A line of the log with its number there."""


def steps(table: Table, told: Sequence[tuple[AnyEntry, list[Numbered]]], look: Look, view: Any) -> list[Step]:
    """The last of them, each with the numbers of its lines and with what went where."""
    found: list[Step] = []
    for entry, lines in told[-MOST:]:
        if isinstance(entry, Acted):
            found += _of_decision(table, entry, lines, look, view)
        elif lines and not isinstance(entry, Began):
            found.append(Step(NOBODY, _numbers(lines), []))
    return found


def _of_decision(table: Table, entry: Acted, lines: list[Numbered], look: Look, view: Any) -> list[Step]:
    """What a decision brought about: as one step, or where its events say who moved what, a step for each."""
    scene = scenes.find(table.game.name)
    deed = deed_of(entry, look.viewer, table.game)
    moves = _moves_by_seat(scene, deed, view)
    moves.pop(look.viewer, None)
    if not moves and entry.seat != look.viewer and (by_decision := scene.moves([deed], view)):
        return [Step(entry.seat, _numbers(lines), by_decision)]
    # Who decided last, and so opened what all had sealed, must not show: from here on only events and lines count.
    found = []
    for seat, own in groupby(lines, lambda numbered: numbered[1].seat):
        found.append(Step(NOBODY if seat == look.viewer else seat, _numbers(list(own)), moves.pop(seat, [])))
    return found + [Step(seat, [], own_moves) for seat, own_moves in moves.items()]


def _moves_by_seat(scene: Scene, deed: Deed, view: Any) -> dict[int, list[Move]]:
    """What went where, as far as events alone tell it."""
    found = {}
    for seat in sorted({_seat_of(event) for event in deed.events}):
        moves = scene.moves([Deed(seat, {}, [event for event in deed.events if _seat_of(event) == seat])], view)
        if moves:
            found[seat] = moves
    return found


def _seat_of(event: object) -> int:
    seat = getattr(event, "seat", NOBODY)
    return seat if isinstance(seat, int) else NOBODY


def _numbers(lines: Sequence[Numbered]) -> list[int]:
    return [number for number, _ in lines]
