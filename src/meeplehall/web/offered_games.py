"""The games of this hall: all that are installed and hold."""

from __future__ import annotations

from meeplehall import registry
from meeplehall.core.errors import MeeplehallError
from meeplehall.core.game import Game
from meeplehall.web.texts import Texts


class NotHere(MeeplehallError):
    """No table, game or text of that name in this hall."""


def title_of(game: Game, t: Texts) -> str:
    """What a game is called among friends."""
    return t.or_else(f"game-{game.name}", game.title)


def offered_games() -> list[Game]:
    """The games that can be played here."""
    return [registry.find(name) for name in registry.names()]


def is_offered(name: str) -> bool:
    """Whether a game can be played here."""
    return name in registry.names()


def offered_game(name: str) -> Game:
    """A game that can be played here."""
    if not is_offered(name):
        raise NotHere(f"this hall has no game '{name[:40]}'; it has: {', '.join(registry.names())}")
    return registry.find(name)
