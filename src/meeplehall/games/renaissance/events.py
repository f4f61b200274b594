"""What the rules tell, event by event. The comments of records are the texts of those that chance brings."""

from __future__ import annotations

from typing import Annotated

from meeplehall.core.events import By, Events, Happening, named
from meeplehall.games.renaissance.cards import ICONS, WORKERS, face_text
from meeplehall.games.renaissance.pyramid import PLACE_NAMES

Card = Annotated[str, By(face_text)]
"""A face: `M:mm/bs` is a Merchant who offers two coins and needs bread and a book; `R:**` is a Renaissance Man."""
Icon = Annotated[str, named(ICONS)]
"""`coin`, `book`, `bread` or `shield`."""
Place = Annotated[str, named(PLACE_NAMES)]
"""A place of a structure, level and position: `1.1` to `5.1`."""


# Chance


class Dealer(Happening, tag="dealer"):
    """Who deals in this game."""

    seat: int

    def text(self) -> str:
        """`dealer: seat 1`."""
        return f"dealer: seat {self.seat}"


class Area(Happening, tag="area"):
    """A recruit comes onto an empty area."""

    icon: Icon
    """The area."""
    card: Card

    def text(self) -> str:
        """`recruit on coin: M:mm/bs`."""
        return f"recruit on {self.icon}: {self.card}"


class Deal(Happening, tag="deal"):
    """Cards that a seat draws; only this seat is told."""

    seat: int
    cards: list[Card]

    def text(self) -> str:
        """`cards of seat 0: M:mm/bs K:kk/ms`."""
        return f"cards of seat {self.seat}: {' '.join(self.cards)}"


class Flip(Happening, tag="flip"):
    """Solo: a card sends an opposing knight to the area of its large icon."""

    card: Card

    def text(self) -> str:
        """`flipped: M:mm/bs`."""
        return f"flipped: {self.card}"


class Reshuffle(Happening, tag="reshuffle"):
    """The deck was empty: cards of the pile make a new one."""

    cards: int

    def text(self) -> str:
        """`new deck of 40 cards`."""
        return f"new deck of {self.cards} cards"


# The course of the game


class Foundation(Happening, tag="foundation"):
    """A foundation is shown."""

    seat: int
    workers: list[Annotated[str, named(WORKERS)]]
    """From left to right."""


class Phase(Happening, tag="phase"):
    """An action phase is called."""

    round: int
    phase: int


class Recruits(Happening, tag="recruits"):
    """The recruits are resolved from here on."""


class Draw(Happening, tag="draw"):
    """A hand is filled up; which cards, only its owner is told (`deal`)."""

    seat: int
    count: int


class End(Happening, tag="end"):
    """The game is over."""


# What a seat does


class Remove(Happening, tag="remove"):
    """A worker leaves the structure for the pile."""

    seat: int
    place: Place
    card: Card


class Spend(Happening, tag="spend"):
    """A stored token pays for an action."""

    seat: int
    icon: Icon


class Drop(Happening, tag="drop"):
    """A stored token makes room for another."""

    seat: int
    icon: Icon


class Pass(Happening, tag="pass"):
    """No action in this phase."""

    seat: int


class Hire(Happening, tag="hire"):
    """HIRE: a card of the hand goes into the structure."""

    seat: int
    card: Card
    place: Place


class Barter(Happening, tag="barter"):
    """BARTER: a token of the card's large icon goes into the store."""

    seat: int
    card: Card


class Teach(Happening, tag="teach"):
    """TEACH: a token of the card's large icon goes into the Renaissance area."""

    seat: int
    card: Card


class Recruit(Happening, tag="recruit"):
    """RECRUIT: a knight goes to the area of the card's large icon."""

    seat: int
    card: Card
    origin: Annotated[str | None, named(ICONS)]
    """The area he leaves; none: he comes from home."""


class Man(Happening, tag="man"):
    """A Renaissance area is complete: its owner gets a card face down and has to place it."""

    seat: int


class ManPlaced(Happening, tag="man_placed"):
    """A Renaissance Man goes into the structure."""

    seat: int
    place: Place


class Win(Happening, tag="win"):
    """A seat has the most knights on an area."""

    seat: int
    icon: Icon
    """The area."""
    card: Card


class Take(Happening, tag="take"):
    """The recruit goes into the hand."""

    seat: int
    icon: Icon
    """The area."""
    card: Card


class Settle(Happening, tag="settle"):
    """The recruit goes straight into the structure."""

    seat: int
    card: Card
    place: Place


class Rival(Happening, tag="rival"):
    """Solo: the opposing side wins a recruit, which goes to the pile."""

    icon: Icon
    """The area."""
    card: Card


class Tie(Happening, tag="tie"):
    """Nobody has the most knights on an area."""

    icon: Icon
    """The area."""


class Thrown(Happening, tag="thrown"):
    """A hand card goes to the pile unseen; only its owner is told which."""

    seat: int
    card: Card


class Throw(Happening, tag="throw"):
    """How many cards a seat has thrown."""

    seat: int
    count: int


EVENTS = Events(
    Dealer,
    Area,
    Deal,
    Flip,
    Reshuffle,
    Foundation,
    Phase,
    Recruits,
    Draw,
    End,
    Remove,
    Spend,
    Drop,
    Pass,
    Hire,
    Barter,
    Teach,
    Recruit,
    Man,
    ManPlaced,
    Win,
    Take,
    Settle,
    Rival,
    Tie,
    Thrown,
    Throw,
)
