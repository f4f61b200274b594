"""Everything that lies on the table, and nothing else."""

from __future__ import annotations

from typing import Final

from meeplehall.core.bits import zeros
from meeplehall.core.heap import one
from meeplehall.core.native import i64, vec
from meeplehall.core.state import State
from meeplehall.games.nobility.tables import DICE_TILES, Tables

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
AT_BERK: Final = 23  # since rules 2: what is left to do at Berk's; `step`: the set of what has been done

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
    desks: i64 = 0  # heap by benefit
    offer: i64 = 0  # commissions drawn, five bits each
    choice: i64 = 0  # the sealed choice among them, from 1
    seen: i64 = 0  # set of commissions seen and returned
    extras: i64 = 0  # commissions beyond the first


class Board(State):
    """The position without its rules; `position.Nobility` adds them."""

    tables: Tables
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
    commissions: i64 = 0  # set: the deck, without what lies under it
    dice_tiles: i64 = 0  # set: those in the bag
    players: list[Player]
    dice: vec[i64]
    workshops: vec[i64]  # at [guild * 3 + slot]
    council: vec[i64]  # tiles at [row * 6 + column]
    # The Chancery; empty rows without it
    desks: vec[i64]  # seat + 1: six top desks, six bottom desks
    orders: vec[i64]  # by dice tile: who has it and how far it is, see commissions.py
    under: vec[i64]  # returned commissions under the deck, the upper first, see commissions.py

    def make_room(self) -> None:
        """Players and empty rows of the right length."""
        self.players = [Player() for _ in range(self.seats)]
        self.dice = zeros(DIE_SLOTS)
        self.workshops = zeros(WORKSHOP_SLOTS * 6)
        self.council = zeros(COUNCIL_SLOTS)
        self.desks = zeros(DESKS * self.chancery)
        self.orders = zeros((DICE_TILES + 1) * self.chancery)
        self.under = zeros(UNDER * self.chancery)

    def count_desks(self) -> None:
        """Up to layout 1 a player had a set of benefits instead of their counts."""
        for p in self.players:
            p.desks = 0
        for desk in range(len(self.desks)):
            if self.desks[desk] != 0:
                self.players[self.desks[desk] - 1].desks += one(self.tables.desk_benefit[desk % 6 + 1])
