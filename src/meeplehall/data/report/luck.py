"""How much of the result is luck, and how much skill: some games of a dataset, reviewed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import polars as pl

from meeplehall.core import record as records
from meeplehall.data.report.measures import Mean, mean_of
from meeplehall.data.report.questions import Games
from meeplehall.study.review import review
from meeplehall.study.verdicts import BUDGETS, Reviewer


@dataclass(frozen=True)
class Shares:
    """In hundredths of a win, for a seat and game: how far luck moved it, and what its own turns lost."""

    luck: Mean
    errors: Mean


def shares(games: Games, count: int, progress: Callable[[int], None] | None = None) -> Shares:
    """Review the first `count` games on the quick budget."""
    luck: list[float] = []
    errors: list[float] = []
    for row in games.games.sort("game").head(count).iter_rows(named=True):
        options = {k.removeprefix("option_"): v for k, v in row.items() if k.startswith("option_")}
        names = games.seats.filter(pl.col("game") == row["game"]).sort("seat")["name"].to_list()
        record = records.begin(games.game, row["players"], options, row["seed"], names, row["rules"])
        own = games.decisions.filter(pl.col("game") == row["game"]).sort("number")
        record.log = list(own.select("seat", "action").iter_rows())
        reviewer = Reviewer(record, games.game, BUDGETS["quick"], 0)
        end = games.game.new(row["players"], options, row["seed"], None, row["rules"])
        for seat, action in record.log:
            end.play(seat, action)
        found = review(list(reviewer.verdicts()), end)
        luck += [abs(found.luck(seat)) for seat in range(row["players"])]
        errors += [found.errors(seat) for seat in range(row["players"])]
        if progress is not None:
            progress(1)
    return Shares(mean_of("luck", luck), mean_of("errors", errors))
