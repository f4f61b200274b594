"""Tokens of programs: signed, so that the guard knows one of ours before the database is asked whose it is."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets

from starlette.datastructures import Headers

API = "/api/"
"""Where programs come in: no cookie counts there, and none is given."""
_SHAPE = re.compile(r"mh_[A-Za-z0-9]{32}_[0-9a-f]{16}", re.ASCII)
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"


class Tokens:
    """Made and known again by the hall's secret."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def new(self) -> str:
        """Like mh_3kT..._9f02: unguessable, and known as ours by its last part."""
        core = "mh_" + "".join(secrets.choice(_LETTERS) for _ in range(32))
        return f"{core}_{self._signature(core)}"

    def is_ours(self, token: str) -> bool:
        """Whether this hall has made it, some time."""
        if _SHAPE.fullmatch(token) is None:
            return False
        core, _, signature = token.rpartition("_")
        return hmac.compare_digest(signature, self._signature(core))

    def _signature(self, core: str) -> str:
        return hmac.new(self._secret, f"program {core}".encode(), hashlib.sha256).hexdigest()[:16]


def is_api(path: str) -> bool:
    """Whether a program is spoken to there."""
    return path.startswith(API)


def bearer(headers: Headers) -> str:
    """What a program shows; empty: nothing."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""
