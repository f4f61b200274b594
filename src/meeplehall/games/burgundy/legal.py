"""Which actions are open. Each list comes out in ascending order of codes."""

from __future__ import annotations

from meeplehall.core.bits import BIT, index_of
from meeplehall.core.buffer import Actions
from meeplehall.core.heap import count
from meeplehall.core.native import i64
from meeplehall.games.burgundy.codes import (
    BUY,
    BUY_WIDTH,
    CASTLE_AT,
    DISCARD_TILE,
    GOODS,
    LOAD_FROM,
    PASS,
    PLACE,
    PLACE_WIDTH,
    SELL,
    SELL_WIDTH,
    TAKE,
    TAKE_WIDTH,
    WORKERS,
)
from meeplehall.games.burgundy.dice import free_when_placing, free_when_taking, reach
from meeplehall.games.burgundy.geometry import DEPOTS_WITHIN, DISTANCE, SPACES
from meeplehall.games.burgundy.placing import targets
from meeplehall.games.burgundy.shipping import waiting
from meeplehall.games.burgundy.state import (
    CASTLE_CHOICE,
    CHOOSE_GOODS,
    DISCARD,
    EXTRA,
    FREE_PLACE,
    FREE_TAKE,
    LOAD,
    MAIN,
    STORAGE,
    WAREHOUSE_SALE,
    Board,
    Player,
)
from meeplehall.games.burgundy.tables import BLACK, SLOTS
from meeplehall.games.burgundy.taking import PRICE, can_buy, first_for_sale, workers_may_pay
from meeplehall.games.burgundy.tiles import CASTLE, TYPE
from meeplehall.games.burgundy.turn import BOTH_DICE


def legal_into(s: Board, seat: i64, out: Actions) -> None:
    """The legal actions of a pending seat."""
    out.n = 0
    p = s.players[seat]
    todo = s.todo
    if todo == MAIN:
        _turn(s, p, out)
    elif todo == EXTRA:
        _die_actions(s, p, 0, 0, out)  # CB-402
        if s.edition == 2019:
            _buy(s, p, out)
    elif todo == CASTLE_CHOICE:
        _spaces(p.estate.of_type[CASTLE], CASTLE_AT, out)
    elif todo == DISCARD:
        for i in range(STORAGE):
            if _first_alike(p, i):
                out.add(DISCARD_TILE + i)
    elif todo == LOAD:
        for depot in range(6):
            out.add(LOAD_FROM + depot)
        if p.knows(5):  # CB-412
            for depot in range(6):
                out.add(LOAD_FROM + 6 + depot)
    elif todo == CHOOSE_GOODS:
        heap = waiting(s)
        for good in range(1, 7):
            if count(heap, good - 1) != 0:
                out.add(GOODS + good - 1)
    else:
        if todo == WAREHOUSE_SALE:
            _sell(p, 0, out)
        elif todo == FREE_TAKE:
            _take(s, 0, 0, s.arg, out)
        elif todo == FREE_PLACE:
            for i in range(STORAGE):
                _place(p, 0, i, _open_to(p, i), out)
            if s.edition == 2019:
                _buy(s, p, out)
        out.add(PASS)  # CB-405: these may be declined


def _turn(s: Board, p: Player, out: Actions) -> None:
    """CB-301: unused dice, equal ones once; the purchase; a pass when both dice are used."""
    low: i64 = 0
    high: i64 = 0
    if p.used & 1 == 0:
        low = p.die0
    if p.used & 2 == 0:
        high = p.die1
    if low > high:
        low, high = high, low
    if low == high:
        low = 0
    if high != 0:
        _die_actions(s, p, low, high, out)
    _buy(s, p, out)
    if p.used == BOTH_DICE:
        out.add(PASS)


def _die_actions(s: Board, p: Player, low: i64, high: i64, out: Actions) -> None:
    """The four actions of up to two dice, `low` 0 if there is one; 0 and 0: a castle's action, any number."""
    steps = reach(p, free_when_taking(p))
    if low != 0:
        _take(s, low, steps, -1, out)
    _take(s, high, steps, -1, out)
    first = _open_to(p, 0)  # the same for both dice
    second = _open_to(p, 1)
    third = _open_to(p, 2)
    if low != 0:
        _place(p, low, 0, first, out)
        _place(p, low, 1, second, out)
        _place(p, low, 2, third, out)
    _place(p, high, 0, first, out)
    _place(p, high, 1, second, out)
    _place(p, high, 2, third, out)
    if p.goods != 0:
        if low != 0:
            _sell(p, low, out)
        _sell(p, high, out)
    if low != 0:
        out.add(WORKERS + low)
    out.add(WORKERS + high)


def _take(s: Board, die: i64, steps: i64, types: i64, out: Actions) -> None:
    """Tiles of the depots within so many steps of the die, of the given set of types (-1: all)."""
    depots = s.depots
    near = DEPOTS_WITHIN[die * 4 + steps]
    first: i64 = 0  # slot of the depot
    while near != 0:
        if near & 1 != 0:
            seen: i64 = 0
            for slot in range(first, first + s.seats):
                face = depots[slot]
                if face == 0 or seen & BIT[face] != 0:
                    continue  # CB-310: alike tiles give one action
                if types < 0 or types & BIT[TYPE[face]] != 0:
                    seen |= BIT[face]
                    out.add(TAKE + die * TAKE_WIDTH + slot)
        near >>= 1
        first += 4


def _first_alike(p: Player, stored: i64) -> bool:
    """CB-310: whether no earlier storage space holds the same face."""
    for j in range(stored):
        if p.storage[j] == p.storage[stored]:
            return False
    return True


def _open_to(p: Player, stored: i64) -> i64:
    """Spaces where a stored tile may go, whatever their number; none for one alike in an earlier space (CB-310)."""
    face = p.storage[stored]
    if face == 0 or not _first_alike(p, stored):
        return 0
    return targets(p, face)


def _place(p: Player, die: i64, stored: i64, spaces: i64, out: Actions) -> None:
    """A stored tile on those of the spaces open to it that are within reach of the die."""
    if spaces == 0:
        return
    if die != 0:
        spaces &= p.estate.within[die * 4 + reach(p, free_when_placing(p, TYPE[p.storage[stored]]))]
    _spaces(spaces, PLACE + die * PLACE_WIDTH + stored * SPACES, out)


def _spaces(spaces: i64, code: i64, out: Actions) -> None:
    while spaces != 0:
        lowest = spaces & -spaces
        spaces ^= lowest
        out.add(code + index_of(lowest))


def _sell(p: Player, die: i64, out: Actions) -> None:
    """Types of goods within reach of the die; no knowledge tile gives a free step here."""
    steps = reach(p, False)
    for good in range(1, 7):
        if count(p.goods, good - 1) != 0 and (die == 0 or DISTANCE[die * 7 + good] <= steps):
            out.add(SELL + die * SELL_WIDTH + good - 1)


def _buy(s: Board, p: Player, out: Actions) -> None:
    """CB-307, CB-413, CB-601: every way to pay for every different tile of a depot that sells."""
    if not can_buy(s, p):
        return
    most: i64 = 0
    if workers_may_pay(s, p):
        most = p.workers if p.workers < PRICE else PRICE
    for workers in range(most + 1):
        if p.silver < PRICE - workers:
            continue
        seen: i64 = 0
        for slot in range(first_for_sale(p), SLOTS):
            if slot & 3 == 0 and slot <= BLACK:
                seen = 0
            face = s.depots[slot]
            if face != 0 and seen & BIT[face] == 0:
                seen |= BIT[face]
                out.add(BUY + workers * BUY_WIDTH + slot)
