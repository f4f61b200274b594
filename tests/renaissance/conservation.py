"""Nothing appears or vanishes: each of the 96 cards is in one place, and counts agree with what lies there."""

from __future__ import annotations

from meeplehall.core.heap import as_list, total
from meeplehall.games.renaissance.cards import CARDS, FOUNDATION, RENAISSANCE
from meeplehall.games.renaissance.hand import cards_of
from meeplehall.games.renaissance.state import (
    DECK,
    DOWN,
    HAND,
    KNOWN,
    LAYING,
    OPEN,
    OUT,
    WAITING,
    Board,
)
from meeplehall.games.renaissance.supply import in_pile


def check(s: Board) -> None:
    zones = {card: s.where[card] for card in range(1, CARDS + 1)}
    lying = [card for card in s.recruits if card]
    for seat, p in enumerate(s.players):
        hand = cards_of(p.hand)
        assert hand == sorted(hand)
        assert len(hand) == p.hand_size <= 8
        assert hand == [card for card, zone in zones.items() if zone in (HAND + seat, KNOWN + seat)]
        down = {zone - DOWN - seat * 16 for zone in zones.values() if zone >= DOWN and (zone - DOWN) // 16 == seat}
        assert down == {n for n in range(10) if p.places[n] == RENAISSANCE} | ({WAITING} if p.man else set())
        assert p.filled == sum(2**n for n in range(10) if p.places[n])
        lying += [card for card in p.places[:10] if 0 < card < FOUNDATION]
        if s.todo != LAYING:
            assert sorted(p.places[10:]) == [FOUNDATION + n for n in range(5)]
        for n in range(10):
            row = next(r for r in range(4) if n < (r + 1) * (r + 2) // 2)
            assert not p.places[n] or (p.places[n + row + 1] and p.places[n + row + 2])
        assert total(p.stored) <= 4
        assert total(p.knights) <= 4
        assert p.hand_size + total(p.knights) <= 8
        assert 0 <= p.taught < 15
        assert all(n <= 4 for n in as_list(p.stored, 4) + as_list(p.knights, 4))
    assert sorted(lying) == [card for card, zone in zones.items() if zone == OPEN]
    assert s.deck_size == sum(zone == DECK for zone in zones.values())
    assert s.pile_size == sum(in_pile(zone) for zone in zones.values())
    assert sum(zone == OUT for zone in zones.values()) == (s.solo_cards if s.solo == 2 else 0)
    assert s.deck_size + s.pile_size >= 20 or s.seats == 1
