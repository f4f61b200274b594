"""In which order the bots' games go on after a start: people's tables first, and visitors in turn."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from meeplehall.store import TableSummary
from meeplehall.web.rooms.for_whom import people_at


def resume_order(tables: Sequence[TableSummary]) -> list[TableSummary]:
    """Whoever has a hundred tables waits behind the first table of everybody else."""
    with_people = [row for row in tables if people_at(row.seats)]
    without = [row for row in tables if not people_at(row.seats)]
    return _in_turn(with_people) + _in_turn(without)


def _in_turn(tables: Sequence[TableSummary]) -> list[TableSummary]:
    by_visitor: dict[str, list[TableSummary]] = {}
    for row in tables:
        by_visitor.setdefault((people_at(row.seats) or [row.host])[0], []).append(row)
    return [row for rows in zip_longest(*by_visitor.values()) for row in rows if row is not None]
