"""What chance brings: tiles, goods and dice, drawn at the moment they are revealed."""

from __future__ import annotations

from meeplehall.core.heap import count, one, total
from meeplehall.core.native import i64, vec
from meeplehall.games.burgundy.state import Board
from meeplehall.games.burgundy.tables import BLACK
from meeplehall.games.burgundy.tiles import FACE_NAMES, FACES, FIRST


def draw_coloured(s: Board, kind: i64) -> i64:
    """A face of this type; 0 if none is left."""
    supply = s.coloured
    left: i64 = 0
    for face in range(FIRST[kind], FIRST[kind + 1]):
        left += supply[face]
    return _draw(s, supply, left, FIRST[kind], FIRST[kind + 1])


def draw_black(s: Board) -> i64:
    """A black-backed face of any type; 0 if none is left."""
    left: i64 = 0
    for n in s.black:
        left += n
    return _draw(s, s.black, left, 1, FACES)


def _draw(s: Board, supply: vec[i64], left: i64, first: i64, end: i64) -> i64:
    """One of the `left` tiles of a supply, all of them of the faces from `first` to before `end`."""
    if left == 0:
        return 0
    if s.script is not None and s.script.left():
        there = [face for face in range(first, end) if supply[face] > 0]
        scripted = there[s.script.one_of([FACE_NAMES[face] for face in there], "a tile")]
        supply[scripted] -= 1
        return scripted
    pick = s.rng.below(left)
    for face in range(first, end):
        pick -= supply[face]
        if pick < 0:
            supply[face] -= 1
            return face
    return 0


def draw_good(s: Board) -> i64:
    """A type of goods, 1 to 6."""
    good: i64 = 1
    if s.script is not None and s.script.left():
        there = [n for n in range(1, 7) if count(s.goods_supply, n - 1) > 0]
        good = there[s.script.one_of([str(n) for n in there], "a goods tile")]
        s.goods_supply -= one(good - 1)
        return good
    pick = s.rng.below(total(s.goods_supply))
    while pick >= count(s.goods_supply, good - 1):
        pick -= count(s.goods_supply, good - 1)
        good += 1
    s.goods_supply -= one(good - 1)
    return good


def roll(s: Board) -> i64:
    """One die."""
    if s.script is not None and s.script.left():
        return s.script.number(1, 6, "a die")
    return s.rng.below(6) + 1


def clear_depots(s: Board) -> None:
    """CB-201: what was not taken leaves the game."""
    for slot in range(len(s.depots)):
        face = s.depots[slot]
        if face != 0:
            s.gone[face] += 1
            s.depots[slot] = 0


def fill_depots(s: Board) -> None:
    """CB-201: the spaces of this player count, by printed colour; the black depot with anything."""
    for slot in range(BLACK):
        kind = s.tables.slot_kind(s.seats, s.phase, slot)
        if kind >= 0:
            s.depots[slot] = draw_coloured(s, kind)
    for slot in range(BLACK, BLACK + s.tables.black_spaces[s.seats]):
        s.depots[slot] = draw_black(s)
    if s.journal is not None:
        for depot in range(7):
            first = depot * 4
            s.journal.chance("tiles", depot + 1, *[s.depots[i] for i in range(first, first + (4 if depot < 6 else 8))])
