"""The action space of a game: kinds and fields, declared once.

From the declaration follow the int codes, the notation with its parser, the structured form and the table for the docs.

>>> from meeplehall.core.space import Kind, Space, numbers, optional
>>> kinds = [Kind("take", 0, "take {depot}[ die {die}]", [numbers("depot", 1, 6), optional("die", 1, 6)], "a tile")]
>>> space = Space(kinds, "take 3 die 5")
>>> space.notation(33), space.parse("take 5 die 6"), space.structured(2)
('take 5 die 5', 34, {'kind': 'take', 'depot': 1, 'die': 2})

A notation is a template: `{name}` stands for a field's value, brackets for what is left out when the field is absent.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from meeplehall.core.errors import BadNotation

Value = int | str | None
_TOKEN = re.compile(r"\{(\w+)\}|\[|\]|[^{}\[\]]")


@dataclass(frozen=True)
class Field:
    """One part of an action: its name and its values in the order of their codes; None: the field is absent.

    A joint field has several names and tuples for values: a code for every allowed combination. `like` names a field
    whose value this one has when nothing is said.
    """

    names: tuple[str, ...]
    values: tuple[tuple[Value, ...], ...]
    like: str = ""

    @cached_property
    def index(self) -> dict[tuple[Value, ...], int]:
        """The place of each value among the codes."""
        return {value: n for n, value in enumerate(self.values)}

    def allowed(self, name: str) -> list[Value]:
        """The values of one name, each once."""
        at = self.names.index(name)
        return list(dict.fromkeys(value[at] for value in self.values if value[at] is not None))

    def may_lack(self, name: str) -> bool:
        """Whether the name can be absent."""
        at = self.names.index(name)
        return any(value[at] is None for value in self.values)


def choice(name: str, values: Sequence[Value]) -> Field:
    """A field with these values."""
    return Field((name,), tuple((value,) for value in values))


def numbers(name: str, first: int, last: int, like: str = "") -> Field:
    """A field with the whole numbers from `first` to `last`."""
    return Field((name,), tuple((n,) for n in range(first, last + 1)), like)


def optional(name: str, first: int, last: int) -> Field:
    """A number that may be absent; absent comes first among the codes."""
    return choice(name, [None, *range(first, last + 1)])


def joint(names: Sequence[str], values: Sequence[tuple[Value, ...]]) -> Field:
    """Several names whose values belong together."""
    return Field(tuple(names), tuple(values))


@dataclass(frozen=True)
class Kind:
    """A kind of action: where its codes start, how it is written and what it is made of, the first field slowest."""

    name: str
    first: int
    template: str
    fields: Sequence[Field] = ()
    meaning: str = ""
    order: Sequence[str] = field(default=())
    """The names as the structured form lists them; left out: as the template does."""

    @cached_property
    def size(self) -> int:
        """How many codes it has."""
        size = 1
        for part in self.fields:
            size *= len(part.values)
        return size

    @cached_property
    def of_name(self) -> dict[str, Field]:
        """The field each name belongs to."""
        return {name: part for part in self.fields for name in part.names}

    @cached_property
    def names(self) -> list[str]:
        """The names in the order of the structured form."""
        return list(self.order) or [match[1] for match in _TOKEN.finditer(self.template) if match[1]]

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """What parses the notation; any word is taken for a value, so that what is wrong with it can be said."""
        tokens = list(_TOKEN.finditer(self.template))
        signs = {token[0] for token in tokens if not token[1] and token[0] not in "[]" and not token[0].isalnum()}
        value = f"[^{re.escape(' '.join(sorted(signs | {' '})))}]+"
        out = []
        for token in tokens:
            brackets = {"[": "(?:", "]": ")?"}
            out.append(f"(?P<{token[1]}>{value})" if token[1] else brackets.get(token[0]) or re.escape(token[0]))
        return re.compile("".join(out))

    def values(self, code: int) -> dict[str, Value]:
        """The value of every name, absent ones as None."""
        rest = code - self.first
        found: dict[str, Value] = {}
        for part in reversed(self.fields):
            rest, n = divmod(rest, len(part.values))
            found.update(zip(part.names, part.values[n]))
        return found

    def code(self, values: Mapping[str, Any]) -> int:
        """The inverse of `values`; raises BadNotation with the name that is wrong."""
        code = 0
        for part in self.fields:
            for name in part.names:
                self._check(part, name, values.get(name))
            found = tuple(values.get(name) for name in part.names)
            if found not in part.index:
                said = ", ".join(f"{name} {value}" for name, value in zip(part.names, found) if value is not None)
                raise BadNotation(f"'{self.name}': no such {said}; allowed: {self._together(part, found)}")
            code = code * len(part.values) + part.index[found]
        return self.first + code

    def _check(self, part: Field, name: str, value: Any) -> None:
        if value is None and part.may_lack(name):
            return
        allowed = part.allowed(name)
        if type(value) not in (int, str) or value not in allowed:
            raise BadNotation(f"'{self.name}': {name} must be {_listed(allowed)}, not {str(value)[:20]!r}")

    def _together(self, part: Field, found: tuple[Value, ...]) -> str:
        """What goes with the first name's value."""
        alike = [value for value in part.values if value[0] == found[0]]
        return "; ".join(" ".join(str(v) for v in value if v is not None) for value in alike[:8])

    def text(self, values: Mapping[str, Value]) -> str:
        """The notation."""
        out = ""
        group: str | None = None
        shown = True
        for token in _TOKEN.finditer(self.template):
            if token[0] == "[":
                group, shown = "", True
            elif token[0] == "]":
                out += group if shown and group is not None else ""
                group = None
            else:
                word = token[0]
                if token[1]:
                    value = values[token[1]]
                    like = self.of_name[token[1]].like
                    shown = shown and value is not None and (not like or values[like] != value)
                    word = str(value)
                if group is None:
                    out += word
                else:
                    group += word
        return out


class Space:
    """All kinds of a game's actions, ascending and without gaps; `examples` are named when somebody writes nonsense."""

    def __init__(self, kinds: Sequence[Kind], examples: str) -> None:
        self.kinds = list(kinds)
        self.examples = examples
        self.by_name = {kind.name: kind for kind in kinds}
        self.size = 0
        for kind in kinds:
            if kind.first != self.size:
                raise ValueError(f"'{kind.name}' starts at {kind.first}, but what comes before ends at {self.size}")
            self.size += kind.size
        self._kind_of = [kind for kind in kinds for _ in range(kind.size)]
        self._texts: dict[int, str] = {}
        """Notations that were asked for: a game writes the same ones again and again."""

    def kind_of(self, action: int) -> Kind:
        """The kind of a code; raises BadNotation for what is no code."""
        if type(action) is not int or not 0 <= action < self.size:
            raise BadNotation(f"action codes run from 0 to {self.size - 1}, not {str(action)[:40]}")
        return self._kind_of[action]

    def structured(self, action: int) -> dict[str, Any]:
        """The action as plain data; absent fields are left out."""
        kind = self.kind_of(action)
        values = kind.values(action)
        return {"kind": kind.name} | {name: values[name] for name in kind.names if values[name] is not None}

    def from_structured(self, data: Mapping[str, Any]) -> int:
        """The action code of plain data; raises BadNotation."""
        name = data.get("kind")
        if not isinstance(name, str) or name not in self.by_name:
            raise BadNotation(f"unknown kind of action {str(name)[:20]!r}; known: {', '.join(self.by_name)}")
        kind = self.by_name[name]
        for key in data:
            if key != "kind" and key not in kind.of_name:
                raise BadNotation(f"'{name}' has no field '{str(key)[:20]}'")
        return kind.code(data)

    def notation(self, action: int) -> str:
        """The action as text: one text for every action."""
        kind = self.kind_of(action)
        text = self._texts.get(action)
        if text is None:
            text = self._texts[action] = kind.text(kind.values(action))
        return text

    def parse(self, text: str) -> int:
        """The action code of a notation; raises BadNotation."""
        name = text.split(" ", 1)[0] if isinstance(text, str) else ""
        kind = self.by_name.get(name)
        match = kind.pattern.fullmatch(text) if kind is not None else None
        if kind is None or match is None:
            raise BadNotation(f"'{str(text)[:60]}' is no action; examples: {self.examples}")
        values: dict[str, Value] = {}
        for part_name, part in kind.of_name.items():
            word = match[part_name]
            if word is None:
                values[part_name] = values.get(part.like) if part.like else None
            else:
                known = {str(value): value for value in part.allowed(part_name)}
                values[part_name] = known.get(word, word)
        code = kind.code(values)
        if kind.text(values) != text:
            raise BadNotation(f"'{text[:60]}' is written '{kind.text(values)}'")
        return code

    def table(self) -> list[tuple[str, str, str, str]]:
        """Name, codes, notation and meaning of every kind, for the docs."""
        return [
            (kind.name, _codes(kind), kind.template.replace("[", "(").replace("]", ")"), kind.meaning)
            for kind in self.kinds
        ]


def _codes(kind: Kind) -> str:
    return str(kind.first) if kind.size == 1 else f"{kind.first}-{kind.first + kind.size - 1}"


def _listed(allowed: Sequence[Value]) -> str:
    if all(isinstance(value, int) for value in allowed):
        return f"from {allowed[0]} to {allowed[-1]}"
    words = [str(value) for value in allowed]
    return f"one of {', '.join(words)}" if len(words) <= 6 else f"such as {words[0]} or {words[-1]}"
