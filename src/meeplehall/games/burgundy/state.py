"""Everything that lies on the table, and nothing else."""

from __future__ import annotations

from typing import Final

from meeplehall.core.bits import has, zeros
from meeplehall.core.heap import widened
from meeplehall.core.native import i64, vec
from meeplehall.core.state import State
from meeplehall.games.burgundy.geometry import SPACES
from meeplehall.games.burgundy.tables import SLOTS, Estate, Tables, no_tiles
from meeplehall.games.burgundy.tiles import BUILDING_KINDS

STORAGE: Final[i64] = 3
GOODS_SPACES: Final = 3

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

    number: i64 = 0  # of the estate
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

    def make_room(self) -> None:
        """Empty rows of the right length."""
        self.storage = zeros(STORAGE)
        self.tiles = zeros(SPACES)
        self.built = zeros(len(BUILDING_KINDS))

    def knows(self, n: i64) -> bool:
        """Whether knowledge tile n lies in the estate."""
        return has(self.knowledge, n)

    def free_storage(self) -> i64:
        """The first free storage space, or -1."""
        for i in range(STORAGE):
            if self.storage[i] == 0:
                return i
        return -1


class Board(State):
    """The position without its rules; `position.Burgundy` adds them."""

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
    round_good: i64 = 0  # since 2: the goods tile that the white die sent out this round; 0 when over

    def make_room(self) -> None:
        """Players and empty rows of the right length."""
        self.players = [Player() for _ in range(self.seats)]
        self.order = zeros(self.seats)
        self.depots = zeros(SLOTS)
        self.cargo = zeros(7)
        self.round_goods = zeros(5)
        self.coloured = no_tiles()
        self.black = no_tiles()
        self.gone = no_tiles()
        self.bonus = zeros(12)

    def lay_out(self, edition: int, tie_most: bool, numbers: list[int]) -> None:
        """An untouched board with the estates of these numbers."""
        self.edition = edition
        self.tie_most = 1 if tie_most else 0
        self.todo = CASTLE_CHOICE
        self.make_room()
        for player, number in zip(self.players, numbers):
            player.make_room()
            player.number = number
        self.coloured = self.tables.coloured[:]
        self.black = self.tables.black[:]
        self.find_estates()

    def find_estates(self) -> None:
        """Give every player the estate of his number."""
        for player in self.players:
            player.estate = self.tables.estate(str(self.edition), player.number)

    def widen_heaps(self) -> None:
        """Up to layout 1 a heap had four bits for each type of goods."""
        self.goods_supply = widened(self.goods_supply, 4)
        for depot in range(len(self.cargo)):
            self.cargo[depot] = widened(self.cargo[depot], 4)
        for player in self.players:
            player.goods = widened(player.goods, 4)
            player.sold = widened(player.sold, 4)
