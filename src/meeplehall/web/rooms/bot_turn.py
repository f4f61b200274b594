"""A bot's next decision, and those it has already thought out: looked at, planned, carried out."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field

from meeplehall.core.game import Game
from meeplehall.core.state import State
from meeplehall.core.undo import can_take_back
from meeplehall.table import Table
from meeplehall.web import guides
from meeplehall.web.rooms.for_whom import people_at
from meeplehall.web.rooms.opening import now
from meeplehall.web.rooms.pace import Pace
from meeplehall.web.rooms.room import Room
from meeplehall.web.thinking.port import Thinking
from meeplehall.web.thinking.question import NoAnswer, Question

Change = Callable[[Room, Callable[[Table], None]], Awaitable[None]]


@dataclass(frozen=True)
class Turn:
    """A bot that owes a decision, as its table was when it was asked."""

    game: Game
    seat: int
    level: str
    version: int
    before: State
    position: bytes = field(repr=False)
    """The same, packed."""
    scripted: int | None
    """What the script of a guided game says."""
    people: list[str]
    host: str


async def take_turn(room: Room, seat: int, thinkers: Thinking, change: Change, pace: Pace) -> None:
    """One turn of one bot. Raises BadCommand if the table changes meanwhile, NoAnswer if the bot fails."""
    turn = await _look(room, seat)
    if turn is not None:
        await _carry_out(room, turn, await _plan(turn, thinkers), change, pace)


async def _look(room: Room, seat: int) -> Turn | None:
    """What the bot is asked; None if it owes nothing any more."""
    async with room.lock:
        table = room.table
        if table.state is None or seat not in table.bots_due():
            return None
        return Turn(
            game=table.game,
            seat=seat,
            level=table.seats[seat].bot,
            version=table.version(seat),
            before=table.state.clone(),
            position=table.packed(),
            scripted=guides.reply(table, seat),
            people=people_at(table.seats),
            host=table.setting.host,
        )


async def _plan(turn: Turn, thinkers: Thinking) -> Sequence[int]:
    """What it means to do, by script or by its own thinking."""
    if turn.scripted is not None:
        return [turn.scripted]
    question = Question(turn.game, turn.position, turn.seat, turn.level, secrets.randbits(31))
    steps = await thinkers.plan(question, turn.people, turn.host)
    if not steps:
        raise NoAnswer("a plan without an action")
    return steps


async def _carry_out(room: Room, turn: Turn, steps: Sequence[int], change: Change, pace: Pace) -> None:
    """The first action for the version it was thought out for, the others as long as nothing new comes in."""
    seat, version = turn.seat, turn.version
    for number, action in enumerate(steps):
        await pace.keep()
        if number > 0:
            state = room.table.state
            if state is None or not can_take_back(turn.before, state, seat) or action not in state.legal(seat):
                return
            version = room.table.version(seat)
        await change(room, lambda t, a=action, v=version: t.act(seat, a, v, now()))  # type: ignore[misc]
