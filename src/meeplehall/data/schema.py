"""The tables of a dataset: which columns they have for a game, and what they mean."""

from __future__ import annotations

import types
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, Union, get_args, get_origin, get_type_hints

from meeplehall.core.game import Game

if TYPE_CHECKING:
    from polars import DataType

LAYOUT = 1
"""Moves when columns change their names or meaning; a folder of another layout is not gone on with."""
TABLES = ("games", "seats", "decisions", "events")
NUMBER, TEXT, NUMBERS, TEXTS, SHARE, TRUTH = "number", "text", "numbers", "texts", "share", "truth"


@dataclass(frozen=True)
class Column:
    """A column; `fields` are those of a struct."""

    name: str
    kind: str
    meaning: str
    fields: Mapping[str, str] | None = None


def columns(game: Game) -> dict[str, list[Column]]:
    """The columns of all tables for a game."""
    return {
        "games": [
            Column("game", NUMBER, "number of the game in this dataset; the key of all tables"),
            Column("source", TEXT, "the record it was read from; null where bots played it for the dataset"),
            Column("rules", NUMBER, "version of the rules"),
            Column("content", TEXT, "fingerprint of the content, or built-in"),
            Column("seed", NUMBER, "with rules, content, players and options it gives the same game again"),
            Column("players", NUMBER, "number of seats"),
            *[Column(f"option_{option.name}", TEXT, option.help) for option in game.options],
            Column("decisions", NUMBER, "how many decisions were made"),
            Column("margin", NUMBER, "points of the best seat less those of the second; null alone"),
            Column("winners", NUMBER, "how many seats share the win"),
            Column("lead_changes", NUMBER, "how often another seat came to have the most points"),
        ],
        "seats": [
            Column("game", NUMBER, "of the table games"),
            Column("seat", NUMBER, "from 0"),
            Column("name", TEXT, "the bot, or the name in the record"),
            Column("score", NUMBER, "points at the end"),
            Column("rank", NUMBER, "1 is best; equal if shared"),
            Column("win", SHARE, "1 for a win, a part of it for a shared one, otherwise 0"),
            Column("decisions", NUMBER, "how many were this seat's"),
            Column("cpu_ms", SHARE, "thinking in all, milliseconds of CPU; null for records"),
            Column("chosen", TEXTS, "what it chose for the whole game: estate, character"),
        ],
        "decisions": [
            Column("game", NUMBER, "of the table games"),
            Column("number", NUMBER, "from 1 in each game"),
            Column("turn", NUMBER, "the game's count of turns"),
            Column("seat", NUMBER, "who decided"),
            Column("choices", NUMBER, "how many legal actions there were"),
            Column("points", NUMBER, "points of the seat before it"),
            Column("cpu_us", NUMBER, "thinking, microseconds of CPU; null for records"),
            Column("value", SHARE, "winning chance of the seat before it, from what it knows; null unless asked for"),
            Column("action", NUMBER, "code in the game's action space"),
            Column("notation", TEXT, "the action as records write it"),
            Column("kind", TEXT, "its kind"),
            Column("fields", "struct", "its fields by name; null where a kind does not have them", action_fields(game)),
        ],
        "events": [
            Column("game", NUMBER, "of the table games"),
            Column("number", NUMBER, "the decision it followed; 0: the start"),
            Column("place", NUMBER, "from 0 among the events of one decision"),
            Column("event", TEXT, "its name"),
            Column("chance", TRUTH, "whether it is a roll or a draw"),
            Column("known_to", NUMBER, "the only seat that may know it; null: everybody"),
            Column(
                "fields", "struct", "its fields by name; null where an event does not have them", event_fields(game)
            ),
        ],
    }


def action_fields(game: Game) -> dict[str, str]:
    """The fields of all kinds of actions."""
    found: dict[str, set[str]] = {}
    for kind in game.space.kinds:
        for name, part in kind.of_name.items():
            values = part.allowed(name)
            found.setdefault(name, set()).add(NUMBER if all(isinstance(v, int) for v in values) else TEXT)
    return _settled(found)


def event_fields(game: Game) -> dict[str, str]:
    """The fields of all events."""
    found: dict[str, set[str]] = {}
    for kind in game.events.kinds.values():
        hints = get_type_hints(kind, include_extras=True)
        for name in kind.__struct_fields__:
            found.setdefault(name, set()).add(_kind_of(hints[name]))
    return _settled(found)


def _kind_of(hint: Any) -> str:
    if get_origin(hint) is Annotated:
        hint = get_args(hint)[0]
    if get_origin(hint) in (Union, types.UnionType):
        hint = next(part for part in get_args(hint) if part is not type(None))
    if get_origin(hint) is list:
        return NUMBERS if _kind_of(get_args(hint)[0]) == NUMBER else TEXTS
    return NUMBER if hint is int else TRUTH if hint is bool else TEXT


def _settled(found: Mapping[str, set[str]]) -> dict[str, str]:
    """One kind for each field: where two events disagree it is text."""
    return {name: next(iter(kinds)) if len(kinds) == 1 else TEXT for name, kinds in found.items()}


def dtype(kind: str) -> DataType:
    """The polars type of a kind of column."""
    import polars as pl

    kinds: dict[str, DataType] = {
        NUMBER: pl.Int64(),
        TEXT: pl.String(),
        NUMBERS: pl.List(pl.Int64()),
        TEXTS: pl.List(pl.String()),
        SHARE: pl.Float64(),
        TRUTH: pl.Boolean(),
    }
    return kinds[kind]


def fitting(kind: str, values: Iterable[Any]) -> list[Any]:
    """The values as a column of this kind takes them."""
    return [v if v is None or kind != TEXT else _text(v) for v in values]


def _text(value: Any) -> str:
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)
