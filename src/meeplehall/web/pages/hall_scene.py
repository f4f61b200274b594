"""The picture of the hall: meeples of six colours at a long table, a window on the valley, a shelf and a lamp."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup, escape

from meeplehall.web.drawing import hexagon, use

_WINDOW = "M262 122V66c0-22 24-36 76-36s76 14 76 36v56z"
_BOOKS = ((13, 42), (11, 36), (15, 44), (10, 34), (13, 40), (12, 30))
_PENNANTS = ((98, 35), (124, 41), (150, 44), (177, 44), (204, 42), (230, 37))
_TILES = (("C", 190, 168), ("S", 214, 168), ("A", 202, 178), ("B", 226, 178))
_CARDS = (("book", 420, 176), ("coin", 441, 176), ("bread", 430, 162))


@cache
def picture(label: str) -> Markup:
    """The whole scene."""
    inside = "".join((_wall(), _window(), _shelf(), _pennants(), _lamp(), _people(), _table(), _games()))
    return Markup(
        f'<svg class="scene" viewBox="0 0 680 216" preserveAspectRatio="xMidYMax slice" role="img"'
        f' aria-label="{escape(label)}">{inside}</svg>'
    )


def _wall() -> str:
    return (
        '<path class="plaster" d="M0 0h680v216H0z"/><path class="beam" d="M0 0h680v13H0zM58 13h12v203H58zM612 13h12v203'
        'h-12zM70 44 100 13H84L70 27zM612 44l-30-31h16l14 14z"/>'
    )


def _window() -> str:
    return (
        f'<clipPath id="pane"><path d="{_WINDOW}"/></clipPath><g clip-path="url(#pane)"><path class="sky"'
        ' d="M250 20h180v110H250z"/><circle class="sun" cx="384" cy="58" r="14"/>'
        '<path class="moon" d="M386 44a15 15 0 1 0 12 20 12.5 12.5 0 0 1-12-20z"/>'
        '<path class="hill far" d="M250 104c30-26 62-26 88-10 26-16 54-14 92 4v40H250z"/>'
        '<path class="hill mid" d="M250 116c40-14 70-10 92-4 30-8 58-6 88 4v20H250z"/>'
        f'{use("castle", 300, 92, 32, "keep-c")}</g><path class="frame" d="{_WINDOW}M338 30v92"/>'
        '<path class="sill" d="M252 121h172v8H252z"/>'
    )


def _shelf() -> str:
    out, x = '<path class="sill" d="M476 100h126v6H476z"/>', 481.0
    for n, (width, height) in enumerate(_BOOKS):
        out += f'<path class="book m{n + 1}" d="M{x:g} {100 - height}h{width}v{height}h-{width}z"/>'
        x += width + 1.5
    return out + use("laurel", 584, 84, 32, "wreath")


def _pennants() -> str:
    flags = "".join(f'<path class="m{n + 1}" d="M{x - 9} {y}h18l-9 19z"/>' for n, (x, y) in enumerate(_PENNANTS))
    return f'<path class="string" d="M84 30c40 18 110 18 166 2"/><g class="pennants">{flags}</g>'


def _lamp() -> str:
    return (
        '<circle class="glow" cx="446" cy="72" r="100"/><path class="string" d="M446 13v38"/>'
        '<path class="lampshade" d="M426 70c2-12 9-19 20-19s18 7 20 19z"/>'
    )


def _people() -> str:
    seats = enumerate((118, 206, 294, 382, 470, 556))
    return "".join(use("meeple", x, 151, 78, f"guest m{n + 1}") for n, x in seats)


def _table() -> str:
    return (
        '<path class="oak-side" d="M44 184h592v14H44zM84 198h20v18H84zM576 198h20v18h-20z"/>'
        '<path class="oak-top" d="M66 164h548l22 20H44z"/>'
        '<path class="oak-grain" d="M80 170h190M300 173h180M120 178h260M430 179h150"/>'
    )


def _games() -> str:
    shape = hexagon(12.2, 1.6)
    tiles = "".join(
        f'<g class="tile t-{kind}" transform="translate({x} {y})"><path class="face" d="{shape}"/></g>'
        for kind, x, y in _TILES
    )
    dice = f'<g class="scene-die">{use("die-5", 332, 170, 20, "")}{use("die-2", 354, 173, 18, "")}</g>'
    cards = "".join(
        f'<rect class="card p-{trade}" x="{x - 10}" y="{y - 8}" width="20" height="15" rx="2"/>'
        f"{use(trade, x, y - 0.5, 11, 'card-sign')}"
        for trade, x, y in _CARDS
    )
    cup = (
        '<path class="cup" d="M524 160h18v12c0 4-3 6-6 6h-6c-3 0-6-2-6-6z"/>'
        '<path class="string" d="M542 163c6-1 6 9 0 8"/>'
    )
    return tiles + dice + cards + cup
