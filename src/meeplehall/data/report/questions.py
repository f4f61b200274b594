"""What is asked of a dataset, with polars."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from meeplehall.core.game import Game
from meeplehall.data.parts import read
from meeplehall.data.report.measures import Difference, Mean, apart, mean_of, paired, stand_out
from meeplehall.data.schema import TEXT, TEXTS, event_fields

if TYPE_CHECKING:
    from polars import DataFrame, Expr

TENTHS = 10
FEWEST = 20
"""Seats that had or chose a thing, and that had not, before anything is said of it."""
MOST_THINGS = 400
PLACES = ("place", "depot")
"""Fields of actions that say where one goes."""
MOST_PLACES = 13
RARE = 0.01
"""Of all decisions: kinds that are rarer are not looked at place by place."""


@dataclass
class Games:
    """The tables of one dataset."""

    game: Game
    games: DataFrame
    seats: DataFrame
    decisions: DataFrame
    events: DataFrame

    @classmethod
    def load(cls, game: Game, folder: str) -> Games:
        """All of a folder."""
        games, seats, decisions, events = (read(folder, table) for table in ("games", "seats", "decisions", "events"))
        return cls(game, games, seats, decisions, events)

    def by_seat(self, column: str) -> list[Mean]:
        """The mean of a column of the table seats, for every seat."""
        return [
            mean_of(f"seat {key[0]}", group[column].to_list())
            for key, group in self.seats.sort("seat").group_by("seat", maintain_order=True)
        ]

    def by_chosen(self, column: str) -> list[Mean]:
        """The same for what seats chose for the whole game."""
        import polars as pl

        long = self.seats.explode("chosen").filter(pl.col("chosen").is_not_null())
        found = [mean_of(str(key[0]), group[column].to_list()) for key, group in long.group_by("chosen")]
        return sorted((one for one in found if one.count >= FEWEST), key=lambda one: -one.mean)

    def use_over_time(self) -> dict[str, list[float]]:
        """The share of each kind of decision in every tenth of the game."""
        import polars as pl

        return self._over_time(pl.col("kind"), pl.lit(True))

    def places_over_time(self) -> dict[str, dict[str, list[float]]]:
        """For each kind of decision that goes somewhere: the share of each place in every tenth of the game.

        The places that are used most have names, all others are `elsewhere`.
        """
        import polars as pl

        found = {}
        for kind in self.game.space.kinds:
            for field in PLACES:
                if field not in kind.of_name:
                    continue
                place = pl.col("fields").struct.field(field).cast(pl.String)
                used = self.decisions.filter(pl.col("kind") == kind.name).select(place.alias("place"))["place"]
                top = [name for name, _ in used.value_counts(sort=True).head(MOST_PLACES).iter_rows()]
                named = pl.when(place.is_in(top)).then(place).otherwise(pl.lit("elsewhere"))
                if len(top) > 1 and len(used) >= RARE * self.decisions.height:
                    found[f"{kind.name}, {field}"] = self._over_time(named, pl.col("kind") == kind.name)
        return found

    def _over_time(self, what: Expr, which: Expr) -> dict[str, list[float]]:
        """The share of each value in every tenth of the game, among the decisions that count."""
        import polars as pl

        last = pl.col("number").max().over("game")
        tenth = ((pl.col("number") - 1) * TENTHS // last).alias("tenth")
        long = self.decisions.with_columns(tenth, what.alias("what")).filter(which)
        counted = long.group_by("what", "tenth").len()
        totals = dict(counted.group_by("tenth").agg(pl.col("len").sum()).iter_rows())
        found: dict[str, list[float]] = {}
        for kind, at, count in counted.iter_rows():
            found.setdefault(kind, [0.0] * TENTHS)[at] = count / totals[at]
        return found

    def things(self) -> DataFrame:
        """How often each seat of each game had to do with each named thing: (game, seat, thing, times)."""
        import polars as pl

        fields = {name: kind for name, kind in event_fields(self.game).items() if kind in (TEXT, TEXTS)}
        named = self.events.with_columns(seat=pl.col("fields").struct.field("seat")).filter(
            pl.col("seat").is_not_null()
        )
        parts = []
        for name, kind in fields.items():
            column = named.select("game", "seat", "event", value=pl.col("fields").struct.field(name))
            column = column.explode("value") if kind == TEXTS else column
            column = column.filter(pl.col("value").is_not_null())
            thing = pl.col("event") + f", {name}: " + pl.col("value")
            parts.append(column.select("game", "seat", thing=thing))
        long = pl.concat(parts)
        return long.group_by("game", "seat", "thing").agg(times=pl.len())

    def had(self, thing: str, things: DataFrame, column: str) -> Difference:
        """Seats that had to do with a thing beside those that had not."""
        import polars as pl

        mine = things.filter(pl.col("thing") == thing).select("game", "seat").with_columns(had=pl.lit(True))
        joined = self.seats.join(mine, on=["game", "seat"], how="left")
        having = joined.filter(pl.col("had"))[column].to_list()
        lacking = joined.filter(pl.col("had").is_null())[column].to_list()
        return apart(thing, having, lacking)

    def winning_things(self) -> list[Difference]:
        """What goes with winning, the most first; things that nearly all or nearly no seats had are left out."""
        import polars as pl

        things = self.things()
        seats = self.seats.height
        counted = things.group_by("thing").agg(n=pl.len()).filter(pl.col("n").is_between(FEWEST, seats - FEWEST))
        names = counted.sort("n", "thing", descending=[True, False])["thing"].to_list()[:MOST_THINGS]
        found = stand_out([self.had(name, things, "win") for name in names])
        return sorted(found, key=lambda one: -one.mean)


def option_changes(before: Games, others: Mapping[str, Games]) -> list[Difference]:
    """What each of these ways to play changes, game by game on the same seeds."""
    found = []
    for name, after in others.items():
        found.append(paired(f"{name}: points", _points(after), _points(before)))
        for words, column in (("decisions", "decisions"), ("margin", "margin"), ("lead changes", "lead_changes")):
            if before.games[column].null_count() == 0:
                found.append(paired(f"{name}: {words}", _column(after.games, column), _column(before.games, column)))
        if before.games["players"][0] > 1:
            found.append(paired(f"{name}: wins of seat 0", _of_seat(after, 0, "win"), _of_seat(before, 0, "win")))
    return stand_out(found)


def changes(before: Games, after: Games) -> list[Difference]:
    """What another pack, option or bot changes: the same seeds, game by game."""
    found = [
        paired(words, _column(after.games, column), _column(before.games, column))
        for words, column in (
            ("decisions of a game", "decisions"),
            ("margin of the winner", "margin"),
            ("changes of the lead", "lead_changes"),
        )
        if before.games[column].null_count() == 0
    ]
    for seat in range(int(before.games["players"][0])):
        for words, column in (("points of seat", "score"), ("wins of seat", "win")):
            found.append(paired(f"{words} {seat}", _of_seat(after, seat, column), _of_seat(before, seat, column)))
    found += _rates("decision", before.decisions, after.decisions, before, after, "kind")
    return stand_out(found)


def changed_things(before: Games, after: Games) -> list[Difference]:
    """Things that seats have to do with more or less often than before, per game."""
    found = _rates("", before.things(), after.things(), before, after, "thing", "times")
    return sorted(stand_out(found), key=lambda one: -abs(one.mean))


def _rates(
    words: str, before: DataFrame, after: DataFrame, games: Games, others: Games, by: str, times: str = ""
) -> list[Difference]:
    import polars as pl

    def per_game(frame: DataFrame) -> dict[str, dict[int, float]]:
        amount = pl.col(times).sum() if times else pl.len()
        found: dict[str, dict[int, float]] = {}
        for name, game, count in frame.group_by(by, "game").agg(n=amount).select(by, "game", "n").iter_rows():
            found.setdefault(name, {})[game] = float(count)
        return found

    one, other = per_game(after), per_game(before)
    keys = games.games["game"].to_list()
    assert keys == others.games["game"].to_list()
    return [
        paired(
            f"{words} {name}".strip(),
            [one.get(name, {}).get(key, 0.0) for key in keys],
            [other.get(name, {}).get(key, 0.0) for key in keys],
        )
        for name in sorted({*one, *other})
    ]


def _points(games: Games) -> Sequence[float]:
    """Of a seat, game by game."""
    import polars as pl

    return _column(games.seats.group_by("game").agg(pl.col("score").mean()), "score")


def _column(frame: DataFrame, column: str) -> Sequence[float]:
    return [float(value) for value in frame.sort("game")[column].to_list()]


def _of_seat(games: Games, seat: int, column: str) -> Sequence[float]:
    import polars as pl

    return _column(games.seats.filter(pl.col("seat") == seat), column)
