"""The Construction Yard: falling stairs of dice, and houses for coins."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from meeplehall.web.scenes.nobility.pieces import coin, path, place, rect, roof, slot, svg, text, use
from meeplehall.web.scenes.nobility.town.signs import owner, pennant
from meeplehall.web.scenes.scene import Look

WIDTH = 154
HEIGHT, TALL = 136, 204


def yard(view: dict[str, Any], look: Look, tall: bool) -> Markup:
    """Each next die at most the one before."""
    t = look.t
    h = TALL if tall else HEIGHT
    out = rect(4, 26, WIDTH - 8, h - 28, 4, "wall")
    brace = 24 if tall else 18
    out += path(
        f"M4 26h146M14 26v{h - 28}M140 26v{h - 28}M14 {26 + brace}l26-{brace}M140 {26 + brace}l-26-{brace}", "timbers"
    )
    out += roof(WIDTH, 27, 12, "roof-yard") + text(WIDTH / 2, 20, t("rn-yard"), 14, "ser w b")
    if tall:
        out += use("i-cottage", 26, 44, 52, "plain-house") + coin(92, 54, 30, view["yard"]["price"])
        out += text(WIDTH / 2, 112, t("rn-buy-house"), 12, "q")
    else:
        out += use("i-cottage", 40, 31, 27, "plain-house") + coin(84, 34, 22, view["yard"]["price"])
    out += _stairs(view["yard"]["dice"], h, look)
    out += pennant(view, ("house-price",), 152, 36, t)
    return Markup(svg(WIDTH, h, out, "n-svg", t("rn-yard")))


def _stairs(dice: list[dict[str, Any] | None], h: float, look: Look) -> str:
    count = len(dice)
    wide = 126.0 if count < 5 else 141.0
    step = wide / count
    size = min(30.0, step - 1.5)
    fall = 8.0 if count < 5 else 5.5
    left, base = (WIDTH - wide) / 2, h - 12
    steps = f"M{left:g} {h - 4:g}"
    for k in range(count):
        steps += f"V{base - (count - 1 - k) * fall:g}h{step:g}"
    steps += f"V{h - 4:g}z"
    out = path(steps, "stairs")
    last = 7
    for k, lying in enumerate(dice):
        x, y = left + k * step + (step - size) / 2, base - (count - 1 - k) * fall - size - 1
        if lying:
            last = lying["value"]
            inside = slot(x, y, size, seat=owner(lying), value=last)
        else:
            inside = slot(
                x, y, size, f"≤{last}" if last < 6 and dice[k - 1] else "≤" if k else "1–6" if size > 24 else ""
            )
        out += place(f"at-yard-{k}", inside, (x, y, size, size, 6), look.t("rn-slot-yard"), "yard")
    return out
