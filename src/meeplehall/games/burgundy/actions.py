"""The action codes and their three forms: int, notation, structured.

| kind    | codes     | notation             | meaning                                                      |
|---------|-----------|----------------------|--------------------------------------------------------------|
| castle  | 0-36      | `castle d4`          | start castle on that space                                   |
| take    | 37-204    | `take 3.2 die 5`     | tile of depot 3, space 2, with a die 5; without `die`: free  |
| place   | 205-981   | `place 2 d4 die 6`   | stored tile 2 on d4                                          |
| sell    | 982-1023  | `sell 4 die 4`       | all goods of type 4                                          |
| workers | 1024-1030 | `workers die 1`      | workers for the die                                          |
| buy     | 1031-1126 | `buy 7.1`            | depot 7 is the black one; `workers 1` behind it: paid so     |
| discard | 1127-1129 | `discard 2`          | stored tile 2 leaves the game                                |
| load    | 1130-1141 | `load 3`, `load 6+1` | a ship takes the goods of one depot, or of two               |
| goods   | 1142-1147 | `goods 4`            | the ship takes this new type                                 |
| pass    | 1148      | `pass`               | decline, or end the turn                                     |

The die in a code is the number it shows; 0 stands for no die (a castle's action or a building's effect).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

from meeplehall.core.errors import BadNotation
from meeplehall.games.burgundy.codes import (
    ACTION_COUNT,
    BUY,
    BUY_WIDTH,
    CASTLE_AT,
    DISCARD_TILE,
    GOODS,
    LOAD_FROM,
    PASS,
    PLACE,
    PLACE_WIDTH,
    SELL,
    SELL_WIDTH,
    TAKE,
    TAKE_WIDTH,
    WORKERS,
)
from meeplehall.games.burgundy.geometry import SPACE_NAMES, SPACE_NUMBER, SPACES


def take(die: int, slot: int) -> int:
    """Take the tile of a slot."""
    return TAKE + die * TAKE_WIDTH + slot


def place(die: int, stored: int, space: int) -> int:
    """Place the stored tile (0 to 2)."""
    return PLACE + die * PLACE_WIDTH + stored * SPACES + space


def structured(action: int) -> dict[str, Any]:
    """The action as plain data."""
    if not 0 <= action < ACTION_COUNT:
        raise BadNotation(f"action codes run from 0 to {ACTION_COUNT - 1}, not {action}")
    if action < TAKE:
        return {"kind": "castle", "space": SPACE_NAMES[action]}
    if action < PLACE:
        die, slot = divmod(action - TAKE, TAKE_WIDTH)
        return {"kind": "take", "depot": slot // 4 + 1, "slot": slot % 4 + 1} | _die(die)
    if action < SELL:
        die, rest = divmod(action - PLACE, PLACE_WIDTH)
        stored, space = divmod(rest, SPACES)
        return {"kind": "place", "storage": stored + 1, "space": SPACE_NAMES[space]} | _die(die)
    if action < WORKERS:
        die, good = divmod(action - SELL, SELL_WIDTH)
        return {"kind": "sell", "good": good + 1} | _die(die)
    if action < BUY:
        return {"kind": "workers"} | _die(action - WORKERS)
    if action < DISCARD_TILE:
        workers, slot = divmod(action - BUY, BUY_WIDTH)
        paid = {"workers": workers} if workers else {}
        return {"kind": "buy", "depot": min(slot // 4, 6) + 1, "slot": slot % 4 + 1 if slot < 24 else slot - 23} | paid
    if action < LOAD_FROM:
        return {"kind": "discard", "storage": action - DISCARD_TILE + 1}
    if action < GOODS:
        pair, first = divmod(action - LOAD_FROM, 6)
        return {"kind": "load", "depot": first + 1} | ({"and": (first + 1) % 6 + 1} if pair else {})
    if action < PASS:
        return {"kind": "goods", "good": action - GOODS + 1}
    return {"kind": "pass"}


def _die(die: int) -> dict[str, int]:
    return {"die": die} if die else {}


_FIELDS: Final[dict[str, dict[str, tuple[int, int]]]] = {
    # required fields with their range
    "castle": {},
    "take": {"depot": (1, 6), "slot": (1, 4)},
    "place": {"storage": (1, 3)},
    "sell": {"good": (1, 6)},
    "workers": {},
    "buy": {"depot": (1, 7), "slot": (1, 8)},
    "discard": {"storage": (1, 3)},
    "load": {"depot": (1, 6)},
    "goods": {"good": (1, 6)},
    "pass": {},
}
_OPTIONAL: Final[dict[str, dict[str, tuple[int, int]]]] = {
    "take": {"die": (1, 6)},
    "place": {"die": (1, 6)},
    "sell": {"die": (1, 6)},
    "workers": {"die": (1, 6)},
    "buy": {"workers": (1, 2)},
    "load": {"and": (1, 6)},
}
_NAMED_SPACE: Final = ("castle", "place")


def from_structured(data: Mapping[str, Any]) -> int:
    """The action code of plain data."""
    kind = data.get("kind")
    if not isinstance(kind, str) or kind not in _FIELDS:
        raise BadNotation(f"unknown kind of action {kind!r}; known: {', '.join(_FIELDS)}")
    required, optional = _FIELDS[kind], _OPTIONAL.get(kind, {})
    spaces = ["space"] if kind in _NAMED_SPACE else []
    for name in data:
        if name not in ("kind", *required, *optional, *spaces):
            raise BadNotation(f"'{kind}' has no field '{name}'")
    values = {}
    for name, (low, high) in (required | optional).items():
        value = data.get(name, None if name in required else 0)
        if name in data or name in required:
            if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
                raise BadNotation(f"'{kind}': {name} must be from {low} to {high}, not {value!r}")
        values[name] = value
    space = 0
    if spaces:
        text = data.get("space")
        if not isinstance(text, str) or text not in SPACE_NUMBER:
            raise BadNotation(f"'{kind}': no space {text!r}; spaces are a1 to g4")
        space = SPACE_NUMBER[text]
    return _CODES[kind](values, space)


def _buy(v: dict[str, int], _: int) -> int:
    if v["depot"] < 7 and v["slot"] > 4:
        raise BadNotation(f"'buy': depot {v['depot']} has slots 1 to 4, not {v['slot']}")
    return BUY + v["workers"] * BUY_WIDTH + v["depot"] * 4 - 4 + v["slot"] - 1


def _load(v: dict[str, int], _: int) -> int:
    first, second = v["depot"], v["and"]
    if second and second != first % 6 + 1:
        raise BadNotation(f"'load': depot {first} goes with {first % 6 + 1}, not with {second}")
    return LOAD_FROM + (6 if second else 0) + first - 1


_CODES: Final[dict[str, Callable[[dict[str, int], int], int]]] = {
    "castle": lambda v, space: CASTLE_AT + space,
    "take": lambda v, space: take(v["die"], v["depot"] * 4 - 4 + v["slot"] - 1),
    "place": lambda v, space: place(v["die"], v["storage"] - 1, space),
    "sell": lambda v, space: SELL + v["die"] * SELL_WIDTH + v["good"] - 1,
    "workers": lambda v, space: WORKERS + v["die"],
    "buy": _buy,
    "discard": lambda v, space: DISCARD_TILE + v["storage"] - 1,
    "load": _load,
    "goods": lambda v, space: GOODS + v["good"] - 1,
    "pass": lambda v, space: PASS,
}


def notation(action: int) -> str:
    """The action as text."""
    data = structured(action)
    words = [str(data["kind"])]
    if data["kind"] in ("take", "buy"):
        words.append(f"{data['depot']}.{data['slot']}")
    elif data["kind"] == "load":
        words.append(f"{data['depot']}+{data['and']}" if "and" in data else str(data["depot"]))
    else:
        words += [str(data[name]) for name in ("storage", "good", "space") if name in data]
    words += [f"{name} {data[name]}" for name in ("die", "workers") if name in data]
    return " ".join(words)


_PATTERNS: Final = [
    re.compile(pattern, re.ASCII)
    for pattern in (
        r"(?P<kind>castle) (?P<space>[a-g]\d)",
        r"(?P<kind>take) (?P<depot>\d)\.(?P<slot>\d)( die (?P<die>\d))?",
        r"(?P<kind>place) (?P<storage>\d) (?P<space>[a-g]\d)( die (?P<die>\d))?",
        r"(?P<kind>sell) (?P<good>\d)( die (?P<die>\d))?",
        r"(?P<kind>workers)( die (?P<die>\d))?",
        r"(?P<kind>buy) (?P<depot>\d)\.(?P<slot>\d)( workers (?P<workers>\d))?",
        r"(?P<kind>discard) (?P<storage>\d)",
        r"(?P<kind>load) (?P<depot>\d)(\+(?P<and>\d))?",
        r"(?P<kind>goods) (?P<good>\d)",
        r"(?P<kind>pass)",
    )
]


def parse(text: str) -> int:
    """The action code of a notation."""
    for pattern in _PATTERNS:
        if match := pattern.fullmatch(text):
            return from_structured(
                {
                    name: value if name in ("kind", "space") else int(value)
                    for name, value in match.groupdict().items()
                    if value is not None
                }
            )
    raise BadNotation(f"'{text[:60]}' is no action; examples: take 3.2 die 5, place 2 d4 die 6, sell 4 die 4, pass")
