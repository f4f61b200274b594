"""The pyramid: what fits where, who gives access, and removing workers (RM-106, RM-204 to RM-206, RM-301, RM-306)."""

from __future__ import annotations

from meeplehall.core.bits import bit, index_of
from meeplehall.core.native import i64
from meeplehall.games.renaissance.cards import RENAISSANCE
from meeplehall.games.renaissance.pyramid import FILLABLE, LEFT, LEVEL, UNCOVERED
from meeplehall.games.renaissance.state import BLIND, DOWN, OPEN, SHOWN, WAITING, Board, Player
from meeplehall.games.renaissance.supply import discard, face_down_card


def fits(s: Board, p: Player, card: i64, place: i64) -> bool:
    """Whether the card fits on this place."""
    return fitting(s, p, bit(place), card) != 0


def fitting_places(s: Board, p: Player, filled: i64, card: i64) -> i64:
    """The fillable places where the card fits, when these places are filled."""
    return fitting(s, p, FILLABLE[filled], card)


def fitting(s: Board, p: Player, among: i64, card: i64) -> i64:
    """RM-301: those of the places, seven at most, where the card fits."""
    return fitting_offers(s, offers(s, p, among), among, card)


def offers(s: Board, p: Player, among: i64) -> i64:
    """The corners that touch these places, the lowest place first: four bits from the left, four from the right.

    RM-306: a Renaissance Man offers everything.
    """
    offer_left = s.tables.offer_left
    offer_right = s.tables.offer_right
    places = p.places
    out: i64 = 0
    shift: i64 = 0
    while among != 0:
        lowest = among & -among
        among ^= lowest
        place = index_of(lowest)
        left = LEFT[place]  # what supports it: this place and the next
        out |= (offer_right[places[left]] | offer_left[places[left + 1]] << 4) << shift
        shift += 8
    return out


def fitting_offers(s: Board, touching: i64, among: i64, card: i64) -> i64:
    """RM-301: those of the places where the card's needs meet the offers that touch them."""
    need_left = s.tables.need_left[card]
    need_right = s.tables.need_right[card] << 4
    out: i64 = 0
    while among != 0:
        lowest = among & -among
        among ^= lowest
        if touching & need_left != 0 and touching & need_right != 0:
            out |= lowest
        touching >>= 8
    return out


def access(s: Board, p: Player, filled: i64, level: i64) -> i64:
    """RM-204, RM-205: the actions that the uncovered workers of exactly this level give."""
    action = s.tables.action
    places = p.places
    out: i64 = 0
    left = UNCOVERED[filled] & LEVEL[level]
    while left != 0:
        lowest = left & -left
        left ^= lowest
        out |= action[places[index_of(lowest)]]
    return out


def put(s: Board, seat: i64, card: i64, place: i64) -> None:
    """A card face up on a place."""
    p = s.players[seat]
    p.places[place] = card
    p.filled |= bit(place)
    s.where[card] = OPEN


def put_man(s: Board, seat: i64, place: i64) -> None:
    """RM-305: the waiting card, face down."""
    p = s.players[seat]
    s.where[face_down_card(s, seat, WAITING)] = DOWN + seat * 16 + place
    p.places[place] = RENAISSANCE
    p.filled |= bit(place)
    p.man = 0
    if s.journal is not None:
        s.journal.tell("man_placed", seat, place)


def remove(s: Board, seat: i64, place: i64) -> None:
    """RM-206: to the pile, seen by all; RM-306: a Renaissance Man unseen."""
    p = s.players[seat]
    card = p.places[place]
    if s.journal is not None:
        s.journal.tell("remove", seat, place, s.tables.face[card])
    p.places[place] = 0
    p.filled &= ~bit(place)
    if card == RENAISSANCE:
        discard(s, face_down_card(s, seat, place), BLIND)
    else:
        discard(s, card, SHOWN)


def remove_chosen(s: Board) -> None:
    """The removals of all sealed choices."""
    for seat in range(s.seats):
        p = s.players[seat]
        left = p.removing
        while left != 0:
            lowest = left & -left
            left ^= lowest
            remove(s, seat, index_of(lowest))
        p.removing = 0
