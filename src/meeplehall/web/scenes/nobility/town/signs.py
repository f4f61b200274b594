"""What several places share: a slot with its die, stairs of slots, and the pennant of an event."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from meeplehall.games.nobility.shapes import Die, View
from meeplehall.web.scenes.nobility.pieces import automa_die, path, place, slot, text
from meeplehall.web.scenes.nobility.words import signed
from meeplehall.web.texts import Texts


def owner(die: Die) -> int:
    """The seat of a die from 1; 0 is the automa."""
    return 0 if die["seat"] is None else die["seat"] + 1


def taken(x: float, y: float, s: float, die: Die | None, label: str = "", pips: int = 0, automa: str = "") -> str:
    """A slot with the die that lies there, or with what it takes: in words, or as a pale face. `automa`: the colour of
    the automa's die here."""
    if die is None:
        return slot(x, y, s, label, pips=pips)
    if die["seat"] is None:
        return f'{slot(x, y, s)}<g data-hint="automa">{automa_die(automa, die["value"], x + 1.5, y + 1.5, s - 3)}</g>'
    return slot(x, y, s, seat=owner(die), value=die["value"])


@dataclass(frozen=True)
class Stairs:
    """How stairs of slots stand: the height of each step, the ground, and sizes."""

    tops: Sequence[float]
    foot: float
    left: float
    step: float
    slot: float
    corner: float
    edge: float = 0
    """How far the first step reaches out."""


def stairs(name: str, dice: Sequence[Die | None], at: Stairs, sign: str, t: Texts) -> str:
    """Slots from left to right, each on its step; a free one says what may follow the die before it."""
    steps = "".join(f"V{top:g}h{at.step:g}" for top in at.tops)
    out = path(f"M{at.left - at.edge:g} {at.foot:g}{steps}V{at.foot:g}z", "stairs")
    anything = 1 if sign == "≥" else 6
    s, automa = at.slot, "white" if name == "tavern" else "green"
    for k, (top, die) in enumerate(zip(at.tops, dice)):
        x, y = at.left + k * at.step + (at.step - s) / 2, top - s - 1
        before = dice[k - 1] if k else None
        label = f"{sign}{before['value']}" if before and before["value"] != anything else sign
        if not k:
            label = "1–6"
        out += place(
            f"at-{name}-{k}",
            taken(x, y, s, die, label, automa=automa),
            (x, y, s, s, at.corner),
            t(f"rn-slot-{name}"),
            name,
        )
    return out


def pennant(view: View, kinds: tuple[str, ...], x: float, y: float, t: Texts) -> str:
    """A little flag where the event of the round changes something; x is its right end."""
    effects = view["event"]["effects"] if view["event"] else {}
    found = [kind for kind in kinds if kind in effects]
    if not found:
        return ""
    count = effects[found[0]]
    words = t(f"rn-flag-{found[0]}", n=count, signed=signed(count))
    wide = 16 + 7 * len(words)
    left = x - wide
    return (
        f'<g class="pennant" data-hint="event">{path(f"M{left:g} {y:g}h{wide:g}v18h{-wide:g}l6-9z", "")}'
        f"{text(left + wide / 2 + 3, y + 13, words, 11.5, 'b')}</g>"
    )
