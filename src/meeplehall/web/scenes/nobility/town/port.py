"""The Port: a ship whose sails carry the prices."""

from __future__ import annotations

from markupsafe import Markup

from meeplehall.games.nobility.names import GOOD_NAMES
from meeplehall.games.nobility.shapes import View
from meeplehall.web.drawing import n
from meeplehall.web.scenes.nobility.pieces import coin, hint, path, place, rect, svg, text, token
from meeplehall.web.scenes.nobility.town.signs import pennant, taken
from meeplehall.web.scenes.nobility.words import good
from meeplehall.web.scenes.scene import Look

WIDTH, HEIGHT = 342, 232


def port(view: View, look: Look) -> Markup:
    """Goods of one price hang under one sail."""
    t = look.t
    ship = view["port"]
    out = text(8, 20, t("rn-port"), 17, "ser b st")
    out += text(24 + len(t("rn-port")) * 11, 20, t("rn-port-line"), 12, "q st")
    out += path("M70 30v110M172 30v110M274 12v128", "mast") + path("M274 12l20 5.5-20 5.5z", "flag")
    out += path("M10 138h322c-4 22-16 38-36 42H52c-24-4-38-20-42-42z", "hull") + path(
        "M16 152h310M24 165h292", "planks"
    )
    by_price: dict[int, list[int]] = {}
    for kind, price in enumerate(ship["prices"]):
        by_price.setdefault(price, []).append(kind)
    for k, (price, kinds) in enumerate(sorted(by_price.items(), reverse=True)[:3]):
        middle = 70 + k * 102
        sail = f"M{middle - 44} 30q44 10 88 0q7 22-2 46q-42-9-84 0q-9-24-2-46z"
        out += path(sail, "sail") + coin(middle - 14, 37, 28, price)
        wide = 92 / len(kinds)
        for j, kind in enumerate(kinds):
            paid = view["players"][look.focus]["prices"]["goods"][kind]
            x = middle - 46 + (j + 0.5) * wide
            out += _hold(kind, ship["spaces"][kind], ship["sold"][kind], x, paid, look)
    out += path("M-4 178q10-7 20 0" + "t20 0" * 17, "wave")
    out += rect(0, 187, WIDTH, 42, 4, "quay") + path(f"M0 201h{WIDTH}M0 215h{WIDTH}", "quay-line")
    for number, die in enumerate(ship["dice"], start=1):
        x = 14 + (number - 1) * 54
        inside = taken(x + 5, 191, 34, die, pips=number)
        name = t("rn-slot-port", n=number)
        out += place(f"at-port-{number}", inside, (x + 3, 189, 38, 38, 8), name, "port")
    out += pennant(view, ("port-bonus", "port-limit"), 322, 147, t)
    return Markup(
        svg(WIDTH, HEIGHT, out, "n-svg", t("rn-port"), hint("port", t("rn-left-ships", n=len(ship["ships"]))))
    )


def _hold(kind: int, spaces: int, sold: int, x: float, price: int, look: Look) -> str:
    """A kind of goods and its spaces; the sold ones are ticked."""
    inside = token(kind, x - 12.5, 82, 25)
    size = 14.0 if spaces < 3 else 39.0 / spaces - 1
    for k in range(spaces):
        left = x + (k - spaces / 2) * (size + 1) + 0.5
        if k < sold:
            tick = f"M{n(left + 3.2)} {n(112 + size / 2)}l{n(size / 5)} {n(size / 5)} {n(size / 3)}-{n(size / 2.6)}"
            inside += token(kind, left, 112, size, "sold") + path(tick, "tick")
        else:
            inside += rect(left, 112, size, size, 3.5, "slot")
    name = look.t("rn-hold", good=good(GOOD_NAMES[kind], look.t), n=price, sold=sold, spaces=spaces)
    return place(f"ship-{kind}", inside, (x - 23, 79, 46, 50, 7), name, f"good-{kind}")
