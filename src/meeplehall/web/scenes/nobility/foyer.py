"""What Rise to Nobility asks before it begins: what is added to the game, and alone the objective."""

from __future__ import annotations

from collections.abc import Sequence

from meeplehall.core.game import Game
from meeplehall.web.drawing import use
from meeplehall.web.scenes.foyer import Boxes, Foyer, Step, Steps, Theme

_STARS = ((24, 22, 1.4), (60, 40, 1), (96, 16, 1.5), (140, 30, 1), (176, 14, 1.2), (196, 50, 1), (282, 74, 1))
_NIGHT_HOUSES = ((10, 44, 36, 1), (60, 38, 30, 2), (104, 46, 34, 3), (196, 44, 34, 4), (246, 48, 40, 1))
_HOUSES = (
    (-84, 22, 26, 22, 16, 2, 1),
    (-54, 26, 30, 24, 17, 3, 1),
    (26, 26, 30, 24, 17, 4, 1),
    (58, 22, 26, 22, 16, 1, 1),
    (-18, 30, 34, 22, 17, 5, 2),
)
_SIGNS = {"points": "star", "settlers": "cottage", "races": "man", "council": "council", "buildings": "workshop"}


def house(x: int, y: int, width: int, height: int, roof: int, kind: int, windows: int) -> str:
    """A house of the town; its kind is the colour of its roof."""
    gap = width / (windows + 1)
    panes = "".join(
        f'<rect class="win" x="{x + gap * (k + 1) - 3.5:g}" y="{y - height + 9}" width="7" height="9" rx="1"/>'
        for k in range(windows)
    )
    half = width / 2 + 4
    return (
        f'<g class="h{kind}"><path class="front" d="M{x} {y}v{-height}h{width}v{height}z"/><path class="roof"'
        f' d="M{x - 4} {y - height}l{half:g} {-roof} {half:g} {roof}z"/>{panes}</g>'
    )


def middle() -> str:
    """A small town under its white castle."""
    out = '<path class="square-ground" d="M-92 30c30-12 150-12 184 0 8 8-192 8-184 0z"/>'
    out += use("castle", 0, -20, 56, "wc")
    out += (
        '<path class="pole" d="M-17-34v-14M17-34v-14"/>'
        '<path class="flag" d="M-17-48l10 3.5-10 3.5zM17-48l10 3.5-10 3.5z"/>'
    )
    out += "".join(house(*one) for one in _HOUSES)
    out += f'<g class="scene-die">{use("die-5", 98, 20, 24, "")}{use("die-3", -101, 21, 22, "")}</g>'
    return f'<svg class="on-table" viewBox="-118 -54 236 96" aria-hidden="true">{out}</svg>'


def _chancery() -> str:
    out = '<path class="wall" d="M0 0h300v128H0z"/><path class="lintel" d="M0 0h300v14H0z"/>'
    for x in (4, 100, 198, 292):
        out += f'<path class="stone" d="M{x - 5} 16h10v112h-10zM{x - 9} 14h18v7h-18z"/>'
    for race, x, die in ((1, 52, 4), (2, 149, 2), (3, 246, 6)):
        out += use(f"race-{race}", x, 57, 54, "")
        out += (
            f'<path class="oak-top" d="M{x - 38} 82h76v7h-6v32h-6V96h-52v25h-6V89h-6z"/>'
            f'<path class="paper" d="M{x - 28} 81l5-8h16l-4 8z"/>'
        )
        out += use(f"die-{die}", x + 18, 76, 20, "scene-die") + use("quill", x - 14, 66, 17, "quill")
    return _picture(out)


def _events() -> str:
    out = (
        '<path class="sky" d="M0 0h300v128H0z"/><path class="hill far" d="M0 84c60-24 130-24 190-8 40-10 80-8 110 0v60'
        'H0z"/><path class="square-ground" d="M0 106c90-14 210-14 300 0v30H0z"/>'
    )
    for turn, x, y, look, sign in (
        (-13, 86, 68, "ev-1", "boat"),
        (0, 150, 58, "ev-2", "crown"),
        (13, 214, 68, "ev-3", "mug"),
    ):
        out += (
            f'<g transform="translate({x} {y}) rotate({turn})">'
            '<rect class="paper" x="-31" y="-44" width="62" height="88" rx="5"/>'
            f'<rect class="{look}" x="-25" y="-38" width="50" height="52" rx="3"/>{use(sign, 0, -12, 34, "on-dark")}'
            '<path class="writing" d="M-22 22h44M-22 29h44M-22 36h28"/></g>'
        )
    return _picture(
        f'{out}<g transform="translate(262 96)"><path class="bell" d="M0-26c11 0 15 9 15 18 0 8 3 11 6 14h-42c3-3 6-6'
        ' 6-14 0-9 4-18 15-18z"/><circle class="clapper" cy="10" r="4.5"/></g>'
    )


def _moonlight() -> str:
    out = (
        '<path class="dusk" d="M0 0h300v128H0z"/><path class="pale" d="M244 12a23 23 0 1 0 19 31 19 19 0 0 1-19-31z"/>'
    )
    out += "".join(f'<circle class="pale" cx="{x}" cy="{y}" r="{r}"/>' for x, y, r in _STARS)
    out += '<path class="dark-hill" d="M0 92c70-26 150-22 300-6v44H0z"/>' + use("castle", 150, 58, 48, "dim-castle")
    for x, width, height, kind in _NIGHT_HOUSES:
        middle_, top = x + width / 2, 118 - height
        out += (
            f'<path class="dim-front" d="M{x} 118v-{height}h{width}v{height}z"/><path class="dim-roof-{kind}"'
            f' d="M{x - 4} {top}l{width / 2 + 4:g} -22 {width / 2 + 4:g} 22z"/><path class="lit-win"'
            f' d="M{middle_ - 12:g} {top + 9}h8v11h-8zM{middle_ + 4:g} {top + 9}h8v11h-8z"/>'
        )
    out += '<path class="dark-street" d="M0 116h300v14H0z"/><path class="sneak" d="M132 122c14-22 40-22 54-4"/>'
    return _picture(out + use("meeple", 125, 111, 26, "m1") + use("meeple", 197, 111, 26, "m2"))


def _picture(inside: str) -> str:
    return f'<svg viewBox="0 0 300 128" preserveAspectRatio="xMidYMid slice" aria-hidden="true">{inside}</svg>'


def shield(sign: str, look: str) -> str:
    """A shield with a sign."""
    return (
        f'<svg class="seal seal-{look}" viewBox="0 0 60 60" aria-hidden="true">'
        '<path class="seal-ground" d="M30 3c8 4 16 6 24 6 0 22-4 38-24 48C10 47 6 31 6 9c8 0 16-2 24-6z"/>'
        '<path class="seal-rim" d="M30 8c7 3 13 5 20 5 0 18-4 31-20 39C14 44 10 31 10 13c7 0 13-2 20-5z"/>'
        f"{use(sign, 30, 27, 26, 'on-dark')}</svg>"
    )


def _themes(game: Game) -> Sequence[Theme]:
    found: dict[str, list[Step]] = {}
    for number, card in enumerate(game.content["objectives"]["card"], start=1):
        found.setdefault(card["theme"], []).append(Step(str(number), card["threshold"]))
    return [Theme(theme, shield(_SIGNS.get(theme, "star"), theme), steps) for theme, steps in found.items()]


FOYER = Foyer(
    middle,
    (
        Steps("objective", shield("cards", "drawn"), _themes),
        Boxes("modules", {"chancery": _chancery, "events": _events, "night": _moonlight}),
    ),
    sprites=("nobility", "burgundy", "doors"),
)
