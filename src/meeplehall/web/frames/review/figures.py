"""Numbers as a review writes them."""

from __future__ import annotations

import math
from collections.abc import Sequence

from meeplehall.web.texts import Texts


def figure(value: float, t: Texts, digits: int = 0, signed: bool = False) -> str:
    """With a true minus, and the decimal point of the language."""
    rounded = round(value, digits) or 0.0
    text = f"{rounded:+.{digits}f}" if signed and rounded else f"{rounded:.{digits}f}"
    return text.replace("-", "\u2212").replace(".", t("review-decimal"))


def chance(share: float) -> float:
    """A share of a win as a chance: a row of estimates may lead a little beyond its ends."""
    return min(max(share, 0.0), 1.0)


def percent(share: float, t: Texts, signed: bool = False) -> str:
    """A share of a win in hundredths."""
    return t("review-percent", n=figure(100 * share, t, signed=signed))


def to_add_up(parts: Sequence[float], total: float) -> list[int]:
    """Whole numbers near the parts whose sum is the total, rounded: what has lost most by rounding gets it back."""
    floors = [math.floor(part) for part in parts]
    missing = round(total) - sum(floors)
    order = sorted(range(len(parts)), key=lambda n: floors[n] - parts[n])
    for n in range(abs(missing)):
        floors[order[n % len(order)] if missing > 0 else order[-1 - n % len(order)]] += 1 if missing > 0 else -1
    return floors
