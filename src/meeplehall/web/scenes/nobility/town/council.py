"""The Stone Council: a wall of 18 niches under six portraits."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

from meeplehall.games.nobility.names import RACE_NAMES
from meeplehall.games.nobility.shapes import CouncilTile, Die, View
from meeplehall.web.scenes.nobility.pieces import (
    coin,
    die,
    head,
    hint,
    home,
    need,
    path,
    place,
    points,
    rect,
    rosette,
    small_token,
    svg,
    text,
    use,
)
from meeplehall.web.scenes.nobility.town.signs import owner, pennant
from meeplehall.web.scenes.nobility.words import MINUS, council_words, race
from meeplehall.web.scenes.scene import Look

WIDTH, HEIGHT = 342, 258
_LEFT, _STEP = 34.0, 50.8
_TOP, _ROW = 95.0, 53.6


def council(view: View, look: Look) -> Markup:
    """Columns of races the seat in focus has housed are open to it; the others are shut."""
    t = look.t
    wall = "M0 22" + f"v-10h16v10h{(WIDTH - 16 * 12) / 11:.2f}" * 11 + f"v-10h16v10V{HEIGHT}H0z"
    out = path(wall, "stone") + text(WIDTH / 2, 39, t("rn-council"), 16, "ser b")
    loss = f"{MINUS}{view['council']['reputation']}"
    out += rosette(WIDTH - 48, 25, 17) + text(WIDTH - 28, 38, loss, 12.5, "b st")
    housed = [name in view["players"][look.focus]["races"] for name in view["council"]["columns"]]
    for column, name in enumerate(view["council"]["columns"]):
        x = _LEFT + column * _STEP
        out += f'<g data-hint="council"><title>{race(name, t)}</title>'
        out += path(f"M{x + 2:g} 91V63q0-18 22-18t22 18v28z", f"niche n{column}") + head(column, x + 3.5, 49, 41)
        if housed[column]:
            out += home(look.focus + 1, x + 31, 74, 17)
        else:
            out += use("i-lock", x + 34, 77, 13, "shut")
        out += "</g>"
    for row, tiles in enumerate(view["council"]["rows"]):
        y = _TOP + row * _ROW
        for k, face in enumerate(view["council"]["row_dice"][row][:2]):
            out += use(f"i-die-{face}", 7, y + 6 + k * 21, 19, "pale")
        for column, tile in enumerate(tiles):
            lying = view["council"]["dice"][row][column]
            out += _niche(row, column, tile, lying, housed[column], look)
    say = t("rn-say-council", n=view["players"][look.focus]["prices"]["council_reputation"])
    out += pennant(view, ("council-reputation", "council-vp"), 112, 24, t)
    return Markup(svg(WIDTH, HEIGHT, out, "n-svg", t("rn-council"), hint("council", say)))


def _niche(row: int, column: int, tile: CouncilTile | None, lying: Die | None, open_: bool, look: Look) -> str:
    x, y = _LEFT + column * _STEP, _TOP + row * _ROW
    at, ring = f"at-council-{row}-{column}", (x, y, 48.5, 51, 6)
    if tile is None:
        inside = rect(x, y, 48.5, 51, 5, "empty")
        if lying:
            inside += die(owner(lying), lying["value"], x + 8, y + 9, 32)
        return place(at, inside, ring, look.t("rn-council-empty"), "council")
    inside = council_tile(tuple(tile["goods"]), tile["coins"], tile["nobility"], tile["vp"], open_, x, y)
    name = f"{race(RACE_NAMES[column], look.t)}: {council_words(tile, look.t)}"
    return place(at, inside, ring, name, "council")


@lru_cache(1024)
def council_tile(goods: tuple[int, ...], coins: int, level: int, vp: int, open_: bool, x: float, y: float) -> str:
    """Points and the level they take, above the price."""
    out = rect(x, y, 48.5, 51, 5, "tile-c" if open_ else "tile-c off")
    out += points(x + 3.5, y + 3, 19, vp) + need(x + 23.4, y + 4.3, 23.6, 16.2, level)
    price = [kind for kind, count in enumerate(goods) for _ in range(count)] + ([-1] if coins else [])
    for k, kind in enumerate(price):
        row, column = divmod(k, 3)
        wide = min(3, len(price) - 3 * row)
        left = x + 24.5 - (wide * 14.8 - 1.3) / 2 + column * 14.8
        top = y + 23 + row * 13.8 + (6 if len(price) < 4 else 0)
        out += small_token(kind, left, top) if kind >= 0 else coin(left - 0.3, top - 0.3, 13.8, coins)
    return out
