"""Clocks: how much time everybody has, and how much of it is left. Pure: all times are handed in.

What is left follows from the log: each entry after which others are to decide says who. Milliseconds since 1970.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise

import msgspec

from meeplehall.core.errors import BadOption
from meeplehall.table import entries as e

MINUTE = 60 * 1000
DAY = 24 * 60 * MINUTE
RETURN = MINUTE
"""After the hall was closed, everybody has as long to come back as it was, up to this."""
LIVE = ((15, 10), (25, 15), (40, 20))
"""Minutes for the whole game, and seconds of every turn that do not count."""
DAYS = (1, 2, 3, 7)
"""Days for every turn."""


class Clock(msgspec.Struct, frozen=True, omit_defaults=True):
    """How much time there is, agreed by sitting down: minutes for the whole game, or days for every turn."""

    minutes: int = 0
    grace: int = 0
    """Seconds at the beginning of every turn that do not count; where there are minutes."""
    days: int = 0
    loss: bool = False
    """Whether who has no time left has lost; otherwise a bot takes over. A bot plays on either way."""

    @property
    def whole(self) -> int:
        """What everybody begins with, or every turn does."""
        return self.minutes * MINUTE or self.days * DAY

    def __str__(self) -> str:
        """Short, for lists and forms: `15+10`, `3d`; with `!` if time that runs out loses the game."""
        return (f"{self.minutes}+{self.grace}" if self.minutes else f"{self.days}d") + ("!" if self.loss else "")


def offered() -> list[Clock]:
    """The clocks a table may have, without what happens at zero."""
    return [*(Clock(minutes=m, grace=g) for m, g in LIVE), *(Clock(days=n) for n in DAYS)]


def clock_of(text: str) -> Clock | None:
    """What `str` makes of a clock that is offered; empty: none. Raises BadOption."""
    if not text:
        return None
    for clock in offered():
        if text.removesuffix("!") == str(clock):
            return msgspec.structs.replace(clock, loss=text.endswith("!"))
    raise BadOption(f"there is no clock '{text[:40]}'; offered: {', '.join(map(str, offered()))}")


class Hours:
    """When the hall was open: time in which it was closed is nobody's time."""

    def __init__(self, rows: Sequence[tuple[int, int]] = ()) -> None:
        """Openings with the moments until which it was open for sure, in order."""
        self.opened(rows)

    def opened(self, rows: Sequence[tuple[int, int]]) -> None:
        """What is known by now."""
        self._closed = [
            (until, opening + min(RETURN, opening - until))
            for (_, until), (opening, _) in pairwise(rows)
            if opening > until
        ]
        self._ends = [end for _, end in self._closed]

    def between(self, start: int, end: int) -> int:
        """Milliseconds in which it was open and people were back."""
        shut = 0
        for since, until in self._closed[bisect_right(self._ends, start) :]:
            if since >= end:
                break
            shut += min(end, until) - max(start, since)
        return max(0, end - start - shut)

    def from_(self, at: int) -> int:
        """The moment from which time counts again; this one, if it does."""
        return max([at, *(until for since, until in self._closed[bisect_right(self._ends, at) :] if since <= at)])


class Time(msgspec.Struct, frozen=True, array_like=True):
    """The time of a seat. What it has at a moment is `left` or, if that is less, what there is until `zero`."""

    left: int
    zero: int = 0
    """When nothing will be left, if the seat does not decide; 0: its clock stands."""


class _Hand:
    """A seat's clock while the log is gone through."""

    def __init__(self, left: int) -> None:
        self.left = left
        self.free = 0
        self.since = -1
        """Since when it runs; -1: it stands."""
        self.rests = 0
        self.person = False

    def charge(self, at: int, hours: Hours) -> None:
        """Take away what has passed."""
        if self.since >= 0:
            spent = hours.between(max(self.since, self.rests), at)
            self.left -= max(0, spent - self.free)
            self.free = max(0, self.free - spent)
            self.since = at

    def stop(self, at: int, hours: Hours) -> None:
        """The seat owes nothing any more."""
        self.charge(at, hours)
        self.since = -1

    def time(self, at: int, hours: Hours) -> Time:
        """As it is at a moment."""
        if self.since < 0:
            return Time(max(0, self.left))
        at = max(at, self.since)
        spent = hours.between(max(self.since, self.rests), at)
        begins = max(hours.from_(at), self.rests)
        zero = begins + self.free + self.left - spent
        # While it runs, what was left when it began to: that is the same at every moment until something happens.
        return Time(max(0, self.left if begins == at else min(self.left, zero - begins)), zero)


def times(
    clock: Clock, log: Iterable[e.AnyEntry], seats: int, at: int, hours: Hours, hidden: Mapping[int, int]
) -> list[Time]:
    """The time of every seat for somebody who does not know the entries with these numbers, by these seats.

    Whoever has sealed a choice that is not opened seems to think on.
    """
    hands = [_Hand(clock.whole) for _ in range(seats)]
    owing: set[int] = set()
    for n, entry in enumerate(log):
        if n in hidden:
            continue
        match entry:
            case e.Sat():
                hands[entry.seat].person = bool(entry.player) and not entry.bot
                if not hands[entry.seat].person:
                    hands[entry.seat].stop(entry.at, hours)
            case e.Left():
                hands[entry.seat].stop(entry.at, hours)
                hands[entry.seat].person = False
            case e.Came():
                hands[entry.seat].person = True
                if entry.seat in owing:
                    _begin(hands[entry.seat], clock, entry.at)
            case e.Rested():
                hands[entry.seat].charge(entry.at, hours)
                hands[entry.seat].rests = entry.until
            case e.Began() | e.Acted() | e.TookBack() | e.Redrawn() if entry.owing is not None:
                seeming = {seat for number, seat in hidden.items() if number < n} if entry.owing else set()
                now = seeming.union(entry.owing)
                _pass_on(hands, clock, owing, now, entry, hours)
                owing = now
    return [hand.time(at, hours) for hand in hands]


def _pass_on(
    hands: Sequence[_Hand],
    clock: Clock,
    before: set[int],
    now: set[int],
    entry: e.Began | e.Acted | e.TookBack | e.Redrawn,
    hours: Hours,
) -> None:
    """Other seats are to decide; who comes to decide by taking back goes on with what was left."""
    for seat, hand in enumerate(hands):
        if seat not in now:
            hand.stop(entry.at, hours)
        elif hand.person:
            hand.charge(entry.at, hours)
            again = isinstance(entry, e.Acted) and entry.seat == seat and entry.reveals
            if again or (seat not in before and not isinstance(entry, e.TookBack)):
                _begin(hand, clock, entry.at)
            hand.since = entry.at


def _begin(hand: _Hand, clock: Clock, at: int) -> None:
    """A turn of this seat begins."""
    hand.free = clock.grace * 1000
    if clock.days:
        hand.left = clock.whole
    hand.since = at
