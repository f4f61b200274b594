"""What can be pointed at on a table page, for its scripts."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from meeplehall.web import scenes
from meeplehall.web.embedding import embedded
from meeplehall.web.texts import texts


@cache
def hints(game: str, locale: str) -> Markup:
    """Title, text and rule id by what they are about, for a script element."""
    return embedded(scenes.find(game).hints(texts(locale)))
