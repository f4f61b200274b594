"""The Chancery: desks, and commissions with their dice tiles."""

from __future__ import annotations

from collections.abc import Sequence

from meeplehall.core.by_hand import checked_seat, demand
from meeplehall.games.nobility.by_hand.facts import Facts, SeatFacts
from meeplehall.games.nobility.by_hand.pool import Pool, set_of
from meeplehall.games.nobility.commissions import (
    CARD_BITS,
    commission_of,
    dice_on,
    is_extra,
    make_order,
    make_return,
    offered,
    owner_of,
    tokens_on,
)
from meeplehall.games.nobility.position import Nobility
from meeplehall.games.nobility.state import CHOOSE_COMMISSION, SETUP, UNDER
from meeplehall.games.nobility.tables import COMMISSIONS, DICE_TILES
from meeplehall.games.nobility.view import DECISIONS


def fill_chancery(s: Nobility, facts: Facts, seats: list[SeatFacts]) -> None:
    """Nothing, unless the module is played."""
    if s.chancery == 0:
        named = [name for name in ("desks", "under") if getattr(facts, name) is not None]
        parts = ("commissions", "extras", "offer", "choice", "seen")
        named += [
            f"seats[{n}].{part}" for n, seat in enumerate(seats) for part in parts if getattr(seat, part) is not None
        ]
        demand(not named, (named or [""])[0], "only with the option 'chancery'")
        return
    if facts.desks is not None:
        for desk in range(len(s.desks)):
            seat = facts.desks[desk] if desk < len(facts.desks) else None
            s.desks[desk] = checked_seat(s, f"desks[{desk}]", seat) + 1 if seat is not None else 0
        s.count_desks()
    for n, p in enumerate(s.players):
        p.seated = sum(seat == n + 1 for seat in s.desks)
    _orders(s, facts, seats)


def _orders(s: Nobility, facts: Facts, seats: list[SeatFacts]) -> None:
    """Commissions and dice tiles; before they are dealt there are none."""
    cards, tiles = Pool("commission", COMMISSIONS), Pool("dice tile", DICE_TILES)
    old = [(tile, order) for tile, order in enumerate(s.orders) if owner_of(order) >= 0]
    for tile in range(len(s.orders)):
        s.orders[tile] = 0
    for n, (p, seat) in enumerate(zip(s.players, seats)):
        at = f"seats[{n}]"
        for i, order in enumerate(seat.commissions or []):
            tile = tiles.take(f"{at}.commissions[{i}].tile", order.tile)
            card = cards.take(f"{at}.commissions[{i}].commission", order.commission)
            s.orders[tile] = make_order(n, card, _bits(order.tokens), _bits(order.dice), order.extra)
        if seat.offer is not None:
            row = cards.row(f"{at}.offer", seat.offer)
            p.offer = sum(card << (CARD_BITS * i) for i, card in enumerate(row))
        if seat.choice is not None:
            p.choice = seat.choice
        if seat.seen is not None:
            p.seen = Pool("commission", COMMISSIONS).all_of(f"{at}.seen", seat.seen)
    if facts.under is not None:
        for i in range(UNDER):
            entry = facts.under[i] if i < len(facts.under) else None
            s.under[i] = 0
            if entry is not None:
                card = cards.take(f"under[{i}].commission", entry.commission)
                s.under[i] = make_return(card, checked_seat(s, f"under[{i}].seat", entry.seat), entry.mate)
    for tile, lying in old:
        n = owner_of(lying)
        if seats[n].commissions is None:
            at = f"seats[{n}].commissions"
            tile = tiles.again(s, at, tile)
            card = cards.again(s, at, commission_of(lying))
            s.orders[tile] = make_order(n, card, tokens_on(lying), dice_on(lying), is_extra(lying))
    for n, (p, seat) in enumerate(zip(s.players, seats)):
        if seat.offer is None:
            row = cards.keep(s, f"seats[{n}].offer", [offered(p.offer, i) for i in range(3)])
            p.offer = sum(card << (CARD_BITS * i) for i, card in enumerate(row))
        p.extras = sum(owner_of(lying) == n and is_extra(lying) for lying in s.orders)
        demand(seat.extras in (None, p.extras), f"seats[{n}].extras", f"{p.extras} of the commissions are extra")
    dealt = s.stage != SETUP or (facts.decision.kind if facts.decision else "") == DECISIONS[CHOOSE_COMMISSION]
    dealt = dealt or (facts.decision is None and s.todo == CHOOSE_COMMISSION)
    s.commissions = cards.rest() if dealt else 0
    s.dice_tiles = tiles.rest() if dealt else 0


def _bits(slots: Sequence[bool] | None) -> int:
    return set_of(i for i, there in enumerate(slots or ()) if there)
