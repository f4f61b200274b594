"""The end of the game (RM-501, RM-604)."""

from __future__ import annotations

from meeplehall.games.renaissance.scoring import completed
from meeplehall.games.renaissance.state import OVER, Board


def anyone_completed(s: Board) -> bool:
    """RM-501."""
    for p in s.players:
        if completed(p):
            return True
    return False


def end_game(s: Board) -> None:
    """Nobody owes anything any more."""
    s.todo = OVER
    s.over = True
    s.asked = 0
    s.open = 0
    if s.journal is not None:
        s.journal.tell("end")


def lose(s: Board) -> None:
    """RM-604: a card was needed and there is none."""
    s.lost = 1
    end_game(s)
