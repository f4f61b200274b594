"""What looks good at first glance. The greedy bot plays by it.

A choice is rated by what the seat would have after it: workers count most, then the means to place more of them. A
worker in the structure is worth 1000.
"""

from __future__ import annotations

from typing import Final

from meeplehall.core.bits import BIT, index_of, popcount, table
from meeplehall.core.native import i64
from meeplehall.games.renaissance.acting import action_type, slot_of, target
from meeplehall.games.renaissance.cards import BOOK, BREAD, COIN, RENAISSANCE, SHIELD
from meeplehall.games.renaissance.codes import (
    BARTER,
    DISCARD,
    DONE,
    HIRE,
    HIRE_WIDTH,
    LAY_WIDTH,
    PASS,
    PLACE,
    RECRUIT,
    REMOVE,
    TAKE,
    TEACH,
)
from meeplehall.games.renaissance.hand import card_at, with_card, without
from meeplehall.games.renaissance.heap import count, kinds, one
from meeplehall.games.renaissance.pyramid import FILLABLE, LEFT, MASTER, RIGHT
from meeplehall.games.renaissance.state import THROWING, WON, Board, Player
from meeplehall.games.renaissance.structure import access, fitting_places

WORKER: Final = 1000
COMPLETE: Final = 20000
# A place that only a Renaissance Man can fill; when none is coming, it is worth removing a supporter.
DEAD: Final = 600
DEAD_FOR_GOOD: Final = 1200
DRAGGING: Final = 900  # how much less a worker counts then
LONG: Final = 24
STUCK: Final = 1500  # no way to act
FITTING: Final = 3  # for each card of the deck that fits a place
FIT: Final = 150  # a hand card that fits somewhere
CARD: Final = 40
RECRUIT_FIT: Final = 500  # a recruit that will fit
RECRUIT_CARD: Final = 90

# By number of icons in the Renaissance area; four make a Man.
_TAUGHT: Final = table([0, 170, 360, 580, WORKER + 100])
# By icon: a stored token, and access through a worker.
_TOKEN: Final = table([230, 110, 60, 110])
_ACCESS: Final = table([260, 190, 120, 160])
# Where each foundation card lies best: the Renaissance Man in the middle, those of use late at the ends.
_BASE: Final = table([0, 4, 1, 3, 2])


def rate(s: Board, seat: i64, action: i64) -> i64:
    """How good a legal action looks."""
    if action < REMOVE:
        return 1 if _BASE[action % LAY_WIDTH] == action // LAY_WIDTH else 0
    if action >= DISCARD:
        return 0 if action == DONE else _throw_worth(s, s.players[seat], action - DISCARD)
    p = s.players[seat].clone()
    p.filled &= ~p.removing
    before: i64 = 0
    if s.todo == THROWING:
        before = worth(s, seat, p) - (DRAGGING if _drags(s) else 0)
    _imagine(s, p, action)
    return worth(s, seat, p) - before


def _drags(s: Board) -> bool:
    """Whether to tear down: a long game goes round in circles, so every twelfth round a worker counts for little."""
    return s.round >= LONG and s.round % 12 == 0


def _imagine(s: Board, p: Player, action: i64) -> None:
    """What the seat has after the action, as far as it depends on nobody else."""
    if action < PASS:
        p.filled &= ~BIT[action - REMOVE]
    elif action == PASS:
        return
    elif action < PLACE:
        _imagine_action(s, p, action)
    elif action == TAKE:
        p.hand = with_card(p.hand, s.recruits[s.tables.areas[s.area]])
        p.hand_size += 1
    else:
        place = action - PLACE
        p.places[place] = s.recruits[s.tables.areas[s.area]] if s.todo == WON else RENAISSANCE
        p.filled |= BIT[place]


def _imagine_action(s: Board, p: Player, action: i64) -> None:
    icon = action_type(action)
    if access(s, p, p.filled, s.phase) & BIT[icon] == 0:
        p.stored -= one(icon)
    slot = slot_of(action)
    card = card_at(p.hand, slot)
    large = s.tables.large[card]
    p.hand = without(p.hand, slot)
    p.hand_size -= 1
    if action < BARTER:
        place = (action - HIRE) % HIRE_WIDTH
        p.places[place] = card
        p.filled |= BIT[place]
    elif action < TEACH:
        if target(action) >= 0:
            p.stored -= one(target(action))
        p.stored += one(large)
    elif action < RECRUIT:
        p.taught |= BIT[large]
    else:
        if target(action) >= 0:
            p.knights -= one(target(action))
        p.knights += one(large)


def worth(s: Board, seat: i64, p: Player) -> i64:
    """What a seat's things are worth."""
    if p.filled & BIT[MASTER] != 0:
        return COMPLETE
    out: i64 = WORKER * popcount(p.filled) + _TAUGHT[popcount(p.taught)]
    for level in range(1, 5):
        out += _access_worth(access(s, p, p.filled, level))
    for icon in range(4):
        n = count(p.stored, icon)
        out += _TOKEN[icon] * (n if n < 2 else 2)
    means = _means(s, p)
    if means == 0:
        out -= STUCK
    out += _places_worth(s, p, means & BIT[BOOK] != 0 or p.taught != 0)
    out += _hand_worth(s, p, means & BIT[COIN] != 0)
    return out + _knights_worth(s, seat, p)


def _access_worth(given: i64) -> i64:
    """One action a phase: the best counts fully, the others a little."""
    out: i64 = 0
    best: i64 = 0
    for icon in range(4):
        if given & BIT[icon] != 0:
            out += _ACCESS[icon] >> 2
            if _ACCESS[icon] > best:
                best = _ACCESS[icon]
    return out + best


def _means(s: Board, p: Player) -> i64:
    """The actions that any phase of a round would allow."""
    out = kinds(p.stored)
    for level in range(1, 5):
        out |= access(s, p, p.filled, level)
    return out


def _places_worth(s: Board, p: Player, man_may_come: bool) -> i64:
    """Open places that many cards fit are good; those that none fits are bad."""
    out: i64 = 0
    left = FILLABLE[p.filled]
    while left != 0:
        bit = left & -left
        left ^= bit
        place = index_of(bit)
        offers = s.tables.offer_right[p.places[LEFT[place]]] * 16 + s.tables.offer_left[p.places[RIGHT[place]]]
        n = s.tables.fitting[offers]
        if n != 0:
            out += FITTING * n
        elif man_may_come:
            out -= DEAD
            man_may_come = False
        else:
            out -= DEAD_FOR_GOOD
    return out


def _hand_worth(s: Board, p: Player, can_hire: bool) -> i64:
    """Cards that fit, more if they can be hired, and each place once."""
    out: i64 = 0
    spoken: i64 = 0
    for slot in range(p.hand_size):
        out += CARD
        places = fitting_places(s, p, p.filled, card_at(p.hand, slot)) & ~spoken
        if places != 0:
            spoken |= places & -places
            out += FIT if can_hire else FIT // 3
    return out


def _knights_worth(s: Board, seat: i64, p: Player) -> i64:
    """Recruits that knights stand for: surely won alone, less when others come."""
    out: i64 = 0
    for icon in range(4):
        own = count(p.knights, icon)
        card = s.recruits[icon]
        if own == 0 or card == 0:
            continue
        most = count(s.rivals, icon)
        for other in range(s.seats):
            if other != seat:
                n = count(s.players[other].knights, icon)
                if n > most:
                    most = n
        value: i64 = RECRUIT_FIT if fitting_places(s, p, p.filled, card) != 0 else RECRUIT_CARD
        if own <= most:
            value = value // 4
        out += value
    return out


def _throw_worth(s: Board, p: Player, slot: i64) -> i64:
    """RM-405: above 0 for a card that no action at hand has a use for."""
    card = card_at(p.hand, slot)
    means = _means(s, p)
    large = s.tables.large[card]
    if means & BIT[COIN] != 0 and fitting_places(s, p, p.filled, card) != 0:
        return -1
    for other in range(slot):
        if p.throwing & BIT[other] == 0 and s.tables.large[card_at(p.hand, other)] == large:
            return 1
    if means & BIT[BOOK] != 0 and p.taught & BIT[large] == 0:
        return -1
    if means & BIT[BREAD] != 0 and (large == COIN or large == BOOK) and count(p.stored, large) == 0:
        return -1
    if means & BIT[SHIELD] != 0 and s.recruits[large] != 0:
        if fitting_places(s, p, p.filled, s.recruits[large]) != 0:
            return -1
    return 1
