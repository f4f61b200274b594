"""What moved the winning chances: luck, or what the seats decided; by the bots' own estimate.

Between two decisions stands one row of winning chances (docs/review.md tells where they come from), judged with open
cards; the last is the result. So the moves of a seat add up to its result less what it began with. A move after which a
roll, a draw or sealed choices were told counts as luck, any other as decided; the last one, from what was expected to
what came out, is what the estimate did not see. Whose decision it was is not told: the estimates are those between two
turns, and within a turn they lean to one side.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from meeplehall.bots.knowledge import heuristic_for
from meeplehall.core.journal import Journal
from meeplehall.core.state import State
from meeplehall.data.report.measures import Z95, Mean
from meeplehall.data.report.questions import Games
from meeplehall.study.curves import chances_for

MOST = 200
"""Games that are played again for it."""
SOURCES = ("luck", "decisions", "not foreseen")


@dataclass(frozen=True)
class Swing:
    """One seat of one game: what each source brought it, in shares of a win."""

    luck: float
    decisions: float
    unforeseen: float = 0.0

    def parts(self) -> tuple[float, ...]:
        """In the order of SOURCES."""
        return self.luck, self.decisions, self.unforeseen


def swings(games: Games, count: int = MOST) -> list[list[Swing]]:
    """For the first games of a dataset, those of all seats."""
    return [_moved(state, journal, log) for state, journal, log in _replayed(games, count)]


def shares(found: Sequence[Sequence[Swing]]) -> list[Mean]:
    """How much of what sets results apart came from each source; together one.

    The share of a source is its covariance with the result over the variance of the result; intervals by leaving out
    one game at a time.
    """
    whole = _explained([swing for game in found for swing in game])
    n = len(found)
    without = [_explained([s for other, game in enumerate(found) if other != out for s in game]) for out in range(n)]
    rows = []
    for source, (name, mean) in enumerate(zip(SOURCES, whole, strict=True)):
        spread = sum((one[source] - mean) ** 2 for one in without) * (n - 1) / n
        rows.append(Mean(name, mean, Z95 * math.sqrt(spread), n))
    return rows


def _explained(found: Sequence[Swing]) -> list[float]:
    totals = [sum(swing.parts()) for swing in found]
    middle = sum(totals) / len(totals)
    spread = sum((total - middle) ** 2 for total in totals)
    if not spread:
        return [math.nan] * len(SOURCES)
    return [
        sum(swing.parts()[source] * (total - middle) for swing, total in zip(found, totals, strict=True)) / spread
        for source in range(len(SOURCES))
    ]


def _replayed(games: Games, count: int) -> Iterator[tuple[State, Journal, list[tuple[int, int]]]]:
    """Each game at its start, and its decisions."""
    rows = games.games.sort("game").head(count)
    logs: dict[int, list[tuple[int, int]]] = {number: [] for number in rows["game"].to_list()}
    for number, seat, action in games.decisions.sort("game", "number").select("game", "seat", "action").iter_rows():
        if number in logs:
            logs[number].append((seat, action))
    for row in rows.iter_rows(named=True):
        options = {key.removeprefix("option_"): value for key, value in row.items() if key.startswith("option_")}
        journal = Journal()
        yield games.game.begin(row["players"], options, row["seed"], journal, row["rules"]), journal, logs[row["game"]]


def _moved(state: State, journal: Journal, log: Sequence[tuple[int, int]]) -> list[Swing]:
    mind, chances = heuristic_for(state), chances_for(state)
    moved = [[0.0] * len(SOURCES) for _ in range(state.seats)]
    before = chances.shares(mind, state)
    journal.take()
    for seat_to_move, action in log:
        sealed = state.sealed
        state.play(seat_to_move, action)
        told = any(event.chance for event in journal.take())
        opened = sealed and not state.sealed
        after = chances.shares(mind, state)
        source = 2 if state.over else 0 if told or opened else 1
        for seat, parts in enumerate(moved):
            parts[source] += after[seat] - before[seat]
        before = after
    return [Swing(*parts) for parts in moved]
