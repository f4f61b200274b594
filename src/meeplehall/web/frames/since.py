"""What the others did since the viewer's last decision, as steps to read and to see again."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from meeplehall.table import Acted, Table
from meeplehall.table.entries import AnyEntry
from meeplehall.web import scenes
from meeplehall.web.frames.frame import Step
from meeplehall.web.scenes import Look
from meeplehall.web.stories import deed_of

MOST = 24


def steps(table: Table, told: Sequence[tuple[AnyEntry, Sequence[int]]], look: Look, view: Any) -> list[Step]:
    """The last of them, each with the numbers of its lines and with what went where."""
    scene = scenes.find(table.game.name)
    opened = openings(table.log)
    found = []
    for entry, lines in told[-MOST:]:
        seat, moves = -1, []
        if isinstance(entry, Acted) and entry.seat != look.viewer:
            seat = -1 if id(entry) in opened else entry.seat
            moves = scene.moves([deed_of(entry, look.viewer, table.game)], view)
        if lines or moves:
            found.append(Step(seat, list(lines), moves))
    return found


def openings(log: Sequence[AnyEntry]) -> set[int]:
    """The entries that opened sealed choices: whose they were, and so who was last, nobody is told."""
    acted = [entry for entry in log if isinstance(entry, Acted)]
    return {id(entry) for before, entry in pairwise(acted) if before.sealed and not entry.sealed}
