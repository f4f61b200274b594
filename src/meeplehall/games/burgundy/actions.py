"""The actions. The die in a code is the number it shows; without one it is a castle's action or a building's effect."""

from __future__ import annotations

from typing import Final

from meeplehall.core.space import Kind, Space, choice, joint, numbers, optional
from meeplehall.games.burgundy import codes
from meeplehall.games.burgundy.geometry import SPACE_NAMES

BLACK_DEPOT: Final = 7
SLOTS: Final = [(depot, slot) for depot in range(1, 7) for slot in range(1, 5)]
BLACK_SLOTS: Final = [(BLACK_DEPOT, slot) for slot in range(1, 9)]
LOADS: Final = [*[(depot, None) for depot in range(1, 7)], *[(depot, depot % 6 + 1) for depot in range(1, 7)]]

_die: Final = optional("die", 1, 6)
_space: Final = choice("space", SPACE_NAMES)
_storage: Final = numbers("storage", 1, 3)
_good: Final = numbers("good", 1, 6)

SPACE: Final = Space(
    [
        Kind("castle", codes.CASTLE_AT, "castle {space}", [_space], "start castle on that space"),
        Kind(
            "take",
            codes.TAKE,
            "take {depot}.{slot}[ die {die}]",
            [_die, joint(("depot", "slot"), SLOTS)],
            "tile of depot 3, space 2, with a die 5; without `die`: free",
        ),
        Kind(
            "place",
            codes.PLACE,
            "place {storage} {space}[ die {die}]",
            [_die, _storage, _space],
            "stored tile 2 on d4",
        ),
        Kind("sell", codes.SELL, "sell {good}[ die {die}]", [_die, _good], "all goods of type 4"),
        Kind("workers", codes.WORKERS, "workers[ die {die}]", [_die], "workers for the die"),
        Kind(
            "buy",
            codes.BUY,
            "buy {depot}.{slot}[ workers {workers}]",
            [choice("workers", [None, 1, 2]), joint(("depot", "slot"), [*SLOTS, *BLACK_SLOTS])],
            "depot 7 is the black one; `workers 1` behind it: paid so",
        ),
        Kind("discard", codes.DISCARD_TILE, "discard {storage}", [_storage], "stored tile 2 leaves the game"),
        Kind(
            "load",
            codes.LOAD_FROM,
            "load {depot}[+{and}]",
            [joint(("depot", "and"), LOADS)],
            "a ship takes the goods of one depot, or of two",
        ),
        Kind("goods", codes.GOODS, "goods {good}", [_good], "the ship takes this new type"),
        Kind("pass", codes.PASS, "pass", [], "decline, or end the turn"),
    ],
    "take 3.2 die 5, place 2 d4 die 6, sell 4 die 4, pass",
)
