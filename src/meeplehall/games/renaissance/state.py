"""Everything that lies on the table, and nothing else."""

from __future__ import annotations

from typing import Final

from meeplehall.core.bits import zeros
from meeplehall.core.heap import widened
from meeplehall.core.native import i64, vec
from meeplehall.core.state import State
from meeplehall.games.renaissance.cards import CARDS
from meeplehall.games.renaissance.pyramid import PLACES
from meeplehall.games.renaissance.tables import Tables

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
ZONES: Final = 96  # with four seats


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

    def make_room(self) -> None:
        """No card anywhere."""
        self.places = zeros(PLACES)

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

    def make_room(self) -> None:
        """Players, and rows of the right length."""
        self.players = [Player() for _ in range(self.seats)]
        self.recruits = zeros(4)
        self.where = zeros(CARDS + 1)

    def lay_out(self, tables: Tables, solo: i64, solo_cards: i64, round_limit: i64) -> None:
        """A shuffled deck and nothing else."""
        self.tables = tables
        self.solo = solo
        self.solo_cards = solo_cards
        self.round_limit = round_limit
        self.deck_size = CARDS
        self.make_room()
        for player in self.players:
            player.make_room()

    def unseal(self) -> None:
        """Sealed choices are shown: a revelation, unless there is nobody else to see it."""
        if self.seats > 1:
            self.revealed += 1
            self.last = -1

    def widen_heaps(self) -> None:
        """Up to layout 1 a heap had four bits for each icon."""
        self.rivals = widened(self.rivals, 4)
        for player in self.players:
            player.stored = widened(player.stored, 4)
            player.knights = widened(player.knights, 4)
