"""The position with its rules: what the core asks of every game."""

from __future__ import annotations

from typing import Any

from meeplehall.core.bits import BIT, bit, index_of, members
from meeplehall.core.buffer import Actions
from meeplehall.core.codec import Reader, Writer
from meeplehall.core.native import i64
from meeplehall.core.state import Outcome, State
from meeplehall.games.renaissance import legal, scoring
from meeplehall.games.renaissance.codes import (
    DISCARD,
    DONE,
    PASS,
    PLACE,
    REMOVE,
    TAKE,
    laid_position,
    laid_worker,
)
from meeplehall.games.renaissance.decks import tables_of
from meeplehall.games.renaissance.fields import copy_board, read_board, write_board
from meeplehall.games.renaissance.recruits import settle, take
from meeplehall.games.renaissance.sampling import redraw
from meeplehall.games.renaissance.setup import lay
from meeplehall.games.renaissance.state import WON, Board
from meeplehall.games.renaissance.structure import remove
from meeplehall.games.renaissance.turn import go_on
from meeplehall.games.renaissance.view import view


class Renaissance(Board):
    """A position of Renaissance Man."""

    def pending(self) -> list[int]:
        return members(self.open)

    def actor(self) -> i64:
        if self.open == 0:
            return -1
        return index_of(self.open & -self.open)

    def owes(self, seat: i64) -> bool:
        return self.open & BIT[seat] != 0

    def legal_into(self, seat: i64, out: Actions) -> None:
        legal.legal_into(self, seat, out)

    def play(self, seat: i64, action: i64) -> None:
        if self.todo == WON:
            self.sealed = False
            self.open_decision(seat)
            self.decide(seat, action)
        else:
            self.choose(seat, action)
            self.sealed = self.open != 0
        if self.open == 0:
            go_on(self)

    def choose(self, seat: i64, action: i64) -> None:
        """A part of a sealed choice, held by its seat alone; the last part closes it."""
        p = self.players[seat]
        if action < REMOVE:
            lay(self, seat, laid_position(action), laid_worker(action))
        elif action < PASS:
            p.removing |= bit(action - REMOVE)
        elif action >= DISCARD and action < DONE:
            p.throwing |= bit(action - DISCARD)
        else:
            p.choice = action + 1
            self.open &= ~bit(seat)

    def decide(self, seat: i64, action: i64) -> None:
        """RM-402: removals at once, then the won recruit."""
        if action < PASS:
            remove(self, seat, action - REMOVE)
            self.removed |= bit(action - REMOVE)
        elif action == TAKE:
            take(self, seat)
        else:
            settle(self, seat, action - PLACE)

    def scores(self) -> list[int]:
        return [scoring.workers(p) for p in self.players]

    def ranking(self) -> Outcome:
        return scoring.ranking(self)

    def clone(self) -> State:
        twin = Renaissance()
        copy_board(self, twin)
        return twin

    def write(self, out: Writer) -> None:
        out.put_text(self.tables.name)
        write_board(self, out)

    def read(self, data: Reader) -> None:
        self.tables = tables_of(data.get_text())
        read_board(self, data)
        if data.layout < 2:
            self.widen_heaps()
            if self.todo != WON:  # later layouts tell of the areas only while they are resolved
                self.area = 0
                self.removed = 0

    def seen_by(self, seat: i64) -> Any:
        return view(self, seat)

    def redrawn(self, seat: i64, seed: i64) -> State:
        twin = Renaissance()
        copy_board(self, twin)
        redraw(twin, seat, seed)
        return twin

    def progress(self) -> str:
        return f"round {self.round}, phase {self.phase}" if self.phase > 0 else f"round {self.round}"

    def turn_number(self) -> i64:
        return ((self.round * 5 + self.phase) * 6 + self.todo) * 5 + self.area
