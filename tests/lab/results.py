"""Made-up results of games."""

from __future__ import annotations

from meeplehall.lab.results import Result


def game(seed: int, seating: str, scores: list[int], ms: float = 1.0) -> Result:
    """Bots are single letters; ranks follow from the scores; every seat had ten turns of that length."""
    n = len(scores)
    ranks = [1 + sum(other > own for other in scores) for own in scores]
    return Result(
        tuple(seating), seed, scores, ranks, [10 * ms / 1000] * n, [2 * ms / 1000] * n, [10] * n, decisions=20 * n
    )


def match(seeds: int, wins_of_a: int) -> list[Result]:
    """A and b on so many seeds, both ways; on the first ones a wins both games, on the others b does."""
    out = []
    for seed in range(seeds):
        better, worse = (30, 20) if seed < wins_of_a else (20, 30)
        out += [game(seed, "ab", [better, worse]), game(seed, "ba", [worse, better])]
    return out
