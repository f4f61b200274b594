"""A die at a guild: workshops, goods, apprentices (RN-401 to RN-405)."""

from __future__ import annotations

from meeplehall.core.bits import has
from meeplehall.core.heap import count, one
from meeplehall.core.native import i64
from meeplehall.games.nobility import purse
from meeplehall.games.nobility.event_cards import amount
from meeplehall.games.nobility.names import EVENT_FREE_GOOD, EVENT_GOOD_PRICE
from meeplehall.games.nobility.night import may_refuse, transferable
from meeplehall.games.nobility.purse import coins, goods, reputation
from meeplehall.games.nobility.state import (
    ANSWER,
    APPRENTICES,
    BUY,
    GUILD_DICE,
    READY,
    WORKSHOP,
    WORKSHOP_SLOTS,
    Board,
    Player,
)
from meeplehall.games.nobility.tables import PAIR
from meeplehall.games.nobility.workshops import offers, reward_owner


def guild_open(s: Board, guild: i64, value: i64) -> bool:
    """RN-401: the slot of the value is empty and the guild takes one more die this round."""
    first = GUILD_DICE + guild * 3
    dice = s.dice
    if dice[first + PAIR[value]] != 0 or has(s.blocked, guild):
        return False
    taken: i64 = 0
    for slot in range(first, first + 3):
        if dice[slot] != 0:
            taken += 1
    return taken < s.tables.guild_dice[s.seats]


def visit_guild(s: Board, seat: i64, guild: i64) -> None:
    """RN-402: first the workshops, from left to right."""
    s.guild = guild
    s.step = 0
    next_workshop(s, seat)


def next_workshop(s: Board, seat: i64) -> None:
    """Ask for the effect of the next activated workshop, or go on to the goods."""
    activated = s.tables.guild_activates[PAIR[s.value]]
    while s.step < activated:
        if s.workshops[s.guild * WORKSHOP_SLOTS + s.step] != 0:
            if offers(s, seat):
                s.todo = WORKSHOP
                return
            reward_owner(s, seat, s.guild, s.step, s.tables.owner_reward[s.seats])
        s.step += 1
    goods_step(s, seat)


def workshop_done(s: Board, seat: i64) -> None:
    """The effect is used or declined: now its owner."""
    reward_owner(s, seat, s.guild, s.step, s.tables.owner_reward[s.seats])
    s.step += 1
    next_workshop(s, seat)


# Goods


def good_price(s: Board) -> i64:
    """RN-403; RN-812: what a good costs in the buying step."""
    price = s.tables.good_price + amount(s, EVENT_GOOD_PRICE)
    return price if price > 0 else i64(0)


def most_to_buy(s: Board, p: Player) -> i64:
    """What the die allows and the coins reach for."""
    most = s.tables.guild_buy[PAIR[s.value]]
    price = good_price(s)
    while most > 0 and most * price > p.coins:
        most -= 1
    return most


def goods_step(s: Board, seat: i64) -> None:
    """Ask for goods, where any can be bought."""
    s.step = 0
    if most_to_buy(s, s.players[seat]) > 0:
        s.todo = BUY
    else:
        apprentices_step(s, seat)


def buy(s: Board, seat: i64, n: i64) -> None:
    """RN-403: with a purchase one free good per own apprentice here; RN-812: and the event's."""
    p = s.players[seat]
    coins(s, seat, -n * good_price(s), purse.GOODS)
    free = count(p.apprentices, s.guild) + amount(s, EVENT_FREE_GOOD)
    goods(s, seat, s.guild, n + free, purse.GOODS)
    apprentices_step(s, seat)


# Apprentices


def apprentices_in(s: Board, guild: i64) -> i64:
    """How many apprentices of all players stand there."""
    n: i64 = 0
    for p in s.players:
        n += count(p.apprentices, guild)
    return n


def apprentices_step(s: Board, seat: i64) -> None:
    """RN-404: so many placings."""
    s.left = s.tables.guild_place[PAIR[s.value]]
    next_apprentice(s, seat)


def next_apprentice(s: Board, seat: i64) -> None:
    """Ask for the next apprentice while a placing, a slot and somebody for it are left."""
    if s.left > 0 and apprentices_in(s, s.guild) < s.tables.guild_apprentices[s.seats]:
        p = s.players[seat]
        elsewhere = p.apprentices & ~(one(s.guild) * 1023)
        if p.workers > 0 or elsewhere != 0 or transferable(s, seat, s.guild):
            s.todo = APPRENTICES
            return
    s.left = 0
    s.todo = READY


def place_worker(s: Board, seat: i64) -> None:
    """A worker of the lot becomes an apprentice here."""
    p = s.players[seat]
    p.workers -= 1
    p.apprentices += one(s.guild)
    if s.journal is not None:
        s.journal.tell("apprentice", seat, s.guild)
    s.left -= 1
    next_apprentice(s, seat)


def move_apprentice(s: Board, owner: i64, origin: i64) -> None:
    """An apprentice of another guild comes here and stays his owner's."""
    p = s.players[owner]
    p.apprentices += one(s.guild) - one(origin)
    if s.journal is not None:
        s.journal.tell("move", owner, origin, s.guild)


def move_own(s: Board, seat: i64, origin: i64) -> None:
    """RN-404: an own one is moved like a worker is placed."""
    move_apprentice(s, seat, origin)
    s.left -= 1
    next_apprentice(s, seat)


def transfer(s: Board, seat: i64, owner: i64, origin: i64) -> None:
    """RN-843: the owner is asked, if he can refuse at all."""
    s.left -= 1
    if s.journal is not None:
        s.journal.tell("transfer", seat, owner, origin, s.guild)
    if may_refuse(s, owner):
        s.asked = owner
        s.step = origin
        s.todo = ANSWER
        return
    move_apprentice(s, owner, origin)
    next_apprentice(s, seat)


def answer(s: Board, accepted: bool) -> None:
    """RN-843: moved, or refused for a reputation; the placing is used up either way."""
    if accepted:
        move_apprentice(s, s.asked, s.step)
    else:
        reputation(s, s.asked, -1, purse.REFUSAL)
    s.asked = 0
    s.step = 0
    next_apprentice(s, s.current)
