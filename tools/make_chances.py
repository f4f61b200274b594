"""Fit the winning chances of a game and write them beside its rules.

python -m tools.make_chances GAME [--games 250] [--module-games 60] [--seed 1] [--level hard normal] [--keep FOLDER]
python -m tools.make_chances GAME --part modules       only what modules change; the rest stays as it is

What was observed before is kept and not played again: use another folder when bots or evaluations have changed.
"""

from __future__ import annotations

import argparse
from itertools import chain
from pathlib import Path

import msgspec

import meeplehall
from meeplehall.core.game import Game
from meeplehall.files import write_whole
from meeplehall.study.curves import FILE, Curves, Fitted, Trait
from meeplehall.study.fitting import fit, fit_alone, fit_module, fit_objective
from meeplehall.study.observations import Row, apart, observed

SOURCES = Path(__file__).parent.parent / "src" / "meeplehall" / "games"
PARTS = ("alone", "curves", "modules")
MODULES: dict[str, list[dict[str, str]]] = {
    "burgundy": [{"setup": "advanced"}],
    "renaissance": [{"solo": "easier"}, {"solo": "harder"}],
    "nobility": [{"chancery": "yes"}, {"events": "yes"}, {"night": "yes"}],
}
"""What changes chances, one by one."""


class Maker:
    """Plays, fits and remembers how."""

    def __init__(self, game: Game, known: Fitted, args: argparse.Namespace) -> None:
        self.game, self.known, self.args = game, known, args

    def alone(self) -> None:
        """The curves for one, and the objectives that are drawn."""
        if self.game.min_players > 1:
            return
        found = fit_alone(self.rows(1, {}, self.args.games))
        self.known.players |= {players: rounded(curves) for players, curves in found.players.items()}
        self.known.traits |= {name: rounded_trait(trait) for name, trait in found.traits.items()}
        self.known.about["for 1"] = self.told(self.args.games)

    def curves(self) -> None:
        """Those for two and more, which learn from each other."""
        counts = range(max(2, self.game.min_players), self.game.max_players + 1)
        found = fit({players: self.rows(players, {}, self.args.games) for players in counts})
        self.known.players |= {players: rounded(curves) for players, curves in found.items()}
        self.known.about[f"for {counts[0]} to {counts[-1]}"] = f"{self.told(self.args.games)} for each"

    def modules(self) -> None:
        """What each of them changes, wherever it can be chosen."""
        games = self.args.module_games
        for options in MODULES.get(self.game.name, []):
            tables = {players: self.rows(players, options, games) for players in self.counts(options)}
            (name,) = self.game.traits(self.game.new(next(iter(tables)), options))
            if 1 in tables:
                self.known.traits[name] = rounded_trait(fit_objective(tables[1], self.known, name))
            else:
                self.known.traits[name] = rounded_trait(fit_module(tables, self.known, name))
            self.known.about[name] = f"{self.told(games)} for each number of players"

    def counts(self, options: dict[str, str]) -> list[int]:
        """For how many players a module can be chosen and says something: alone only what is for one."""
        if "solo" in options:
            return [1]
        together = range(max(2, self.game.min_players), self.game.max_players + 1)
        return [players for players in together if self.game.traits(self.game.new(players, options))]

    def rows(self, players: int, options: dict[str, str], games: int) -> list[Row]:
        """The positions of so many games."""
        seeds = range(self.args.seed, self.args.seed + games)
        levels, found = self.args.level, []
        for n, level in enumerate(levels):
            told = observed(self.game, players, options, level, seeds, self.args.keep, self.args.jobs)
            found += apart(chain(*told), n, len(levels))
        return found

    def told(self, games: int) -> str:
        """How it was found."""
        who = " and of ".join(self.args.level)
        return f"{games} games of {who}, seeds from {self.args.seed}, rules {self.game.version}"


def main() -> None:
    """Play, fit, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--part", nargs="+", choices=PARTS, default=PARTS)
    parser.add_argument("--games", type=int, default=250, help="for each number of players")
    parser.add_argument("--module-games", type=int, default=60, help="for each module and number of players")
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    parser.add_argument("--level", nargs="+", default=["hard", "normal"], help="who plays: so many games of each")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", default="out/chances", help="the folder of what was observed")
    args = parser.parse_args()
    path = SOURCES / args.game / FILE
    known = msgspec.json.decode(path.read_bytes(), type=Fitted) if path.exists() else Fitted({}, {})
    maker = Maker(meeplehall.game(args.game), known, args)
    for part in PARTS:
        if part in args.part:
            getattr(maker, part)()
    known.about = dict(sorted(known.about.items()))
    known.players = dict(sorted(known.players.items()))
    write_whole(str(path), msgspec.json.format(msgspec.json.encode(known), indent=1).decode() + "\n")


def rounded(curves: Curves) -> Curves:
    """As it is written."""
    return Curves([round(height, 3) for height in curves.scale], [round(height, 3) for height in curves.mark])


def rounded_trait(trait: Trait) -> Trait:
    """As it is written."""
    each = {players: round(stretch, 3) for players, stretch in trait.by_players.items()}
    return Trait(round(trait.stretch, 3), each, round(trait.away, 3))


if __name__ == "__main__":
    main()
