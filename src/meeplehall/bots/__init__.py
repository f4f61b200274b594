"""Players that are no people. They see a position only through `sample`, so they cannot peek."""

from __future__ import annotations

from meeplehall.bots.bot import Bot
from meeplehall.bots.brought import by_name
from meeplehall.bots.fingerprint import fingerprint
from meeplehall.bots.levels import LEVELS, NAMES, patience, simpler
from meeplehall.bots.match import play_out

__all__ = ["LEVELS", "Bot", "fingerprint", "make", "names", "patience", "play_out", "simpler"]


def names() -> list[str]:
    """The names of all bots."""
    return list(NAMES)


def make(name: str, seed: int = 0) -> Bot:
    """A bot by name; equal seeds make equal choices, unless the budget is in seconds (`expert@5s`).

    `<game>/<name>` is a bot that a game brings.
    """
    bot = by_name(name)
    bot.reseed(seed)
    return bot
