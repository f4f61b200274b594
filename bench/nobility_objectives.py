"""How far a bot gets in the solo game of Rise to Nobility: the thresholds of the objectives.

    python bench/nobility_objectives.py [--bot greedy] [--games 1000] [--seed 0] [--events]

Prints the 50th, 75th and 90th percentile for each theme: what half, a quarter and a tenth of the games reach or exceed.
"""

from __future__ import annotations

import argparse

import meeplehall
from meeplehall.bots import make
from meeplehall.bots.match import play_out
from meeplehall.core.state import State

THEMES = ("points", "settlers", "races", "council", "buildings")
PERCENTILES = (50, 75, 90)


def results(state: State) -> dict[str, int]:
    """What the player has of each theme at the end."""
    me = state.view(0)["players"][0]
    return {
        "points": me["score"],
        "settlers": len(me["housed"]),
        "races": len(me["races"]),
        "council": len(me["council"]),
        "buildings": me["masters"] + len([lot for lot in me["lots"] if lot]),
    }


def percentile(values: list[int], percent: int) -> int:
    """The least value that at least so many of a hundred games do not exceed."""
    ordered = sorted(values)
    return ordered[-(-len(ordered) * percent // 100) - 1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0, help="seed of the first game; the others follow")
    parser.add_argument("--events", action="store_true", help="with events")
    args = parser.parse_args()
    game = meeplehall.game("nobility")
    found: dict[str, list[int]] = {theme: [] for theme in THEMES}
    for seed in range(args.seed, args.seed + args.games):
        state = game.new(1, {"objective": "1", "events": args.events}, seed)
        play_out(state, [make(args.bot, seed)])
        for theme, value in results(state).items():
            found[theme].append(value)
    print(f"{args.bot}, {args.games} solo games, seeds {args.seed} to {args.seed + args.games - 1}")
    for theme in THEMES:
        cells = [percentile(found[theme], p) for p in PERCENTILES]
        reached = [100 * sum(v >= cell for v in found[theme]) / args.games for cell in cells]
        shown = ", ".join(f"{p}th: {cell} ({r:.0f} % reach it)" for p, cell, r in zip(PERCENTILES, cells, reached))
        print(f"{theme:>10}  mean {sum(found[theme]) / args.games:6.2f}  {shown}")


if __name__ == "__main__":
    main()
