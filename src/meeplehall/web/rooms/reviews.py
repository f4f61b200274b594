"""Finished games that are read turn by turn by the bots' workers, and what has been found out so far."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict

import msgspec

from meeplehall.core.errors import MeeplehallError
from meeplehall.core.state import State
from meeplehall.store import Store, StoreError
from meeplehall.study.appraisal import conceals
from meeplehall.study.review import Review, review
from meeplehall.study.turns import Turn, open_position, turns
from meeplehall.study.verdicts import METHOD, Verdict
from meeplehall.table import Table
from meeplehall.web.config import Limits
from meeplehall.web.entrance.bounds import Busy, TooMany
from meeplehall.web.entrance.counting import Buckets, Crowd, Full
from meeplehall.web.logs import at_table, begin_request
from meeplehall.web.rooms.replays import check_replayable, record_of
from meeplehall.web.thinking.mistakes import what_and_where
from meeplehall.web.thinking.port import Thinking
from meeplehall.web.thinking.question import Judgement, LineFull, NoAnswer

log = logging.getLogger("meeplehall.hall")

KEPT = 16
OUT_OF_LINE = 2.0
"""Seconds until a turn for which there is no place in line is asked again."""
FOLLOWED = 1.0
"""Seconds between two looks at what another hall has found out."""
FAILURES = 3
"""After so many in a row a reading stops."""

_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Verdict).decode


class NothingToReview(MeeplehallError):
    """A game in which nobody has decided anything."""


class Reading:
    """A game with the verdicts on its turns, as far as they are known."""

    def __init__(
        self, table: Table, turns: list[Turn], end: State, verdicts: dict[int, Verdict], open_cards: bool = False
    ) -> None:
        self.table = table
        self.open_cards = open_cards
        """Whether turns are judged from what really lay there, instead of what the seat knew."""
        self.turns = turns
        self.verdicts = verdicts
        self.task: asyncio.Task[None] | None = None
        self.failed = False
        self.wish = 0
        """The turn somebody looks at: it is read first, and those after it."""
        self.hidden = any(conceals(turn.before, turn.seat) for turn in turns)
        """Whether open cards make a difference."""
        self._end = end
        self._began = time.monotonic()
        self._read_here = 0
        self._review: tuple[int, Review] | None = None

    @property
    def done(self) -> bool:
        """Whether every turn has its verdict."""
        return len(self.verdicts) == len(self.turns)

    @property
    def end(self) -> State:
        """The last position of the game."""
        return self._end

    def in_a_row(self) -> int:
        """How many turns are judged from the first on."""
        return next((n for n in range(len(self.turns)) if n not in self.verdicts), len(self.turns))

    def review(self) -> Review:
        """What follows from the turns that are judged from the first on."""
        known = self.in_a_row()
        if self._review is None or self._review[0] != known:
            verdicts = [self.verdicts[n] for n in range(known)]
            self._review = known, review(verdicts, self._end, finished=self.done)
        return self._review[1]

    def seconds_left(self) -> float:
        """About how long the rest takes; 0 if that cannot be told."""
        spent = time.monotonic() - self._began
        return (len(self.turns) - len(self.verdicts)) * spent / self._read_here if self._read_here else 0.0

    def begin(self) -> None:
        """From now on turns are read."""
        self._began = time.monotonic()
        self._read_here = 0
        self.failed = False

    def note(self, turn: int, verdict: Verdict) -> None:
        """One more."""
        self.verdicts[turn] = verdict
        self._read_here += 1

    def next(self) -> int:
        """The turn to be read next: that of the wish, or the first that is left."""
        left = [n for n in range(len(self.turns)) if n not in self.verdicts]
        return self.wish if self.wish in left else left[0]


class Reviews:
    """The games that are read, and those looked at last. What is found out is kept in the store turn by turn."""

    def __init__(self, store: Store, thinkers: Thinking, limits: Limits) -> None:
        self._store = store
        self._neighbours = store.neighbours
        self._thinkers = thinkers
        self._playouts = limits.review_playouts
        self._crowd = Crowd(limits.reviews, limits.reviews_per_visitor)
        self._starts = Buckets(
            limits.reviews_per_address_hour / 3600, limits.reviews_per_address_at_once, limits.remembered
        )
        self._kept: OrderedDict[tuple[str, bool], Reading] = OrderedDict()

    @property
    def budget(self) -> str:
        """What reviews are kept under: by which method, and with how many imagined games for each turn."""
        return f"{METHOD}:{self._playouts}"

    def shelf(self, open_cards: bool) -> str:
        """Where a reading is kept; those with open cards stand apart."""
        return f"{self.budget}:open" if open_cards else self.budget

    @property
    def playouts(self) -> int:
        """Imagined games for each turn."""
        return self._playouts

    async def find(self, table: Table, open_cards: bool = False) -> Reading:
        """The reading of a finished game, as far as it has come; that with open cards is one of its own."""
        key = (table.id, open_cards)
        found = self._kept.get(key)
        if found is None:
            check_replayable(table)
            kept = await self._store.verdicts(table.id, self.shelf(open_cards))
            fresh = await asyncio.to_thread(_reading, table, kept, open_cards)
            found = self._kept.setdefault(key, fresh)
            self._forget()
        elif self._neighbours is not None and not found.done:
            await self._take_over(found)
        self._kept.move_to_end(key)
        return found

    def start(self, reading: Reading, visitor: str, address: str, wish: int = 0) -> None:
        """Go on reading, unless that is done or under way; `wish`: the turn to begin with.

        Raises Busy or TooMany where others, or the same visitor, have to be done first.
        """
        reading.wish = wish
        if reading.done or reading.task is not None:
            return
        full = self._crowd.enter(visitor)
        if full is Full.HERE:
            raise Busy("other games are being read; this one comes when one of them is done", 5)
        if full is not None:
            raise TooMany("your other games are being read; this one comes when one of them is done", 5)
        if not self._starts.take(address):
            self._crowd.leave(visitor)
            raise TooMany("too many reviews from your address; come again later", self._starts.wait)
        reading.begin()
        reading.task = asyncio.create_task(self._read(reading, visitor))

    async def close(self) -> None:
        """Stop reading; what has been found is kept."""
        tasks = [reading.task for reading in self._kept.values() if reading.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _forget(self) -> None:
        idle = [key for key, reading in self._kept.items() if reading.task is None]
        for key in idle[: max(0, len(self._kept) - KEPT)]:
            del self._kept[key]

    async def _read(self, reading: Reading, visitor: str) -> None:
        begin_request()
        at_table(reading.table.id)
        failures = 0
        try:
            while not reading.done and failures < FAILURES:
                try:
                    if not await self._is_ours(reading):
                        await asyncio.sleep(FOLLOWED)
                        continue
                    await self._read_turn(reading, reading.next(), visitor)
                    failures = 0
                except LineFull:
                    await asyncio.sleep(OUT_OF_LINE)
                except (NoAnswer, StoreError) as error:
                    failures += 1
                    log.error("the review of table %s: %s", reading.table.id, what_and_where(error))
            reading.failed = not reading.done
        except Exception as error:
            reading.failed = True
            log.error("the review of table %s stops: %s", reading.table.id, what_and_where(error))
        finally:
            reading.task = None
            self._crowd.leave(visitor)
            if self._neighbours is not None:
                with contextlib.suppress(StoreError):  # then others wait until the lease has run out
                    await self._neighbours.release(reading.table.id)

    async def _is_ours(self, reading: Reading) -> bool:
        """Whether there is something left to read that no other hall on the same database is reading."""
        others, table = self._neighbours, reading.table.id
        if others is None or others.owns(table):
            return True
        ours = await others.claim(table)
        await self._take_over(reading)
        return ours and not reading.done

    async def _take_over(self, reading: Reading) -> None:
        """What other halls have found out."""
        kept = await self._store.verdicts(reading.table.id, self.shelf(reading.open_cards))
        for number, verdict in _readable(kept, len(reading.turns)).items():
            if number not in reading.verdicts:
                reading.note(number, verdict)

    async def _read_turn(self, reading: Reading, number: int, visitor: str) -> None:
        turn = reading.turns[number]
        before = open_position(reading.turns, number) if reading.open_cards else turn.before
        question = Judgement(
            game=reading.table.game,
            position=before.pack(),
            seat=turn.seat,
            steps=turn.steps,
            forced=turn.forced,
            first=turn.first,
            playouts=self._playouts,
            open_cards=reading.open_cards,
        )
        verdict = await self._thinkers.judge(question, visitor)
        verdict.news = [happening.text() for happening in turn.news]
        verdict.opened = turn.opened
        await self._store.keep_verdict(reading.table.id, self.shelf(reading.open_cards), number, _encode(verdict))
        reading.note(number, verdict)


def whole_review(table: Table, kept: dict[int, bytes]) -> Review | None:
    """The review of a finished game; None: some of its turns are not judged yet.

    Turns follow each other without a gap, so nothing needs to be played again to see whether all are there.
    """
    assert table.state is not None
    found = _readable(kept, len(kept))
    verdicts = [found[turn] for turn in sorted(found)]
    decided = 0
    for verdict in verdicts:
        if verdict.number != decided:
            return None
        decided += len(verdict.played.steps)
    return review(verdicts, table.state) if verdicts and decided == table.decided() else None


def _reading(table: Table, kept: dict[int, bytes], open_cards: bool) -> Reading:
    assert table.state is not None
    cut = list(turns(record_of(table), table.game))
    if not cut:
        raise NothingToReview("nothing was decided in this game, so there is nothing to review")
    return Reading(table, cut, table.state.clone(), _readable(kept, len(cut)), open_cards)


def _readable(kept: dict[int, bytes], count: int) -> dict[int, Verdict]:
    """What cannot be read is found out again."""
    found = {}
    for number, packed in kept.items():
        try:
            if 0 <= number < count:
                found[number] = _decode(packed)
        except msgspec.DecodeError:
            continue
    return found
