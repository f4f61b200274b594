"""Where each kind of action starts in the int space (`actions.py` says what it is), and what is in a code."""

from __future__ import annotations

from typing import Final

from meeplehall.core.native import i64
from meeplehall.games.renaissance.cards import BOOK, BREAD, COIN, SHIELD

LAY: Final = 0
REMOVE: Final = 25
PASS: Final = 35
HIRE: Final = 36
BARTER: Final = 116
TEACH: Final = 156
RECRUIT: Final = 164
PLACE: Final = 204
TAKE: Final = 214
DISCARD: Final = 215
DONE: Final = 223
ACTION_COUNT: Final = 224

LAY_WIDTH: Final = 5  # codes per position: the foundation cards
HIRE_WIDTH: Final = 10  # codes per hand card: the places above the foundation
TARGET_WIDTH: Final = 5  # codes per hand card: no target, or one of four icons


def laid_position(action: i64) -> i64:
    """The position of a foundation card, 0 to 4."""
    return (action - LAY) // LAY_WIDTH


def laid_worker(action: i64) -> i64:
    """The foundation card, in the order of WORKERS."""
    return (action - LAY) % LAY_WIDTH


def action_type(action: i64) -> i64:
    """The icon of HIRE, BARTER, TEACH or RECRUIT."""
    if action < BARTER:
        return COIN
    if action < TEACH:
        return BREAD
    return BOOK if action < RECRUIT else SHIELD


def slot_of(action: i64) -> i64:
    """The slot of the hand card that it uses."""
    if action < BARTER:
        return (action - HIRE) // HIRE_WIDTH
    if action < TEACH:
        return (action - BARTER) // TARGET_WIDTH
    if action < RECRUIT:
        return action - TEACH
    return (action - RECRUIT) // TARGET_WIDTH


def hired_place(action: i64) -> i64:
    """Where a HIRE puts the card."""
    return (action - HIRE) % HIRE_WIDTH


def target(action: i64) -> i64:
    """The icon named in a BARTER or a RECRUIT; -1 if there is none."""
    if action >= BARTER and action < TEACH:
        return (action - BARTER) % TARGET_WIDTH - 1
    if action >= RECRUIT and action < PLACE:
        return (action - RECRUIT) % TARGET_WIDTH - 1
    return -1
