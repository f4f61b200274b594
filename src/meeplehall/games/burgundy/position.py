"""The position with its rules: what the core asks of every game."""

from __future__ import annotations

from typing import Any

from meeplehall.core.buffer import Actions
from meeplehall.core.codec import Reader, Writer
from meeplehall.core.native import i64
from meeplehall.core.state import Outcome, State
from meeplehall.games.burgundy import legal, scoring
from meeplehall.games.burgundy.codes import (
    BUY,
    DISCARD_TILE,
    GOODS,
    LOAD_FROM,
    PASS,
    PLACE,
    SELL,
    WORKERS,
    bought_slot,
    castle_space,
    chosen_good,
    discarded_storage,
    first_depot,
    placed_space,
    placed_storage,
    placing_die,
    second_depot,
    selling_die,
    sold_good,
    taken_slot,
    taking_die,
    workers_paid,
)
from meeplehall.games.burgundy.dice import cost, free_when_placing, free_when_taking
from meeplehall.games.burgundy.fields import copy_board, read_board, write_board
from meeplehall.games.burgundy.geometry import DISTANCE
from meeplehall.games.burgundy.placing import place
from meeplehall.games.burgundy.sampling import redraw
from meeplehall.games.burgundy.selling import sell, take_workers
from meeplehall.games.burgundy.setup import choose_castle
from meeplehall.games.burgundy.shipping import choose, load
from meeplehall.games.burgundy.state import CASTLE_CHOICE, EXTRA, FREE_PLACE, MAIN, Board, Player
from meeplehall.games.burgundy.tables import PHASE_NAMES
from meeplehall.games.burgundy.taking import buy, discard, take
from meeplehall.games.burgundy.tiles import TYPE
from meeplehall.games.burgundy.turn import ROUNDS, end_turn, go_on, turns
from meeplehall.games.burgundy.view import view


class Burgundy(Board):
    """A position of The Castles of Burgundy."""

    def pending(self) -> list[int]:
        if self.todo == CASTLE_CHOICE:
            return [seat for seat in range(self.seats) if self.players[seat].castle == 0]
        return [] if self.over else [self.current]

    def actor(self) -> i64:
        if self.todo == CASTLE_CHOICE:
            for seat in range(self.seats):
                if self.players[seat].castle == 0:
                    return seat
        return self.current

    def owes(self, seat: i64) -> bool:
        if self.todo == CASTLE_CHOICE:
            return self.players[seat].castle == 0
        return not self.over and self.current == seat

    def legal_into(self, seat: i64, out: Actions) -> None:
        legal.legal_into(self, seat, out)

    def play(self, seat: i64, action: i64) -> None:
        if self.todo == CASTLE_CHOICE:
            choose_castle(self, seat, castle_space(action))
            self.sealed = self.todo == CASTLE_CHOICE
            return
        self.sealed = False
        self.open_decision(seat)
        p = self.players[seat]
        todo = self.todo
        self.todo = MAIN
        if action < PLACE:
            die = taking_die(action)
            slot = taken_slot(action)
            self.arg = 0
            if die != 0:
                self.use(p, die, DISTANCE[die * 7 + (slot >> 2) + 1], free_when_taking(p))
            take(self, seat, slot)
        elif action < SELL:
            stored = placed_storage(action)
            space = placed_space(action)
            die = placing_die(action)
            if die != 0:
                steps = DISTANCE[die * 7 + p.estate.numbers[space]]
                self.use(p, die, steps, free_when_placing(p, TYPE[p.storage[stored]]))
            place(self, seat, stored, space)
        elif action < WORKERS:
            good = sold_good(action)
            die = selling_die(action)
            if die != 0:
                self.use(p, die, DISTANCE[die * 7 + good], False)
            sell(self, seat, good)
        elif action < BUY:
            die = action - WORKERS
            if die != 0:
                self.use(p, die, 0, False)
            take_workers(self, seat)
        elif action < DISCARD_TILE:
            if todo == EXTRA or todo == FREE_PLACE:
                self.todo = todo  # CB-601: the purchase comes before the use
            buy(self, seat, bought_slot(action), workers_paid(action))
        elif action < LOAD_FROM:
            discard(self, seat, discarded_storage(action))
        elif action < GOODS:
            load(self, seat, first_depot(action), second_depot(action))
        elif action < PASS:
            choose(self, seat, chosen_good(action))
        else:
            self.arg = 0
            if self.journal is not None:
                self.journal.tell("pass", seat, todo)
            if todo == MAIN:
                end_turn(self)
                return
        go_on(self)

    def use(self, p: Player, die: i64, steps: i64, free_step: bool) -> None:
        """Mark the die as used and pay the workers (CB-302)."""
        workers = cost(p, steps, free_step)
        p.workers -= workers
        if p.die0 == die and p.used & 1 == 0:
            p.used |= 1
        else:
            p.used |= 2
        if self.journal is not None:
            self.journal.tell("use", self.current, die, workers)

    def scores(self) -> list[int]:
        return [p.score for p in self.players]

    def ranking(self) -> Outcome:
        return scoring.ranking(self)

    def turn_number(self) -> i64:
        return turns(self)

    def clone(self) -> State:
        twin = Burgundy()
        copy_board(self, twin)
        return twin

    def write(self, out: Writer) -> None:
        write_board(self, out)

    def read(self, data: Reader) -> None:
        read_board(self, data)
        self.find_estates()
        if data.layout < 2:
            self.widen_heaps()

    def progress(self) -> str:
        return f"phase {PHASE_NAMES[self.phase]}, round {min(self.round + 1, ROUNDS)}"

    def seen_by(self, seat: i64) -> Any:
        return view(self, seat)

    def redrawn(self, seat: i64, seed: i64) -> State:
        twin = Burgundy()
        copy_board(self, twin)
        redraw(twin, seat, seed)
        return twin
