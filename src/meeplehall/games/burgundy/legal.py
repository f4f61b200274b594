"""Which actions are open. Each list comes out in ascending order of codes."""

from __future__ import annotations

from meeplehall.core.bits import bit, has, index_of
from meeplehall.core.buffer import Actions
from meeplehall.core.heap import MASK, WIDTH, count
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
from meeplehall.games.burgundy.geometry import DEPOTS_WITHIN, SPACES
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
from meeplehall.games.burgundy.taking import PRICE, first_for_sale, workers_may_pay
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
        _discards(p, out)
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
            _placements(p, 0, 0, out)
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
    _placements(p, low, high, out)
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
    spaces = s.seats
    items = out.items
    n = out.n
    near = DEPOTS_WITHIN[die * 4 + steps]
    code = TAKE + die * TAKE_WIDTH
    first: i64 = 0  # slot of the depot
    while near != 0:
        if near & 1 != 0:
            seen: i64 = 0
            for slot in range(first, first + spaces):
                face = depots[slot]
                if face == 0 or has(seen, face):
                    continue  # CB-310: alike tiles give one action
                if types < 0 or has(types, TYPE[face]):
                    seen |= bit(face)
                    items[n] = code + slot
                    n += 1
        near >>= 1
        first += 4
    out.n = n


def _discards(p: Player, out: Actions) -> None:
    """CB-303: any stored tile, alike ones once (CB-310)."""
    storage = p.storage
    for i in range(STORAGE):
        alike = False
        for j in range(i):
            if storage[j] == storage[i]:
                alike = True
        if not alike:
            out.add(DISCARD_TILE + i)


def _placements(p: Player, low: i64, high: i64, out: Actions) -> None:
    """Stored tiles on the spaces within reach of either die; a tile alike in an earlier space is the same (CB-310)."""
    storage = p.storage
    a = storage[0]
    b = storage[1]
    c = storage[2]
    first = targets(p, a) if a != 0 else i64(0)
    second = targets(p, b) if b != 0 and b != a else i64(0)
    third = targets(p, c) if c != 0 and c != a and c != b else i64(0)
    if first | second | third == 0:
        return
    within = p.estate.within
    reach_a = reach(p, free_when_placing(p, TYPE[a]))
    reach_b = reach(p, free_when_placing(p, TYPE[b]))
    reach_c = reach(p, free_when_placing(p, TYPE[c]))
    if low != 0:
        code = PLACE + low * PLACE_WIDTH
        _spaces(first & within[low * 4 + reach_a], code, out)
        _spaces(second & within[low * 4 + reach_b], code + SPACES, out)
        _spaces(third & within[low * 4 + reach_c], code + 2 * SPACES, out)
    code = PLACE + high * PLACE_WIDTH
    _spaces(first & within[high * 4 + reach_a], code, out)
    _spaces(second & within[high * 4 + reach_b], code + SPACES, out)
    _spaces(third & within[high * 4 + reach_c], code + 2 * SPACES, out)


def _spaces(spaces: i64, code: i64, out: Actions) -> None:
    if spaces == 0:
        return
    items = out.items
    n = out.n
    while spaces != 0:
        lowest = spaces & -spaces
        spaces ^= lowest
        items[n] = code + index_of(lowest)
        n += 1
    out.n = n


def _sell(p: Player, die: i64, out: Actions) -> None:
    """Types of goods within reach of the die; no knowledge tile gives a free step here."""
    near = DEPOTS_WITHIN[die * 4 + reach(p, False)]  # types are numbered as depots are
    code = SELL + die * SELL_WIDTH
    heap = p.goods
    while heap != 0:
        if heap & MASK != 0 and near & 1 != 0:
            out.add(code)
        heap >>= WIDTH
        near >>= 1
        code += 1


def _buy(s: Board, p: Player, out: Actions) -> None:
    """CB-307, CB-413, CB-601: every way to pay for every different tile of a depot that sells."""
    if s.bought == 1:
        return
    most: i64 = 0
    if workers_may_pay(s, p):
        most = p.workers if p.workers < PRICE else PRICE
    if p.silver + most < PRICE:
        return
    depots = s.depots
    for workers in range(most + 1):
        if p.silver < PRICE - workers:
            continue
        seen: i64 = 0
        for slot in range(first_for_sale(p), SLOTS):
            if slot & 3 == 0 and slot <= BLACK:
                seen = 0
            face = depots[slot]
            if face != 0 and not has(seen, face):
                seen |= bit(face)
                out.add(BUY + workers * BUY_WIDTH + slot)
