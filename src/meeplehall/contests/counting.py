"""Which rated games count how much: the same people, again and again on one day, tell less and less."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

FULL = 4
"""So many games with the same rival count fully on one day; each further one half as much as the one before."""
DAY = 24 * 3600 * 1000


def weight(earlier: int) -> float:
    """How much a game counts after so many with the same rival within a day."""
    return 1.0 if earlier < FULL else 0.5 ** (earlier - FULL + 1)


def most_met(own: str, met: Iterable[tuple[str, str, str]], rivals: Sequence[str], levels: Sequence[str]) -> int:
    """How often one of these was met: people by account, bots by level. `met`: table, account, and its bots."""
    games: Counter[str] = Counter()
    bots: dict[str, str] = {}
    for table, account, there in met:
        bots[table] = there
        if account != own:
            games[account] += 1
    for there in bots.values():
        games.update(f"bot {level}" for level in set(there.split(",")) if level)
    return max([games[one] for one in (*rivals, *(f"bot {level}" for level in levels))], default=0)
