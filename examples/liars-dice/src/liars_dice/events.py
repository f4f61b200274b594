"""What the rules tell."""

from __future__ import annotations

from meeplehall.core.events import Events, Happening


class Round(Happening, tag="round"):
    """A new round begins."""

    number: int


class Roll(Happening, tag="roll"):
    """A seat has rolled; nobody else sees it."""

    seat: int
    dice: list[int]


class Bid(Happening, tag="bid"):
    """A seat says how many dice of a face lie under all cups."""

    seat: int
    count: int
    face: int


class Doubt(Happening, tag="doubt"):
    """A seat does not believe the last bid."""

    seat: int


class Exact(Happening, tag="exact"):
    """A seat says that the last bid is exact."""

    seat: int


class Reveal(Happening, tag="reveal"):
    """The cups are lifted."""

    count: int
    face: int
    found: int
    """So many dice count for the bid."""


class Lose(Happening, tag="lose"):
    """A seat loses a die."""

    seat: int
    left: int


class Regain(Happening, tag="regain"):
    """A seat gets a die back."""

    seat: int
    left: int


class Out(Happening, tag="out"):
    """A seat has no dice left."""

    seat: int


EVENTS = Events(Round, Roll, Bid, Doubt, Exact, Reveal, Lose, Regain, Out)
