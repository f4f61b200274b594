"""A request as every page needs it: the language, the theme, and who asks."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import HTTPConnection

from meeplehall.web.entrance.cookies import cookies
from meeplehall.web.entrance.visitors import Visitor, visitor_of
from meeplehall.web.texts import DEFAULT, Texts, locales, texts

THEMES = ("day", "night")


@dataclass(frozen=True)
class Visit:
    """What a page needs to know besides its own content."""

    t: Texts
    visitor: Visitor
    theme: str = ""
    """day, night, or empty for what the system says."""

    @property
    def own_name(self) -> str:
        """What the visitor is called at a table."""
        return self.visitor.name or self.t("guest-name")


def visit_of(connection: HTTPConnection) -> Visit:
    """Language, visitor and theme of a request. The language is the chosen one, or at first the browser's."""
    known = locales()
    chosen = cookies(connection.scope)
    asked = chosen.get("language", "") + "," + connection.headers.get("accept-language", "")
    languages = [part.partition(";")[0].strip().partition("-")[0].lower() for part in asked.split(",")]
    locale = next((language for language in languages if language in known), DEFAULT)
    theme = chosen.get("theme", "")
    return Visit(texts(locale), visitor_of(connection), theme if theme in THEMES else "")
