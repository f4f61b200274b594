"""Settlers cards to be housed, large: which goods, how many of each there are, what comes of it."""

from __future__ import annotations

from typing import Any

from meeplehall.games.nobility.game import GAME
from meeplehall.web.scenes.nobility.pieces import head, man, path, place, rect, star, svg, text, token
from meeplehall.web.scenes.nobility.words import GOODS, RACES, card_words, good
from meeplehall.web.scenes.scene import Look

WIDTH, HEIGHT = 112, 140
LONG = 8
"""Letters of a title beside the portrait."""


def hand(view: dict[str, Any], look: Look) -> str:
    """The cards of the seat in focus; the one that is being housed or has just come first."""
    player = view["players"][look.focus]
    decision = view["decision"]
    mine = view["turn_of"] == [look.focus]
    cards = ""
    count = len(player["hand"])
    if mine and decision["kind"] == "spend":
        cards += _card(player, decision["card"], look, decision)
        count += 1
    elif mine and decision["kind"] == "drop":
        cards += _new(decision["card"], look)
        count += 1
    cards += "".join(_card(player, card, look) for card in player["hand"])
    for _ in range(count, GAME.tables.hand):
        cards += _empty(look)
    return cards


def usable(player: dict[str, Any], kind: int) -> tuple[int, int]:
    """How many of a good the player can put on one card, and how many a card takes of it."""
    most = GAME.tables.most_per_good
    if player["character"] and GOODS[player["character"]["good"]] == kind:
        most += 1
    return min(most, player["goods"][kind]), most


def _card(player: dict[str, Any], card: dict[str, Any], look: Look, spending: dict[str, Any] | None = None) -> str:
    t = look.t
    kinds = [GOODS[name] for name in card["goods"]]
    inside = _face(card, t(f"rn-race-title-{card['race']}"))
    size, gap = 22, 4
    left = 56 - (len(kinds) * (size + gap) - gap) / 2
    open_kinds = [GOODS[name] for name in spending["kinds"]] if spending else []
    for k, kind in enumerate(kinds):
        have, most = usable(player, kind)
        x = left + k * (size + gap)
        if spending and kind == open_kinds[0]:
            inside += rect(x - 2.5, 60.5, size + 5, size + 5, 7, "current")
        inside += token(kind, x, 63, size, "" if have or spending else "faint")
        if not spending or kind in open_kinds:
            inside += _pips(x + size / 2, 92, have, most)
        else:
            inside += path(f"M{x + 6:g} 92l3.500 3.500 6-7", "tick")
    if spending:
        inside += "".join(_amount(n) for n in range(1, usable(player, open_kinds[0])[0] + 1))
        body = inside
    else:
        inside += f'<g class="cta">{rect(7, 104, 98, 30, 6, "cta-box")}{_foot(player, card, kinds, look)}</g>'
        at = f"hand-{look.focus}-{card['card']}"
        body = place(at, inside, (1, 1, 110, 138, 8), card_words(card, t), "settlers", "n-card")
    return svg(WIDTH, HEIGHT, body, "n-svg hc", card_words(card, t))


def _face(card: dict[str, Any], title: str) -> str:
    race = RACES[card["race"]]
    out = (
        rect(1, 1, 110, 138, 7, "card") + path("M5 12a7 7 0 0 1 7-7h40v50H5z", f"niche n{race}") + head(race, 6, 7, 47)
    )
    out += text(81, 20, title, 12 if len(title) <= LONG else 10, "ser b") + text(
        82, 40, f"{card['min']}–{card['max']}", 18, "b"
    )
    total = card["workers"] + card["stars"]
    x = 82 - total * 8
    for k in range(card["workers"]):
        out += man(0, x + k * 16, 43, 15)
    for k in range(card["stars"]):
        out += star(x + (card["workers"] + k) * 16, 42.5, 16)
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


def _foot(player: dict[str, Any], card: dict[str, Any], kinds: list[int], look: Look) -> str:
    """What is missing, or what can be had."""
    t = look.t
    missing = [kind for kind in kinds if not player["goods"][kind]]
    sum_ = sum(usable(player, kind)[0] for kind in kinds)
    if missing:
        words = t("rn-needs", what=good(missing[0], t)) if len(missing) == 1 else t("rn-needs-kinds", n=len(missing))
    elif sum_ < card["min"]:
        words = t("rn-needs-more", n=card["min"] - sum_)
    elif not player["platform"]:
        words = t("rn-needs-house")
    else:
        words = t("rn-worth", n=min(sum_, card["max"]))
    return text(56, 123.5, words, 12.5 if len(words) < 15 else 11.5, "b cta-n")


def _new(card: dict[str, Any], look: Look) -> str:
    """The card that has just come to a full hand."""
    out = _face(card, look.t(f"rn-race-title-{card['race']}"))
    kinds = [GOODS[name] for name in card["goods"]]
    left = 56 - (len(kinds) * 26 - 4) / 2
    for k, kind in enumerate(kinds):
        out += token(kind, left + k * 26, 66, 22)
    out += text(56, 123.5, look.t("rn-new-card"), 12.5, "b q")
    return svg(WIDTH, HEIGHT, out, "n-svg hc incoming", card_words(card, look.t))


def _empty(look: Look) -> str:
    t = look.t
    out = (
        rect(1, 1, 110, 138, 7, "empty") + text(56, 68, t("rn-room-1"), 12, "q") + text(56, 84, t("rn-room-2"), 12, "q")
    )
    return svg(WIDTH, HEIGHT, out, "n-svg hc bare")
