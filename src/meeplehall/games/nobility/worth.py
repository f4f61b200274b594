"""What things are worth to a seat at first glance, in tenths of a point."""

from __future__ import annotations

from typing import Final

from meeplehall.core.bits import has, index_of
from meeplehall.core.heap import count
from meeplehall.core.native import i64
from meeplehall.games.nobility.commissions import commission_points
from meeplehall.games.nobility.guilds import apprentices_in
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
from meeplehall.games.nobility.rows import at
from meeplehall.games.nobility.settlers import TAVERN_CARDS, limit, usable
from meeplehall.games.nobility.state import Board, Player

VP: Final = 10
NO_CARD: Final = -1000
EVERY_DIE: Final = 17  # reputation that lets most rolls be placed whole


def rounds_left(s: Board) -> i64:
    """Rounds after this one."""
    return s.tables.rounds - 1 - s.round


def coin(s: Board, p: Player) -> i64:
    """A coin: buys houses, goods and buildings while there is time; the more there are the less."""
    left = rounds_left(s)
    if left == 0:
        return 3 if p.dice != 0 and p.coins < 8 else 1
    if p.coins < 8:
        return 7
    if p.coins < 14:
        return 5
    return 3 if p.coins < 22 else 2


def modifier(s: Board) -> i64:
    """A modifier."""
    return 7 if rounds_left(s) > 0 else 3


def reputation(s: Board, p: Player) -> i64:
    """A step of reputation: a pip more in this round and in each to come, as long as dice wait for it."""
    left = rounds_left(s)
    if p.reputation >= s.tables.max_reputation:
        return 0
    now: i64 = pip(s, p)
    if p.reputation >= EVERY_DIE:
        return now + left // 2
    if p.reputation >= 13:
        return now + 3 * left
    return now + 6 * left


def pip(s: Board, p: Player) -> i64:
    """A pip of the limit: nothing while all dice fit."""
    waiting: i64 = 0
    for face in range(6):
        waiting += (face + 1) * count(p.dice, face)
    return 4 if waiting > p.reputation - p.placed else 0


def star(s: Board, p: Player) -> i64:
    """A step of nobility: points at the end, the council, and the benefit once."""
    level = p.nobility
    if level >= s.tables.max_nobility:
        return 0
    worth: i64 = 6 + VP * (s.tables.nobility_vp[level + 1] - s.tables.nobility_vp[level])
    if p.lord == 0:
        worth += 8
    return worth


def wanted(s: Board, p: Player, kind: i64) -> i64:
    """How many of this good the cards in hand can take, beyond what is there."""
    need: i64 = 0
    hand = p.hand
    while hand != 0:
        lowest = hand & -hand
        hand ^= lowest
        if has(s.tables.card_goods[index_of(lowest)], kind):
            need += limit(s, p, kind)
    return need - count(p.goods, kind)


def shortage(s: Board, p: Player, kind: i64) -> i64:
    """How many of this good would bring a card in hand, with a house for it, closer to its least sum."""
    if p.platform == 0:
        return 0
    most: i64 = 0
    hand = p.hand
    while hand != 0:
        lowest = hand & -hand
        hand ^= lowest
        card_ = index_of(lowest)
        kinds = s.tables.card_goods[card_]
        if not has(kinds, kind):
            continue
        short = s.tables.card_min[card_]
        for other in range(6):
            if has(kinds, other):
                short -= usable(s, p, other)
        room = limit(s, p, kind) - count(p.goods, kind)
        if short < room:
            room = short
        if room > most:
            most = room
    return most


def good(s: Board, p: Player, kind: i64) -> i64:
    """One more of this good."""
    return goods(s, p, kind, 1)


def goods(s: Board, p: Player, kind: i64, n: i64) -> i64:
    """So many more of this good: a point each on a card, half a point at the end; more where a card lacks it."""
    left = rounds_left(s)
    if left == 0 and p.platform == 0:
        return 5 * n
    need = wanted(s, p, kind)
    lacking = shortage(s, p, kind)
    sum_: i64 = 0
    for i in range(n):
        if i < lacking:
            sum_ += 16 + 2 * left
        elif i < need:
            sum_ += 11
        else:
            sum_ += 5
    return sum_


def worker(s: Board, p: Player) -> i64:
    """A worker: an income for the rounds to come, or a building."""
    return 14 + 10 * rounds_left(s)


def card(s: Board, p: Player, n: i64) -> i64:
    """A settlers card in hand: what it will bring, less what is still to be got for it."""
    kinds = s.tables.card_goods[n]
    have: i64 = 0
    missing: i64 = 0
    for kind in range(6):
        if has(kinds, kind):
            most = limit(s, p, kind)
            there = count(p.goods, kind)
            have += there if there < most else most
            if there == 0:
                missing += 1
    least = s.tables.card_min[n]
    most_ = s.tables.card_max[n]
    if have > most_:
        have = most_
    left = rounds_left(s)
    short: i64 = least - have if least > have else i64(0)
    if left == 0 and (short > 0 or missing > 0):
        return -20
    worth = VP * (have if have > least else least) - 12 * short
    worth += s.tables.card_workers[n] * worker(s, p) // 2 + s.tables.card_stars[n] * star(s, p)
    worth += 3 * (most_ - least)
    if not has(p.races, s.tables.card_race[n]):
        worth += 2 + left
    return worth


def best_card(s: Board, p: Player) -> i64:
    """The best card shown at the Tavern."""
    best: i64 = NO_CARD
    for i in range(TAVERN_CARDS):
        shown = at(s.tavern, i)
        if shown != 0:
            found = card(s, p, shown)
            if found > best:
                best = found
    return best


def income(s: Board, p: Player, guild: i64, more: i64) -> i64:
    """Coins of the own apprentices there in one Income, with so many more standing there, of which `more` are own."""
    own = count(p.apprentices, guild) + more
    all_ = apprentices_in(s, guild) + more
    if all_ <= 0 or all_ > 7:
        return 0
    return own * s.tables.apprentice_income[s.seats * 8 + all_]


def apprentice(s: Board, p: Player, guild: i64) -> i64:
    """One more apprentice of this guild: coins in every Income, free goods, the right to its workshops."""
    left = rounds_left(s)
    coins = income(s, p, guild, 1) - income(s, p, guild, 0)
    worth = coins * coin(s, p) * left + coins * (1 if left == 0 else coin(s, p))
    return worth + 3 * left + (4 if left > 0 else 0)


def least_apprentice(s: Board, p: Player, but: i64) -> i64:
    """What the own apprentice of another guild brings who brings least; -1 if there is none."""
    best: i64 = -1
    for guild in range(6):
        if guild != but and count(p.apprentices, guild) != 0:
            worth = leaving(s, p, guild)
            if best < 0 or worth < best:
                best = worth
    return best


def leaving(s: Board, p: Player, guild: i64) -> i64:
    """What is lost when an own apprentice leaves this guild."""
    coins = income(s, p, guild, 0) - income(s, p, guild, -1)
    return coins * coin(s, p) * (rounds_left(s) + 1) + 3 * rounds_left(s)


def commission(s: Board, seat: i64, n: i64) -> i64:
    """What a commission may score in the end."""
    p = s.players[seat]
    left = rounds_left(s)
    now = commission_points(s, seat, n)
    kind = s.tables.commission_kind[n]
    subject = s.tables.commission_of[n]
    hope: i64 = 0
    if kind == BY_RACE:
        hand = p.hand
        while hand != 0:
            lowest = hand & -hand
            hand ^= lowest
            if s.tables.card_race[index_of(lowest)] == subject:
                hope += 2
        hope += left // 4
    elif kind == BY_GUILD:
        hope = left // 3 + (1 if p.keeper == subject + 1 else 0)
    elif kind == BY_COMMUNITY or kind == BY_COUNCIL:
        hope = left // 2
    elif kind == BY_REPUTATION:
        hope = 2
    elif kind == BY_NOBILITY:
        hope = left // 2
    elif kind == BY_COINS:
        hope = 2
    elif kind == BY_RACES:
        hope = left // 2
    sum_ = now + hope
    most = s.tables.commission_max[n]
    return VP * (sum_ if sum_ < most else most)
