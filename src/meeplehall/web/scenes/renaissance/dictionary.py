"""The rules in pictures: the game in eight glimpses, and every worker, card and token."""

from __future__ import annotations

from collections import Counter
from typing import Final

from markupsafe import Markup

from meeplehall.games.renaissance.cards import FOUNDATION_FACE
from meeplehall.games.renaissance.decks import HOUSE, tables_of
from meeplehall.games.renaissance.shapes import Card
from meeplehall.games.renaissance.view import card_data
from meeplehall.web.scenes.dictionary import Entry, Glimpse, Group, arrow, figure, glimpses
from meeplehall.web.scenes.renaissance.cards import HEIGHT, WIDTH, whole
from meeplehall.web.scenes.renaissance.names import ICONS, WORKER_OF, icon_name, needs_words, worker_name
from meeplehall.web.scenes.renaissance.pieces import knight, sealed, token
from meeplehall.web.texts import Texts

_FOUNDATION: Final = [card_data(FOUNDATION_FACE + kind) for kind in range(5)]
_PAD: Final = 20


def _card(card: Card, x: float, y: float, scale: float) -> str:
    return f'<g transform="translate({x:g} {y:g}) scale({scale:g})">{whole(card)}</g>'


def _nested(drawing: str, x: float, y: float, w: float) -> str:
    """A drawing of its own inside a picture."""
    return drawing.replace("<svg ", f'<svg x="{x:g}" y="{y:g}" width="{w:g}" height="{w:g}" ', 1)


def _pyramid(rows: int) -> str:
    """The lowest rows of a pyramid, with a Renaissance Man in the middle of the first."""
    scale = 0.24
    wide, high = WIDTH * scale, HEIGHT * scale
    out = ""
    for level in range(rows):
        for k in range(5 - level):
            card = _FOUNDATION[4 if (level, k) == (0, 2) else (k + 2 * level) % 4]
            out += _card(card, 110 + (k - (5 - level) / 2) * wide, 114 - high * level, scale)
    return out


def overview(t: Texts) -> list[Glimpse]:
    """The game in two minutes."""
    baker, knight_card, scholar = _FOUNDATION[2], _FOUNDATION[3], _FOUNDATION[1]
    fits: Card = {
        "text": "",
        "worker": "scholar",
        "large": "book",
        "offers": ["book", "book"],
        "needs": ["shield", "bread"],
    }
    tokens = "".join(_nested(token(icon, t), 14 + 30 * k, 54, 34) for k, icon in enumerate(ICONS))
    letters = "".join(_nested(str(sealed(seat, "")), 22 + 62 * seat, 48, 54) for seat in range(3))
    pictures = [
        _pyramid(5),
        _card(knight_card, 44, 79, 0.5) + _card(baker, 110, 79, 0.5) + _card(fits, 77, 24, 0.5),
        "".join(_card(_FOUNDATION[k], 18 + 98 * (k % 2), 18 + 62 * (k // 2), 0.42) for k in range(4)),
        letters,
        _pyramid(2) + figure(110, 44, "1 → 2", 22),
        _card(scholar, 116, 44, 0.6) + knight(0, 40, 60, 46) + knight(0, 74, 60, 46) + knight(1, 56, 104, 46),
        tokens + arrow(150, 72) + _card(_FOUNDATION[4], 164, 54, 0.36),
        _card(scholar, 14, 18, 0.5)
        + arrow(106, 46)
        + _nested(token("book", t), 124, 28, 40)
        + _card(knight_card, 14, 84, 0.5)
        + arrow(106, 112)
        + knight(0, 146, 112, 44),
    ]
    return glimpses("rm", pictures, t)


def dictionary(hints: dict[str, list[str]], t: Texts) -> list[Group]:
    """Workers with their actions, tokens and knights, and the cards of the usual deck."""
    workers = [
        Entry(f"worker-{card['worker']}", _picture(card), worker_name(card, t), *hints[card["large"] or "any"][1:3])
        for card in _FOUNDATION
    ]
    faces = Counter(tables_of(HOUSE[0]).face[card] for card in range(1, 97))
    groups = [
        Group("dict-workers", t("rm-dict-workers"), workers, t("rm-dict-workers-help")),
        Group("dict-pieces", t("rm-dict-pieces"), _pieces(hints, t)),
    ]
    for icon in ICONS:
        some = [(card_data(face), count) for face, count in faces.items() if card_data(face)["large"] == icon]
        entries = [
            Entry(
                f"card-{card['text']}",
                _picture(card),
                worker_name(card, t),
                _words(card, t),
                "RM-301",
                t("dict-count", n=count),
            )
            for card, count in some
        ]
        title = t("rm-dict-cards", worker=t(f"rm-{WORKER_OF[icon]}"))
        groups.append(Group(f"dict-cards-{icon}", title, entries))
    return groups


def _words(card: Card, t: Texts) -> str:
    left, right = (icon_name(icon, t) for icon in card["offers"])
    return t("rm-dict-card", left=left, right=right, needs=needs_words(card, t))


def _picture(card: Card) -> Markup:
    box = f"{-4} {-_PAD} {WIDTH + 8} {HEIGHT + 2 * _PAD}"
    return Markup(f'<svg class="dict-worker" viewBox="{box}" aria-hidden="true">{whole(card)}</svg>')


def _pieces(hints: dict[str, list[str]], t: Texts) -> list[Entry]:
    tokens = [
        Entry(
            f"token-{icon}",
            Markup(token(icon, t)),
            t("rm-dict-token", icon=icon_name(icon, t)),
            t("rm-dict-token-help", action=t(f"rm-{action}")),
            "RM-303",
        )
        for icon, action in zip(ICONS, ("hire", "teach", "barter", "recruit"))
    ]
    title, words, rule = hints["knights"][:3]
    drawn = Markup(f'<svg class="dict-tile" viewBox="0 0 24 24" aria-hidden="true">{knight(0, 12, 12, 24)}</svg>')
    letter = hints["letters"]
    return [
        *tokens,
        Entry("knight", drawn, title, words, rule),
        Entry("letter", sealed(0, letter[0]), *letter[:3]),
    ]
