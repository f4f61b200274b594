"""How positions are copied, packed and read. Made by tools/make_fields.py from state.py: do not edit."""

from __future__ import annotations

from meeplehall.core.codec import Reader, Writer
from meeplehall.games.renaissance.state import Board, Player


def copy_player(old: Player) -> Player:
    """An independent copy."""
    new = Player()
    new.filled = old.filled
    new.hand = old.hand
    new.hand_size = old.hand_size
    new.stored = old.stored
    new.taught = old.taught
    new.knights = old.knights
    new.places = old.places[:]
    new.man = old.man
    new.removing = old.removing
    new.throwing = old.throwing
    new.choice = old.choice
    return new


def write_player(p: Player, out: Writer) -> None:
    """For `pack`."""
    out.put(p.filled)
    out.put(p.hand)
    out.put(p.hand_size)
    out.put(p.stored)
    out.put(p.taught)
    out.put(p.knights)
    out.put_all(p.places)
    out.put(p.man)
    out.put(p.removing)
    out.put(p.throwing)
    out.put(p.choice)


def read_player(p: Player, data: Reader) -> None:
    """The inverse."""
    p.filled = data.get()
    p.hand = data.get()
    p.hand_size = data.get()
    p.stored = data.get()
    p.taught = data.get()
    p.knights = data.get()
    p.make_room()
    data.fill(p.places)
    p.man = data.get()
    p.removing = data.get()
    p.throwing = data.get()
    p.choice = data.get()


def copy_board(old: Board, new: Board) -> None:
    """Everything from one position into another."""
    new.copy_common(old)
    new.tables = old.tables
    new.solo = old.solo
    new.solo_cards = old.solo_cards
    new.round_limit = old.round_limit
    new.dealer = old.dealer
    new.round = old.round
    new.phase = old.phase
    new.todo = old.todo
    new.asked = old.asked
    new.open = old.open
    new.area = old.area
    new.removed = old.removed
    new.rivals = old.rivals
    new.renewed = old.renewed
    new.lost = old.lost
    new.deck_size = old.deck_size
    new.pile_size = old.pile_size
    new.players = [copy_player(p) for p in old.players]
    new.recruits = old.recruits[:]
    new.where = old.where[:]


def write_board(s: Board, out: Writer) -> None:
    """For `pack`."""
    out.put(s.solo)
    out.put(s.solo_cards)
    out.put(s.round_limit)
    out.put(s.dealer)
    out.put(s.round)
    out.put(s.phase)
    out.put(s.todo)
    out.put(s.asked)
    out.put(s.open)
    out.put(s.area)
    out.put(s.removed)
    out.put(s.rivals)
    out.put(s.renewed)
    out.put(s.lost)
    out.put(s.deck_size)
    out.put(s.pile_size)
    for p in s.players:
        write_player(p, out)
    out.put_all(s.recruits)
    out.put_all(s.where)


def read_board(s: Board, data: Reader) -> None:
    """The inverse."""
    s.solo = data.get()
    s.solo_cards = data.get()
    s.round_limit = data.get()
    s.dealer = data.get()
    s.round = data.get()
    s.phase = data.get()
    s.todo = data.get()
    s.asked = data.get()
    s.open = data.get()
    s.area = data.get()
    s.removed = data.get()
    s.rivals = data.get()
    s.renewed = data.get()
    s.lost = data.get()
    s.deck_size = data.get()
    s.pile_size = data.get()
    s.make_room()
    for p in s.players:
        read_player(p, data)
    data.fill(s.recruits)
    data.fill(s.where)
