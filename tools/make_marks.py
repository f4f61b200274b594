"""Calibrate the marks of a game by the turns of its best bots, and write them beside its rules.

python -m tools.make_marks GAME [--games 6] [--seed 1] [--level expert] [--budget normal]

An inaccuracy is a loss that such a bot exceeds in one of twenty turns, and at least one hundredth of winning chance; a
blunder is one that it exceeds in one of a hundred, at least eight hundredths, and at least twice an inaccuracy. An
error lies in the middle between them.
"""

from __future__ import annotations

import argparse
import math
from pathlib import Path

import msgspec

import meeplehall
from meeplehall.files import write_whole
from meeplehall.study.marks import FILE, Marks
from meeplehall.study.trials import played, read
from meeplehall.study.verdicts import BUDGETS

SOURCES = Path(__file__).parent.parent / "src" / "meeplehall" / "games"
SEED = 1
"""Of the imagined games."""
INACCURACY, BLUNDER = 0.01, 0.08
"""At least."""
GRAIN = 200
"""Marks are whole multiples of one in so many."""


def exceeded(losses: list[float], turns: int) -> float:
    """The loss that one of so many turns exceeds."""
    return sorted(losses)[-max(1, len(losses) // turns) - 1]


def marks_of(losses: list[float]) -> Marks:
    """Rounded up, so that they stay few."""
    inaccuracy = _up(max(INACCURACY, exceeded(losses, 20)))
    blunder = _up(max(BLUNDER, 2 * inaccuracy, exceeded(losses, 100)))
    return Marks(inaccuracy, _up(math.sqrt(inaccuracy * blunder)), blunder)


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
    args = parser.parse_args()
    game = meeplehall.game(args.game)
    losses: list[float] = []
    for seed in range(args.seed, args.seed + args.games):
        record = played(game, [args.level] * max(2, game.min_players), seed)
        losses += [turn.losses[0] for turn in read(game, record, BUDGETS[args.budget], [SEED])]
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
