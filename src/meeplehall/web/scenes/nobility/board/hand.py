"""Settlers cards to be housed, large: which goods, how many of each there are, what comes of it."""

from __future__ import annotations

from collections.abc import Sequence

from meeplehall.games.nobility.shapes import Card, Housing, View
from meeplehall.web.scenes.nobility.pieces import head, hint, man, path, place, rect, star, svg, text, token
from meeplehall.web.scenes.nobility.words import GOODS, RACES, card_needs, card_words, lines
from meeplehall.web.scenes.scene import Look

WIDTH, HEIGHT = 112, 140
LONG = 8
"""Letters of a title beside the portrait."""


def hand(view: View, look: Look) -> str:
    """The cards of the seat in focus; the one that is being housed or has just come first."""
    player = view["players"][look.focus]
    decision = view["decision"]
    asked = decision["kind"] if view["turn_of"] == [look.focus] else ""
    cards = [
        _card(view, card, housing, look, drop=asked == "drop")
        for card, housing in zip(player["hand"], player["housing"])
    ]
    if asked == "spend":
        cards.insert(0, _card(view, decision["card"], decision["housing"], look, decision["kinds"]))
    elif asked == "drop":
        cards.insert(0, _new(decision["card"], look))
    return "".join(cards) + _empty(look) * (view["figures"]["hand"] - len(cards))


def _most(view: View, seat: int, name: str) -> int:
    """How many of a good a card takes."""
    character = view["players"][seat]["character"]
    own = character is not None and character["good"] == name
    return character["limit"] if character and own else view["figures"]["most_per_good"]


def _card(
    view: View, card: Card, housing: Housing, look: Look, spending: Sequence[str] = (), drop: bool = False
) -> str:
    """`spending`: the goods that are still to be spent on it, the one in question first; `drop`: to be discarded?"""
    t, seat = look.t, look.focus
    inside = _face(card, look)
    size, gap = 22, 4
    left = 56 - (len(card["goods"]) * (size + gap) - gap) / 2
    for k, (name, have) in enumerate(zip(card["goods"], housing["spendable"])):
        most = _most(view, seat, name)
        x = left + k * (size + gap)
        if name in spending[:1]:
            inside += rect(x - 2.5, 60.5, size + 5, size + 5, 7, "current")
        inside += token(GOODS[name], x, 63, size, "" if have or spending else "faint")
        if not spending or name in spending:
            inside += _pips(x + size / 2, 92, have, most)
        else:
            inside += path(f"M{x + 6:g} 92l3.500 3.500 6-7", "tick")
    if spending:
        have = housing["spendable"][card["goods"].index(spending[0])]
        body = inside + "".join(_amount(n) for n in range(1, have + 1))
    else:
        inside += f'<g class="cta">{rect(7, 104, 98, 30, 6, "cta-box")}{_foot(housing, look, drop)}</g>'
        at = f"hand-{seat}-{card['card']}"
        say = card_needs(housing, t) or t("rn-say-worth", n=housing["most"])
        body = place(at, inside, (1, 1, 110, 138, 8), card_words(card, t), "settlers", "n-card", say)
    return svg(WIDTH, HEIGHT, body, "n-svg hc", card_words(card, t))


def _face(card: Card, look: Look) -> str:
    race, title = RACES[card["race"]], look.t(f"rn-race-title-{card['race']}")
    out = rect(1, 1, 110, 138, 7, "card") + path("M5 12a7 7 0 0 1 7-7h40v50H5z", f"niche n{race}")
    out += head(race, 6, 7, 47) + text(81, 20, title, 12 if len(title) <= LONG else 10, "ser b")
    out += text(82, 40, f"{card['min']}–{card['max']}", 18, "b")
    x = 82 - (card["workers"] + card["stars"]) * 8
    for k in range(card["workers"] + card["stars"]):
        out += man(0, x + k * 16, 43, 15) if k < card["workers"] else star(x + k * 16, 42.5, 16)
    return out


def _pips(x: float, y: float, have: int, most: int) -> str:
    step = 6.6 if most < 4 else 5.9
    out = ""
    for k in range(most):
        cls = "pip-on" if k < have else "pip-off"
        out += f'<circle class="{cls}" cx="{x + (k - (most - 1) / 2) * step:.1f}" cy="{y}" r="2.5"/>'
    return out


def _amount(n: int) -> str:
    """How many of the good in turn."""
    x = 6 + (n - 1) * 25.5
    inside = rect(x, 104, 24, 30, 5, "bin") + text(x + 12, 124, n, 15, "b")
    return place(f"spend-{n}", inside, (x, 104, 24, 30, 6))


def _foot(housing: Housing, look: Look, drop: bool) -> str:
    """What is missing, or what can be had, or what is asked."""
    words = card_needs(housing, look.t) or look.t("rn-worth", n=housing["most"])
    if drop:
        words = look.t("rn-discard")
    rows = lines(words, 13)
    if len(rows) == 1:
        return text(56, 123.5, words, 12.5, "b cta-n")
    return "".join(text(56, 117 + 13 * k, row, 11.5, "b cta-n") for k, row in enumerate(rows[:2]))


def _new(card: Card, look: Look) -> str:
    """The card that has just come to a full hand."""
    out = _face(card, look)
    left = 56 - (len(card["goods"]) * 26 - 4) / 2
    for k, name in enumerate(card["goods"]):
        out += token(GOODS[name], left + k * 26, 66, 22)
    out += text(56, 123.5, look.t("rn-new-card"), 12.5, "b q")
    return svg(WIDTH, HEIGHT, out, "n-svg hc incoming", card_words(card, look.t))


def _empty(look: Look) -> str:
    out = rect(1, 1, 110, 138, 7, "empty")
    out += text(56, 68, look.t("rn-room-1"), 12, "q") + text(56, 84, look.t("rn-room-2"), 12, "q")
    return svg(WIDTH, HEIGHT, out, "n-svg hc bare", about=hint("settlers", look.t("rn-say-room-card")))
