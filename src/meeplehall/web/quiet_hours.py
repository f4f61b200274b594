"""Hours in which somebody is not to be disturbed, by the clock on their own wall."""

from __future__ import annotations

import zoneinfo
from datetime import datetime, timedelta
from functools import lru_cache

LONGEST_ZONE = 64


@lru_cache(maxsize=1000)
def zone_of(name: str) -> zoneinfo.ZoneInfo | None:
    """A zone by its name; None: there is no such one."""
    if not 0 < len(name) <= LONGEST_ZONE or not name.isascii() or not name.isprintable():
        return None
    try:
        return zoneinfo.ZoneInfo(name)
    except (zoneinfo.ZoneInfoNotFoundError, ValueError, OSError):
        return None


def local(at: int, zone: str) -> datetime:
    """A moment, in milliseconds since 1970, as the clock there shows it."""
    return datetime.fromtimestamp(at / 1000, zone_of(zone) or zoneinfo.ZoneInfo("UTC"))


def not_before(at: int, zone: str, start: int, end: int) -> int:
    """The first moment from `at` on that is not between these hours; they may go over midnight. Equal: never quiet."""
    there = local(at, zone)
    if (there.hour - start) % 24 >= (end - start) % 24:
        return at
    morning = there.replace(hour=end, minute=0, second=0, microsecond=0)
    if morning <= there:
        morning += timedelta(days=1)
    # By way of the moment: an hour that the clock there leaves out in spring is the one after it.
    return int(morning.timestamp() * 1000)
