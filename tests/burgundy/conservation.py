"""Nothing appears or vanishes: 164 tiles and 42 goods are always accounted for."""

from __future__ import annotations

from meeplehall.core.heap import as_list
from meeplehall.games.burgundy.state import CASTLE_CHOICE, DISCARD
from meeplehall.games.burgundy.tiles import FACES


def check(state) -> None:
    tables = state.tables
    counts = [0] * FACES
    for supply in (state.coloured, state.black, state.gone):
        for face in range(FACES):
            assert supply[face] >= 0
            counts[face] += supply[face]
    lying = [*state.depots, *[f for p in state.players for f in [*p.storage, *p.tiles]]]
    if state.todo == DISCARD:
        lying.append(state.arg)
    for face in lying:
        counts[face] += 1
    assert counts[1:] == [tables.coloured[f] + tables.black[f] for f in range(1, FACES)]
    assert sum(counts[1:]) == 164

    if state.todo == CASTLE_CHOICE:
        return
    goods = [0] * 6
    heaps = [state.goods_supply, *state.cargo, *[p.goods for p in state.players], *[p.sold for p in state.players]]
    for heap in heaps:
        goods = [a + b for a, b in zip(goods, as_list(heap))]
    for good in state.round_goods:
        if good:
            goods[good - 1] += 1
    assert goods == [7] * 6
    for p in state.players:
        assert p.workers >= 0
        assert p.silver >= 0
        assert sum(1 for count in as_list(p.goods) if count) <= 3
        assert 0 <= p.track <= 6
