"""Find puzzles in bots' games and add them to those of a game; what was looked through before is not played again.

python -m tools.make_puzzles GAME [--alone] [--kind best points danger] [--games 100] [--seed 1] [--most 90]
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path

import meeplehall
from meeplehall.core.game import Game
from meeplehall.core.generator import generator
from meeplehall.files import write_whole
from meeplehall.study.puzzle_finder import Finder, Source
from meeplehall.study.puzzles import FILE, KINDS, Puzzle, Shipped, read, written

SOURCES = Path(__file__).parent.parent / "src" / "meeplehall" / "games"
LEVELS = ("easy", "normal", "hard", "hard")
OPTIONS: dict[str, list[dict[str, str]]] = {
    "burgundy": [{}, {}, {"setup": "advanced"}, {"setup": "advanced", "edition": "2019"}],
    "nobility": [{}, {}, {}, {"chancery": "yes"}, {"events": "yes"}, {"night": "yes"}],
}
"""What is played, one as often as the other; other games by their defaults."""
PLAYERS = (2, 2, 2, 3, 4)


def main() -> None:
    """Play, find, write after every game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--alone", action="store_true", help="games for one player")
    parser.add_argument("--kind", nargs="+", choices=KINDS, default=list(KINDS))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1, help="of the first game, if none was looked through before")
    parser.add_argument("--most", type=int, default=90, help="stop a kind at so many, those found before included")
    parser.add_argument("--checks", type=int, default=400, help="imagined games of each turn and seed in a check")
    args = parser.parse_args()
    game = meeplehall.game(args.game)
    path = SOURCES / args.game / FILE
    shipped = read(path.read_bytes()) if path.exists() else Shipped()
    which = "alone" if args.alone else "together"
    first = shipped.done.get(which, args.seed)
    for seed in range(first, first + args.games):
        wanted = [kind for kind in args.kind if count(shipped, kind, args.alone) < args.most]
        if not wanted:
            break
        source = source_of(game, args.alone, seed, args.checks)
        for puzzle in Finder(source, wanted, 3).puzzles():
            if count(shipped, puzzle.kind, args.alone) < args.most and is_new(puzzle, shipped):
                shipped.puzzles.append(puzzle)
        shipped.done[which] = seed + 1
        shipped.about = about(game, shipped, args.checks)
        write_whole(str(path), written(shipped))
        kinds = Counter(puzzle.kind for puzzle in shipped.puzzles if (puzzle.players == 1) == args.alone)
        print(f"{args.game} {which}: game {seed}, {source.players} players: {dict(kinds)}", flush=True)


def source_of(game: Game, alone: bool, seed: int, checks: int) -> Source:
    """The bots' game of that seed: how many play, with which options, at which levels."""
    dice = generator(seed)
    players = 1 if alone else min(game.max_players, PLAYERS[dice.below(len(PLAYERS))])
    options = {} if alone else OPTIONS.get(game.name, [{}])[dice.below(len(OPTIONS.get(game.name, [{}])))]
    levels = [LEVELS[dice.below(len(LEVELS))] for _ in range(players)]
    return Source(game, players, options, levels, seed, checks)


def count(shipped: Shipped, kind: str, alone: bool) -> int:
    """So many there are already."""
    return sum(puzzle.kind == kind and (puzzle.players == 1) == alone for puzzle in shipped.puzzles)


def is_new(puzzle: Puzzle, shipped: Shipped) -> bool:
    """Whether there is none of its kind with the same position, nor of its game, seat and theme."""
    twins = [other for other in shipped.puzzles if other.kind == puzzle.kind]
    return all(other.position != puzzle.position and origin(other) != origin(puzzle) for other in twins)


def origin(puzzle: Puzzle) -> tuple[str, int, int, str]:
    """The game, the seat and the theme."""
    return puzzle.found.split()[0], puzzle.players, puzzle.seat, puzzle.theme


def about(game: Game, shipped: Shipped, checks: int) -> dict[str, str]:
    """How to go on."""
    told = {"rules": str(game.version), "checks": f"2 seeds of {checks} imagined games for each turn"}
    for which, seed in shipped.done.items():
        alone = " --alone" if which == "alone" else ""
        told[which] = f"python -m tools.make_puzzles {game.name}{alone}: games up to seed {seed - 1}"
    return told


if __name__ == "__main__":
    main()
