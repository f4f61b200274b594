"""The games of this hall: those that are installed and have a scene."""

from __future__ import annotations

from meeplehall import registry
from meeplehall.core.errors import MeeplehallError
from meeplehall.core.game import Game
from meeplehall.web import scenes


class NotHere(MeeplehallError):
    """No table, game or text of that name in this hall."""


def offered_games() -> list[Game]:
    """The games that can be played here."""
    return [registry.find(name) for name in scenes.names() if name in registry.names()]


def is_offered(name: str) -> bool:
    """Whether a game can be played here."""
    return name in scenes.names()


def offered_game(name: str) -> Game:
    """A game that can be played here."""
    if not is_offered(name):
        raise NotHere(f"this hall has no game '{name[:40]}'; it has: {', '.join(scenes.names())}")
    return registry.find(name)
