"""How long greedy games of Renaissance Man last: `python bench/renaissance_pace.py [games] [deck]`."""

from __future__ import annotations

import sys
from time import perf_counter

from meeplehall import bots
from meeplehall.registry import find


def pace(players: int, games: int, options: dict[str, str]) -> str:
    """One line of figures."""
    game = find("renaissance")
    rounds, wins, shared, second = [], 0, 0, []
    start = perf_counter()
    for seed in range(games):
        state = game.new(players, options, seed)
        bots.play_out(state, [bots.make("greedy", seed * 8 + seat) for seat in range(players)])
        outcome = state.outcome()
        rounds.append(state.round)
        wins += max(outcome.scores) == 15
        shared += len(outcome.winners()) > 1
        second.append(sorted(outcome.scores)[-2 if players > 1 else -1])
    rounds.sort()
    spread = [rounds[games * share // 100] for share in (10, 50, 90)]
    within = sum(n <= 80 for n in rounds)
    return (
        f"{players} players: rounds {spread[0]}-{spread[1]}-{spread[2]} (10 %, median, 90 %), "
        f"{within / games:.1%} within 80, {wins / games:.1%} completed, {shared / games:.1%} shared, "
        f"{'runner-up' if players > 1 else 'score'} {sum(second) / games:.1f}, {perf_counter() - start:.0f} s"
    )


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    deck = sys.argv[2] if len(sys.argv) > 2 else "t12"
    for players in (2, 3, 4):
        print(pace(players, games, {"deck": deck}), flush=True)
    for solo in ("normal", "easier", "harder"):
        print(f"solo {solo}, {pace(1, games, {'deck': deck, 'solo': solo})}", flush=True)


if __name__ == "__main__":
    main()
