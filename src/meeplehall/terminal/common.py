"""Options that several commands share."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from meeplehall.core.errors import BadOption

if TYPE_CHECKING:
    from meeplehall.core.game import Game


def parse_options(pairs: tuple[str, ...]) -> dict[str, str]:
    """`--option name=value`, given any number of times."""
    options: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise BadOption(f"an option is name=value, not '{pair}'")
        if name in options:
            raise BadOption(f"option '{name}' is given twice")
        options[name] = value
    return options


def load_game(name: str, pack: str | None) -> Game:
    """The game, with a user's content pack if one is named."""
    from meeplehall.registry import find

    return find(name, pack)


def fresh_seed() -> int:
    """A seed nobody knows beforehand."""
    return secrets.randbelow(2**31)
