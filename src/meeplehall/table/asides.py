"""What is no move: chat and hints."""

from __future__ import annotations

from meeplehall.core.state import State
from meeplehall.table import entries as e
from meeplehall.table.errors import BadCommand, NotNow
from meeplehall.table.facts import Facts

LONGEST_TEXT = 500


class Asides(Facts):
    """What everybody is told beside the game."""

    def say(self, seat: int, text: str, at: int, player: str) -> None:
        """Chat, from a seat."""
        name = self._check_holds(seat, player).name
        text = " ".join(text.split())
        if not text:
            raise BadCommand("an empty message")
        if len(text) > LONGEST_TEXT:
            raise BadCommand(f"a message has at most {LONGEST_TEXT} characters, not {len(text)}")
        self._add(e.Said(at=at, seat=seat, name=name, text=text))

    def may_be_hinted(self) -> bool:
        """Whether hints are allowed: only one person plays here, or all agreed to them by sitting down; never rated."""
        if self.setting.rated:
            return False
        return self.setting.hints or len({seat.player for seat in self.seats if seat.player}) == 1

    def check_hint(self, seat: int, expected: int, player: str) -> State:
        """The position that a hint is asked for; raises where there is none to be had."""
        state = self._running()
        self._check_hands(seat, player)
        if self.setting.rated:
            raise NotNow("in a rated game nobody gets hints")
        if not self.may_be_hinted():
            raise NotNow("hints are for those who play alone with bots, or where all agreed to them")
        self._check_version(seat, expected)
        if seat not in self.pending():
            raise NotNow(f"seat {seat + 1} owes no decision now")
        return state

    def hint(self, seat: int, expected: int, at: int, player: str, warned: bool = False) -> None:
        """Note for everybody that this seat had a hint: once for a decision; that it is warned: once for a game."""
        self.check_hint(seat, expected, player)
        for _, entry in self._backwards():
            if isinstance(entry, e.Acted) and entry.seat == seat and not warned:
                break
            if isinstance(entry, e.Hinted) and entry.seat == seat and entry.warned == warned:
                return
        self._add(e.Hinted(at=at, seat=seat, warned=warned))
