"""The slot of a place where a die of a value lies."""

from __future__ import annotations

from meeplehall.games.nobility.shapes import View
from meeplehall.web.scenes.nobility.words import GUILDS, RACES, pair


def spot(name: str, value: int, seat: int, view: View) -> str:
    """Where it is drawn; in Tavern and Yard the next free slot. Empty: the dice tile is no longer there."""
    kind, _, part = name.partition("-")
    match kind:
        case "council":
            row = next(k for k, dice in enumerate(view["council"]["row_dice"]) if value in dice)
            return f"at-council-{row}-{RACES[part]}"
        case "tile":
            orders = view["players"][seat].get("commissions", [])
            faces = next((order["faces"] for order in orders if order["tile"] == int(part)), [])
            return f"at-tile-{part}-{faces.index(value)}" if value in faces else ""
        case "tavern":
            return f"at-tavern-{view['tavern']['dice'].index(None)}"
        case "yard":
            return f"at-yard-{view['yard']['dice'].index(None)}"
        case "castle":
            return "at-castle-3" if part else f"at-castle-{pair(value)}"
        case "berk":
            return f"at-berk-{pair(value)}"
        case "board":
            return f"at-board-{seat}"
    return f"at-guild-{GUILDS[name]}-{pair(value)}" if name in GUILDS else f"at-{name}-{value}"
