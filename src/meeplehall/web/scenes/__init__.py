"""One scene per game: how a view is drawn, and how an action is a set of places on that drawing."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from meeplehall.web.scenes.door import Door
from meeplehall.web.scenes.scene import Decision, Deed, Line, Look, LooksAhead, Moody, Move, Pick, Scene, Story

__all__ = [
    "Decision",
    "Deed",
    "Door",
    "Line",
    "Look",
    "LooksAhead",
    "Moody",
    "Move",
    "Pick",
    "Scene",
    "Story",
    "door",
    "find",
    "names",
]

_GAMES = ("burgundy", "renaissance", "nobility")


def names() -> list[str]:
    """The games that can be played in the hall."""
    return list(_GAMES)


@cache
def find(game: str) -> Scene:
    """The scene of a game."""
    scene: Scene = import_module(f"{__name__}.{game}").SCENE
    return scene


@cache
def door(game: str) -> Door | None:
    """The door of a game on the home page; None for a game the hall does not know."""
    if game not in _GAMES:
        return None
    found: Door = import_module(f"{__name__}.{game}.door").DOOR
    return found
