"""Players that are no people. They see a position only through `sample`, so they cannot peek."""

from __future__ import annotations

from meeplehall.bots.bot import Bot
from meeplehall.bots.greedy import GreedyBot
from meeplehall.bots.match import play_out
from meeplehall.bots.random import RandomBot
from meeplehall.core.errors import UnknownBot

_KINDS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}

__all__ = ["Bot", "make", "names", "play_out"]


def names() -> list[str]:
    """The names of all bots."""
    return list(_KINDS)


def make(name: str, seed: int = 0) -> Bot:
    """A bot by name; equal seeds make equal choices."""
    if name not in _KINDS:
        raise UnknownBot(f"unknown bot '{name}'; known: {', '.join(names())}")
    bot = _KINDS[name]()
    bot.reseed(seed)
    return bot
