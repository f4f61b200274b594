"""Files that the hall and its games bring: static files, signs, texts, guides, rules, pictures.

The hall's own package comes first; a game's is the one its `Parts` name. All are laid out alike (core/parts.py).
"""

from __future__ import annotations

from importlib.resources.abc import Traversable
from pathlib import Path

from meeplehall import registry
from meeplehall.core.parts import resource

HALL = "meeplehall.web"
DOCS = Path(__file__).parents[3] / "docs"
"""Where the rules reference of the built-in games is kept; a build copies it into the package."""


def packages() -> list[str]:
    """The packages with files, the hall's first."""
    found = [registry.find(name).parts.resources for name in registry.names()]
    return list(dict.fromkeys([HALL, *filter(None, found)]))


def files_in(*folder: str) -> list[Traversable]:
    """The files of a folder in all packages; of two with the same name only the first."""
    found: dict[str, Traversable] = {}
    for package in packages():
        place = resource(package, *folder)
        if place is not None and place.is_dir():
            for file in sorted(place.iterdir(), key=lambda f: f.name):
                if file.is_file():
                    found.setdefault(file.name, file)
    return list(found.values())


def text_of(game: str, *path: str) -> str | None:
    """A text file of a game; None if the game brings none."""
    package = registry.find(game).parts.resources
    places = [resource(package, *path)]
    if package == HALL and DOCS.is_dir():
        places.append(DOCS.joinpath(*path))
    for place in places:
        if place is not None and place.is_file():
            return place.read_text(encoding="utf-8")
    return None
