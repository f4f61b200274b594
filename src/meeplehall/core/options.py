"""What can be chosen about a game before it starts. Values are texts: records and links carry them as they are."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from meeplehall.core.errors import BadOption


@dataclass(frozen=True)
class Option:
    """One choice: its name, its default, the allowed values (none listed: the game checks them) and what it does."""

    name: str
    default: str
    help: str
    choices: tuple[str, ...] = ()


def as_text(value: Any) -> str:
    """An option value as text: yes and no for truth values, commas between the items of a list."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | tuple):
        return ",".join(as_text(v) for v in value)
    return str(value).strip()


def settle(options: tuple[Option, ...], given: Mapping[str, Any]) -> dict[str, str]:
    """Every option with its value, in order; unknown names and values are refused."""
    known = {option.name for option in options}
    for name in given:
        if name not in known:
            allowed = ", ".join(sorted(known)) or "none"
            raise BadOption(f"unknown option '{name[:40]}'; allowed: {allowed}")
    settled = {}
    for option in options:
        value = as_text(given.get(option.name, option.default))
        if option.choices and value not in option.choices:
            raise BadOption(f"option '{option.name}' cannot be '{value[:40]}'; allowed: {', '.join(option.choices)}")
        settled[option.name] = value
    return settled
