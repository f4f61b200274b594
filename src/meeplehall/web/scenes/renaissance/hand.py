"""What the seat in focus holds: its hand as a fan; before the game its foundation cards; a card that just came."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup, escape

from meeplehall.games.renaissance.shapes import Card, Choice, View
from meeplehall.web.drawing import n, use
from meeplehall.web.scenes.renaissance import structure
from meeplehall.web.scenes.renaissance.cards import HEIGHT, WIDTH, back, body, corners, fits_tag, frame, whole
from meeplehall.web.scenes.renaissance.names import WORKERS, card_words, worker_name
from meeplehall.web.scenes.renaissance.sayings import card_in_hand, fit, held, said
from meeplehall.web.scenes.scene import Look
from meeplehall.web.texts import Texts

TURN: Final = 3.6
"""Degrees from one card of the fan to the next."""
_CROSS: Final = f'<circle class="rm-x" cx="{WIDTH / 2:g}" cy="46" r="20"/>{use("out", WIDTH / 2, 46, 22, "rm-x-sign")}'


def hand(view: View, look: Look) -> Markup:
    """The cards below the pyramid."""
    seat = look.focus
    player = view["players"][seat]
    kind = view["decision"]["kind"]
    if kind == "foundation":
        items = _foundation(view, look)
    elif player["hand"] is None:
        about = said(held(player, look.t))
        items = [
            f'<g data-at="hidden-{seat}-{k}" data-hint="hidden"{about}>{back()}</g>' for k in range(player["hand_size"])
        ]
    else:
        items = _held(view, look)
    label = escape(look.t("rm-hand-of", name=look.names[seat], n=player["hand_size"]))
    cards = "".join(_li(item, k - (len(items) - 1) / 2) for k, item in enumerate(items))
    fan = f'<ol class="rm-fan rm-fan-{len(items)}" aria-label="{label}">{cards}</ol>'
    return Markup(_incoming(view, look) + fan)


def _li(item: str, off: float) -> str:
    """A card of the fan, turned about a point far below."""
    turn = f"translate(0 {n(off * off * 2.6)}) rotate({n(off * TURN)} {WIDTH / 2:g} {HEIGHT / 2:g})"
    return f'<li><svg viewBox="-9 -30 150 172"><g transform="{turn}">{item}</g></svg></li>'


def _foundation(view: View, look: Look) -> list[str]:
    player = view["players"][look.focus]
    if look.focus != look.viewer:
        return [f'<g data-hint="hidden">{back()}</g>' for _ in WORKERS]
    return [
        f'<g class="place rm-held" data-at="lay-{card["worker"]}" data-key="{k}" data-hint="{card["large"] or "any"}">'
        f"{_framed(card, look.t)}</g>"
        for k, card in enumerate(player["to_lay"] or [], start=1)
    ]


def _framed(card: Card, t: Texts) -> str:
    """A card that can be lit: the ring runs under its corners. Its name tells what it offers and needs."""
    inside = body(card["worker"], card["large"] or "", worker_name(card, t))
    return f"<title>{escape(card_words(card, t))}</title>{frame('halo', 2)}{inside}{frame('ring', 2)}{corners(card)}"


def _held(view: View, look: Look) -> list[str]:
    player = view["players"][look.focus]
    cards = structure.standing(player)
    choice = player["choice"]
    throwing = choice["throwing"] if choice else []
    chosen = _chosen(choice)
    out = []
    for k, card in enumerate(player["hand"] or [], start=1):
        cls = "rm-held"
        tag = ""
        if k in throwing:
            cls += " thrown"
            tag = _CROSS
        else:
            tag = fits_tag(structure.fitting(card, cards), look.t)
        if k == chosen:
            cls += " sealed"
        # Outside stands the face, for where a card comes from; inside the place that can be chosen.
        out.append(
            f'<g data-at="face-{look.focus}-{card["text"]}"><g class="place {cls}" data-at="hand-{k}" data-key="{k}"'
            f' data-hint="card-{card["large"]}"{said(fit(card, cards, look.t))}>'
            f"{_framed(card, look.t)}{tag}</g></g>"
        )
    return out


def _chosen(choice: Choice | None) -> int:
    """The card of the seat's own sealed action; 0 if there is none."""
    if not choice or not choice["complete"] or choice["action"] is None:
        return 0
    return int(choice["action"].get("card", 0))


def _incoming(view: View, look: Look) -> str:
    """A Renaissance Man or a won recruit that waits for its place."""
    seat, t = look.focus, look.t
    decision = view["decision"]
    if decision["kind"] == "man" and view["players"][seat]["man"]:
        title = t("rm-new-man")
        inside = body("renaissance", "", t("rm-renaissance"), "free down")
        about = ' data-hint="any"'
    elif decision["kind"] == "recruit" and view["turn_of"] == [seat]:
        title = t("rm-won-card")
        card = decision["card"]
        inside = whole(card, worker_name(card, t))
        words = card_in_hand(card, structure.standing(view["players"][seat]), t)
        about = f' data-hint="card-{card["large"]}"{said(words)}'
    else:
        return ""
    return (
        f'<figure class="rm-incoming"><figcaption class="caps">{escape(title)}</figcaption>'
        f'<svg viewBox="-9 -24 150 160"><g data-at="new-{seat}"{about}>{inside}{frame("rm-new")}</g></svg></figure>'
    )
