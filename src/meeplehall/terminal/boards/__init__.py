"""Games as text: a module may draw a view (`board`), put an action into words (`action`), sum up what an action would
bring (`effect`, from a preview's events) and tell what has happened (`news`). It knows no rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from meeplehall.core.events import Happening
from meeplehall.core.game import Game
from meeplehall.core.panels import panels
from meeplehall.core.parts import load


class Face(NamedTuple):
    """How a game shows itself in a terminal."""

    board: Callable[[dict[str, Any]], str]
    action: Callable[[dict[str, Any], dict[str, Any]], str]
    effect: Callable[[Sequence[Happening]], str]
    news: Callable[[Happening], str]


def face_of(game: Game) -> Face:
    """The game's own drawing; what it does not bring is told plainly: panels, notation, events with their fields."""

    def action(view: dict[str, Any], data: dict[str, Any]) -> str:
        return game.notation(game.from_structured(data))

    module = load(game.parts.terminal) if game.parts.terminal else None
    return Face(
        getattr(module, "board", panels),
        getattr(module, "action", action),
        getattr(module, "effect", _no_effect),
        getattr(module, "news", _no_news if module is not None else _plain_news),
    )


def _no_effect(events: Sequence[Happening]) -> str:
    return ""


def _plain_news(event: Happening) -> str:
    fields = [f"{field.replace('_', ' ')} {getattr(event, field)}" for field in event.__struct_fields__]
    return f"{event.name.replace('-', ' ')}: {', '.join(fields)}" if fields else event.name.replace("-", " ")


def _no_news(event: Happening) -> str:
    return ""
