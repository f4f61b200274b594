"""The action codes and their three forms: int, notation, structured.

| kind       | codes   | notation               | meaning                                                            |
|------------|---------|------------------------|--------------------------------------------------------------------|
| character  | 0-12    | `character 3`          | night: this character                                              |
| keep       | 13-15   | `keep 2`               | the second of the commissions drawn (which one it is stays secret) |
| die        | 16-51   | `die 5`, `die 5 as 4`  | the die 5 is to be placed, with modifiers as a 4                   |
| go         | 52-90   | `go tavern`            | where it goes                                                      |
| take       | 91-138  | `take 17`              | settlers card 17 of the Tavern                                     |
| drop       | 139-186 | `drop 17`              | this card of the full hand goes                                    |
| complete   | 187-234 | `complete 17`          | this card of the hand gets a house                                 |
| spend      | 235-238 | `spend 3`              | so many of the kind in turn (kinds in their order)                 |
| sell       | 239-259 | `sell scholars.2`      | an own workshop by its slot, or `lot.1` to `lot.3`                 |
| coin       | 260     | `coin`                 | effect of a workshop                                               |
| reputation | 261     | `reputation`           | effect of a workshop                                               |
| reroll     | 262-292 | `reroll 1+3`           | effect: the first and third of the unplaced dice, lowest first     |
| good       | 293     | `good`                 | effect: a good of the guild                                        |
| buy        | 294-299 | `buy magic`            | effect: one more good of any kind                                  |
| exchange   | 300-335 | `exchange books magic` | effect: one good for another                                       |
| goods      | 336-341 | `goods 2`              | so many goods of the guild                                         |
| worker     | 342     | `worker`               | a worker becomes an apprentice here                                |
| move       | 343-348 | `move wizards`         | an own apprentice of that guild comes here                         |
| transfer   | 349-384 | `transfer 2 wizards`   | night: an apprentice of seat 2                                     |
| accept     | 385     | `accept`               | night: the own apprentice may go                                   |
| refuse     | 386     | `refuse`               | night: he stays, for a reputation                                  |
| lot        | 387-389 | `lot 2`                | where the community building goes                                  |
| ship       | 390-395 | `ship magic`           | one good sold at the Port (kinds in their order)                   |
| commission | 396     | `commission`           | one more commission at Berk's                                      |
| modifiers  | 397-400 | `modifiers 2`          | the free ones and so many bought                                   |
| replace    | 401-402 | `replace settlers`     | all settlers, or all `buildings`                                   |
| recall     | 403-408 | `recall wizards`       | an own apprentice back to the lot                                  |
| desk       | 409-410 | `desk top`             | or `bottom`                                                        |
| choose     | 411-416 | `choose magic`         | a good of choice (kinds in their order)                            |
| stop       | 417     | `stop`                 | no more of this step, or none                                      |
| end        | 418     | `end`                  | the turn is over; without a die: pass                              |

Goods are named in the order books, weaponry, furnishings, magic, jewelry, artwork, so that there is one way only to
name a mix of goods.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from meeplehall.core.errors import BadNotation
from meeplehall.games.nobility import codes
from meeplehall.games.nobility.names import GOOD_NAMES, GUILD_NAMES, RACE_NAMES

PLACE_NAMES: Final = [
    "tavern",
    "yard",
    *GUILD_NAMES,
    "hall",
    "port",
    *[f"council-{race}" for race in RACE_NAMES],
    "berk",
    "castle",
    "castle-4",
    "board",
    "chancery",
    *[f"tile-{n}" for n in range(1, 19)],
]
BUILDING_PLACES: Final = [
    *[f"{guild}.{slot}" for guild in GUILD_NAMES for slot in (1, 2, 3)],
    *[f"lot.{lot}" for lot in (1, 2, 3)],
]
DICE_CHOICES: Final = ["+".join(str(n + 1) for n in range(5) if choice >> n & 1) for choice in range(1, 32)]


@dataclass(frozen=True)
class Field:
    """One part of an action: its name and its values in the order of their codes."""

    name: str
    values: list[Any]


def _numbers(name: str, first: int, last: int) -> Field:
    return Field(name, list(range(first, last + 1)))


@dataclass(frozen=True)
class Kind:
    """A kind of action: where its codes start and what they are made of."""

    name: str
    first: int
    fields: tuple[Field, ...] = ()

    @property
    def size(self) -> int:
        """How many codes it has."""
        n = 1
        for field in self.fields:
            n *= len(field.values)
        return n


KINDS: Final = [
    Kind("character", codes.CHARACTER, (_numbers("character", 1, 13),)),
    Kind("keep", codes.KEEP, (_numbers("card", 1, 3),)),
    Kind("die", codes.DIE, (_numbers("die", 1, 6), _numbers("value", 1, 6))),
    Kind("go", codes.PLACE, (Field("place", PLACE_NAMES),)),
    Kind("take", codes.TAKE, (_numbers("card", 1, 48),)),
    Kind("drop", codes.DROP, (_numbers("card", 1, 48),)),
    Kind("complete", codes.COMPLETE, (_numbers("card", 1, 48),)),
    Kind("spend", codes.SPEND, (_numbers("number", 1, 4),)),
    Kind("sell", codes.SELL_BUILDING, (Field("building", BUILDING_PLACES),)),
    Kind("coin", codes.TAKE_COIN),
    Kind("reputation", codes.TAKE_REPUTATION),
    Kind("reroll", codes.REROLL_DICE, (Field("dice", DICE_CHOICES),)),
    Kind("good", codes.TAKE_GOOD),
    Kind("buy", codes.BUY_KIND, (Field("good", GOOD_NAMES),)),
    Kind("exchange", codes.EXCHANGE_KINDS, (Field("good", GOOD_NAMES), Field("for", GOOD_NAMES))),
    Kind("goods", codes.BUY_GOODS, (_numbers("number", 1, 6),)),
    Kind("worker", codes.WORKER),
    Kind("move", codes.MOVE, (Field("guild", GUILD_NAMES),)),
    Kind("transfer", codes.TRANSFER, (_numbers("seat", 0, 5), Field("guild", GUILD_NAMES))),
    Kind("accept", codes.ACCEPT),
    Kind("refuse", codes.REFUSE),
    Kind("lot", codes.LOT, (_numbers("lot", 1, 3),)),
    Kind("ship", codes.SELL_GOOD, (Field("good", GOOD_NAMES),)),
    Kind("commission", codes.COMMISSION),
    Kind("modifiers", codes.MODIFIERS, (_numbers("bought", 0, 3),)),
    Kind("replace", codes.REPLACE, (Field("what", ["settlers", "buildings"]),)),
    Kind("recall", codes.RECALL, (Field("guild", GUILD_NAMES),)),
    Kind("desk", codes.DESK, (Field("desk", ["top", "bottom"]),)),
    Kind("choose", codes.GOOD_OF_CHOICE, (Field("good", GOOD_NAMES),)),
    Kind("stop", codes.STOP),
    Kind("end", codes.END),
]
_BY_NAME: Final = {kind.name: kind for kind in KINDS}


def _kind_of(action: int) -> Kind:
    if not 0 <= action < codes.ACTION_COUNT:
        raise BadNotation(f"action codes run from 0 to {codes.ACTION_COUNT - 1}, not {action}")
    return next(kind for kind in reversed(KINDS) if kind.first <= action)


def structured(action: int) -> dict[str, Any]:
    """The action as plain data."""
    kind = _kind_of(action)
    rest = action - kind.first
    found = {}
    for field in reversed(kind.fields):
        rest, i = divmod(rest, len(field.values))
        found[field.name] = field.values[i]
    return {"kind": kind.name, **{field.name: found[field.name] for field in kind.fields}}


def from_structured(data: Mapping[str, Any]) -> int:
    """The action code of plain data."""
    name = data.get("kind")
    if not isinstance(name, str) or name not in _BY_NAME:
        raise BadNotation(f"unknown kind of action {name!r}; known: {', '.join(_BY_NAME)}")
    kind = _BY_NAME[name]
    for key in data:
        if key != "kind" and key not in [field.name for field in kind.fields]:
            raise BadNotation(f"'{name}' has no field '{key}'")
    code = 0
    for field in kind.fields:
        value = data.get(field.name)
        if isinstance(value, bool) or not isinstance(value, int | str) or value not in field.values:
            raise BadNotation(f"'{name}': {field.name} must be {_allowed(field)}, not {value!r}")
        code = code * len(field.values) + field.values.index(value)
    return kind.first + code


def _allowed(field: Field) -> str:
    first, last = field.values[0], field.values[-1]
    if isinstance(first, int):
        return f"from {first} to {last}"
    return f"one of {', '.join(field.values)}" if len(field.values) <= 6 else f"such as {first} or {last}"


def notation(action: int) -> str:
    """The action as text."""
    data = structured(action)
    if data["kind"] == "die":
        return f"die {data['die']}" + (f" as {data['value']}" if data["value"] != data["die"] else "")
    return " ".join(str(value) for value in data.values())


def parse(text: str) -> int:
    """The action code of a notation."""
    words = text.split(" ")
    name, values = words[0], words[1:]
    if name == "die" and len(values) == 1:
        values = [values[0], values[0]]
    elif name == "die" and len(values) == 3 and values[1] == "as" and values[0] != values[2]:
        values = [values[0], values[2]]
    elif name == "die":
        values = []
    kind = _BY_NAME.get(name)
    if kind is None or len(values) != len(kind.fields):
        examples = "die 5 as 4, go tavern, take 17, goods 2, end"
        raise BadNotation(f"'{text[:60]}' is no action; examples: {examples}")
    data: dict[str, Any] = {"kind": name}
    for field, word in zip(kind.fields, values):
        by_word = {str(value): value for value in field.values}
        data[field.name] = by_word.get(word, word[:20])
    return from_structured(data)
