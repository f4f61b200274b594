"""The discard step and the refill (RM-405, RM-406)."""

from __future__ import annotations

from meeplehall.core.bits import bit, has
from meeplehall.core.native import i64
from meeplehall.games.renaissance.hand import card_at, cards_of, with_card, without
from meeplehall.games.renaissance.recruits import AREAS
from meeplehall.games.renaissance.state import HAND, KNOWN, OPEN, SHOWN, THROWING, THROWN, Board
from meeplehall.games.renaissance.structure import remove_chosen
from meeplehall.games.renaissance.supply import discard, draw


def start_discards(s: Board) -> None:
    """RM-405: sealed."""
    s.todo = THROWING
    if s.last >= 0:
        s.unseal()  # the recruits' last decision has been seen before anyone goes on
    ask_throwers(s)
    s.open = s.asked


def ask_throwers(s: Board) -> None:
    """RM-405: who has nothing to throw or to remove is not asked."""
    s.asked = 0
    for seat in range(s.seats):
        p = s.players[seat]
        p.clear_choice()
        if p.hand_size > 0 or p.filled != 0:
            s.asked |= bit(seat)


def throw(s: Board) -> None:
    """RM-405: removals, then the cards, unseen by the others."""
    s.unseal()
    remove_chosen(s)
    for seat in range(s.seats):
        p = s.players[seat]
        if p.throwing != 0:
            throw_cards(s, seat, p.throwing)
        p.clear_choice()


def throw_cards(s: Board, seat: i64, slots: i64) -> None:
    """RM-209: from now on nobody knows any card of this hand, nor which ones left it, unless all of them did."""
    p = s.players[seat]
    before = p.hand_size
    whole: bool = s.rules >= 2 and slots == bit(before) - 1
    for slot in range(before - 1, -1, -1):
        card = card_at(p.hand, slot)
        if has(slots, slot):
            p.hand = without(p.hand, slot)
            p.hand_size -= 1
            discard(s, card, SHOWN if whole and s.where[card] == KNOWN + seat else THROWN + seat)
            if s.journal is not None:
                s.journal.secret(seat, "thrown", seat, s.tables.face[card])
        else:
            s.where[card] = HAND + seat
    if s.journal is not None:
        s.journal.tell("throw", seat, before - p.hand_size)


def refill(s: Board) -> None:
    """RM-406: areas, then hands from the dealer's left. The solo game may be lost here."""
    fill_areas(s)
    for i in range(s.seats):
        if s.over:
            return
        fill_hand(s, (s.dealer + 1 + i) % s.seats)


def fill_areas(s: Board) -> None:
    """A card on each empty recruit area, left to right."""
    for i in range(AREAS):
        icon = s.tables.areas[i]
        if s.recruits[icon] == 0:
            card = draw(s, OPEN)
            if card == 0:
                return
            s.recruits[icon] = card
            if s.journal is not None:
                s.journal.chance("area", icon, s.tables.face[card])


def fill_hand(s: Board, seat: i64) -> None:
    """A hand up to four cards; a larger one stays."""
    p = s.players[seat]
    drawn: i64 = 0
    while p.hand_size < s.tables.hand:
        if s.deck_size == 0 and s.rules >= 2:  # RM-105: what the old deck gave is told before there is a new one
            tell_drawn(s, seat, drawn)
            drawn = 0
        card = draw(s, HAND + seat)
        if card == 0:
            return
        drawn = with_card(drawn, card)
        p.hand = with_card(p.hand, card)
        p.hand_size += 1
    tell_drawn(s, seat, drawn)


def tell_drawn(s: Board, seat: i64, drawn: i64) -> None:
    """Which cards, to their owner; how many, to all."""
    if s.journal is not None and drawn != 0:
        s.journal.secret_chance(seat, "deal", seat, *[s.tables.face[card] for card in cards_of(drawn)])
        s.journal.tell("draw", seat, len(cards_of(drawn)))
