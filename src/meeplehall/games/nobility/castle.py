"""The White Castle and the slot of the player board (RN-604, RN-605)."""

from __future__ import annotations

from typing import Final

from meeplehall.core.heap import one
from meeplehall.core.native import i64
from meeplehall.games.nobility import purse
from meeplehall.games.nobility.event_cards import amount
from meeplehall.games.nobility.names import EVENT_CASTLE_BONUS
from meeplehall.games.nobility.purse import reputation
from meeplehall.games.nobility.state import BOARD_DICE, CASTLE_DICE, CHOOSE_RECALL, READY, Board, Player
from meeplehall.games.nobility.tables import PAIR

FOURTH: Final = 3


def castle_open(s: Board, value: i64) -> bool:
    """The slot of the value is empty."""
    return s.dice[CASTLE_DICE + PAIR[value]] == 0


def fourth_open(s: Board) -> bool:
    """RN-801: the fourth slot is in play and empty."""
    return s.tables.castle_slots[s.seats] > FOURTH and s.dice[CASTLE_DICE + FOURTH] == 0


def castle_gain(s: Board, value: i64) -> i64:
    """The reputation of the slot for this value, with the event's."""
    return s.tables.castle_gain[PAIR[value]] + amount(s, EVENT_CASTLE_BONUS)


def visit_castle(s: Board, seat: i64) -> None:
    """Reputation, at once."""
    reputation(s, seat, castle_gain(s, s.value), purse.CASTLE)
    s.todo = READY


def visit_fourth(s: Board, seat: i64) -> None:
    """The slot for any die."""
    reputation(s, seat, s.tables.castle_extra + amount(s, EVENT_CASTLE_BONUS), purse.CASTLE)
    s.todo = READY


def recall_open(s: Board, seat: i64, p: Player, value: i64) -> bool:
    """RN-605: the die fits, the slot is empty and an apprentice stands somewhere."""
    return s.tables.board_dice[value] == 1 and s.dice[BOARD_DICE + seat] == 0 and p.apprentices != 0


def visit_board(s: Board, seat: i64) -> None:
    """Ask who comes back."""
    s.todo = CHOOSE_RECALL


def recall(s: Board, seat: i64, guild: i64) -> None:
    """An apprentice of this guild goes back to the lot."""
    p = s.players[seat]
    p.apprentices -= one(guild)
    p.workers += 1
    if s.journal is not None:
        s.journal.tell("recall", seat, guild)
    s.todo = READY
