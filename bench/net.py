"""What a decision of `net:FILE` costs, in microseconds of CPU, beside greedy: python bench/net.py"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import meeplehall
from meeplehall import bots
from meeplehall.core.state import State
from tests.bots.nets import chance_net

HIDDEN = (128, 128)


def positions(game: str, count: int = 400) -> list[tuple[State, int]]:
    """With a choice to make, from a game at random."""
    state, player, found = meeplehall.new(game, players=2, seed=1), bots.make("random", 2), []
    while not state.over and len(found) < count:
        seat = state.actor()
        if len(state.legal(seat)) > 1:
            found.append((state.clone(), seat))
        state.play(seat, player.choose(state, seat))
    return found


def cost(bot: bots.Bot, asked: list[tuple[State, int]]) -> float:
    """The best of five rounds."""
    rounds = []
    for _ in range(5):
        began = time.process_time()
        for state, seat in asked:
            bot.choose(state, seat)
        rounds.append((time.process_time() - began) / len(asked) * 1e6)
    return min(rounds)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        for game in ("burgundy", "renaissance", "nobility"):
            asked = positions(game)
            net = bots.make(f"net:{chance_net(Path(folder), game, 2, HIDDEN)}")
            print(f"{game}: net {HIDDEN} {cost(net, asked):.0f} us, greedy {cost(bots.make('greedy'), asked):.0f} us")
