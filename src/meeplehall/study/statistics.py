"""Many finished games of one player summed up: results, error rate over time, what costs most."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from meeplehall.study.review import Review

PHASES = ("opening", "middle", "end")
"""A game in thirds of its turns."""
PEOPLE = "people"
"""Stands for opponents who are persons, where the others are levels of bots."""


@dataclass(frozen=True)
class Cost:
    """What some turns lost: of the winning chance, in points, and how many turns they were."""

    loss: float = 0.0
    points: float = 0.0
    turns: int = 0

    def plus(self, other: Cost) -> Cost:
        """Both together."""
        return Cost(self.loss + other.loss, self.points + other.points, self.turns + other.turns)

    def per_turn(self) -> float:
        """Winning chance lost by a turn."""
        return self.loss / self.turns if self.turns else 0.0


@dataclass(frozen=True)
class Errors:
    """What a review says of one seat. `kinds` go by the first thing that should have been done."""

    all: Cost
    luck: float
    phases: dict[str, Cost]
    kinds: dict[str, Cost]


@dataclass(frozen=True)
class Played:
    """A finished game from one seat. `against` names the others, or their levels."""

    game: str
    players: int
    when: float
    """For the order; days, seconds, whatever grows."""
    rank: int
    points: int
    against: tuple[str, ...]
    errors: Errors | None = None
    favourites: tuple[str, ...] = ()
    source: str = ""
    """Where it is kept: a file, a table."""
    rivals: tuple[tuple[str, Cost], ...] = ()
    """What the review says of the others, each by what `against` calls it."""
    met: tuple[str, ...] = ()
    """The names of the persons among them."""

    @property
    def won(self) -> bool:
        """Alone: whether the objective was met."""
        return self.rank == 1

    @property
    def last(self) -> bool:
        """Whether everybody else came before; alone: whether the objective was missed."""
        return not self.won and self.rank >= self.players


@dataclass
class Row:
    """The results of some games."""

    games: int = 0
    won: int = 0
    last: int = 0
    best: int = 0
    points: int = 0
    costs: list[Cost] = field(default_factory=list)

    def add(self, game: Played) -> None:
        """One more game."""
        self.best = game.points if not self.games else max(self.best, game.points)
        self.games += 1
        self.points += game.points
        self.won += game.won
        self.last += game.last
        if game.errors:
            self.costs.append(game.errors.all)

    def mean(self) -> float:
        """Points of a game."""
        return self.points / self.games

    def error_rate(self) -> float | None:
        """Winning chance lost by a turn with a choice; None: no game was reviewed."""
        return summed(self.costs).per_turn() if self.costs else None


def summed(costs: Iterable[Cost]) -> Cost:
    """All together."""
    found = Cost()
    for cost in costs:
        found = found.plus(cost)
    return found


def rows(games: Sequence[Played]) -> dict[tuple[str, int, tuple[str, ...]], Row]:
    """Results by game, number of players and opponents (the levels or names that occur, in order)."""
    found: dict[tuple[str, int, tuple[str, ...]], Row] = {}
    for game in games:
        against = tuple(sorted(set(game.against)))
        found.setdefault((game.game, game.players, against), Row()).add(game)
    return dict(sorted(found.items()))


def expected_wins(games: Sequence[Played]) -> float:
    """How many of them equal players would have won; those alone are left out, for nobody knows."""
    return sum(1 / game.players for game in games if game.players > 1)


def over_time(games: Sequence[Played]) -> list[tuple[float, float]]:
    """When, and the error rate of that game: of those that were reviewed, the oldest first."""
    reviewed = [(game.when, game.errors.all.per_turn()) for game in games if game.errors]
    return sorted(reviewed)


def running_means(values: Sequence[float], width: int) -> list[float]:
    """For each value the mean of the last so many up to it."""
    found = []
    for n in range(1, len(values) + 1):
        window = values[max(0, n - width) : n]
        found.append(sum(window) / len(window))
    return found


def rivals(games: Sequence[Played]) -> dict[str, tuple[int, Cost]]:
    """In how many reviewed games each kind of opponent sat, and what its turns lost there."""
    found: dict[str, tuple[int, Cost]] = {}
    for game in games:
        for name in dict(game.rivals):
            times, cost = found.get(name, (0, Cost()))
            found[name] = times + 1, summed([cost, *(one for other, one in game.rivals if other == name)])
    return found


def by_phase(games: Sequence[Played]) -> dict[str, Cost]:
    """What the parts of a game cost, of all games together."""
    reviewed = [game.errors.phases for game in games if game.errors]
    return {phase: summed(costs.get(phase, Cost()) for costs in reviewed) for phase in PHASES}


def costliest(games: Sequence[Played], kinds: bool = True) -> list[tuple[str, str, Cost]]:
    """Game and kind of decision (or phase of the game) with what they cost in all, the dearest first."""
    found: dict[tuple[str, str], Cost] = {}
    for game in games:
        if game.errors is None:
            continue
        for name, cost in (game.errors.kinds if kinds else game.errors.phases).items():
            found[game.game, name] = found.get((game.game, name), Cost()).plus(cost)
    ranked = sorted(found.items(), key=lambda item: (-item[1].loss, item[0]))
    return [(game, name, cost) for (game, name), cost in ranked]


def favourites(games: Sequence[Played]) -> list[tuple[str, str, int, int]]:
    """Game, what was chosen there (an estate, a character), how often, and how often it won; most often first."""
    counts: dict[tuple[str, str], tuple[int, int]] = {}
    for game in games:
        for name in game.favourites:
            times, won = counts.get((game.game, name), (0, 0))
            counts[game.game, name] = (times + 1, won + game.won)
    ranked = sorted(counts.items(), key=lambda item: (-item[1][0], -item[1][1], item[0]))
    return [(game, name, times, won) for (game, name), (times, won) in ranked]


def errors_of(review: Review, seat: int) -> Errors:
    """What the review says of this seat."""
    turns = len(review.steps)
    phases: dict[str, Cost] = {}
    kinds: dict[str, Cost] = {}
    for n, step in enumerate(review.steps):
        verdict = step.verdict
        if verdict.seat != seat or verdict.forced:
            continue
        cost = Cost(verdict.loss(), verdict.lost_points(), 1)
        phase = PHASES[min(2, 3 * n // turns)]
        phases[phase] = phases.get(phase, Cost()).plus(cost)
        kind = _missed(verdict.best.steps, verdict.played.steps)
        kinds[kind] = kinds.get(kind, Cost()).plus(cost)
    return Errors(summed(phases.values()), review.luck(seat), phases, kinds)


def _missed(best: Sequence[str], played: Sequence[str]) -> str:
    """The kind of the first decision of the better turn that was not made: the first word of its notation."""
    missing = [step for step in best if step not in played]
    return (missing or list(best) or [""])[0].split(" ")[0]


def chosen_by(view: Mapping[str, Any], seat: int) -> tuple[str, ...]:
    """What a seat of this view chose for the whole game: the estate or the character, if the game has any."""
    players = view.get("players")
    player = players[seat] if isinstance(players, Sequence) and len(players) > seat else None
    if not isinstance(player, Mapping):
        return ()
    character = player.get("character")
    found = [f"estate {player['estate']}"] if isinstance(player.get("estate"), int) else []
    return (*found, *([str(character["name"])] if isinstance(character, Mapping) else []))
