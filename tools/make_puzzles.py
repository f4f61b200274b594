"""Find puzzles in bots' games and add them to those of a game; what was looked through before is not played again.

python -m tools.make_puzzles GAME [--alone] [--kind best points danger] [--games 100] [--seed 1] [--most 90]
                             [--jobs 2 | --on ray]

What is found does not depend on how many look: what is still wanted is asked again after every sixteen games.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import msgspec

import meeplehall
from meeplehall.core.game import Game
from meeplehall.core.generator import generator
from meeplehall.files import write_whole
from meeplehall.lab.workers import in_order, workers
from meeplehall.study.puzzle_finder import FIFTHS, Source, fifth, look_through, measure_again
from meeplehall.study.puzzles import FILE, KINDS, Puzzle, Shipped, position, read, written

SOURCES = Path(__file__).parent.parent / "src" / "meeplehall" / "games"
LEVELS = ("easy", "normal", "hard", "hard")
OPTIONS: dict[str, list[dict[str, str]]] = {
    "burgundy": [{}, {}, {"setup": "advanced"}, {"setup": "advanced", "edition": "2019"}],
    "nobility": [{}, {}, {}, {"chancery": "yes"}, {"events": "yes"}, {"night": "yes"}],
}
"""What is played, one as often as the other; other games by their defaults."""
PLAYERS = (2, 2, 2, 3)
ROUND = 16
"""Games that are looked through for the same kinds and stages."""


def main(words: list[str] | None = None) -> None:
    """Play, find, write after every game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--alone", action="store_true", help="games for one player")
    parser.add_argument("--kind", nargs="+", choices=KINDS, default=list(KINDS))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1, help="of the first game, if none was looked through before")
    parser.add_argument(
        "--most",
        type=int,
        default=90,
        help="so many of each kind; beyond them, only to spread them over the game",
    )
    parser.add_argument("--checks", type=int, default=400, help="imagined games of each turn and seed in a check")
    parser.add_argument(
        "--again", action="store_true", help="no new ones: measure those that there are with the chances of today"
    )
    parser.add_argument("--out", help="the file that puzzles are added to; left out, that of the game")
    parser.add_argument("--jobs", type=int, default=1, help="processes to use")
    parser.add_argument("--on", metavar="CLUSTER", help="ray, auto or ray://HOST:PORT (docs/cluster.md)")
    args = parser.parse_args(words)
    game = meeplehall.game(args.game)
    path = Path(args.out) if args.out else SOURCES / args.game / FILE
    shipped = read(path.read_bytes()) if path.exists() else Shipped()
    if args.again:
        return measure(game, path, shipped, args)
    which = "alone" if args.alone else "together"
    first = shipped.done.get(which, args.seed)
    with workers(args.jobs, args.on) as crew:
        for start in range(first, first + args.games, ROUND):
            where = {kind: wanted(fifths(game, of_kind(shipped, kind, args.alone)), args.most) for kind in args.kind}
            if not any(where.values()):
                break
            seeds = range(start, min(start + ROUND, first + args.games))
            tasks = [task_of(game, args.alone, seed, args.checks, where) for seed in seeds]
            for seed, found in zip(seeds, in_order(crew.run(look_through, tasks), start), strict=True):
                for puzzle in msgspec.json.decode(found, type=list[Puzzle]):
                    if is_new(puzzle, shipped):
                        take_in(game, puzzle, shipped, args.most)
                shipped.done[which] = seed + 1
                shipped.about = about(game, shipped, args.checks)
                write_whole(str(path), written(shipped))
                kinds = {kind: fifths(game, of_kind(shipped, kind, args.alone)) for kind in KINDS}
                print(f"{args.game} {which}: game {seed}, by fifths of a game: {kinds}", flush=True)


def measure(game: Game, path: Path, shipped: Shipped, args: argparse.Namespace) -> None:
    """Tell the chances of today, and leave out what no longer holds."""
    tasks = [(game.name, msgspec.json.encode(puzzle), args.seed, args.checks) for puzzle in shipped.puzzles]
    with workers(args.jobs, args.on) as crew:
        found = [msgspec.json.decode(one, type=Puzzle | None) for one in in_order(crew.run(measure_again, tasks), 1)]
    kept = [puzzle for puzzle in found if puzzle is not None]
    print(f"{game.name}: {len(kept)} of {len(found)} puzzles still hold")
    shipped.puzzles = kept
    shipped.about["measured"] = f"again with seed {args.seed}, 2 rows of {args.checks} imagined games for each turn"
    write_whole(str(path), written(shipped))


def task_of(game: Game, alone: bool, seed: int, checks: int, where: dict[str, list[int]]) -> tuple[Any, ...]:
    """What a worker needs to look through the bots' game of that seed."""
    source = source_of(game, alone, seed, checks)
    return game.name, source.players, source.options, source.levels, seed, checks, where


def source_of(game: Game, alone: bool, seed: int, checks: int) -> Source:
    """The bots' game of that seed: how many play, with which options, at which levels."""
    dice = generator(seed)
    players = 1 if alone else min(game.max_players, PLAYERS[dice.below(len(PLAYERS))])
    options = {} if alone else OPTIONS.get(game.name, [{}])[dice.below(len(OPTIONS.get(game.name, [{}])))]
    levels = [LEVELS[dice.below(len(LEVELS))] for _ in range(players)]
    return Source(game, players, options, levels, seed, checks)


def of_kind(shipped: Shipped, kind: str, alone: bool) -> list[Puzzle]:
    """Those that are there already."""
    return [puzzle for puzzle in shipped.puzzles if puzzle.kind == kind and (puzzle.players == 1) == alone]


def fifths(game: Game, found: list[Puzzle]) -> list[int]:
    """How many lie in each fifth of a game."""
    where = [fifth(game.heuristic(), position(game, puzzle)) for puzzle in found]
    return [where.count(n) for n in range(FIFTHS)]


def wanted(counts: list[int], most: int) -> list[int]:
    """The fifths of a game that lack puzzles: if there are enough in all, those that the fullest could give some to."""
    if sum(counts) < most:
        return [n for n in range(FIFTHS) if counts[n] <= most // FIFTHS]
    return [n for n in range(FIFTHS) if counts[n] < most // FIFTHS and counts[n] + 1 < max(counts)]


def take_in(game: Game, puzzle: Puzzle, shipped: Shipped, most: int) -> None:
    """One more; if there are enough of its kind, in place of the last of the fullest fifth, if its own has fewer."""
    found = of_kind(shipped, puzzle.kind, puzzle.players == 1)
    if len(found) < most:
        shipped.puzzles.append(puzzle)
        return
    counts = fifths(game, found)
    fullest = counts.index(max(counts))
    mind = game.heuristic()
    if counts[fullest] > counts[fifth(mind, position(game, puzzle))] + 1:
        last = [other for other in found if fifth(mind, position(game, other)) == fullest][-1]
        shipped.puzzles[shipped.puzzles.index(last)] = puzzle


def is_new(puzzle: Puzzle, shipped: Shipped) -> bool:
    """Whether there is none of its kind with the same position, nor of its game, seat and theme."""
    twins = [other for other in shipped.puzzles if other.kind == puzzle.kind]
    return all(other.position != puzzle.position and origin(other) != origin(puzzle) for other in twins)


def origin(puzzle: Puzzle) -> tuple[str, int, int, str]:
    """The game, the seat and the theme."""
    return puzzle.found.split()[0], puzzle.players, puzzle.seat, puzzle.theme


def about(game: Game, shipped: Shipped, checks: int) -> dict[str, str]:
    """How to go on."""
    told = shipped.about | {"rules": str(game.version), "checks": f"2 seeds of {checks} imagined games for each turn"}
    for which, seed in shipped.done.items():
        alone = " --alone" if which == "alone" else ""
        told[which] = f"python -m tools.make_puzzles {game.name}{alone}: games up to seed {seed - 1}"
    return told


if __name__ == "__main__":
    main()
