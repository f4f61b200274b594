"""What a seat cannot know is dealt anew: the commissions of the others and their place in the deck (RN-836)."""

from __future__ import annotations

from typing import Final

from meeplehall.core.bits import bit, has
from meeplehall.core.native import i64
from meeplehall.games.nobility.commissions import (
    CARD_BITS,
    commission_of,
    is_extra,
    make_return,
    mate,
    offered,
    owner_of,
    returned_card,
    returner,
    with_commission,
)
from meeplehall.games.nobility.state import CHOOSE_COMMISSION, UNDER, Board
from meeplehall.games.nobility.tables import COMMISSIONS

# Places of commissions, after those on dice tiles; in the deck by who has seen them.
UNDER_DECK: Final = 32
OFFERS: Final = 64
OPEN_DECK: Final = 128
PLACE: Final = 32


def redraw(s: Board, seat: i64) -> None:
    """Rename the commissions hidden from this seat (-1: a spectator) at random, so that its view stays the same."""
    if s.chancery == 0:
        return
    new = renaming(s, seat)
    for n in range(s.seats):
        p = s.players[n]
        if n != seat:
            if s.todo == CHOOSE_COMMISSION:
                p.choice = 0
            offer: i64 = 0
            for i in range(3):
                offer |= new[offered(p.offer, i)] * bit(i * CARD_BITS)
            p.offer = offer
            p.seen = renamed(p.seen, new)
    s.commissions = renamed(s.commissions, new)
    for tile in range(1, len(s.orders)):
        order = s.orders[tile]
        if owner_of(order) >= 0:
            s.orders[tile] = with_commission(order, new[commission_of(order)])
    for i in range(UNDER):
        entry = s.under[i]
        if entry != 0:
            card = new[returned_card(entry)]
            other = new[mate(entry)]
            if returner(entry) == seat and mate(entry) != 0:
                # The seat knows the pair, whatever became of the other card.
                other = returned_card(entry) if card == mate(entry) else mate(entry)
            s.under[i] = make_return(card, returner(entry), other)


def renamed(cards: i64, new: list[int]) -> i64:
    """The set under its new names."""
    out: i64 = 0
    for card in range(1, COMMISSIONS + 1):
        if has(cards, card):
            out |= bit(new[card])
    return out


def renaming(s: Board, seat: i64) -> list[int]:
    """A new name for every commission: what the seat holds, is offered or put under the deck keeps its own.

    When the game is over, all that lies with dice tiles is shown.

    Nobody else's first commission becomes one that the seat has seen in the deck since.
    """
    new = list(range(COMMISSIONS + 1))
    known: i64 = 0
    firsts: i64 = 0
    for tile in range(1, len(s.orders)):
        order = s.orders[tile]
        if owner_of(order) == seat or (s.over and owner_of(order) >= 0):
            known |= bit(commission_of(order))
        elif owner_of(order) >= 0 and not is_extra(order):
            firsts |= bit(commission_of(order))
    seen: i64 = 0
    if seat >= 0:
        p = s.players[seat]
        seen = p.seen
        for i in range(3):
            known |= bit(offered(p.offer, i))
        for i in range(UNDER):
            if s.under[i] != 0 and returner(s.under[i]) == seat:
                known |= bit(returned_card(s.under[i]))
        swap_mates(s, seat, new)
    hidden = by_place(s, known)
    names = sorted([new[card] for card in hidden])
    for i in range(len(names) - 1, 0, -1):
        j: int = s.rng.below(i + 1)
        names[i], names[j] = names[j], names[i]
    for card in hidden:
        if has(firsts, card):
            at = 0
            while has(seen, names[at]):
                at += 1
            new[card] = names.pop(at)
    for card in hidden:
        if not has(firsts, card):
            new[card] = names.pop()
    return new


def swap_mates(s: Board, seat: i64, new: list[int]) -> None:
    """Two commissions that this seat returned together lie in an order it does not know."""
    for i in range(UNDER):
        entry = s.under[i]
        card: int = returned_card(entry)
        other: int = mate(entry)
        if other == 0 or returner(entry) != seat:
            continue
        second = i > 0 and returned_card(s.under[i - 1]) == other
        if not second:
            ascending = s.rng.below(2) == 0
            new[card] = min(card, other) if ascending else max(card, other)
            new[other] = card + other - new[card]


def by_place(s: Board, known: i64) -> list[int]:
    """The other commissions in the order of their places, which is the same whatever they are.

    So the same seed gives the same sample to a seat that cannot tell two positions apart.
    """
    places = [OPEN_DECK for _ in range(COMMISSIONS + 1)]
    for n in range(s.seats):
        p = s.players[n]
        for card in range(1, COMMISSIONS + 1):
            if has(p.seen, card):
                places[card] += bit(n)
    for tile in range(1, len(s.orders)):
        if owner_of(s.orders[tile]) >= 0:
            places[commission_of(s.orders[tile])] = tile
    for i in range(UNDER):
        if s.under[i] != 0:
            places[returned_card(s.under[i])] = UNDER_DECK + i
    for n in range(s.seats):
        for i in range(3):
            places[offered(s.players[n].offer, i)] = OFFERS + 3 * n + i
    found = sorted([places[card] * PLACE + card for card in range(1, COMMISSIONS + 1) if not has(known, card)])
    return [at % PLACE for at in found]
