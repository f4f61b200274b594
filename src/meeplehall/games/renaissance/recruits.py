"""The recruit board, area by area (RM-401 to RM-404), and the opposing knights (RM-601 to RM-603)."""

from __future__ import annotations

from typing import Final

from meeplehall.core.bits import bit
from meeplehall.core.heap import count, one
from meeplehall.core.native import i64
from meeplehall.games.renaissance.hand import with_card
from meeplehall.games.renaissance.state import KNOWN, SHOWN, WON, Board
from meeplehall.games.renaissance.structure import fitting_places, put
from meeplehall.games.renaissance.supply import discard, draw

AREAS: Final = 4
NOBODY: Final = -1
RIVAL: Final = -2


def start_recruits(s: Board) -> None:
    """From the left; solo, opposing knights come first."""
    s.phase = 0
    s.todo = WON
    s.area = 0
    s.asked = 0
    if s.journal is not None:
        s.journal.tell("recruits")
    if s.seats == 1:
        for _ in range(s.tables.flips):
            flip(s)
            if s.over:
                return


def flip(s: Board) -> None:
    """RM-601: a card from the deck sends an opposing knight."""
    card = draw(s, SHOWN)
    if card == 0:
        return
    s.pile_size += 1
    s.rivals += one(s.tables.large[card])
    if s.journal is not None:
        s.journal.chance("flip", s.tables.face[card])


def leader(s: Board, icon: i64) -> i64:
    """RM-401: the seat with more knights there than any other, RIVAL, or NOBODY."""
    best: i64 = NOBODY
    most: i64 = 0
    for seat in range(s.seats):
        n = count(s.players[seat].knights, icon)
        if n > most:
            most = n
            best = seat
        elif n == most:
            best = NOBODY
    n = count(s.rivals, icon)
    if n > most:
        return RIVAL
    if n == most:
        return NOBODY
    return best


def resolve_area(s: Board) -> None:
    """The next area; its winner is asked if there is anything to ask."""
    icon = s.tables.areas[s.area]
    seat = leader(s, icon)
    s.removed = 0
    if seat >= 0:
        if s.journal is not None:
            s.journal.tell("win", seat, icon, s.tables.face[s.recruits[icon]])
        if ask_winner(s, seat, icon):
            s.asked = bit(seat)
            s.open = s.asked
        else:
            take(s, seat)
        return
    if seat == RIVAL:
        discard(s, s.recruits[icon], SHOWN)
        if s.journal is not None:
            s.journal.tell("rival", icon, s.tables.face[s.recruits[icon]])
        leave_area(s)
        return
    if s.journal is not None and anyone_there(s, icon):
        s.journal.tell("tie", icon)
    s.area += 1


def ask_winner(s: Board, seat: i64, icon: i64) -> bool:
    """RM-402: whether there is more than one way to put the card away."""
    p = s.players[seat]
    return p.filled != 0 or fitting_places(s, p, p.filled, s.recruits[icon]) != 0


def anyone_there(s: Board, icon: i64) -> bool:
    """Whether a knight is on this area."""
    for p in s.players:
        if count(p.knights, icon) != 0:
            return True
    return count(s.rivals, icon) != 0


def take(s: Board, seat: i64) -> None:
    """RM-402: the recruit goes into the hand, where all know of it."""
    p = s.players[seat]
    icon = s.tables.areas[s.area]
    card = s.recruits[icon]
    p.hand = with_card(p.hand, card)
    p.hand_size += 1
    s.where[card] = KNOWN + seat
    if s.journal is not None:
        s.journal.tell("take", seat, icon, s.tables.face[card])
    leave_area(s)


def settle(s: Board, seat: i64, place: i64) -> None:
    """RM-402: the recruit goes straight into the structure."""
    icon = s.tables.areas[s.area]
    card = s.recruits[icon]
    put(s, seat, card, place)
    if s.journal is not None:
        s.journal.tell("settle", seat, s.tables.face[card], place)
    leave_area(s)


def leave_area(s: Board) -> None:
    """RM-403: a resolved area is empty, its knights go home."""
    icon = s.tables.areas[s.area]
    s.recruits[icon] = 0
    for p in s.players:
        p.knights -= one(icon) * count(p.knights, icon)
    s.rivals -= one(icon) * count(s.rivals, icon)
    s.area += 1
    s.asked = 0
    s.open = 0


def end_recruits(s: Board) -> None:
    """RM-602: solo, no knight stays."""
    s.area = 0
    s.removed = 0
    if s.seats == 1:
        s.players[0].knights = 0
        s.rivals = 0
