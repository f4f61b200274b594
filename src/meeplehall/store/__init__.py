"""Where tables are kept: an append-only log and the packed position of each."""

from __future__ import annotations

from meeplehall.store.port import (
    Conflict,
    Neighbours,
    Process,
    Standing,
    Store,
    StoreError,
    TableSummary,
    Thinker,
    Write,
)

__all__ = [
    "Conflict",
    "Neighbours",
    "Process",
    "Standing",
    "Store",
    "StoreError",
    "TableSummary",
    "Thinker",
    "Write",
]
