"""A good move for whoever may ask, and a warning before a bad one. Thought out from what the seat knows."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route

from meeplehall.core.errors import IllegalAction
from meeplehall.core.state import State
from meeplehall.study.marks import marks_for
from meeplehall.study.verdicts import Verdict
from meeplehall.table import Table
from meeplehall.web import scenes
from meeplehall.web.entrance.access import player_at
from meeplehall.web.entrance.bounds import Busy, TooMany
from meeplehall.web.entrance.forms import data
from meeplehall.web.entrance.visit import visit_of
from meeplehall.web.frames import leads_of
from meeplehall.web.hall import Hall, hall_of
from meeplehall.web.rooms.opening import now
from meeplehall.web.routes.play import Act, Undo
from meeplehall.web.texts import Texts
from meeplehall.web.thinking.question import Judgement, NoAnswer

PATIENCE = 8.0
"""Seconds after which nobody waits for a hint any more: the bots' line may be long."""
GRAVE = ("error", "blunder")
"""What a warning is for."""


@contextmanager
def _in_turn(hall: Hall, player: str) -> Iterator[None]:
    """One at a time of each visitor."""
    if hall.hinting.enter(player) is not None:
        raise TooMany("your last hint is still being thought out", 2)
    try:
        yield
    finally:
        hall.hinting.leave(player)


async def _verdict(request: Request, seat: int, version: int, thought: Act | None = None) -> Verdict:
    """What the bots' workers say of a decision that is thought of; without one, of the best.

    Everybody is told that it was asked.
    """
    hall = hall_of(request)
    room = await hall.rooms.find(request.path_params["table"])
    player = player_at(request, room.table)
    with _in_turn(hall, player):
        async with room.lock:
            state = room.table.check_hint(seat, version, player)
            steps = [] if thought is None else _legal(room.table, state, thought)
            question = Judgement(
                game=room.table.game,
                position=state.pack(),
                seat=seat,
                steps=steps,
                forced=len(state.legal(seat)) == 1,
                first=version,
                playouts=hall.config.limits.hint_playouts,
            )
        if not hall.hints.take(player):
            raise TooMany("that is a lot of hints; try a few moves of your own first", hall.hints.wait)
        await hall.rooms.change(
            room, lambda table: table.hint(seat, version, now(), player, warned=thought is not None)
        )
        try:
            async with asyncio.timeout(PATIENCE):
                return await hall.thinkers.judge(question, player, waits=True)
        except (NoAnswer, TimeoutError):
            raise Busy("no hint right now, the bots are busy; try again", 5) from None


def _legal(table: Table, state: State, thought: Act) -> list[int]:
    """The decision, or the two that are made as one; raises if the rules do not allow it."""
    if thought.lead >= 0:
        table.check_pair(state, thought.seat, thought.lead, thought.action, leads_of(scenes.find(table.game.name)))
        return [thought.lead, thought.action]
    if thought.action not in state.legal(thought.seat):
        raise IllegalAction("this cannot be done now")
    return [thought.action]


async def hint(request: Request) -> Response:
    """The best that is found, first decision first, and how much better it is than the next best."""
    body = await data(request, Undo)
    verdict = await _verdict(request, body.seat, body.version)
    room = await hall_of(request).rooms.find(request.path_params["table"])
    best = verdict.best
    return JSONResponse(
        {
            "version": body.version,
            "steps": [room.table.game.parse(step) for step in best.steps],
            "reason": _reason(verdict, visit_of(request).t),
        }
    )


async def warn(request: Request) -> Response:
    """What a decision gives away, if that is much; nothing otherwise."""
    body = await data(request, Act)
    verdict = await _verdict(request, body.seat, body.version, body)
    t = visit_of(request).t
    room = await hall_of(request).rooms.find(request.path_params["table"])
    if marks_for(room.table.game).mark(verdict.loss(), verdict.forced) not in GRAVE:
        return JSONResponse({"version": body.version})
    points = max(1, round(verdict.lost_points()))
    return JSONResponse(
        {
            "version": body.version,
            "steps": [room.table.game.parse(step) for step in verdict.best.steps],
            "loss": t("warn-loss", n=points, share=round(100 * verdict.loss())),
        }
    )


def _reason(verdict: Verdict, t: Texts) -> str:
    if verdict.forced:
        return t("hint-only")
    others = [way.points[verdict.seat] for way in verdict.others]
    ahead = round(verdict.best.points[verdict.seat] - others[0]) if others else 0
    return t("hint-better", n=ahead) if ahead > 0 else t("hint-close")


ROUTES: list[BaseRoute] = [
    Route("/table/{table}/hint", hint, methods=["POST"]),
    Route("/table/{table}/warn", warn, methods=["POST"]),
]
