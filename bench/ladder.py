"""The whole ladder: every level against the one below, in all games, for all numbers of players and modules.

python bench/ladder.py                        all of it: many hours of one core; it can be stopped and goes on
python bench/ladder.py --share 0.1            a tenth of the games
python bench/ladder.py --only nobility/4      the lines whose name begins so

One of the better level sits among the other's kind, in every seat on equal seeds. The figure is how often it does
better than each of them. Alone, every level plays for itself and the figure is how often it wins.
"""

from __future__ import annotations

import argparse
from itertools import pairwise

from meeplehall.bots import LEVELS
from meeplehall.lab.arena import Arena, Fixture
from meeplehall.lab.standings import BotStanding, pairs, standings

GAMES = {"easy": 200, "normal": 400, "hard": 200, "expert": 100}
ESTATES = [("burgundy", 2, {}), ("burgundy", 3, {}), ("burgundy", 4, {}), ("burgundy", 2, {"setup": "advanced"})]
STRUCTURES = [("renaissance", players, {}) for players in (2, 3, 4, 1)]
TOWNS = [("nobility", players, {}) for players in (2, 3, 4, 5, 6)]
MODULES = [("nobility", 2, {name: "yes"}) for name in ("chancery", "events", "night")]
OBJECTIVES = [("nobility", 1, {"objective": str(number)}) for number in (3, 6, 9, 12, 15)]
TABLES: list[tuple[str, int, dict[str, str]]] = [*ESTATES, *STRUCTURES, *TOWNS, *MODULES, *OBJECTIVES]


def rungs(players: int) -> list[tuple[str, ...]]:
    """Who sits down together."""
    if players == 1:
        return [(level,) for level in LEVELS]
    return [(better, *[worse] * (players - 1)) for worse, better in pairwise(LEVELS)]


def line(name: str, lineup: tuple[str, ...], arena: Arena) -> str:
    """A row of the table."""
    rows: dict[str, BotStanding] = {row.bot: row for row in standings(arena.results)}
    first = rows[lineup[0]]
    if len(lineup) == 1:
        who, share, points = lineup[0], first.wins, f"{first.points.mean:.1f}"
    else:
        who, share = f"{lineup[0]} – {lineup[1]}", pairs(arena.results)[lineup[0], lineup[1]]
        points = f"{first.points.mean:.1f} – {rows[lineup[1]].points.mean:.1f}"
    think = f"{first.turn_ms:.1f} ms ({first.longest_ms:.0f} ms)"
    return f"| {name} | {who} | {len(arena.results)} | {share.text(100)} % | {points} | {think} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", default="out/ladder", help="where results are kept")
    parser.add_argument("--share", type=float, default=1.0, help="of the games")
    parser.add_argument("--only", default="", help="lines whose name begins so")
    parser.add_argument("--level", default="", help="only the line of this level against the one below")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    print("| table | match | games | first does better | points | CPU per turn (longest) |")
    print("|---|---|---|---|---|---|")
    for game, players, options in TABLES:
        name = "/".join([game, str(players), *[f"{key}={value}" for key, value in options.items()]])
        if not name.startswith(given.only):
            continue
        for lineup in rungs(players):
            if given.level not in ("", lineup[0]):
                continue
            folder = f"{given.out}/{name.replace('/', '-')}-{lineup[0]}"
            arena = Arena(Fixture(game, lineup, players, 0, options), folder)
            for _ in arena.run(max(players, round(given.share * GAMES[lineup[0]])), given.jobs):
                pass
            print(line(name, lineup, arena), flush=True)


if __name__ == "__main__":
    main()
