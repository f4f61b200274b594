"""Chance by a given list: rolls and draws for tests, puzzles and studies, instead of the seeded generator.

Hang one up as `state.script`; the rules take the next item whenever something is rolled or drawn. When the list is at
its end, the generator goes on.
"""

from __future__ import annotations

from meeplehall.core.errors import BadChance
from meeplehall.core.native import i64


class Script:
    """What chance will bring: numbers for dice, names for draws."""

    def __init__(self, items: list[int | str]) -> None:
        self.items = list(items)
        self.at: i64 = 0

    def clone(self) -> Script:
        """A copy that goes on from here."""
        twin = Script(self.items)
        twin.at = self.at
        return twin

    def left(self) -> bool:
        """Whether anything is left of it."""
        return self.at < len(self.items)

    def number(self, low: i64, high: i64, what: str) -> i64:
        """The next item, a number for `what`; raises BadChance if it is none or not allowed."""
        item = self._next()
        if isinstance(item, bool) or not isinstance(item, int) or not low <= item <= high:
            raise BadChance(f"item {self.at} of the chance: {what} is from {low} to {high}, not {item!r}")
        return item

    def one_of(self, names: list[str], what: str) -> i64:
        """The place of the next item among the names that can come now; raises BadChance if it is not there."""
        item = self._next()
        text = str(item)
        for n in range(len(names)):
            if names[n] == text:
                return n
        shown = ", ".join(sorted(set(names))[:12])
        raise BadChance(f"item {self.at} of the chance: {what} cannot be {text[:40]!r} now; possible: {shown}")

    def _next(self) -> int | str:
        item = self.items[self.at]
        self.at += 1
        return item
