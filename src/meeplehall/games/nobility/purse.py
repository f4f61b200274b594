"""Coins, goods, points and the two tracks: every gain and loss goes through here and is told."""

from __future__ import annotations

from typing import Final

from meeplehall.core.heap import one
from meeplehall.core.native import i64
from meeplehall.games.nobility.state import Board

# Why something was gained or lost, as told to the journal.
REASONS: Final = [
    "start",
    "die",
    "tavern",
    "house",
    "goods",
    "workshop",
    "reward",
    "building",
    "sale",
    "port",
    "council",
    "berk",
    "castle",
    "apprentices",
    "chancery",
    "lot",
    "benefit",
    "tax",
    "settlers",
    "keeper",
    "refusal",
    "goods left",
    "nobility",
    "commission",
    "guild",
]
START: Final = 0
DIE: Final = 1
TAVERN: Final = 2
HOUSE: Final = 3
GOODS: Final = 4
WORKSHOP: Final = 5
REWARD: Final = 6
BUILDING: Final = 7
SALE: Final = 8
PORT: Final = 9
COUNCIL: Final = 10
BERK: Final = 11
CASTLE: Final = 12
APPRENTICES: Final = 13
CHANCERY: Final = 14
LOT: Final = 15
BENEFIT: Final = 16
TAX: Final = 17
SETTLERS: Final = 18
KEEPER: Final = 19
REFUSAL: Final = 20
GOODS_LEFT: Final = 21
NOBILITY: Final = 22
COMMISSION: Final = 23
GUILD: Final = 24


def coins(s: Board, seat: i64, n: i64, why: i64) -> None:
    """Coins gained, or paid when n is negative."""
    if n == 0:
        return
    s.players[seat].coins += n
    if s.journal is not None:
        s.journal.tell("coins", seat, n, why)


def goods(s: Board, seat: i64, kind: i64, n: i64, why: i64) -> None:
    """Goods of one kind gained, or spent when n is negative (RN-405: there are always enough)."""
    if n == 0:
        return
    s.players[seat].goods += one(kind) * n
    if s.journal is not None:
        s.journal.tell("good", seat, kind, n, why)


def modifiers(s: Board, seat: i64, n: i64, why: i64) -> None:
    """Modifiers gained, or spent when n is negative."""
    if n == 0:
        return
    s.players[seat].modifiers += n
    if s.journal is not None:
        s.journal.tell("modifiers", seat, n, why)


def points(s: Board, seat: i64, n: i64, why: i64) -> None:
    """Points gained or lost."""
    if n == 0:
        return
    s.players[seat].score += n
    if s.journal is not None:
        s.journal.tell("points", seat, n, why)


def reputation(s: Board, seat: i64, n: i64, why: i64) -> None:
    """RN-606: what goes beyond either end of the track is lost."""
    p = s.players[seat]
    new = p.reputation + n
    if new > s.tables.max_reputation:
        new = s.tables.max_reputation
    if new < s.tables.min_reputation:
        new = s.tables.min_reputation
    if new == p.reputation:
        return
    if s.journal is not None:
        s.journal.tell("reputation", seat, new - p.reputation, why)
    p.reputation = new


def recruit(s: Board, seat: i64, n: i64) -> None:
    """Workers from the own supply into the lot, as far as there are any (RN-108)."""
    p = s.players[seat]
    if n > p.meeples:
        n = p.meeples
    if n == 0:
        return
    p.meeples -= n
    p.workers += n
    if s.journal is not None:
        s.journal.tell("workers", seat, n)


def house(s: Board, seat: i64) -> None:
    """A house from the own supply onto the platform, if there is one (RN-108)."""
    p = s.players[seat]
    if p.houses > 0:
        p.houses -= 1
        p.platform += 1
        if s.journal is not None:
            s.journal.tell("house", seat)
