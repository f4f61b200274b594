"""Games as text: each module draws a view (`board`) and puts an action into words (`action`). It may sum up what an
action would bring (`effect`, from a preview's events) and tell what has happened (`news`). They know no rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from meeplehall.core.events import Happening
from meeplehall.core.game import Game
from meeplehall.core.parts import load


class Face(NamedTuple):
    """How a game shows itself in a terminal."""

    board: Callable[[dict[str, Any]], str]
    action: Callable[[dict[str, Any], dict[str, Any]], str]
    effect: Callable[[Sequence[Happening]], str]
    news: Callable[[Happening], str]


def face_of(game: Game) -> Face:
    """The game's own drawing; for a game without one, its plain data and notation."""
    if not game.parts.terminal:
        return _plain(game)
    module = load(game.parts.terminal)
    return Face(module.board, module.action, getattr(module, "effect", _no_effect), getattr(module, "news", _no_news))


def _plain(game: Game) -> Face:
    def board(view: dict[str, Any]) -> str:
        return "\n".join(f"{key}: {value}" for key, value in view.items())

    def action(view: dict[str, Any], data: dict[str, Any]) -> str:
        return game.notation(game.from_structured(data))

    return Face(board, action, _no_effect, _no_news)


def _no_effect(events: Sequence[Happening]) -> str:
    return ""


def _no_news(event: Happening) -> str:
    return ""
