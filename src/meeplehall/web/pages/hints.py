"""What can be pointed at on a table page, for its scripts."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

from meeplehall.table import Table
from meeplehall.web import scenes
from meeplehall.web.embedding import embedded
from meeplehall.web.texts import texts


def hints(table: Table, locale: str) -> Markup:
    """Title, text and rule id by what they are about, for a script element."""
    return _hints(table.game.name, locale, tuple(sorted(table.setting.options.items())))


@lru_cache(256)
def _hints(game: str, locale: str, options: tuple[tuple[str, str], ...]) -> Markup:
    """`name@option=value` stands for `name` at tables with that option."""
    found = scenes.find(game).hints(texts(locale))
    plain = {name: about for name, about in found.items() if "@" not in name}
    for option, value in options:
        ending = f"@{option}={value}"
        plain |= {name.removesuffix(ending): about for name, about in found.items() if name.endswith(ending)}
    return embedded(plain)
