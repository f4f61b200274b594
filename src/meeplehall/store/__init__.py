"""Where tables are kept: an append-only log and the packed position of each."""

from __future__ import annotations

from meeplehall.store.port import Conflict, Row, Store, StoreError, Write

__all__ = ["Conflict", "Row", "Store", "StoreError", "Write"]
