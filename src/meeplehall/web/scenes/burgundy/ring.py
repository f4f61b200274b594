"""The main board: six depots in a ring around the black one."""

from __future__ import annotations

from markupsafe import Markup, escape

from meeplehall.games.burgundy.actions import BLACK_DEPOT
from meeplehall.games.burgundy.shapes import View
from meeplehall.web.drawing import ROOT_3, icon, n, polar, sector, use
from meeplehall.web.scenes.burgundy.faces import FAMILY_OF_TYPE, good_name
from meeplehall.web.scenes.burgundy.tiles import bare_space, crate, tile_or
from meeplehall.web.scenes.burgundy.wheel import wheel_in_ring
from meeplehall.web.scenes.scene import Look

# Where the tiles of a depot lie, by player count: distance from the middle and angle from the depot's axis.
SPOTS = {
    2: ((164, -15.8), (164, 15.8)),
    3: ((184, -18.2), (145, 0), (184, 18.2)),
    4: ((135, -13.6), (135, 13.6), (195, -17.6), (195, 17.6)),
}
SIZES = {2: 1.04, 3: 1.04, 4: 0.92}
# The tiles of the black depot in a circle round the price: radius, size and first angle; and the size of its disc.
BLACK_SPOTS = {2: (45.0, 0.95, 135.0), 3: (ROOT_3 * 30.3 * 0.9, 0.9, 120.0), 4: (65.5, 0.78, 112.5)}
BLACK_DISC = {2: 83.0, 3: 83.0, 4: 91.5}
# What a finger meets is larger than the piece, and never its neighbour: by player count.
HITS = {2: 33.0, 3: 30.0, 4: 33.0}
BLACK_HIT = 32.1
# What a depot costs stands beside its die.
BADGE_AT = (99.0, -19.0)
# What a ship would load there is wider: it stands beyond the die, clear of it, by player count.
TAG_AT = {2: 144.0, 3: 131.0, 4: 144.0}
# Goods lie at the rim, where they leave the tiles free.
GOODS_AT = {2: 212.0, 3: 217.0, 4: 214.0}

_HOLE = '<use href="#hx-in" class="hole"/>'


def ring(view: View, look: Look) -> Markup:
    """The board of a view."""
    parts = ['<circle class="disc" r="246"/><circle class="disc-line" r="241"/>']
    parts += [_wedge(depot, look) for depot in range(1, 7)]
    parts += [_depot(view, depot, look) for depot in range(1, 7)]
    parts.append(wheel_in_ring(view, look.t))
    parts.append(_black(view, look))
    parts += [_die(depot, len(view["players"])) for depot in range(1, 7)]
    label = escape(look.t("cb-main-board"))
    return Markup(
        f'<svg class="ring-board" viewBox="-250 -250 500 500" role="group" aria-label="{label}">{"".join(parts)}</svg>'
    )


def _axis(depot: int) -> float:
    return -90 + 60 * (depot - 1)


def _wedge(depot: int, look: Look) -> str:
    path = sector(91, 230, _axis(depot), 30, 7.5)
    title = escape(look.t("cb-depot", depot=depot))
    return (
        f'<g class="place wedge-place" data-at="depot-{depot}" data-hint="depot"><title>{title}</title>'
        f'<path class="wedge-edge" d="{path}"/><path class="wedge" d="{path}"/></g>'
    )


def _die(depot: int, players: int) -> str:
    """The number of a depot, above its tiles; it lights up with the depot and shows what reaching it costs."""
    x, y = polar(100, _axis(depot))
    bx, by = polar(BADGE_AT[0], _axis(depot) + BADGE_AT[1])
    tx, ty = polar(TAG_AT[players], _axis(depot))
    return (
        f'<g class="place die-place priceable" data-at="depot-{depot}" data-echo data-badge="{n(bx)} {n(by)}"'
        f' data-tag="{n(tx)} {n(ty)}">'
        f'<use href="#i-die-{depot}" class="depot-die" x="{n(x - 12)}" y="{n(y - 12)}" width="24" height="24"/></g>'
    )


def _depot(view: View, depot: int, look: Look) -> str:
    players = len(view["players"])
    axis = _axis(depot)
    out = []
    spaces = zip(view["depots"][depot - 1], view["depot_types"][depot - 1], SPOTS[players])
    for slot, (face, kind, (radius, angle)) in enumerate(spaces, start=1):
        x, y = polar(radius, axis + angle)
        empty = bare_space(FAMILY_OF_TYPE[kind])
        size = SIZES[players] if face or players == 4 else 1
        at = f"dep-{depot}-{slot}"
        out.append(tile_or(empty, face, at, x, y, look.t, size, bare="bare", hit=HITS[players]))
    out.append(_goods(view, players, depot, look))
    return "".join(out)


def _goods(view: View, players: int, depot: int, look: Look) -> str:
    lying = [(good, count) for good, count in enumerate(view["cargo"][depot - 1], start=1) if count]
    step = min(8.8, 26 / max(len(lying), 1))
    out = []
    for k, (good, count) in enumerate(lying):
        x, y = polar(GOODS_AT[players], _axis(depot) + (k - (len(lying) - 1) / 2) * step)
        name = escape(look.t("cb-goods-on-depot", n=count, good=good_name(good, look.t), depot=depot))
        badge = (
            '<circle class="pile" cx="11" cy="11" r="8"/>'
            f'<text class="pile-num" x="11" y="15" text-anchor="middle">{count}</text>'
            if count > 1
            else ""
        )
        drawn = (
            f'<g transform="translate({n(x)} {n(y)})"><g class="place crate-place" data-at="cargo-{depot}-{good}"'
            f' data-echo data-hint="good-{good}"><title>{name}</title>{crate(good, 0, 0, 27)}{badge}'
            f'<rect class="ring" x="-15.500" y="-15.500" width="31" height="31" rx="6"/></g></g>'
        )
        out.append((x + y, drawn))
    # How many there are stands at the lower right of a crate: what lies beyond it comes below.
    return "".join(drawn for _, drawn in sorted(out, reverse=True))


def _black(view: View, look: Look) -> str:
    faces, players = view["black_depot"], len(view["players"])
    disc = BLACK_DISC[players]
    out = [f'<circle class="black" r="{n(disc)}"/><circle class="black-line" r="{n(disc - 3.5)}"/>']
    radius, scale, turn = BLACK_SPOTS[players]
    for k, face in enumerate(faces):
        x, y = polar(radius, 360 / len(faces) * k - turn)
        at = f"dep-{BLACK_DEPOT}-{k + 1}"
        out.append(tile_or(_HOLE, face, at, x, y, look.t, scale, "on-black", "bare", BLACK_HIT))
    coin = use("silverling", 8, 0, 18, "coin-in")
    out.append(f'<g class="price-in"><text x="-7" y="6" text-anchor="middle">{view["price"]}</text>{coin}</g>')
    return f'<g class="black-in" data-hint="black-depot">{"".join(out)}</g>'


def black_row(view: View, look: Look) -> Markup:
    """The black depot once more, as a row of tiles large enough for a finger."""
    cells = "".join(
        f'<li><svg viewBox="-31 -31 62 62">'
        f"{tile_or(_HOLE, face, f'dep-{BLACK_DEPOT}-{k}', 0, 0, look.t, 1, 'on-black', 'bare', 31)}</svg></li>"
        for k, face in enumerate(view["black_depot"], start=1)
    )
    words = escape(look.t("cb-black-depot"))
    price = f'<span>{view["price"]} {icon("silverling")}<span class="hidden-text">{words}</span></span>'
    return Markup(f'<div data-hint="black-depot">{price}</div><ul aria-label="{words}">{cells}</ul>')
