"""Tournaments: the list, one of them, and what people do with it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from math import isfinite
from typing import Any, NamedTuple

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from meeplehall import bots
from meeplehall.contests.anchors import anchors
from meeplehall.contests.tournament import KINDS, NotSo, Plan, Stage, Tournament
from meeplehall.core.errors import BadOption, MeeplehallError
from meeplehall.core.numbers import whole
from meeplehall.store import Conflict, StoreError
from meeplehall.store.people import Account
from meeplehall.store.tournaments import TooManyTournaments
from meeplehall.table import SPECTATOR
from meeplehall.table.clock import clock_of
from meeplehall.web import scenes
from meeplehall.web.accounts.errors import AccountError
from meeplehall.web.entrance.forms import form
from meeplehall.web.entrance.visit import Visit, visit_of
from meeplehall.web.hall import Hall, hall_of
from meeplehall.web.levels import BOT_NAMES
from meeplehall.web.offered_games import NotHere, is_offered, offered_game, offered_games
from meeplehall.web.pages.tournament import SPRITES, Shown, piece, tournament_page
from meeplehall.web.pages.tournaments import Lists, tournaments_page
from meeplehall.web.rooms.kept import Drawn, Kept, Page, drawn
from meeplehall.web.rooms.opening import new_id
from meeplehall.web.routes.kept import keep, mark_of
from meeplehall.web.routes.you import member_of
from meeplehall.web.texts import Texts

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


class _Facts(NamedTuple):
    """What a page shows of a tournament, in any language."""

    tournament: Tournament
    accounts: dict[str, Account]
    """Of those who take part."""
    views: dict[str, Any]
    """Of the tables that are being played, as anybody may see them."""


async def _facts(hall: Hall, one: Tournament) -> _Facts:
    named = {one.plan.host, *(entrant.account for entrant in one.entrants)} - {""}
    found = await hall.store.people.several(named)
    views = {}
    for match in one.rounds[-1].matches if one.rounds else []:
        if match.done:
            continue
        try:
            views[match.table] = (await hall.rooms.look_at_end(match.table)).view(SPECTATOR)
        except StoreError:
            raise
        except MeeplehallError:
            continue
    return _Facts(one, {name: account for name, account in found.items() if not account.leaving}, views)


def _round(one: Tournament, asked: Mapping[str, str]) -> int:
    """Which is asked for; 0: the latest."""
    return whole(asked.get("round"), 1, max(1, len(one.rounds))) or 0


def _shown(facts: _Facts, asked: Mapping[str, str], t: Texts) -> Shown:
    one, scene = facts.tournament, scenes.find(facts.tournament.plan.game)
    standing = {table: scene.standing(view, t) for table, view in facts.views.items()}
    number = _round(one, asked)
    return Shown(one, facts.accounts, number or len(one.rounds), standing, number)


def _drawn(facts: _Facts, asked: Mapping[str, str], visit: Visit) -> Drawn:
    over = facts.tournament.stage not in (Stage.OPEN, Stage.RUNNING)
    return drawn(piece(visit, _shown(facts, asked, visit.t)), SPRITES, over)


async def tournament(request: Request) -> Response:
    """Standings, and the tables of a round."""
    asked, visit = request.query_params, visit_of(request)
    facts = await _facts(hall_of(request), await _found(request))
    found = _drawn(facts, asked, visit)
    return HTMLResponse(tournament_page(visit, _shown(facts, asked, visit.t), found.parts, found.mark))


async def tournament_parts(request: Request) -> Response:
    """What has changed since the page was drawn, for a page that asks now and then."""
    facts = await _facts(hall_of(request), await _found(request))
    found = _drawn(facts, request.query_params, visit_of(request))
    return Response(found.news_after(mark_of(request.query_params)).text(), media_type="application/json")


class _KeptTournament(Kept[_Facts]):
    """One that is open or runs."""

    def __init__(self, hall: Hall, name: str) -> None:
        super().__init__(hall.store.trouble)
        self._hall, self._name = hall, name
        self._tables: frozenset[str] = frozenset()

    async def look(self) -> _Facts | None:
        kept = await self._hall.store.tournaments.find(self._name)
        if kept is None or not is_offered(kept.tournament.plan.game):
            return None
        one = kept.tournament
        self._tables = frozenset(match.table for match in one.rounds[-1].matches) if one.rounds else frozenset()
        return await _facts(self._hall, one)

    def sees(self, facts: _Facts, page: Page) -> Hashable:
        one, member = facts.tournament, page.visit.visitor.account
        part = (one.number_of(member.id), one.plan.host == member.id) if member is not None else None
        return _round(one, page.asked), part

    async def draw(self, facts: _Facts, page: Page) -> Drawn:
        return _drawn(facts, page.asked, page.visit)

    def concerns(self, table: str, listed: bool, tournament: str) -> bool:
        return tournament == self._name or table in self._tables


async def tournament_live(socket: WebSocket) -> None:
    """The same by a socket."""
    hall, name = hall_of(socket), socket.path_params["tournament"]
    asked = {"round": socket.query_params.get("round", "")}
    await keep(socket, ("tournament", name), lambda: _KeptTournament(hall, name), asked)


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
    Route("/tournament/{tournament}/parts", tournament_parts),
    WebSocketRoute("/tournament/{tournament}/live", tournament_live),
    Route("/tournament/{tournament}/join", join, methods=["POST"]),
    Route("/tournament/{tournament}/leave", leave, methods=["POST"]),
    Route("/tournament/{tournament}/start", start, methods=["POST"]),
    Route("/tournament/{tournament}/close", call_off, methods=["POST"]),
]
