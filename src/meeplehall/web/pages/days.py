"""Days as people say them."""

from __future__ import annotations

import datetime
from functools import lru_cache

from babel.dates import format_date

from meeplehall.web.texts import Texts


def day_of(moment: float, t: Texts) -> str:
    """When something happened, in seconds since 1970."""
    today = datetime.datetime.now().date()
    day = datetime.datetime.fromtimestamp(moment).date()
    if (today - day).days in (0, 1):
        return t("today" if day == today else "yesterday")
    return _written(day, "d MMMM" if day.year == today.year else "d MMMM y", t.locale)


def short_day_of(moment: float, t: Texts) -> str:
    """The same under a plot."""
    return _written(datetime.datetime.fromtimestamp(moment).date(), "d MMM", t.locale)


@lru_cache(maxsize=2000)
def _written(day: datetime.date, form: str, locale: str) -> str:
    return format_date(day, form, locale=locale)


def time_left(left: int, t: Texts) -> str:
    """`2 d 9 h`, `3 h 10 min`, `12 min`, of milliseconds."""
    minutes = max(0, left) // 60_000
    days, hours, minutes = minutes // 1440, minutes // 60 % 24, minutes % 60
    day, hour, minute = (t(f"js-unit-{unit}") for unit in ("day", "hour", "minute"))
    if days:
        return f"{days} {day} {hours} {hour}"
    return f"{hours} {hour} {minutes} {minute}" if hours else f"{minutes} {minute}"
