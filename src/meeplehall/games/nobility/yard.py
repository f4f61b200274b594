"""The Construction Yard (RN-304)."""

from __future__ import annotations

from meeplehall.core.native import i64
from meeplehall.games.nobility import purse
from meeplehall.games.nobility.chancery import desk_coins
from meeplehall.games.nobility.event_cards import amount
from meeplehall.games.nobility.names import EVENT_HOUSE_PRICE, HOUSE_PRICE
from meeplehall.games.nobility.purse import coins, house
from meeplehall.games.nobility.settlers import next_slot
from meeplehall.games.nobility.state import READY, YARD_DICE, Board, Player


def house_price(s: Board, p: Player) -> i64:
    """RN-812, RN-833: desks and event add up, never below 0."""
    price = s.tables.house_price + amount(s, EVENT_HOUSE_PRICE) - desk_coins(s, p, HOUSE_PRICE)
    return price if price > 0 else i64(0)


def yard_open(s: Board, p: Player, value: i64) -> bool:
    """A slot, no die below this one before it, a house left and the coins for it."""
    if p.houses == 0 or p.coins < house_price(s, p):
        return False
    slot = next_slot(s, YARD_DICE, s.tables.yard_slots[s.seats])
    if slot < 0:
        return False
    return slot == 0 or s.dice[YARD_DICE + slot - 1] & 7 >= value


def visit_yard(s: Board, seat: i64) -> None:
    """One house onto the platform."""
    coins(s, seat, -house_price(s, s.players[seat]), purse.HOUSE)
    house(s, seat)
    s.todo = READY
