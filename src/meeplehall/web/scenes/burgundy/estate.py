"""An estate of 37 hexes, large to act on or small to read."""

from __future__ import annotations

import math
from functools import cache, lru_cache

from markupsafe import Markup, escape

from meeplehall.games.burgundy.geometry import AXIAL, NEIGHBOURS, SPACE_NAMES, SPACE_NUMBER, SPACES
from meeplehall.games.burgundy.shapes import Player, View
from meeplehall.web.drawing import ROOT_3, n, use
from meeplehall.web.scenes.burgundy.faces import FAMILY_ICONS, FAMILY_OF_TYPE, family, icon_of, number_of, tile_name
from meeplehall.web.scenes.burgundy.tiles import bare_space, bare_tile, place
from meeplehall.web.scenes.scene import Look
from meeplehall.web.texts import Texts

STEP = 31.0
"""The radius of the grid; the hexes on it are a little smaller."""
WIDTH, HEIGHT = 7 * ROOT_3 * STEP, 11 * STEP
# East, south-east and so on, as corners of a hex follow each other.
_AROUND = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def where(space: int) -> tuple[float, float]:
    """The middle of a space."""
    q, r = AXIAL[space]
    return ROOT_3 * STEP * (q + r / 2), 1.5 * STEP * r


@cache
def _plate() -> str:
    spots = "".join(f'<use href="#hx" x="{n(where(i)[0])}" y="{n(where(i)[1])}"/>' for i in range(SPACES))
    return f'<g class="plate-edge" transform="translate(0 2)">{spots}</g><g class="plate">{spots}</g>'


@cache
def _region(kinds: str, space: int) -> frozenset[int]:
    found = [space]
    for here in found:
        found += [near for near in NEIGHBOURS[here] if near not in found and kinds[near] == kinds[space]]
    return frozenset(found)


def region(kinds: str, space: int) -> frozenset[int]:
    """The spaces of one family that belong together with this one."""
    return _region(kinds, space)


@cache
def borders(kinds: str) -> str:
    """The lines between regions and round the estate, as a path."""
    out = ""
    for i in range(SPACES):
        x, y = where(i)
        q, r = AXIAL[i]
        for k, (dq, dr) in enumerate(_AROUND):
            near = AXIAL.index((q + dq, r + dr)) if (q + dq, r + dr) in AXIAL else -1
            if near < i and (near < 0 or kinds[near] != kinds[i]):
                ends = [math.radians(60 * (k + s) - 30) for s in (0, 1)]
                (ax, ay), (bx, by) = [(x + STEP * math.cos(a), y + STEP * math.sin(a)) for a in ends]
                out += f"M{n(ax)} {n(ay)}L{n(bx)} {n(by)}"
    return out


@lru_cache(1024)
def _fields(kinds: str, placed: frozenset[int]) -> str:
    """Each region reads as one field: its colour between its hexes, the plate between regions, gold when it is full."""
    soil = "".join(
        f'<use href="#hx-out" class="soil t-{kinds[i]}" x="{n(where(i)[0])}" y="{n(where(i)[1])}"/>'
        for i in range(SPACES)
    )
    plain, gold = "", ""
    for i in range(SPACES):
        x, y = where(i)
        q, r = AXIAL[i]
        done = _region(kinds, i) <= placed
        for k, (dq, dr) in enumerate(_AROUND):
            near = AXIAL.index((q + dq, r + dr)) if (q + dq, r + dr) in AXIAL else -1
            if near >= 0 and kinds[near] == kinds[i]:
                continue
            ends = [math.radians(60 * (k + s) - 30) for s in (0, 1)]
            (ax, ay), (bx, by) = [(x + STEP * math.cos(a), y + STEP * math.sin(a)) for a in ends]
            line = f"M{n(ax)} {n(ay)}L{n(bx)} {n(by)}"
            if done:
                gold += line
            elif near < i:
                plain += line
    return f'{soil}<path class="border" d="{plain}"/><path class="border-done" d="{gold}"/>'


def estate(view: View, seat: int, look: Look) -> Markup:
    """The estate in focus."""
    player = view["players"][seat]
    kinds = "".join(FAMILY_OF_TYPE[space["type"]] for space in player["spaces"])
    placed = frozenset(i for i, space in enumerate(player["spaces"]) if space["tile"])
    cells = []
    for i, space in enumerate(player["spaces"]):
        x, y = where(i)
        at = f"est-{seat}-{space['name']}"
        if space["tile"]:
            face = space["tile"]
            cells.append(place(at, x, y, bare_tile(face), 1, tile_name(face, look.t), face))
        else:
            number, hint = space["number"], f"kind-{kinds[i]}"
            name = look.t("cb-space", kind=look.t(f"cb-{hint}"), number=number, space=space["name"])
            say = _region_words(view, _region(kinds, i), placed, look.t)
            cells.append(place(at, x, y, bare_space(kinds[i], number), 1, name, hint, "priceable", say=say))
    if player["castle"] and not placed:
        x, y = where(SPACE_NUMBER[player["castle"]])
        cells.append(place(f"chosen-{seat}", x, y, bare_tile("castle"), 0.9, look.t("cb-castle-chosen"), cls="sealed"))
    inside = f"{_plate()}{_fields(kinds, placed)}{''.join(cells)}"
    return _framed("estate", "group", 22, inside, player, look.names[seat], look.t)


def _region_words(view: View, region: frozenset[int], placed: frozenset[int], t: Texts) -> str:
    """How far a region is, and what it will be worth."""
    size = len(region)
    points, extra = view["region_points"][size - 1], view["phase_points"][view["phase"]]
    return t("cb-region-say", size=size, have=len(region & placed), points=points, extra=extra)


def _framed(cls: str, role: str, margin: int, inside: str, player: Player, name: str, t: Texts) -> Markup:
    placed = sum(space["tile"] != "" for space in player["spaces"])
    label = escape(t("cb-estate-of", name=name, board=player["estate"], n=placed))
    w, h = WIDTH + margin, HEIGHT + margin
    box = f"{n(-w / 2)} {n(-h / 2)} {n(w)} {n(h)}"
    return Markup(f'<svg class="{cls}" viewBox="{box}" role="{role}" aria-label="{label}">{inside}</svg>')


def mini(player: Player, seat: int, name: str, t: Texts) -> Markup:
    """An estate for the rail: every type by its sign, not by colour alone."""
    cells = tuple((FAMILY_OF_TYPE[s["type"]], s["number"], s["tile"]) for s in player["spaces"])
    return _framed("mini", "img", 14, _mini_cells(cells, seat), player, name, t)


@lru_cache(1024)
def _mini_cells(cells: tuple[tuple[str, int, str], ...], seat: int) -> str:
    kinds = "".join(kind for kind, _, _ in cells)
    placed = frozenset(i for i, (_, _, face) in enumerate(cells) if face)
    out = [_plate(), _fields(kinds, placed)]
    for i, (kind, number, face) in enumerate(cells):
        x, y = where(i)
        if face:
            printed = number_of(face)
            count = f'<text class="mini-count" y="21" text-anchor="middle">{printed}</text>' if printed else ""
            sign = use(icon_of(face), 0, -5 if printed else 0, 30)
            inside = f'<g class="tile t-{family(face)}"><use href="#hx" class="face"/>{sign}{count}</g>'
        else:
            inside = (
                f'<g class="space t-{kind}"><use href="#hx" class="face"/>{use(FAMILY_ICONS[kind], 0, 0, 22)}'
                f'<text class="mini-num" y="-12" text-anchor="middle">{number}</text></g>'
            )
        hint = face or f"kind-{kind}"
        out.append(
            f'<g transform="translate({n(x)} {n(y)})"><g class="place" data-at="est-{seat}-{SPACE_NAMES[i]}"'
            f' data-hint="{hint}">{inside}</g></g>'
        )
    return "".join(out)
