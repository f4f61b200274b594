"""What can be wrong with what somebody asks for; the words of the page are looked up by `kind`."""

from __future__ import annotations

from meeplehall.core.errors import MeeplehallError


class AccountError(MeeplehallError):
    """Something that the person can put right."""

    def __init__(self, kind: str, message: str, status: int = 422, **values: int | str) -> None:
        super().__init__(message)
        self.kind = kind
        """The id of its words."""
        self.status = status
        self.values = values


class NotProved(MeeplehallError):
    """What only somebody may do who has just shown a key."""
