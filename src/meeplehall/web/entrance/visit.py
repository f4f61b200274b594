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
    """Language, visitor and theme of a request. The language is the chosen one, or at first the browser's.

    A socket asks for that of its page: browsers need not say theirs when they open one.
    """
    known = locales()
    chosen = cookies(connection.scope)
    page = connection.query_params.get("language", "") if connection.scope["type"] == "websocket" else ""
    asked = ",".join([page, chosen.get("language", ""), connection.headers.get("accept-language", "")])
    languages = [part.partition(";")[0].strip().partition("-")[0].lower() for part in asked.split(",")]
    locale = next((language for language in languages if language in known), DEFAULT)
    theme, level = chosen.get("theme", ""), chosen.get("level", "")
    return Visit(
        texts(locale),
        visitor_of(connection),
        theme if theme in THEMES else "",
        level if level in bots.LEVELS else FIRST_LEVEL,
    )
