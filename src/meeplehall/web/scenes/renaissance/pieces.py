"""Tokens, knights and letters."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup, escape

from meeplehall.web.drawing import n, use
from meeplehall.web.scenes.renaissance.names import icon_name
from meeplehall.web.texts import Texts

RIVAL: Final = -1
"""The side of the opposing knights."""

_LETTER: Final = '<path class="rm-paper" d="M4 6h52v32H4z"/>'
_FLAP: Final = '<path class="rm-fold" d="M4 38l20-17M56 38L36 21M4 6l26 18L56 6"/>'
_WAX: Final = (
    '<path class="rm-wax" d="M30 9c4-2 7 1 9 3 3 1 5 4 4 7 2 3 1 7-2 9-1 4-5 6-8 5-3 2-7 1-9-2-4-1-6-5-5-8-2-3-1-7'
    ' 2-9 1-4 5-6 9-5z"/>'
)


@lru_cache(64)
def token(icon: str, t: Texts, cls: str = "") -> str:
    """A token, or with a class `empty` the place for one."""
    name = escape(icon_name(icon, t)) if icon else ""
    if not icon or "empty" in cls:
        sign = f'<g class="rm-{icon}">{use(icon, 22, 22, 22, "rm-sign")}</g>' if icon else ""
        inside = f'<circle class="rm-slot" cx="22" cy="22" r="18.500"/>{sign}'
    else:
        inside = (
            f'<g class="rm-token rm-{icon}"><circle class="rm-shade" cx="22" cy="24" r="19"/><circle'
            f' class="rm-fill" cx="22"'
            f' cy="22" r="19"/><circle class="rm-edge" cx="22" cy="22" r="15.500"/>{use(icon, 22, 22, 23, "rm-on")}</g>'
        )
    label = f' role="img" aria-label="{name}"' if name and "empty" not in cls else ' aria-hidden="true"'
    return f'<svg class="rm-tok {cls}" viewBox="0 0 44 46"{label}>{inside}</svg>'


@lru_cache(64)
def knight(seat: int, x: float, y: float, size: float) -> str:
    """A knight with the shape of its seat on the breast; opposing knights have none."""
    if seat == RIVAL:
        return f'<g class="rm-knight rm-rival">{use("knight", x, y, size, "rm-man")}</g>'
    shape = use(f"seat-{seat + 1}", x, y + size * 0.29, size * 0.26, "rm-breast")
    return f'<g class="rm-knight seat-{seat + 1}">{use("knight", x, y, size, "rm-man")}{shape}</g>'


def knight_svg(seat: int, cls: str = "rm-kn") -> str:
    """A knight by itself."""
    return f'<svg class="{cls}" viewBox="0 0 24 24" aria-hidden="true">{knight(seat, 12, 12, 24)}</svg>'


def _letter(cls: str, inside: str, words: str) -> Markup:
    name = escape(words)
    return Markup(
        f'<svg class="rm-letter {cls}" viewBox="0 0 60 44" role="img" aria-label="{name}" data-hint="letters"'
        f' data-say="{name}">{inside}</svg>'
    )


def no_letter(words: str) -> Markup:
    """Where a letter may come to lie."""
    return Markup(
        f'<svg class="rm-letter" viewBox="0 0 60 44" aria-hidden="true" data-hint="letters" data-say="{escape(words)}">'
        '<path class="rm-none" d="M4 6h52v32H4z"/></svg>'
    )


def written(words: str) -> Markup:
    """A letter that the viewer is writing."""
    lines = '<path class="rm-writing" d="M4 6h52v32H4z"/><path class="rm-fold" d="M14 16h32M14 23h24M14 30h28"/>'
    return _letter("", lines, words)


def folded(words: str) -> Markup:
    """Another's letter: whether it is written already, nobody knows."""
    dots = "".join(f'<circle class="rm-dot" cx="{x}" cy="31" r="2.200"/>' for x in (23, 30, 37))
    return _letter("rm-folded", f'{_LETTER}<path class="rm-fold" d="M4 6l26 17L56 6"/>{dots}', words)


def sealed(seat: int, words: str) -> Markup:
    """One's own letter under wax."""
    wax = f'<g class="seat-{seat + 1}">{_WAX}{use(f"seat-{seat + 1}", 30.5, 21.5, 13, "rm-breast")}</g>'
    return _letter("rm-sealed", f"{_LETTER}{_FLAP}{wax}", words)


def opened(icon: str, card: str, words: str, fresh: bool) -> Markup:
    """What was in a letter: the action, and the icon of the card; an empty letter is a pass."""
    inside = f'{_LETTER}<path class="rm-fold" d="M4 6l26 16L56 6"/>'
    if icon:
        x = 23 if card else 30
        inside += (
            f'<g class="rm-{icon}"><circle class="rm-fill" cx="{x}" cy="23"'
            f' r="12.500"/>{use(icon, x, 23, 16, "rm-on")}</g>'
        )
    else:
        inside += '<path class="rm-dash" d="M22 27h16"/>'
    if card:
        inside += (
            f'<g class="rm-{card}"><rect class="rm-chip" x="35" y="17" width="17" height="15" rx="3"/>'
            f"{use(card, 43.5, 24.5, 12, 'rm-sign')}</g>"
        )
    return _letter("rm-opened fresh" if fresh else "rm-opened", inside, words)


def thrown(count: int, words: str) -> Markup:
    """The letter of a discard step: how many cards, not which."""
    inside = (
        f'{_LETTER}<path class="rm-fold" d="M4 6l26 16L56 6"/><text class="rm-count" x="30" y="33">{n(count)}</text>'
    )
    return _letter("rm-opened", inside, words)
