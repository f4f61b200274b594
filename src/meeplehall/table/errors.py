"""What can be wrong with a command to a table. Nothing has changed when one of these is raised."""

from __future__ import annotations

from meeplehall.core.errors import MeeplehallError


class BadCommand(MeeplehallError):
    """A command that makes no sense at this table."""


class NotYours(BadCommand):
    """A seat that somebody else holds, or nobody."""


class NotNow(BadCommand):
    """A command that would make sense at another time."""


class RuleBroke(Exception):
    """A mistake in a rule of the game, not in the command. The position is as it was before the decision."""

    def __init__(self, seat: int, action: str) -> None:
        super().__init__(f"a rule broke at '{action}' of seat {seat + 1}")
        self.seat = seat
        self.action = action


class Stale(BadCommand):
    """The table has moved on since the page was drawn."""

    def __init__(self, expected: int, version: int) -> None:
        super().__init__(f"the table has moved on: version {version}, the request was made for {expected}")
        self.version = version
