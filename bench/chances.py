"""Are winning chances true? Games that were not used for fitting, for every number of players and every module.

    python bench/chances.py                            all of it; it can be stopped and goes on
    python bench/chances.py --only burgundy/2          the tables whose name begins so
    python bench/chances.py --only nobility/1 --level normal --plots out     other players than those of the fit

Prints Brier scores beside two simple guesses, with intervals of 95 %, and how often seats won that were given such a
chance. What was played before is kept and not played again: use another folder when bots or evaluations have changed.
"""

from __future__ import annotations

import argparse
from itertools import chain
from pathlib import Path

import meeplehall
from meeplehall.study.calibration import bins, brier, equal, guess_of, leader, steepness, surprise
from meeplehall.study.curves import fitted
from meeplehall.study.observations import observed
from meeplehall.study.reliability import drawn

ADVANCED = {"setup": "advanced"}
ESTATES = [("burgundy", 2, {}), ("burgundy", 3, {}), ("burgundy", 4, {}), ("burgundy", 2, ADVANCED)]
STRUCTURES = [("renaissance", players, {}) for players in (1, 2, 3, 4)]
TOWNS = [("nobility", players, {}) for players in (1, 2, 3, 4, 5, 6)]
MODULES = [("nobility", 2, {name: "yes"}) for name in ("chancery", "events", "night")]
TABLES: list[tuple[str, int, dict[str, str]]] = [*ESTATES, *STRUCTURES, *TOWNS, *MODULES]
GAMES = {
    "burgundy/2": 500,
    "burgundy/2/setup=advanced": 1000,
    "renaissance/1": 400,
    "renaissance/2": 2000,
    "nobility/1": 250,
    "nobility/2": 2000,
}
"""By table."""
OF_TWO, OF_MORE = 200, 250
FIRST = 100_000
FIRSTS = {"burgundy/2": 200_000}
"""Seeds of the first games. Curves are fitted on those from 1, for two in Burgundy also from 100000."""
HEAD = """
| table | games | positions | log loss | Brier: winning chance | who leads now | equal chances | steepness |
|---|---|---|---|---|---|---|---|"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", help="tables whose name begins so")
    parser.add_argument("--games", type=int, help="of each table")
    parser.add_argument(
        "--seed", type=int, default=100_000, help="of the first game; curves are fitted on those from 1"
    )
    parser.add_argument("--level", default="hard")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", default="out/chances", help="the folder of what was observed")
    parser.add_argument("--plots", help="a folder for pictures of the reliability, as SVG")
    args = parser.parse_args()
    print(HEAD)
    reliability = []
    for game_name, players, options in TABLES:
        name = "/".join([game_name, str(players), *[f"{key}={value}" for key, value in options.items()]])
        if not name.startswith(args.only):
            continue
        game = meeplehall.game(game_name)
        first = args.seed if args.seed is not None else FIRSTS.get(name, FIRST)
        games = args.games or GAMES.get(name, OF_MORE if players > 2 else OF_TWO)
        level = args.level
        rows = list(chain(*observed(game, players, options, level, range(first, first + games), args.keep, args.jobs)))
        guess = guess_of(fitted(game))
        scores = [brier(rows, guess), brier(rows, leader), brier(rows, equal)]
        told = " | ".join(score.text() for score in scores)
        steep = steepness(rows, guess)
        print(
            f"| {name} | {games:,} of `{level}` | {len(rows):,} | {surprise(rows, guess):.4f} | {told} "
            f"| {steep.value:.2f} ± {steep.margin:.2f} |",
            flush=True,
        )
        reliability.append((name, level, bins(rows, guess)))
    for name, level, found in reliability:
        print(f"\n{name}, {level}:\n\n| expected | won | ± | positions |\n|---|---|---|---|")
        for b in found:
            print(f"| {100 * b.expected:.1f} % | {100 * b.got:.1f} % | {100 * b.margin:.1f} | {b.positions:,} |")
        if args.plots:
            stem = name.replace("setup=", "").replace("=yes", "").replace("/", "-")
            (Path(args.plots) / f"{stem}.svg").write_text(drawn(found), encoding="utf-8")


if __name__ == "__main__":
    main()
