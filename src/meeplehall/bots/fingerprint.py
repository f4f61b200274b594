"""Whether a bot is still the same: a short mark of how it thinks and what it has learned."""

from __future__ import annotations

from hashlib import sha256

from meeplehall.bots.brought import by_name
from meeplehall.bots.knowledge import heuristic_for
from meeplehall.bots.net import NetBot
from meeplehall.bots.search.bot import SearchBot
from meeplehall.core.state import State


def fingerprint(name: str, state: State) -> str:
    """Another one, if the bot of that name thinks by other settings or judges this game by other weights."""
    bot = by_name(name)
    parts: list[object] = [type(bot).__name__]
    if isinstance(bot, NetBot):
        bot.recall(state)
        parts.append(bot.file.mark)
    if isinstance(bot, SearchBot):
        parts.append(bot.settings)
        mind = heuristic_for(state, bot.weights)
        net = mind.net
        if net is None:
            parts.append(mind.first_weights())
        else:
            parts += [list(net.first), list(net.bias), list(net.last), net.offset]
    return sha256(repr(parts).encode()).hexdigest()[:12]
