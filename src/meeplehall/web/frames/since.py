"""What the others did since the viewer's last decision, as steps to read and to see again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from meeplehall.table import Acted, Table
from meeplehall.table.entries import AnyEntry
from meeplehall.web import scenes
from meeplehall.web.frames.frame import Step
from meeplehall.web.scenes import Line, Look
from meeplehall.web.stories import deed_of, line_html

MOST = 24


def steps(table: Table, told: Sequence[tuple[AnyEntry, list[Line]]], look: Look, view: Any) -> list[Step]:
    """The last of them, each with its lines and with what went where."""
    scene = scenes.find(table.game.name)
    found = []
    for entry, lines in told[-MOST:]:
        seat, moves = -1, []
        if isinstance(entry, Acted) and entry.seat != look.viewer:
            seat, moves = entry.seat, scene.moves([deed_of(entry, look.viewer, table.game)], view)
        if lines or moves:
            found.append(Step(seat, [line_html(line, 0) for line in lines], moves))
    return found
