"""Frames that have been drawn, kept for everybody who sees the same."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable, Iterable, Mapping
from functools import cached_property

from meeplehall.table import Table
from meeplehall.web.config import Limits
from meeplehall.web.frames.changes import Sent, news, sent_with
from meeplehall.web.frames.frame import Frame, encode
from meeplehall.web.scenes import Gain

COPIES = 3
"""A frame is kept as it was drawn, encoded as a whole, and as news for those who had the one before."""


class Drawn:
    """A frame, and what of it has been encoded for the wire: once for all who need the same."""

    def __init__(self, table: Table, frame: Frame, gains: Mapping[int, list[Gain]]) -> None:
        self.frame = frame
        self.gains = gains
        """The points that the entries of the log brought, by their numbers."""
        self.sent = sent_with(table, frame)
        """What a page has that was sent this."""
        self._news: dict[int, tuple[Sent, str]] = {}

    @cached_property
    def whole(self) -> str:
        """All of it."""
        return encode(self.frame).decode()

    def news_after(self, table: Table, before: Sent) -> str:
        """The part that a page does not have yet that has this; empty: it has all."""
        found = self._news.get(id(before))
        if found is None:
            part = news(table, self.frame, before, self.gains)
            found = self._news[id(before)] = (before, "" if part is None else encode(part).decode())
        return found[1]

    @property
    def size(self) -> int:
        """About how many bytes it takes."""
        return COPIES * (sum(map(len, self.frame.regions.values())) + len(self.frame.ending))


class Shelf:
    """Of all tables of a hall, up to so many bytes: what nobody has asked for longest goes first."""

    def __init__(self, limits: Limits | None = None) -> None:
        self.limits = limits or Limits()
        self.bytes = 0
        self._kept: OrderedDict[Hashable, Drawn] = OrderedDict()

    def find(self, key: Hashable) -> Drawn | None:
        """What was put there, if it is still there."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def put(self, key: Hashable, drawn: Drawn) -> None:
        """Keep it; others may have to go."""
        self._kept[key] = drawn
        self.bytes += drawn.size
        while self.bytes > self.limits.drawn_bytes and len(self._kept) > 1:
            self.bytes -= self._kept.popitem(last=False)[1].size

    def drop(self, keys: Iterable[Hashable]) -> None:
        """These are old."""
        for key in keys:
            found = self._kept.pop(key, None)
            if found is not None:
                self.bytes -= found.size
