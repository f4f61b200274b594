"""The Cavern Tavern and the settlers who get a house (RN-301 to RN-303, RN-305)."""

from __future__ import annotations

from typing import Final

from meeplehall.core.bits import bit, index_of, popcount
from meeplehall.core.heap import count
from meeplehall.core.native import i64
from meeplehall.games.nobility import purse
from meeplehall.games.nobility.character import next_gift, rise
from meeplehall.games.nobility.event_cards import amount
from meeplehall.games.nobility.names import EVENT_TAVERN_BONUS, EVENT_TAVERN_COST, SECOND_CARD
from meeplehall.games.nobility.purse import coins, goods, recruit
from meeplehall.games.nobility.rows import filled, place_of
from meeplehall.games.nobility.state import (
    CARD_DONE,
    DROP_CARD,
    READY,
    SPEND_GOODS,
    TAKE_CARD,
    TAVERN_DICE,
    Board,
    Player,
)
from meeplehall.games.nobility.supply import show_card

TAVERN_CARDS: Final = 6


# The Tavern


def next_slot(s: Board, first: i64, slots: i64) -> i64:
    """The leftmost empty slot of a row filled from left to right; -1 if it is full."""
    dice = s.dice
    for i in range(slots):
        if dice[first + i] == 0:
            return i
    return -1


def tavern_open(s: Board, p: Player, value: i64) -> bool:
    """RN-301: a slot, no die above this one before it, a card to take; RN-812: and the toll, if there is one."""
    slot = next_slot(s, TAVERN_DICE, s.tables.tavern_slots[s.seats])
    if slot < 0 or s.tavern == 0 or p.coins < amount(s, EVENT_TAVERN_COST):
        return False
    return slot == 0 or s.dice[TAVERN_DICE + slot - 1] & 7 <= value


def visit_tavern(s: Board, seat: i64) -> None:
    """A card, with the desk two (RN-837)."""
    coins(s, seat, -amount(s, EVENT_TAVERN_COST), purse.TAVERN)
    s.step = 0
    s.left = 2 if count(s.players[seat].desks, SECOND_CARD) != 0 else 1
    s.todo = TAKE_CARD


def take_card(s: Board, seat: i64, card: i64) -> None:
    """A face-up card, replaced at once; with a full hand one of the old cards goes."""
    p = s.players[seat]
    if s.journal is not None:
        s.journal.tell("take", seat, card)
    show_card(s, place_of(s.tavern, card, TAVERN_CARDS))
    if popcount(p.hand) >= s.tables.hand:
        s.card = card
        s.todo = DROP_CARD
        return
    p.hand |= bit(card)
    card_taken(s, seat)


def drop_card(s: Board, seat: i64, card: i64) -> None:
    """RN-301: one of the cards held before the new one."""
    p = s.players[seat]
    p.hand &= ~bit(card)
    s.discards |= bit(card)
    if s.journal is not None:
        s.journal.tell("drop", seat, card)
    p.hand |= bit(s.card)
    s.card = 0
    card_taken(s, seat)


def card_taken(s: Board, seat: i64) -> None:
    """On with the benefit, or with the visit to the Tavern."""
    if s.gift_cards > 0:
        s.gift_cards -= 1
        next_gift(s, seat)
        return
    s.step += 1
    s.left -= 1
    if s.left > 0 and s.tavern != 0:
        s.todo = TAKE_CARD
    else:
        leave_tavern(s, seat)


def leave_tavern(s: Board, seat: i64) -> None:
    """RN-812: the bonus of a visit follows it."""
    s.left = 0
    coins(s, seat, amount(s, EVENT_TAVERN_BONUS), purse.TAVERN)
    s.todo = READY


# Completing a card


def limit(s: Board, p: Player, kind: i64) -> i64:
    """RN-302, RN-305: how many of this good one card takes from this player."""
    most = s.tables.most_per_good
    return most + 1 if s.tables.character_guild[p.character] == kind else most


def usable(s: Board, p: Player, kind: i64) -> i64:
    """How many of this good the player can spend on one card."""
    have = count(p.goods, kind)
    most = limit(s, p, kind)
    return most if have > most else have


def completable(s: Board, p: Player) -> i64:
    """The cards of the hand that can be completed now, as a set."""
    found: i64 = 0
    if p.platform == 0:
        return 0
    hand = p.hand
    while hand != 0:
        lowest = hand & -hand
        hand ^= lowest
        if affordable(s, p, index_of(lowest)):
            found |= lowest
    return found


def affordable(s: Board, p: Player, card: i64) -> bool:
    """Whether the goods suffice for the card: one of each kind, and its least sum."""
    goods = spendable(s, p, card)
    return goods != 0 and goods >= s.tables.card_min[card]


def spendable(s: Board, p: Player, card: i64) -> i64:
    """The goods of the card's kinds that can be spent now; 0 if a kind is missing."""
    kinds = s.tables.card_goods[card]
    sum_: i64 = 0
    while kinds != 0:
        lowest = kinds & -kinds
        kinds ^= lowest
        n = usable(s, p, index_of(lowest))
        if n == 0:
            return 0
        sum_ += n
    return sum_


def complete(s: Board, seat: i64, card: i64) -> None:
    """RN-302: the house, then the goods kind by kind."""
    p = s.players[seat]
    s.acted |= CARD_DONE
    p.platform -= 1
    p.hand &= ~bit(card)
    if s.journal is not None:
        s.journal.tell("complete", seat, card)
    s.card = card
    s.step = s.tables.card_goods[card]
    s.left = 0
    next_spending(s, seat)


def least_to_spend(s: Board, p: Player) -> i64:
    """Of the lowest open kind: what the others cannot make up for, at least one."""
    rest = s.step & (s.step - 1)
    others: i64 = 0
    while rest != 0:
        lowest = rest & -rest
        rest ^= lowest
        others += usable(s, p, index_of(lowest))
    least = s.tables.card_min[s.card] - s.left - others
    return least if least > 1 else i64(1)


def most_to_spend(s: Board, p: Player) -> i64:
    """Of the lowest open kind: what is there and leaves one for each other kind within the card's maximum."""
    most = s.tables.card_max[s.card] - s.left - popcount(s.step) + 1
    have = usable(s, p, index_of(s.step & -s.step))
    return have if have < most else most


def next_spending(s: Board, seat: i64) -> None:
    """Ask for the next kind where there is a choice."""
    p = s.players[seat]
    while s.step != 0:
        least = least_to_spend(s, p)
        if least != most_to_spend(s, p):
            s.todo = SPEND_GOODS
            return
        pay(s, seat, least)
    housed(s, seat)


def spend(s: Board, seat: i64, n: i64) -> None:
    """So many of the lowest open kind."""
    pay(s, seat, n)
    next_spending(s, seat)


def pay(s: Board, seat: i64, n: i64) -> None:
    """The goods leave the storage."""
    goods(s, seat, index_of(s.step & -s.step), -n, purse.SETTLERS)
    s.left += n
    s.step &= s.step - 1


def housed(s: Board, seat: i64) -> None:
    """RN-302: workers, stars, a point per good and per own community building."""
    p = s.players[seat]
    card = s.card
    spent = s.left
    s.card = 0
    s.left = 0
    p.housed |= bit(card)
    p.races |= bit(s.tables.card_race[card])
    recruit(s, seat, s.tables.card_workers[card])
    due = spent + filled(p.lots) * s.tables.community_bonus
    rise(s, seat, s.tables.card_stars[card], due, purse.SETTLERS)
