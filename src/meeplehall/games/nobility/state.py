"""Everything that lies on the table, and nothing else."""

from __future__ import annotations

from typing import Final

from meeplehall.core.bits import zeros
from meeplehall.core.codec import Reader, Writer
from meeplehall.core.errors import MeeplehallError
from meeplehall.core.native import i64, vec
from meeplehall.core.state import State
from meeplehall.games.nobility.tables import DICE_TILES, Tables

LAYOUT: Final = 1
"""Moves when the packed form changes."""

# Where the game is (`stage`).
SETUP: Final = 0
ACTIONS: Final = 1
INCOME: Final = 2
OVER: Final = 3

# What the seat in turn has to decide (`todo`).
READY: Final = 0  # nothing: the game goes on by itself
CHOOSE_CHARACTER: Final = 1  # night
CHOOSE_COMMISSION: Final = 2  # all seats, sealed
TURN: Final = 3  # a die, a card to complete, a building to sell, or the end of the turn
CHOOSE_PLACE: Final = 4  # where the die `die` goes at the value `value`
TAKE_CARD: Final = 5  # at the Tavern; `step` cards are taken, `left` more may be
DROP_CARD: Final = 6  # the hand is full; `card` is the new one
SPEND_GOODS: Final = 7  # on `card`: how many of the lowest good of the set `step`; `left` spent so far
WORKSHOP: Final = 8  # the effect of the workshop `step` of the guild `guild`
BUY: Final = 9  # goods of the guild `guild`
APPRENTICES: Final = 10  # `left` more for the guild `guild`
ANSWER: Final = 11  # night: `asked` accepts or refuses the transfer of an apprentice from the guild `step`
CHOOSE_LOT: Final = 12  # for the community building `card`
SELL_GOODS: Final = 13  # at the Port: `step` sold, `left` more, none below kind `least`
BERK_COMMISSION: Final = 14
BERK_KEEP: Final = 15
BERK_MODIFIERS: Final = 16  # `step`: 1 when something has been done here
BERK_REPLACE: Final = 17
CHOOSE_RECALL: Final = 18
CHOOSE_DESK: Final = 19
GIFT_CARD: Final = 20  # of a character's benefit: `gift_cards` more
GIFT_GOOD: Final = 21  # of a benefit or a lot: `gift_goods` more, none below kind `least`
FINISHED: Final = 22
BERK: Final = 23  # since rules 2: what is left to do at Berk's; `step`: the set of what has been done

# What has been done in this turn (`acted`).
DIE_DONE: Final = 1
CARD_DONE: Final = 2
SALE_DONE: Final = 4
TURN_OVER: Final = 8

# Die slots: 0 is empty, else the value + 8 * (seat + 1); the automa sits at AUTOMA.
AUTOMA: Final = 6
TAVERN_DICE: Final = 0  # six, left to right
YARD_DICE: Final = 6
GUILD_DICE: Final = 12  # three per guild
HALL_DICE: Final = 30  # by value
PORT_DICE: Final = 36
COUNCIL_DICE: Final = 42  # six per row
BERK_DICE: Final = 60  # by pair
CASTLE_DICE: Final = 63  # by pair, and the fourth
CHANCERY_DICE: Final = 67
BOARD_DICE: Final = 73  # by seat
DIE_SLOTS: Final = 79

# A workshop on its slot: 0 is none, else the tile + OWNED * (seat + 1); without the second part nobody's.
OWNED: Final = 64
WORKSHOP_SLOTS: Final = 3
LOTS: Final = 3
COUNCIL_SLOTS: Final = 18
DESKS: Final = 12
UNDER: Final = 12

# Six bits per place in packed rows of cards or tiles (Tavern, Guild Hall, lots).
SLOT_BITS: Final = 6
SLOT_MASK: Final = 63


class Player:
    """What belongs to one seat."""

    coins: i64 = 0
    modifiers: i64 = 0
    reputation: i64 = 0
    nobility: i64 = 0
    score: i64 = 0
    goods: i64 = 0  # heap
    meeples: i64 = 0  # in the supply
    workers: i64 = 0  # in the lot
    apprentices: i64 = 0  # heap by guild
    masters: i64 = 0
    seated: i64 = 0  # in the Chancery
    keeper: i64 = 0  # starting guild + 1 (night)
    houses: i64 = 0  # in the supply
    platform: i64 = 0
    hand: i64 = 0  # set of cards
    housed: i64 = 0  # set of cards
    races: i64 = 0  # set of races housed
    lots: i64 = 0  # packed row of community buildings
    tiles: i64 = 0  # set of council tiles
    dice: i64 = 0  # unplaced, heap by face - 1
    placed: i64 = 0  # sum of the values placed this round
    passed: i64 = 0
    lord: i64 = 0  # 1: the benefit has been taken
    character: i64 = 0
    benefits: i64 = 0  # set of desk benefits
    offer: i64 = 0  # commissions drawn, five bits each
    choice: i64 = 0  # the sealed choice among them, from 1
    seen: i64 = 0  # set of commissions seen and returned
    extras: i64 = 0  # commissions beyond the first

    def clone(self) -> Player:
        """An independent copy."""
        p = Player()
        p.coins = self.coins
        p.modifiers = self.modifiers
        p.reputation = self.reputation
        p.nobility = self.nobility
        p.score = self.score
        p.goods = self.goods
        p.meeples = self.meeples
        p.workers = self.workers
        p.apprentices = self.apprentices
        p.masters = self.masters
        p.seated = self.seated
        p.keeper = self.keeper
        p.houses = self.houses
        p.platform = self.platform
        p.hand = self.hand
        p.housed = self.housed
        p.races = self.races
        p.lots = self.lots
        p.tiles = self.tiles
        p.dice = self.dice
        p.placed = self.placed
        p.passed = self.passed
        p.lord = self.lord
        p.character = self.character
        p.benefits = self.benefits
        p.offer = self.offer
        p.choice = self.choice
        p.seen = self.seen
        p.extras = self.extras
        return p

    def write(self, out: Writer) -> None:
        """For `pack`."""
        out.put(self.coins)
        out.put(self.modifiers)
        out.put(self.reputation)
        out.put(self.nobility)
        out.put(self.score)
        out.put(self.goods)
        out.put(self.meeples)
        out.put(self.workers)
        out.put(self.apprentices)
        out.put(self.masters)
        out.put(self.seated)
        out.put(self.keeper)
        out.put(self.houses)
        out.put(self.platform)
        out.put(self.hand)
        out.put(self.housed)
        out.put(self.races)
        out.put(self.lots)
        out.put(self.tiles)
        out.put(self.dice)
        out.put(self.placed)
        out.put(self.passed)
        out.put(self.lord)
        out.put(self.character)
        out.put(self.benefits)
        out.put(self.offer)
        out.put(self.choice)
        out.put(self.seen)
        out.put(self.extras)

    def read(self, data: Reader) -> None:
        """The inverse of `write`."""
        self.coins = data.get()
        self.modifiers = data.get()
        self.reputation = data.get()
        self.nobility = data.get()
        self.score = data.get()
        self.goods = data.get()
        self.meeples = data.get()
        self.workers = data.get()
        self.apprentices = data.get()
        self.masters = data.get()
        self.seated = data.get()
        self.keeper = data.get()
        self.houses = data.get()
        self.platform = data.get()
        self.hand = data.get()
        self.housed = data.get()
        self.races = data.get()
        self.lots = data.get()
        self.tiles = data.get()
        self.dice = data.get()
        self.placed = data.get()
        self.passed = data.get()
        self.lord = data.get()
        self.character = data.get()
        self.benefits = data.get()
        self.offer = data.get()
        self.choice = data.get()
        self.seen = data.get()
        self.extras = data.get()


class Board(State):
    """The position without its rules; `position.Nobility` adds them."""

    tables: Tables
    players: list[Player]
    # Options
    chancery: i64 = 0
    events: i64 = 0
    night: i64 = 0
    free_turns: i64 = 0  # 1: only a turn with none of the three is a pass (RN-204)
    objective: i64 = 0  # solo
    absent: i64 = 0  # the Blacksmith who is not in play at night
    # The course of the game
    round: i64 = 0  # from 0
    first: i64 = 0
    current: i64 = 0
    stage: i64 = 0
    todo: i64 = 0
    acted: i64 = 0
    # The action in progress
    die: i64 = 0
    value: i64 = 0
    guild: i64 = 0
    card: i64 = 0
    step: i64 = 0
    left: i64 = 0
    least: i64 = 0
    asked: i64 = 0
    due: i64 = 0  # points that follow the benefit
    due_why: i64 = 0
    gift_cards: i64 = 0
    gift_goods: i64 = 0
    # The town
    event: i64 = 0
    events_left: i64 = 0  # set; which of them come at all is drawn when they come
    events_past: i64 = 0  # set
    deck: i64 = 0  # set of settlers cards
    discards: i64 = 0  # set of settlers cards
    tavern: i64 = 0  # packed row
    bag: i64 = 0  # set of building tiles
    scrap: i64 = 0  # set of discarded building tiles
    gone: i64 = 0  # set of building tiles out of the game
    hall: i64 = 0  # packed row
    ship: i64 = 0
    ships: i64 = 0  # set of ships to come
    cargo: i64 = 0  # heap of goods on the ship
    council_left: i64 = 0  # set of council tiles to come
    blocked: i64 = 0  # set of guilds closed by automa dice
    dice: vec[i64]
    workshops: vec[i64]  # at [guild * 3 + slot]
    council: vec[i64]  # tiles at [row * 6 + column]
    # The Chancery; empty tables without it
    commissions: i64 = 0  # set: the deck, without what lies under it
    dice_tiles: i64 = 0  # set: those in the bag
    desks: vec[i64]  # seat + 1: six top desks, six bottom desks
    orders: vec[i64]  # by dice tile: who has it and how far it is, see commissions.py
    under: vec[i64]  # returned commissions under the deck, the upper first, see commissions.py

    def lay_out(self, tables: Tables, chancery: bool, events: bool, night: bool, free_turns: bool) -> None:
        """An empty town."""
        self.tables = tables
        self.chancery = 1 if chancery else 0
        self.events = 1 if events else 0
        self.night = 1 if night else 0
        self.free_turns = 1 if free_turns else 0
        self.players = []
        for _ in range(self.seats):
            self.players.append(Player())
        self.dice = zeros(DIE_SLOTS)
        self.workshops = zeros(WORKSHOP_SLOTS * 6)
        self.council = zeros(COUNCIL_SLOTS)
        self.desks = zeros(DESKS if chancery else 0)
        self.orders = zeros(DICE_TILES + 1 if chancery else 0)
        self.under = zeros(UNDER if chancery else 0)

    def copy_board(self, other: Board) -> None:
        """Take over everything from another position."""
        self.copy_common(other)
        self.tables = other.tables
        self.players = [p.clone() for p in other.players]
        self.chancery = other.chancery
        self.events = other.events
        self.night = other.night
        self.free_turns = other.free_turns
        self.objective = other.objective
        self.absent = other.absent
        self.round = other.round
        self.first = other.first
        self.current = other.current
        self.stage = other.stage
        self.todo = other.todo
        self.acted = other.acted
        self.die = other.die
        self.value = other.value
        self.guild = other.guild
        self.card = other.card
        self.step = other.step
        self.left = other.left
        self.least = other.least
        self.asked = other.asked
        self.due = other.due
        self.due_why = other.due_why
        self.gift_cards = other.gift_cards
        self.gift_goods = other.gift_goods
        self.event = other.event
        self.events_left = other.events_left
        self.events_past = other.events_past
        self.deck = other.deck
        self.discards = other.discards
        self.tavern = other.tavern
        self.bag = other.bag
        self.scrap = other.scrap
        self.gone = other.gone
        self.hall = other.hall
        self.ship = other.ship
        self.ships = other.ships
        self.cargo = other.cargo
        self.council_left = other.council_left
        self.blocked = other.blocked
        self.dice = other.dice[:]
        self.workshops = other.workshops[:]
        self.council = other.council[:]
        self.commissions = other.commissions
        self.dice_tiles = other.dice_tiles
        self.desks = other.desks[:]
        self.orders = other.orders[:]
        self.under = other.under[:]

    def write(self, out: Writer) -> None:
        out.put(LAYOUT)
        self.write_common(out)
        out.put(self.chancery)
        out.put(self.events)
        out.put(self.night)
        out.put(self.free_turns)
        out.put(self.objective)
        out.put(self.absent)
        out.put(self.round)
        out.put(self.first)
        out.put(self.current)
        out.put(self.stage)
        out.put(self.todo)
        out.put(self.acted)
        out.put(self.die)
        out.put(self.value)
        out.put(self.guild)
        out.put(self.card)
        out.put(self.step)
        out.put(self.left)
        out.put(self.least)
        out.put(self.asked)
        out.put(self.due)
        out.put(self.due_why)
        out.put(self.gift_cards)
        out.put(self.gift_goods)
        out.put(self.event)
        out.put(self.events_left)
        out.put(self.events_past)
        out.put(self.deck)
        out.put(self.discards)
        out.put(self.tavern)
        out.put(self.bag)
        out.put(self.scrap)
        out.put(self.gone)
        out.put(self.hall)
        out.put(self.ship)
        out.put(self.ships)
        out.put(self.cargo)
        out.put(self.council_left)
        out.put(self.blocked)
        out.put(self.commissions)
        out.put(self.dice_tiles)
        for p in self.players:
            p.write(out)
        out.put_all(self.dice)
        out.put_all(self.workshops)
        out.put_all(self.council)
        out.put_all(self.desks)
        out.put_all(self.orders)
        out.put_all(self.under)

    def read(self, data: Reader) -> None:
        layout = data.get()
        if layout != LAYOUT:
            raise MeeplehallError(f"packed position of layout {layout}; this program reads {LAYOUT}")
        self.read_common(data)
        self.chancery = data.get()
        self.events = data.get()
        self.night = data.get()
        self.free_turns = data.get()
        self.objective = data.get()
        self.absent = data.get()
        self.round = data.get()
        self.first = data.get()
        self.current = data.get()
        self.stage = data.get()
        self.todo = data.get()
        self.acted = data.get()
        self.die = data.get()
        self.value = data.get()
        self.guild = data.get()
        self.card = data.get()
        self.step = data.get()
        self.left = data.get()
        self.least = data.get()
        self.asked = data.get()
        self.due = data.get()
        self.due_why = data.get()
        self.gift_cards = data.get()
        self.gift_goods = data.get()
        self.event = data.get()
        self.events_left = data.get()
        self.events_past = data.get()
        self.deck = data.get()
        self.discards = data.get()
        self.tavern = data.get()
        self.bag = data.get()
        self.scrap = data.get()
        self.gone = data.get()
        self.hall = data.get()
        self.ship = data.get()
        self.ships = data.get()
        self.cargo = data.get()
        self.council_left = data.get()
        self.blocked = data.get()
        self.commissions = data.get()
        self.dice_tiles = data.get()
        self.players = []
        for _ in range(self.seats):
            player = Player()
            player.read(data)
            self.players.append(player)
        self.dice = data.get_all(DIE_SLOTS)
        self.workshops = data.get_all(WORKSHOP_SLOTS * 6)
        self.council = data.get_all(COUNCIL_SLOTS)
        self.desks = data.get_all(DESKS if self.chancery == 1 else 0)
        self.orders = data.get_all(DICE_TILES + 1 if self.chancery == 1 else 0)
        self.under = data.get_all(UNDER if self.chancery == 1 else 0)
