"""Which dice of a seat lie in town: the view tells them place by place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any


def placed(view: dict[str, Any], seat: int) -> list[int]:
    """The values of a seat's placed dice."""
    found = [die["value"] for die in _lying(view) if die is not None and die["seat"] == seat]
    player = view["players"][seat]
    if player["board_die"]:
        found.append(player["board_die"]["value"])
    for order in player.get("commissions", []):
        found += [face for face, die in zip(order["faces"], order["dice"]) if die]
    return found


def _lying(view: dict[str, Any]) -> Iterator[dict[str, Any] | None]:
    for name in ("tavern", "yard", "hall", "port", "berk", "castle", "chancery"):
        if name in view:
            yield from view[name]["dice"]
    for guild in view["guilds"]:
        yield from guild["dice"]
    for row in view["council"]["dice"]:
        yield from row
