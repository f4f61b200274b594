"""The Construction Yard: falling stairs of dice, and houses for coins."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from meeplehall.games.nobility.shapes import Die, View
from meeplehall.web.scenes.nobility.pieces import coin, fitted, hint, path, rect, roof, svg, text, use
from meeplehall.web.scenes.nobility.town.signs import Stairs, pennant, stairs
from meeplehall.web.scenes.scene import Look

WIDTH = 154
HEIGHT, TALL = 136, 204


def yard(view: View, look: Look, tall: bool) -> Markup:
    """Each next die at most the one before."""
    t = look.t
    h = TALL if tall else HEIGHT
    out = rect(4, 26, WIDTH - 8, h - 28, 4, "wall")
    brace = 24 if tall else 18
    out += path(
        f"M4 26h146M14 26v{h - 28}M140 26v{h - 28}M14 {26 + brace}l26-{brace}M140 {26 + brace}l-26-{brace}", "timbers"
    )
    out += roof(WIDTH, 27, 12, "roof-yard")
    out += text(WIDTH / 2, 20, t("rn-yard"), fitted(t("rn-yard"), WIDTH - 22, 14), "ser w b")
    if tall:
        out += use("i-cottage", 26, 44, 52, "plain-house") + coin(92, 54, 30, view["yard"]["price"])
        out += text(WIDTH / 2, 112, t("rn-buy-house"), 12, "q")
    else:
        out += use("i-cottage", 40, 31, 27, "plain-house") + coin(84, 34, 22, view["yard"]["price"])
    out += _stairs(view["yard"]["dice"], h, look)
    out += pennant(view, ("house-price",), 152, 36, t)
    return Markup(svg(WIDTH, h, out, "n-svg", t("rn-yard"), hint("yard", _price(view, look))))


def _price(view: View, look: Look) -> str:
    """What a house costs the seat in focus, desks and event included."""
    return look.t("rn-say-house", n=view["players"][look.focus]["prices"]["house"])


def _stairs(dice: Sequence[Die | None], h: float, look: Look) -> str:
    count = len(dice)
    wide, fall = (126.0, 8.0) if count < 5 else (141.0, 5.5)
    step = wide / count
    tops = [h - 12 - (count - 1 - k) * fall for k in range(count)]
    at = Stairs(tops, h - 4, (WIDTH - wide) / 2, step, min(30.0, step - 1.5), 6)
    return stairs("yard", dice, at, "≤", look.t)
