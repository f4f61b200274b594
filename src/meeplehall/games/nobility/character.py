"""Nobility and the benefit of the character (RN-305, RN-606 to RN-608)."""

from __future__ import annotations

from meeplehall.core.native import i64
from meeplehall.games.nobility import purse
from meeplehall.games.nobility.purse import coins, goods, house, modifiers, points, recruit, reputation
from meeplehall.games.nobility.state import GIFT_CARD, GIFT_GOOD, INCOME, READY, Board
from meeplehall.games.nobility.tables import (
    B_COINS,
    B_GOODS,
    B_HOUSES,
    B_MODIFIERS,
    B_REPUTATION,
    B_SETTLERS,
    B_VP,
    B_WORKERS,
    BENEFIT,
)


def rise(s: Board, seat: i64, stars: i64, due: i64, why: i64) -> None:
    """Stars up the track; RN-607: at the rank of Lord the benefit comes first, then the points that are due."""
    p = s.players[seat]
    s.due = due
    s.due_why = why
    level = p.nobility + stars
    if level > s.tables.max_nobility:
        level = s.tables.max_nobility
    if s.journal is not None and level != p.nobility:
        s.journal.tell("nobility", seat, level - p.nobility)
    p.nobility = level
    if p.lord == 0 and level >= s.tables.lord:
        take_benefit(s, seat)
    else:
        pay_due(s, seat)


def take_benefit(s: Board, seat: i64) -> None:
    """RN-607: once in the game; what needs a choice is asked after the rest."""
    p = s.players[seat]
    p.lord = 1
    if s.journal is not None:
        s.journal.tell("benefit", seat, p.character)
    row = p.character * BENEFIT
    t = s.tables
    reputation(s, seat, t.benefit[row + B_REPUTATION], purse.BENEFIT)
    modifiers(s, seat, t.benefit[row + B_MODIFIERS], purse.BENEFIT)
    coins(s, seat, t.benefit[row + B_COINS], purse.BENEFIT)
    for _ in range(t.benefit[row + B_HOUSES]):
        house(s, seat)
    recruit(s, seat, t.benefit[row + B_WORKERS])
    points(s, seat, t.benefit[row + B_VP], purse.BENEFIT)
    s.gift_cards = t.benefit[row + B_SETTLERS]
    s.gift_goods = t.benefit[row + B_GOODS]
    s.least = 0
    next_gift(s, seat)


def next_gift(s: Board, seat: i64) -> None:
    """RN-608: cards of choice, goods of choice, then the points that are due."""
    if s.gift_cards > 0 and s.tavern == 0:
        s.gift_cards = 0
    if s.gift_cards > 0:
        s.todo = GIFT_CARD
    elif s.gift_goods > 0:
        s.todo = GIFT_GOOD
    else:
        pay_due(s, seat)


def decline_card(s: Board, seat: i64) -> None:
    """RN-608: a full hand may stay as it is."""
    if s.journal is not None:
        s.journal.tell("decline", seat)
    s.gift_cards -= 1
    next_gift(s, seat)


def choose_good(s: Board, seat: i64, kind: i64) -> None:
    """A good of choice; the kinds are named in their order, so that each mix can be named in one way only."""
    goods(s, seat, kind, 1, purse.LOT if s.stage == INCOME else purse.BENEFIT)
    s.gift_goods -= 1
    s.least = kind
    next_gift(s, seat)


def pay_due(s: Board, seat: i64) -> None:
    """What the benefit held up."""
    points(s, seat, s.due, s.due_why)
    s.due = 0
    s.due_why = 0
    s.todo = READY
