"""An oak table with chairs round it: two rows, and the game between them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from markupsafe import Markup

from meeplehall.web import scenes
from meeplehall.web.elements import Node, div, li, ul
from meeplehall.web.texts import Texts

# Clockwise from the lower left: who sits on the far side, and who on the near one.
_SIDES: dict[int, tuple[list[int], list[int]]] = {
    1: ([], [0]),
    2: ([1], [0]),
    3: ([1, 2], [0]),
    4: ([1, 2], [0, 3]),
    5: ([1, 2, 3], [0, 4]),
    6: ([1, 2, 3], [0, 5, 4]),
}


def round_table(game: str, chairs: Sequence[Node], t: Texts) -> Node:
    """The chairs in the order of their seats; up to six."""
    far, near = _SIDES[len(chairs)]
    foyer = scenes.foyer(game)
    return div(class_="round")[
        _oak(),
        ul(class_="round-row far", aria_label=t("far-side"))[(li[chairs[n]] for n in far)],
        div(class_="round-mid")[Markup(foyer.middle()) if foyer is not None else None],
        ul(class_="round-row", aria_label=t("near-side"))[(li[chairs[n]] for n in near)],
    ]


@cache
def _oak() -> Markup:
    return Markup(
        '<svg class="round-art" viewBox="0 0 520 344" preserveAspectRatio="none" aria-hidden="true">'
        '<path class="floor" d="M0 0h520v344H0z"/><ellipse class="rug" cx="260" cy="176" rx="244" ry="112"/>'
        '<ellipse class="rug-edge" cx="260" cy="176" rx="234" ry="105"/>'
        '<ellipse class="oak-shadow" cx="260" cy="186" rx="208" ry="88"/>'
        '<ellipse class="oak-side" cx="260" cy="180" rx="204" ry="84"/>'
        '<ellipse class="oak-top" cx="260" cy="172" rx="204" ry="84"/>'
        '<path class="oak-grain" d="M92 132c90-10 250-10 336 0M66 152c120-8 270-8 388 0M58 174c130-6 270-6 404 0'
        'M66 196c120-6 260-6 388 0M94 216c100-6 240-6 330 0"/>'
        '<ellipse class="oak-rim" cx="260" cy="170" rx="196" ry="78"/></svg>'
    )
