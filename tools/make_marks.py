"""Calibrate the marks of a game by the turns of its best bots, and write them beside its rules.

python -m tools.make_marks GAME [--games 6] [--seed 1] [--level expert] [--budget normal] [--keep out/reviews]

The rule is the same for every game. Such a bot exceeds an inaccuracy in one of twenty turns, an error in one of fifty,
a blunder in one of a hundred. Its turns may be too good to tell: so an inaccuracy is at least one hundredth of winning
chance, and the marks are at least as far apart as those of a game that nobody has calibrated. Marks are rounded up to
half hundredths. What was read before is kept and not read again: use another folder when bots or chances have changed.
"""

from __future__ import annotations

import argparse
import math
from pathlib import Path

import msgspec

import meeplehall
from meeplehall.files import write_whole
from meeplehall.study.marks import FILE, Marks
from meeplehall.study.trials import trial
from meeplehall.study.verdicts import BUDGETS

SOURCES = Path(__file__).parent.parent / "src" / "meeplehall" / "games"
SEED = 1
"""Of the imagined games."""
EXCEEDED = (20, 50, 100)
"""One of so many turns of the best bots loses more than an inaccuracy, an error, a blunder."""
LEAST = 0.01
"""An inaccuracy."""
GRAIN = 200
"""Marks are whole multiples of one in so many."""


def exceeded(losses: list[float], turns: int) -> float:
    """The loss that one of so many turns exceeds."""
    return sorted(losses)[-max(1, len(losses) // turns) - 1]


def marks_of(losses: list[float]) -> Marks:
    """By the rule above."""
    usual = Marks()
    one, two, three = (exceeded(losses, turns) for turns in EXCEEDED)
    inaccuracy = _up(max(LEAST, one))
    error = _up(max(inaccuracy * usual.error / usual.inaccuracy, two))
    blunder = _up(max(error * usual.blunder / usual.error, three))
    return Marks(inaccuracy, error, blunder)


def _up(share: float) -> float:
    return math.ceil(round(share * GRAIN, 6)) / GRAIN


def main() -> None:
    """Play, read, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", default="expert")
    parser.add_argument("--budget", default="normal", choices=BUDGETS)
    parser.add_argument("--keep", default="out/reviews", help="the folder of what was read")
    args = parser.parse_args()
    game = meeplehall.game(args.game)
    losses: list[float] = []
    for seed in range(args.seed, args.seed + args.games):
        levels = [args.level] * max(2, game.min_players)
        found = trial(game, levels, seed, BUDGETS[args.budget], [SEED], args.keep)
        losses += [turn.losses[0] for turn in found.turns]
        print(
            f"{args.game}, game {seed}: {len(losses)} turns, {100 * sum(losses) / len(losses):.2f} % lost", flush=True
        )
    marks = marks_of(losses)
    about = {
        "games": f"{args.games} of {args.level} for two, seeds from {args.seed}, budget {args.budget}",
        "turns": str(len(losses)),
        "rules": str(game.version),
    }
    found = msgspec.structs.replace(marks, about=about)
    write_whole(
        str(SOURCES / args.game / FILE), msgspec.json.format(msgspec.json.encode(found), indent=1).decode() + "\n"
    )
    for name in ("inaccuracy", "error", "blunder"):
        least = getattr(marks, name)
        print(f"{name}: from {least}, {100 * sum(loss >= least for loss in losses) / len(losses):.1f} % of the turns")


if __name__ == "__main__":
    main()
