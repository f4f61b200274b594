"""Names and numbers in words; sums of what an action gains and costs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from meeplehall.core.events import Happening
from meeplehall.games.nobility import events
from meeplehall.games.nobility.names import GOOD_NAMES, GUILD_NAMES, RACE_NAMES
from meeplehall.games.nobility.shapes import Building, Card, Commission, CouncilTile, Housing
from meeplehall.web.texts import Texts

GOODS: Final = {name: number for number, name in enumerate(GOOD_NAMES)}
GUILDS: Final = {name: number for number, name in enumerate(GUILD_NAMES)}
RACES: Final = {name: number for number, name in enumerate(RACE_NAMES)}
PAIRS: Final = ((1, 2), (3, 4), (5, 6))
MINUS: Final = "\u2212"

Gain = (
    events.Coins
    | events.Goods
    | events.Modifiers
    | events.Points
    | events.Reputation
    | events.Nobility
    | events.Workers
    | events.House
)
"""What changes what a seat has."""
_SUMS: Final = ("coins", "modifiers", "points", "reputation", "nobility", "workers", *GOOD_NAMES, "house")


def pair(value: int) -> int:
    """The slot of a die where two values share one."""
    return (value - 1) // 2


def good(name: str, t: Texts) -> str:
    """A kind of goods."""
    return t(f"rn-good-{name}")


def goods(count: int, name: str, t: Texts) -> str:
    """So many of a kind."""
    return t(f"rn-n-{name}", n=count)


def guild(name: str, t: Texts) -> str:
    """A guild."""
    return t(f"rn-guild-{name}")


def race(name: str, t: Texts) -> str:
    """A race, in a sentence."""
    return t(f"rn-race-{name}")


def listed(parts: Iterable[str]) -> str:
    """Parts with commas between them."""
    return ", ".join(parts)


def card_needs(housing: Housing, t: Texts) -> str:
    """What a settlers card still lacks; empty: nothing."""
    missing = housing["missing"]
    if missing:
        return t("rn-needs", what=good(missing[0], t)) if len(missing) == 1 else t("rn-needs-kinds", n=len(missing))
    if housing["more"]:
        return t("rn-needs-more", n=housing["more"])
    return t("rn-needs-house") if housing["house"] else ""


def lines(words: str, wide: int) -> list[str]:
    """Words in lines of about so many letters; a no-break space is none to break at."""
    out = [""]
    for word in words.split(" "):
        if out[-1] and len(out[-1]) + 1 + len(word) > wide:
            out.append(word)
        else:
            out[-1] = f"{out[-1]} {word}".strip()
    return out


def card_words(card: Card, t: Texts) -> str:
    """A settlers card in words."""
    wanted = listed(good(name, t) for name in card["goods"])
    least, most, workers, stars = card["min"], card["max"], card["workers"], card["stars"]
    who = race(card["race"], t)
    return t("rn-card-words", race=who, goods=wanted, least=least, most=most, workers=workers, stars=stars)


def card_asks(card: Card, t: Texts) -> str:
    """What a settlers card asks for and brings: cards of one race differ by it."""
    wanted = listed(good(name, t) for name in card["goods"])
    return t("rn-card-asks", goods=wanted, least=card["min"], most=card["max"], stars=card["stars"])


def effects_words(tile: Building, t: Texts) -> str:
    """What a workshop does."""
    return t("rn-or").join(t(f"rn-effect-{name}") for name in tile["effects"])


def building_words(tile: Building, t: Texts) -> str:
    """A building in words."""
    if not tile["guild"]:
        return t("rn-community-words")
    return t("rn-workshop-words", guild=guild(tile["guild"], t), effects=effects_words(tile, t))


def council_words(tile: CouncilTile, t: Texts) -> str:
    """What a council tile asks for and gives."""
    price = [goods(count, name, t) for name, count in zip(GOOD_NAMES, tile["goods"]) if count]
    if tile["coins"]:
        price.append(t("rn-n-coins", n=tile["coins"]))
    return t("rn-council-words", price=listed(price), level=tile["nobility"], n=tile["vp"])


def commission_words(commission: Commission | None, t: Texts) -> str:
    """What a commission is paid for; None: nobody may know."""
    if commission is None:
        return t("rn-commission-hidden")
    subject = ""
    if "race" in commission:
        subject = t(f"rn-races-{commission['race']}")
    elif "guild" in commission:
        subject = guild(commission["guild"], t)
    return t(f"rn-commission-{commission['kind']}", of=subject, most=commission["max"])


def benefit_words(benefit: dict[str, int], t: Texts) -> str:
    """What a character brings a Lord."""
    return listed(t(f"rn-benefit-{name}", n=count) for name, count in benefit.items())


def signed(count: int) -> str:
    """With its sign."""
    return f"+{count}" if count > 0 else f"{MINUS}{-count}"


def gained(happened: Sequence[Happening], seat: int) -> Counter[str]:
    """What the events bring this seat and cost it: goods by their names, the rest by the names of the events."""
    totals: Counter[str] = Counter()
    for event in happened:
        if isinstance(event, Gain) and event.seat == seat:
            name = event.good if isinstance(event, events.Goods) else event.name
            totals[name] += 1 if isinstance(event, events.House) else event.amount
    return totals


_SIGNS: Final = {
    "coins": "coin",
    "modifiers": "modify",
    "reputation": "reputation",
    "nobility": "star",
    "workers": "man",
    "house": "cottage",
    **{name: f"good-{number}" for name, number in GOODS.items()},
}


def marks(happened: Sequence[Happening], seat: int) -> str:
    """What the events bring this seat and cost it besides points that are gained, as figures with signs."""
    totals = gained(happened, seat)
    found = [(totals[name], sign) for name, sign in _SIGNS.items() if totals[name]]
    if totals["points"] < 0:
        found.append((totals["points"], "points"))
    return " ".join(f"{signed(n)} {{{sign}}}" for n, sign in sorted(found, key=lambda mark: -mark[0]))


def sums(happened: Sequence[Happening], seat: int, t: Texts) -> list[str]:
    """The same in words, each thing once."""
    totals = gained(happened, seat)
    found = []
    for name in _SUMS:
        if name == "points":
            found += _points(happened, seat, t)
        elif name in GOODS and totals[name]:
            found.append(f"{signed(totals[name])[0]}{goods(abs(totals[name]), name, t)}")
        elif totals[name]:
            found.append(t(f"rn-sum-{name}", signed=signed(totals[name]), n=abs(totals[name])))
    return found


def _points(happened: Sequence[Happening], seat: int, t: Texts) -> list[str]:
    """Points, each with its reason."""
    return [
        t("rn-sum-points", signed=signed(n), n=abs(n), why=why) for why, n in _by_reason(happened, seat, t).items() if n
    ]


def reasons(happened: Sequence[Happening], seat: int, t: Texts) -> list[str]:
    """What points come for."""
    return [why for why, n in _by_reason(happened, seat, t).items() if n > 0]


def _by_reason(happened: Sequence[Happening], seat: int, t: Texts) -> Counter[str]:
    found: Counter[str] = Counter()
    for event in happened:
        if isinstance(event, events.Points) and event.seat == seat:
            found[t(f"rn-source-{event.why.replace(' ', '-')}")] += event.amount
    return found
