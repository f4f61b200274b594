"""Fit the winning chances of a game and write them beside its rules.

python -m tools.make_chances GAME [--games 250] [--module-games 40] [--seed 1] [--keep FOLDER]
python -m tools.make_chances GAME --part modules       only what modules change; the rest stays as it is

What was observed before is kept and not played again: use another folder when bots or evaluations have changed.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
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
    "nobility": [{"chancery": "yes"}, {"events": "yes"}, {"night": "yes"}],
}
"""What changes chances, one by one."""
SOLO_MODULES: dict[str, list[dict[str, str]]] = {"renaissance": [{"solo": "easier"}, {"solo": "harder"}]}
TOGETHER = ("hard", "normal")
"""Who plays: people are somewhere between them, and leads of those who slip are worth less."""
ALONE = ("hard",)
"""Who plays alone: what can be reached, not what is missed by slips."""
QUICK = ("normal",)
"""Who plays with modules and, beside it, without."""


class Maker:
    """Plays, fits and remembers how."""

    def __init__(self, game: Game, known: Fitted, args: argparse.Namespace) -> None:
        self.game, self.known, self.args = game, known, args
        self.several = range(max(2, game.min_players), game.max_players + 1)

    def alone(self) -> None:
        """The curves for one, the objectives that are drawn, and what makes the game easier or harder."""
        if self.game.min_players > 1:
            return
        found = fit_alone(self.rows(1, {}, self.args.games, ALONE))
        self.known.players |= {players: rounded(curves) for players, curves in found.players.items()}
        self.known.traits |= {name: rounded_trait(trait) for name, trait in found.traits.items()}
        self.known.about["for 1"] = self.told(self.args.games, ALONE)
        for options in SOLO_MODULES.get(self.game.name, []):
            (name,) = self.game.traits(self.game.new(1, options))
            rows = self.rows(1, options, self.args.games, ALONE)
            self.known.traits[name] = rounded_trait(fit_objective(rows, self.known, name))
            self.known.about[name] = self.told(self.args.games, ALONE)

    def curves(self) -> None:
        """Those for two and more, which learn from each other."""
        found = fit({players: self.rows(players, {}, self.args.games, TOGETHER) for players in self.several})
        self.known.players |= {players: rounded(curves) for players, curves in found.items()}
        for players in self.several:
            self.known.about[f"for {players}"] = self.told(self.args.games, TOGETHER)

    def modules(self) -> None:
        """What each of them changes, wherever it can be chosen: beside games of the same players without it."""
        if not MODULES.get(self.game.name):
            return
        plain = fit({players: self.rows(players, {}, self.args.games, QUICK) for players in self.several})
        for options in MODULES[self.game.name]:
            played = [players for players in self.several if self.game.traits(self.game.new(players, options))]
            tables = {players: self.rows(players, options, self.args.module_games, QUICK) for players in played}
            (name,) = self.game.traits(self.game.new(played[0], options))
            self.known.traits[name] = rounded_trait(fit_module(tables, Fitted({}, plain), name))
            self.known.about[name] = f"{self.told(self.args.module_games, QUICK)}, for each number of players"

    def rows(self, players: int, options: dict[str, str], games: int, levels: Sequence[str]) -> list[Row]:
        """The positions of so many games of each of these levels."""
        seeds = range(self.args.seed, self.args.seed + games)
        found = []
        for n, level in enumerate(levels):
            told = observed(self.game, players, options, level, seeds, self.args.keep, self.args.jobs)
            found += apart(chain(*told), n, len(levels))
        return found

    def told(self, games: int, levels: Sequence[str]) -> str:
        """How it was found."""
        who = " and of ".join(levels)
        return f"{games} games of {who}, seeds from {self.args.seed}, rules {self.game.version}"


def main() -> None:
    """Play, fit, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--part", nargs="+", choices=PARTS, default=PARTS)
    parser.add_argument("--games", type=int, default=250, help="for each number of players and level")
    parser.add_argument("--module-games", type=int, default=40, help="for each module and number of players")
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
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
