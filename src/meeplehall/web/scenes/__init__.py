"""One scene per game: how a view is drawn, and how an action is a set of places on that drawing.

A game names its scene and its door in `Game.parts`. One that brings none, or one that cannot be used, is shown by
the generic scene, and behind a plain door.
"""

from __future__ import annotations

import logging
from functools import cache

from meeplehall import registry
from meeplehall.core.errors import BadPart
from meeplehall.core.parts import load
from meeplehall.web.drawing import inside
from meeplehall.web.resources import text_of
from meeplehall.web.scenes.base import BaseScene
from meeplehall.web.scenes.door import Door
from meeplehall.web.scenes.foyer import Foyer
from meeplehall.web.scenes.generic import GenericScene
from meeplehall.web.scenes.scene import (
    Aims,
    Decision,
    Deed,
    FoldsLog,
    Gain,
    KeepsLog,
    Line,
    Look,
    LooksAhead,
    Moody,
    Move,
    Pick,
    Scene,
    Story,
    Tallies,
    Untimed,
)

__all__ = [
    "Aims",
    "BaseScene",
    "Decision",
    "Deed",
    "Door",
    "FoldsLog",
    "Foyer",
    "Gain",
    "GenericScene",
    "KeepsLog",
    "Line",
    "Look",
    "LooksAhead",
    "Moody",
    "Move",
    "Pick",
    "Scene",
    "Story",
    "Tallies",
    "Untimed",
    "door",
    "find",
    "foyer",
    "names",
]

log = logging.getLogger("meeplehall.hall")
_NEEDED = [name for name in (*Scene.__annotations__, *vars(Scene)) if not name.startswith("_")]


def names() -> list[str]:
    """The games that can be played in the hall."""
    return registry.names()


@cache
def find(game: str) -> Scene:
    """The scene of a game."""
    engine = registry.find(game)
    if engine.parts.scene:
        try:
            return _brought(engine.parts.scene)
        except BadPart as error:
            log.warning("game '%s': its scene is left out, panels serve: %s", game, error)
    return GenericScene(engine)


def _brought(reference: str) -> Scene:
    scene: Scene = load(reference)
    missing = [name for name in _NEEDED if not hasattr(scene, name)]
    if missing:
        raise BadPart(f"'{reference}' lacks {', '.join(missing)}")
    return scene


def foyer(game: str) -> Foyer | None:
    """What a game asks before it begins; None: it is asked about by plain lists."""
    found = door(game)
    return found.foyer if found is not None else None


@cache
def door(game: str) -> Door | None:
    """The door of a game on the home page; None: a plain one."""
    if game not in registry.names():
        return None
    reference = registry.find(game).parts.door
    if reference:
        try:
            found: Door = load(reference)
            return found
        except BadPart as error:
            log.warning("game '%s': its door is plain: %s", game, error)
    picture = text_of(game, "doors", f"{game}.svg")
    return None if picture is None else Door("meeple", (), lambda: inside(picture))
