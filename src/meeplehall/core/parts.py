"""What a game brings besides its rules, by name, so that nothing is loaded before it is needed.

A reference is `package.module:NAME` or `package.module`. Whatever is left out has a default: see docs/new-game.md.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from meeplehall.core.errors import BadPart


@dataclass(frozen=True)
class Parts:
    """Where the other rooms find what belongs to this game."""

    terminal: str = ""
    """A module that draws a view as text (`board`) and puts actions into words (`action`); left out: plain panels."""
    scene: str = ""
    """The scene of the table page in the hall; left out: panels and buttons."""
    door: str = ""
    """The `Door` on the home page; left out: the picture `doors/<game>.svg` of the resources, or an empty room."""
    heuristic: str = ""
    """The class that tells bots what looks good; left out: they go by how imagined games end."""
    observer: str = ""
    """The class that tells a seat's knowledge as a row of numbers; left out: there are no environments for the game."""
    bots: dict[str, str] = field(default_factory=dict)
    """Bots of the game's own: `{"careful": "package.module:CarefulBot"}` is called `<game>/careful`."""
    resources: str = ""
    """A package with files, as far as there are any:

    - `static/<game>.css` and whatever else the scene's pages load
    - `sprites/<game>.svg`: signs for the scene
    - `locale/<language>/<game>.ftl`: texts
    - `guides/<game>.toml`: the guided first game
    - `rules/<game>.md`, `rules/<language>/<game>.md`: the rules reference
    - `doors/<game>.svg`: the picture behind the door
    """


def load(reference: str) -> Any:
    """What a reference names; raises BadPart, whatever is wrong with it."""
    module, _, name = reference.partition(":")
    try:
        found = import_module(module)
        return getattr(found, name) if name else found
    except (Exception, SystemExit) as error:
        raise BadPart(f"'{reference}' cannot be loaded: {told(error)}") from error


def resource(package: str, *path: str) -> Traversable | None:
    """A file or folder of a resources package; None if there is none."""
    if not package:
        return None
    try:
        found = files(package).joinpath(*path)
        return found if found.is_file() or found.is_dir() else None
    except (ImportError, TypeError, ValueError, OSError):
        return None


def told(error: BaseException) -> str:
    """An error of somebody else's code in one line."""
    words = " ".join(str(error).split())
    return f"{type(error).__name__}: {words}" if words else type(error).__name__
