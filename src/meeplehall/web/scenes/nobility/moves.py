"""Which pieces went where, for the eye."""

from __future__ import annotations

from collections.abc import Sequence

from meeplehall.core.events import Happening
from meeplehall.games.nobility import events
from meeplehall.games.nobility.shapes import View
from meeplehall.web.scenes.nobility.spots import spot
from meeplehall.web.scenes.nobility.words import GUILDS
from meeplehall.web.scenes.scene import Deed, Move


def moves(deeds: Sequence[Deed], view: View) -> list[Move]:
    """Dice into town, cards into the hand, people into guilds, buildings to their places."""
    found = []
    for deed in deeds:
        value = 0
        for event in deed.events:
            if isinstance(event, events.Place):
                value = event.value
            found.append(_move(event, value, view))
    return [move for move in found if move and move.target]


def _move(event: Happening, value: int, view: View) -> Move | None:
    match event:
        case events.Place(seat=seat):
            return Move(_die(seat, event.die, view), _slot(event, view))
        case events.Take(seat=seat, card=card):
            return Move(f"tav-{card}", f"hand-{seat}-{card}")
        case events.Apprentice(seat=seat, guild=guild):
            return Move(_worker(seat, view), f"app-{GUILDS[guild]}-{seat}")
        case events.Move(seat=seat, origin=origin, guild=guild):
            return Move(f"app-{GUILDS[origin]}-{seat}", f"app-{GUILDS[guild]}-{seat}")
        case events.Workshop(guild=guild, slot=slot):
            return Move(f"at-hall-{value}", f"ws-{GUILDS[guild]}-{slot - 1}")
        case events.Community(seat=seat, lot=lot):
            return Move(f"seat-{seat}", f"lot-{seat}-{lot - 1}")
        case events.Desk(seat=seat, desk=desk):
            return Move(_worker(seat, view), f"desk-{desk}")
    return None


def _worker(seat: int, view: View) -> str:
    return f"worker-{seat}" if seat == view["seat"] else f"seat-{seat}"


def _die(seat: int, face: int, view: View) -> str:
    """One's own dice lie in the bar, those of the others on their cards."""
    if seat != view["seat"]:
        return f"seat-{seat}"
    return f"die-{sum(die < face for die in view['players'][seat]['dice'])}"


def _slot(event: events.Place, view: View) -> str:
    """Where a die came to lie; empty if it is gone again."""
    if event.place in ("tavern", "yard"):
        dice = view["tavern"]["dice"] if event.place == "tavern" else view["yard"]["dice"]
        lying = [k for k, die in enumerate(dice) if die == {"value": event.value, "seat": event.seat}]
        return f"at-{event.place}-{lying[-1]}" if lying else ""
    return spot(event.place, event.value, event.seat, view)
