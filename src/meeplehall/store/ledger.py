"""How SQL that is the same for every store is run."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from meeplehall.core.errors import MeeplehallError


class Step(NamedTuple):
    """A statement that changes rows; with `must`, that is raised, and nothing is changed, if it changes none."""

    sql: str
    values: tuple[object, ...]
    must: MeeplehallError | None = None


class Ledger(Protocol):
    """How a store runs SQL; values are written $1, $2, ..."""

    async def ask(self, sql: str, *values: object) -> list[Any]:
        """The rows."""

    async def do(self, *steps: Step) -> list[int]:
        """All of them or none; how many rows each has changed."""
