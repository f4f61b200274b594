"""Everything that lies on the table, and nothing else."""

from __future__ import annotations

from typing import Final

from meeplehall.core.bits import zeros
from meeplehall.core.codec import Reader, Writer
from meeplehall.core.errors import MeeplehallError
from meeplehall.core.native import i64, vec
from meeplehall.core.state import State
from meeplehall.games.renaissance.cards import CARDS
from meeplehall.games.renaissance.decks import tables_of
from meeplehall.games.renaissance.pyramid import PLACES
from meeplehall.games.renaissance.tables import Tables

LAYOUT: Final = 1
"""Moves when the packed form changes."""

# What is asked (`todo`). Sealed are all but WON.
LAYING: Final = 0  # the order of the foundation
CHOICE: Final = 1  # the choice of an action phase
MAN: Final = 2  # where a Renaissance Man goes
WON: Final = 3  # what becomes of a won recruit; open
THROWING: Final = 4  # the discard step
OVER: Final = 5

NORMAL: Final = 0
EASIER: Final = 1
HARDER: Final = 2

# Where a card is (`where`). Each card is in one place; what only some seats may know is told by the zone.
DECK: Final = 0
SHOWN: Final = 1  # in the pile, seen by all
BLIND: Final = 2  # in the pile, seen by nobody
OUT: Final = 3  # left the solo game unseen
OPEN: Final = 4  # on a recruit area, or face up in a structure
THROWN: Final = 8  # + seat: in the pile, seen by that seat alone
HAND: Final = 12  # + seat
KNOWN: Final = 16  # + seat: in the hand, a recruit that all have seen
DOWN: Final = 32  # + 16 * seat + place: face down in a structure
WAITING: Final = 15  # the place of a Renaissance Man that is still to be placed


class Player:
    """What belongs to one seat. A choice that is not yet revealed is held in the last four fields."""

    filled: i64 = 0  # upper places with a card
    hand: i64 = 0
    hand_size: i64 = 0
    stored: i64 = 0  # heap of tokens
    taught: i64 = 0  # set of icons in the Renaissance area
    knights: i64 = 0  # heap of knights on the areas
    places: vec[i64]  # cards as everybody sees them: a face-down one is RENAISSANCE
    man: i64 = 0  # 1: has a Renaissance Man to place
    removing: i64 = 0  # places to be cleared
    throwing: i64 = 0  # slots of the hand to be thrown
    choice: i64 = 0  # code of the action + 1, 0 while open

    def clone(self) -> Player:
        """An independent copy."""
        p = Player()
        p.filled = self.filled
        p.hand = self.hand
        p.hand_size = self.hand_size
        p.stored = self.stored
        p.taught = self.taught
        p.knights = self.knights
        p.places = self.places[:]
        p.man = self.man
        p.removing = self.removing
        p.throwing = self.throwing
        p.choice = self.choice
        return p

    def write(self, out: Writer) -> None:
        """For `pack`."""
        out.put(self.filled)
        out.put(self.hand)
        out.put(self.hand_size)
        out.put(self.stored)
        out.put(self.taught)
        out.put(self.knights)
        out.put_all(self.places)
        out.put(self.man)
        out.put(self.removing)
        out.put(self.throwing)
        out.put(self.choice)

    def read(self, data: Reader) -> None:
        """The inverse of `write`."""
        self.filled = data.get()
        self.hand = data.get()
        self.hand_size = data.get()
        self.stored = data.get()
        self.taught = data.get()
        self.knights = data.get()
        self.places = data.get_all(PLACES)
        self.man = data.get()
        self.removing = data.get()
        self.throwing = data.get()
        self.choice = data.get()

    def clear_choice(self) -> None:
        """Nothing is chosen."""
        self.removing = 0
        self.throwing = 0
        self.choice = 0


class Board(State):
    """The position without its rules; `position.Renaissance` adds them."""

    tables: Tables
    solo: i64 = 0  # NORMAL, EASIER or HARDER
    solo_cards: i64 = 0
    round_limit: i64 = 0
    dealer: i64 = 0
    round: i64 = 0  # from 1
    phase: i64 = 0  # 1 to 4; 0 outside the action phases
    todo: i64 = 0
    asked: i64 = 0  # seats that the step asks, as everybody may know
    open: i64 = 0  # those of them whose choice is not complete: hidden
    area: i64 = 0  # how many recruit areas are resolved
    removed: i64 = 0  # WON: places cleared before this recruit is taken
    rivals: i64 = 0  # solo: heap of opposing knights
    renewed: i64 = 0  # solo: 1 when the easier game's second deck is in use
    lost: i64 = 0  # solo: 1 when a card was needed and none was there
    deck_size: i64 = 0
    pile_size: i64 = 0
    players: list[Player]
    recruits: vec[i64]  # card on the area of each icon
    where: vec[i64]  # zone of each card

    def lay_out(self, tables: Tables, solo: i64, solo_cards: i64, round_limit: i64) -> None:
        """A shuffled deck and nothing else."""
        self.tables = tables
        self.solo = solo
        self.solo_cards = solo_cards
        self.round_limit = round_limit
        self.deck_size = CARDS
        self.players = []
        for _ in range(self.seats):
            player = Player()
            player.places = zeros(PLACES)
            self.players.append(player)
        self.recruits = zeros(4)
        self.where = zeros(CARDS + 1)

    def unseal(self) -> None:
        """Sealed choices are shown: a revelation, unless there is nobody else to see it."""
        if self.seats > 1:
            self.revealed += 1
            self.last = -1

    def copy_board(self, other: Board) -> None:
        """Take over everything from another position."""
        self.copy_common(other)
        self.tables = other.tables
        self.solo = other.solo
        self.solo_cards = other.solo_cards
        self.round_limit = other.round_limit
        self.dealer = other.dealer
        self.round = other.round
        self.phase = other.phase
        self.todo = other.todo
        self.asked = other.asked
        self.open = other.open
        self.area = other.area
        self.removed = other.removed
        self.rivals = other.rivals
        self.renewed = other.renewed
        self.lost = other.lost
        self.deck_size = other.deck_size
        self.pile_size = other.pile_size
        self.players = [p.clone() for p in other.players]
        self.recruits = other.recruits[:]
        self.where = other.where[:]

    def write(self, out: Writer) -> None:
        out.put(LAYOUT)
        self.write_common(out)
        out.put_text(self.tables.name)
        out.put(self.solo)
        out.put(self.solo_cards)
        out.put(self.round_limit)
        out.put(self.dealer)
        out.put(self.round)
        out.put(self.phase)
        out.put(self.todo)
        out.put(self.asked)
        out.put(self.open)
        out.put(self.area)
        out.put(self.removed)
        out.put(self.rivals)
        out.put(self.renewed)
        out.put(self.lost)
        out.put(self.deck_size)
        out.put(self.pile_size)
        for p in self.players:
            p.write(out)
        out.put_all(self.recruits)
        out.put_all(self.where)

    def read(self, data: Reader) -> None:
        layout = data.get()
        if layout != LAYOUT:
            raise MeeplehallError(f"packed position of layout {layout}; this program reads {LAYOUT}")
        self.read_common(data)
        self.tables = tables_of(data.get_text())
        self.solo = data.get()
        self.solo_cards = data.get()
        self.round_limit = data.get()
        self.dealer = data.get()
        self.round = data.get()
        self.phase = data.get()
        self.todo = data.get()
        self.asked = data.get()
        self.open = data.get()
        self.area = data.get()
        self.removed = data.get()
        self.rivals = data.get()
        self.renewed = data.get()
        self.lost = data.get()
        self.deck_size = data.get()
        self.pile_size = data.get()
        self.players = []
        for _ in range(self.seats):
            player = Player()
            player.read(data)
            self.players.append(player)
        self.recruits = data.get_all(4)
        self.where = data.get_all(CARDS + 1)
