"""Cookies of a request, as they stand there.

Values are not unquoted: none of ours is quoted, and the standard library's way takes a time that grows with the square.
"""

from __future__ import annotations

from starlette.types import Scope


def cookies(scope: Scope) -> dict[str, str]:
    """By name; of two with the same name the first, which browsers send for the closest path."""
    found: dict[str, str] = {}
    for header, text in scope["headers"]:
        if header == b"cookie":
            for part in text.decode("latin-1").split(";"):
                name, equals, value = part.partition("=")
                if equals:
                    found.setdefault(name.strip(), value.strip())
    return found
