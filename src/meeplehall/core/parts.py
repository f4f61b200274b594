"""What a game brings besides its rules, by name, so that nothing is loaded before it is needed.

A reference is `package.module:NAME` or `package.module`. Whatever is left out has a default: see docs/new-game.md.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from importlib import import_module
from typing import Any


@dataclass(frozen=True)
class Parts:
    """Where the other rooms find what belongs to this game."""

    terminal: str = ""
    """A module that draws a view as text (`board`) and puts actions into words."""
    scene: str = ""
    """The scene of the table page in the hall."""
    heuristic: str = ""
    """The class that tells bots what looks good."""
    bots: dict[str, str] = field(default_factory=dict)
    """Bots of the game's own, by name."""
    resources: str = ""
    """A package with `static` (style sheet), `sprites`, `locale`, `guide.toml` and `rules`, as far as there are any."""


def load(reference: str) -> Any:
    """What a reference names."""
    module, _, name = reference.partition(":")
    found = import_module(module)
    return getattr(found, name) if name else found
