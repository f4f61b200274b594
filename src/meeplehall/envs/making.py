"""From what a user names to a batch of games: everything is checked here, once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, SupportsIndex

from meeplehall import bots
from meeplehall.core.errors import BadOption
from meeplehall.core.game import Game
from meeplehall.envs.native.batch import RANDOM, ROTATE, Batch
from meeplehall.registry import find

REWARDS = ("win", "margin", "shaped")
SEATS = {"rotate": ROTATE, "random": RANDOM}
SELF = "self"
MOST_GAMES = 1_000_000
MAX_SEED = 2**62
"""Seeds of neighbouring games follow each other, and all of them are seeds."""


def settled(game: str, players: int, options: Mapping[str, Any], pack: str | None) -> tuple[Game, dict[str, str]]:
    """The game and its complete options."""
    found = find(game, pack)
    found.observer()
    return found, found.settle(players, found.load_files(options))


def make_batch(
    game: str,
    players: int = 2,
    opponents: Sequence[str] | str = ("greedy",),
    seat: int | str = "rotate",
    reward: str = "win",
    count: int = 1,
    goes_on: bool = True,
    pack: str | None = None,
    **options: Any,
) -> Batch:
    """So many games, as the environments of docs/research.md take them; raises for anything that cannot be played."""
    found, complete = settled(game, players, options, pack)
    if type(count) is not int or not 1 <= count <= MOST_GAMES:
        raise BadOption(f"the number of environments must be from 1 to {MOST_GAMES}, not {str(count)[:20]}")
    if reward not in REWARDS:
        raise BadOption(f"reward cannot be {str(reward)[:20]!r}; allowed: {', '.join(REWARDS)}")
    named = _opponents(opponents, players)
    return Batch(found, players, complete, count, named, _seat(seat, players), REWARDS.index(reward), goes_on)


def _opponents(opponents: Sequence[str] | str, players: int) -> list[str]:
    if opponents == SELF:
        return []
    given: Any = [opponents] if isinstance(opponents, str) else opponents
    if not isinstance(given, Sequence) or not all(isinstance(name, str) for name in given):
        raise BadOption(f"opponents are bots by name or '{SELF}', not {str(opponents)[:40]}")
    named = list(given)
    if len(named) not in (1, players - 1) and players > 1:
        raise BadOption(f"{len(named)} opponents for {players} players; name one for all, {players - 1}, or '{SELF}'")
    for name in named:
        bots.make(name)
    return named


def _seat(seat: int | str, players: int) -> int:
    if isinstance(seat, str) and seat in SEATS:
        return SEATS[seat]
    if type(seat) is not int or not 0 <= seat < players:
        raise BadOption(f"seat cannot be {str(seat)[:20]!r}; allowed: 0 to {players - 1}, {', '.join(SEATS)}")
    return seat


def checked_seed(seed: int) -> int:
    """A seed for environments; raises BadOption for any other number."""
    if not isinstance(seed, SupportsIndex) or not 0 <= int(seed) < MAX_SEED:
        raise BadOption(f"seed must be from 0 to {MAX_SEED - 1}, not {str(seed)[:30]}")
    return int(seed)
