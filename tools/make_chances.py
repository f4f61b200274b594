"""Fit the winning chances of a game and write them beside its rules.

python -m tools.make_chances GAME [--players 2 3] [--games 600] [--seed 1] [--level hard] [--keep out/chances]
python -m tools.make_chances GAME --players 2 --option night=yes       only what this module changes

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
from meeplehall.study.calibration import fit, fit_trait
from meeplehall.study.curves import FILE, Curves, Fitted, Trait
from meeplehall.study.observations import observed

SOURCES = Path(__file__).parent.parent / "src" / "meeplehall" / "games"


def main() -> None:
    """Play, fit, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=600, help="for each number of players, from each seed")
    parser.add_argument("--players", type=int, nargs="+", help="only for these numbers of players")
    parser.add_argument("--option", metavar="NAME=VALUE", help="a module, whose curves are those of the plain game")
    parser.add_argument(
        "--seed", type=int, nargs="+", default=[1], help="of the first game, or of several rows of games"
    )
    parser.add_argument("--level", default="hard")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", default="out/chances", help="the folder of what was observed")
    args = parser.parse_args()
    game = meeplehall.game(args.game)
    path = SOURCES / args.game / FILE
    known = msgspec.json.decode(path.read_bytes(), type=Fitted) if path.exists() else Fitted({}, {})
    options = dict([args.option.split("=", 1)]) if args.option else {}
    starts = " and ".join(str(seed) for seed in args.seed)
    about = f"{args.games} games of {args.level}, seeds from {starts}, rules {game.version}"
    for players in args.players or range(game.min_players, game.max_players + 1):
        seeds = list(chain(*(range(seed, seed + args.games) for seed in args.seed)))
        rows = list(chain(*observed(game, players, options, args.level, seeds, args.keep, args.jobs)))
        if options:
            (name,) = game.traits(game.new(players, options))
            known.traits[name] = _rounded(fit_trait(rows, known, name))
            known.about[name] = f"{about}, {players} players"
        else:
            found = fit(rows)
            (curves,) = found.players.values()
            known.players[str(players)] = Curves(_row(curves.scale), _row(curves.mark))
            known.traits |= {name: _rounded(trait) for name, trait in found.traits.items()}
            known.about[f"for {players}"] = about
    known.about = dict(sorted(known.about.items()))
    write_whole(str(path), msgspec.json.format(msgspec.json.encode(known), indent=1).decode() + "\n")


def _row(curve: list[float]) -> list[float]:
    return [round(height, 3) for height in curve]


def _rounded(trait: Trait) -> Trait:
    return Trait(round(trait.stretch, 3), round(trait.away, 3))


if __name__ == "__main__":
    main()
