"""Are winning chances true? Games that were not used for fitting, between bots of one level.

    python bench/chances.py burgundy --games 2000 [--players 2] [--seed 100000] [--level hard] [--plot FILE.svg]

Prints Brier score and log loss beside two simple guesses, and how often seats won that were given such a chance.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial

import meeplehall
from meeplehall.study.calibration import Row, bins, brier, equal, leader, observe, surprise
from meeplehall.study.curves import chances_for
from meeplehall.study.reliability import drawn


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=100_000)
    parser.add_argument("--level", default="hard")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--plot", help="a picture of the reliability, as SVG")
    args = parser.parse_args()
    game = meeplehall.game(args.game)
    options = dict(option.split("=", 1) for option in args.option)
    look = partial(observe, game, args.players, options, args.level)
    rows: list[Row] = []
    with ProcessPoolExecutor(args.jobs) as pool:
        for found in pool.map(look, range(args.seed, args.seed + args.games), chunksize=20):
            rows += found
    chances = chances_for(game.new(args.players, options))
    judged = {
        "winning chance": brier(rows, lambda row: chances.of_values(row.values, row.elapsed)),
        "who leads now": brier(rows, leader),
        "equal chances": brier(rows, equal),
    }
    print(f"{args.game} for {args.players}, {args.games} games of {args.level} from {args.seed}: {len(rows)} positions")
    print(
        f"log loss {surprise(rows, chances):.4f}; Brier " + ", ".join(f"{name} {x:.4f}" for name, x in judged.items())
    )
    print("\n| expected | won | +- | positions |\n|---|---|---|---|")
    found_bins = bins(rows, chances)
    for b in found_bins:
        print(f"| {100 * b.expected:.1f} % | {100 * b.got:.1f} % | {100 * b.margin:.1f} | {b.positions:,} |")
    if args.plot:
        with open(args.plot, "w", encoding="utf-8") as file:
            file.write(drawn(found_bins))


if __name__ == "__main__":
    main()
