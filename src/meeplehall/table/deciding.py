"""What a seat decides: its actions, what it takes back, and its standing order."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from meeplehall.core.errors import IllegalAction, MeeplehallError
from meeplehall.core.passing import NO_PASS
from meeplehall.core.preview import choices
from meeplehall.core.state import State
from meeplehall.table import entries as e
from meeplehall.table import undo
from meeplehall.table.errors import BadCommand, NotNow, NotYours, RuleBroke
from meeplehall.table.orders import MOST_IN_A_ROW, Span, pass_of, round_of
from meeplehall.table.playing import Playing
from meeplehall.table.seats import Status


class Deciding(Playing):
    """Each of these is made for the version that its seat has seen."""

    def act(
        self,
        seat: int,
        action: int,
        expected: int,
        at: int,
        player: str = "",
        lead: int = -1,
        leads: Callable[[int], bool] | None = None,
    ) -> None:
        """A decision of a person, or with no player of the bot that sits there.

        `lead`: one that is made together with it, before it; `leads` says of which actions that is possible.
        """
        state = self._asked(seat, expected, player)
        if seat not in self.pending():
            # The position would name those who still owe one: among sealed decisions that is a secret.
            raise IllegalAction(f"seat {seat + 1} owes no decision now")
        if lead >= 0:
            self.check_pair(state, seat, lead, action, leads)
            self._decide(state, seat, lead, at)
        self._decide(state, seat, action, at, led=lead >= 0)
        self._pass_on(at, after=seat)

    def _asked(self, seat: int, expected: int, player: str) -> State:
        """The position, for whoever may decide for this seat and has seen how things stand."""
        state = self._running()
        self._check_hands(seat, player)
        self._check_version(seat, expected)
        return state

    def check_pair(self, state: State, seat: int, lead: int, action: int, leads: Callable[[int], bool] | None) -> None:
        """Found out on a position imagined from what the seat knows: a trial on the true one would tell secrets."""
        found = [] if leads is None else choices(state, seat, leads)
        if not any(choice.lead == lead and choice.action == action for choice in found):
            raise IllegalAction("these two decisions cannot be made as one now")

    def can_take_back(self, seat: int) -> bool:
        """Whether this seat may take back its last decision."""
        return self.status is Status.RUNNING and undo.find(self._window, seat) >= 0

    def take_back(self, seat: int, expected: int, at: int, player: str) -> None:
        """Undo this seat's last decision, with the one that was chosen together with it, if nothing has come to light
        since. A standing order that would only decide the same again ends."""
        self._asked(seat, expected, player)
        index = undo.find(self._window, seat)
        if index < 0:
            raise NotNow("nothing to take back: something has come to light since, or another has decided")
        for number in range(index, -1, -1):
            undone = self._window[number]
            self.state, self._window = undo.without(self.game, self._window, number)
            self._packed = b""
            self._add(e.TookBack(at=at, seat=seat, entry=undone.entry, sealed=undone.sealed, owing=self._owing()))
            if not undone.led:
                break
        if self._ordered_pass([seat]) is not None:
            self._add(e.Ordered(at=at, seat=seat))

    # Standing orders

    def order_of(self, seat: int) -> Span:
        """How long this seat's standing order holds; for nobody else to know."""
        return self._orders.span(self.game, self.state, seat) if self.status is Status.RUNNING else ""

    def may_order(self, seat: int) -> bool:
        """Whether this seat is asked and can do nothing better than pass, so that it may ask to pass on."""
        return bool(self.pending()) and not self.setting.guide and pass_of(self.game, self._running(), seat) != NO_PASS

    def order(self, seat: int, span: Span, expected: int, at: int, player: str) -> None:
        """A person passes now, and on until something better comes up: in this round, or until the order is taken back.

        It can be given where a pass is the best that is open.
        """
        state = self._asked(seat, expected, player)
        if span not in ("round", "game"):
            raise BadCommand(f"an order stands for the 'round' or the 'game', not '{str(span)[:20]}'")
        if not player:
            raise NotYours("an order is for people: a bot decides by itself")
        if not self.may_order(seat):
            raise NotNow(f"seat {seat + 1} can ask to pass on when there is nothing better for it than to pass")
        self._add(e.Ordered(at=at, seat=seat, span=span, round=round_of(self.game, state)))
        self._pass_on(at)

    def take_order_back(self, seat: int, at: int, player: str) -> None:
        """The person decides about everything again; nothing happens where no order stands."""
        self._check_holds(seat, player)
        if self.order_of(seat):
            self._add(e.Ordered(at=at, seat=seat))

    def _pass_on(self, at: int, after: int = -1) -> None:
        """What orders decide, one after the other. One that breaks down ends, and its person is asked.

        What follows a decision of the same seat (`after`) by itself is taken back with it.
        """
        for _ in range(MOST_IN_A_ROW):
            found = self._ordered_pass(self.pending())
            if found is None:
                return
            seat, action = found
            try:
                self._decide(self._running(), seat, action, at, led=seat == after, ordered=True)
            except (MeeplehallError, RuleBroke):
                self._add(e.Ordered(at=at, seat=seat))
            after = seat
        if self.status is Status.RUNNING:
            for seat in self._orders.standing(self.game, self._running()):
                self._add(e.Ordered(at=at, seat=seat))

    def _ordered_pass(self, owing: Sequence[int]) -> tuple[int, int] | None:
        """The first of these seats for which an order decides now, with its pass."""
        return self._orders.next(self.game, self._running(), owing) if owing else None
