"""Cards as SVG: offers are solid discs on the top edge, needs are hollow rings on the bottom edge.

Where a card rests on two others, each ring closes round a disc and the two become one joint.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup, escape

from meeplehall.games.renaissance.shapes import Card
from meeplehall.web.drawing import n, polar, use
from meeplehall.web.scenes.renaissance.names import ICONS, RENAISSANCE
from meeplehall.web.texts import Texts

WIDTH: Final = 132
HEIGHT: Final = 110
JOINT: Final = 17
"""The radius of an offer."""
CORNERS: Final = (WIDTH * 0.25, WIDTH * 0.75)
WHEEL: Final = 20
"""The radius of the wheel of all four trades, as it stands in the defs."""
LONG_WORD: Final = 8
"""Letters of an action that is written large on a phone."""
_ROUND: Final = f'width="{WIDTH}" height="{HEIGHT}" rx="9"'


def defs() -> Markup:
    """The wheel of all four trades: what a Renaissance Man is, and what he offers."""
    quarters, signs = "", ""
    for k, icon in enumerate(ICONS):
        (ax, ay), (bx, by) = polar(WHEEL, 90 * k - 90), polar(WHEEL, 90 * k)
        quarters += f'<path class="rm-fill rm-{icon}" d="M0 0L{n(ax)} {n(ay)}A{WHEEL} {WHEEL} 0 0 1 {n(bx)} {n(by)}z"/>'
        x, y = polar(WHEEL * 0.56, 90 * k - 45)
        signs += use(icon, x, y, WHEEL * 0.62, "rm-on")
    box = f'viewBox="-{WHEEL} -{WHEEL} {2 * WHEEL} {2 * WHEEL}"'
    return Markup(
        '<svg class="sprite" width="0" height="0" aria-hidden="true">'
        f'<symbol id="rm-quarters" {box}>{quarters}</symbol>'
        f'<symbol id="rm-wheel" {box}>{quarters}{signs}<path class="rm-cross" d="M-{WHEEL}'
        f' 0H{WHEEL}M0-{WHEEL}V{WHEEL}"/>'
        "</symbol></svg>"
    )


def _symbol(name: str, x: float, y: float, radius: float) -> str:
    return (
        f'<use href="#{name}" x="{n(x - radius)}" y="{n(y - radius)}" width="{n(2 * radius)}"'
        f' height="{n(2 * radius)}"/>'
    )


@lru_cache(4096)
def disc(icon: str, x: float, y: float, radius: float = JOINT, need: str = "", cls: str = "") -> str:
    """An offer. A wild one that answers a need shows which."""
    rim = f'<circle class="rm-rim" cx="{n(x)}" cy="{n(y)}" r="{n(radius + 2.4)}"/>'
    if icon != "any":
        fill = f'<circle class="rm-fill" cx="{n(x)}" cy="{n(y)}" r="{n(radius)}"/>'
        return f'<g class="rm-disc rm-{icon} {cls}">{rim}{fill}{use(icon, x, y, radius * 1.36, "rm-on")}</g>'
    if not need:
        return f'<g class="rm-disc {cls}">{rim}{_symbol("rm-wheel", x, y, radius)}</g>'
    inner = (
        f'<circle class="rm-fill" cx="{n(x)}" cy="{n(y)}"'
        f' r="{n(radius * 0.76)}"/>{use(need, x, y, radius * 1.1, "rm-on")}'
    )
    return f'<g class="rm-disc {cls}">{rim}{_symbol("rm-quarters", x, y, radius)}<g class="rm-{need}">{inner}</g></g>'


@lru_cache(512)
def socket(icon: str, x: float, y: float, radius: float = JOINT) -> str:
    """A need: a ring that waits for a disc."""
    return (
        f'<g class="rm-socket rm-{icon}"><circle class="rm-hole" cx="{n(x)}" cy="{n(y)}" r="{n(radius + 1)}"/>'
        f'<circle class="rm-ring" cx="{n(x)}" cy="{n(y)}"'
        f' r="{n(radius - 0.6)}"/>{use(icon, x, y, radius * 1.2, "rm-sign")}</g>'
    )


@lru_cache(1024)
def body(worker: str, icon: str, label: str = "", cls: str = "", pill: bool = False, size: float = 11.5) -> str:
    """A card from the origin on, without corners."""
    family = f"rm-{icon}" if icon else "rm-any"
    out = (
        f'<g class="rm-card {family} {cls}"><rect class="rm-shade" y="2" {_ROUND}/><rect class="rm-body" {_ROUND}/>'
        f'<rect class="rm-pat" {_ROUND}/><rect class="rm-inset" x="5" y="5" width="{WIDTH - 10}"'
        f' height="{HEIGHT - 10}" rx="6"/>'
    )
    middle = WIDTH / 2
    if worker == RENAISSANCE:
        out += f'<g class="rm-emblem">{_symbol("rm-wheel", middle, 46, 27)}</g>'
    else:
        out += f'<circle class="rm-boss" cx="{n(middle)}" cy="46" r="28.500"/>{use(icon, middle, 46, 46, "rm-sign")}'
    wide = " rm-wide" if len(label) > LONG_WORD else ""
    if pill:
        half = max(35.0, 4.1 * len(label) + 8)
        box = f'x="{n(middle - half)}" y="77" width="{n(2 * half)}" height="17" rx="8.500"'
        out += f'<rect class="rm-pill{wide}" {box}/>'
    if label:
        out += f'<text class="rm-label{wide}" x="{n(middle)}" y="89.500" font-size="{n(size)}">{escape(label)}</text>'
    return out + "</g>"


def whole(card: Card, label: str = "", cls: str = "", size: float = 11.5) -> str:
    """A card with its offers above and its needs below."""
    return _whole(card["worker"], card["large"] or "", tuple(card["offers"]), tuple(card["needs"]), label, cls, size)


@lru_cache(1024)
def _whole(
    worker: str, icon: str, offers: tuple[str, ...], needs: tuple[str, ...], label: str, cls: str, size: float
) -> str:
    return body(worker, icon, label, cls, size=size) + _corners(offers, needs)


def corners(card: Card) -> str:
    """Only the offers and needs, to lie over whatever frames the card."""
    return _corners(tuple(card["offers"]), tuple(card["needs"]))


@lru_cache(512)
def _corners(offers: tuple[str, ...], needs: tuple[str, ...]) -> str:
    out = ""
    for offer, x in zip(offers, CORNERS):
        out += disc(offer, x, 0)
    for need, x in zip(needs, CORNERS):
        out += socket(need, x, HEIGHT)
    return out


def fits_tag(spots: list[str], t: Texts) -> str:
    """On how many places of the pyramid in focus a card would fit."""
    if not spots:
        return ""
    words = escape(t("rm-fits", n=len(spots), places=", ".join(spots)))
    return (
        f'<g class="rm-tag"><title>{words}</title><rect x="{WIDTH / 2 - 12:g}" y="{HEIGHT - 9}" width="24"'
        f' height="18" rx="9"/>'
        f'<text x="{WIDTH / 2:g}" y="{HEIGHT + 4.4:g}">{len(spots)}</text></g>'
    )


def back(cls: str = "") -> str:
    """A card from behind."""
    return (
        f'<g class="rm-card rm-back {cls}"><rect class="rm-shade" y="2" {_ROUND}/><rect class="rm-body" {_ROUND}/>'
        f'<rect class="rm-inset" x="5" y="5" width="{WIDTH - 10}" height="{HEIGHT - 10}" rx="6"/>'
        f"{use('meeple', WIDTH / 2, HEIGHT / 2, 44, 'rm-sign')}</g>"
    )


def frame(cls: str, pad: float = 0) -> str:
    """The outline of a card: halo or ring."""
    return (
        f'<rect class="{cls}" x="{n(-pad)}" y="{n(-pad)}" width="{n(WIDTH + 2 * pad)}" height="{n(HEIGHT + 2 * pad)}"'
        f' rx="{n(9 + pad * 0.7)}"/>'
    )
