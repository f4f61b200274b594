"""Which actions are open. Each list comes out in ascending order of codes."""

from __future__ import annotations

from meeplehall.core.bits import bit, has, index_of, popcount
from meeplehall.core.buffer import Actions
from meeplehall.core.heap import count
from meeplehall.core.native import i64
from meeplehall.games.nobility.berk import (
    COMMISSION_HERE,
    MODIFIERS_HERE,
    REPLACE_HERE,
    can_replace,
    most_modifiers,
    open_at_berk,
)
from meeplehall.games.nobility.codes import (
    ACCEPT,
    BUY_GOODS,
    CHARACTER,
    COMMISSION,
    COMPLETE,
    DESK,
    DIE,
    DROP,
    END,
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
    TRANSFER,
    WORKER,
    WORKSHOPS,
)
from meeplehall.games.nobility.commissions import offered
from meeplehall.games.nobility.dice import playable
from meeplehall.games.nobility.guilds import most_to_buy
from meeplehall.games.nobility.night import may_choose
from meeplehall.games.nobility.places import open_places
from meeplehall.games.nobility.port import sellable
from meeplehall.games.nobility.rows import at
from meeplehall.games.nobility.settlers import TAVERN_CARDS, completable, least_to_spend, most_to_spend
from meeplehall.games.nobility.state import (
    ANSWER,
    APPRENTICES,
    AT_BERK,
    BERK_COMMISSION,
    BERK_KEEP,
    BERK_MODIFIERS,
    BERK_REPLACE,
    BUY,
    CARD_DONE,
    CHOOSE_CHARACTER,
    CHOOSE_COMMISSION,
    CHOOSE_DESK,
    CHOOSE_LOT,
    CHOOSE_PLACE,
    CHOOSE_RECALL,
    DIE_DONE,
    DROP_CARD,
    GIFT_CARD,
    GIFT_GOOD,
    LOTS,
    OWNED,
    SALE_DONE,
    SELL_GOODS,
    SPEND_GOODS,
    TAKE_CARD,
    TURN,
    WORKSHOP,
    Board,
    Player,
)
from meeplehall.games.nobility.tables import CHARACTERS
from meeplehall.games.nobility.workshops import legal_effects


def legal_into(s: Board, seat: i64, out: Actions) -> None:
    """The legal actions of a pending seat."""
    out.n = 0
    p = s.players[seat]
    todo = s.todo
    if todo == TURN:
        _turn(s, seat, p, out)
    elif todo == CHOOSE_PLACE:
        add_set(open_places(s, seat, s.value), PLACE, out)
    elif todo == WORKSHOP:
        legal_effects(s, seat, out)
    elif todo == BUY:
        for n in range(1, most_to_buy(s, p) + 1):
            out.add(BUY_GOODS + n - 1)
        out.add(STOP)
    elif todo == APPRENTICES:
        _apprentices(s, seat, p, out)
    elif todo == ANSWER:
        out.add(ACCEPT)
        out.add(REFUSE)
    elif todo == SELL_GOODS:
        for kind in range(s.least, 6):
            if sellable(s, p, kind):
                out.add(SELL_GOOD + kind)
        if s.step > 0:
            out.add(STOP)
    elif todo == TAKE_CARD:
        _cards(s, out)
        if s.step > 0:
            out.add(STOP)
    elif todo == GIFT_CARD:
        _cards(s, out)
        if s.rules >= 2 and popcount(p.hand) >= s.tables.hand:  # RN-608
            out.add(STOP)
    elif todo == DROP_CARD:
        add_set(p.hand, DROP - 1, out)
    elif todo == SPEND_GOODS:
        for n in range(least_to_spend(s, p), most_to_spend(s, p) + 1):
            out.add(SPEND + n - 1)
    elif todo == GIFT_GOOD:
        for kind in range(s.least, 6):
            out.add(GOOD_OF_CHOICE + kind)
    elif todo == AT_BERK:
        _berk(s, seat, out)
    elif todo == BERK_MODIFIERS:
        for bought in range(most_modifiers(s, seat) + 1):
            out.add(MODIFIERS + bought)
        if s.step != 0 or can_replace(s):
            out.add(STOP)
    elif todo == BERK_REPLACE:
        _replacing(s, out)
        if s.step != 0:
            out.add(STOP)
    elif todo == BERK_COMMISSION:
        out.add(COMMISSION)
        out.add(STOP)
    elif todo == BERK_KEEP or todo == CHOOSE_COMMISSION:
        for i in range(3):
            if offered(p.offer, i) != 0:
                out.add(KEEP + i)
    elif todo == CHOOSE_LOT:
        for lot in range(LOTS):
            if at(p.lots, lot) == 0:
                out.add(LOT + lot)
    elif todo == CHOOSE_RECALL:
        for guild in range(6):
            if count(p.apprentices, guild) != 0:
                out.add(RECALL + guild)
    elif todo == CHOOSE_DESK:
        out.add(DESK)
        out.add(DESK + 1)
    elif todo == CHOOSE_CHARACTER:
        for character in range(1, CHARACTERS + 1):
            if may_choose(s, p, character):
                out.add(CHARACTER + character - 1)


def add_set(members: i64, code: i64, out: Actions) -> None:
    """A code for each member of a set."""
    while members != 0:
        lowest = members & -members
        members ^= lowest
        out.add(code + index_of(lowest))


def _turn(s: Board, seat: i64, p: Player, out: Actions) -> None:
    """RN-203: each of the three once, in any order; RN-204: or the end of the turn."""
    if s.acted & DIE_DONE == 0:
        add_set(playable(s, seat), DIE, out)
    if s.acted & CARD_DONE == 0:
        add_set(completable(s, p), COMPLETE - 1, out)
    if s.acted & SALE_DONE == 0:
        if p.masters > 0:
            for place in range(WORKSHOPS):
                if s.workshops[place] // OWNED == seat + 1:
                    out.add(SELL_BUILDING + place)
        for lot in range(LOTS):
            if at(p.lots, lot) != 0:
                out.add(SELL_BUILDING + WORKSHOPS + lot)
    out.add(END)


def _apprentices(s: Board, seat: i64, p: Player, out: Actions) -> None:
    """RN-404: workers, own apprentices of other guilds; RN-843: at night those of other players."""
    if p.workers > 0:
        out.add(WORKER)
    for guild in range(6):
        if guild != s.guild and count(p.apprentices, guild) != 0:
            out.add(MOVE + guild)
    if s.night == 1:
        for other in range(s.seats):
            if other == seat:
                continue
            for guild in range(6):
                if guild != s.guild and count(s.players[other].apprentices, guild) != 0:
                    out.add(TRANSFER + other * 6 + guild)
    out.add(STOP)


def _berk(s: Board, seat: i64, out: Actions) -> None:
    """RN-603: whatever has not been done in this visit."""
    left = open_at_berk(s, seat)
    if has(left, COMMISSION_HERE):
        out.add(COMMISSION)
    if has(left, MODIFIERS_HERE):
        for bought in range(most_modifiers(s, seat) + 1):
            out.add(MODIFIERS + bought)
    if has(left, REPLACE_HERE):
        _replacing(s, out)
    if s.step != 0:
        out.add(STOP)


def _replacing(s: Board, out: Actions) -> None:
    """All settlers or all buildings, where there are any."""
    if s.tavern != 0:
        out.add(REPLACE)
    if s.hall != 0:
        out.add(REPLACE + 1)


def _cards(s: Board, out: Actions) -> None:
    """The face-up cards."""
    cards: i64 = 0
    for place in range(TAVERN_CARDS):
        cards |= bit(at(s.tavern, place))
    add_set(cards & ~1, TAKE - 1, out)
