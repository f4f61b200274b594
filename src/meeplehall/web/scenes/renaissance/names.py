"""Icons, workers and actions, and what they are called."""

from __future__ import annotations

from typing import Final

from meeplehall.games.renaissance.cards import ICONS, LETTERS, WORKERS
from meeplehall.games.renaissance.shapes import Card
from meeplehall.web.texts import Texts

ACTION_OF: Final = {"coin": "hire", "book": "teach", "bread": "barter", "shield": "recruit"}
ICON_OF: Final = {action: icon for icon, action in ACTION_OF.items()}
ACTIONS: Final = list(ICON_OF)
WORKER_OF: Final = dict(zip(ICONS, WORKERS))
RENAISSANCE: Final = WORKERS[4]
_ICON_OF_LETTER: Final = dict(zip(LETTERS, ICONS))
_WORKER_OF_LETTER: Final = dict(zip(LETTERS + "R", WORKERS))

__all__ = ["ACTIONS", "ACTION_OF", "ICONS", "ICON_OF", "RENAISSANCE", "WORKERS", "WORKER_OF"]


def worker_name(card: Card, t: Texts) -> str:
    """Who is on a card: Merchant."""
    return t(f"rm-{card['worker']}")


def icon_name(icon: str, t: Texts) -> str:
    """A coin, a book."""
    return t(f"rm-icon-{icon}")


def card_words(card: Card, t: Texts) -> str:
    """A card with its corners, for those who do not see it."""
    offers = [icon_name(icon, t) for icon in card["offers"]]
    if not card["needs"]:
        return t("rm-card-base", worker=worker_name(card, t), left=offers[0], right=offers[1])
    needs = [icon_name(icon, t) for icon in card["needs"]]
    return t(
        "rm-card", worker=worker_name(card, t), left=offers[0], right=offers[1], need_left=needs[0], need_right=needs[1]
    )


def needs_words(card: Card, t: Texts) -> str:
    """What a card needs."""
    left, right = (icon_name(icon, t) for icon in card["needs"])
    return t("rm-needs", left=left, right=right)


def text_name(text: str, t: Texts) -> str:
    """The worker of a face as events and views write it."""
    return t(f"rm-{_WORKER_OF_LETTER[text[0]]}")


def needs_of(text: str) -> tuple[str, str] | None:
    """What a face needs on the left and on the right; None if it needs nothing."""
    _, _, needs = text.partition("/")
    return (_ICON_OF_LETTER[needs[0].upper()], _ICON_OF_LETTER[needs[1].upper()]) if needs else None


def text_words(text: str, t: Texts) -> str:
    """Such a face in words: Merchant, needs bread and book."""
    needs = needs_of(text)
    if needs is None:
        return text_name(text, t)
    left, right = (icon_name(icon, t) for icon in needs)
    return f"{text_name(text, t)}, {t('rm-needs', left=left, right=right)}"


def icon_of(text: str) -> str:
    """The large icon of such a face; empty on a Renaissance Man."""
    return _ICON_OF_LETTER.get(text[0], "")
