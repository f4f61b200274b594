"""Can reviews be trusted? Games between two levels, each read twice with different seeds.

    python bench/reviews.py burgundy [--games 6] [--seed 200000] [--levels easy expert] [--budget normal] [--jobs 1]
                                     [--readings 1 2] [--marks 0.01 0.025 0.05] [--keep out/reviews]

Prints how far the two readings agree in their marks, and what a turn of each level loses. What was read before is kept
and not read again: use another folder when bots or chances have changed.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial

import meeplehall
from meeplehall.study.marks import LOST, Marks, marks_for
from meeplehall.study.trials import Read, agreement, error_rate, trial
from meeplehall.study.verdicts import BUDGETS

DRAWS = 1000
"""Of the games, for the interval of a ratio."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--seed", type=int, default=200_000)
    parser.add_argument("--levels", nargs="+", default=["easy", "expert"])
    parser.add_argument("--budget", default="normal", choices=BUDGETS)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--readings", type=int, nargs=2, default=[1, 2], help="the seeds of the two readings")
    parser.add_argument("--marks", type=float, nargs=3, help="other marks than those of the game, the least first")
    parser.add_argument("--keep", default="out/reviews", help="the folder of what was read")
    args = parser.parse_args()
    game = meeplehall.game(args.game)
    marks = Marks(*args.marks) if args.marks else marks_for(game)
    task = partial(trial, game, args.levels, playouts=BUDGETS[args.budget], readings=args.readings, folder=args.keep)
    games: list[list[Read]] = []
    seconds: list[float] = []
    with ProcessPoolExecutor(args.jobs) as pool:
        for seed, one in enumerate(pool.map(task, range(args.seed, args.seed + args.games)), args.seed):
            told = ", ".join(f"{level} {_rates([one.turns], level)}" for level in sorted(set(one.seats)))
            print(
                f"{args.game} {seed}, {'-'.join(one.seats)}: {len(one.turns)} turns, {told}; {one.seconds:.1f} s",
                flush=True,
            )
            games.append(one.turns)
            seconds.append(one.seconds)
    mean = sum(seconds) / len(seconds)
    print(f"\n{args.game}, {args.games} games from {args.seed}, {args.budget}: {mean:.1f} s of CPU for a review")
    of_readings(games, marks)
    of_levels(games, args.levels, marks)


def of_readings(games: Sequence[Sequence[Read]], marks: Marks) -> None:
    """How far they agree."""
    found = agreement(games, marks)
    print(f"equal marks: {found.equal.text()}")
    print(f"errors and blunders that the other reading marks too: {found.confirmed.text()}")
    print(f"errors and blunders that the other reading calls so too: {found.strict.text()}\n")


def of_levels(games: Sequence[Sequence[Read]], levels: Sequence[str], marks: Marks) -> None:
    """What they lose."""
    print("| level | turns | winning chance lost | points lost | inaccuracies | errors | blunders |")
    print("|---|---|---|---|---|---|---|")
    for level in sorted(set(levels)):
        losses = [loss for turns in games for turn in turns if turn.level == level for loss in turn.losses]
        told = [marks.mark(loss, False) for loss in losses]
        cells = " | ".join(f"{100 * told.count(name) / len(told):.1f} %" for name in reversed(LOST))
        share, points = error_rate(games, level), error_rate(games, level, in_points=True)
        print(f"| {level} | {len(losses)} | {100 * share.value:.2f} % ± {100 * share.margin:.2f}", end=" ")
        print(f"| {points.value:.2f} ± {points.margin:.2f} | {cells} |")
    if len(set(levels)) == 2:
        for in_points in (False, True):
            if error_rate(games, levels[1], in_points).value <= 0:
                continue  # nothing to compare with: its values are no points, or it lost none
            low, middle, high = times(games, levels[0], levels[1], in_points)
            three = sum(times([turns], levels[0], levels[1], in_points)[1] >= 3 for turns in games)
            unit = "points" if in_points else "winning chance"
            print(f"{unit}: {levels[0]} loses {middle:.1f} times as much as {levels[1]}", end=" ")
            print(f"({low:.1f} to {high:.1f}); at least three times in {three} of {len(games)} games")


def times(games: Sequence[Sequence[Read]], worse: str, better: str, in_points: bool) -> tuple[float, float, float]:
    """How many times as much one level loses, with its interval: games drawn again and again from those there are."""
    dice = random.Random(1)

    def of(some: Sequence[Sequence[Read]]) -> float:
        losses = [error_rate(some, level, in_points).value for level in (worse, better)]
        return losses[0] / max(1e-6, losses[1])

    drawn = sorted(of(dice.choices(games, k=len(games))) for _ in range(DRAWS if len(games) > 1 else 1))
    return drawn[len(drawn) // 40], of(games), drawn[-1 - len(drawn) // 40]


def _rates(games: Sequence[Sequence[Read]], level: str) -> str:
    share, points = error_rate(games, level).value, error_rate(games, level, in_points=True).value
    return f"{100 * share:.2f} % and {points:.2f} points"


if __name__ == "__main__":
    main()
