"""Links that cannot be guessed: a seat's, good for one change of hands, a table's for watching, those in letters."""

from __future__ import annotations

import hashlib
import hmac
from base64 import urlsafe_b64encode

from meeplehall.core.errors import MeeplehallError


class SpentLink(MeeplehallError):
    """A link to a seat that is no longer good."""


class Links:
    """Derives them from the hall's secret: none is stored, and none can be read from the database."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def _token(self, text: str) -> str:
        digest = hmac.new(self._secret, text.encode(), hashlib.sha256).digest()
        return urlsafe_b64encode(digest[:16]).decode().rstrip("=")

    def seat(self, table: str, seat: int, serial: int) -> str:
        """The token that takes this seat as it is now."""
        return self._token(f"seat {table} {seat} {serial}")

    def watch(self, table: str) -> str:
        """The token that lets its bearer watch."""
        return self._token(f"watch {table}")

    def mail_check(self, account: str, address: str, made: int) -> str:
        """The token that says, of an address given then, that its letters are read."""
        return self._token(f"mail check {account} {address} {made}")

    def mail_stop(self, account: str, address: str) -> str:
        """The token that stops letters to this address."""
        return self._token(f"mail stop {account} {address}")

    def is_seat(self, token: str, table: str, seat: int, serial: int) -> bool:
        """Whether a token is that of the seat as it is now."""
        return hmac.compare_digest(token.encode(), self.seat(table, seat, serial).encode())

    def is_watch(self, token: str, table: str) -> bool:
        """Whether a token lets watch."""
        return hmac.compare_digest(token.encode(), self.watch(table).encode())

    def is_mail_check(self, token: str, account: str, address: str, made: int) -> bool:
        """Whether a token confirms this address."""
        return hmac.compare_digest(token.encode(), self.mail_check(account, address, made).encode())

    def is_mail_stop(self, token: str, account: str, address: str) -> bool:
        """Whether a token stops letters to it."""
        return hmac.compare_digest(token.encode(), self.mail_stop(account, address).encode())
