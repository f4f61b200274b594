"""The rules in pictures: the game in eight glimpses, and every card, tile and sign."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from markupsafe import Markup

from meeplehall.games.nobility.names import GOOD_NAMES
from meeplehall.games.nobility.schema import Content
from meeplehall.web.portraits import portrait
from meeplehall.web.scenes.dictionary import Entry, Glimpse, Group, arrow, capital, figure, glimpses
from meeplehall.web.scenes.nobility.board.orders import commission_sign
from meeplehall.web.scenes.nobility.pieces import (
    coin,
    die,
    head,
    home,
    man,
    modifier,
    path,
    points,
    rect,
    rosette,
    star,
    token,
    use,
)
from meeplehall.web.scenes.nobility.strip import event_name, event_words
from meeplehall.web.scenes.nobility.town.chancery import about, change
from meeplehall.web.scenes.nobility.town.council import council_tile
from meeplehall.web.scenes.nobility.town.hall import building
from meeplehall.web.scenes.nobility.town.tavern import small_card
from meeplehall.web.scenes.nobility.words import (
    GOODS,
    GUILDS,
    RACES,
    benefit_words,
    building_words,
    card_words,
    commission_words,
    council_words,
    good,
    goods,
    race,
)
from meeplehall.web.texts import Texts

_CARD: Final = 96
_SIGNS: Final = {
    "coins": coin(2, 2, 44),
    "reputation": rosette(2, 2, 44),
    "nobility": star(2, 2, 44),
    "modifiers": modifier(4, 4, 40),
    "workers": man(1, 4, 4, 40),
    "houses": home(1, 4, 4, 40),
}
# The place or thing that an event changes.
_EVENT_SIGNS: Final = {
    "port": "i-boat",
    "apprentice": "i-man",
    "free": "i-purchase",
    "tavern": "i-mug",
    "house": "i-cottage",
    "building": "i-workshop",
    "good": "i-purchase",
    "berk": "i-modify",
    "castle": "i-tower",
    "council": "i-council",
}


def overview(t: Texts) -> list[Glimpse]:
    """The game in two minutes."""
    card = '<g transform="translate({} {}) scale(1.2)">' + small_card(0, (3, 5), 4, 6, 2, 1, _CARD) + "</g>"
    dice = "".join(die(1, face, 16 + 38 * k, 28, 34) for k, face in enumerate((5, 2, 2, 6, 3)))
    pictures = [
        dice + path("M16 74v8h110v-8", "dict-brace") + figure(71, 116, "5+2+2") + rosette(138, 82, 50, 9),
        card.format(20, 14)
        + arrow(104, 72)
        + '<g transform="translate(128 14) scale(1.2)">'
        + small_card(5, (2, 4), 4, 6, 2, 1, _CARD)
        + "</g>",
        home(1, 96, 30, 74) + coin(40, 52, 36, 5),
        die(1, 5, 24, 22, 40)
        + arrow(86, 42)
        + "".join(token(3, 112 + 34 * k, 28, 30) for k in range(3))
        + die(1, 2, 24, 84, 40)
        + arrow(86, 104)
        + token(3, 112, 90, 30)
        + man(1, 148, 88, 32)
        + man(1, 180, 88, 32),
        card.format(14, 14) + home(1, 78, 50, 40) + arrow(134, 72) + points(156, 44, 54, 6),
        building(3, ("coin",), (5, 2), 20, 30)
        + building(-1, (), (5, 2), 20, 78)
        + arrow(118, 72)
        + points(138, 50, 38, 5)
        + star(178, 48, 40, 2),
        use("i-boat", 16, 22, 42, "fx")
        + coin(64, 26, 34, 3)
        + use("i-council", 124, 22, 42, "fx")
        + points(172, 26, 34, 7)
        + use("i-tower", 16, 84, 42, "fx")
        + rosette(64, 86, 36)
        + use("i-quill", 124, 84, 42, "fx")
        + modifier(172, 88, 34),
        man(1, 20, 26, 36)
        + coin(62, 26, 36, 3)
        + token(0, 122, 28, 32)
        + token(4, 158, 28, 32)
        + points(22, 86, 40, 1)
        + figure(92, 114, "=")
        + star(112, 84, 44, 9)
        + points(164, 86, 40, 3),
    ]
    return glimpses("rn", pictures, t)


def dictionary(content: Content, hints: dict[str, list[str]], t: Texts) -> list[Group]:
    """Everything the content has; `hints` say what it is for."""
    groups = [
        ("signs", _signs(hints, t), ""),
        ("characters", _characters(content, t), t("rn-hint-character")),
        ("settlers", _settlers(content, t), t("rn-hint-settlers")),
        ("buildings", _buildings(content, t), t("rn-hint-hall")),
        ("ships", _ships(content, t), t("rn-hint-port")),
        ("council", _council(content, t), t("rn-hint-council")),
        ("events", _events(content, t), t("rn-hint-event")),
        ("desks", _desks(content, t), ""),
        ("commissions", _commissions(content, t), t("rn-hint-commission")),
        ("objectives", _objectives(content, t), t("rn-hint-objective")),
    ]
    return [Group(f"dict-{name}", t(f"rn-dict-{name}"), entries, words) for name, entries, words in groups]


def _picture(w: float, h: float, inside: str, cls: str = "dict-tile") -> Markup:
    return Markup(f'<svg class="{cls}" viewBox="0 0 {w:g} {h:g}" aria-hidden="true">{inside}</svg>')


def _signs(hints: dict[str, list[str]], t: Texts) -> list[Entry]:
    kinds = [
        Entry(f"good-{name}", _picture(48, 48, token(kind, 4, 4, 40)), capital(good(name, t)), words, rule)
        for kind, name in enumerate(GOOD_NAMES)
        for _, words, rule in [hints[f"good-{kind}"]]
    ]
    others = [Entry(f"sign-{name}", _picture(48, 48, sign), *hints[name]) for name, sign in _SIGNS.items()]
    return kinds + others


def _characters(content: Content, t: Texts) -> list[Entry]:
    found = []
    for number, card in enumerate(content.characters.card, start=1):
        brings = {name: count for name in card.benefit.__struct_fields__ if (count := getattr(card.benefit, name))}
        kind = GOOD_NAMES[GUILDS[card.guild]]
        limit = content.settling.most_per_good + 1
        words = t("rn-dict-character", good=good(kind, t), n=limit, benefit=benefit_words(brings, t))
        picture = _picture(
            44, 44, rect(0, 0, 44, 44, 5, "niche n1") + f'<g transform="translate(2 4)">{portrait(number)}</g>'
        )
        found.append(Entry(f"character-{number}", picture, card.name, words, "RN-305"))
    return found


def _settlers(content: Content, t: Texts) -> list[Entry]:
    found = []
    for number, card in enumerate(content.settlers.card, start=1):
        kinds = tuple(GOODS[name] for name in card.goods)
        drawn = small_card(RACES[card.race], kinds, card.min, card.max, card.workers, card.stars, _CARD)
        title = t(f"rn-race-title-{card.race}")
        words = card_words(
            {
                "card": number,
                "race": card.race,
                "goods": list(card.goods),
                "min": card.min,
                "max": card.max,
                "workers": card.workers,
                "stars": card.stars,
            },
            t,
        )
        picture = _picture(46, _CARD, drawn, "dict-settlers")
        found.append(Entry(f"settlers-{number}", picture, title, words.partition(": ")[2], "RN-302"))
    return found


def _buildings(content: Content, t: Texts) -> list[Entry]:
    found = []
    kinds = Counter((tile.guild, tuple(tile.effects)) for tile in content.buildings.workshop)
    worth = (content.community.vp, content.community.stars)
    for (guild, effects), count in kinds.items():
        title, _, words = building_words({"tile": 0, "guild": guild, "effects": list(effects)}, t).partition(": ")
        picture = _picture(70, 42, building(GUILDS[guild], effects, worth, 1, 1), "dict-wide")
        found.append(
            Entry(f"workshop-{guild}-{'-'.join(effects)}", picture, title, capital(words), "RN-402", _count(count, t))
        )
    name = t("rn-community-words")
    picture = _picture(70, 42, building(-1, (), worth, 1, 1), "dict-wide")
    words = t("rn-dict-community", n=worth[0], stars=worth[1])
    return [*found, Entry("community", picture, name, words, "RN-502", _count(content.buildings.community, t))]


def _count(count: int, t: Texts) -> str:
    return t("dict-count", n=count)


def _ships(content: Content, t: Texts) -> list[Entry]:
    found = []
    for number, ship in enumerate(content.ships.ship, start=1):
        wanted = [kind for kind in range(6) if ship.spaces[kind]]
        inside = ""
        words = []
        for k, kind in enumerate(wanted):
            x, y = 2 + (k % 3) * 40, 2 + (k // 3) * 34
            inside += token(kind, x, y, 20) + coin(x + 16, y + 12, 18, ship.prices[kind])
            words.append(t("rn-dict-hold", goods=goods(ship.spaces[kind], GOOD_NAMES[kind], t), n=ship.prices[kind]))
        name = t("rn-dict-ship", n=number)
        found.append(Entry(f"ship-{number}", _picture(120, 68, inside, "dict-wide"), name, ", ".join(words), "RN-601"))
    return found


def _council(content: Content, t: Texts) -> list[Entry]:
    tiles = Counter((tuple(tile.goods), tile.coins, tile.nobility, tile.vp) for tile in content.council.tile)
    found = []
    for number, ((price, coins, level, vp), count) in enumerate(tiles.items(), start=1):
        words = council_words({"tile": 0, "goods": list(price), "coins": coins, "nobility": level, "vp": vp}, t)
        name = t("rn-objective-points", n=vp)
        picture = _picture(50, 53, council_tile(price, coins, level, vp, True, 0.7, 1))
        found.append(Entry(f"council-{number}", picture, name, words, "RN-602", _count(count, t)))
    return found


def _events(content: Content, t: Texts) -> list[Entry]:
    found = []
    for number, card in enumerate(content.events.card, start=1):
        event: Any = {"event": number, "name": card.name, "effects": {card.effect: card.amount}}
        sign = use(_EVENT_SIGNS[card.effect.partition("-")[0]], 4, 4, 40, "fx")
        name = event_name(card.name, t)
        deck = t("rn-dict-event", n=card.deck)
        found.append(Entry(f"event-{number}", _picture(48, 48, sign), name, event_words(event, t), "RN-811", deck))
    return found


def _desks(content: Content, t: Texts) -> list[Entry]:
    found = []
    for number, desk in enumerate(content.chancery.desk, start=1):
        inside = head(RACES[desk.top], 1, 1, 21) + head(RACES[desk.bottom], 23, 1, 21)
        inside += about(desk.benefit, 1, 25, 19) + change(desk.benefit, 33, 26, 17)
        name = t("rn-dict-desk", n=number)
        who = t("rn-dict-desk-races", one=t(f"rn-races-{desk.top}"), other=t(f"rn-races-{desk.bottom}"))
        picture = _picture(46, 46, inside)
        found.append(Entry(f"desk-{number}", picture, name, t(f"rn-desk-{desk.benefit}"), "RN-833", who))
    return found


def _commissions(content: Content, t: Texts) -> list[Entry]:
    found = []
    for number, card in enumerate(content.chancery.commission, start=1):
        known: Any = {"commission": number, "kind": card.kind, "max": card.max}
        name = t("rn-dict-commission")
        if card.race:
            known["race"] = card.race
            name = capital(race(card.race, t))
        elif card.guild:
            known["guild"] = card.guild
            name = t(f"rn-guild-{card.guild}")
        picture = _picture(48, 48, commission_sign(known, 4, 4, 40))
        found.append(Entry(f"commission-{number}", picture, name, commission_words(known, t), "RN-834"))
    return found


def _objectives(content: Content, t: Texts) -> list[Entry]:
    steps: dict[str, list[int]] = {}
    for card in content.objectives.card:
        steps.setdefault(card.theme, []).append(card.threshold)
    signs = {
        "points": points(4, 4, 40),
        "settlers": use("i-cottage", 4, 4, 40, "plain-house"),
        "races": head(0, 0, 6, 30) + head(3, 18, 14, 30),
        "council": use("i-council", 4, 4, 40, "fx"),
        "buildings": use("i-workshop", 4, 4, 40, "fx"),
    }
    return [
        Entry(
            f"objective-{theme}",
            _picture(48, 48, signs[theme]),
            t("rn-objective"),
            capital(t("rn-or").join(t(f"rn-objective-{theme}", n=number) for number in numbers)),
            "RN-824",
        )
        for theme, numbers in steps.items()
    ]
