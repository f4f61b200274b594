"""Liar's Dice as text."""

from __future__ import annotations

from typing import Any

from meeplehall.core.events import Happening


def board(view: dict[str, Any]) -> str:
    """The cups, the last bid and what the last round showed."""
    wild = ", ones are wild" if view["ones_wild"] else ""
    lines = [f"round {view['round']}, {view['dice_in_play']} dice under the cups{wild}"]
    if view["last_round"]:
        last = view["last_round"]
        lines.append(f"last round: {last['count']} of {last['face']} were bid, there were {last['found']}")
        lines += [f"  seat {n}: {_dice(cup)}" for n, cup in enumerate(view["dice_of_last_round"]) if cup]
    for player in view["players"]:
        own = " (you)" if player["seat"] == view["seat"] else ""
        dice = _dice(player["dice"]) if "dice" in player else " ".join("?" * player["dice_left"])
        lines.append(f"  seat {player['seat']}{own}: {dice or 'out'}")
    if view["bid"]:
        lines.append(f"the bid: {view['bid']['count']} of {view['bid']['face']}, by seat {view['bid']['bid_by']}")
    return "\n".join(lines)


def _dice(cup: list[int]) -> str:
    return " ".join(map(str, cup))


def action(view: dict[str, Any], data: dict[str, Any]) -> str:
    """A decision in words."""
    if data["kind"] == "bid":
        return f"bid {data['count']} of {data['face']}"
    return "call it a lie" if data["kind"] == "liar" else "call it exact"


def news(event: Happening) -> str:
    """What came to light."""
    fields = {name: getattr(event, name) for name in event.__struct_fields__}
    told = {
        "reveal": "the cups are lifted: {found} of {face}, {count} were bid",
        "lose": "seat {seat} loses a die, {left} left",
        "regain": "seat {seat} gets a die back",
        "out": "seat {seat} is out",
    }
    return told.get(event.name, "").format(**fields)
