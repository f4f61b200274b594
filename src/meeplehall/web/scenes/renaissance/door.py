"""A pyramid of people, a meeple in circle and square at its top."""

from __future__ import annotations

from markupsafe import Markup

from meeplehall.web.drawing import n, polar, use
from meeplehall.web.scenes.door import Door
from meeplehall.web.scenes.renaissance.foyer import FOYER
from meeplehall.web.texts import Texts

_RAYS = [polar(260, angle) for angle in range(0, 360, 20)]
_ROWS = ((200, ("book", "coin")), (245, ("bread", "shield", "book")), (290, ("coin", "book", "bread", "shield")))


def picture() -> str:
    """What is behind the door."""
    out = '<path class="wall" d="M60 30h280v300H60z"/>'
    rays = "".join(f"M200 122l{x:.0f} {y:.0f}" for x, y in _RAYS)
    out += (
        f'<path class="ray" d="{rays}"/>'
        '<circle class="halo-disc" cx="200" cy="122" r="56"/><circle class="geo" cx="200" cy="122" r="56"/>'
        '<rect class="geo" x="154" y="78" width="92" height="92"/><path class="geo thin" d="M200 66v112M144 122h112"/>'
    )
    out += use("meeple", 200, 124, 88, "man")
    for y, row in _ROWS:
        for k, trade in enumerate(row):
            out += _card(200 + (k - (len(row) - 1) / 2) * 56, y, trade)
    for height, count in ((222.5, 2), (267.5, 3)):
        for k in range(count):
            out += f'<circle class="joint-on" cx="{n(200 + (k - (count - 1) / 2) * 56)}" cy="{height}" r="5.5"/>'
    return out


def _card(x: float, y: float, trade: str) -> str:
    return f'<use href="#worker-card" class="p-{trade}" x="{n(x)}" y="{n(y)}"/>{use(trade, x, y + 1, 26, "card-sign")}'


def shapes(t: Texts) -> Markup:
    """A card of the pyramid with its two upper corners, in the colour of its trade."""
    corners = '<circle class="joint" cx="-26" cy="-20.5" r="6"/><circle class="joint" cx="26" cy="-20.5" r="6"/>'
    return Markup(
        f'<g id="worker-card"><rect class="card" x="-26" y="-20.5" width="52" height="41" rx="4"/>{corners}</g>'
    )


DOOR = Door("book", ("renaissance",), picture, shapes, feel="hand", foyer=FOYER)
