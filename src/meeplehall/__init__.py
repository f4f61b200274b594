"""Meeplehall: eurogames to play, study and solve.

>>> import meeplehall
>>> state = meeplehall.new("burgundy", players=2, seed=7)
>>> seat = state.actor()
>>> action = state.legal(seat)[0]
>>> state.apply(seat, action)

An unofficial fan project: not affiliated with the games' publishers, no original art or text.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from meeplehall.core.errors import (
        BadChance,
        BadContent,
        BadNotation,
        BadOption,
        BadPosition,
        BadRecord,
        IllegalAction,
        MeeplehallError,
        NoSeat,
        NotOver,
        UnknownBot,
        UnknownGame,
    )
    from meeplehall.core.events import Happening
    from meeplehall.core.game import Game
    from meeplehall.core.heuristic import Heuristic
    from meeplehall.core.journal import Event, Journal
    from meeplehall.core.preview import preview
    from meeplehall.core.record import Record, Replay
    from meeplehall.core.script import Script
    from meeplehall.core.state import SPECTATOR, Outcome, State
    from meeplehall.core.undo import can_take_back

__version__ = "0.2.0"

_EXPORTS = {
    "errors": (
        "BadChance",
        "BadContent",
        "BadNotation",
        "BadOption",
        "BadPosition",
        "BadRecord",
        "IllegalAction",
        "MeeplehallError",
        "NoSeat",
        "NotOver",
        "UnknownBot",
        "UnknownGame",
    ),
    "events": ("Happening",),
    "game": ("Game",),
    "heuristic": ("Heuristic",),
    "journal": ("Event", "Journal"),
    "preview": ("preview",),
    "record": ("Record", "Replay"),
    "script": ("Script",),
    "state": ("SPECTATOR", "Outcome", "State"),
    "undo": ("can_take_back",),
}
_ROOM_OF = {name: room for room, names in _EXPORTS.items() for name in names}

__all__ = [  # noqa: RUF022 - by what they are for
    "__version__",
    "game",
    "games",
    "new",
    "unpack",
    "replay",
    "Game",
    "State",
    "SPECTATOR",
    "Outcome",
    "Event",
    "Happening",
    "Journal",
    "Record",
    "Replay",
    "Script",
    "Heuristic",
    "can_take_back",
    "preview",
    "BadChance",
    "BadContent",
    "BadNotation",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "IllegalAction",
    "MeeplehallError",
    "NoSeat",
    "NotOver",
    "UnknownBot",
    "UnknownGame",
]


def games() -> list[str]:
    """The names of all games, those of installed plug-ins included."""
    from meeplehall.registry import names

    return names()


def game(name: str, pack: str | None = None) -> Game:
    """The game of that name, with the content of the file `pack` if one is named; raises UnknownGame or BadContent."""
    from meeplehall.registry import find

    return find(name, pack)


def new(name: str, players: int | None = None, seed: int = 0, rules: int | None = None, **options: Any) -> State:
    """A new position: `meeplehall.new("burgundy", players=3, seed=1, setup="advanced")`."""
    chosen = game(name)
    count = chosen.min_players if players is None else players
    return chosen.new(count, chosen.load_files(options), seed, rules=rules)


def unpack(data: bytes) -> State:
    """The position that `State.pack` wrote, whatever its game; raises BadPosition for any other bytes."""
    from meeplehall.core.envelope import name_of

    return game(name_of(data)).unpack(data)


def replay(text: str, verify: bool = False) -> Replay:
    """A record's text, ready to be replayed: iterate over it, or call `finish`."""
    from meeplehall.core.record import Replay
    from meeplehall.registry import find

    return Replay(text, find, verify)


def __getattr__(name: str) -> Any:
    """What is exported is loaded when it is first asked for: an import of the package costs nothing."""
    if name in _ROOM_OF:
        return getattr(import_module(f"meeplehall.core.{_ROOM_OF[name]}"), name)
    raise AttributeError(f"module 'meeplehall' has no attribute '{name}'")


def __dir__() -> list[str]:
    return sorted([*globals(), *_ROOM_OF])
