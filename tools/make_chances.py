"""Fit the winning chances of a game and write them beside its rules.

python -m tools.make_chances GAME [--part alone] [--jobs 1] [--keep out/chances]

This makes the whole file that is shipped, and nothing else does. A module, by its
name, or what is for one player, `alone`, can be made anew by itself; the rest then stays as it is. What was observed
before is kept and not played again: use another folder when bots or evaluations have changed.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path

import msgspec

import meeplehall
from meeplehall.core.game import Game
from meeplehall.files import write_whole
from meeplehall.study.curves import FILE, Curves, Fitted, Trait, fitted
from meeplehall.study.fitting import fit, fit_alone, fit_module
from meeplehall.study.observations import Row, apart, observed

SOURCES = Path(__file__).parent.parent / "src" / "meeplehall" / "games"
MODULES: dict[str, list[dict[str, str]]] = {
    "burgundy": [{"setup": "advanced"}],
    "nobility": [{"chancery": "yes"}, {"events": "yes"}, {"night": "yes"}],
}
"""What changes chances, one by one."""
SOLO_MODULES: dict[str, list[dict[str, str]]] = {"renaissance": [{"solo": "easier"}, {"solo": "harder"}]}
SEED = 1
"""Of the first game of every table. Checks begin at 100000."""
TOGETHER = {"hard": 250, "normal": 600}
"""Games for each number of players: people are somewhere between them, and leads of those who slip are worth less."""
ALONE = {"renaissance": {"hard": 800}, "nobility": {"hard": 300}}
"""Who plays alone: what can be reached, not what is missed by slips."""
WITH_MODULE = {
    "advanced": {"hard": 100, "normal": 150},
    "chancery": {"normal": 100},
    "events": {"normal": 100},
    "night": {"normal": 400},
}
"""For each number of players. At night leads are the least sure, and least like those of other tables."""

ENOUGH = 12
"""Positions of a game: all of them have the same end, and more would say little more."""


class Maker:
    """Plays, fits and remembers how."""

    def __init__(self, game: Game, known: Fitted, keep: str, jobs: int) -> None:
        self.game, self.known, self.keep, self.jobs = game, known, keep, jobs
        self.several = range(max(2, game.min_players), game.max_players + 1)

    def make(self, part: str = "") -> Fitted:
        """All of it, or a part."""
        if not part:
            self.curves()
        self.modules(part)
        if part in ("", "alone"):
            self.alone()
        self.known.about = dict(sorted(self.known.about.items()))
        self.known.players = dict(sorted(self.known.players.items()))
        return self.known

    def curves(self) -> None:
        """Those for two and more, which learn from each other."""
        found = fit({players: self.rows(players, {}, TOGETHER) for players in self.several})
        self.known.players = {players: rounded(curves) for players, curves in found.players.items()}
        self.known.steady = round(found.steady, 5)
        for players in self.several:
            self.known.about[f"for {players}"] = self.told(TOGETHER)

    def modules(self, only: str) -> None:
        """What each of them changes, wherever it can be chosen."""
        for options in MODULES.get(self.game.name, []):
            played = [players for players in self.several if self.game.traits(self.game.new(players, options))]
            (name,) = self.game.traits(self.game.new(played[0], options))
            if only not in ("", name):
                continue
            levels = WITH_MODULE[name]
            tables = {players: self.rows(players, options, levels) for players in played}
            self.known.traits[name] = rounded_trait(fit_module(tables, self.known, name))
            self.known.about[name] = f"{self.told(levels)}, for each number of players"

    def alone(self) -> None:
        """The curves for one, the objectives that are drawn, and the easier and harder games, which have their own."""
        if self.game.min_players > 1:
            return
        levels = ALONE[self.game.name]
        found = fit_alone(self.rows(1, {}, levels))
        self.known.players |= {players: rounded(curves) for players, curves in found.players.items()}
        self.known.traits |= {name: rounded_trait(trait) for name, trait in found.traits.items()}
        self.known.about["for 1"] = self.told(levels)
        for options in SOLO_MODULES.get(self.game.name, []):
            (name,) = self.game.traits(self.game.new(1, options))
            rows = [msgspec.structs.replace(row, traits=()) for row in self.rows(1, options, levels)]
            self.known.traits[name] = Trait(alone=rounded(fit_alone(rows).players["1"]))
            self.known.about[name] = self.told(levels)

    def rows(self, players: int, options: dict[str, str], levels: Mapping[str, int]) -> list[Row]:
        """The positions of so many games of each of these levels."""
        found = []
        for n, (level, games) in enumerate(levels.items()):
            seeds = range(SEED, SEED + games)
            for rows in observed(self.game, players, options, level, seeds, self.keep, self.jobs):
                found += apart(rows[:: 1 + len(rows) // ENOUGH], n, len(levels))
            print(f"{self.game.name} for {players} {options or ''}: {games} games of {level}", flush=True)
        return found

    def told(self, levels: Mapping[str, int]) -> str:
        """How it was found."""
        who = " and ".join(f"{games} games of {level}" for level, games in levels.items())
        return f"{who}, seeds from {SEED}, rules {self.game.version}"


def main() -> None:
    """Play, fit, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--part", default="", choices=["alone", *WITH_MODULE], help="all of it if not said")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", default="out/chances", help="the folder of what was observed")
    args = parser.parse_args()
    game = meeplehall.game(args.game)
    known = fitted(game) if args.part else Fitted({}, {})
    found = Maker(game, known, args.keep, args.jobs).make(args.part)
    text = msgspec.json.format(msgspec.json.encode(found), indent=1).decode()
    write_whole(str(SOURCES / args.game / FILE), text + "\n")


def rounded(curves: Curves) -> Curves:
    """As it is written."""
    scale, mark = ([round(height, 3) for height in curve] for curve in (curves.scale, curves.mark))
    return Curves(scale, mark, round(curves.middle, 2))


def rounded_trait(trait: Trait) -> Trait:
    """As it is written."""
    each = {players: round(stretch, 3) for players, stretch in trait.by_players.items()}
    return Trait(round(trait.stretch, 3), each, round(trait.away, 3))


if __name__ == "__main__":
    main()
