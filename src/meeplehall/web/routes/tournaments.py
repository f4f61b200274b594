"""Tournaments: the list, one of them, and what people do with it."""

from __future__ import annotations

from collections.abc import Callable
from math import isfinite

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from meeplehall import bots
from meeplehall.contests.anchors import anchors
from meeplehall.contests.tournament import KINDS, NotSo, Plan, Stage, Tournament
from meeplehall.core.errors import BadOption, MeeplehallError
from meeplehall.core.numbers import whole
from meeplehall.store import Conflict
from meeplehall.store.people import Account
from meeplehall.store.tournaments import TooManyTournaments
from meeplehall.table.clock import clock_of
from meeplehall.web import scenes
from meeplehall.web.accounts.errors import AccountError
from meeplehall.web.entrance.forms import form
from meeplehall.web.entrance.visit import visit_of
from meeplehall.web.hall import hall_of
from meeplehall.web.levels import BOT_NAMES
from meeplehall.web.offered_games import NotHere, is_offered, offered_game, offered_games
from meeplehall.web.pages.tournament import Shown, tournament_page
from meeplehall.web.pages.tournaments import Lists, tournaments_page
from meeplehall.web.rooms.opening import new_id
from meeplehall.web.routes.you import member_of

LISTED = 20
MOST_ROUNDS = 15
MOST_BOTS = 16
"""Up to so many bots fill up."""
LEAST_HOURS, MOST_HOURS = 0.25, 720.0


async def tournaments(request: Request) -> Response:
    """Those to join, those that run, and the last that were played."""
    hall = hall_of(request)
    hall.accounts.check_on()
    lists = [
        [one for one in await hall.store.tournaments.listed(stage, LISTED) if is_offered(one.plan.game)]
        for stage in (Stage.OPEN, Stage.RUNNING, Stage.OVER)
    ]
    games = [game for game in offered_games() if game.max_players > 1]
    return HTMLResponse(tournaments_page(visit_of(request), Lists(*lists), games))


async def announce(request: Request) -> Response:
    """A new one; whoever announces it takes part."""
    hall, member = hall_of(request), member_of(request)
    plan = _plan(await form(request), member.id, hall.organiser.clock())
    limits = hall.config.limits
    one = Tournament(id=new_id(), plan=plan).joined(member.id, limits.tournament_people)
    try:
        at = hall.organiser.clock()
        await hall.store.tournaments.add(one, at, limits.tournaments_each, limits.tournaments)
    except TooManyTournaments as error:
        kind, status = ("tour-too-many-each", 429) if error.host else ("tour-too-many", 503)
        raise AccountError(kind, str(error), status) from None
    return RedirectResponse(f"/tournament/{one.id}", 303)


def _plan(fields: dict[str, str], host: str, at: int) -> Plan:
    """What the form says; raises AccountError."""
    name = " ".join("".join(c if c.isprintable() else " " for c in fields.get("name", "")).split())
    if not 3 <= len(name) <= 40:
        raise AccountError("tour-name", "a tournament needs a name of 3 to 40 characters")
    wrong = AccountError("tour-plan", "this cannot be played so")
    game = offered_game(fields.get("game", ""))
    players = whole(fields.get("players"), max(2, game.min_players), game.max_players)
    rounds = whole(fields.get("rounds") or "0", 0, MOST_ROUNDS)
    try:
        clock = clock_of(fields.get("clock", ""))
        hours = float(fields.get("hours", "").replace(",", ".") or 24)
    except (ValueError, BadOption):
        raise wrong from None
    kind, fill = fields.get("kind", KINDS[0]), fields.get("fill", "")
    least = whole(fields.get("least") or "0", 0, MOST_BOTS)
    fits = players is not None and rounds is not None and isfinite(hours) and LEAST_HOURS <= hours <= MOST_HOURS
    known = kind in KINDS and fill in ("", *bots.LEVELS)
    if not fits or not known or players is None or rounds is None or least is None:
        raise wrong
    try:
        options = game.settle(players, scenes.find(game.name).play_now())
    except MeeplehallError:
        options = game.settle(players, {})
    return Plan(
        name=name,
        game=game.name,
        players=players,
        options=options,
        kind=kind,
        rounds=rounds,
        host=host,
        created=at,
        hours=hours,
        fill=fill,
        least=least if fill else 0,
        clock=str(clock) if clock is not None else "",
        rated=not fill or fill in anchors(game.name, players),
    )


async def _found(request: Request) -> Tournament:
    hall = hall_of(request)
    hall.accounts.check_on()
    kept = await hall.store.tournaments.find(request.path_params["tournament"])
    if kept is None or not is_offered(kept.tournament.plan.game):
        raise NotHere("there is no such tournament in this hall")
    return kept.tournament


async def tournament(request: Request) -> Response:
    """Standings, and the tables of a round."""
    hall, one = hall_of(request), await _found(request)
    asked = whole(request.query_params.get("round"), 1, max(1, len(one.rounds)))
    accounts: dict[str, Account] = {}
    for account in {one.plan.host, *(entrant.account for entrant in one.entrants)} - {""}:
        found = await hall.store.people.by_id(account)
        if found is not None and not found.leaving:
            accounts[account] = found
    shown = Shown(one, accounts, asked or len(one.rounds), await _running_scores(request, one))
    return HTMLResponse(tournament_page(visit_of(request), shown))


async def _running_scores(request: Request, one: Tournament) -> dict[str, str]:
    """How the tables of the round stand, in a few words, as far as anybody may know."""
    hall, t = hall_of(request), visit_of(request).t
    found = {}
    for match in one.rounds[-1].matches if one.rounds else []:
        if match.done:
            continue
        try:
            table = await hall.rooms.look(match.table)
            found[match.table] = scenes.find(one.plan.game).standing(table.view(-1), t)
        except MeeplehallError:
            continue
    return found


async def _change(request: Request, command: Callable[[Tournament, str], Tournament]) -> Tournament:
    """Carry out a command of somebody who is signed in."""
    hall, member, one = hall_of(request), member_of(request), await _found(request)
    try:
        at = hall.organiser.clock()
        return await hall.store.tournaments.change(one.id, lambda it: command(it, member.id), at)
    except NotSo as error:
        raise AccountError(error.kind, str(error), 409) from None
    except Conflict as error:
        raise NotHere(str(error)) from None


def _by_host(one: Tournament, account: str) -> None:
    if one.plan.host != account:
        raise AccountError("tour-not-host", "only whoever announced it may do that", 403)


async def join(request: Request) -> Response:
    """Take part."""
    most = hall_of(request).config.limits.tournament_people
    return _back(await _change(request, lambda one, account: one.joined(account, most)))


async def leave(request: Request) -> Response:
    """Do not take part after all."""
    return _back(await _change(request, lambda one, account: one.left(account)))


async def start(request: Request) -> Response:
    """No more people: the first round."""

    def begin(one: Tournament, account: str) -> Tournament:
        _by_host(one, account)
        return one.started(BOT_NAMES)

    one = await _change(request, begin)
    await hall_of(request).organiser.go_on(one.id)
    return _back(one)


async def call_off(request: Request) -> Response:
    """Before it begins."""

    def close(one: Tournament, account: str) -> Tournament:
        _by_host(one, account)
        return one.called_off()

    return _back(await _change(request, close))


def _back(one: Tournament) -> Response:
    return RedirectResponse(f"/tournament/{one.id}", 303)


ROUTES: list[BaseRoute] = [
    Route("/tournaments", tournaments),
    Route("/tournaments", announce, methods=["POST"]),
    Route("/tournament/{tournament}", tournament),
    Route("/tournament/{tournament}/join", join, methods=["POST"]),
    Route("/tournament/{tournament}/leave", leave, methods=["POST"]),
    Route("/tournament/{tournament}/start", start, methods=["POST"]),
    Route("/tournament/{tournament}/close", call_off, methods=["POST"]),
]
