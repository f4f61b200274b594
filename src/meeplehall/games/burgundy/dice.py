"""Workers that shift a die (CB-302), and the knowledge tiles that help (CB-415 to CB-419)."""

from __future__ import annotations

from meeplehall.core.native import i64
from meeplehall.games.burgundy.state import Player
from meeplehall.games.burgundy.tiles import ANIMAL, BUILDING, SHIP


def cost(p: Player, steps: i64, free_step: bool) -> i64:
    """Workers for shifting a die by that many steps."""
    if free_step and steps > 0:
        steps -= 1
    if p.knows(8):
        steps = (steps + 1) >> 1
    return steps


def reach(p: Player, free_step: bool) -> i64:
    """How many steps this player can shift a die, 0 to 3."""
    steps = p.workers
    if p.knows(8):
        steps += steps
    if free_step:
        steps += 1
    if steps > 3:
        return 3
    return steps


def free_when_placing(p: Player, kind: i64) -> bool:
    """Whether placing a tile of this type has a free step."""
    if kind == BUILDING:
        return p.knows(9)
    if kind == SHIP or kind == ANIMAL:
        return p.knows(10)
    return p.knows(11)


def free_when_taking(p: Player) -> bool:
    """Whether taking from a numbered depot has a free step."""
    return p.knows(12)
