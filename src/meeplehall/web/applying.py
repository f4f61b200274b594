"""Which options a game has with so many players. The rules say so: every value is offered to them, and they refuse."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from meeplehall import registry
from meeplehall.core.errors import BadOption
from meeplehall.core.game import Game


def takes(game: Game, players: int, options: Mapping[str, str]) -> bool:
    """Whether the rules allow these options with so many players."""
    try:
        game.settle(players, options)
    except BadOption:
        return False
    return True


@lru_cache(256)
def usual(name: str, players: int) -> tuple[tuple[str, str], ...]:
    """The options that differ from the defaults because the number of players asks for it."""
    game = registry.find(name)
    defaults = {option.name: option.default for option in game.options}
    try:
        settled = game.settle(players, {})
    except BadOption:
        return ()
    return tuple((name, value) for name, value in settled.items() if value != defaults[name])


@lru_cache(1024)
def allowed(name: str, players: int, option: str, values: Sequence[str]) -> tuple[str, ...]:
    """Those of the values that an option may have, when everything else is as usual."""
    game, base = registry.find(name), dict(usual(name, players))
    return tuple(value for value in values if takes(game, players, base | {option: value}))


def adjusted(game: Game, players: int, options: Mapping[str, str]) -> dict[str, str]:
    """The options without what cannot be chosen with so many players: there is nothing to ask about then."""
    base = dict(usual(game.name, players))
    out = dict(options)
    for option in game.options:
        value = out.get(option.name, option.default)
        default = base.get(option.name, option.default)
        if option.choices and value in option.choices and value != default:
            if value not in allowed(game.name, players, option.name, option.choices):
                out[option.name] = default
        elif option.choices and value == option.default != default:
            out[option.name] = default
    return out
