"""A whole game between bots."""

from __future__ import annotations

from meeplehall.bots.bot import Bot
from meeplehall.core.native import i64
from meeplehall.core.state import State


def play_out(state: State, players: list[Bot]) -> int:
    """Let the bots, one per seat, play to the end; returns the number of decisions."""
    decisions: i64 = 0
    while not state.over:
        seat = state.actor()
        state.play(seat, players[seat].choose(state, seat))
        decisions += 1
    return decisions
