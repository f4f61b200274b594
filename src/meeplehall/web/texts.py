"""Words by id, from the Fluent files of a language."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from markupsafe import Markup, escape

from meeplehall.core.parts import resource
from meeplehall.web.resources import HALL, packages

DEFAULT = "en"
MOST_KEPT = 20_000
_STRONG, _END = "\x02", "\x03"
_ENTRIES = re.compile(r"^(?=[a-zA-Z#-])", re.MULTILINE)
"""Where an entry of a Fluent file begins: what belongs to it is indented, or closes a brace."""
_NAME = re.compile(r"(-?[a-zA-Z][\w-]*) *=")
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class Texts:
    """Call it with an id and values: `t("cb-log-sold", goods="2 salt")`.

    A text is parsed when it is first asked for: parsing all of them would take half a second at every start.
    """

    def __init__(self, locale: str, sources: list[str]) -> None:
        self.locale = locale
        self._bundle = FluentBundle([locale], use_isolating=False)
        self.unread: dict[str, str] = {}
        """Entries as they are written, by name, until somebody asks for them."""
        for entry in (entry for source in sources for entry in _ENTRIES.split(source)):
            if name := _NAME.match(entry):
                # Of two texts with the same id the first holds: nobody else's file changes the hall's own words.
                self.unread.setdefault(name[1], entry)
        self._kept: dict[tuple[Any, ...], str] = {}

    def __call__(self, message: str, /, **values: Any) -> str:
        """The text; values that are numbers choose their plural. An unknown id is a mistake of ours."""
        key = (message, *values.items())
        found = self._kept.get(key)
        if found is None:
            if len(self._kept) > MOST_KEPT:
                self._kept.clear()
            found = self._kept[key] = self._format(message, values)
        return found

    def or_else(self, message: str, usual: str, /, **values: Any) -> str:
        """The text, if there is one that these values are enough for; or what is usual."""
        try:
            return self(message, **values) if self.has(message) else usual
        except LookupError:
            return usual

    def has(self, message: str) -> bool:
        """Whether there is such a text."""
        self._read(message)
        return bool(self._bundle.has_message(message))

    def _read(self, name: str) -> None:
        """Parse an entry, with those it speaks of."""
        source = self.unread.get(name)
        if source is None:
            return
        self._bundle.add_resource(FluentResource(source))
        self.unread.pop(name, None)
        for other in _REFERENCE.findall(source):
            self._read(other)

    def _format(self, message: str, values: dict[str, Any]) -> str:
        self._read(message)
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise LookupError(f"the text '{message}' has no value")
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise LookupError(f"the text '{message}' fails: {errors[0]}")
        return str(text)

    def of(self, game: str, message: str, /, **values: Any) -> str:
        """The game's own wording of a text of the hall (`end-turn-renaissance`), if it has one."""
        own = f"{message}-{game}"
        return self(own if self.has(own) else message, **values)

    def rich(self, message: str, /, **values: Any) -> Markup:
        """The same as markup; parts given through `strong` stand out."""
        return emphasise(self(message, **values))


def strong(text: str) -> str:
    """A value that is to stand out in `rich`."""
    return f"{_STRONG}{text}{_END}"


def emphasise(text: str) -> Markup:
    """Text with strong parts as markup."""
    return Markup(str(escape(text)).replace(_STRONG, "<b>").replace(_END, "</b>"))


@cache
def locales() -> tuple[str, ...]:
    """The languages of the hall."""
    folder = resource(HALL, "locale")
    assert folder is not None
    return tuple(sorted(place.name for place in folder.iterdir() if place.is_dir() and not place.name.startswith("_")))


def sources(locale: str, package: str = HALL) -> dict[str, str]:
    """The Fluent files of a language in a package, by name."""
    folder = resource(package, "locale", locale)
    if folder is None:
        return {}
    return {
        file.name: file.read_bytes().decode(errors="replace")
        for file in sorted(folder.iterdir(), key=lambda f: f.name)
        if file.name.endswith(".ftl")
    }


@cache
def texts(locale: str = DEFAULT) -> Texts:
    """The words of a language, of the hall and of all games; of the default one, where a text is missing."""
    languages = [locale, DEFAULT] if locale in locales() else [DEFAULT]
    found = [text for package in packages() for name in languages for text in sources(name, package).values()]
    return Texts(locale, found)
