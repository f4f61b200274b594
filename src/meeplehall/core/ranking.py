"""Places from keys: the one way in which all games rank."""

from __future__ import annotations

from typing import Any


def ranks(keys: list[Any]) -> list[int]:
    """The rank of every seat, 1 for the highest key; equal keys share a rank."""
    return [1 + len([other for other in keys if other > key]) for key in keys]
