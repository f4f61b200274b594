"""Bounds that a command meets after it was let in: errors with the time after which to come again."""

from __future__ import annotations

from meeplehall.core.errors import MeeplehallError


class TooMany(MeeplehallError):
    """More than one visitor or one address may have or do."""

    def __init__(self, message: str, wait: int = 0) -> None:
        super().__init__(message)
        self.wait = wait
        """Seconds after which it makes sense to come again; 0: something must end first."""


class Busy(TooMany):
    """More than the hall can do at the same time."""


class TooLarge(MeeplehallError):
    """More than is taken."""
