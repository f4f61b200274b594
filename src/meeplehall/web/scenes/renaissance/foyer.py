"""What Renaissance Man asks before it begins: the deck, and alone how hard it shall be."""

from __future__ import annotations

from meeplehall.web.drawing import use
from meeplehall.web.scenes.foyer import Cards, Foyer

_TRADES = ("book", "coin", "bread", "shield")
_ROWS = ((-34, ("book",)), (-6, ("coin", "bread")), (22, ("shield", "book", "coin")))


def middle() -> str:
    """A pyramid in the making, a knight's shield and a few cards."""
    out = "".join(
        _card(40 * (k - (len(row) - 1) / 2), y, trade, 34, 24) for y, row in _ROWS for k, trade in enumerate(row)
    )
    out += _card(-92, 8, "bread", 30, 21) + _card(-84, 14, "shield", 30, 21) + use("knight", 92, 8, 30, "knight-sign")
    return f'<svg class="on-table" viewBox="-118 -52 236 96" aria-hidden="true">{out}</svg>'


def _card(x: float, y: float, trade: str, width: float, height: float) -> str:
    return (
        f'<rect class="card p-{trade}" x="{x - width / 2:g}" y="{y - height / 2:g}" width="{width:g}"'
        f' height="{height:g}" rx="3"/>{use(trade, x, y, height * 0.66, "card-sign")}'
    )


def _fan(pairs: bool) -> str:
    """Four cards: each with one trade, or each with different corners."""
    out = ""
    for k, trade in enumerate(_TRADES):
        other = trade if pairs else _TRADES[(k + 1) % 4]
        corners = "".join(
            f'<circle class="corner p-{icon}" cx="{x}" cy="-24" r="9"/>{use(icon, x, -24, 11, "card-sign")}'
            for x, icon in ((-22, trade), (22, other))
        )
        out += (
            f'<g transform="translate({66 + k * 36} 62) rotate({(k - 1.5) * 9:g})"><rect class="paper" x="-34" y="-36"'
            f' width="68" height="76" rx="5"/><rect class="p-{trade}" x="-20" y="-10" width="40" height="40" rx="3"/>'
            f"{use(trade, 0, 10, 26, 'card-sign')}{corners}</g>"
        )
    return f'<svg class="fit" viewBox="0 0 240 110" aria-hidden="true">{out}</svg>'


def _stack(cards: int, second: int) -> str:
    out = _pile(96 if second else 120, cards) + (_pile(160, second) if second else "")
    return f'<svg class="fit" viewBox="0 0 240 104" aria-hidden="true">{out}</svg>'


def _pile(x: int, cards: int) -> str:
    return "".join(
        f'<path class="card p-book" d="M{x - 30} {84 - k * 5}l30-9 30 9-30 9z"/>' for k in range(cards)
    ) + use("book", x, 84 - (cards - 1) * 5, 18, "card-sign")


FOYER = Foyer(
    middle,
    (
        Cards(
            "solo",
            {"easier": lambda: _stack(9, 3), "normal": lambda: _stack(9, 0), "harder": lambda: _stack(6, 0)},
        ),
        Cards("deck", {"t12": lambda: _fan(True), "p24": lambda: _fan(False)}),
    ),
    only={"solo_cards": lambda options: options["solo"] != "normal"},
    sprites=("renaissance",),
)
