"""The rules in pictures: the game in eight glimpses, and every tile."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from meeplehall.games.burgundy.schema import Tile
from meeplehall.web.drawing import use
from meeplehall.web.scenes.burgundy.faces import family, good_name, number_of, tile_name
from meeplehall.web.scenes.burgundy.tiles import bare_space, bare_tile, crate
from meeplehall.web.scenes.dictionary import Entry, Glimpse, Group, arrow, capital, figure, glimpses
from meeplehall.web.texts import Texts

_GROUPS: Final = (("castles", "CMS"), ("animals", "A"), ("buildings", "B"))
FIRST_AT_THE_END: Final = 15
"""Knowledge tiles from this number on score at the end."""
_PHASES: Final = (("A", 10), ("B", 8), ("C", 6), ("D", 4), ("E", 2))


def at(x: float, y: float, inside: str) -> str:
    """A piece whose middle is the origin, put there."""
    return f'<g transform="translate({x:g} {y:g})">{inside}</g>'


def _die(value: int, x: float, y: float, size: float = 36) -> str:
    return use(f"die-{value}", x, y, size, "die")


def overview(t: Texts) -> list[Glimpse]:
    """The game in two minutes."""
    phases = "".join(
        f'<rect class="{"dict-now" if not k else "dict-box"}" x="{6 + 42 * k}" y="38" width="38" height="68" rx="5"/>'
        f'<g class="{"dict-on" if not k else ""}">{figure(25 + 42 * k, 68, name, 20)}'
        f"{figure(25 + 42 * k, 92, f'+{points}', 14)}</g>"
        for k, (name, points) in enumerate(_PHASES)
    )
    pictures = [
        _die(3, 42, 72) + use("worker", 104, 72, 40, "icon-worker") + arrow(142, 72) + _die(4, 182, 72),
        at(48, 62, bare_tile("ship"))
        + at(110, 62, bare_tile("market"))
        + at(172, 62, bare_tile("castle"))
        + _die(4, 110, 120, 30),
        at(44, 66, bare_tile("ship"))
        + '<path class="dict-way" d="M78 58q34-34 62-6"/>'
        + at(170, 66, bare_space("S", 5) + '<use href="#hx-ring" class="dict-ring"/>')
        + _die(5, 108, 112, 30),
        _die(4, 34, 72, 34)
        + crate(4, 80, 62, 42)
        + crate(4, 90, 76, 42)
        + arrow(134, 72)
        + figure(180, 64, "+4", 24)
        + use("silverling", 180, 92, 26, "icon-silver"),
        '<circle class="dict-black" cx="110" cy="72" r="66"/>'
        + at(76, 58, bare_tile("knowledge-14"))
        + at(142, 58, bare_tile("cow-4"))
        + f'<g class="dict-light">{figure(100, 122, 2, 20)}</g>'
        + use("silverling", 122, 116, 22, "icon-silver"),
        at(84, 42, bare_tile("cow-4"))
        + at(57, 91, bare_tile("pig-3"))
        + at(111, 91, bare_tile("sheep-2"))
        + figure(176, 80, "+6", 26),
        phases,
        crate(1, 40, 58, 38)
        + figure(40, 104, "+1")
        + use("silverling", 104, 58, 34, "icon-silver")
        + figure(104, 104, "+1")
        + at(172, 56, bare_tile("knowledge-16"))
        + figure(172, 108, "+4"),
    ]
    return glimpses("cb", pictures, t)


def dictionary(tiles: list[Tile], of_each_good: int, hints: dict[str, list[str]], t: Texts) -> list[Group]:
    """Every tile of the content; `hints` say what each does."""
    found = [
        Group(
            f"dict-{name}",
            t(f"cb-dict-{name}"),
            [_tile(tile, hints, t) for tile in tiles if family(tile.face) in kinds],
        )
        for name, kinds in _GROUPS
    ]
    books = [tile for tile in tiles if family(tile.face) == "K"]
    for name, end in (("knowledge", False), ("knowledge-end", True)):
        some = [_tile(tile, hints, t) for tile in books if (number_of(tile.face) >= FIRST_AT_THE_END) == end]
        found.append(Group(f"dict-{name}", t(f"cb-dict-{name}"), some, t(f"cb-dict-{name}-help")))
    return [*found, Group("dict-goods", t("cb-dict-goods"), [*_goods(of_each_good, hints, t), *_purse(t)])]


def _hex(inside: str) -> Markup:
    return Markup(f'<svg class="dict-tile" viewBox="-31 -31 62 62" aria-hidden="true">{inside}</svg>')


def _tile(tile: Tile, hints: dict[str, list[str]], t: Texts) -> Entry:
    _, words, rule = hints[tile.face][:3]
    name = capital(tile_name(tile.face, t))
    count = t("dict-count-black" if tile.black else "dict-count", n=tile.coloured + tile.black, black=tile.black)
    return Entry(f"tile-{tile.face}", _hex(bare_tile(tile.face)), name, words, rule, count)


def _goods(count: int, hints: dict[str, list[str]], t: Texts) -> list[Entry]:
    found = []
    for good in range(1, 7):
        _, words, rule = hints[f"good-{good}"][:3]
        picture, name = _hex(crate(good, 0, 0, 44)), capital(good_name(good, t))
        found.append(Entry(f"good-{good}", picture, name, words, rule, t("dict-count", n=count)))
    return found


def _purse(t: Texts) -> list[Entry]:
    return [
        Entry(name, _hex(use(name, 0, 0, 46, cls)), t(f"cb-{name}s"), t(f"cb-dict-{name}"), rule)
        for name, cls, rule in (("silverling", "icon-silver", "CB-307"), ("worker", "icon-worker", "CB-302"))
    ]
