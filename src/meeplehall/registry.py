"""All games by name: the built-in ones, and those that other packages bring through an entry point."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points

from meeplehall.core.errors import UnknownGame
from meeplehall.core.game import Game

GROUP = "meeplehall.games"
BUILT_IN = {
    "burgundy": "meeplehall.games.burgundy.game:GAME",
    "renaissance": "meeplehall.games.renaissance.game:GAME",
    "nobility": "meeplehall.games.nobility.game:GAME",
}


@cache
def _plugins() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP) if point.name not in BUILT_IN}


def names() -> list[str]:
    """The names of all games."""
    return [*BUILT_IN, *sorted(_plugins())]


@cache
def find(name: str, pack: str | None = None) -> Game:
    """The game of that name, with the user's content if a pack is named."""
    if name in BUILT_IN:
        module, _, attribute = BUILT_IN[name].partition(":")
        game = getattr(import_module(module), attribute)
    elif name in _plugins():
        game = _plugins()[name].load()
    else:
        raise UnknownGame(f"unknown game '{name}'; known: {', '.join(names())}")
    if not isinstance(game, Game):
        raise UnknownGame(f"the plug-in '{name}' is not a Game but {type(game).__name__}")
    return game if pack is None else game.with_pack(pack)
