"""A better second game: the positions of the second guide."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from meeplehall.core.numbers import whole
from meeplehall.web.entrance.visit import visit_of
from meeplehall.web.guides.second import positions
from meeplehall.web.offered_games import NotHere, offered_game
from meeplehall.web.pages.second import second_page


async def second(request: Request) -> Response:
    """From the first position on."""
    return RedirectResponse(f"/second/{offered_game(request.path_params['game']).name}/1", 303)


async def second_position(request: Request) -> Response:
    """One position with its question."""
    game = offered_game(request.path_params["game"]).name
    number = whole(request.path_params["number"], 1, len(positions(game)))
    if not positions(game) or number is None or str(number) != request.path_params["number"]:
        raise NotHere(f"there is no such position of '{game}'")
    return HTMLResponse(second_page(visit_of(request), game, number))


ROUTES: list[BaseRoute] = [Route("/second/{game}", second), Route("/second/{game}/{number}", second_position)]
