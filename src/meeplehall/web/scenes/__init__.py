"""One scene per game: how a view is drawn, and how an action is a set of places on that drawing."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from meeplehall.web.scenes.scene import Decision, Deed, Line, Look, LooksAhead, Moody, Move, Pick, Scene, Story

__all__ = ["Decision", "Deed", "Line", "Look", "LooksAhead", "Moody", "Move", "Pick", "Scene", "Story", "find", "names"]

_SCENES = {
    "burgundy": "meeplehall.web.scenes.burgundy:SCENE",
    "renaissance": "meeplehall.web.scenes.renaissance:SCENE",
    "nobility": "meeplehall.web.scenes.nobility:SCENE",
}


def names() -> list[str]:
    """The games that can be played in the hall."""
    return list(_SCENES)


@cache
def find(game: str) -> Scene:
    """The scene of a game."""
    module, _, attribute = _SCENES[game].partition(":")
    scene: Scene = getattr(import_module(module), attribute)
    return scene
