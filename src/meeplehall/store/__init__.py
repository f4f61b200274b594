"""Where tables are kept: an append-only log and the packed position of each."""

from __future__ import annotations

from meeplehall.store.port import Conflict, Neighbours, Store, StoreError, TableSummary, Write

__all__ = ["Conflict", "Neighbours", "Store", "StoreError", "TableSummary", "Write"]
