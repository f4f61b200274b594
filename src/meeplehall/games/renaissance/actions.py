"""The action codes and their three forms: int, notation, structured.

| kind    | codes   | notation             | meaning                                                             |
|---------|---------|----------------------|---------------------------------------------------------------------|
| lay     | 0-24    | `lay merchant 1.2`   | foundation card on that place, from left to right                   |
| remove  | 25-34   | `remove 3.1`         | this worker goes to the pile                                        |
| pass    | 35      | `pass`               | no action in this phase                                             |
| hire    | 36-115  | `hire c2 2.1`        | HIRE hand card 2 onto 2.1                                           |
| barter  | 116-155 | `barter c2`          | BARTER hand card 2; `drop coin` behind it: the token dropped        |
| teach   | 156-163 | `teach c2`           | TEACH hand card 2                                                   |
| recruit | 164-203 | `recruit c2`         | RECRUIT with hand card 2; `from book` behind it: the knight moved   |
| place   | 204-213 | `place 2.1`          | a Renaissance Man or a won recruit onto 2.1                         |
| take    | 214     | `take`               | the won recruit into the hand                                       |
| discard | 215-222 | `discard c3`         | hand card 3 goes to the pile, unseen                                |
| done    | 223     | `done`               | nothing more to discard                                             |

Hand cards are counted as they lie, from 1; a hand is always in the order of its faces, and its numbers stay the same
until a sealed choice is revealed. Of cards with the same face the first is named. Places run from the top down (5.1,
4.1, 4.2, ... 2.4), icons in the order coin, book, bread, shield, foundation cards in the order of WORKERS.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from meeplehall.core.errors import BadNotation
from meeplehall.games.renaissance.cards import ICONS, WORKERS
from meeplehall.games.renaissance.codes import (
    ACTION_COUNT,
    BARTER,
    DISCARD,
    DONE,
    HIRE,
    HIRE_WIDTH,
    LAY,
    LAY_WIDTH,
    PASS,
    PLACE,
    RECRUIT,
    REMOVE,
    TAKE,
    TARGET_WIDTH,
    TEACH,
)
from meeplehall.games.renaissance.hand import SLOTS
from meeplehall.games.renaissance.pyramid import BASE, PLACE_NAMES, PLACE_NUMBER, UPPER


def lay(worker: str, place: str) -> int:
    """A foundation card on a place of level 1."""
    return LAY + (PLACE_NUMBER[place] - BASE) * LAY_WIDTH + WORKERS.index(worker)


def remove(place: str) -> int:
    """A worker goes."""
    return REMOVE + PLACE_NUMBER[place]


def hire(card: int, place: str) -> int:
    """HIRE a hand card, counted from 1."""
    return HIRE + (card - 1) * HIRE_WIDTH + PLACE_NUMBER[place]


def barter(card: int, drop: str = "") -> int:
    """BARTER a hand card."""
    return BARTER + (card - 1) * TARGET_WIDTH + (ICONS.index(drop) + 1 if drop else 0)


def teach(card: int) -> int:
    """TEACH a hand card."""
    return TEACH + card - 1


def recruit(card: int, origin: str = "") -> int:
    """RECRUIT with a hand card."""
    return RECRUIT + (card - 1) * TARGET_WIDTH + (ICONS.index(origin) + 1 if origin else 0)


def place(name: str) -> int:
    """A Renaissance Man or a won recruit into the structure."""
    return PLACE + PLACE_NUMBER[name]


def discard(card: int) -> int:
    """A hand card goes, unseen."""
    return DISCARD + card - 1


def structured(action: int) -> dict[str, Any]:
    """The action as plain data."""
    if not 0 <= action < ACTION_COUNT:
        raise BadNotation(f"action codes run from 0 to {ACTION_COUNT - 1}, not {action}")
    if action < REMOVE:
        position, card = divmod(action - LAY, LAY_WIDTH)
        return {"kind": "lay", "worker": WORKERS[card], "place": PLACE_NAMES[BASE + position]}
    if action < PASS:
        return {"kind": "remove", "place": PLACE_NAMES[action - REMOVE]}
    if action == PASS:
        return {"kind": "pass"}
    if action < BARTER:
        slot, spot = divmod(action - HIRE, HIRE_WIDTH)
        return {"kind": "hire", "card": slot + 1, "place": PLACE_NAMES[spot]}
    if action < TEACH:
        slot, icon = divmod(action - BARTER, TARGET_WIDTH)
        return {"kind": "barter", "card": slot + 1} | ({"drop": ICONS[icon - 1]} if icon else {})
    if action < RECRUIT:
        return {"kind": "teach", "card": action - TEACH + 1}
    if action < PLACE:
        slot, icon = divmod(action - RECRUIT, TARGET_WIDTH)
        return {"kind": "recruit", "card": slot + 1} | ({"from": ICONS[icon - 1]} if icon else {})
    if action < TAKE:
        return {"kind": "place", "place": PLACE_NAMES[action - PLACE]}
    if action == TAKE:
        return {"kind": "take"}
    if action < DONE:
        return {"kind": "discard", "card": action - DISCARD + 1}
    return {"kind": "done"}


_FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "lay": ("worker", "place"),
    "remove": ("place",),
    "pass": (),
    "hire": ("card", "place"),
    "barter": ("card", "drop"),
    "teach": ("card",),
    "recruit": ("card", "from"),
    "place": ("place",),
    "take": (),
    "discard": ("card",),
    "done": (),
}
_OPTIONAL: Final = ("drop", "from")


def from_structured(data: Mapping[str, Any]) -> int:
    """The action code of plain data."""
    kind = data.get("kind")
    if not isinstance(kind, str) or kind not in _FIELDS:
        raise BadNotation(f"unknown kind of action {kind!r}; known: {', '.join(_FIELDS)}")
    for name in data:
        if name != "kind" and name not in _FIELDS[kind]:
            raise BadNotation(f"'{kind}' has no field '{name}'")
    for name in _FIELDS[kind]:
        if name in data or name not in _OPTIONAL:
            _check(kind, name, data.get(name))
    match kind:
        case "lay":
            return lay(data["worker"], data["place"])
        case "remove":
            return remove(data["place"])
        case "hire":
            return hire(data["card"], data["place"])
        case "barter":
            return barter(data["card"], data.get("drop", ""))
        case "teach":
            return teach(data["card"])
        case "recruit":
            return recruit(data["card"], data.get("from", ""))
        case "place":
            return place(data["place"])
        case "discard":
            return discard(data["card"])
    return {"pass": PASS, "take": TAKE, "done": DONE}[kind]


def _check(kind: str, name: str, value: Any) -> None:
    """Refuse a field whose value the kind of action does not have."""
    if name == "card":
        if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= SLOTS:
            raise BadNotation(f"'{kind}': card must be from 1 to {SLOTS}, not {value!r}")
        return
    places = PLACE_NAMES[BASE:] if kind == "lay" else PLACE_NAMES[:UPPER]
    allowed = {"place": places, "worker": WORKERS}.get(name, ICONS)
    if value not in allowed:
        raise BadNotation(f"'{kind}': no {name} {value!r}; allowed: {', '.join(allowed)}")


def notation(action: int) -> str:
    """The action as text."""
    data = structured(action)
    words = [str(data["kind"])]
    if "worker" in data:
        words.append(data["worker"])
    if "card" in data:
        words.append(f"c{data['card']}")
    if "place" in data:
        words.append(data["place"])
    words += [f"{name} {data[name]}" for name in _OPTIONAL if name in data]
    return " ".join(words)


_PATTERNS: Final = [
    re.compile(pattern, re.ASCII)
    for pattern in (
        r"(?P<kind>lay) (?P<worker>[a-z]+) (?P<place>\d\.\d)",
        r"(?P<kind>remove|place) (?P<place>\d\.\d)",
        r"(?P<kind>hire) c(?P<card>\d) (?P<place>\d\.\d)",
        r"(?P<kind>barter) c(?P<card>\d)( drop (?P<drop>[a-z]+))?",
        r"(?P<kind>recruit) c(?P<card>\d)( from (?P<from>[a-z]+))?",
        r"(?P<kind>teach|discard) c(?P<card>\d)",
        r"(?P<kind>pass|take|done)",
    )
]


def parse(text: str) -> int:
    """The action code of a notation."""
    for pattern in _PATTERNS:
        if match := pattern.fullmatch(text):
            return from_structured(
                {
                    name: int(value) if name == "card" else value
                    for name, value in match.groupdict().items()
                    if value is not None
                }
            )
    raise BadNotation(f"'{text[:60]}' is no action; examples: hire c2 2.1, barter c1 drop coin, remove 3.1, pass")
