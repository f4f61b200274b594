"""Upkeep between the rounds (RN-209)."""

from __future__ import annotations

from meeplehall.core.bits import bit
from meeplehall.core.native import i64
from meeplehall.games.nobility.commissions import collect_dice
from meeplehall.games.nobility.event_cards import discard
from meeplehall.games.nobility.rows import at, with_item
from meeplehall.games.nobility.state import DIE_SLOTS, Board
from meeplehall.games.nobility.supply import show_building, show_council, show_ship, useless


def return_dice(s: Board) -> None:
    """Dice come back; those on dice tiles leave a token."""
    dice = s.dice
    for slot in range(DIE_SLOTS):
        dice[slot] = 0
    s.blocked = 0
    for p in s.players:
        p.dice = 0
        p.placed = 0
        p.passed = 0
    collect_dice(s)


def upkeep(s: Board) -> None:
    """Everything after the dice, in its order."""
    discard(s)
    show_ship(s)
    show_council(s)
    refill_hall(s)
    s.first = (s.first + 1) % s.seats


def refill_hall(s: Board) -> None:
    """Workshops of full guilds leave the game, the rest slides left, new ones come from left to right."""
    row: i64 = 0
    kept: i64 = 0
    for place in range(6):
        tile = at(s.hall, place)
        if tile == 0:
            continue
        if useless(s, tile):
            s.gone |= bit(tile)
            if s.journal is not None:
                s.journal.tell("leaves", tile)
        else:
            row = with_item(row, kept, tile)
            kept += 1
    s.hall = row
    for place in range(kept, 6):
        show_building(s, place)
