"""Which actions are open. Each list comes out in ascending order of codes."""

from __future__ import annotations

from meeplehall.core.bits import BIT, has, index_of
from meeplehall.core.buffer import Actions
from meeplehall.core.heap import count, kinds, total
from meeplehall.core.native import i64
from meeplehall.games.renaissance.cards import BOOK, BREAD, COIN, SHIELD
from meeplehall.games.renaissance.codes import (
    BARTER,
    DISCARD,
    DONE,
    HIRE,
    HIRE_WIDTH,
    LAY,
    LAY_WIDTH,
    PASS,
    PLACE,
    RECRUIT,
    REMOVE,
    TAKE,
    TARGET_WIDTH,
    TEACH,
)
from meeplehall.games.renaissance.hand import CARD, CARD_BITS, card_at
from meeplehall.games.renaissance.pyramid import BASE, FILLABLE, tops
from meeplehall.games.renaissance.setup import unlaid
from meeplehall.games.renaissance.state import CHOICE, LAYING, MAN, THROWING, WON, Board, Player
from meeplehall.games.renaissance.structure import access, fitting_offers, fitting_places, offers


def legal_into(s: Board, seat: i64, out: Actions) -> None:
    """The legal actions of a pending seat."""
    out.n = 0
    p = s.players[seat]
    todo = s.todo
    if todo == CHOICE:
        _choice(s, p, out)
    elif todo == THROWING:
        _removals(p.filled & ~p.removing, p.removing, out)
        new = _new_faces(s, p)
        for slot in range(p.hand_size):
            if not has(p.throwing, slot) and (has(new, slot) or p.throwing & BIT[slot - 1] != 0):
                out.add(DISCARD + slot)
        out.add(DONE)
    elif todo == WON:
        _removals(p.filled, s.removed, out)
        _places(fitting_places(s, p, p.filled, s.recruits[s.tables.areas[s.area]]), PLACE, out)
        out.add(TAKE)
    elif todo == MAN:
        filled = p.filled & ~p.removing
        if s.rules >= 2:  # RM-206, RM-305
            _removals(filled, p.removing, out)
        _places(FILLABLE[filled], PLACE, out)
    elif todo == LAYING:
        _foundation(p, out)


def _foundation(p: Player, out: Actions) -> None:
    """RM-103: any card that does not lie yet, on the next place from the left."""
    position: i64 = 0
    while p.places[BASE + position] != 0:
        position += 1
    left = unlaid(p)
    for card in range(LAY_WIDTH):
        if has(left, card):
            out.add(LAY + position * LAY_WIDTH + card)


def _removals(filled: i64, removed: i64, out: Actions) -> None:
    """RM-206: uncovered upper workers; places below `removed` in the order of entry are no longer open."""
    left = tops(filled)
    while left != 0:
        lowest = left & -left
        left ^= lowest
        if lowest > removed:
            out.add(REMOVE + index_of(lowest))


def _places(places: i64, code: i64, out: Actions) -> None:
    if places == 0:
        return
    items = out.items
    n = out.n
    while places != 0:
        lowest = places & -places
        places ^= lowest
        items[n] = code + index_of(lowest)
        n += 1
    out.n = n


def _new_faces(s: Board, p: Player) -> i64:
    """The slots with a card whose face does not lie in the slot before, as a set."""
    faces = s.tables.face
    new: i64 = 0
    before: i64 = -1
    hand = p.hand
    here: i64 = 1
    while hand != 0:
        face = faces[hand & CARD]
        if face != before:
            new |= here
            before = face
        here += here
        hand >>= CARD_BITS
    return new


def _choice(s: Board, p: Player, out: Actions) -> None:
    """RM-203: further removals, a pass, or an action that can be carried out (RM-308)."""
    filled = p.filled & ~p.removing
    _removals(filled, p.removing, out)
    out.add(PASS)
    given = access(s, p, filled, s.phase)
    open_ = given | kinds(p.stored)
    if open_ == 0:
        return
    new = _new_faces(s, p)  # of cards with the same face the first is named
    if has(open_, COIN):
        _hire(s, p, new, filled, out)
    if has(open_, BREAD):
        _barter(s, p, new, not has(given, BREAD), out)
    if has(open_, BOOK):
        _teach(s, p, new, out)
    if has(open_, SHIELD):
        _recruit(s, p, new, out)


def _hire(s: Board, p: Player, new: i64, filled: i64, out: Actions) -> None:
    """RM-301."""
    fillable = FILLABLE[filled]
    touching = offers(s, p, fillable)
    for slot in range(p.hand_size):
        if has(new, slot):
            places = fitting_offers(s, touching, fillable, card_at(p.hand, slot))
            _places(places, HIRE + slot * HIRE_WIDTH, out)


def _barter(s: Board, p: Player, new: i64, paid: bool, out: Actions) -> None:
    """RM-303: with a store that stays full after paying, one token is dropped."""
    stored = total(p.stored)
    if paid:
        stored -= 1
    for slot in range(p.hand_size):
        if not has(new, slot):
            continue
        code: i64 = BARTER + slot * TARGET_WIDTH
        if stored < s.tables.store:
            out.add(code)
            continue
        for icon in range(4):
            if count(p.stored, icon) != 0:
                out.add(code + 1 + icon)


def _teach(s: Board, p: Player, new: i64, out: Actions) -> None:
    """RM-304: a type that is not in the Renaissance area."""
    action = s.tables.action
    hand = p.hand
    for slot in range(p.hand_size):
        if has(new, slot) and action[hand & CARD] & p.taught == 0:
            out.add(TEACH + slot)
        hand >>= CARD_BITS


def _recruit(s: Board, p: Player, new: i64, out: Actions) -> None:
    """RM-307: with no knight at home, one comes from another area."""
    home = total(p.knights) < s.tables.knights
    for slot in range(p.hand_size):
        if not has(new, slot):
            continue
        code: i64 = RECRUIT + slot * TARGET_WIDTH
        if home:
            out.add(code)
            continue
        large = s.tables.large[card_at(p.hand, slot)]
        for icon in range(4):
            if icon != large and count(p.knights, icon) != 0:
                out.add(code + 1 + icon)
