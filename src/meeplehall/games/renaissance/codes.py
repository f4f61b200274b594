"""Where each kind of action starts in the int space; `actions.py` documents it."""

from __future__ import annotations

from typing import Final

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
