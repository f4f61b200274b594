"""The Port (RN-601)."""

from __future__ import annotations

from meeplehall.core.heap import count, one
from meeplehall.core.native import i64
from meeplehall.games.nobility import purse
from meeplehall.games.nobility.chancery import desk_coins
from meeplehall.games.nobility.event_cards import amount
from meeplehall.games.nobility.names import EVENT_PORT_BONUS, EVENT_PORT_LIMIT, PORT_BONUS
from meeplehall.games.nobility.purse import coins, goods
from meeplehall.games.nobility.state import PORT_DICE, READY, SELL_GOODS, Board, Player


def sellable(s: Board, p: Player, kind: i64) -> bool:
    """Whether the player has this good and the ship a free space for it."""
    return count(p.goods, kind) != 0 and count(s.cargo, kind) < s.tables.ship_spaces[s.ship * 6 + kind]


def some_sellable(s: Board, p: Player, least: i64) -> bool:
    """Whether a good of this kind or a later one can be sold."""
    for kind in range(least, 6):
        if sellable(s, p, kind):
            return True
    return False


def port_open(s: Board, p: Player, value: i64) -> bool:
    """An empty slot and something to sell."""
    return s.dice[PORT_DICE + value - 1] == 0 and some_sellable(s, p, 0)


def price(s: Board, p: Player, kind: i64) -> i64:
    """The printed price; RN-812, RN-833: desks and event add to it."""
    return s.tables.ship_price[s.ship * 6 + kind] + amount(s, EVENT_PORT_BONUS) + desk_coins(s, p, PORT_BONUS)


def most_sold(s: Board, value: i64) -> i64:
    """As many as the die shows; RN-812: an event may limit it."""
    limit = amount(s, EVENT_PORT_LIMIT)
    return limit if 0 < limit < value else value


def visit_port(s: Board, seat: i64) -> None:
    """Goods are sold one by one, the kinds in their order, so that each mix can be sold in one way only."""
    s.left = most_sold(s, s.value)
    s.step = 0
    s.least = 0
    s.todo = SELL_GOODS


def sell(s: Board, seat: i64, kind: i64) -> None:
    """One good onto its space."""
    p = s.players[seat]
    earned = price(s, p, kind)
    goods(s, seat, kind, -1, purse.PORT)
    s.cargo += one(kind)
    coins(s, seat, earned, purse.PORT)
    s.step += 1
    s.left -= 1
    s.least = kind
    if s.left == 0 or not some_sellable(s, p, kind):
        leave_port(s)


def leave_port(s: Board) -> None:
    """Enough sold."""
    s.left = 0
    s.todo = READY
