"""Where each kind of action starts in the int space (`actions.py` says what it is), and what is in a code."""

from __future__ import annotations

from typing import Final

from meeplehall.core.native import i64

CHARACTER: Final = 0
KEEP: Final = 13
DIE: Final = 16
PLACE: Final = 52
TAKE: Final = 91
DROP: Final = 139
COMPLETE: Final = 187
SPEND: Final = 235
SELL_BUILDING: Final = 239
TAKE_COIN: Final = 260
TAKE_REPUTATION: Final = 261
REROLL_DICE: Final = 262
TAKE_GOOD: Final = 293
BUY_KIND: Final = 294
EXCHANGE_KINDS: Final = 300
BUY_GOODS: Final = 336
WORKER: Final = 342
MOVE: Final = 343
TRANSFER: Final = 349
ACCEPT: Final = 385
REFUSE: Final = 386
LOT: Final = 387
SELL_GOOD: Final = 390
COMMISSION: Final = 396
MODIFIERS: Final = 397
REPLACE: Final = 401
RECALL: Final = 403
DESK: Final = 409
GOOD_OF_CHOICE: Final = 411
STOP: Final = 417
END: Final = 418
ACTION_COUNT: Final = 419

# Places a die can go to; the value decides the slot where a place has several.
TAVERN: Final = 0
YARD: Final = 1
GUILD: Final = 2  # six guilds
HALL: Final = 8
PORT: Final = 9
COUNCIL: Final = 10  # six columns
BERK: Final = 16
CASTLE: Final = 17
CASTLE_EXTRA: Final = 18  # the fourth slot of six players
BOARD: Final = 19  # the own player board
CHANCERY: Final = 20
TILE: Final = 21  # eighteen dice tiles
PLACES: Final = 39

WORKSHOPS: Final = 18  # the first codes of a sale; then come the lots


def die_shown(action: i64) -> i64:
    """The die that is to be placed."""
    return (action - DIE) // 6 + 1


def die_value(action: i64) -> i64:
    """What it counts as."""
    return (action - DIE) % 6 + 1


def good_given(action: i64) -> i64:
    """The good that an exchange gives away."""
    return (action - EXCHANGE_KINDS) // 6


def good_taken(action: i64) -> i64:
    """The good that it brings."""
    return (action - EXCHANGE_KINDS) % 6


def transfer_owner(action: i64) -> i64:
    """The seat whose apprentice is wanted."""
    return (action - TRANSFER) // 6


def transfer_origin(action: i64) -> i64:
    """The guild where he stands."""
    return (action - TRANSFER) % 6
