"""Settlers cards: in hands, housed, in the tavern, discarded."""

from __future__ import annotations

from meeplehall.core.bits import members
from meeplehall.core.by_hand import demand
from meeplehall.games.nobility.by_hand.facts import Facts, SeatFacts
from meeplehall.games.nobility.by_hand.pool import Pool, packed, set_of
from meeplehall.games.nobility.position import Nobility
from meeplehall.games.nobility.rows import as_items
from meeplehall.games.nobility.settlers import TAVERN_CARDS
from meeplehall.games.nobility.state import DROP_CARD, SPEND_GOODS, Player
from meeplehall.games.nobility.tables import SETTLERS
from meeplehall.games.nobility.view import DECISIONS


def lay_settlers(s: Nobility, facts: Facts, seats: list[SeatFacts]) -> None:
    """What is named first, then what was there."""
    pool = Pool("settlers card", SETTLERS)
    hands = [members(p.hand) for p in s.players]
    houses = [members(p.housed) for p in s.players]
    tavern, discards = as_items(s.tavern, TAVERN_CARDS), members(s.discards)
    for n, (p, seat) in enumerate(zip(s.players, seats)):
        if seat.hand is not None:
            most = s.tables.hand
            demand(len(seat.hand) <= most, f"seats[{n}].hand", f"at most {most} cards, not {len(seat.hand)}")
            p.hand = pool.all_of(f"seats[{n}].hand", seat.hand)
        if seat.housed is not None:
            p.housed = pool.all_of(f"seats[{n}].housed", seat.housed)
    if facts.tavern is not None:
        s.tavern = packed(pool.row("tavern", facts.tavern))
    if facts.discards is not None:
        s.discards = pool.all_of("discards", facts.discards)
    if facts.decision is not None and facts.decision.kind in (DECISIONS[DROP_CARD], DECISIONS[SPEND_GOODS]):
        pool.take("decision.card", facts.decision.card)
    for n, (p, seat) in enumerate(zip(s.players, seats)):
        if seat.hand is None:
            p.hand = set_of(pool.keep(s, f"seats[{n}].hand", hands[n]))
        if seat.housed is None:
            p.housed = set_of(pool.keep(s, f"seats[{n}].housed", houses[n]))
        p.races = _set_of_races(s, p)
    if facts.tavern is None:
        s.tavern = packed(pool.keep(s, "tavern", tavern))
    if facts.discards is None:
        s.discards = set_of(n for n in discards if n not in pool.taken)
        pool.taken |= dict.fromkeys(members(s.discards), "discards")
    s.deck = pool.rest()


def _set_of_races(s: Nobility, p: Player) -> int:
    return set_of(s.tables.card_race[card] for card in members(p.housed))
