"""At which rated tables a browser has taken a seat, and as whom: another account in it does not sit down there, too.

Whoever has two browsers can have two accounts that nobody tells apart; but nobody does it by mistake.
"""

from __future__ import annotations

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from meeplehall.web.entrance.cookies import cookies

NAME = "rated"
MOST = 20
"""Tables that a browser remembers, the latest."""
LONGEST = 2000
DAYS_90 = 90 * 24 * 3600


class SeatsTaken:
    """Reads and writes the cookie."""

    def __init__(self, secret: bytes, secure: bool) -> None:
        self._signer = URLSafeSerializer(secret, salt="rated seats")
        self._secure = secure

    def by_another(self, connection: HTTPConnection, table: str, account: str) -> bool:
        """Whether somebody else has sat down at this table in this browser."""
        return any(there == table and who != account for there, who in self._read(connection))

    def note(self, connection: HTTPConnection, answer: Response, table: str, account: str) -> None:
        """Remember it with this answer."""
        kept = [one for one in self._read(connection) if one != (table, account)]
        text = self._signer.dumps([*kept, (table, account)][-MOST:])
        value = text if isinstance(text, str) else text.decode()
        answer.set_cookie(NAME, value, max_age=DAYS_90, httponly=True, samesite="lax", secure=self._secure)

    def _read(self, connection: HTTPConnection) -> list[tuple[str, str]]:
        text = cookies(connection.scope).get(NAME, "")
        if not text or len(text) > LONGEST:
            return []
        try:
            data = self._signer.loads(text)
        except BadSignature:
            return []
        return [(str(one[0]), str(one[1])) for one in data if isinstance(one, list) and len(one) == 2]
