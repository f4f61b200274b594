"""The deck and the discard pile (RM-105, RM-604, RM-605). The deck has no order: a card is drawn when it is needed."""

from __future__ import annotations

from meeplehall.core.native import i64
from meeplehall.core.script import Script
from meeplehall.games.renaissance.cards import CARDS, face_text
from meeplehall.games.renaissance.ending import lose
from meeplehall.games.renaissance.state import BLIND, DECK, DOWN, EASIER, OUT, SHOWN, THROWN, Board


def draw(s: Board, zone: i64) -> i64:
    """The top card of the deck goes to a zone. 0: there is none, and the solo game is lost."""
    if s.deck_size == 0:
        if s.seats > 1:
            reshuffle(s)
        elif s.solo == EASIER and s.renewed == 0 and s.pile_size > 0:
            second_deck(s)
        else:
            lose(s)
            return 0
    s.revealed += 1
    s.deck_size -= 1
    return pick(s, DECK, s.deck_size + 1, zone)


def pick(s: Board, source: i64, size: i64, zone: i64) -> i64:
    """Any of the `size` cards of a zone, each equally likely, goes to another."""
    if s.script is not None and s.script.left():
        return scripted(s, s.script, source, zone)
    left = s.rng.below(size)
    where = s.where
    card: i64 = 0
    step: i64 = 1
    if left * 2 >= size:  # count from the nearer end
        left = size - 1 - left
        card = CARDS + 1
        step = -1
    while left >= 0:
        card += step
        if where[card] == source:
            left -= 1
    where[card] = zone
    return card


def scripted(s: Board, script: Script, source: i64, zone: i64) -> i64:
    """A card of the face that the script names next."""
    cards = [card for card in range(1, CARDS + 1) if s.where[card] == source]
    card = cards[script.one_of([face_text(s.tables.face[card]) for card in cards], "a card")]
    s.where[card] = zone
    return card


def in_pile(zone: i64) -> bool:
    """Whether a zone is part of the discard pile."""
    return zone == SHOWN or zone == BLIND or (zone >= THROWN and zone < THROWN + 4)


def reshuffle(s: Board) -> None:
    """RM-105: the whole pile becomes the deck; nobody knows any of it (RM-209)."""
    if s.journal is not None:
        s.journal.chance("reshuffle", s.pile_size)
    where = s.where
    for card in range(1, CARDS + 1):
        if in_pile(where[card]):
            where[card] = DECK
    s.deck_size = s.pile_size
    s.pile_size = 0


def second_deck(s: Board) -> None:
    """RM-605, easier: some cards of the pile make a new deck, once; which, nobody knows."""
    size: i64 = s.solo_cards if s.solo_cards < s.pile_size else s.pile_size
    if s.journal is not None:
        s.journal.chance("reshuffle", size)
    for card in range(1, CARDS + 1):
        if in_pile(s.where[card]):
            s.where[card] = BLIND
    for _ in range(size):
        pick(s, BLIND, s.pile_size, DECK)
        s.pile_size -= 1
    s.deck_size = size
    s.renewed = 1


def set_aside(s: Board, n: i64) -> None:
    """RM-605, harder: n cards leave the deck unseen."""
    for _ in range(n):
        pick(s, DECK, s.deck_size, OUT)
        s.deck_size -= 1


def discard(s: Board, card: i64, zone: i64) -> None:
    """A card goes to the pile; the zone tells who has seen it: SHOWN, BLIND, or THROWN by a seat."""
    s.where[card] = zone
    s.pile_size += 1


def face_down_card(s: Board, seat: i64, place: i64) -> i64:
    """The card that lies face down there."""
    zone = DOWN + seat * 16 + place
    card: i64 = 1
    while s.where[card] != zone:
        card += 1
    return card
