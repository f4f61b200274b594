"""What a seat may know, as a row of small numbers (core/observer.py)."""

from __future__ import annotations

from typing import Final, cast

from meeplehall.core.layout import Layout, by_player, code, flag, number
from meeplehall.core.native import i16, i64, vec
from meeplehall.core.observer import (
    Observer,
    put,
    put_counts,
    put_set,
    put_table,
    relative,
)
from meeplehall.core.state import State
from meeplehall.games.burgundy.geometry import SPACES
from meeplehall.games.burgundy.position import Burgundy
from meeplehall.games.burgundy.state import CASTLE_CHOICE, CHOOSE_GOODS, DISCARD, FREE_TAKE, STORAGE, Board, Player
from meeplehall.games.burgundy.tables import BLACK, SLOTS
from meeplehall.games.burgundy.tiles import FACES

LAYOUT: Final = 1
"""The number of the layout; it moves when any slice below changes."""
LAST: Final = 49
"""The face of the last knowledge tile; empty spaces have the codes after it (`Estate.empty`)."""
KNOWLEDGE_TILES: Final = 26

_FACE = "0: none, 1 castle, 2 mine, 3 ship, 4-15 animals, 16-23 buildings, 24-49 knowledge tiles 1-26"


class BurgundyObserver(Observer):
    """Everything on the table but the content itself, which does not change; an unrevealed castle is its owner's."""

    def layout(self, players: int) -> Layout:
        """What stands where with that many players."""
        common = [
            code("decision", 9, "what is asked: castle, turn, extra, load, goods, sell, take, place, discard, over"),
            code("turn_of", players, "who is asked: 1 the one who looks, 2 the next; 0: all (castle) or nobody (over)"),
            flag("edition", "1: 2019, 0: 2011"),
            flag("tie", "1: the most empty spaces win a tie, 0: the fewest"),
            number("phase", "A to E as 0 to 4", high=4),
            number("round", "rounds of the phase that are over", high=5),
            number("turn", "turns of the round that are over", high=players),
            flag("bought", "whether the purchase of this turn has been made"),
            code("new_tile", LAST, f"with discard: the tile that needs room; {_FACE}"),
            flag("types", "with take: castle, mine, ship, animal, building, knowledge may be fetched", 6),
            flag("from_depots", "with goods: depots 1 to 6 are being emptied", 6),
            code("white", 6, "the white die"),
            code("round_good", 6, "the type of the goods tile that it sent out"),
            code("round_goods", 6, "the goods of the five rounds; 0: laid out", 5),
            code("depots", LAST, f"the tiles of depots 1 to 6, four spaces each; {_FACE}", BLACK),
            code("black_depot", LAST, "the tiles of the black depot", SLOTS - BLACK),
            number("cargo", "goods on depots 1 to 6: six counts each", 36),
            number("goods_supply", "goods of each type that nobody has seen", 6),
            number("coloured_supply", "tiles that the numbered depots can still get, by face 1 to 49", FACES - 1),
            number("black_supply", "tiles that the black depot can still get, by face 1 to 49", FACES - 1),
            code("bonus", players, "who has the large and small bonus tile, type by type; 1: the one who looks", 12),
        ]
        player = [
            number("estate", "the number of the estate"),
            code("spaces", LAST + 36, "spaces: 1-49 the face that lies there; empty: 49 + 6 * type + number", SPACES),
            code("castle", SPACES, "the space of the start castle, from 1; 0: not chosen, or not shown yet"),
            code("storage", LAST, f"stored tiles; {_FACE}", STORAGE),
            number("workers", "workers"),
            number("silver", "Silverlings"),
            number("goods", "goods of each type", 6),
            number("sold", "goods sold of each type", 6),
            flag("knowledge", "knowledge tiles 1 to 26 in the estate", KNOWLEDGE_TILES),
            code("dice", 6, "the two dice", 2),
            flag("used", "whether each has been used", 2),
            number("place", "place in this round's order of play, from 1; 0 before the first round", high=players),
            number("track", "space on the turn-order track"),
            number("arrival", "among pieces on one space the higher number lies on top"),
            number("score", "points"),
        ]
        return Layout(LAYOUT, common + by_player(players, player))

    def fill(self, state: State, seat: i64, cells: vec[i16], at: i64) -> None:
        """Fill all cells of the layout, the first of them at `at`, with what this seat may know."""
        s = cast(Burgundy, state)
        at = _board(s, seat, cells, at)
        for n in range(s.seats):
            owner = seat + n
            if owner >= s.seats:
                owner -= s.seats
            at = _player(s, owner, n == 0, cells, at)


def _board(s: Board, seat: i64, cells: vec[i16], at: i64) -> i64:
    todo = s.todo
    at = put(cells, at, todo)
    at = put(cells, at, i64(0) if todo == CASTLE_CHOICE else relative(s.current, seat, s.seats))
    at = put(cells, at, i64(1) if s.edition == 2019 else i64(0))
    at = put(cells, at, s.tie_most)
    at = put(cells, at, s.phase)
    at = put(cells, at, s.round)
    at = put(cells, at, s.turn)
    at = put(cells, at, s.bought)
    at = put(cells, at, s.arg if todo == DISCARD else i64(0))
    at = put_set(cells, at, s.arg if todo == FREE_TAKE else i64(0), 0, 6)
    at = put_set(cells, at, s.arg if todo == CHOOSE_GOODS else i64(0), 1, 6)
    at = put(cells, at, s.white)
    at = put(cells, at, s.round_good)
    at = put_table(cells, at, s.round_goods)
    at = put_table(cells, at, s.depots)
    cargo = s.cargo
    for depot in range(i64(1), i64(7)):
        at = put_counts(cells, at, cargo[depot], 6)
    # From the last to the first: face 0 is no tile, and its cell is that of what comes before.
    goods = at
    coloured = goods + 6
    black = coloured + FACES - 1
    at = put_table(cells, black - 1, s.black)
    put_table(cells, coloured - 1, s.coloured)
    put_counts(cells, goods, s.goods_supply, 6)
    for owner in s.bonus:
        cells[at] = i16(relative(owner - 1, seat, s.seats))
        at += 1
    return at


def _player(s: Board, n: i64, own: bool, cells: vec[i16], at: i64) -> i64:
    p = s.players[n]
    choosing = s.todo == CASTLE_CHOICE
    at = put(cells, at, p.number)
    at = _spaces(p, cells, at)
    at = put(cells, at, p.castle if own or not choosing else i64(0))
    at = put_table(cells, at, p.storage)
    at = put(cells, at, p.workers)
    at = put(cells, at, p.silver)
    at = put_counts(cells, at, p.goods, 6)
    at = put_counts(cells, at, p.sold, 6)
    at = put_set(cells, at, p.knowledge, 1, KNOWLEDGE_TILES)
    at = put(cells, at, p.die0)
    at = put(cells, at, p.die1)
    at = put_set(cells, at, p.used, 0, 2)
    at = put(cells, at, i64(0) if choosing else _place(s, n))
    at = put(cells, at, p.track)
    at = put(cells, at, p.arrival)
    return put(cells, at, p.score)


def _spaces(p: Player, cells: vec[i16], at: i64) -> i64:
    empty = p.estate.empty
    first = at
    for face in p.tiles:
        # (face - 1) >> 63 is all ones where nothing lies: a branch would be guessed wrong too often.
        cells[at] = i16(face | (((face - 1) >> 63) & empty[at - first]))
        at += 1
    return at


def _place(s: Board, n: i64) -> i64:
    """Where a seat comes in this round's order of play, from 1."""
    place: i64 = 0
    while s.order[place] != n:
        place += 1
    return place + 1
