"""The office of Berk the clerk: a commission, modifiers, new cards or tiles (RN-603)."""

from __future__ import annotations

from typing import Final

from meeplehall.core.bits import bit
from meeplehall.core.native import i64
from meeplehall.games.nobility import purse
from meeplehall.games.nobility.commissions import can_take_commission, draw_commissions, keep_commission
from meeplehall.games.nobility.event_cards import amount
from meeplehall.games.nobility.names import EVENT_BERK_MODIFIERS
from meeplehall.games.nobility.purse import coins, modifiers
from meeplehall.games.nobility.rows import as_items
from meeplehall.games.nobility.settlers import TAVERN_CARDS
from meeplehall.games.nobility.state import (
    AT_BERK,
    BERK_COMMISSION,
    BERK_DICE,
    BERK_KEEP,
    BERK_MODIFIERS,
    BERK_REPLACE,
    HALL_DICE,
    READY,
    Board,
)
from meeplehall.games.nobility.supply import clear_hall, show_building, show_card
from meeplehall.games.nobility.tables import PAIR

# What can be done there, each once in a visit.
COMMISSION_HERE: Final = 0
MODIFIERS_HERE: Final = 1
REPLACE_HERE: Final = 2


def berk_open(s: Board, value: i64) -> bool:
    """The slot of the value is empty."""
    return s.dice[BERK_DICE + PAIR[value]] == 0


def visit_berk(s: Board, seat: i64) -> None:
    """RN-603: each of the three once, in any order, at least one of them (`step` holds what has been done)."""
    s.step = 0
    if s.rules >= 2:
        s.todo = AT_BERK
    else:
        s.todo = BERK_COMMISSION if can_take_commission(s, seat) else BERK_MODIFIERS


def open_at_berk(s: Board, seat: i64) -> i64:
    """What can still be done in this visit, as a set."""
    found: i64 = bit(MODIFIERS_HERE)
    if can_take_commission(s, seat):
        found |= bit(COMMISSION_HERE)
    if can_replace(s):
        found |= bit(REPLACE_HERE)
    return found & ~s.step


def done_here(s: Board, seat: i64, what: i64) -> None:
    """One of the three is done: on with what is left; under rules 1 with what comes after it."""
    s.step |= bit(what)
    if s.rules >= 2:  # RN-603
        s.todo = AT_BERK
        if open_at_berk(s, seat) == 0:
            leave(s)
    else:
        after(s, what)


def after(s: Board, what: i64) -> None:
    """Rules 1: commission, modifiers and replacing, in this order."""
    if what == COMMISSION_HERE:
        s.todo = BERK_MODIFIERS
    elif what == MODIFIERS_HERE and can_replace(s):
        s.todo = BERK_REPLACE
    else:
        leave(s)


def leave(s: Board) -> None:
    """Done here."""
    s.step = 0
    s.todo = READY


def take_commission(s: Board, seat: i64) -> None:
    """RN-835: draw by the die; keep one."""
    if draw_commissions(s, seat, s.tables.berk_draw[PAIR[s.value]]) == 1:
        keep(s, seat, 0)
    else:
        s.todo = BERK_KEEP


def keep(s: Board, seat: i64, choice: i64) -> None:
    """This one of the drawn."""
    keep_commission(s, seat, choice, s.tables.berk_reputation[PAIR[s.value]])
    done_here(s, seat, COMMISSION_HERE)


def free_modifiers(s: Board, value: i64) -> i64:
    """Those for the die and the event's."""
    return s.tables.berk_free[PAIR[value]] + amount(s, EVENT_BERK_MODIFIERS)


def most_modifiers(s: Board, seat: i64) -> i64:
    """How many can be bought beyond the free ones."""
    most = s.tables.berk_buy[PAIR[s.value]]
    while most > 0 and most * s.tables.modifier_price > s.players[seat].coins:
        most -= 1
    return most


def take_modifiers(s: Board, seat: i64, bought: i64) -> None:
    """The free ones and so many bought."""
    coins(s, seat, -bought * s.tables.modifier_price, purse.BERK)
    modifiers(s, seat, free_modifiers(s, s.value) + bought, purse.BERK)
    done_here(s, seat, MODIFIERS_HERE)


def can_replace(s: Board) -> bool:
    """Whether a card or a building lies face up."""
    return s.tavern != 0 or s.hall != 0


def replace_settlers(s: Board, seat: i64) -> None:
    """All face-up cards are discarded, then new ones come."""
    for card in as_items(s.tavern, TAVERN_CARDS):
        if card != 0:
            s.discards |= bit(card)
    s.tavern = 0
    for place in range(TAVERN_CARDS):
        show_card(s, place)
    done_here(s, seat, REPLACE_HERE)


def replace_buildings(s: Board, seat: i64) -> None:
    """All buildings are discarded; new ones come onto every slot without a die, from left to right."""
    clear_hall(s)
    for place in range(6):
        if s.dice[HALL_DICE + place] == 0:
            show_building(s, place)
    done_here(s, seat, REPLACE_HERE)
