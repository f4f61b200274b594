"""Standing orders: a seat that has asked for it passes on until something better comes up.

An order is an entry of the log that only its seat knows of. The table carries it out within the very command after
which the seat would have been asked: the pass is written together with what led to it, and takes the seat no time.
What is better says the game (`core/passing.py`). An order ends with its round or with the game, when its seat takes it
or a pass back or leaves to a bot, and when nobody has decided anything for a long time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from meeplehall.core.game import Game
from meeplehall.core.passing import NO_PASS
from meeplehall.core.state import State
from meeplehall.table import entries as e

Span = Literal["", "round", "game"]
"""How long an order stands; empty: there is none."""
MOST_IN_A_ROW = 64
"""After so many passes of which nobody has made a single one, people are asked again."""


def pass_of(game: Game, state: State, seat: int) -> int:
    """The pass of a seat that can do nothing better now, or NO_PASS. What a game gets wrong here is no order."""
    if game.passing is None or seat not in state.pending():
        return NO_PASS
    legal = state.legal(seat)
    try:
        found = game.passing.among(legal)
    except Exception:
        return NO_PASS
    return found if found in legal else NO_PASS


def round_of(game: Game, state: State) -> int:
    """The number of the round; -1 where a game cannot say, or has no passing."""
    try:
        return -1 if game.passing is None else int(game.passing.round_of(state))
    except Exception:
        return -1


class Orders:
    """Those of a table, as its log tells them."""

    def __init__(self) -> None:
        self._given: dict[int, e.Ordered] = {}

    def note(self, entry: e.AnyEntry) -> None:
        """An entry more."""
        match entry:
            case e.Ordered() if entry.span:
                self._given[entry.seat] = entry
            case e.Ordered() | e.Left():
                self._given.pop(entry.seat, None)
            case e.Sat() if entry.bot or not entry.player:
                self._given.pop(entry.seat, None)

    def span(self, game: Game, state: State | None, seat: int) -> Span:
        """How long this seat's order stands."""
        order = self._given.get(seat)
        if order is None or state is None or state.over:
            return ""
        return "" if order.span == "round" and order.round != round_of(game, state) else order.span

    def standing(self, game: Game, state: State) -> list[int]:
        """The seats that have one."""
        return [seat for seat in sorted(self._given) if self.span(game, state, seat)]

    def next(self, game: Game, state: State, owing: Sequence[int]) -> tuple[int, int] | None:
        """The first of the seats that owe a decision for which an order decides, with its pass."""
        for seat in owing:
            if self.span(game, state, seat) and (action := pass_of(game, state, seat)) != NO_PASS:
                return seat, action
        return None
