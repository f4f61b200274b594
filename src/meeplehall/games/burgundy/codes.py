"""Where each kind of action starts in the int space (`actions.py` says what it is), and what is in a code."""

from __future__ import annotations

from typing import Final

from meeplehall.core.native import i64
from meeplehall.games.burgundy.geometry import SPACES

CASTLE_AT: Final = 0
TAKE: Final = 37
PLACE: Final = 205
SELL: Final = 982
WORKERS: Final = 1024
BUY: Final = 1031
DISCARD_TILE: Final = 1127
LOAD_FROM: Final = 1130
GOODS: Final = 1142
PASS: Final = 1148
ACTION_COUNT: Final = 1149

TAKE_WIDTH: Final = 24  # codes per die: the slots of the numbered depots
PLACE_WIDTH: Final = 111  # codes per die: three stored tiles on 37 spaces
SELL_WIDTH: Final = 6  # codes per die: types of goods
BUY_WIDTH: Final = 32  # codes per number of workers paid: all slots


def die_of(action: i64) -> i64:
    """The die that an action uses; 0 is none."""
    if action < TAKE:
        return 0
    if action < PLACE:
        return taking_die(action)
    if action < SELL:
        return placing_die(action)
    if action < WORKERS:
        return selling_die(action)
    if action < BUY:
        return action - WORKERS
    return 0


def taking_die(action: i64) -> i64:
    """The die that takes a tile."""
    return (action - TAKE) // TAKE_WIDTH


def placing_die(action: i64) -> i64:
    """The die that places a tile."""
    return (action - PLACE) // PLACE_WIDTH


def selling_die(action: i64) -> i64:
    """The die that sells goods."""
    return (action - SELL) // SELL_WIDTH


def taken_slot(action: i64) -> i64:
    """The slot from which a tile is taken."""
    return (action - TAKE) % TAKE_WIDTH


def placed_storage(action: i64) -> i64:
    """The storage space from which a tile is placed, 0 to 2."""
    return (action - PLACE) % PLACE_WIDTH // SPACES


def placed_space(action: i64) -> i64:
    """The space where a tile is placed."""
    return (action - PLACE) % PLACE_WIDTH % SPACES


def sold_good(action: i64) -> i64:
    """The type of goods that is sold, 1 to 6."""
    return (action - SELL) % SELL_WIDTH + 1


def bought_slot(action: i64) -> i64:
    """The slot from which a tile is bought."""
    return (action - BUY) % BUY_WIDTH


def workers_paid(action: i64) -> i64:
    """How many workers pay for it."""
    return (action - BUY) // BUY_WIDTH


def first_depot(action: i64) -> i64:
    """The depot from which a ship is loaded, 1 to 6."""
    return (action - LOAD_FROM) % 6 + 1


def second_depot(action: i64) -> i64:
    """The depot next to it, if it is loaded too (CB-412); 0: it is not."""
    return first_depot(action) % 6 + 1 if action - LOAD_FROM >= 6 else i64(0)


def castle_space(action: i64) -> i64:
    """The space of the start castle."""
    return action - CASTLE_AT


def discarded_storage(action: i64) -> i64:
    """The storage space that is emptied, 0 to 2."""
    return action - DISCARD_TILE


def chosen_good(action: i64) -> i64:
    """The new type of goods that a ship takes, 1 to 6."""
    return action - GOODS + 1
