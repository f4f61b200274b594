"""How positions are copied, packed and read. Made by tools/make_fields.py from state.py: do not edit."""

from __future__ import annotations

from meeplehall.core.codec import Reader, Writer
from meeplehall.games.nobility.state import Board, Player


def copy_player(old: Player) -> Player:
    """An independent copy."""
    new = Player()
    new.coins = old.coins
    new.modifiers = old.modifiers
    new.reputation = old.reputation
    new.nobility = old.nobility
    new.score = old.score
    new.goods = old.goods
    new.meeples = old.meeples
    new.workers = old.workers
    new.apprentices = old.apprentices
    new.masters = old.masters
    new.seated = old.seated
    new.keeper = old.keeper
    new.houses = old.houses
    new.platform = old.platform
    new.hand = old.hand
    new.housed = old.housed
    new.races = old.races
    new.lots = old.lots
    new.tiles = old.tiles
    new.dice = old.dice
    new.placed = old.placed
    new.passed = old.passed
    new.lord = old.lord
    new.character = old.character
    new.desks = old.desks
    new.offer = old.offer
    new.choice = old.choice
    new.seen = old.seen
    new.extras = old.extras
    return new


def write_player(p: Player, out: Writer) -> None:
    """For `pack`."""
    out.put(p.coins)
    out.put(p.modifiers)
    out.put(p.reputation)
    out.put(p.nobility)
    out.put(p.score)
    out.put(p.goods)
    out.put(p.meeples)
    out.put(p.workers)
    out.put(p.apprentices)
    out.put(p.masters)
    out.put(p.seated)
    out.put(p.keeper)
    out.put(p.houses)
    out.put(p.platform)
    out.put(p.hand)
    out.put(p.housed)
    out.put(p.races)
    out.put(p.lots)
    out.put(p.tiles)
    out.put(p.dice)
    out.put(p.placed)
    out.put(p.passed)
    out.put(p.lord)
    out.put(p.character)
    out.put(p.desks)
    out.put(p.offer)
    out.put(p.choice)
    out.put(p.seen)
    out.put(p.extras)


def read_player(p: Player, data: Reader) -> None:
    """The inverse."""
    p.coins = data.get()
    p.modifiers = data.get()
    p.reputation = data.get()
    p.nobility = data.get()
    p.score = data.get()
    p.goods = data.get()
    p.meeples = data.get()
    p.workers = data.get()
    p.apprentices = data.get()
    p.masters = data.get()
    p.seated = data.get()
    p.keeper = data.get()
    p.houses = data.get()
    p.platform = data.get()
    p.hand = data.get()
    p.housed = data.get()
    p.races = data.get()
    p.lots = data.get()
    p.tiles = data.get()
    p.dice = data.get()
    p.placed = data.get()
    p.passed = data.get()
    p.lord = data.get()
    p.character = data.get()
    p.desks = data.get()
    p.offer = data.get()
    p.choice = data.get()
    p.seen = data.get()
    p.extras = data.get()


def copy_board(old: Board, new: Board) -> None:
    """Everything from one position into another."""
    new.copy_common(old)
    new.tables = old.tables
    new.chancery = old.chancery
    new.events = old.events
    new.night = old.night
    new.free_turns = old.free_turns
    new.objective = old.objective
    new.absent = old.absent
    new.round = old.round
    new.first = old.first
    new.current = old.current
    new.stage = old.stage
    new.todo = old.todo
    new.acted = old.acted
    new.die = old.die
    new.value = old.value
    new.guild = old.guild
    new.card = old.card
    new.step = old.step
    new.left = old.left
    new.least = old.least
    new.asked = old.asked
    new.due = old.due
    new.due_why = old.due_why
    new.gift_cards = old.gift_cards
    new.gift_goods = old.gift_goods
    new.event = old.event
    new.events_left = old.events_left
    new.events_past = old.events_past
    new.deck = old.deck
    new.discards = old.discards
    new.tavern = old.tavern
    new.bag = old.bag
    new.scrap = old.scrap
    new.gone = old.gone
    new.hall = old.hall
    new.ship = old.ship
    new.ships = old.ships
    new.cargo = old.cargo
    new.council_left = old.council_left
    new.blocked = old.blocked
    new.commissions = old.commissions
    new.dice_tiles = old.dice_tiles
    new.players = [copy_player(p) for p in old.players]
    new.dice = old.dice[:]
    new.workshops = old.workshops[:]
    new.council = old.council[:]
    new.desks = old.desks[:]
    new.orders = old.orders[:]
    new.under = old.under[:]


def write_board(s: Board, out: Writer) -> None:
    """For `pack`."""
    out.put(s.chancery)
    out.put(s.events)
    out.put(s.night)
    out.put(s.free_turns)
    out.put(s.objective)
    out.put(s.absent)
    out.put(s.round)
    out.put(s.first)
    out.put(s.current)
    out.put(s.stage)
    out.put(s.todo)
    out.put(s.acted)
    out.put(s.die)
    out.put(s.value)
    out.put(s.guild)
    out.put(s.card)
    out.put(s.step)
    out.put(s.left)
    out.put(s.least)
    out.put(s.asked)
    out.put(s.due)
    out.put(s.due_why)
    out.put(s.gift_cards)
    out.put(s.gift_goods)
    out.put(s.event)
    out.put(s.events_left)
    out.put(s.events_past)
    out.put(s.deck)
    out.put(s.discards)
    out.put(s.tavern)
    out.put(s.bag)
    out.put(s.scrap)
    out.put(s.gone)
    out.put(s.hall)
    out.put(s.ship)
    out.put(s.ships)
    out.put(s.cargo)
    out.put(s.council_left)
    out.put(s.blocked)
    out.put(s.commissions)
    out.put(s.dice_tiles)
    for p in s.players:
        write_player(p, out)
    out.put_all(s.dice)
    out.put_all(s.workshops)
    out.put_all(s.council)
    out.put_all(s.desks)
    out.put_all(s.orders)
    out.put_all(s.under)


def read_board(s: Board, data: Reader) -> None:
    """The inverse."""
    s.chancery = data.get()
    s.events = data.get()
    s.night = data.get()
    s.free_turns = data.get()
    s.objective = data.get()
    s.absent = data.get()
    s.round = data.get()
    s.first = data.get()
    s.current = data.get()
    s.stage = data.get()
    s.todo = data.get()
    s.acted = data.get()
    s.die = data.get()
    s.value = data.get()
    s.guild = data.get()
    s.card = data.get()
    s.step = data.get()
    s.left = data.get()
    s.least = data.get()
    s.asked = data.get()
    s.due = data.get()
    s.due_why = data.get()
    s.gift_cards = data.get()
    s.gift_goods = data.get()
    s.event = data.get()
    s.events_left = data.get()
    s.events_past = data.get()
    s.deck = data.get()
    s.discards = data.get()
    s.tavern = data.get()
    s.bag = data.get()
    s.scrap = data.get()
    s.gone = data.get()
    s.hall = data.get()
    s.ship = data.get()
    s.ships = data.get()
    s.cargo = data.get()
    s.council_left = data.get()
    s.blocked = data.get()
    s.commissions = data.get()
    s.dice_tiles = data.get()
    s.make_room()
    for p in s.players:
        read_player(p, data)
    data.fill(s.dice)
    data.fill(s.workshops)
    data.fill(s.council)
    data.fill(s.desks)
    data.fill(s.orders)
    data.fill(s.under)
