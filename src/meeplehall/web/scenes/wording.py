"""Fields, values, actions and events of any game in words.

A game says them better by texts of its own, all with its name before them: `<game>-field-<key>`,
`<game>-value-<value>`, `<game>-do-<kind>` (with the action's fields as variables), `<game>-log-<event>` and
`<game>-head-<event>` (with the event's fields, `$name`, who did it, and `$who`: `you` if that is who reads, or else
`they`, as in `{ $who -> [you] You roll *[they] { $name } rolls }`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from markupsafe import Markup

from meeplehall.core.events import Happening
from meeplehall.core.game import Game
from meeplehall.web.scenes.scene import Deed, Line, Look
from meeplehall.web.texts import Texts, emphasise, strong

NOBODY = "–"
_ODD = re.compile(r"[^a-z0-9]+")


def slug(value: object) -> str:
    """A value as part of a text's id."""
    return _ODD.sub("-", str(value).lower()).strip("-") or "none"


def plain(name: str) -> str:
    """A name of the program as people write it."""
    return name.replace("_", " ").replace("-", " ")


def is_seat(key: str) -> bool:
    """Whether a number under this name is a seat."""
    return key == "seat" or key.endswith(("_seat", "_by"))


class Wording:
    """The words of one game in one language, for one viewer."""

    def __init__(self, game: Game, look: Look) -> None:
        self.game = game
        self.look = look
        self.t: Texts = look.t

    def field(self, key: str) -> str:
        """The name of a field."""
        return self.t.or_else(f"{self.game.name}-field-{slug(key)}", plain(key))

    def value(self, key: str, value: Any) -> str:
        """A single value; seats by their names."""
        if value is None:
            return NOBODY
        if isinstance(value, bool):
            return self.t("value-yes" if value else "value-no")
        if isinstance(value, int) and is_seat(key):
            return self.look.names[value] if 0 <= value < len(self.look.names) else NOBODY
        if isinstance(value, str):
            return self.t.or_else(f"{self.game.name}-value-{slug(value)}", plain(value))
        if isinstance(value, list):
            return ", ".join(self.value(key, item) for item in value) or NOBODY
        return str(value)

    def action(self, data: Mapping[str, Any]) -> str:
        """What a decision does, as a button says it."""
        usual = plain(self.game.notation(self.game.from_structured(data)))
        values = self._values({key: value for key, value in data.items() if key != "kind"})
        return self.t.or_else(f"{self.game.name}-do-{slug(data['kind'])}", usual, **values)

    def kind(self, kind: str) -> str:
        """A kind of action, while its fields are still open."""
        return self.t.or_else(f"{self.game.name}-kind-{slug(kind)}", plain(kind))

    def lines(self, deed: Deed) -> list[Line]:
        """A deed as lines of the log: its events, or the decision itself where nothing else is told."""
        if deed.events:
            return [self._line(event, deed.seat) for event in deed.events]
        if deed.seat < 0:
            return []
        return [Line(deed.seat, self._said(deed.seat, self.action(deed.action)))]

    def _line(self, event: Happening, seat: int) -> Line:
        fields = {name: getattr(event, name) for name in event.__struct_fields__}
        whose = fields.get("seat", seat)
        whose = whose if isinstance(whose, int) and 0 <= whose < len(self.look.names) else -1
        values = self._values(fields)
        if whose >= 0:
            values |= {"name": strong(self.look.names[whose]), "who": self.look.who(whose)}
        head = f"{self.game.name}-head-{slug(event.name)}"
        if self.t.has(head):
            return Line(-1, emphasise(self.t.or_else(head, plain(event.name), **values)), "head")
        shown = {key: value for key, value in fields.items() if key != "seat"}
        usual = plain(event.name)
        if shown:
            usual += ": " + ", ".join(f"{self.field(key)} {self.value(key, value)}" for key, value in shown.items())
        own = f"{self.game.name}-log-{slug(event.name)}"
        if self.t.has(own):
            return Line(whose, Markup(f"<span>{emphasise(self.t.or_else(own, usual, **values))}</span>"))
        return Line(whose, self._said(whose, usual))

    def _said(self, seat: int, words: str) -> Markup:
        text = f"{strong(self.look.names[seat])}: {words}" if seat >= 0 else words
        return Markup(f"<span>{emphasise(text)}</span>")

    def _values(self, fields: Mapping[str, Any]) -> dict[str, Any]:
        """As variables of a text: numbers stay numbers, for they choose their plural."""
        return {
            key: value if type(value) is int and not is_seat(key) else self.value(key, value)
            for key, value in fields.items()
        }
