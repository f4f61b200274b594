"""How the position goes on, and the log with it."""

from __future__ import annotations

from meeplehall.core.errors import MeeplehallError
from meeplehall.core.journal import Event, Journal
from meeplehall.core.state import State
from meeplehall.core.undo import Before
from meeplehall.table import entries as e
from meeplehall.table import undo
from meeplehall.table.errors import RuleBroke
from meeplehall.table.facts import Facts
from meeplehall.table.seats import Status


class Snapshot(Before):
    """A position before a decision, packed."""

    def __init__(self, state: State, packed: bytes = b"") -> None:
        super().__init__(state)
        self.packed = packed or state.pack()


class Playing(Facts):
    """Decisions go into the position here, whoever made them; `Deciding` has asked whether they may."""

    def _decide(self, state: State, seat: int, action: int, at: int, led: bool = False, ordered: bool = False) -> None:
        before = Snapshot(state, self.packed())
        self._packed = b""
        journal = Journal()
        state.journal = journal
        try:
            state.apply(seat, action)
        except Exception as error:
            # Whatever the rules had done by then is undone: the position may be half-way between two.
            self.state = self.game.unpack(before.packed)
            if isinstance(error, MeeplehallError):
                raise
            raise RuleBroke(seat, self.game.notation(action)) from error
        finally:
            state.journal = None
        self.note_decision(before, seat, action, journal.take(), at, led, ordered)

    def note_decision(
        self,
        before: Snapshot,
        seat: int,
        action: int,
        events: list[Event],
        at: int,
        led: bool = False,
        ordered: bool = False,
    ) -> None:
        """Write down a decision that the position has gone through, and what it told; `led`: see `undo.Undoable`."""
        state = self._running()
        self._packed = b""
        reveals = before.reveals(state, seat)
        if reveals or before.new_hands(state, seat):
            self._window = []
        notation = self.game.notation(action)
        number = self._add(
            e.Acted(
                at=at,
                seat=seat,
                action=notation,
                events=e.told(events, self.game),
                sealed=state.sealed,
                reveals=reveals,
                owing=self._owing(),
                ordered=ordered,
            )
        )
        if not reveals:
            self._window.append(undo.Undoable(number, seat, notation, state.sealed, before.packed, led))
        if state.over:
            self.status = Status.OVER

    def note_redraw(self, state: State, seat: int, seed: int, at: int) -> None:
        """Write down that the position was drawn anew; `state` is what it is now."""
        self.state = state
        self._packed = b""
        self._window = []
        self._add(e.Redrawn(at=at, seat=seat, seed=seed, owing=self._owing()))

    def play_on(self, origin: Facts, seat: int, seed: int, at: int) -> None:
        """Go through the decisions of the table it branches from; then what `seat` could not know is drawn anew."""
        earlier = origin.redraws()
        for number, (who, action) in enumerate(origin.actions()[: self.setting.played_after]):
            for redraw in earlier:
                if redraw.after == number:
                    self.note_redraw(redraw.drawn(self._running()), redraw.seat, redraw.seed, at)
            self._decide(self._running(), who, action, at)
        self.note_redraw(self._running().sample(seat, seed), seat, seed, at)
