"""Which dice of a seat lie in town: the view tells them place by place."""

from __future__ import annotations

from collections.abc import Iterator

from meeplehall.games.nobility.shapes import Die, View


def placed(view: View, seat: int) -> list[int]:
    """The values of a seat's placed dice."""
    found = [die["value"] for die in _lying(view) if die is not None and die["seat"] == seat]
    player = view["players"][seat]
    if player["board_die"]:
        found.append(player["board_die"]["value"])
    for order in player.get("commissions", []):
        found += [face for face, die in zip(order["faces"], order["dice"]) if die]
    return found


def _lying(view: View) -> Iterator[Die | None]:
    places = [view["tavern"], view["yard"], view["hall"], view["port"], view["berk"], view["castle"]]
    chancery = [view["chancery"]] if "chancery" in view else []
    for place in (*places, *chancery, *view["guilds"]):
        yield from place["dice"]
    for row in view["council"]["dice"]:
        yield from row
