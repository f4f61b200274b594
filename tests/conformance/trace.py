"""Prints a trace of random games: legal lists, digests, views, scores. Equal in every process, compiled or not."""

from __future__ import annotations

import hashlib
import json
import sys
import tempfile
from pathlib import Path

from meeplehall.bots import make
from meeplehall.core.generator import generator
from meeplehall.lab.speed import is_compiled
from meeplehall.registry import find
from meeplehall.testing.cases import random_action
from tests.bots.nets import chance_net
from tests.conformance.cases import GAMES, cases


def trace(name: str, games: int) -> str:
    seen = hashlib.blake2b(digest_size=16)
    every = cases(name)
    for number in range(games):
        case = every[number * 7 % len(every)]
        state = case.new(number)
        rng = generator(number)
        bots = [make("greedy", number + seat) for seat in range(state.seats)]
        step = 0
        while not state.over:
            seat = state.actor()
            seen.update(str((seat, state.legal(seat))).encode())
            if step % 17 == 0:
                seen.update(state.digest().encode())
                seen.update(json.dumps(state.view(seat)).encode())
                seen.update(state.sample(seat, step).digest().encode())
            if number % 2:
                state.apply(*random_action(state, rng))
            else:
                state.apply(seat, bots[seat].choose(state, seat))
            step += 1
        seen.update(str((state.scores(), state.outcome().ranks, state.digest())).encode())
    return seen.hexdigest()


def trace_net(name: str, folder: Path, decisions: int = 60) -> str:
    """What a net chooses."""
    bot = make(f"net:{chance_net(folder, name)}")
    state = find(name).new(2, seed=4)
    chosen = []
    for _ in range(decisions):
        seat = state.actor()
        chosen.append(bot.choose(state, seat))
        state.apply(seat, chosen[-1])
    return " ".join(map(str, chosen))


if __name__ == "__main__":
    print("compiled" if is_compiled() else "pure")
    with tempfile.TemporaryDirectory() as folder:
        for game in GAMES:
            print(game, trace(game, int(sys.argv[1])))
            print(game, trace_net(game, Path(folder)))
