"""Commissions and their dice tiles (RN-831, RN-834 to RN-836).

A dice tile is an order: who has it, which commission lies with it, which of its slots hold a token and which a die.
"""

from __future__ import annotations

from typing import Final

from meeplehall.core.bits import bit, has, popcount
from meeplehall.core.heap import count
from meeplehall.core.native import i64
from meeplehall.games.nobility import purse
from meeplehall.games.nobility.names import (
    BY_COINS,
    BY_COMMUNITY,
    BY_COUNCIL,
    BY_GUILD,
    BY_NOBILITY,
    BY_RACE,
    BY_RACES,
    BY_REPUTATION,
)
from meeplehall.games.nobility.purse import reputation
from meeplehall.games.nobility.rows import filled
from meeplehall.games.nobility.state import UNDER, Board, Player
from meeplehall.games.nobility.supply import draw
from meeplehall.games.nobility.tables import SETTLERS
from meeplehall.games.nobility.workshops import owned_in

# Parts of an order.
_OWNER: Final = 7  # seat + 1
_COMMISSION: Final = 3  # shift, five bits
_TOKENS: Final = 8  # shift, three bits
_DICE: Final = 11  # shift, three bits
_EXTRA: Final = 14  # shift, one bit: not the first commission
ALL_SLOTS: Final = 7

# Parts of a returned commission: card, five bits; who returned it; the other card returned with it.
_RETURNER: Final = 5  # shift, three bits: seat + 1
_MATE: Final = 8  # shift, five bits
CARD_BITS: Final = 5
CARD_MASK: Final = 31


def owner_of(order: i64) -> i64:
    """The seat that has the dice tile, or -1."""
    return (order & _OWNER) - 1


def commission_of(order: i64) -> i64:
    """The commission that lies with it."""
    return (order >> _COMMISSION) & CARD_MASK


def tokens_on(order: i64) -> i64:
    """The slots with a city token, as a set."""
    return (order >> _TOKENS) & ALL_SLOTS


def dice_on(order: i64) -> i64:
    """The slots with a die, as a set."""
    return (order >> _DICE) & ALL_SLOTS


def is_extra(order: i64) -> bool:
    """Whether the commission is beyond the first."""
    return (order >> _EXTRA) & 1 == 1


def make_order(seat: i64, commission: i64, tokens: i64, dice: i64, extra: bool) -> i64:
    """An order of these parts."""
    parts = seat + 1 + commission * bit(_COMMISSION) + tokens * bit(_TOKENS) + dice * bit(_DICE)
    return parts + bit(_EXTRA) if extra else parts


def with_commission(order: i64, commission: i64) -> i64:
    """The same order with another commission."""
    return order + (commission - commission_of(order)) * bit(_COMMISSION)


def offered(offer: i64, i: i64) -> i64:
    """The i-th of the drawn commissions; 0 if there are fewer."""
    return (offer >> (i * CARD_BITS)) & CARD_MASK


def returned_card(entry: i64) -> i64:
    """The card of a returned commission."""
    return entry & CARD_MASK


def returner(entry: i64) -> i64:
    """The seat that returned it."""
    return ((entry >> _RETURNER) & 7) - 1


def mate(entry: i64) -> i64:
    """The card returned together with it; 0 if it came alone."""
    return (entry >> _MATE) & CARD_MASK


def make_return(card: i64, seat: i64, other: i64) -> i64:
    """A returned commission of these parts."""
    return card + (seat + 1) * bit(_RETURNER) + other * bit(_MATE)


# Drawing and keeping


def draw_commission(s: Board) -> i64:
    """From the deck; when it is used up, what was returned under it, in order; 0 if nothing is left."""
    card = draw(s, s.commissions, "a commission")
    if card != 0:
        s.commissions &= ~bit(card)
        return card
    card = returned_card(s.under[0])
    if card != 0:
        s.revealed += 1
        for i in range(UNDER - 1):
            s.under[i] = s.under[i + 1]
        s.under[UNDER - 1] = 0
    return card


def draw_commissions(s: Board, seat: i64, n: i64) -> i64:
    """So many for this seat alone to see; returns how many there were."""
    p = s.players[seat]
    p.offer = 0
    drawn: i64 = 0
    for i in range(n):
        card = draw_commission(s)
        if card != 0:
            p.offer |= card * bit(i * CARD_BITS)
            drawn += 1
    if s.journal is not None:
        s.journal.secret_chance(seat, "commissions", seat, *[offered(p.offer, i) for i in range(drawn)])
    return drawn


def can_take_commission(s: Board, seat: i64) -> bool:
    """RN-835: fewer extra commissions than Chancery apprentices, and one to draw."""
    if s.chancery == 0:
        return False
    p = s.players[seat]
    return p.extras < p.seated and (s.commissions != 0 or s.under[0] != 0)


def keep_commission(s: Board, seat: i64, choice: i64, price: i64) -> None:
    """RN-835: one stays, the rest goes under the deck; then reputation, a dice tile and tokens."""
    p = s.players[seat]
    kept = offered(p.offer, choice)
    first: i64 = 0
    second: i64 = 0
    for i in range(3):
        card = offered(p.offer, i)
        if card != 0 and i != choice:
            p.seen |= bit(card)
            if first == 0:
                first = card
            else:
                second = card
    if second != 0 and s.rng.below(2) == 1:
        first, second = second, first
    if first != 0:
        put_under(s, make_return(first, seat, second))
    if second != 0:
        put_under(s, make_return(second, seat, first))
    p.seen &= ~bit(kept)
    p.offer = 0
    p.extras += 1
    if s.journal is not None:
        s.journal.tell("commission", seat)
        s.journal.secret(seat, "keep", seat, kept)
    reputation(s, seat, -price, purse.COMMISSION)
    hand_out_tile(s, seat, kept, True)


def put_under(s: Board, entry: i64) -> None:
    """Below all that lies there."""
    i: i64 = 0
    while s.under[i] != 0:
        i += 1
    s.under[i] = entry


def hand_out_tile(s: Board, seat: i64, commission: i64, extra: bool) -> None:
    """A dice tile of the bag, openly, to lie with the commission."""
    tile = draw(s, s.dice_tiles, "a dice tile")
    s.dice_tiles &= ~bit(tile)
    s.orders[tile] = make_order(seat, commission, 0, 0, extra)
    if s.journal is not None:
        s.journal.chance("dice tile", seat, tile)


# Dice tiles


def tile_open(s: Board, seat: i64, tile: i64, value: i64) -> bool:
    """RN-834: an own dice tile with a free slot of this value."""
    order = s.orders[tile]
    if owner_of(order) != seat:
        return False
    slot = s.tables.tile_slot[tile * 7 + value]
    return slot >= 0 and (tokens_on(order) | dice_on(order)) & bit(slot) == 0


def visit_tile(s: Board, tile: i64) -> None:
    """The die lies there until Upkeep."""
    s.orders[tile] += bit(_DICE + s.tables.tile_slot[tile * 7 + s.value])


def collect_dice(s: Board) -> None:
    """RN-834: at Upkeep every die leaves a token; with three of them the commission is active."""
    for tile in range(1, len(s.orders)):
        order = s.orders[tile]
        dice = dice_on(order)
        if dice != 0:
            s.orders[tile] = order + dice * bit(_TOKENS) - dice * bit(_DICE)
            if s.journal is not None:
                s.journal.tell("tokens", owner_of(order), tile, popcount(tokens_on(order) | dice))


def active(order: i64) -> bool:
    """Whether all three tokens lie on the tile."""
    return tokens_on(order) == ALL_SLOTS


# Points


def of_race(s: Board, p: Player, race: i64) -> i64:
    """How many settlers cards of this race the player has housed."""
    n: i64 = 0
    for card in range(1, SETTLERS + 1):
        if has(p.housed, card) and s.tables.card_race[card] == race:
            n += 1
    return n


def commission_points(s: Board, seat: i64, commission: i64) -> i64:
    """RN-834: what an active commission scores in this position."""
    p = s.players[seat]
    t = s.tables
    kind = t.commission_kind[commission]
    subject = t.commission_of[commission]
    each = t.commission_each[commission]
    worth: i64 = 0
    if kind == BY_RACE:
        worth = each * of_race(s, p, subject)
    elif kind == BY_GUILD:
        worth = each * owned_in(s, seat, subject) + t.commission_also[commission] * count(p.apprentices, subject)
    elif kind == BY_COMMUNITY:
        worth = each * filled(p.lots)
    elif kind == BY_COUNCIL:
        worth = each * popcount(p.tiles)
    elif kind == BY_REPUTATION:
        worth = t.commission_steps[commission * 64 + p.reputation]
    elif kind == BY_NOBILITY:
        worth = t.commission_steps[commission * 64 + p.nobility]
    elif kind == BY_COINS:
        worth = each * (p.coins // t.commission_per[commission])
    elif kind == BY_RACES:
        beyond = popcount(p.races) - t.commission_beyond[commission]
        worth = each * beyond if beyond > 0 else i64(0)
    return worth if worth < t.commission_max[commission] else t.commission_max[commission]


def active_points(s: Board, seat: i64) -> i64:
    """All active commissions of a seat."""
    sum_: i64 = 0
    for tile in range(1, len(s.orders)):
        order = s.orders[tile]
        if owner_of(order) == seat and active(order):
            sum_ += commission_points(s, seat, commission_of(order))
    return sum_
