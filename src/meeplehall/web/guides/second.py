"""A better second game: positions with a question, a few choices and the reason why one of them is best.

They are a file `guides/<game>-second.toml` of the game's resources: the moves that lead to each position, and the
choices, the best first. Texts: `second-<game>-<text>` asks, `second-<game>-<text>-why` answers.
"""

from __future__ import annotations

import tomllib
from functools import cache

import msgspec

from meeplehall import registry
from meeplehall.table import Setting, Table
from meeplehall.web.guides import LEARNER, OPPONENT, PLAYERS
from meeplehall.web.resources import text_of
from meeplehall.web.texts import Texts


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question about a position."""

    text: str
    """The end of its texts' ids."""
    seed: int
    moves: str
    """What was done before, by seat: `0 take 4.2 die 4; 1 ...`."""
    choices: list[list[str]]
    """The actions of each choice; the first choice is the best."""
    gap: int
    """How much better the bot `hard` judges it than any other."""


@cache
def positions(game: str) -> list[Position]:
    """The positions of a game; none: it has no second guide."""
    text = text_of(game, "guides", f"{game}-second.toml")
    return [] if text is None else msgspec.convert(tomllib.loads(text)["position"], list[Position])


def table_of(game: str, position: Position, t: Texts) -> Table:
    """A table at which the position has come up."""
    rules = registry.find(game)
    setting = Setting(
        id="second",
        game=game,
        rules=rules.version,
        content=rules.content_id,
        players=PLAYERS,
        options=rules.settle(PLAYERS, {}),
        seed=position.seed,
        host="you",
        created=0,
    )
    table = Table(setting, rules)
    table.sit(LEARNER, "you", t("you"), 0)
    table.sit(OPPONENT, "", "Odile", 0, bot="greedy")
    for move in position.moves.split(";"):
        number, *action = move.split()
        seat = int(number)
        table.act(seat, rules.parse(" ".join(action)), table.version(seat), 0, "you" if seat == LEARNER else "")
    return table
