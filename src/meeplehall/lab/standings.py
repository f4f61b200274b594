"""What an arena's games say about the bots."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from meeplehall.lab.ratings import Z95, Duel, Estimate, estimate, ratings, share_estimate
from meeplehall.lab.results import Result

SURE = 3.0
"""Deviations from the bar at which a question is taken for decided, although it was looked at many times."""
FEWEST_SEEDS = 10


@dataclass(frozen=True)
class BotStanding:
    """One bot."""

    bot: str
    seats: int
    rating: Estimate
    wins: Estimate
    points: Estimate
    turn_ms: float
    longest_ms: float


def standings(results: Sequence[Result]) -> list[BotStanding]:
    """All bots, the strongest first."""
    names = list(dict.fromkeys(name for result in results for name in result.seating))
    seeds = _by_seed(results)
    rated = ratings(names, [[duel for result in group for duel in duels(result)] for group in seeds])
    rows = [_row(name, seeds, rated[name]) for name in names]
    return sorted(rows, key=lambda row: -row.rating.mean)


def _by_seed(results: Sequence[Result]) -> list[list[Result]]:
    groups: dict[int, list[Result]] = {}
    for result in results:
        groups.setdefault(result.seed, []).append(result)
    return [groups[seed] for seed in sorted(groups)]


def _row(name: str, seeds: list[list[Result]], rating: Estimate) -> BotStanding:
    wins = [[_share(r, s) for r in group for s, bot in enumerate(r.seating) if bot == name] for group in seeds]
    points = [[float(r.scores[s]) for r in group for s, bot in enumerate(r.seating) if bot == name] for group in seeds]
    own = [(r, s) for group in seeds for r in group for s, bot in enumerate(r.seating) if bot == name]
    turns = sum(r.turns[s] for r, s in own)
    return BotStanding(
        name,
        len(own),
        rating,
        share_estimate(wins),
        estimate(points),
        1000 * sum(r.cpu[s] for r, s in own) / max(turns, 1),
        1000 * max(r.longest[s] for r, s in own),
    )


def _share(result: Result, seat: int) -> float:
    """A shared win counts in parts."""
    return 1 / result.ranks.count(1) if result.ranks[seat] == 1 else 0.0


def duels(result: Result) -> list[Duel]:
    """Every two seats of different bots, by rank."""
    out: list[Duel] = []
    for s, a in enumerate(result.seating):
        for t in range(s + 1, len(result.seating)):
            b = result.seating[t]
            if a != b:
                better = (result.ranks[s] < result.ranks[t]) + 0.5 * (result.ranks[s] == result.ranks[t])
                out.append((a, b, better))
    return out


def pairs(results: Sequence[Result]) -> dict[tuple[str, str], Estimate]:
    """How often the first of every two bots does better than the second."""
    return {key: share_estimate(clusters) for key, clusters in _meetings(results).items()}


def _meetings(results: Sequence[Result]) -> dict[tuple[str, str], list[list[float]]]:
    """The duels of every two bots from the side of the first, a list for every seed on which they met."""
    found: dict[tuple[str, str], list[list[float]]] = {}
    for group in _by_seed(results):
        here: dict[tuple[str, str], list[float]] = {}
        for result in group:
            for a, b, share in duels(result):
                key = (b, a) if (b, a) in found or (b, a) in here else (a, b)
                here.setdefault(key, []).append(share if key == (a, b) else 1 - share)
        for key, shares in here.items():
            found.setdefault(key, []).append(shares)
    return found


def decided(results: Sequence[Result], bar: float) -> bool:
    """Whether every two bots are surely on one side of the bar (0.5: which is better)."""
    found = _meetings(results)
    return bool(found) and all(_is_sure(clusters, bar) for clusters in found.values())


def _is_sure(clusters: list[list[float]], bar: float) -> bool:
    found = share_estimate(clusters)
    return len(clusters) >= FEWEST_SEEDS and abs(found.mean - bar) > SURE * found.half / Z95


def as_data(results: Sequence[Result]) -> dict[str, Any]:
    """Plain data, for JSON."""
    return {
        "games": len(results),
        "seeds": len({result.seed for result in results}),
        "bots": [
            {
                "bot": row.bot,
                "seats": row.seats,
                "rating": _pair(row.rating),
                "wins": _pair(row.wins, 4),
                "points": _pair(row.points, 2),
                "turn_ms": round(row.turn_ms, 3),
                "longest_turn_ms": round(row.longest_ms, 3),
            }
            for row in standings(results)
        ],
        "pairs": [{"first": a, "second": b, "better": _pair(e, 4)} for (a, b), e in pairs(results).items()],
    }


def _pair(found: Estimate, digits: int = 1) -> list[float | None]:
    """Mean and half width of the interval; null where there is none yet."""
    return [round(v, digits) if math.isfinite(v) else None for v in (found.mean, found.half)]


def as_text(results: Sequence[Result]) -> str:
    """The standings as text."""
    lines = [
        f"{len(results)} games on {len({result.seed for result in results})} seeds; intervals of 95 %",
        "",
        f"{'bot':<24} {'rating':>14} {'wins %':>14} {'points':>15} {'ms/turn':>9} {'longest':>9}",
    ]
    for row in standings(results):
        lines.append(
            f"{row.bot:<24} {row.rating.text(digits=0):>14} {row.wins.text(100):>14} {row.points.text():>15} "
            f"{row.turn_ms:>9.1f} {row.longest_ms:>9.1f}"
        )
    lines.append("")
    lines += [f"{a} does better than {b} in {e.text(100)} %" for (a, b), e in pairs(results).items()]
    return "\n".join(lines)
