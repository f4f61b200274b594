"""Ratings and what has become of them, as figures."""

from __future__ import annotations

from meeplehall.web.elements import Node, span

MINUS = "\u2212"


def signed(number: int) -> str:
    """`+12`, `−6`."""
    return f"+{number}" if number > 0 else f"{MINUS}{-number}" if number < 0 else "±0"


def figure(rating: int, guess: bool) -> str:
    """A rating as a seat shows it: `1642`, or `1642?`."""
    return f"{rating}?" if guess else str(rating)


def moved(change: int) -> Node:
    """A change, by sign and colour."""
    return span(class_="r-up" if change > 0 else "r-down" if change < 0 else "")[signed(change)]
