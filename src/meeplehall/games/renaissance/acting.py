"""The four actions, each with one card of the hand (RM-204, RM-301 to RM-304, RM-307)."""

from __future__ import annotations

from meeplehall.core.bits import bit, has
from meeplehall.core.heap import one
from meeplehall.core.native import i64
from meeplehall.games.renaissance.cards import BREAD
from meeplehall.games.renaissance.codes import BARTER, PASS, RECRUIT, TEACH, action_type, hired_place, slot_of, target
from meeplehall.games.renaissance.hand import card_at, without
from meeplehall.games.renaissance.state import HAND, KNOWN, SHOWN, Board
from meeplehall.games.renaissance.structure import access, put
from meeplehall.games.renaissance.supply import discard


def pay(s: Board, seat: i64, code: i64) -> None:
    """RM-204: a token for what no worker gives. RM-303: the dropped token."""
    if code == PASS:
        return
    p = s.players[seat]
    icon = action_type(code)
    if not has(access(s, p, p.filled, s.phase), icon):
        p.stored -= one(icon)
        if s.journal is not None:
            s.journal.tell("spend", seat, icon)
    if icon == BREAD and target(code) >= 0:
        p.stored -= one(target(code))
        if s.journal is not None:
            s.journal.tell("drop", seat, target(code))


def act(s: Board, seat: i64, code: i64) -> None:
    """Carry out a revealed action; what it cost has been paid."""
    if code == PASS:
        if s.journal is not None:
            s.journal.tell("pass", seat)
        return
    p = s.players[seat]
    card = play_card(s, seat, slot_of(code))
    face = s.tables.face[card]
    large = s.tables.large[card]
    if code < BARTER:
        place = hired_place(code)
        put(s, seat, card, place)
        if s.journal is not None:
            s.journal.tell("hire", seat, face, place)
        return
    discard(s, card, SHOWN)
    if code < TEACH:
        p.stored += one(large)
        if s.journal is not None:
            s.journal.tell("barter", seat, face)
    elif code < RECRUIT:
        p.taught |= bit(large)
        if s.journal is not None:
            s.journal.tell("teach", seat, face)
    else:
        if target(code) >= 0:
            p.knights -= one(target(code))
        p.knights += one(large)
        if s.journal is not None:
            s.journal.tell("recruit", seat, face, target(code))


def play_card(s: Board, seat: i64, slot: i64) -> i64:
    """A card leaves the hand to be shown. RM-209: of two alike it is the one that all know."""
    p = s.players[seat]
    card = card_at(p.hand, slot)
    if s.where[card] == HAND + seat:
        face = s.tables.face[card]
        for other in range(p.hand_size):
            twin = card_at(p.hand, other)
            if s.where[twin] == KNOWN + seat and s.tables.face[twin] == face:
                s.where[twin] = HAND + seat
                break
    p.hand = without(p.hand, slot)
    p.hand_size -= 1
    return card
