"""Fit the winning chances of a game and write them beside its rules.

python -m tools.make_chances GAME [--players 2 3] [--games 600] [--seed 1] [--level hard] [--keep out/chances]

Those of other numbers of players stay as they are. What was observed before is kept and not played again: use another
folder when bots or evaluations have changed.
"""

from __future__ import annotations

import argparse
from itertools import chain
from pathlib import Path

import msgspec

import meeplehall
from meeplehall.files import write_whole
from meeplehall.study.calibration import fit
from meeplehall.study.curves import FILE, Curves, Fitted
from meeplehall.study.observations import observed

SOURCES = Path(__file__).parent.parent / "src" / "meeplehall" / "games"


def main() -> None:
    """Play, fit, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=600, help="for each number of players")
    parser.add_argument("--players", type=int, nargs="+", help="only for these numbers of players")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", default="hard")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", default="out/chances", help="the folder of what was observed")
    args = parser.parse_args()
    game = meeplehall.game(args.game)
    path = SOURCES / args.game / FILE
    fitted = msgspec.json.decode(path.read_bytes(), type=Fitted) if path.exists() else Fitted({}, {})
    for players in args.players or range(game.min_players, game.max_players + 1):
        seeds = range(args.seed, args.seed + args.games)
        found = fit(list(chain(*observed(game, players, {}, args.level, seeds, args.keep, args.jobs))))
        aims = {aim: round(away, 3) for aim, away in found.aims.items()}
        fitted.players[str(players)] = Curves(_rounded(found.scale), _rounded(found.mark), aims)
        fitted.about[f"for {players}"] = (
            f"{args.games} games of {args.level}, seeds from {args.seed}, rules {game.version}"
        )
    fitted.about = dict(sorted(fitted.about.items()))
    write_whole(str(path), msgspec.json.format(msgspec.json.encode(fitted), indent=1).decode() + "\n")


def _rounded(curve: list[float]) -> list[float]:
    return [round(height, 3) for height in curve]


if __name__ == "__main__":
    main()
