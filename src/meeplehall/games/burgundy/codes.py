"""Where each kind of action starts in the int space; `actions.py` documents it."""

from __future__ import annotations

from typing import Final

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
