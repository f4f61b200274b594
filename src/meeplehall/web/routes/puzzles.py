"""Puzzles: the list, one of them, and what a turn comes to. Nothing is kept here: a browser keeps what it solved."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Annotated

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from meeplehall.core.game import Game
from meeplehall.core.numbers import whole
from meeplehall.study.puzzles import Puzzle, answered, of_the_day, puzzles
from meeplehall.web.entrance.forms import JSON, data
from meeplehall.web.entrance.visit import visit_of
from meeplehall.web.offered_games import NotHere, offered_game, offered_games
from meeplehall.web.pages.puzzle import (
    Reply,
    drawn,
    hint_panel,
    moved,
    puzzle_page,
    solution_panel,
    told,
    wrong_panel,
)
from meeplehall.web.pages.puzzles import puzzles_page
from meeplehall.web.texts import Texts

MOST_STEPS = 60
Code = Annotated[int, msgspec.Meta(ge=0, lt=2**31)]


class Try(msgspec.Struct, forbid_unknown_fields=True):
    """A turn, or its beginning; `ask` for a hint or for the solution."""

    steps: Annotated[list[Code], msgspec.Meta(max_length=MOST_STEPS)]
    ask: str = ""
    done: bool = False
    """Whether the solution is known already: nothing is judged any more."""


async def listed(request: Request) -> Response:
    """All puzzles of the hall."""
    games = [game for game in offered_games() if puzzles(game)]
    if not games:
        raise NotHere("no game of this hall has puzzles")
    name = request.query_params.get("game", games[0].name)
    if name not in [game.name for game in games]:
        raise NotHere(f"there are no puzzles of '{name[:40]}'; there are some of: {', '.join(g.name for g in games)}")
    today = datetime.now(UTC).date()
    return HTMLResponse(puzzles_page(visit_of(request), games, offered_game(name), of_the_day(games, today), today))


async def daily(request: Request) -> Response:
    """The puzzle of the day."""
    game, found = of_the_day(offered_games(), datetime.now(UTC).date())
    return RedirectResponse(f"/puzzle/{game.name}/{found.number}", 303)


async def one(request: Request) -> Response:
    """One puzzle."""
    game, found = _asked(request)
    visit = visit_of(request)
    following = _following(game, found, request.query_params.get("theme", ""), request.query_params.get("kind", ""))
    today = datetime.now(UTC).date()
    day_game, day_puzzle = of_the_day(offered_games(), today)
    is_daily = (day_game.name, day_puzzle.number) == (game.name, found.number)
    return HTMLResponse(puzzle_page(visit, game, found, following, today.isoformat() if is_daily else ""))


async def tried(request: Request) -> Response:
    """A turn is tried, or its beginning; a hint or the solution is asked for."""
    game, found = _asked(request)
    command = await data(request, Try)
    following = _following(game, found, request.query_params.get("theme", ""), request.query_params.get("kind", ""))
    # A solution is drawn step by step: others need not wait for it.
    reply = await asyncio.to_thread(_reply, game, found, command, following, visit_of(request).t)
    return Response(msgspec.json.encode(reply), media_type=JSON)


def _reply(game: Game, found: Puzzle, command: Try, following: str, t: Texts) -> Reply:
    answer = answered(game, found, command.steps)
    frame = moved(game, drawn(game, found, command.steps, t, answer.ended), found.seat)
    if command.ask == "hint":
        return Reply(frame, "hint", hint_panel(told(game, found, found.solution, t)[0], t))
    if command.ask == "solution" or (answer.right and not command.done):
        steps = told(game, found, found.solution, t)
        panel = solution_panel(game, found, steps, answer.right, following, t)
        return Reply(frame, "right" if answer.right else "shown", panel, steps)
    if answer.ended and not command.done:
        return Reply(frame, "wrong", wrong_panel(found, answer, t))
    return Reply(frame, "open")


def _asked(request: Request) -> tuple[Game, Puzzle]:
    game = offered_game(request.path_params["game"])
    found = puzzles(game)
    number = whole(request.path_params["number"], 1, len(found)) if found else None
    if number is None or str(number) != request.path_params["number"]:
        raise NotHere(f"there is no such puzzle of '{game.name}'; there are {len(found)}")
    return game, found[number - 1]


def _following(game: Game, puzzle: Puzzle, theme: str, kind: str) -> str:
    """The next of the same theme or kind, if that was asked for; from easy to hard, then from the beginning."""
    row = [
        other
        for other in sorted(puzzles(game), key=lambda other: (other.hard, other.number))
        if theme in ("", other.theme) and kind in ("", other.kind)
    ]
    numbers = [other.number for other in row] or [other.number for other in puzzles(game)]
    at = numbers.index(puzzle.number) if puzzle.number in numbers else -1
    query = "&".join(f"{name}={value}" for name, value in (("theme", theme), ("kind", kind)) if value and row)
    return f"/puzzle/{game.name}/{numbers[(at + 1) % len(numbers)]}" + (f"?{query}" if query else "")


ROUTES: list[BaseRoute] = [
    Route("/puzzles", listed),
    Route("/puzzles/today", daily),
    Route("/puzzle/{game}/{number}", one),
    Route("/puzzle/{game}/{number}/try", tried, methods=["POST"]),
]
