"""The White Castle above the town: reputation."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from meeplehall.games.nobility.shapes import View
from meeplehall.web.scenes.nobility.pieces import battlement, fitted, hint, path, place, rosette, svg, text
from meeplehall.web.scenes.nobility.town.signs import pennant, taken
from meeplehall.web.scenes.nobility.words import PAIRS
from meeplehall.web.scenes.scene import Look

WIDTH, HEIGHT = 320, 94
# Towers: x, top, width, teeth; the slots with their sizes stand in them.
_TOWERS = ((10, 34, 60, 4), (126, 26, 68, 5), (250, 34, 60, 4))
_SLOTS = ((14, 53, 32), (130, 50, 36), (254, 53, 32))
_FOURTH = (208, 60, 29)


@cache
def _walls() -> str:
    out = path("M160 22V3M40 30V12M280 30V12", "pole") + path(
        "M160 3l20 6-20 6zM40 12l15 4.5-15 4.5zM280 12l15 4.5-15 4.5z", "flag"
    )
    out += path(battlement(62, 54, 196, 40, 13, 5), "castle-wall")
    for x, y, w, teeth in _TOWERS:
        out += path(battlement(x, y, w, HEIGHT - y, teeth, 6), "castle-wall") + path(
            f"M{x} {y + 6}h{w}v4h-{w}z", "castle-band"
        )
    return out


def castle(view: View, look: Look) -> Markup:
    """Three slots by pairs, and with six players one for any die."""
    t = look.t
    dice = view["castle"]["dice"]
    out = _walls()
    six = len(dice) > 3
    white, castle_ = t("rn-castle-white"), t("rn-castle-castle")
    if six:
        out += text(98, 72, white, 13.5, "ser b") + text(98, 87, castle_, 13.5, "ser b")
    else:
        size = min(fitted(white, 54, 15), fitted(castle_, 54, 15))
        out += text(98, 82, white, size, "ser b") + text(222, 82, castle_, size, "ser b")
    for k, ((x, y, size), gain) in enumerate(zip(_SLOTS, view["castle"]["gain"])):
        low, high = PAIRS[k]
        inside = taken(x, y, size, dice[k], f"{low}–{high}") + rosette(x + size + 2, y + 5, 22, gain)
        name = t("rn-slot-castle", low=low, high=high, n=gain)
        out += place(f"at-castle-{k}", inside, (x, y, size, size, 7), name, "castle")
    if six:
        x, y, size = _FOURTH
        gain = view["castle"]["extra"]
        inside = taken(x, y, size, dice[3], "1–6") + rosette(x - 22, y + 6, 20, gain)
        out += place("at-castle-3", inside, (x, y, size, size, 7), t("rn-slot-castle", low=1, high=6, n=gain), "castle")
    out += pennant(view, ("castle-bonus",), 318, 10, t)
    return Markup(svg(WIDTH, HEIGHT, out, "n-svg", t("rn-castle"), hint("castle")))
