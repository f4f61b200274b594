"""Names and numbers in words; sums of what an action gains and costs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, Protocol

from meeplehall.games.nobility.names import GOOD_NAMES, GUILD_NAMES, RACE_NAMES
from meeplehall.web.texts import Texts

GOODS: Final = {name: number for number, name in enumerate(GOOD_NAMES)}
GUILDS: Final = {name: number for number, name in enumerate(GUILD_NAMES)}
RACES: Final = {name: number for number, name in enumerate(RACE_NAMES)}
PAIRS: Final = ((1, 2), (3, 4), (5, 6))
MINUS: Final = "\u2212"


class Told(Protocol):
    """An event, as the rules or the log tell it."""

    @property
    def name(self) -> str:
        """What happened."""

    @property
    def args(self) -> list[int]:
        """To whom, how much, why."""


def good(number: int, t: Texts) -> str:
    """A kind of goods."""
    return t(f"rn-good-{GOOD_NAMES[number]}")


def goods(count: int, number: int, t: Texts) -> str:
    """So many of a kind."""
    return t(f"rn-n-{GOOD_NAMES[number]}", n=count)


def guild(number: int, t: Texts) -> str:
    """A guild."""
    return t(f"rn-guild-{GUILD_NAMES[number]}")


def race(number: int, t: Texts) -> str:
    """A race, in a sentence."""
    return t(f"rn-race-{RACE_NAMES[number]}")


def listed(parts: Iterable[str]) -> str:
    """Parts with commas between them."""
    return ", ".join(parts)


def card_words(card: dict[str, Any], t: Texts) -> str:
    """A settlers card in words."""
    wanted = listed(t(f"rn-good-{name}") for name in card["goods"])
    who = t(f"rn-race-{card['race']}")
    return t(
        "rn-card-words",
        race=who,
        goods=wanted,
        least=card["min"],
        most=card["max"],
        workers=card["workers"],
        stars=card["stars"],
    )


def building_words(tile: dict[str, Any], t: Texts) -> str:
    """A building in words."""
    if not tile["guild"]:
        return t("rn-community-words")
    effects = t("rn-or").join(t(f"rn-effect-{name}") for name in tile["effects"])
    return t("rn-workshop-words", guild=t(f"rn-guild-{tile['guild']}"), effects=effects)


def council_words(tile: dict[str, Any], t: Texts) -> str:
    """What a council tile asks for and gives."""
    price = [goods(count, number, t) for number, count in enumerate(tile["goods"]) if count]
    if tile["coins"]:
        price.append(t("rn-n-coins", n=tile["coins"]))
    return t("rn-council-words", price=listed(price), level=tile["nobility"], n=tile["vp"])


def commission_words(commission: dict[str, Any], t: Texts) -> str:
    """What a commission is paid for."""
    subject = ""
    if "race" in commission:
        subject = t(f"rn-races-{commission['race']}")
    elif "guild" in commission:
        subject = t(f"rn-guild-{commission['guild']}")
    return t(f"rn-commission-{commission['kind']}", of=subject, most=commission["max"])


def signed(count: int) -> str:
    """With its sign."""
    return f"+{count}" if count > 0 else f"{MINUS}{-count}"


# Events that change what a seat has, with the text of their sum.
_SUMS: Final = {
    "coins": "rn-sum-coins",
    "modifiers": "rn-sum-modifiers",
    "points": "rn-sum-points",
    "reputation": "rn-sum-reputation",
    "nobility": "rn-sum-nobility",
    "workers": "rn-sum-workers",
}


def sums(events: Sequence[Told], seat: int, t: Texts) -> list[str]:
    """What the events bring this seat and cost it, each thing once."""
    totals: dict[str, int] = {}
    stock = [0] * 6
    houses = 0
    for event in events:
        if event.name in _SUMS and event.args[0] == seat:
            totals[event.name] = totals.get(event.name, 0) + event.args[1]
        elif event.name == "good" and event.args[0] == seat:
            stock[event.args[1]] += event.args[2]
        elif event.name == "house" and event.args[0] == seat:
            houses += 1
    out = [_sum(name, totals[name], t) for name in _SUMS if totals.get(name)]
    out += [f"{signed(count)[0]}{goods(abs(count), kind, t)}" for kind, count in enumerate(stock) if count]
    if houses:
        out.append(t("rn-sum-houses", n=houses))
    return out


def _sum(name: str, count: int, t: Texts) -> str:
    return t(_SUMS[name], signed=signed(count), n=abs(count))


def points_of(events: Sequence[Told], seat: int) -> int:
    """Points the events bring this seat."""
    return sum(event.args[1] for event in events if event.name == "points" and event.args[0] == seat)
