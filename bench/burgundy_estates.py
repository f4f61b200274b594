"""What a bot gets on every estate of The Castles of Burgundy when it plays itself.

python bench/burgundy_estates.py [bot] [games]        a row per estate, a column per number of players

All seats have the same estate. Seeds 0, 1, 2, ...; the interval is 95 % of the mean over seats and games.
"""

from __future__ import annotations

import sys

from meeplehall.lab.simulation import Series, simulate

ESTATES = range(1, 10)
COUNTS = (2, 3, 4)


def cell(bot: str, games: int, players: int, estate: int) -> str:
    """Mean points with their interval."""
    options = {"setup": "free", "estates": ",".join([str(estate)] * players)}
    seats = simulate(Series("burgundy", players, (bot,), 0, options), games).seats
    n = games * players
    mean = sum(seat.points for seat in seats) / n
    variance = sum(seat.squares for seat in seats) / n - mean * mean
    return f"{mean:.1f} ± {1.96 * (variance / n) ** 0.5:.1f}"


def main() -> None:
    bot = sys.argv[1] if len(sys.argv) > 1 else "hard"
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 100
    print(f"| estate | {' | '.join(f'{players} players' for players in COUNTS)} |")
    print("|---" * (len(COUNTS) + 1) + "|")
    for estate in ESTATES:
        row = [cell(bot, games, players, estate) for players in COUNTS]
        print(f"| {estate} | {' | '.join(row)} |", flush=True)


if __name__ == "__main__":
    main()
