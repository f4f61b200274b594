"""The Chancery: desks for those whose people live in town, one die each."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from meeplehall.games.nobility.shapes import Desk, View
from meeplehall.web.scenes.nobility.pieces import coin, head, hint, man, path, place, rect, rosette, svg, text, use
from meeplehall.web.scenes.nobility.town.signs import taken
from meeplehall.web.scenes.nobility.words import MINUS, RACES
from meeplehall.web.scenes.scene import Look

WIDTH, HEIGHT = 314, 144
_STEP, _BAY = 50.8, 48.5


def chancery(view: View, look: Look) -> Markup:
    """One row of desks, with five and six players two."""
    t = look.t
    office = view["chancery"]
    out = path(f"M-2 24L{WIDTH / 2 - 100} 4h200L{WIDTH + 2} 24z", "stone") + rect(0, 24, WIDTH, 5, 0, "stone")
    out += rect(4, 29, WIDTH - 8, HEIGHT - 31, 0, "wall") + text(WIDTH / 2, 21, t("rn-chancery"), 15, "ser b")
    two = len(office["desks"]) > 6
    for k in range(6):
        x = 6 + k * _STEP
        out += rect(x, 32, _BAY, 108, 4, "bay")
        out += _desk(office["desks"][k], k, x, 34, 26 if two else 34, look)
        if two:
            out += _desk(office["desks"][k + 6], k + 6, x, 61, 26, look)
        y = 88 if two else 80
        inside = taken(x + 10, y, 28, office["dice"][k], pips=k + 1)
        brings = office["desks"][k]["benefit"]
        name = t("rn-slot-chancery", die=k + 1, benefit=t(f"rn-desk-{brings}"))
        out += place(f"at-chancery-{k + 1}", inside, (x + 9, y - 1, 30, 30, 7), name, f"desk-{brings}")
        words = t(f"rn-desk-{brings}")
        out += f"<g{hint(f'desk-{brings}', title=words)}>{benefit(brings, x + 3, y + (31 if two else 35))}</g>"
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


@cache
def benefit(name: str, x: float, y: float) -> str:
    """What a desk brings, as a picture 43 wide and 19 high."""
    match name:
        case "council-coins":
            return (
                use("i-council", x + 1, y, 19, "fx")
                + coin(x + 23, y + 1, 17)
                + path(f"M{x + 23:g} {y + 18:g}l17-17", "strike")
            )
        case "port-bonus":
            return use("i-boat", x, y, 18, "fx") + text(x + 23.5, y + 14.5, "+", 13, "b") + coin(x + 29, y + 2, 15, 1)
        case "council-reputation":
            return (
                use("i-council", x - 1, y + 1, 17, "fx")
                + text(x + 24, y + 14.5, f"{MINUS}1", 12.5, "b")
                + rosette(x + 32, y + 2, 14)
            )
        case "second-card":
            return use("i-cards", x + 6, y, 19, "fx") + text(x + 33, y + 15, "2", 14, "b")
        case "house-price":
            return (
                use("i-cottage", x, y, 18, "plain-house")
                + text(x + 23.5, y + 14.5, MINUS, 12, "b")
                + coin(x + 29, y + 2, 15, 1)
            )
    return use("i-workshop", x, y, 18, "fx") + text(x + 23.5, y + 14.5, MINUS, 12, "b") + coin(x + 29, y + 2, 15, 1)
