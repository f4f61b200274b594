"""Codes that people write down: recovery codes and invitations. Only their hashes are kept."""

from __future__ import annotations

import secrets

from meeplehall.store.people import hashed

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""None that looks like another."""
GROUPS, GROUP = 4, 4
"""Sixteen of them: 79 bits, more than anybody can try."""


def new_code() -> str:
    """Like 7kq2-mvw9-hx3d-r6pt."""
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(GROUP)) for _ in range(GROUPS))


def hash_of_code(text: str) -> str:
    """However it was typed: spaces, lines and capitals do not count."""
    return hashed("".join(c for c in text.lower() if c in LETTERS)[: GROUPS * GROUP + 1])


def new_token() -> str:
    """What a browser that is signed in is known by."""
    return secrets.token_urlsafe(32)
