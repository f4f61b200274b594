"""Which pieces went where, for the eye."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from meeplehall.games.nobility.actions import PLACE_NAMES
from meeplehall.table import Acted, Told
from meeplehall.table.entries import AnyEntry
from meeplehall.web.scenes.nobility.words import GUILDS, RACES
from meeplehall.web.scenes.scene import Move


def moves(entries: Sequence[AnyEntry], view: dict[str, Any]) -> list[Move]:
    """Dice into town, cards into the hand, people into guilds, buildings to their places."""
    out: list[Move] = []
    for entry in entries:
        if isinstance(entry, Acted):
            value = 0
            for event in entry.events:
                if event.name == "place":
                    value = event.args[2]
                move = _move(event, value, view)
                if move is not None:
                    out.append(move)
    return out


def _move(event: Told, value: int, view: dict[str, Any]) -> Move | None:
    a = event.args
    match event.name:
        case "place":
            target = _slot(PLACE_NAMES[a[3]], a[0], a[2], view)
            return Move(_origin(a[0], a[1], view), target) if target else None
        case "take":
            return Move(f"tav-{a[1]}", f"hand-{a[0]}-{a[1]}")
        case "apprentice":
            return Move(f"worker-{a[0]}" if a[0] == view["seat"] else f"seat-{a[0]}", f"app-{a[1]}-{a[0]}")
        case "move":
            return Move(f"app-{a[1]}-{a[0]}", f"app-{a[2]}-{a[0]}")
        case "workshop":
            return Move(f"at-hall-{value}", f"ws-{a[1]}-{a[2]}")
        case "community":
            return Move(f"seat-{a[0]}", f"lot-{a[0]}-{a[1]}")
        case "desk":
            return Move(f"worker-{a[0]}" if a[0] == view["seat"] else f"seat-{a[0]}", f"desk-{a[1]}")
    return None


def _origin(seat: int, face: int, view: dict[str, Any]) -> str:
    """One's own dice lie in the bar, those of the others on their cards."""
    if seat != view["seat"]:
        return f"seat-{seat}"
    return f"die-{sum(die < face for die in view['players'][seat]['dice'])}"


def _slot(name: str, seat: int, value: int, view: dict[str, Any]) -> str:
    """Where a die came to lie; empty if it is gone again."""
    pair = (value - 1) // 2
    if name in GUILDS:
        return f"at-guild-{GUILDS[name]}-{pair}"
    if name.startswith("council-"):
        row = next((k for k, dice in enumerate(view["council"]["row_dice"]) if value in dice), 0)
        return f"at-council-{row}-{RACES[name.removeprefix('council-')]}"
    if name.startswith("tile-"):
        number = int(name.removeprefix("tile-"))
        for order in view["players"][seat].get("commissions", []):
            if order["tile"] == number and value in order["faces"]:
                return f"at-tile-{number}-{order['faces'].index(value)}"
        return ""
    if name in ("tavern", "yard"):
        lying = [k for k, die in enumerate(view[name]["dice"]) if die and die["seat"] == seat and die["value"] == value]
        return f"at-{name}-{lying[-1]}" if lying else ""
    if name in ("berk", "castle"):
        return f"at-{name}-{pair}"
    if name == "castle-4":
        return "at-castle-3"
    return f"at-board-{seat}" if name == "board" else f"at-{name}-{value}"
