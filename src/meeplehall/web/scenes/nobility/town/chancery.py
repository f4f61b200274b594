"""The Chancery: desks for those whose people live in town, one die each."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from meeplehall.games.nobility.shapes import Desk, View
from meeplehall.web.scenes.nobility.pieces import coin, head, hint, man, path, place, rect, rosette, svg, text, use
from meeplehall.web.scenes.nobility.town.signs import taken
from meeplehall.web.scenes.nobility.words import MINUS, RACES
from meeplehall.web.scenes.scene import Look

WIDTH, HEIGHT = 314, 160
_STEP, _BAY = 50.8, 48.5


def chancery(view: View, look: Look) -> Markup:
    """One row of desks, with five and six players two."""
    t = look.t
    office = view["chancery"]
    out = path(f"M-2 21L{WIDTH / 2 - 100} 3h200L{WIDTH + 2} 21z", "stone") + rect(0, 21, WIDTH, 5, 0, "stone")
    out += rect(4, 26, WIDTH - 8, HEIGHT - 28, 0, "wall") + text(WIDTH / 2, 18.5, t("rn-chancery"), 15, "ser b")
    two = len(office["desks"]) > 6
    for k in range(6):
        x = 6 + k * _STEP
        out += rect(x, 29, _BAY, HEIGHT - 33, 4, "bay")
        out += _desk(office["desks"][k], k, x, 31, 32 if two else 46, look)
        if two:
            out += _desk(office["desks"][k + 6], k + 6, x, 65, 32, look)
        y = 102 if two else 92
        inside = taken(x + 1, y, 27, office["dice"][k], pips=k + 1)
        brings = office["desks"][k]["benefit"]
        words = t(f"rn-desk-{brings}")
        name = t("rn-slot-chancery", die=k + 1, benefit=words)
        out += place(f"at-chancery-{k + 1}", inside, (x, y - 1, 29, 29, 7), name, f"desk-{brings}")
        drawn = about(brings, x + 28, y + 4, 19.5) + change(brings, x + _BAY / 2, y + (31 if two else 37), 21)
        out += f"<g{hint(f'desk-{brings}', title=words)}>{drawn}</g>"
    return Markup(svg(WIDTH, HEIGHT, out, "n-svg", t("rn-chancery"), hint("chancery")))


def _desk(desk: Desk, number: int, x: float, y: float, h: float, look: Look) -> str:
    t = look.t
    seat = desk["seat"]
    inside = head(RACES[desk["race"]], x + 1, y, h - 8) + path(
        f"M{x + 2:g} {y + h - 7:g}h44v3.500h-3v5h-3v-5h-32v5h-3v-5h-3z", "desk-n"
    )
    if seat is None:
        inside += f'<circle class="slot" cx="{x + 36:g}" cy="{y + h / 2 - 4:g}" r="{h / 2 - 5:g}"/>'
        who = t("rn-desk-free")
    else:
        inside += man(seat + 1, x + 36 - (h - 9) / 2, y - 0.5, h - 8)
        who = look.names[seat]
    name = t("rn-desk-words", race=t(f"rn-races-{desk['race']}"), benefit=t(f"rn-desk-{desk['benefit']}"), who=who)
    return place(f"desk-{number}", inside, (x + 1, y - 1, 46.5, h + 1, 5), name, f"desk-{desk['benefit']}")


_ABOUT = {
    "council-coins": "council",
    "council-reputation": "council",
    "port-bonus": "boat",
    "second-card": "cards",
    "house-price": "cottage",
    "building-price": "workshop",
}


@cache
def about(name: str, x: float, y: float, s: float) -> str:
    """Where a desk helps."""
    return use(f"i-{_ABOUT[name]}", x, y, s, "plain-house" if name == "house-price" else "fx")


@cache
def change(name: str, middle: float, y: float, s: float) -> str:
    """What it changes there: a picture as high as `s`, and half as wide again."""
    foot = y + s * 0.79
    if name == "second-card":
        return text(middle, foot, "×2", s * 0.85, "b")
    if name == "council-coins":
        return coin(middle - s / 2, y, s) + path(f"M{middle - s * 0.55:g} {y + s:g}l{s * 1.1:g}-{s:g}", "strike")
    sign = text(middle - s * 0.55, foot, "+" if name == "port-bonus" else MINUS, s * 0.8, "b")
    drawn = rosette if name == "council-reputation" else coin
    return sign + drawn(middle - s * 0.25, y, s, 1)
