"""Bots by name: the levels, and those that a game brings for itself, named `<game>/<name>`."""

from __future__ import annotations

import re

from meeplehall import registry
from meeplehall.bots.bot import Bot
from meeplehall.bots.levels import build
from meeplehall.core.errors import UnknownBot
from meeplehall.core.parts import load

# A file of weights may have slashes too: `hard:folder/value.json`.
_OWN = re.compile(r"[a-z0-9_-]+/[^:@]+")


def by_name(text: str) -> Bot:
    """The bot of that name, not seeded yet."""
    return _brought(text) if _OWN.fullmatch(text) else build(text)


def _brought(text: str) -> Bot:
    game, _, name = text.partition("/")
    own = registry.find(game).parts.bots
    if name not in own:
        known = ", ".join(f"{game}/{bot}" for bot in own) or "none"
        raise UnknownBot(f"unknown bot '{text}'; {game} brings: {known}")
    bot = load(own[name])()
    if not isinstance(bot, Bot):
        raise UnknownBot(f"'{text}' is not a Bot but {type(bot).__name__}")
    return bot
