"""Meeplehall: eurogames to play, study and solve.

>>> import meeplehall
>>> state = meeplehall.new("burgundy", players=2, seed=7)
>>> seat = state.actor()
>>> action = state.legal(seat)[0]
>>> state.apply(seat, action)

An unofficial fan project: not affiliated with the games' publishers, no original art or text.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from meeplehall.core.game import Game
    from meeplehall.core.state import State

__version__ = "0.1.0"
__all__ = ["__version__", "game", "games", "new"]


def games() -> list[str]:
    """The names of all games, those of installed plug-ins included."""
    from meeplehall.registry import names

    return names()


def game(name: str) -> Game:
    """The game of that name; raises UnknownGame with the known names otherwise."""
    from meeplehall.registry import find

    return find(name)


def new(name: str, players: int | None = None, seed: int = 0, **options: Any) -> State:
    """A new position: `meeplehall.new("burgundy", players=3, seed=1, setup="advanced")`."""
    chosen = game(name)
    return chosen.new(chosen.min_players if players is None else players, chosen.load_files(options), seed)
