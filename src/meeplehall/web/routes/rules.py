"""The rules reference."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from meeplehall.web.entrance.visit import visit_of
from meeplehall.web.offered_games import NotHere, offered_game, offered_games
from meeplehall.web.pages.rules import rules_index, rules_page


async def rules(request: Request) -> Response:
    """Which rules there are."""
    return HTMLResponse(rules_index(visit_of(request), offered_games()))


async def rules_of(request: Request) -> Response:
    """The rules of a game."""
    text = rules_page(visit_of(request), offered_game(request.path_params["game"]))
    if text is None:
        raise NotHere("the rules of this game are not written yet")
    return HTMLResponse(text)


ROUTES: list[BaseRoute] = [Route("/rules", rules), Route("/rules/{game}", rules_of)]
