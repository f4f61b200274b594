"""Ratings: leaderboards, and every step of somebody's."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from meeplehall.contests.anchors import anchors
from meeplehall.core.numbers import whole
from meeplehall.web.config import DAY
from meeplehall.web.entrance.visit import visit_of
from meeplehall.web.entrance.visitors import visitor_of
from meeplehall.web.hall import hall_of
from meeplehall.web.offered_games import NotHere, offered_game, offered_games
from meeplehall.web.pages.ratings import Board, History, RatingCard, history_page, leaders_page
from meeplehall.web.routes.person import account_of


async def leaders(request: Request) -> Response:
    """Of one game at tables of so many."""
    hall, visit = hall_of(request), visit_of(request)
    hall.accounts.check_on()
    games = [game for game in offered_games() if game.max_players > 1]
    game = offered_game(request.query_params.get("game", games[0].name))
    least = max(2, game.min_players)
    players = whole(request.query_params.get("players", str(least)), least, game.max_players)
    if players is None:
        raise NotHere(f"there are ratings of this game for {least} to {game.max_players} players")
    member, limits = visit.visitor.account, hall.config.limits
    since = hall.accounts.clock() - int(limits.leader_days * DAY * 1000)
    mine = await hall.store.ratings.find(member.id, game.name, players) if member is not None else None
    board = Board(
        games=games,
        game=game,
        players=players,
        leaders=await hall.store.ratings.leaders(game.name, players, since, limits.leaders),
        bots=anchors(game.name, players),
        mine=hall.referee.at_present(mine) if mine is not None else None,
    )
    return HTMLResponse(leaders_page(visit, board))


async def history(request: Request) -> Response:
    """The latest steps of one rating."""
    hall, account = hall_of(request), await account_of(request)
    game = offered_game(request.path_params["game"])
    players = whole(request.path_params["players"], 2, game.max_players)
    rating = await hall.store.ratings.find(account.id, game.name, players or 0)
    if rating is None or players is None:
        raise NotHere("there are no rated games of that kind")
    most = hall.config.limits.rating_steps
    changes = await hall.store.ratings.history(account.id, game.name, players, most)
    address = f"/person/{account.id}/ratings/{game.name}/{players}"
    card = RatingCard(
        game, players, hall.referee.at_present(rating), rating.games, rating.best, [c.skill for c in changes], address
    )
    member = visitor_of(request).account
    own = member is not None and member.id == account.id
    page = "/you#ratings" if own else f"/person/{account.id}"
    return HTMLResponse(history_page(visit_of(request), History(account.name, page, card, changes, own, most)))


ROUTES: list[BaseRoute] = [
    Route("/ratings", leaders),
    Route("/person/{account}/ratings/{game}/{players}", history),
]
