"""Dice that have been placed."""

from __future__ import annotations

from meeplehall.core.by_hand import checked_seat, demand
from meeplehall.games.nobility.by_hand.facts import Facts
from meeplehall.games.nobility.names import GUILD_NAMES
from meeplehall.games.nobility.position import Nobility
from meeplehall.games.nobility.state import (
    AUTOMA,
    BERK_DICE,
    BOARD_DICE,
    CASTLE_DICE,
    CHANCERY_DICE,
    COUNCIL_DICE,
    GUILD_DICE,
    HALL_DICE,
    PORT_DICE,
    TAVERN_DICE,
    YARD_DICE,
)

# Where the dice of each place begin, and how many slots it has.
DICE_ROWS = {
    "tavern": (TAVERN_DICE, 6),
    "yard": (YARD_DICE, 6),
    **{guild: (GUILD_DICE + 3 * n, 3) for n, guild in enumerate(GUILD_NAMES)},
    "hall": (HALL_DICE, 6),
    "port": (PORT_DICE, 6),
    "council": (COUNCIL_DICE, 18),
    "berk": (BERK_DICE, 3),
    "castle": (CASTLE_DICE, 4),
    "chancery": (CHANCERY_DICE, 6),
    "board": (BOARD_DICE, 6),
}


def place_dice(s: Nobility, facts: Facts) -> None:
    """Those that are named, and no others."""
    if facts.dice is None:
        return
    for slot in range(len(s.dice)):
        s.dice[slot] = 0
    s.blocked = 0
    for name, row in facts.dice.items():
        demand(name in DICE_ROWS, f"dice.{name}", f"no such place; places are {', '.join(DICE_ROWS)}")
        at, slots = DICE_ROWS[name]
        demand(len(row) <= slots, f"dice.{name}", f"{slots} slots, not {len(row)}")
        for i, die in enumerate(row):
            if die is not None:
                automa = die.seat is None
                demand(not automa or s.seats == 1, f"dice.{name}[{i}]", "the automa plays in the solo game only")
                who = AUTOMA if die.seat is None else checked_seat(s, f"dice.{name}[{i}].seat", die.seat)
                s.dice[at + i] = die.value + 8 * (who + 1)
                if automa and name in GUILD_NAMES:
                    s.blocked |= 2 ** GUILD_NAMES.index(name)
