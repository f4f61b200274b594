"""The actions. A hand is always in the order of its faces; of cards with the same face the first is named.

Hand cards are counted as they lie, from 1, and their numbers stay the same until a sealed choice is revealed.
"""

from __future__ import annotations

from typing import Final

from meeplehall.core.space import Kind, Space, choice, numbers
from meeplehall.games.renaissance import codes
from meeplehall.games.renaissance.cards import ICONS, WORKERS
from meeplehall.games.renaissance.hand import SLOTS
from meeplehall.games.renaissance.pyramid import BASE, PLACE_NAMES, UPPER

_base: Final = choice("place", PLACE_NAMES[BASE:])
_place: Final = choice("place", PLACE_NAMES[:UPPER])
_card: Final = numbers("card", 1, SLOTS)
_drop: Final = choice("drop", [None, *ICONS])
_from: Final = choice("from", [None, *ICONS])

SPACE: Final = Space(
    [
        Kind(
            "lay",
            codes.LAY,
            "lay {worker} {place}",
            [_base, choice("worker", WORKERS)],
            "foundation card on that place, from left to right",
        ),
        Kind("remove", codes.REMOVE, "remove {place}", [_place], "this worker goes to the pile"),
        Kind("pass", codes.PASS, "pass", [], "no action in this phase"),
        Kind("hire", codes.HIRE, "hire c{card} {place}", [_card, _place], "HIRE hand card 2 onto 2.1"),
        Kind(
            "barter",
            codes.BARTER,
            "barter c{card}[ drop {drop}]",
            [_card, _drop],
            "BARTER hand card 2; `drop coin` behind it: the token dropped",
        ),
        Kind("teach", codes.TEACH, "teach c{card}", [_card], "TEACH hand card 2"),
        Kind(
            "recruit",
            codes.RECRUIT,
            "recruit c{card}[ from {from}]",
            [_card, _from],
            "RECRUIT with hand card 2; `from book` behind it: the knight moved",
        ),
        Kind("place", codes.PLACE, "place {place}", [_place], "a Renaissance Man or a won recruit onto 2.1"),
        Kind("take", codes.TAKE, "take", [], "the won recruit into the hand"),
        Kind("discard", codes.DISCARD, "discard c{card}", [_card], "hand card 3 goes to the pile, unseen"),
        Kind("done", codes.DONE, "done", [], "nothing more to discard"),
    ],
    "hire c2 2.1, barter c1 drop coin, remove 3.1, pass",
)
