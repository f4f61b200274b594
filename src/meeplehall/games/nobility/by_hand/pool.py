"""Cards and tiles on their way to the places that are named."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from meeplehall.core.by_hand import demand
from meeplehall.games.nobility.position import Nobility
from meeplehall.games.nobility.state import SLOT_BITS
from meeplehall.games.nobility.supply import draw
from meeplehall.games.nobility.tables import full


class Pool:
    """Cards or tiles of one kind, each of which lies in one place only."""

    def __init__(self, what: str, count: int) -> None:
        self.what = what
        self.count = count
        self.taken: dict[int, str] = {}

    def take(self, place: str, n: int) -> int:
        """This one comes to lie there."""
        demand(1 <= n <= self.count, place, f"no {self.what} {n}; they are 1 to {self.count}")
        demand(n not in self.taken, place, f"{self.what} {n} lies in {self.taken.get(n)} already")
        self.taken[n] = place
        return n

    def row(self, place: str, numbers: Iterable[int]) -> list[int]:
        """These come to lie there in order; 0 is an empty place."""
        return [self.take(f"{place}[{i}]", n) if n != 0 else 0 for i, n in enumerate(numbers)]

    def all_of(self, place: str, numbers: Iterable[int]) -> int:
        """The set of these, which come to lie there."""
        return set_of([self.take(f"{place}[{i}]", n) for i, n in enumerate(numbers)])

    def keep(self, s: Nobility, place: str, numbers: Iterable[int]) -> list[int]:
        """Those that lay there and have not been named, others in place of those that have."""
        return [self.again(s, place, n) if n != 0 else 0 for n in numbers]

    def again(self, s: Nobility, place: str, n: int) -> int:
        """The same one, or another where it has been named."""
        if n in self.taken:
            n = draw(s, self.rest(), f"a {self.what}")
            demand(n != 0, place, f"no {self.what} is left for it")
        self.taken[n] = place
        return n

    def rest(self) -> int:
        """The set of those that lie nowhere."""
        return full(self.count) - set_of(self.taken)


def set_of(numbers: Iterable[int]) -> int:
    """These numbers as bits."""
    found = 0
    for n in numbers:
        found |= 2**n
    return found


def packed(items: Sequence[int]) -> int:
    """The row of these, as `rows.as_items` reads it."""
    return sum(item << (SLOT_BITS * place) for place, item in enumerate(items))
