"""Effects of workshops and the rewards of their owners (RN-402, RN-406)."""

from __future__ import annotations

from meeplehall.core.bits import bit, has
from meeplehall.core.buffer import Actions
from meeplehall.core.heap import as_list, count, one, total
from meeplehall.core.native import i64
from meeplehall.games.nobility import purse
from meeplehall.games.nobility.codes import (
    BUY_KIND,
    EXCHANGE_KINDS,
    REROLL_DICE,
    STOP,
    TAKE_COIN,
    TAKE_GOOD,
    TAKE_REPUTATION,
    good_given,
    good_taken,
)
from meeplehall.games.nobility.names import (
    BUY_ANY,
    COIN,
    EXCHANGE,
    GOOD,
    REPUTATION,
    REROLL,
    REWARD_COIN,
    REWARD_GOOD,
    REWARD_MODIFIER,
    REWARD_REPUTATION,
    REWARD_VP,
)
from meeplehall.games.nobility.purse import coins, goods, modifiers, points, reputation
from meeplehall.games.nobility.state import OWNED, WORKSHOP_SLOTS, Board
from meeplehall.games.nobility.supply import roll_heap


def workshop(s: Board, guild: i64, slot: i64) -> i64:
    """The tile on a workshop slot; 0 if there is none."""
    return s.workshops[guild * WORKSHOP_SLOTS + slot] % OWNED


def owner(s: Board, guild: i64, slot: i64) -> i64:
    """The seat that owns it, or -1."""
    return s.workshops[guild * WORKSHOP_SLOTS + slot] // OWNED - 1


def owned_in(s: Board, seat: i64, guild: i64) -> i64:
    """How many workshops of this guild the seat owns."""
    n: i64 = 0
    for slot in range(WORKSHOP_SLOTS):
        if owner(s, guild, slot) == seat:
            n += 1
    return n


def gives(s: Board, seat: i64) -> bool:
    """RN-406: whether the workshop in turn has something that costs nothing."""
    effects = s.tables.tile_effects[workshop(s, s.guild, s.step)]
    if effects & (bit(COIN) | bit(GOOD)) != 0:
        return True
    return has(effects, REPUTATION) and s.players[seat].reputation < s.tables.max_reputation


def offers(s: Board, seat: i64) -> bool:
    """RN-406: whether an effect of the workshop in turn would do anything."""
    if gives(s, seat):
        return True
    effects = s.tables.tile_effects[workshop(s, s.guild, s.step)]
    p = s.players[seat]
    if has(effects, REROLL) and p.dice != 0:
        return True
    if has(effects, BUY_ANY) and p.coins >= s.tables.good_price:
        return True
    return has(effects, EXCHANGE) and p.goods != 0


def legal_effects(s: Board, seat: i64, out: Actions) -> None:
    """Every way to use an effect, or none."""
    effects = s.tables.tile_effects[workshop(s, s.guild, s.step)]
    p = s.players[seat]
    if has(effects, COIN):
        out.add(TAKE_COIN)
    if has(effects, REPUTATION) and p.reputation < s.tables.max_reputation:
        out.add(TAKE_REPUTATION)
    if has(effects, REROLL):
        legal_rerolls(p.dice, out)
    if has(effects, GOOD):
        out.add(TAKE_GOOD)
    if has(effects, BUY_ANY) and p.coins >= s.tables.good_price:
        for kind in range(6):
            out.add(BUY_KIND + kind)
    if has(effects, EXCHANGE):
        for kind in range(6):
            if count(p.goods, kind) != 0:
                for other in range(6):
                    if other != kind:
                        out.add(EXCHANGE_KINDS + kind * 6 + other)
    out.add(STOP)


def legal_rerolls(dice: i64, out: Actions) -> None:
    """Every choice of the unplaced dice in ascending order; of equal dice the first ones."""
    n: i64 = 0
    same: i64 = 0  # dice equal to the one before
    for face in range(6):
        for i in range(count(dice, face)):
            if i > 0:
                same |= bit(n)
            n += 1
    for choice in range(1, bit(n)):
        if choice & same & ~(choice * 2) == 0:
            out.add(REROLL_DICE + choice - 1)


def reroll(s: Board, seat: i64, choice: i64) -> None:
    """RN-406: the chosen dice, thrown once together."""
    p = s.players[seat]
    n: i64 = 0
    chosen: i64 = 0
    for face in range(6):
        for _ in range(count(p.dice, face)):
            if has(choice, n):
                chosen += one(face)
            n += 1
    thrown = roll_heap(s, total(chosen))
    p.dice += thrown - chosen
    if s.journal is not None:
        s.journal.chance("reroll", seat, *as_list(chosen), *as_list(thrown))


def use_effect(s: Board, seat: i64, action: i64) -> None:
    """What the active player takes from the workshop."""
    if action == TAKE_COIN:
        coins(s, seat, 1, purse.WORKSHOP)
    elif action == TAKE_REPUTATION:
        reputation(s, seat, 1, purse.WORKSHOP)
    elif action < TAKE_GOOD:
        reroll(s, seat, action - REROLL_DICE + 1)
    elif action == TAKE_GOOD:
        goods(s, seat, s.guild, 1, purse.WORKSHOP)
    elif action < EXCHANGE_KINDS:
        coins(s, seat, -s.tables.good_price, purse.WORKSHOP)
        goods(s, seat, action - BUY_KIND, 1, purse.WORKSHOP)
    elif action != STOP:
        goods(s, seat, good_given(action), -1, purse.WORKSHOP)
        goods(s, seat, good_taken(action), 1, purse.WORKSHOP)


def reward_owner(s: Board, active: i64, guild: i64, slot: i64, times: i64) -> None:
    """RN-402: the slot's reward for its owner, if that is another player (the automa is one)."""
    seat = owner(s, guild, slot)
    if seat < 0 or seat == active:
        return
    kind = s.tables.workshop_reward[slot]
    if kind == REWARD_COIN:
        coins(s, seat, times, purse.REWARD)
    elif kind == REWARD_GOOD:
        goods(s, seat, guild, times, purse.REWARD)
    elif kind == REWARD_VP:
        points(s, seat, times, purse.REWARD)
    elif kind == REWARD_REPUTATION:
        reputation(s, seat, times, purse.REWARD)
    elif kind == REWARD_MODIFIER:
        modifiers(s, seat, times, purse.REWARD)
