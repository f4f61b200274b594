"""A pyramid by the names of its places, as far as a drawing needs it: what rests on what, and what would fit where."""

from __future__ import annotations

from collections.abc import Container
from functools import cache
from typing import Final

from meeplehall.games.renaissance.shapes import Card, Player

Cards = dict[str, Card]
"""Cards by place."""

LEVELS: Final = 5
MASTER: Final = "5.1"
PLACES: Final = [f"{level}.{p}" for level in range(LEVELS, 0, -1) for p in range(1, 7 - level)]


@cache
def split(place: str) -> tuple[int, int]:
    """Level and position."""
    level, _, position = place.partition(".")
    return int(level), int(position)


@cache
def below(place: str) -> tuple[str, str]:
    """The two places an upper one rests on (RM-106)."""
    level, position = split(place)
    return f"{level - 1}.{position}", f"{level - 1}.{position + 1}"


@cache
def above(place: str, side: int) -> str:
    """The place over the left (0) or right (1) corner; empty at the rim."""
    level, position = split(place)
    position += side - 1
    return f"{level + 1}.{position}" if level < LEVELS and 1 <= position <= LEVELS - level else ""


def standing(player: Player) -> Cards:
    """What stands once the removals of the seat's own choice are carried out."""
    going = removing(player)
    return {cell["place"]: cell["card"] for cell in player["structure"] if cell["card"] and cell["place"] not in going}


def removing(player: Player) -> list[str]:
    """The places that the seat's own unrevealed choice clears."""
    choice = player["choice"]
    return list(choice["removing"]) if choice else []


def covered(place: str, cards: Container[str]) -> bool:
    """Whether somebody stands on this one (RM-205)."""
    return above(place, 0) in cards or above(place, 1) in cards


def fillable(cards: Container[str]) -> list[str]:
    """The free places with both supporters (RM-106)."""
    upper = [place for place in PLACES if split(place)[0] > 1 and place not in cards]
    return [place for place in upper if all(under in cards for under in below(place))]


def offered(place: str, cards: Cards) -> tuple[str, str]:
    """The two corners that touch from below."""
    left, right = below(place)
    return cards[left]["offers"][1], cards[right]["offers"][0]


def fits(card: Card, place: str, cards: Cards) -> bool:
    """Whether both needs meet their offers (RM-301)."""
    return meets((card["needs"][0], card["needs"][1]), offered(place, cards))


def meets(needs: tuple[str, str], offers: tuple[str, str]) -> bool:
    """Whether each need finds its icon, or a corner that offers anything."""
    return all(offer in (need, "any") for need, offer in zip(needs, offers))


def fitting(card: Card, cards: Cards) -> list[str]:
    """The places where a card would fit."""
    return [place for place in fillable(cards) if fits(card, place, cards)]


def acting(cards: Cards, phase: int) -> list[str]:
    """The places of the workers that give an action in this phase (RM-204)."""
    row = [f"{phase}.{position}" for position in range(1, LEVELS + 2 - phase)]
    return [place for place in row if place in cards and cards[place]["large"] and not covered(place, cards)]


def sources(cards: Cards, phase: int) -> dict[str, str]:
    """The icons of the actions they give, each with its leftmost worker."""
    return {cards[place]["large"] or "": place for place in reversed(acting(cards, phase))}
