"""What the box holds is always accounted for: cards, tiles, meeples, houses, dice and commissions."""

from __future__ import annotations

from collections import Counter

from meeplehall.core.bits import members
from meeplehall.core.heap import as_list, total
from meeplehall.games.nobility.commissions import commission_of, dice_on, offered, owner_of, returned_card
from meeplehall.games.nobility.rows import as_items, filled
from meeplehall.games.nobility.state import (
    ACTIONS,
    AUTOMA,
    CHOOSE_LOT,
    DROP_CARD,
    LOTS,
    OWNED,
    SETUP,
    SPEND_GOODS,
    UNDER,
)


def check(state) -> None:
    settlers(state)
    buildings(state)
    council_and_ships(state)
    dice(state)
    for seat in range(state.seats):
        player(state, seat)
    if state.chancery:
        chancery(state)
    if state.seats == 1:
        assert 1 <= state.objective <= 15


def each_once(found: list[int], n: int) -> None:
    """Every number from 1 to n exactly once."""
    assert Counter(found) == Counter(range(1, n + 1))


def settlers(state) -> None:
    found = [*members(state.deck), *members(state.discards)]
    found += [card for card in as_items(state.tavern, 6) if card]
    for p in state.players:
        found += [*members(p.hand), *members(p.housed)]
        assert len(members(p.hand)) <= 3
        assert len(members(p.housed)) <= 7
        assert {state.tables.card_race[card] for card in members(p.housed)} == set(members(p.races))
    if state.todo in (DROP_CARD, SPEND_GOODS):
        found.append(state.card)
    each_once(found, 48)


def buildings(state) -> None:
    found = [*members(state.bag), *members(state.scrap), *members(state.gone)]
    found += [tile for tile in as_items(state.hall, 6) if tile]
    for i, here in enumerate(state.workshops):
        if here:
            found.append(here % OWNED)
            assert state.tables.tile_guild[here % OWNED] == i // 3
    for p in state.players:
        found += [tile for tile in as_items(p.lots, LOTS) if tile]
    if state.todo == CHOOSE_LOT:
        found.append(state.card)
    each_once(found, 48)


def council_and_ships(state) -> None:
    taken = [tile for p in state.players for tile in members(p.tiles)]
    each_once([*members(state.council_left), *[tile for tile in state.council if tile], *taken], 30)
    assert state.ship not in members(state.ships)
    assert len(members(state.ships)) == 17 - state.round
    for kind, n in enumerate(as_list(state.cargo)):
        assert 0 <= n <= state.tables.ship_spaces[state.ship * 6 + kind]
    if state.events:
        assert len(members(state.events_left)) + len(members(state.events_past)) + bool(state.event) == 16
    else:
        assert state.event == 0


def dice(state) -> None:
    """RN-207: a die is in a hand or on one slot; the sum of those on slots is what the player has placed."""
    placed: Counter[int] = Counter()
    sums: Counter[int] = Counter()
    for slot in state.dice:
        if slot:
            assert 1 <= slot % 8 <= 6
            placed[slot // 8 - 1] += 1
            sums[slot // 8 - 1] += slot % 8
    for tile, order in enumerate(state.orders):
        if owner_of(order) >= 0:
            for slot in members(dice_on(order)):
                placed[owner_of(order)] += 1
                sums[owner_of(order)] += state.tables.tile_faces[tile][slot]
    assert placed[AUTOMA] in ((4, 5) if state.seats == 1 and state.stage != SETUP and not state.over else (0,))
    for seat, p in enumerate(state.players):
        assert sums[seat] == p.placed
        if state.stage == ACTIONS:
            assert total(p.dice) + placed[seat] == (4 if state.seats == 6 else 5)


def player(state, seat: int) -> None:
    p = state.players[seat]
    desks = sum(1 for desk in state.desks if desk == seat + 1)
    masters = sum(1 for here in state.workshops if here // OWNED == seat + 1)
    assert (p.masters, p.seated) == (masters, desks)
    waiting = 1 if state.todo == CHOOSE_LOT and state.current == seat else 0
    standing = p.workers + total(p.apprentices) + masters + filled(p.lots) + desks + (p.keeper > 0) + waiting
    assert p.meeples + standing == 14
    assert p.meeples >= 0
    assert p.workers >= 0
    building = 1 if state.todo == SPEND_GOODS and state.current == seat else 0
    assert p.houses + p.platform + len(members(p.housed)) + building == 7
    assert p.houses >= 0
    assert min(as_list(p.goods)) >= 0
    assert max(as_list(p.goods)) < 300
    assert min(p.coins, p.modifiers, p.score) >= 0
    assert 6 <= p.reputation <= 24
    assert 0 <= p.nobility <= 12
    for guild in range(6):
        everybody = sum(as_list(q.apprentices)[guild] for q in state.players)
        assert everybody <= state.tables.guild_apprentices[state.seats]


def chancery(state) -> None:
    if state.stage == SETUP and not state.commissions:
        return
    held = [commission_of(order) for order in state.orders if owner_of(order) >= 0]
    drawn = [offered(p.offer, i) for p in state.players for i in range(3) if offered(p.offer, i)]
    under = [returned_card(state.under[i]) for i in range(UNDER) if state.under[i]]
    each_once([*members(state.commissions), *held, *drawn, *under], 18)
    tiles = [tile for tile, order in enumerate(state.orders) if owner_of(order) >= 0]
    each_once([*members(state.dice_tiles), *tiles], 18)
    for seat, p in enumerate(state.players):
        own = sum(1 for order in state.orders if owner_of(order) == seat)
        assert own == (p.extras + 1 if state.stage != SETUP else 0)
        assert p.extras <= p.seated
