"""The wheel of phases and rounds: beside the board, or in its heart where there is little room."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import escape

from meeplehall.games.burgundy.shapes import View
from meeplehall.games.burgundy.tables import PHASE_NAMES
from meeplehall.web.drawing import n, polar
from meeplehall.web.texts import Texts

_ROUNDS = 5


def wheel(view: View, t: Texts) -> str:
    """As a drawing of its own."""
    label = escape(t("cb-standing", phase=view["phase"], round=view["round"]))
    return (
        f'<svg class="wheel" viewBox="-56 -56 112 112" role="img" aria-label="{label}" data-hint="wheel"'
        f' data-say="{label}">{_inside(view, t)}</svg>'
    )


def wheel_in_ring(view: View, t: Texts) -> str:
    """As part of the main board."""
    label = escape(t("cb-standing", phase=view["phase"], round=view["round"]))
    return (
        f'<g class="ring-wheel" transform="scale(1.42)" data-hint="wheel" data-say="{label}"><circle r="58"/>'
        f"{_inside(view, t)}</g>"
    )


def _inside(view: View, t: Texts) -> str:
    return _cells(PHASE_NAMES.index(view["phase"]), view["round"], t("cb-round", round=view["round"]))


@lru_cache(64)
def _cells(phase: int, round_: int, small: str) -> str:
    out = []
    now = phase * _ROUNDS + round_ - 1
    for p, name in enumerate(PHASE_NAMES):
        for k in range(_ROUNDS):
            number = p * _ROUNDS + k
            cls = "now" if number == now else "done" if number < now else "todo"
            middle = -90 + 72 * p + 14.4 * k - 28.8
            (ax, ay), (bx, by) = polar(52, middle - 5.6), polar(52, middle + 5.6)
            (cx, cy), (dx, dy) = polar(42, middle + 5.6), polar(42, middle - 5.6)
            out.append(
                f'<path class="cell {cls}" d="M{n(ax)} {n(ay)}A52 52 0 0 1 {n(bx)} {n(by)}L{n(cx)} {n(cy)}'
                f'A42 42 0 0 0 {n(dx)} {n(dy)}z"/>'
            )
        x, y = polar(32.5, -90 + 72 * p)
        now_cls = " ph-now" if p == phase else ""
        out.append(f'<text class="ph{now_cls}" x="{n(x)}" y="{n(y + 4)}" text-anchor="middle">{name}</text>')
    out.append(f'<text class="ph-big" y="5" text-anchor="middle">{PHASE_NAMES[phase]}</text>')
    out.append(f'<text class="ph-small" y="17" text-anchor="middle">{escape(small)}</text>')
    return "".join(out)
