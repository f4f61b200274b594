"""The Guild Hall as a market street of six stalls."""

from __future__ import annotations

from functools import cache, lru_cache

from markupsafe import Markup

from meeplehall.games.nobility.shapes import View
from meeplehall.web.scenes.nobility.pieces import (
    coin,
    effect,
    hint,
    path,
    place,
    points,
    rect,
    star,
    svg,
    text,
    token,
    use,
)
from meeplehall.web.scenes.nobility.town.signs import pennant, taken
from meeplehall.web.scenes.nobility.words import GUILDS, building_words
from meeplehall.web.scenes.scene import Look

WIDTH, HEIGHT = 86, 100


def hall(view: View, look: Look) -> Markup:
    """A stall for each die."""
    t = look.t
    flag = pennant(view, ("building-price", "building-tax"), 84, -2, t)
    stalls = "".join(_stall(view, number, look, flag if number == 5 else "") for number in range(6))
    about = hint("hall", t("rn-left-buildings", n=len(view["hall"]["bag"])))
    return Markup(f'<h2 class="n-street"{about}>{t("rn-hall")}</h2>{stalls}')


def _stall(view: View, number: int, look: Look, flag: str) -> str:
    t = look.t
    market = view["hall"]
    tile, price = market["tiles"][number], market["cost"][number]
    shade = -1 if tile is None else GUILDS.get(tile["guild"], 6)
    inside = f'<use href="#awning" class="awn-{shade}"/>' + path(f"M5 20v74M{WIDTH - 5} 20v74", "post")
    if tile is None:
        inside += rect(9, 27, WIDTH - 18, 40, 5, "empty") + text(WIDTH / 2, 51, t("rn-sold"), 12.5, "q ser")
        words = t("rn-slot-hall-empty", die=number + 1)
    else:
        worth = (market["community_vp"], market["community_stars"])
        inside += building(GUILDS.get(tile["guild"], -1), tuple(tile["effects"]), worth, 9, 27)
        words = t("rn-slot-hall", die=number + 1, n=price, building=building_words(tile, t))
    inside += path(f"M3 70h{WIDTH - 6}v5h-{WIDTH - 6}z", "counter") + rect(6, 75, WIDTH - 12, 21, 0, "counter-front")
    inside += taken(14, 68, 29, market["dice"][number], pips=number + 1, automa="yellow") + coin(50, 72, 23, price)
    mine = view["players"][look.focus]["prices"]["buildings"][number]
    say = t("rn-say-building", n=mine) if tile and mine != price else ""
    at = place(f"at-hall-{number + 1}", inside, (3, 23, WIDTH - 6, 75, 8), words, "hall", say=say)
    return svg(WIDTH, HEIGHT, at + flag, "n-svg n-stall", words)


@cache
def awning() -> str:
    """The cloth of a stall: it stands once on the page."""
    part = (WIDTH - 4) / 6
    cloth = f"M2 6h{WIDTH - 4}v11" + f"q-{part / 2:.2f} 9 -{part:.2f} 0" * 6 + "z"
    light = "".join(f"M{2 + k * part:.2f} 6h{part:.2f}v11q-{part / 2:.2f} 9 -{part:.2f} 0z" for k in (0, 2, 4))
    return f'<g id="awning">{path(cloth, "awning")}{path(light, "awning-light")}</g>'


@lru_cache(256)
def building(guild: int, effects: tuple[str, ...], worth: tuple[int, int], x: float, y: float) -> str:
    """A building tile 68 wide and 40 high; guild -1 is a community building, worth points and stars."""
    out = rect(x, y, 68, 40, 5, "card")
    if guild < 0:
        out += community(x + 4, y + 7, 26) + points(x + 33, y + 11, 17, worth[0])
        return out + star(x + 49, y + 9.5, 19, worth[1])
    out += token(guild, x + 4, y + 8, 24)
    if len(effects) == 1:
        return out + effect(effects[0], guild, x + 38, y + 8.5, 23)
    out += effect(effects[0], guild, x + 30.5, y + 11.5, 17) + effect(effects[1], guild, x + 50, y + 11.5, 17)
    return out + path(f"M{x + 47.5:g} {y + 31:g}l2.5-22", "slash")


@cache
def community(x: float, y: float, s: float) -> str:
    """The sign of a community building: a house with a heart."""
    heart = use("i-heart", x + s * 0.29, y + s * 0.44, s * 0.42)
    return f'<g class="community">{use("i-cottage", x, y, s)}{heart}</g>'
