"""What several places share: who owns a die, and the pennant of an event."""

from __future__ import annotations

from typing import Any

from meeplehall.web.scenes.nobility.pieces import path, text
from meeplehall.web.scenes.nobility.words import signed
from meeplehall.web.texts import Texts


def owner(die: dict[str, Any] | None) -> int:
    """The seat of a die from 1; 0 is the automa, -1 no die."""
    if die is None:
        return -1
    seat: int | None = die["seat"]
    return 0 if seat is None else seat + 1


def value(die: dict[str, Any] | None) -> int:
    """What it shows."""
    return die["value"] if die else 0


def pennant(view: dict[str, Any], kinds: tuple[str, ...], x: float, y: float, t: Texts) -> str:
    """A little flag where the event of the round changes something; x is its right end."""
    effects: dict[str, int] = view["event"]["effects"] if view["event"] else {}
    found = [kind for kind in kinds if kind in effects]
    if not found:
        return ""
    count = effects[found[0]]
    words = t(f"rn-flag-{found[0]}", n=count, signed=signed(count))
    wide = 14 + 6.3 * len(words)
    left = x - wide
    return (
        f'<g class="pennant" data-hint="event">{path(f"M{left:g} {y:g}h{wide:g}v18h{-wide:g}l6-9z", "")}'
        f"{text(left + wide / 2 + 3, y + 13, words, 11.5, 'b')}</g>"
    )
