"""Fit the winning chances of a game and write them beside its rules.

python -m tools.make_chances GAME [--games 600] [--seed 1] [--level hard]
"""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

import meeplehall
from meeplehall.files import write_whole
from meeplehall.study.calibration import Row, fit, observe

SOURCES = Path(__file__).parent.parent / "src" / "meeplehall" / "games"


def main() -> None:
    """Play, fit, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=600, help="games for each number of players")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", default="hard")
    args = parser.parse_args()
    game = meeplehall.game(args.game)
    tables = {}
    for players in range(game.min_players, game.max_players + 1):
        rows: list[Row] = []
        for n in range(args.games):
            rows += observe(game, players, {}, args.level, args.seed + n)
            if (n + 1) % 50 == 0:
                print(f"{args.game} for {players}: {n + 1} of {args.games} games", flush=True)
        chances = fit(rows)
        tables[str(players)] = {
            "scale": [round(x, 3) for x in chances.scale],
            "mark": [round(x, 3) for x in chances.mark],
        }
    about = {
        "games": f"{args.games} of {args.level} for each number of players, seeds from {args.seed}",
        "rules": str(game.version),
    }
    text = msgspec.json.format(msgspec.json.encode({"about": about, "players": tables}), indent=1).decode()
    write_whole(str(SOURCES / args.game / "chances.json"), text + "\n")


if __name__ == "__main__":
    main()
