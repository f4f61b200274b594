"""Are winning chances true? Games that were not used for fitting, for every number of players and every module.

    python bench/chances.py                            all of it; it can be stopped and goes on
    python bench/chances.py --only burgundy/2          the tables whose name begins so
    python bench/chances.py --only nobility/6 --level normal --plots docs/pictures/review

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
from meeplehall.study.observations import Row, apart, observed
from meeplehall.study.reliability import drawn

Table = tuple[str, int, dict[str, str]]
ADVANCED = {"setup": "advanced"}
ESTATES: list[Table] = [("burgundy", players, options) for options in ({}, ADVANCED) for players in (2, 3, 4)]
STRUCTURES: list[Table] = [("renaissance", players, {}) for players in (1, 2, 3, 4)]
EASIER: list[Table] = [("renaissance", 1, {"solo": solo}) for solo in ("easier", "harder")]
TOWNS: list[Table] = [("nobility", players, {}) for players in (1, 2, 3, 4, 5, 6)]
MODULES: list[Table] = [
    ("nobility", players, {name: "yes"})
    for name in ("chancery", "events", "night")
    for players in (2, 3, 4, 5, 6)
    if (name, players) != ("chancery", 6)
]
"""Six always have the Chancery."""
SEVERAL: list[Table] = [
    ("nobility", players, dict.fromkeys(names, "yes"))
    for names in (("chancery", "events"), ("chancery", "events", "night"))
    for players in (2, 4)
]
"""Modules at once: what they change is multiplied, not fitted."""
EVENTFUL: list[Table] = [("nobility", 1, {"events": "yes"})]
"""Alone nothing was fitted for it."""
TABLES = [*ESTATES, *STRUCTURES, *EASIER, *TOWNS, *EVENTFUL, *MODULES, *SEVERAL]
GAMES = {"hard": 100, "normal": 400}
"""By level."""
OF_A_MODULE = {"burgundy": {"hard": 50, "normal": 150}, "nobility": {"normal": 60}}
ALONE = {"hard": 150}
FIRST = 100_000
HEAD = """
| table | games | positions | log loss | Brier: winning chance | who leads now | equal chances | steepness |
|---|---|---|---|---|---|---|---|"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", help="tables whose name begins so")
    parser.add_argument("--games", type=int, help="of each table and level")
    parser.add_argument("--seed", type=int, default=FIRST, help="of the first game; curves are fitted on those from 1")
    parser.add_argument("--level", nargs="+", default=list(GAMES))
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", default="out/chances", help="the folder of what was observed")
    parser.add_argument("--plots", help="a folder for pictures of the reliability, as SVG")
    args = parser.parse_args()
    print(HEAD)
    reliability = []
    for table in TABLES:
        name = name_of(table)
        levels = [level for level in args.level if level in games_of(table)]
        if not levels or not name.startswith(args.only):
            continue
        found = [row for n, level in enumerate(levels) for row in apart(check(table, level, args), n, len(levels))]
        reliability.append((name, bins(found, guess_of(fitted(meeplehall.game(table[0]))))))
    for name, found_bins in reliability:
        print(f"\n{name}:\n\n| expected | won | ± | positions |\n|---|---|---|---|")
        for b in found_bins:
            print(f"| {100 * b.expected:.1f} % | {100 * b.got:.1f} % | {100 * b.margin:.1f} | {b.positions:,} |")
        if args.plots:
            stem = name.replace("setup=", "").replace("solo=", "").replace("=yes", "").replace("/", "-")
            (Path(args.plots) / f"{stem}.svg").write_text(drawn(found_bins), encoding="utf-8")


def name_of(table: Table) -> str:
    """As `--only` takes it."""
    game, players, options = table
    return "/".join([game, str(players), *[f"{key}={value}" for key, value in options.items()]])


def games_of(table: Table) -> dict[str, int]:
    """How many games of which levels are played there, if nothing else is asked for."""
    game, players, options = table
    if players == 1:
        return ALONE
    if options:
        return OF_A_MODULE[game]
    slow = game == "nobility" and players in (4, 5)
    return GAMES | {"hard": 40} if slow else GAMES


def check(table: Table, level: str, args: argparse.Namespace) -> list[Row]:
    """One line of figures; answers the positions."""
    game_name, players, options = table
    game = meeplehall.game(game_name)
    games = args.games or games_of(table)[level]
    seeds = range(args.seed, args.seed + games)
    rows = list(chain(*observed(game, players, options, level, seeds, args.keep, args.jobs)))
    guess = guess_of(fitted(game))
    scores = [brier(rows, guess), brier(rows, leader), brier(rows, equal)]
    steep = steepness(rows, guess)
    print(
        f"| {name_of(table)} | {games:,} of `{level}` | {len(rows):,} | {surprise(rows, guess):.4f} "
        f"| {' | '.join(score.text() for score in scores)} | {steep.value:.2f} ± {steep.margin:.2f} |",
        flush=True,
    )
    return rows


if __name__ == "__main__":
    main()
