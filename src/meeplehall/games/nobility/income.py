"""Income (RN-208)."""

from __future__ import annotations

from meeplehall.core.heap import count
from meeplehall.core.native import i64
from meeplehall.games.nobility import purse
from meeplehall.games.nobility.character import next_gift
from meeplehall.games.nobility.event_cards import amount
from meeplehall.games.nobility.guilds import apprentices_in
from meeplehall.games.nobility.names import (
    EVENT_APPRENTICE_INCOME,
    EVENT_BUILDING_TAX,
    REWARD_COIN,
    REWARD_GOOD,
    REWARD_MODIFIER,
    REWARD_REPUTATION,
    REWARD_VP,
)
from meeplehall.games.nobility.purse import coins, goods, modifiers, points, reputation
from meeplehall.games.nobility.rows import at, filled
from meeplehall.games.nobility.state import LOTS, Board
from meeplehall.games.nobility.workshops import owned_in


def next_income(s: Board) -> bool:
    """The next seat clockwise from the first; `step` seats have been served. False when all have their income."""
    if s.step > 0:
        tax(s, s.current)
    if s.step == s.seats:
        s.step = 0
        return False
    s.current = (s.first + s.step) % s.seats
    s.step += 1
    if s.journal is not None:
        s.journal.tell("income", s.current)
    pay(s, s.current)
    return True


def pay(s: Board, seat: i64) -> None:
    """Apprentices, Chancery, workshops, lots; goods of choice are asked for."""
    p = s.players[seat]
    earned: i64 = 0
    for guild in range(6):
        own = count(p.apprentices, guild)
        if own != 0:
            each = s.tables.apprentice_income[s.seats * 8 + apprentices_in(s, guild)]
            earned += own * (each + amount(s, EVENT_APPRENTICE_INCOME))
    coins(s, seat, earned, purse.APPRENTICES)
    coins(s, seat, p.seated * s.tables.chancery_income, purse.CHANCERY)
    if p.masters > 0:
        for guild in range(6):
            goods(s, seat, guild, owned_in(s, seat, guild), purse.WORKSHOP)
    s.gift_goods = 0
    s.least = 0
    for lot in range(LOTS):
        if at(p.lots, lot) != 0:
            reward(s, seat, s.tables.lot_income[lot])
    next_gift(s, seat)


def reward(s: Board, seat: i64, kind: i64) -> None:
    """What stands above a built lot."""
    if kind == REWARD_COIN:
        coins(s, seat, 1, purse.LOT)
    elif kind == REWARD_GOOD:
        s.gift_goods += 1
    elif kind == REWARD_VP:
        points(s, seat, 1, purse.LOT)
    elif kind == REWARD_REPUTATION:
        reputation(s, seat, 1, purse.LOT)
    elif kind == REWARD_MODIFIER:
        modifiers(s, seat, 1, purse.LOT)


def tax(s: Board, seat: i64) -> None:
    """RN-812: an event takes coins for own buildings, as far as able."""
    p = s.players[seat]
    due = amount(s, EVENT_BUILDING_TAX) * (p.masters + filled(p.lots))
    coins(s, seat, -(due if due < p.coins else p.coins), purse.TAX)
