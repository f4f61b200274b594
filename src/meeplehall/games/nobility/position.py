"""The position with its rules: what the core asks of every game."""

from __future__ import annotations

from typing import Any

from meeplehall.core.buffer import Actions
from meeplehall.core.codec import Reader, Writer
from meeplehall.core.heap import total
from meeplehall.core.native import i64
from meeplehall.core.state import Outcome, State
from meeplehall.games.nobility import legal, scoring
from meeplehall.games.nobility.berk import (
    COMMISSION_HERE,
    MODIFIERS_HERE,
    after,
    keep,
    leave,
    replace_buildings,
    replace_settlers,
    take_commission,
    take_modifiers,
)
from meeplehall.games.nobility.castle import recall
from meeplehall.games.nobility.chancery import BOTTOM, sit_down
from meeplehall.games.nobility.character import choose_good, decline_card
from meeplehall.games.nobility.codes import (
    ACCEPT,
    BUY_GOODS,
    CHARACTER,
    COMMISSION,
    COMPLETE,
    DESK,
    DIE,
    DROP,
    GOOD_OF_CHOICE,
    KEEP,
    LOT,
    MODIFIERS,
    MOVE,
    PLACE,
    RECALL,
    REFUSE,
    REPLACE,
    SELL_BUILDING,
    SELL_GOOD,
    SPEND,
    STOP,
    TAKE,
    TAKE_COIN,
    TRANSFER,
    WORKER,
    die_shown,
    die_value,
    transfer_origin,
    transfer_owner,
)
from meeplehall.games.nobility.fields import copy_board, read_board, write_board
from meeplehall.games.nobility.guilds import (
    answer,
    apprentices_step,
    buy,
    move_own,
    next_apprentice,
    place_worker,
    transfer,
    workshop_done,
)
from meeplehall.games.nobility.hall import build_community, sell_building
from meeplehall.games.nobility.places import visit
from meeplehall.games.nobility.port import leave_port, sell
from meeplehall.games.nobility.sampling import redraw
from meeplehall.games.nobility.settlers import complete, drop_card, leave_tavern, spend, take_card
from meeplehall.games.nobility.setup import choose_character, choose_commission, go_on_setup
from meeplehall.games.nobility.state import (
    ANSWER,
    APPRENTICES,
    BERK_COMMISSION,
    BERK_MODIFIERS,
    BUY,
    CARD_DONE,
    CHOOSE_COMMISSION,
    CHOOSE_PLACE,
    DIE_DONE,
    GIFT_CARD,
    READY,
    SELL_GOODS,
    SETUP,
    TAKE_CARD,
    WORKSHOP,
    Board,
)
from meeplehall.games.nobility.turn import end_turn, go_on
from meeplehall.games.nobility.view import view
from meeplehall.games.nobility.workshops import use_effect


class Nobility(Board):
    """A position of Rise to Nobility."""

    def pending(self) -> list[int]:
        if self.todo == CHOOSE_COMMISSION:
            return [seat for seat in range(self.seats) if self.players[seat].choice == 0]
        return [] if self.over else [self.actor()]

    def actor(self) -> i64:
        if self.todo == CHOOSE_COMMISSION:
            for seat in range(self.seats):
                if self.players[seat].choice == 0:
                    return seat
        return self.asked if self.todo == ANSWER else self.current

    def owes(self, seat: i64) -> bool:
        if self.todo == CHOOSE_COMMISSION:
            return self.players[seat].choice == 0
        return not self.over and self.actor() == seat

    def legal_into(self, seat: i64, out: Actions) -> None:
        legal.legal_into(self, seat, out)

    def play(self, seat: i64, action: i64) -> None:
        if self.todo == CHOOSE_COMMISSION:
            choose_commission(self, seat, action - KEEP)
            self.sealed = self.todo == CHOOSE_COMMISSION
            return
        self.sealed = False
        self.open_decision(seat)
        if action < TAKE_COIN:
            self.play_turn(seat, action)
        elif action < WORKER:
            self.play_guild(seat, action)
        elif action < STOP:
            self.play_step(seat, action)
        elif action == STOP:
            self.stop(seat)
        else:
            end_turn(self, seat)
        if self.todo == READY:
            if self.stage == SETUP:
                go_on_setup(self)
            else:
                go_on(self)

    def play_turn(self, seat: i64, action: i64) -> None:
        """Dice, places, cards, sales; and choices of the setup."""
        if action < KEEP:
            choose_character(self, seat, action - CHARACTER + 1)
        elif action < DIE:
            keep(self, seat, action - KEEP)
        elif action < PLACE:
            self.die = die_shown(action)
            self.value = die_value(action)
            self.todo = CHOOSE_PLACE
        elif action < TAKE:
            visit(self, seat, action - PLACE)
        elif action < DROP:
            take_card(self, seat, action - TAKE + 1)
        elif action < COMPLETE:
            drop_card(self, seat, action - DROP + 1)
        elif action < SPEND:
            complete(self, seat, action - COMPLETE + 1)
        elif action < SELL_BUILDING:
            spend(self, seat, action - SPEND + 1)
        else:
            sell_building(self, seat, action - SELL_BUILDING)

    def play_guild(self, seat: i64, action: i64) -> None:
        """Effects of workshops, and goods bought."""
        if action < BUY_GOODS:
            use_effect(self, seat, action)
            workshop_done(self, seat)
        else:
            buy(self, seat, action - BUY_GOODS + 1)

    def play_step(self, seat: i64, action: i64) -> None:
        """The steps of the other places."""
        if action == WORKER:
            place_worker(self, seat)
        elif action < TRANSFER:
            move_own(self, seat, action - MOVE)
        elif action < ACCEPT:
            transfer(self, seat, transfer_owner(action), transfer_origin(action))
        elif action <= REFUSE:
            answer(self, action == ACCEPT)
        elif action < SELL_GOOD:
            build_community(self, seat, action - LOT)
        elif action < COMMISSION:
            sell(self, seat, action - SELL_GOOD)
        elif action == COMMISSION:
            take_commission(self, seat)
        elif action < REPLACE:
            take_modifiers(self, seat, action - MODIFIERS)
        elif action == REPLACE:
            replace_settlers(self, seat)
        elif action < RECALL:
            replace_buildings(self, seat)
        elif action < DESK:
            recall(self, seat, action - RECALL)
        elif action < GOOD_OF_CHOICE:
            sit_down(self, seat, self.value - 1 + (action - DESK) * BOTTOM)
        else:
            choose_good(self, seat, action - GOOD_OF_CHOICE)

    def stop(self, seat: i64) -> None:
        """No more of this step."""
        todo = self.todo
        if todo == WORKSHOP:
            workshop_done(self, seat)
        elif todo == BUY:
            apprentices_step(self, seat)
        elif todo == APPRENTICES:
            self.left = 0
            next_apprentice(self, seat)
        elif todo == SELL_GOODS:
            leave_port(self)
        elif todo == TAKE_CARD:
            leave_tavern(self, seat)
        elif todo == BERK_COMMISSION:
            after(self, COMMISSION_HERE)
        elif todo == BERK_MODIFIERS:
            after(self, MODIFIERS_HERE)
        elif todo == GIFT_CARD:
            decline_card(self, seat)
        else:
            leave(self)

    def scores(self) -> list[int]:
        return [p.score for p in self.players]

    def ranking(self) -> Outcome:
        return scoring.ranking(self)

    def turn_number(self) -> i64:
        """Dice that wait, those of the seat in turn apart; its die of this turn waits until the turn ends.

        Houses built so far tell turns without a die apart (RN-204), again without that of this turn. Turns of a sale
        alone, one after the other when all others have passed, share a number: to bots and their clocks they are one.
        """
        others: i64 = 0
        own: i64 = self.acted & DIE_DONE
        for seat in range(self.seats):
            n = total(self.players[seat].dice)
            if seat == self.current:
                own += n
            else:
                others += n
        p = self.players[self.current]
        built = self.tables.houses - p.houses - p.platform - (1 if self.acted & CARD_DONE != 0 else 0)
        return ((self.round * 64 + others) * 64 + own * 6 + self.current) * 64 + built

    def clone(self) -> State:
        twin = Nobility()
        copy_board(self, twin)
        return twin

    def write(self, out: Writer) -> None:
        write_board(self, out)

    def read(self, data: Reader) -> None:
        read_board(self, data)
        if data.layout < 2:
            self.count_desks()

    def progress(self) -> str:
        return f"round {self.round + 1} of {self.tables.rounds}"

    def seen_by(self, seat: i64) -> Any:
        return view(self, seat)

    def redrawn(self, seat: i64, seed: i64) -> State:
        """Supplies are heaps and chance is drawn when revealed: only commissions and sealed choices are redrawn."""
        twin = Nobility()
        copy_board(self, twin)
        twin.rng.reseed(seed)
        redraw(twin, seat)
        return twin
