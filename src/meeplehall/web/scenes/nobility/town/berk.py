"""The office of Berk the clerk: three bays, by pairs of dice."""

from __future__ import annotations

from markupsafe import Markup

from meeplehall.games.nobility.shapes import View
from meeplehall.web.scenes.nobility.pieces import (
    coin,
    fitted,
    hint,
    modifier,
    place,
    rect,
    roof,
    rosette,
    svg,
    text,
    use,
)
from meeplehall.web.scenes.nobility.town.signs import pennant, taken
from meeplehall.web.scenes.nobility.words import MINUS, PAIRS
from meeplehall.web.scenes.scene import Look

WIDTH = 152
HEIGHT, TALL = 136, 204


def berk(view: View, look: Look, tall: bool) -> Markup:
    """Commissions are drawn where there is a Chancery."""
    t = look.t
    h = TALL if tall else HEIGHT
    out = rect(4, 26, WIDTH - 8, h - 28, 4, "wall") + roof(WIDTH, 27, 12, "roof-berk")
    out += text(WIDTH / 2, 20, t("rn-berk"), fitted(t("rn-berk"), WIDTH - 22, 14.5), "ser w b")
    for pair in range(3):
        out += _bay(view, pair, h, look)
    out += pennant(view, ("berk-modifiers",), 150, -13, t)
    return Markup(
        svg(WIDTH, h, out, "n-svg", t("rn-berk"), hint("berk", t("rn-say-berk", n=view["berk"]["modifier_price"])))
    )


def _bay(view: View, pair: int, h: float, look: Look) -> str:
    office = view["berk"]
    low, high = PAIRS[pair]
    free, more = office["free"][pair], office["buy"][pair]
    x = 9 + pair * 46
    y = 33.0
    tall = h > HEIGHT
    inside = rect(x, y, 43, h - 38, 5, "bay")
    size = 34.0 if tall else 30.0
    inside += taken(x + 21.5 - size / 2, y + 5, size, office["dice"][pair], f"{low}–{high}")
    if tall:
        inside += modifier(x + 11, y + 48, 21) + text(x + 21.5, y + 84, f"{free}", 13, "b")
        if more:
            inside += text(x + 12, y + 103, f"+{more}", 13, "b") + coin(x + 24, y + 91, 15, more)
        inside += use("i-cards", x + 4, y + 117, 17, "fx") + use("i-workshop", x + 23, y + 117, 17, "fx")
        inside += text(x + 21.5, y + 150, look.t("rn-new"), 12, "q")
    else:
        count, size = (f"{free}+{more}", 10) if more else (f"{free}", 12.5)
        inside += modifier(x + 3, y + 41, 16) + text(x + 30.5, y + 53, count, size, "b")
        if "chancery" in view:
            inside += use("i-quill", x + 3, y + 60, 17, "fx") + text(x + 30, y + 73, office["draw"][pair], 12.5, "b")
            loss = f"{MINUS}{office['reputation'][pair]}"
            inside += rosette(x + 4, y + 79, 16) + text(x + 31, y + 92, loss, 12.5, "b")
        else:
            inside += use("i-cards", x + 12, y + 66, 20, "fx")
    words = look.t("rn-slot-berk", low=low, high=high, free=free, more=more)
    return place(f"at-berk-{pair}", inside, (x, y, 43, h - 38, 6), words, "berk")
