"""Whole numbers out of texts that people, records and requests bring: the one place where that is done."""

from __future__ import annotations

LONGEST = 19
"""Digits of the largest number that anything here may have."""


def whole(text: object, low: int, high: int) -> int | None:
    """The number that a text of ASCII digits stands for, a minus before it if `low` allows; None: there is none.

    >>> whole("12", 1, 40), whole("1" * 5000, 0, 9), whole("٣", 0, 9), whole("-1", -1, 5), whole(" 1", 0, 5)
    (12, None, None, -1, None)
    """
    if not isinstance(text, str):
        return None
    digits = text[1:] if text.startswith("-") else text
    if not digits.isascii() or not digits.isdigit() or len(digits) > LONGEST:
        return None
    value = int(text)
    return value if low <= value <= high else None
