"""A character: the good it takes four of, and the benefit of a Lord."""

from __future__ import annotations

from markupsafe import escape

from meeplehall.games.nobility.shapes import Character
from meeplehall.web.portraits import portrait
from meeplehall.web.scenes.nobility.pieces import (
    coin,
    man,
    modifier,
    path,
    rect,
    rosette,
    svg,
    text,
    token,
    use,
)
from meeplehall.web.scenes.nobility.words import GOODS, benefit_words
from meeplehall.web.texts import Texts


def character_card(character: Character | None, lord: bool, t: Texts) -> str:
    """The card on the own board, 96 wide."""
    if character is None:
        return svg(96, 140, rect(1, 1, 94, 138, 7, "empty") + text(48, 74, "?", 40, "q ser"), "n-svg")
    number = character["character"]
    out = rect(1, 1, 94, 138, 7, "card") + path("M5 12a7 7 0 0 1 7-7h72a7 7 0 0 1 7 7v61H5z", "niche n1")
    out += f'<g transform="translate(14 6.500) scale(1.66)">{portrait(number)}</g>'
    out += text(48, 90, character["name"], 15, "ser b")
    limit = t("rn-up-to", n=character["limit"])
    out += token(GOODS[character["good"]], 20, 95, 17) + text(43, 108, limit, 12, "b st")
    out += f'<g class="{"taken" if lord else ""}">{_benefit(character["benefit"], 42 if lord else 48, 117)}</g>'
    if lord:
        out += path("M80 126l3.5 3.5 6-8", "tick")
    title = f"{character['name']}: {benefit_words(character['benefit'], t)}"
    return f'<div data-hint="character" title="{escape(title)}">{svg(96, 140, out, "n-svg", title)}</div>'


def _benefit(benefit: dict[str, int], middle: float, y: float) -> str:
    """The benefit as little pictures round a middle."""
    wide = len(benefit) * 34
    out = ""
    for k, (name, count) in enumerate(benefit.items()):
        x = middle - wide / 2 + k * 34 + 2
        out += text(x + 6, y + 13, count, 13, "b")
        x += 12
        match name:
            case "reputation":
                out += rosette(x, y, 17)
            case "modifiers":
                out += modifier(x, y + 1, 16)
            case "coins":
                out += coin(x, y, 17)
            case "houses":
                out += use("i-cottage", x, y, 17, "plain-house")
            case "workers":
                out += man(0, x, y, 17)
            case "vp":
                out += use("i-points", x, y, 17, "vp")
            case "settlers":
                out += use("i-cards", x, y, 17, "fx")
            case _:
                out += rect(x, y, 17, 17, 4.5, "any-good") + text(x + 8.5, y + 13, "?", 12, "b q")
    return out
