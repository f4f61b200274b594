"""What a value is guessed from: a seat's means, cards and prospects as small whole numbers."""

from __future__ import annotations

from typing import Final

from meeplehall.core.bits import has, index_of, popcount
from meeplehall.core.heap import count, total, variety
from meeplehall.core.native import i64, vec
from meeplehall.games.nobility import worth
from meeplehall.games.nobility.commissions import (
    ALL_SLOTS,
    active,
    commission_of,
    commission_points,
    dice_on,
    offered,
    owner_of,
    tokens_on,
)
from meeplehall.games.nobility.council import coins_asked
from meeplehall.games.nobility.names import THEME_NAMES
from meeplehall.games.nobility.night import guilds_owned
from meeplehall.games.nobility.rows import filled
from meeplehall.games.nobility.settlers import limit
from meeplehall.games.nobility.solo import reached
from meeplehall.games.nobility.state import CHOOSE_COMMISSION, COUNCIL_SLOTS, WORKSHOP_SLOTS, Board, Player
from meeplehall.games.nobility.workshops import owner
from meeplehall.games.nobility.worth import VP, rounds_left

_TIME: Final = [
    "rounds left",
    "dice left",
    "pips left",
    "dice that fit",
    "passed",
    "first next",
    "solo",
    "3 players",
    "4 players",
    "5 players",
    "6 players",
    "chancery",
    "events",
    "night",
]
_STOCK: Final = [
    "coins",
    "modifiers",
    "reputation",
    "nobility",
    "points of nobility",
    "stars to lord",
    "workers",
    "meeples",
    "apprentices",
    "guilds joined",
    "masters",
    "seated",
    "platform",
    "houses",
    "housed",
    "races",
    "lots",
    "desks",
]
_FUTURE: Final = [
    "income",
    "income to come",
    "workshop goods to come",
    "pips to come",
    "houses to come",
    "community to come",
]
_GOODS: Final = ["goods", "kinds", "wanted goods", "spare goods", "goods lacking"]
_HAND: Final = [
    "hand",
    "spendable",
    "spendable on the best",
    "short",
    "ready",
    "ready with a house",
    "waiting without a house",
    "stars in hand",
    "workers in hand",
    "new races in hand",
    "room in hand",
]
_TOWN: Final = ["best in the tavern", "best of the council", "council tiles", "council tiles payable", "rival's lead"]
_ORDERS: Final = [
    "active points",
    "orders",
    "slots open",
    "orders out of reach",
    "points of the others",
    "points close",
]
_NIGHT: Final = ["guilds owned", "own guild attacked"]

TIME: Final = 0
STOCK: Final = 14
FUTURE: Final = 32
GOODS: Final = 38
HAND: Final = 43
TOWN: Final = 54
ORDERS: Final = 59
NIGHT: Final = 65
MISSING: Final = 67  # solo: what the objective still asks for, by theme
MET: Final = 72
COUNT: Final = 73

NAMES: Final = [
    *_TIME,
    *_STOCK,
    *_FUTURE,
    *_GOODS,
    *_HAND,
    *_TOWN,
    *_ORDERS,
    *_NIGHT,
    *[f"missing {theme}" for theme in THEME_NAMES],
    "objective met",
]


def fill(s: Board, seat: i64, x: vec[i64]) -> None:
    """The features of a seat."""
    for i in range(COUNT):
        x[i] = 0
    p = s.players[seat]
    _time(s, seat, p, x)
    _stock(s, p, x)
    _future(s, p, x)
    _goods(s, p, x)
    _hand(s, p, x)
    _town(s, p, x)
    if s.chancery == 1:
        _orders(s, seat, p, x)
    if s.night == 1:
        x[NIGHT] = guilds_owned(s, seat)
        if p.keeper != 0:
            x[NIGHT + 1] = _foreign(s, seat, p.keeper - 1)
    if s.seats == 1:
        _objective(s, x)


def _time(s: Board, seat: i64, p: Player, x: vec[i64]) -> None:
    x[TIME] = rounds_left(s)
    room = p.reputation - p.placed
    x[TIME + 2] = room
    if p.passed == 0:
        for face in range(6):
            n = count(p.dice, face)
            x[TIME + 1] += n
            for _ in range(n):
                room -= face + 1
                if room >= 0:
                    x[TIME + 3] += 1
    else:
        x[TIME + 4] = 1
    if (s.first + 1) % s.seats == seat:
        x[TIME + 5] = 1
    if s.seats == 1:
        x[TIME + 6] = 1
    elif s.seats > 2:
        x[TIME + 4 + s.seats] = 1
    x[TIME + 11] = s.chancery
    x[TIME + 12] = s.events
    x[TIME + 13] = s.night


def _stock(s: Board, p: Player, x: vec[i64]) -> None:
    x[STOCK] = p.coins
    x[STOCK + 1] = p.modifiers
    x[STOCK + 2] = p.reputation
    x[STOCK + 3] = p.nobility
    x[STOCK + 4] = s.tables.nobility_vp[p.nobility]
    x[STOCK + 5] = i64(0) if p.lord == 1 else s.tables.lord - p.nobility
    x[STOCK + 6] = p.workers
    x[STOCK + 7] = p.meeples
    x[STOCK + 8] = total(p.apprentices)
    for guild in range(6):
        if count(p.apprentices, guild) != 0:
            x[STOCK + 9] += 1
    x[STOCK + 10] = p.masters
    x[STOCK + 11] = p.seated
    x[STOCK + 12] = p.platform
    x[STOCK + 13] = p.houses
    x[STOCK + 14] = popcount(p.housed)
    x[STOCK + 15] = popcount(p.races)
    x[STOCK + 16] = filled(p.lots)
    x[STOCK + 17] = variety(p.desks)


def _future(s: Board, p: Player, x: vec[i64]) -> None:
    left = rounds_left(s)
    coins: i64 = p.seated * s.tables.chancery_income
    for guild in range(6):
        coins += worth.income(s, p, guild, 0)
    x[FUTURE] = coins
    x[FUTURE + 1] = coins * (left + 1)
    x[FUTURE + 2] = p.masters * (left + 1)
    x[FUTURE + 3] = (p.reputation if p.reputation < 18 else 18) * left
    to_come = s.tables.houses - popcount(p.housed)
    x[FUTURE + 4] = to_come if to_come < 1 + left // 2 else 1 + left // 2
    x[FUTURE + 5] = filled(p.lots) * x[FUTURE + 4]


def _goods(s: Board, p: Player, x: vec[i64]) -> None:
    for kind in range(6):
        n = count(p.goods, kind)
        x[GOODS] += n
        if n != 0:
            x[GOODS + 1] += 1
        spare = -worth.wanted(s, p, kind)
        if spare < 0:
            x[GOODS + 2] += n
            x[GOODS + 4] -= spare
        else:
            x[GOODS + 2] += n - spare
            x[GOODS + 3] += spare


def _hand(s: Board, p: Player, x: vec[i64]) -> None:
    hand = p.hand
    t = s.tables
    while hand != 0:
        lowest = hand & -hand
        hand ^= lowest
        card = index_of(lowest)
        kinds = t.card_goods[card]
        have: i64 = 0
        missing: i64 = 0
        for kind in range(6):
            if has(kinds, kind):
                most = limit(s, p, kind)
                n = count(p.goods, kind)
                have += n if n < most else most
                if n == 0:
                    missing += 1
        if have > t.card_max[card]:
            have = t.card_max[card]
        short: i64 = t.card_min[card] - have
        if short < missing:
            short = missing
        x[HAND] += 1
        x[HAND + 1] += have
        x[HAND + 3] += short
        if have > x[HAND + 2]:
            x[HAND + 2] = have
        if short == 0:
            x[HAND + 4] += 1
        x[HAND + 7] += t.card_stars[card]
        x[HAND + 8] += t.card_workers[card]
        if not has(p.races, t.card_race[card]):
            x[HAND + 9] += 1
    x[HAND + 5] = x[HAND + 4] if x[HAND + 4] < p.platform else p.platform
    x[HAND + 6] = x[HAND] - p.platform if x[HAND] > p.platform else i64(0)
    x[HAND + 10] = t.hand - x[HAND]


def _town(s: Board, p: Player, x: vec[i64]) -> None:
    shown = worth.best_card(s, p)
    if shown > 0:
        x[TOWN] = shown // VP
    best: i64 = 0
    for space in range(COUNCIL_SLOTS):
        tile = s.council[space]
        if tile == 0 or not has(p.races, space % 6) or p.nobility < s.tables.council_nobility[tile]:
            continue
        x[TOWN + 2] += 1
        lacking: i64 = 0
        for kind in range(6):
            short = count(s.tables.council_goods[tile], kind) - count(p.goods, kind)
            if short > 0:
                lacking += short
        gain = 2 * s.tables.council_vp[tile] - total(s.tables.council_goods[tile]) - 2 * lacking
        if gain > best:
            best = gain
        if lacking == 0 and p.coins >= coins_asked(s, p, tile):
            x[TOWN + 3] += 1
    x[TOWN + 1] = best
    for q in s.players:
        if q.score - p.score > x[TOWN + 4]:
            x[TOWN + 4] = q.score - p.score


def _orders(s: Board, seat: i64, p: Player, x: vec[i64]) -> None:
    if s.todo == CHOOSE_COMMISSION and p.choice != 0:
        x[ORDERS + 4] = worth.commission(s, seat, offered(p.offer, p.choice - 1)) // VP
    reach = 1 + 2 * rounds_left(s)
    for tile in range(1, len(s.orders)):
        order = s.orders[tile]
        if owner_of(order) != seat:
            continue
        if active(order):
            x[ORDERS] += commission_points(s, seat, commission_of(order))
            continue
        points = worth.commission(s, seat, commission_of(order)) // VP
        open_ = 3 - popcount((tokens_on(order) | dice_on(order)) & ALL_SLOTS)
        x[ORDERS + 1] += 1
        x[ORDERS + 2] += open_
        if open_ > reach:
            x[ORDERS + 3] += 1
        else:
            x[ORDERS + 4] += points
            x[ORDERS + 5] += points * (3 - open_)


def _foreign(s: Board, seat: i64, guild: i64) -> i64:
    """Workshops of others in this guild."""
    n: i64 = 0
    for slot in range(WORKSHOP_SLOTS):
        who = owner(s, guild, slot)
        if who >= 0 and who != seat:
            n += 1
    return n


def _objective(s: Board, x: vec[i64]) -> None:
    theme = s.tables.objective_theme[s.objective]
    missing = s.tables.objective_threshold[s.objective] - reached(s, theme)
    if missing > 0:
        x[MISSING + theme] = missing
    else:
        x[MET] = 1
