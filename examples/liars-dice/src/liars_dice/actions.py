"""What can be said: a bid, that the last bid was a lie, or that it was exact."""

from __future__ import annotations

from meeplehall.core.space import Kind, Space, numbers

FACES = 6
MOST_DICE = 30
"""Of six players with five each."""
LIAR = FACES * MOST_DICE
EXACT = LIAR + 1

SPACE = Space(
    [
        Kind("bid", 0, "bid {count} of {face}", [numbers("count", 1, MOST_DICE), numbers("face", 1, FACES)], "a bid"),
        Kind("liar", LIAR, "liar", meaning="doubt the last bid"),
        Kind("exact", EXACT, "exact", meaning="say that the last bid is exact"),
    ],
    "bid 3 of 5, liar",
)


def bid(count: int, face: int) -> int:
    """The code of a bid; a higher bid has a higher code."""
    return (count - 1) * FACES + face - 1


def bid_of(code: int) -> tuple[int, int]:
    """Count and face of a bid."""
    return code // FACES + 1, code % FACES + 1
