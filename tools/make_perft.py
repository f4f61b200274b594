"""Writes tests/perft/<game>.json: how many sequences of legal actions there are from fixed seeds to a small depth.

    python tools/make_perft.py [GAME ...]

It counts by the newest rules: `renaissance.2.json` is of version 2, and tables of older versions stay. Chance follows
from the seed, so the counts are exact; a change of any of them is a change of rules.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from meeplehall.core.errors import BadOption
from meeplehall.core.state import State
from meeplehall.files import write_whole
from meeplehall.registry import BUILT_IN, find

PERFT = Path(__file__).resolve().parent.parent / "tests" / "perft"
MOST = 30_000

# Positions by hand, for what does not come within a few actions of a start.
_FOUNDATION = ["baker", "scholar", "renaissance", "knight", "merchant"]
POSITIONS: dict[str, list[dict[str, object]]] = {
    "renaissance": [
        {
            "players": 2,
            "decision": {"kind": "man"},
            "seats": [
                {"foundation": _FOUNDATION, "structure": {"2.1": "M:mm/bs"}, "down": {"2.2": "", "3.1": ""}, "man": ""},
                {"foundation": _FOUNDATION, "structure": {"2.4": "S:ss/km"}, "man": ""},
            ],
        }
    ],
}


def perft(state: State, depth: int) -> int:
    """Sequences of that many actions of the first pending seats."""
    if depth == 0 or state.over:
        return 1
    seat = state.actor()
    legal = state.legal(seat)
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        twin = state.clone()
        twin.play(seat, action)
        total += perft(twin, depth - 1)
    return total


def counts(state: State) -> list[int]:
    """Counts for depth 1, 2, ... as long as they stay small."""
    found: list[int] = []
    while not found or (
        found[-1] * max(2, found[-1] // (found[-2] if len(found) > 1 else 1)) < MOST and len(found) < 6
    ):
        found.append(perft(state, len(found) + 1))
    return found


def rows(name: str) -> list[dict[str, object]]:
    """The table of one game: each player count with each value of each option."""
    game = find(name)
    plans: list[tuple[int, dict[str, str]]] = []
    for players in range(game.min_players, game.max_players + 1):
        plans.append((players, {}))
        for option in game.options:
            plans += [(players, {option.name: value}) for value in option.choices if value != option.default]
    table: list[dict[str, object]] = []
    for seed, (players, options) in enumerate(plans):
        try:
            state = game.new(players, options, seed)
        except BadOption:
            continue
        table.append({"players": players, "options": options, "seed": seed, "counts": counts(state)})
    for seed, position in enumerate(POSITIONS.get(name, [])):
        table.append({"position": position, "seed": seed, "counts": counts(game.position(position, seed))})
    return table


def main() -> None:
    """Write the tables of the games named, or of all."""
    PERFT.mkdir(parents=True, exist_ok=True)
    for name in sys.argv[1:] or BUILT_IN:
        lines = ",\n".join(json.dumps(row) for row in rows(name))
        version = find(name).version
        path = PERFT / (f"{name}.json" if version == 1 else f"{name}.{version}.json")
        write_whole(str(path), f"[\n{lines}\n]\n")
        print(path.name)


if __name__ == "__main__":
    main()
