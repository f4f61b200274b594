"""Bots that stand in: for people who leave, keep the others waiting or have no time left, and for bots that failed."""

from __future__ import annotations

from collections.abc import Mapping

from meeplehall.core.game import Game
from meeplehall.table import entries as e
from meeplehall.table.clock import Time, times
from meeplehall.table.errors import BadCommand, NotNow
from meeplehall.table.facts import Facts
from meeplehall.table.seats import Setting, Status

PATIENCE = 3 * 60 * 1000
"""After so many milliseconds the others may put a bot on an idle person's seat."""
RETURN = 60 * 1000
"""So many of them are left to everybody when a table is brought back from the store: the hall may have been closed."""


class StandIns(Facts):
    """Leaving and coming back while the game runs, and how long the others wait."""

    def __init__(self, setting: Setting, game: Game) -> None:
        super().__init__(setting, game)
        self._reopened = setting.created

    def resign(self, seat: int, bot: str, at: int, player: str) -> None:
        """A bot plays on for this person; without any person left the table closes."""
        self._running()
        self._check_hands(seat, player)
        self._leave(seat, bot, at, resigned=True)

    def replace(self, seat: int, bot: str, at: int, player: str) -> None:
        """Another person at the table puts a bot on the seat of somebody who has kept all waiting."""
        self._running()
        self._check_sits(player)
        place = self._seat(seat)
        if not place.person or place.player == player:
            raise BadCommand(f"seat {seat + 1} is not another person's")
        if self.setting.clock is not None:
            raise NotNow("this table has a clock: a bot takes over when the time of a seat has run out")
        asks = self.seats_of(player)[0]
        if seat not in self.owing_in_sight(asks):
            raise NotNow(f"seat {seat + 1} keeps nobody waiting")
        left = PATIENCE - self._waited(at, self.last_move(asks))
        if left > 0:
            raise NotNow(f"seat {seat + 1} has {left // 1000 + 1} more seconds")
        self._leave(seat, bot, at, resigned=False)

    def forfeit(self, seat: int, bot: str, at: int) -> None:
        """The hall itself puts a bot on the seat of a person for whom nobody has to wait any longer."""
        self._running()
        if not self._seat(seat).person:
            raise NotNow(f"no person decides for seat {seat + 1} now")
        self._leave(seat, bot, at, resigned=False)

    def come_back(self, seat: int, at: int, player: str) -> None:
        """The person takes the seat back from the bot that stood in."""
        self._running()
        if not self._check_holds(seat, player).bot:
            raise NotNow("nobody stands in for you")
        clock = self.setting.clock
        if seat in self.late and clock is not None and (clock.loss or not clock.days):
            raise NotNow("your time has run out; the bot plays this game to its end")
        self._add(e.Came(at=at, seat=seat))

    def reopened(self, at: int) -> None:
        """The table has been brought back from the store at this moment."""
        self._reopened = at

    def _waited(self, at: int, last: int) -> int:
        """Milliseconds since the last move. Before the table came back the clock may have been set, or people away."""
        since = self._reopened if last > at else last
        return at - max(since, self._reopened - (PATIENCE - RETURN))

    def _leave(self, seat: int, bot: str, at: int, resigned: bool, late: bool = False) -> None:
        self._add(e.Left(at=at, seat=seat, bot=bot, resigned=resigned, late=late))
        if not any(place.person for place in self.seats):
            self._add(e.Closed(at=at, seat=seat))

    # Clocks

    def times(self, at: int, viewer: int) -> list[Time]:
        """How much time every seat has, as far as this viewer may know; empty where there is no clock."""
        return self._times(at, self.sight.sealed_from(viewer))

    def run_out_at(self, at: int) -> int:
        """When the hall will have to see to it that somebody's time has run out; 0: not as things stand.

        Among several who are to decide that is when none of them has any left: until then nobody waits for one who has
        not, and nothing tells who has sealed a choice.
        """
        owing = self.pending()
        if self.setting.clock is None or not owing or any(self.seats[seat].bot for seat in owing):
            return 0
        found = self._times(at, {})
        return max(found[seat].zero for seat in owing)

    def run_out(self, bot: str, at: int) -> None:
        """The time of everybody who is to decide has run out: a bot goes on for them."""
        self._running()
        clock, due = self.setting.clock, self.run_out_at(at)
        if clock is None or not due or due > at:
            raise NotNow("nobody's time has run out")
        for seat in self.pending():
            self._leave(seat, bot, at, resigned=clock.loss, late=True)

    def rest(self, player: str, until: int, at: int) -> None:
        """A person is on vacation until then: where a turn has days, the clock stands still."""
        if self.status is Status.RUNNING and self.setting.clock is not None and self.setting.clock.days:
            for seat in self.seats_of(player):
                self._add(e.Rested(at=at, seat=seat, until=until))

    def _times(self, at: int, hidden: Mapping[int, int]) -> list[Time]:
        clock = self.setting.clock
        if clock is None:
            return []
        if self.status is not Status.RUNNING:
            at = self.log[-1].at
        return times(clock, self.log, len(self.seats), at, self.hours, hidden)

    # Bots that failed

    def relieve(self, seat: int, failed: str, bot: str, at: int) -> None:
        """A simpler bot goes on for one that failed."""
        self._check_failed(seat, failed)
        self._add(e.Relieved(at=at, seat=seat, bot=bot))

    def give_up(self, seat: int, failed: str, at: int) -> None:
        """Note that even the simplest bot failed; once, however often it is tried."""
        self._check_failed(seat, failed)
        happened = (entry for _, entry in self._backwards() if not isinstance(entry, e.Aside))
        if not isinstance(next(happened, None), e.Stuck):
            self._add(e.Stuck(at=at, seat=seat))

    def _check_failed(self, seat: int, failed: str) -> None:
        self._running()
        if self._seat(seat).bot != failed or not failed:
            raise NotNow(f"no bot '{failed}' decides for seat {seat + 1} now")
