"""Everything that lies on the table, and nothing else."""

from __future__ import annotations

from typing import Final

from meeplehall.core.bits import BIT, zeros
from meeplehall.core.codec import Reader, Writer
from meeplehall.core.errors import MeeplehallError
from meeplehall.core.native import i64, vec
from meeplehall.core.state import State
from meeplehall.games.burgundy.geometry import SPACES
from meeplehall.games.burgundy.tables import SLOTS, Estate, Tables, no_tiles
from meeplehall.games.burgundy.tiles import BUILDING_KINDS, FACES

LAYOUT: Final = 1
"""Moves when the packed form changes."""
STORAGE: Final[i64] = 3

# What the seat in turn has to decide (`todo`).
CASTLE_CHOICE: Final = 0  # all seats, sealed: where the start castle goes
MAIN: Final = 1  # a die action, the purchase or the end of the turn
EXTRA: Final = 2  # a castle's action
LOAD: Final = 3  # a ship's depot
CHOOSE_GOODS: Final = 4  # which new type a ship loads; `arg`: set of depots
WAREHOUSE_SALE: Final = 5
FREE_TAKE: Final = 6  # carpenter, church, market; `arg`: set of types
FREE_PLACE: Final = 7  # city hall
DISCARD: Final = 8  # storage is full; `arg`: the new tile
OVER: Final = 9


class Player:
    """What belongs to one seat."""

    estate: Estate
    castle: i64 = 0  # the sealed choice of the start castle: space + 1, 0 while open
    placed: i64 = 0  # covered spaces
    frontier: i64 = 0  # spaces next to a covered one
    workers: i64 = 0
    silver: i64 = 0
    score: i64 = 0
    goods: i64 = 0  # heap
    sold: i64 = 0  # heap
    knowledge: i64 = 0  # bit n: knowledge tile n
    track: i64 = 0  # space on the turn-order track
    arrival: i64 = 0  # higher lies higher in a stack on the track
    die0: i64 = 0
    die1: i64 = 0
    used: i64 = 0  # bits: dice used this round
    storage: vec[i64]  # faces
    tiles: vec[i64]  # face on each space of the estate
    built: vec[i64]  # spaces by building kind

    def blank(self, estate: Estate) -> None:
        """An empty estate."""
        self.estate = estate
        self.storage = zeros(STORAGE)
        self.tiles = zeros(SPACES)
        self.built = zeros(len(BUILDING_KINDS))

    def clone(self) -> Player:
        """An independent copy."""
        p = Player()
        p.estate = self.estate
        p.castle = self.castle
        p.placed = self.placed
        p.frontier = self.frontier
        p.workers = self.workers
        p.silver = self.silver
        p.score = self.score
        p.goods = self.goods
        p.sold = self.sold
        p.knowledge = self.knowledge
        p.track = self.track
        p.arrival = self.arrival
        p.die0 = self.die0
        p.die1 = self.die1
        p.used = self.used
        p.storage = self.storage[:]
        p.tiles = self.tiles[:]
        p.built = self.built[:]
        return p

    def write(self, out: Writer) -> None:
        """For `pack`."""
        out.put(self.estate.number)
        out.put(self.castle)
        out.put(self.placed)
        out.put(self.frontier)
        out.put(self.workers)
        out.put(self.silver)
        out.put(self.score)
        out.put(self.goods)
        out.put(self.sold)
        out.put(self.knowledge)
        out.put(self.track)
        out.put(self.arrival)
        out.put(self.die0)
        out.put(self.die1)
        out.put(self.used)
        out.put_all(self.storage)
        out.put_all(self.tiles)
        out.put_all(self.built)

    def read(self, data: Reader, estate: Estate) -> None:
        """The inverse of `write`; the estate's number has been read."""
        self.estate = estate
        self.castle = data.get()
        self.placed = data.get()
        self.frontier = data.get()
        self.workers = data.get()
        self.silver = data.get()
        self.score = data.get()
        self.goods = data.get()
        self.sold = data.get()
        self.knowledge = data.get()
        self.track = data.get()
        self.arrival = data.get()
        self.die0 = data.get()
        self.die1 = data.get()
        self.used = data.get()
        self.storage = data.get_all(STORAGE)
        self.tiles = data.get_all(SPACES)
        self.built = data.get_all(len(BUILDING_KINDS))

    def knows(self, n: i64) -> bool:
        """Whether knowledge tile n lies in the estate."""
        return self.knowledge & BIT[n] != 0

    def free_storage(self) -> i64:
        """The first free storage space, or -1."""
        for i in range(STORAGE):
            if self.storage[i] == 0:
                return i
        return -1


class Board(State):
    """The position without its rules; `game.Burgundy` adds them."""

    tables: Tables
    edition: i64 = 0  # the year
    tie_most: i64 = 0  # 1: on a tie most empty spaces win (CB-504)
    phase: i64 = 0  # 0 to 4
    round: i64 = 0  # 0 to 4
    turn: i64 = 0  # how many have finished their turn this round
    current: i64 = 0
    todo: i64 = 0
    arg: i64 = 0
    bought: i64 = 0  # 1: this turn's purchase is made
    arrivals: i64 = 0  # moves on the track so far, and the start order
    white: i64 = 0  # the white die
    goods_supply: i64 = 0  # heap of goods nobody has seen
    players: list[Player]
    order: vec[i64]  # seats in this round's order of play
    depots: vec[i64]  # faces by slot
    cargo: vec[i64]  # heap on each numbered depot
    round_goods: vec[i64]  # goods of the rounds to come in this phase, 0 when laid out
    coloured: vec[i64]  # supply by face
    black: vec[i64]  # supply by face
    gone: vec[i64]  # faces out of the game
    bonus: vec[i64]  # seat + 1 that took a colour's large (type * 2) and small bonus tile

    def lay_out(self, tables: Tables, edition: int, tie_most: bool, estates: list[Estate]) -> None:
        """An untouched board with these estates."""
        self.tables = tables
        self.edition = edition
        self.tie_most = 1 if tie_most else 0
        self.todo = CASTLE_CHOICE
        self.players = []
        for estate in estates:
            player = Player()
            player.blank(estate)
            self.players.append(player)
        self.order = zeros(self.seats)
        self.depots = zeros(SLOTS)
        self.cargo = zeros(7)
        self.round_goods = zeros(5)
        self.coloured = tables.coloured[:]
        self.black = tables.black[:]
        self.gone = no_tiles()
        self.bonus = zeros(12)

    def copy_board(self, other: Board) -> None:
        """Take over everything from another position."""
        self.copy_common(other)
        self.tables = other.tables
        self.edition = other.edition
        self.tie_most = other.tie_most
        self.phase = other.phase
        self.round = other.round
        self.turn = other.turn
        self.current = other.current
        self.todo = other.todo
        self.arg = other.arg
        self.bought = other.bought
        self.arrivals = other.arrivals
        self.white = other.white
        self.goods_supply = other.goods_supply
        self.players = [p.clone() for p in other.players]
        self.order = other.order[:]
        self.depots = other.depots[:]
        self.cargo = other.cargo[:]
        self.round_goods = other.round_goods[:]
        self.coloured = other.coloured[:]
        self.black = other.black[:]
        self.gone = other.gone[:]
        self.bonus = other.bonus[:]

    def write(self, out: Writer) -> None:
        out.put(LAYOUT)
        self.write_common(out)
        out.put(self.edition)
        out.put(self.tie_most)
        out.put(self.phase)
        out.put(self.round)
        out.put(self.turn)
        out.put(self.current)
        out.put(self.todo)
        out.put(self.arg)
        out.put(self.bought)
        out.put(self.arrivals)
        out.put(self.white)
        out.put(self.goods_supply)
        for p in self.players:
            p.write(out)
        out.put_all(self.order)
        out.put_all(self.depots)
        out.put_all(self.cargo)
        out.put_all(self.round_goods)
        out.put_all(self.coloured)
        out.put_all(self.black)
        out.put_all(self.gone)
        out.put_all(self.bonus)

    def read(self, data: Reader) -> None:
        layout = data.get()
        if layout != LAYOUT:
            raise MeeplehallError(f"packed position of layout {layout}; this program reads {LAYOUT}")
        self.read_common(data)
        self.edition = data.get()
        self.tie_most = data.get()
        self.phase = data.get()
        self.round = data.get()
        self.turn = data.get()
        self.current = data.get()
        self.todo = data.get()
        self.arg = data.get()
        self.bought = data.get()
        self.arrivals = data.get()
        self.white = data.get()
        self.goods_supply = data.get()
        self.players = []
        for _ in range(self.seats):
            player = Player()
            player.read(data, self.tables.estate(str(self.edition), data.get()))
            self.players.append(player)
        self.order = data.get_all(self.seats)
        self.depots = data.get_all(SLOTS)
        self.cargo = data.get_all(7)
        self.round_goods = data.get_all(5)
        self.coloured = data.get_all(FACES)
        self.black = data.get_all(FACES)
        self.gone = data.get_all(FACES)
        self.bonus = data.get_all(12)
