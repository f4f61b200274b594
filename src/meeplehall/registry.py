"""All games by name: the built-in ones, and those that other packages bring through an entry point.

A game that does not load or breaks the contract is left out and named in `problems`; the others are not harmed.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from importlib.metadata import EntryPoint, entry_points

from meeplehall.core.errors import BadPart, MeeplehallError, UnknownGame
from meeplehall.core.events import Events
from meeplehall.core.game import Game
from meeplehall.core.options import Option
from meeplehall.core.parts import Parts, load, told
from meeplehall.core.passing import Passing
from meeplehall.core.space import Space
from meeplehall.core.state import State

GROUP = "meeplehall.games"
BUILT_IN = {
    "burgundy": "meeplehall.games.burgundy.game:GAME",
    "renaissance": "meeplehall.games.renaissance.game:GAME",
    "nobility": "meeplehall.games.nobility.game:GAME",
}
MOST_PLAYERS = 6
"""A hall has so many colours and shapes for seats."""
_NAME = re.compile(r"[a-z][a-z0-9]*([-_][a-z0-9]+)*")
_ATTRIBUTES: dict[str, type] = {
    "name": str,
    "title": str,
    "version": int,
    "oldest": int,
    "layout": int,
    "maturity": str,
    "min_players": int,
    "max_players": int,
    "options": tuple,
    "space": Space,
    "events": Events,
    "parts": Parts,
}


def names() -> list[str]:
    """The names of all games that can be played."""
    return [name for name in [*BUILT_IN, *sorted(_plugins())] if not _wrong_with(name)]


@cache
def find(name: str, pack: str | None = None) -> Game:
    """The game of that name, with the user's content if a pack is named."""
    if name not in BUILT_IN and name not in _plugins():
        raise UnknownGame(f"unknown game '{name}'; known: {', '.join(names())}")
    if wrong := _wrong_with(name):
        raise UnknownGame(wrong)
    game = _load(name)
    return game if pack is None else game.with_pack(pack)


@lru_cache(32)
def with_content(name: str, pack: str) -> Game:
    """The game of that name with the content of a pack's text; an empty one: with its own."""
    return find(name).with_pack_text(pack) if pack else find(name)


def problems() -> list[str]:
    """What is wrong with games that cannot be played, a line each."""
    return [wrong for name in [*BUILT_IN, *sorted(_plugins())] if (wrong := _wrong_with(name))] + _clashes()


def forget() -> None:
    """Look again for games: one has been installed while the program runs."""
    for kept in (_plugins, _wrong_with, _load, find):
        kept.cache_clear()


@cache
def _plugins() -> dict[str, list[EntryPoint]]:
    found: dict[str, list[EntryPoint]] = {}
    for point in entry_points(group=GROUP):
        if point.name not in BUILT_IN and point.value not in [other.value for other in found.get(point.name, [])]:
            found.setdefault(point.name, []).append(point)
    return found


def _clashes() -> list[str]:
    taken = [point for point in entry_points(group=GROUP) if point.name in BUILT_IN]
    return [f"plug-in '{p.name}' of {_origin(p)}: a built-in game has this name; choose another" for p in taken]


def _origin(point: EntryPoint) -> str:
    return point.dist.name if point.dist is not None else point.value


@cache
def _load(name: str) -> Game:
    """As it is; whether it holds is asked by `_wrong_with`."""
    game: Game = load(BUILT_IN[name] if name in BUILT_IN else _plugins()[name][0].value)
    return game


@cache
def _wrong_with(name: str) -> str:
    """Why a game cannot be played, in one line; empty if it can."""
    points = _plugins().get(name, [])
    who = f"game '{name}'" if name in BUILT_IN else f"plug-in '{name}' of {_origin(points[0])}"
    if len(points) > 1:
        origins = " and ".join(sorted(map(_origin, points)))
        return f"{len(points)} plug-ins are called '{name}', of {origins}: uninstall all but one"
    try:
        game = _load(name)
    except BadPart as error:
        return f"{who}: {error}"
    # What the built-in games hold is tested; to look again would cost every command the reading of their content.
    wrong = "" if name in BUILT_IN else _broken(game, name)
    return f"{who}: {wrong}" if wrong else ""


def _broken(game: object, name: str) -> str:
    """Where an object breaks the contract of a game; empty if it does not."""
    if not isinstance(game, Game):
        return f"is not a Game but {type(game).__name__}"
    for attribute, kind in _ATTRIBUTES.items():
        if not hasattr(game, attribute):
            return f"lacks '{attribute}'"
        if not isinstance(getattr(game, attribute), kind):
            return f"'{attribute}' must be {kind.__name__}, not {type(getattr(game, attribute)).__name__}"
    if not _NAME.fullmatch(game.name) or game.name != name:
        return f"is called '{game.name}'; the entry point says '{name}' (small letters, digits and hyphens)"
    if not 1 <= game.oldest <= game.version:
        return f"version {game.version} and oldest {game.oldest}: rules versions count from 1"
    if not 1 <= game.min_players <= game.max_players <= MOST_PLAYERS:
        return f"{game.min_players} to {game.max_players} players; allowed are 1 to {MOST_PLAYERS}"
    if not isinstance(game.passing, Passing | None):
        return f"'passing' must be Passing or None, not {type(game.passing).__name__}"
    if not all(isinstance(option, Option) for option in game.options):
        return "'options' must be a tuple of Option"
    return _does_not_start(game)


def _does_not_start(game: Game) -> str:
    try:
        state = game.new(game.min_players)
        if not isinstance(state, State):
            return f"'blank' must give a State, not {type(state).__name__}"
    except NotImplementedError:
        return "lacks 'start' or 'blank'"
    except MeeplehallError as error:
        return f"does not start: {error}"
    except Exception as error:
        return f"does not start: {told(error)}"
    return ""
