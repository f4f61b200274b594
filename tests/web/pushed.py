"""What sockets are sent while things happen at a table and at a twin of it that the seat cannot tell apart."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from contextlib import ExitStack

from meeplehall.table import Acted, Saved, Table, TookBack
from meeplehall.web.rooms import Room

from .server import PATIENCE, HallServer, Person

Step = Callable[[Table], None]
MOST_ACTIONS = 6
"""Of a seat, that are tried for one that can be taken back."""


def nothing(table: Table) -> None:
    """Happens here while something hidden happens at the other table."""


def decides(seat: int, action: int, at: int) -> Step:
    return lambda table: table.act(seat, action, table.version(seat), at, table.seats[seat].player)


def takes_back(seat: int, at: int) -> Step:
    return lambda table: table.take_back(seat, table.version(seat), at, table.seats[seat].player)


def copy_of(table: Table) -> Table:
    assert table.state is not None
    copy = Table.load(Saved(table.setting, list(table.log), b""), table.game)
    copy.state = table.game.unpack(table.state.pack())
    copy._window = list(table._window)
    return copy


def happenings(true: Table, twin: Table, viewer: int, dice: random.Random, at: int) -> list[tuple[Step, Step]]:
    """What happens at the one and at the other: all that others seal is different, all that this seat may see the same.

    Nothing comes to light by it: that would be a difference which everybody may see.
    """
    tables = copy_of(true), copy_of(twin)
    found: list[tuple[Step, Step]] = []
    for seat in dice.sample(range(len(true.seats)), len(true.seats)):
        if seat != viewer:
            hidden = _hidden_step(tables[0], seat, dice, at), _hidden_step(tables[1], seat, dice, at)
            if hidden[0] is not hidden[1]:
                found.append(hidden)
        action = _seen_action(tables, seat, viewer, dice, at)
        if action is not None:
            both = (decides(seat, action, at), takes_back(seat, at))
            found += [(step, step) for step in both]
    return found


def _hidden_step(table: Table, seat: int, dice: random.Random, at: int) -> Step:
    """What nobody else notices: a choice that is sealed, or a sealed one that is taken back. Carried out here."""
    assert table.state is not None
    if dice.random() < 0.3:
        return nothing
    if seat in table.pending():
        step = decides(seat, dice.choice(table.state.legal(seat)), at)
    elif table.can_take_back(seat):
        step = takes_back(seat, at)
    else:
        return nothing
    trial = copy_of(table)
    step(trial)
    last = trial.log[-1]
    if not isinstance(last, Acted | TookBack) or not last.sealed or len(trial.log) - 1 not in trial.sight.sealed:
        return nothing
    step(table)
    return step


def _seen_action(tables: tuple[Table, Table], seat: int, viewer: int, dice: random.Random, at: int) -> int | None:
    """A decision of this seat, in sight of the viewer, that shows nothing which was hidden; None if there is none."""
    if any(seat not in table.pending() for table in tables):
        return None
    first, second = (table.state.legal(seat) for table in tables if table.state is not None)
    both = sorted(set(first) & set(second))
    for action in dice.sample(both, min(MOST_ACTIONS, len(both))):
        trials = [copy_of(table) for table in tables]
        for trial in trials:
            decides(seat, action, at)(trial)
        sealed = any(isinstance(trial.log[-1], Acted) and trial.log[-1].sealed for trial in trials)
        if all(trial.can_take_back(seat) for trial in trials) and (seat == viewer or not sealed):
            return action
    return None


def pushed(
    hall: HallServer, room: Room, person: Person, viewer: int, table: Table, steps: list[Step], at: int
) -> list[list[str]]:
    """Every frame, socket by socket, while these things happen: to a new page, to one up to date, to a spectator."""
    chat = table.sight.said
    queries = ("since=-1", f"since={table.version(viewer)}&chat={chat}", "since=-1&seat=-1&focus=1")
    found: list[list[str]] = [[] for _ in queries]

    async def put() -> None:
        async with room.lock:
            room.go_back_to(table)

    async def come_in(number: int) -> None:
        while len(room.watchers) < number:
            await asyncio.sleep(0.001)

    async def happen(step: Step) -> None:
        async with room.lock:
            step(table)
        room.wake()

    hall.do(put())
    with ExitStack() as stack:
        sockets = [stack.enter_context(person.live(table.id, query)) for query in queries]
        hall.do(come_in(len(sockets)))
        for number, step in enumerate(steps):
            if step is not nothing:
                hall.do(happen(step))
            # A word that all hear: whatever was sent before it has come when it comes.
            word = f"so much for {number}"
            hall.do(happen(lambda t: t.say(viewer, word, at, t.seats[viewer].player)))  # noqa: B023
            for frames, socket in zip(found, sockets, strict=True):
                while not frames or word not in frames[-1]:
                    frames.append(str(socket.recv(timeout=PATIENCE)))

    async def gone() -> None:
        while room.watchers:
            await asyncio.sleep(0.001)

    hall.do(gone())
    return found
