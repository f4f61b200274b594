"""What looks good at first glance. The greedy bot plays by it.

A choice is rated by what the seat would have after it: workers count most, then the means to place more of them. A
worker in the structure is worth 1000.
"""

from __future__ import annotations

from typing import Final

from meeplehall.core.bits import bit, has, index_of, popcount, table
from meeplehall.core.heap import count, kinds, one
from meeplehall.core.native import i64, vec
from meeplehall.games.renaissance.cards import BOOK, BREAD, COIN, ICONS, RENAISSANCE, SHIELD
from meeplehall.games.renaissance.codes import (
    BARTER,
    DISCARD,
    DONE,
    PASS,
    PLACE,
    RECRUIT,
    REMOVE,
    TAKE,
    TEACH,
    action_type,
    hired_place,
    laid_position,
    laid_worker,
    slot_of,
    target,
)
from meeplehall.games.renaissance.fields import copy_player
from meeplehall.games.renaissance.hand import SLOTS, card_at, with_card, without
from meeplehall.games.renaissance.pyramid import FILLABLE, LEFT, LEVEL, MASTER, RIGHT
from meeplehall.games.renaissance.state import LAYING, MAN, THROWING, WON, Board, Player
from meeplehall.games.renaissance.structure import access, fitting_places

WORKER: Final = 1000
COMPLETE: Final = 20000
WON_GAME: Final = 100 * COMPLETE  # nothing else makes any sense beside it
DRAGGING: Final = 900  # how much less a worker counts when a game drags on
LONG: Final = 24

# Terms of what a seat's things are worth: names and first weights, in thousandths of a worker. Icons in their order.
TAUGHT: Final = 0  # by number of icons in the Renaissance area; four make a Man
TOKEN: Final = 4  # a stored token, the first two of each icon
ACCESS: Final = 8  # an action through a worker, the best of a level
BESIDE: Final = 12  # every action of that level besides
LEVEL_BONUS: Final = 16  # for each worker on levels 2 to 4
DEAD: Final = 19  # a place that only a Renaissance Man can fill, while one may come
DEAD_FOR_GOOD: Final = 20  # when none is coming
STUCK: Final = 21  # no way to act
FITTING: Final = 22  # for every ten cards of the deck that fit a place
FIT: Final = 23  # a hand card that fits somewhere and can be hired
FIT_LATER: Final = 24  # that cannot be hired yet
CARD: Final = 25
REDRAWN: Final = 26  # a card still to be drawn
RECRUIT_FIT: Final = 27  # a recruit that will fit
RECRUIT_CARD: Final = 28
CONTESTED: Final = 29  # thousandths of a recruit that others come for too
TERMS: Final = 30

TERM_NAMES: Final = [
    *[f"taught {n}" for n in range(1, 5)],
    *[f"token {icon}" for icon in ICONS],
    *[f"access {icon}" for icon in ICONS],
    *[f"access beside {icon}" for icon in ICONS],
    *[f"level {level}" for level in (2, 3, 4)],
    "dead",
    "dead for good",
    "stuck",
    "fitting",
    "fit",
    "fit later",
    "card",
    "redrawn",
    "recruit that fits",
    "recruit",
    "contested",
]
_FIRST: Final = [
    [170, 360, 580, WORKER + 100],  # taught
    [230, 110, 60, 110],  # token
    [260, 190, 120, 160],  # access
    [65, 47, 30, 40],  # beside
    [0, 0, 0],  # levels
    [-600, -1200, -1500],  # dead, dead for good, stuck
    [30, 150, 50, 40, 80],  # fitting, fit, fit later, card, redrawn
    [500, 90, 250],  # recruits
]
FIRST_WEIGHTS: Final = table([weight for row in _FIRST for weight in row])

# Where each foundation card lies best: the Renaissance Man in the middle, those of use late at the ends.
_BASE: Final = table([0, 4, 1, 3, 2])


def prior(s: Board, seat: i64, action: i64, w: vec[i64], learned: bool) -> i64:
    """How good a legal action looks by these weights; who has learned them judges discards by them too."""
    if action < REMOVE:
        return 1 if _BASE[laid_worker(action)] == laid_position(action) else 0
    if action >= DISCARD:
        if action == DONE:
            return 0
        if learned:
            return _throw_gain(s, seat, action - DISCARD, w)
        return _throw_worth(s, s.players[seat], action - DISCARD)
    p = copy_player(s.players[seat])
    p.filled &= ~p.removing
    before: i64 = 0
    if s.todo == THROWING:
        before = worth(s, seat, p, w) - (DRAGGING if _drags(s, p) else 0)
    imagine(s, p, action)
    if s.todo == MAN and action < PASS:
        return _best_place(s, seat, p, w) - 1
    if has(p.filled, MASTER):
        return WON_GAME
    return worth(s, seat, p, w) - before


def _best_place(s: Board, seat: i64, p: Player, w: vec[i64]) -> i64:
    """What the seat has when its Renaissance Man goes to the best place: a removal has to be worth it."""
    best: i64 = -WON_GAME
    left = FILLABLE[p.filled]
    while left != 0:
        lowest = left & -left
        left ^= lowest
        placed = copy_player(p)
        imagine(s, placed, PLACE + index_of(lowest))
        found = worth(s, seat, placed, w)
        if found > best:
            best = found
    return best


def idle(s: Board, seat: i64, w: vec[i64]) -> i64:
    """The prior of doing nothing."""
    if s.todo == LAYING or s.todo == THROWING:
        return 0
    p = copy_player(s.players[seat])
    p.filled &= ~p.removing
    return worth(s, seat, p, w)


def _throw_gain(s: Board, seat: i64, slot: i64, w: vec[i64]) -> i64:
    """A card to be drawn instead of this one, besides those thrown already."""
    p = as_chosen(s, seat)
    before = worth(s, seat, p, w)
    if p is s.players[seat]:
        p = copy_player(p)
    lower: i64 = 0
    for other in range(slot):
        if has(s.players[seat].throwing, other):
            lower += 1
    p.hand = without(p.hand, slot - lower)
    p.hand_size -= 1
    return worth(s, seat, p, w) + w[REDRAWN] - before


def _drags(s: Board, p: Player) -> bool:
    """Whether to tear down: a long game goes round in circles, so every twelfth round a worker counts for little.

    Who is left with books at best goes round sooner; alone there is no time for that.
    """
    if s.round >= LONG and s.round % 12 == 0:
        return True
    return s.seats > 1 and s.round >= LONG // 2 and s.round % 4 == 0 and _means(s, p) & ~bit(BOOK) == 0


def as_chosen(s: Board, seat: i64) -> Player:
    """What the seat has when the choice it holds is carried out."""
    chooser = s.players[seat]
    if s.over or (chooser.removing == 0 and chooser.choice == 0 and chooser.throwing == 0):
        return chooser
    p = copy_player(chooser)
    p.filled &= ~p.removing
    if s.todo == THROWING:
        for slot in range(SLOTS - 1, -1, -1):
            if has(p.throwing, slot):
                p.hand = without(p.hand, slot)
                p.hand_size -= 1
    elif p.choice != 0 and s.todo != LAYING:
        imagine(s, p, p.choice - 1)
    return p


def prospects(s: Board, seat: i64, w: vec[i64]) -> i64:
    """What a seat's things are worth once its choice is carried out; a card thrown away makes room for another."""
    thrown: i64 = popcount(s.players[seat].throwing) if s.todo == THROWING else i64(0)
    return worth(s, seat, as_chosen(s, seat), w) + w[REDRAWN] * thrown


def imagine(s: Board, p: Player, action: i64) -> None:
    """What the seat has after the action, as far as it depends on nobody else."""
    if action < PASS:
        p.filled &= ~bit(action - REMOVE)
    elif action == PASS:
        return
    elif action < PLACE:
        _imagine_action(s, p, action)
    elif action == TAKE:
        p.hand = with_card(p.hand, s.recruits[s.tables.areas[s.area]])
        p.hand_size += 1
    else:
        place = action - PLACE
        if s.todo == WON:
            p.places[place] = s.recruits[s.tables.areas[s.area]]
        else:
            p.places[place] = RENAISSANCE
            p.man = 0
        p.filled |= bit(place)


def _imagine_action(s: Board, p: Player, action: i64) -> None:
    icon = action_type(action)
    if not has(access(s, p, p.filled, s.phase), icon):
        p.stored -= one(icon)
    slot = slot_of(action)
    card = card_at(p.hand, slot)
    large = s.tables.large[card]
    p.hand = without(p.hand, slot)
    p.hand_size -= 1
    if action < BARTER:
        place = hired_place(action)
        p.places[place] = card
        p.filled |= bit(place)
    elif action < TEACH:
        if target(action) >= 0:
            p.stored -= one(target(action))
        p.stored += one(large)
    elif action < RECRUIT:
        p.taught |= bit(large)
    else:
        if target(action) >= 0:
            p.knights -= one(target(action))
        p.knights += one(large)


def worth(s: Board, seat: i64, p: Player, w: vec[i64]) -> i64:
    """What a seat's things are worth by these weights."""
    if has(p.filled, MASTER):
        return COMPLETE
    out: i64 = WORKER * popcount(p.filled)
    taught = popcount(p.taught)
    if taught > 0:
        out += w[TAUGHT + taught - 1]
    if p.man != 0:
        out += w[TAUGHT + 3]
    for level in range(2, 5):
        out += w[LEVEL_BONUS + level - 2] * popcount(p.filled & LEVEL[level])
    for level in range(1, 5):
        out += _access_worth(access(s, p, p.filled, level), w)
    for icon in range(4):
        n = count(p.stored, icon)
        out += w[TOKEN + icon] * (n if n < 2 else 2)
    means = _means(s, p)
    if means == 0:
        out += w[STUCK]
    out += _places_worth(s, p, has(means, BOOK) or p.taught != 0, w)
    out += _hand_worth(s, p, w[FIT] if has(means, COIN) else w[FIT_LATER], w[CARD])
    return out + _knights_worth(s, seat, p, w)


def _access_worth(given: i64, w: vec[i64]) -> i64:
    """One action a phase: the best counts fully, the others a little."""
    out: i64 = 0
    best: i64 = 0
    for icon in range(4):
        if has(given, icon):
            out += w[BESIDE + icon]
            if w[ACCESS + icon] > best:
                best = w[ACCESS + icon]
    return out + best


def _means(s: Board, p: Player) -> i64:
    """The actions that any phase of a round would allow."""
    out = kinds(p.stored)
    for level in range(1, 5):
        out |= access(s, p, p.filled, level)
    return out


def _places_worth(s: Board, p: Player, man_may_come: bool, w: vec[i64]) -> i64:
    """Open places that many cards fit are good; those that none fits are bad."""
    out: i64 = 0
    left = FILLABLE[p.filled]
    while left != 0:
        lowest = left & -left
        left ^= lowest
        place = index_of(lowest)
        offers = s.tables.offer_right[p.places[LEFT[place]]] * 16 + s.tables.offer_left[p.places[RIGHT[place]]]
        n = s.tables.fitting[offers]
        if n != 0:
            out += w[FITTING] * n // 10
        elif man_may_come:
            out += w[DEAD]
            man_may_come = False
        else:
            out += w[DEAD_FOR_GOOD]
    return out


def _hand_worth(s: Board, p: Player, fit: i64, card: i64) -> i64:
    """Cards, more if they fit, and each place once."""
    out: i64 = 0
    spoken: i64 = 0
    for slot in range(p.hand_size):
        out += card
        places = fitting_places(s, p, p.filled, card_at(p.hand, slot)) & ~spoken
        if places != 0:
            spoken |= places & -places
            out += fit
    return out


def _knights_worth(s: Board, seat: i64, p: Player, w: vec[i64]) -> i64:
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
        value: i64 = w[RECRUIT_FIT] if fitting_places(s, p, p.filled, card) != 0 else w[RECRUIT_CARD]
        if own <= most:
            value = value * w[CONTESTED] // 1000
        out += value
    return out


def _throw_worth(s: Board, p: Player, slot: i64) -> i64:
    """RM-405: above 0 for a card that no action at hand has a use for."""
    card = card_at(p.hand, slot)
    means = _means(s, p)
    large = s.tables.large[card]
    if has(means, COIN) and fitting_places(s, p, p.filled, card) != 0:
        return -1
    for other in range(slot):
        if not has(p.throwing, other) and s.tables.large[card_at(p.hand, other)] == large:
            return 1
    if has(means, BOOK) and not has(p.taught, large):
        return -1
    if has(means, BREAD) and (large == COIN or large == BOOK) and count(p.stored, large) == 0:
        return -1
    if has(means, SHIELD) and s.recruits[large] != 0:
        if fitting_places(s, p, p.filled, s.recruits[large]) != 0:
            return -1
    return 1
