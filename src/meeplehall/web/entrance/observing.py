"""Somebody who watches a table without sitting there."""

from __future__ import annotations

from typing import NamedTuple


class Spectator(NamedTuple):
    """By name only if they have agreed to it."""

    who: str
    """The same for all pages of one visitor."""
    name: str = ""
    account: str = ""
