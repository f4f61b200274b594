"""A view as text, for games that draw none: a panel for what is common and one for every player.

>>> print(panels({"round": 2, "players": [{"score": 3, "dice": [1, 6]}, {"score": 0, "dice": 2}]}))
round 2
<BLANKLINE>
seat 0
  score  3
  dice   1 6
seat 1
  score  0
  dice   2
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

_UNSHOWN = ("players", "seat", "over")


def panels(view: Mapping[str, Any]) -> str:
    """All of a view."""
    rest = {key: value for key, value in view.items() if key not in _UNSHOWN}
    single = [f"{_name(key)} {_said(value)}" for key, value in rest.items() if not isinstance(value, dict | list)]
    lines = ["   ".join(single)] if single else []
    for key, value in rest.items():
        if isinstance(value, dict | list) and value:
            lines += [_name(key), *_inside(value, "  ")]
    if lines and view.get("players"):
        lines.append("")
    for seat, player in enumerate(view.get("players", [])):
        lines += [f"seat {seat}" + (" (you)" if seat == view.get("seat") else ""), *_inside(player, "  ")]
    return "\n".join(lines)


def _inside(value: Any, indent: str) -> list[str]:
    if isinstance(value, Mapping) and value:
        width = max(len(_name(key)) for key in value)
        lines = []
        for key, item in value.items():
            if _is_deep(item):
                lines += [indent + _name(key), *_inside(item, indent + "  ")]
            else:
                lines.append(f"{indent}{_name(key):<{width}}  {_said(item)}")
        return lines
    if _is_deep(value):
        return [indent + (_said(item) if not isinstance(item, Mapping) else _row(item)) for item in value]
    return [indent + _said(value)]


def _is_deep(value: Any) -> bool:
    """Whether it needs lines of its own."""
    if isinstance(value, Mapping):
        return bool(value)
    return isinstance(value, list) and any(isinstance(item, list | Mapping) for item in value)


def _row(item: Mapping[str, Any]) -> str:
    return ", ".join(f"{_name(key)} {_said(value)}" for key, value in item.items())


def _name(key: object) -> str:
    return str(key).replace("_", " ")


def _said(value: Any) -> str:
    if isinstance(value, list):
        return " ".join(map(_said, value)) or "-"
    if isinstance(value, Mapping):
        return f"({_row(value)})"
    return "-" if value is None else "yes" if value is True else "no" if value is False else str(value)
