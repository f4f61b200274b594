"""Meeplehall: eurogames to play, study and solve.

>>> import meeplehall
>>> state = meeplehall.new("burgundy", players=2, seed=7)
>>> seat = state.actor()
>>> action = state.legal(seat)[0]
>>> state.apply(seat, action)

All classes and functions stand in docs/api with their meaning; where the engines are compiled, `help` knows little more
than names.

An unofficial fan project: not affiliated with the games' publishers, no original art or text.
"""

# ruff: noqa: F403, F405 - types come from where the exported names stand

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from meeplehall.exports import *

__version__ = "0.2.0"


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


# What is exported besides these functions is loaded when it is first asked for: an import of the package costs nothing.


def __getattr__(name: str) -> Any:
    if name == "__all__":
        return ["__version__", "game", "games", "new", "replay", "unpack", *_exported()]
    if name in _exported():
        return getattr(import_module("meeplehall.exports"), name)
    raise AttributeError(f"module 'meeplehall' has no attribute '{name}'")


def __dir__() -> list[str]:
    return sorted([*globals(), *_exported()])


def _exported() -> list[str]:
    return [name for name in vars(import_module("meeplehall.exports")) if not name.startswith("_")]
