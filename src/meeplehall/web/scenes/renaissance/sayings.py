"""What a thing on the table means in this position: one or two sentences for whoever points at it."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import escape

from meeplehall.games.renaissance.shapes import Area, Card, Player, View
from meeplehall.web.scenes.renaissance import structure
from meeplehall.web.scenes.renaissance.names import ACTION_OF, icon_name, needs_of, text_words, worker_name
from meeplehall.web.scenes.renaissance.structure import Cards
from meeplehall.web.scenes.scene import Look
from meeplehall.web.texts import Texts


def said(words: str) -> str:
    """The attribute that carries it."""
    return f' data-say="{escape(words)}"' if words else ""


def corners(card: Card, t: Texts) -> str:
    """What a card offers and needs."""
    return _corners(tuple(card["offers"]), tuple(card["needs"]), t)


@lru_cache(2048)
def _corners(offers: tuple[str, ...], needs: tuple[str, ...], t: Texts) -> str:
    if set(offers) == {"any"} and not needs:
        return ""  # a Renaissance Man: his hint says it
    left, right = (icon_name(icon, t) for icon in offers)
    if not needs:
        return t("rm-say-offers", left=left, right=right)
    need_left, need_right = (icon_name(icon, t) for icon in needs)
    return t("rm-say-corners", left=left, right=right, need_left=need_left, need_right=need_right)


def asked_for(place: str, cards: Cards, t: Texts) -> str:
    """What the two corners under a free place ask for: coin + shield."""
    return " + ".join(icon_name(icon, t) for icon in structure.offered(place, cards))


def fit(card: Card, cards: Cards, t: Texts) -> str:
    """Where a card fits, or what the free places ask for instead."""
    spots = structure.fitting(card, cards)
    if spots:
        return t("rm-fits", n=len(spots), places=", ".join(spots)) + "."
    free = structure.fillable(cards)
    if not free:
        return t("rm-no-free-place")
    return t("rm-fits-nowhere", asks="; ".join(f"{place}: {asked_for(place, cards, t)}" for place in free))


def card_in_hand(card: Card, cards: Cards, t: Texts) -> str:
    """What it offers and needs, and where it fits."""
    return f"{corners(card, t)} {fit(card, cards, t)}"


def worker(card: Card, place: str, cards: Cards, t: Texts) -> str:
    """What somebody in a pyramid offers, and whether he still acts."""
    return f"{corners(card, t)} {_duty(card['large'] or '', place, structure.covered(place, cards), t)}".strip()


@lru_cache(1024)
def _duty(icon: str, place: str, covered: bool, t: Texts) -> str:
    level = structure.split(place)[0]
    if not icon or level == structure.LEVELS:
        return ""
    if covered:
        return t("rm-say-covered")
    return t("rm-say-acts", level=level, action=t(f"rm-{ACTION_OF[icon]}"))


def free_place(view: View, look: Look, place: str, cards: Cards) -> str:
    """What a place asks for, and who in the hand would do."""
    t = look.t
    asks = structure.offered(place, cards)
    if set(asks) == {"any"}:
        words = t("rm-say-takes-any", place=place)
    else:
        words = t("rm-say-asks", place=place, asks=asked_for(place, cards, t))
    if not any(structure.meets(pair, asks) for pair in needs_in_play(view)):
        return f"{words} {t('rm-say-only-man')}"
    hand = view["players"][look.focus]["hand"]
    if hand is None or view["decision"]["kind"] == "foundation":
        return words
    names = sorted({worker_name(card, t) for card in hand if structure.fits(card, place, cards)})
    return f"{words} {t('rm-say-from-hand', names=', '.join(names)) if names else t('rm-say-none-in-hand')}"


def others_place(place: str, cards: Cards, t: Texts) -> str:
    """The same of another's pyramid, whose hand nobody sees."""
    return t("rm-say-asks", place=place, asks=asked_for(place, cards, t))


def no_place_yet(place: str, t: Texts) -> str:
    """What has to be there before."""
    if place == structure.MASTER:
        return t("rm-say-master")
    if structure.split(place)[0] == 1:
        return t("rm-say-foundation")
    left, right = structure.below(place)
    return t("rm-say-rests", left=left, right=right)


def needs_in_play(view: View) -> set[tuple[str, str]]:
    """The pairs of needs on all cards that the viewer knows to be somewhere."""
    faces = [text for counts in (view["seen"], view["unseen"]) for text, count in counts.items() if count]
    shown: list[Card | None] = [area["card"] for area in view["areas"]]
    for player in view["players"]:
        faces += player["known"]
        shown += [*(player["hand"] or []), *(cell["card"] for cell in player["structure"])]
    faces += [card["text"] for card in shown if card]
    return {pair for text in set(faces) if (pair := needs_of(text)) is not None}


def area(view: View, there: Area, leads: str, look: Look) -> str:
    """Who has how many knights there, and what they fight for."""
    t = look.t
    sides = [t("rm-knights-of", name=look.names[seat], n=count) for seat, count in enumerate(there["knights"]) if count]
    if there["rivals"]:
        sides.append(t("rm-rival-knights", n=there["rivals"]))
    counted = ", ".join(sides)
    return f"{counted}: {leads}." if counted else f"{leads[0].upper()}{leads[1:]}."


def stored(icon: str, t: Texts) -> str:
    """What a stored token is good for."""
    return t("rm-say-token", icon=icon_name(icon, t), action=t(f"rm-{ACTION_OF[icon]}"))


def taught(icon: str, there: bool, t: Texts) -> str:
    """Whether this one of the four is there."""
    return t("rm-say-taught" if there else "rm-say-missing", icon=icon_name(icon, t))


def knights(view: View, seat: int, t: Texts) -> str:
    """How many are at home, how many on the board."""
    out = sum(there["knights"][seat] for there in view["areas"])
    return t("rm-say-knights", n=view["players"][seat]["knights"], out=out)


def held(player: Player, t: Texts) -> str:
    """Another's hand: how many cards, and those that all have seen."""
    from_board = "; ".join(text_words(text, t) for text in player["known"])
    words = t("rm-say-hand", n=player["hand_size"])
    return f"{words} {t('rm-known-card', card=from_board)}." if from_board else words


def acting(view: View, phase: int, look: Look) -> str:
    """Who has workers that act in a phase."""
    t = look.t
    counts = [len(structure.acting(structure.standing(player), phase)) for player in view["players"]]
    names = ", ".join(f"{look.names[seat]} {count}" for seat, count in enumerate(counts) if count)
    return t("rm-say-acting", phase=phase, names=names) if names else t("rm-say-nobody-acts", phase=phase)
