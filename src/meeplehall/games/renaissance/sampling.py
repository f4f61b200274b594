"""A position that a seat cannot tell from the real one (RM-208, RM-209)."""

from __future__ import annotations

from meeplehall.core.bits import bit, has
from meeplehall.core.native import i64
from meeplehall.games.renaissance.cards import CARDS
from meeplehall.games.renaissance.hand import with_card
from meeplehall.games.renaissance.pyramid import BASE, PLACES
from meeplehall.games.renaissance.state import DOWN, HAND, KNOWN, LAYING, OPEN, SHOWN, THROWN, WON, Board


def hidden(zone: i64, seat: i64) -> bool:
    """Whether a card of this zone is unknown to the seat, or to a spectator (-1)."""
    if zone == SHOWN or zone == OPEN or (zone >= KNOWN and zone < DOWN):
        return False
    if zone >= DOWN or zone < THROWN or seat < 0:
        return True
    return zone != THROWN + seat and zone != HAND + seat


def redraw(s: Board, seat: i64, seed: i64) -> None:
    """A fresh generator; unknown cards change places with each other; the others have chosen nothing yet."""
    s.rng.reseed(seed)
    s.journal = None
    _shuffle(s, seat)
    _rebuild_hands(s)
    if s.todo != WON:
        _forget_choices(s, seat)


def _shuffle(s: Board, seat: i64) -> None:
    """From an order that says nothing: the same seed gives the same sample, wherever the unknown cards really are."""
    unknown: list[int] = [card for card in range(1, CARDS + 1) if hidden(s.where[card], seat)]
    zones: list[int] = sorted([s.where[card] for card in unknown])
    for i in range(len(unknown)):
        s.where[unknown[i]] = zones[i]
    for i in range(len(unknown) - 1, 0, -1):
        card = unknown[i]
        other = unknown[s.rng.below(i + 1)]
        s.where[card], s.where[other] = s.where[other], s.where[card]


def _rebuild_hands(s: Board) -> None:
    for p in s.players:
        p.hand = 0
    for card in range(CARDS, 0, -1):
        zone = s.where[card]
        if zone >= HAND and zone < DOWN:
            p = s.players[(zone - HAND) & 3]
            p.hand = with_card(p.hand, card)


def _forget_choices(s: Board, seat: i64) -> None:
    for other in range(s.seats):
        if other == seat or not has(s.asked, other):
            continue
        p = s.players[other]
        p.clear_choice()
        if s.todo == LAYING:
            for place in range(BASE, PLACES):
                p.places[place] = 0
        s.open |= bit(other)
