"""Drawings that are kept: a place is drawn again only when what it shows has changed."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from markupsafe import Markup

MOST = 2048
_pack = msgspec.msgpack.Encoder().encode


class Memory:
    """The drawings of one kind of place."""

    def __init__(self) -> None:
        self._kept: dict[tuple[object, ...], Markup] = {}

    def recall(self, shown: object, *more: object, draw: Callable[[], Markup]) -> Markup:
        """The drawing of just this; `shown` is plain data."""
        key = (_pack(shown), *more)
        found = self._kept.get(key)
        if found is None:
            if len(self._kept) >= MOST:
                self._kept.clear()
            found = self._kept[key] = draw()
        return found

    def forget(self) -> None:
        """All of them."""
        self._kept.clear()
