"""How positions are copied, packed and read. Made by tools/make_fields.py from state.py: do not edit."""

from __future__ import annotations

from meeplehall.core.codec import Reader, Writer
from meeplehall.games.burgundy.state import Board, Player


def copy_player(old: Player) -> Player:
    """An independent copy."""
    new = Player()
    new.number = old.number
    new.estate = old.estate
    new.castle = old.castle
    new.placed = old.placed
    new.frontier = old.frontier
    new.workers = old.workers
    new.silver = old.silver
    new.score = old.score
    new.goods = old.goods
    new.sold = old.sold
    new.knowledge = old.knowledge
    new.track = old.track
    new.arrival = old.arrival
    new.die0 = old.die0
    new.die1 = old.die1
    new.used = old.used
    new.storage = old.storage[:]
    new.tiles = old.tiles[:]
    new.built = old.built[:]
    return new


def write_player(p: Player, out: Writer) -> None:
    """For `pack`."""
    out.put(p.number)
    out.put(p.castle)
    out.put(p.placed)
    out.put(p.frontier)
    out.put(p.workers)
    out.put(p.silver)
    out.put(p.score)
    out.put(p.goods)
    out.put(p.sold)
    out.put(p.knowledge)
    out.put(p.track)
    out.put(p.arrival)
    out.put(p.die0)
    out.put(p.die1)
    out.put(p.used)
    out.put_all(p.storage)
    out.put_all(p.tiles)
    out.put_all(p.built)


def read_player(p: Player, data: Reader) -> None:
    """The inverse."""
    p.number = data.get()
    p.castle = data.get()
    p.placed = data.get()
    p.frontier = data.get()
    p.workers = data.get()
    p.silver = data.get()
    p.score = data.get()
    p.goods = data.get()
    p.sold = data.get()
    p.knowledge = data.get()
    p.track = data.get()
    p.arrival = data.get()
    p.die0 = data.get()
    p.die1 = data.get()
    p.used = data.get()
    p.make_room()
    data.fill(p.storage)
    data.fill(p.tiles)
    data.fill(p.built)


def copy_board(old: Board, new: Board) -> None:
    """Everything from one position into another."""
    new.copy_common(old)
    new.tables = old.tables
    new.edition = old.edition
    new.tie_most = old.tie_most
    new.phase = old.phase
    new.round = old.round
    new.turn = old.turn
    new.current = old.current
    new.todo = old.todo
    new.arg = old.arg
    new.bought = old.bought
    new.arrivals = old.arrivals
    new.white = old.white
    new.goods_supply = old.goods_supply
    new.players = [copy_player(p) for p in old.players]
    new.order = old.order[:]
    new.depots = old.depots[:]
    new.cargo = old.cargo[:]
    new.round_goods = old.round_goods[:]
    new.coloured = old.coloured[:]
    new.black = old.black[:]
    new.gone = old.gone[:]
    new.bonus = old.bonus[:]
    new.round_good = old.round_good


def write_board(s: Board, out: Writer) -> None:
    """For `pack`."""
    out.put(s.edition)
    out.put(s.tie_most)
    out.put(s.phase)
    out.put(s.round)
    out.put(s.turn)
    out.put(s.current)
    out.put(s.todo)
    out.put(s.arg)
    out.put(s.bought)
    out.put(s.arrivals)
    out.put(s.white)
    out.put(s.goods_supply)
    for p in s.players:
        write_player(p, out)
    out.put_all(s.order)
    out.put_all(s.depots)
    out.put_all(s.cargo)
    out.put_all(s.round_goods)
    out.put_all(s.coloured)
    out.put_all(s.black)
    out.put_all(s.gone)
    out.put_all(s.bonus)
    out.put(s.round_good)


def read_board(s: Board, data: Reader) -> None:
    """The inverse."""
    s.edition = data.get()
    s.tie_most = data.get()
    s.phase = data.get()
    s.round = data.get()
    s.turn = data.get()
    s.current = data.get()
    s.todo = data.get()
    s.arg = data.get()
    s.bought = data.get()
    s.arrivals = data.get()
    s.white = data.get()
    s.goods_supply = data.get()
    s.make_room()
    for p in s.players:
        read_player(p, data)
    data.fill(s.order)
    data.fill(s.depots)
    data.fill(s.cargo)
    data.fill(s.round_goods)
    data.fill(s.coloured)
    data.fill(s.black)
    data.fill(s.gone)
    data.fill(s.bonus)
    if data.layout >= 2:
        s.round_good = data.get()
