"""A request as every page needs it: the language, the theme, and who asks."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import HTTPConnection

from meeplehall import bots
from meeplehall.web.entrance.cookies import cookies
from meeplehall.web.entrance.visitors import Visitor, visitor_of
from meeplehall.web.texts import DEFAULT, Texts, locales, texts

THEMES = ("day", "night")
FIRST_LEVEL = "easy"
"""The bots of somebody who has not chosen any."""


@dataclass(frozen=True)
class Visit:
    """What a page needs to know besides its own content."""

    t: Texts
    visitor: Visitor
    theme: str = ""
    """day, night, or empty for what the system says."""
    level: str = FIRST_LEVEL
    """The bots that Play now seats."""


def visit_of(connection: HTTPConnection) -> Visit:
    """Language, visitor and theme of a request.

    The language is that of the page that asks (`lang`, for its socket), else the chosen one, or at first the browser's.
    """
    known = locales()
    chosen = cookies(connection.scope)
    by_browser = connection.headers.get("accept-language", "").split(",")
    asked = [connection.query_params.get("lang", ""), chosen.get("language", ""), *by_browser]
    languages = [part.partition(";")[0].strip().partition("-")[0].lower() for part in asked]
    locale = next((language for language in languages if language in known), DEFAULT)
    theme, level = chosen.get("theme", ""), chosen.get("level", "")
    return Visit(
        texts(locale),
        visitor_of(connection),
        theme if theme in THEMES else "",
        level if level in bots.LEVELS else FIRST_LEVEL,
    )
