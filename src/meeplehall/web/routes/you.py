"""One's own page: what one is known by, keys, browsers, data, and the way out."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from meeplehall.core.numbers import whole
from meeplehall.table import Status
from meeplehall.web.accounts.accounts import COLOURS, FACES
from meeplehall.web.accounts.errors import AccountError, NotProved
from meeplehall.web.accounts.names import folded
from meeplehall.web.accounts.place import needed_place, place_of
from meeplehall.web.entrance.bounds import Busy, TooMany
from meeplehall.web.entrance.counting import Full
from meeplehall.web.entrance.forms import data, form
from meeplehall.web.entrance.visit import visit_of
from meeplehall.web.entrance.visitors import Member, forget, visitor_of
from meeplehall.web.hall import hall_of
from meeplehall.web.pages.codes import codes_page
from meeplehall.web.pages.guest_bots import token_page
from meeplehall.web.pages.you import Own, you_page
from meeplehall.web.pages.you_days import OwnDays
from meeplehall.web.pages.you_mail import OwnMail
from meeplehall.web.rooms.export import export
from meeplehall.web.rooms.push import is_possible
from meeplehall.web.routes.games_of import last_games
from meeplehall.web.routes.names import follow
from meeplehall.web.routes.rating_cards import LATEST, cards_of
from meeplehall.web.routes.sign_in import Showing, label_of

LAST = 8
"""Finished games on the page."""
SHORT = 16
"""Letters of a session's hash that name it in a form."""


class SignedOut(AccountError):
    """For those who are signed in."""


def member_of(request: Request) -> Member:
    """Raises SignedOut."""
    hall_of(request).accounts.check_on()
    account = visitor_of(request).account
    if account is None:
        raise SignedOut("signed-out", "this is for people who are signed in", 401)
    return account


async def you(request: Request) -> Response:
    """The page; a stranger is sent to the door."""
    hall = hall_of(request)
    hall.accounts.check_on()
    if visitor_of(request).account is None:
        return RedirectResponse("/sign-in?to=/you", 303)
    return HTMLResponse(you_page(visit_of(request), await _own(request, "")))


async def _own(request: Request, said: str) -> Own:
    hall, member = hall_of(request), member_of(request)
    people, player = hall.accounts.people, member.players[0]
    try:
        hall.accounts.check_proved(member)
        proved = True
    except NotProved:
        proved = False
    latest = await hall.store.ratings.latest(member.id, LATEST)
    counts = await hall.store.counts_of_player(player)
    return Own(
        member=member,
        ratings=await cards_of(hall, member.id, latest),
        finished=counts[Status.OVER],
        running=counts[Status.RUNNING],
        games=await last_games(hall, visit_of(request), player, member.players, LAST, changes=latest),
        passkeys=await people.passkeys(member.id),
        passphrase=member.passphrase,
        codes=await hall.accounts.codes_left(member),
        sessions=await people.sessions(member.id),
        proved=proved,
        can_passkey=place_of(request) is not None,
        programs=await hall.programs.of(member),
        wrong=said,
        days=OwnDays(
            *await hall.vacations.of(member.id),
            await hall.store.days.pushes(member.id),
            (await hall.notices.postman()).public if is_possible() else "",
            OwnMail(hall.mail.on, await hall.mail.of(member.id), int(hall.config.limits.mail_check_hours)),
        ),
    )


async def wrong(request: Request, error: AccountError) -> Response:
    """The page again, with what was wrong."""
    said = visit_of(request).t(f"wrong-{error.kind}", **error.values)
    return HTMLResponse(you_page(visit_of(request), await _own(request, said)), error.status)


async def rename(request: Request) -> Response:
    """Another name, also at the tables that go on."""
    hall, member = hall_of(request), member_of(request)
    before = visitor_of(request)
    try:
        name = await hall.accounts.rename(member, (await form(request)).get("name", ""))
    except AccountError as error:
        return await wrong(request, error)
    await follow(hall, before, name)
    return RedirectResponse("/you", 303)


async def set_look(request: Request) -> Response:
    """Face and shape."""
    member, fields = member_of(request), await form(request)
    face, colour = whole(fields.get("face"), 1, FACES), whole(fields.get("colour"), 0, COLOURS - 1)
    await hall_of(request).accounts.set_look(
        member, member.face if face is None else face, member.colour if colour is None else colour
    )
    return RedirectResponse("/you", 303)


async def set_passphrase(request: Request) -> Response:
    """A new one, or none any more."""
    member, fields = member_of(request), await form(request)
    accounts = hall_of(request).accounts
    try:
        if fields.get("drop"):
            await accounts.drop_passphrase(member)
        else:
            await accounts.set_passphrase(member, fields.get("passphrase", ""))
    except AccountError as error:
        return await wrong(request, error)
    return RedirectResponse("/you#keys", 303)


async def ask_to_add(request: Request) -> Response:
    """What the device is asked for, to make one more key."""
    accounts, member = hall_of(request).accounts, member_of(request)
    return JSONResponse(await accounts.ask_to_add(member, needed_place(request), visitor_of(request).player))


async def add_passkey(request: Request) -> Response:
    """What it has answered."""
    accounts, member = hall_of(request).accounts, member_of(request)
    body = await data(request, Showing)
    place, by = needed_place(request), visitor_of(request).player
    await accounts.add_passkey(member, body.credential, place, by, label_of(request))
    return JSONResponse({"to": "/you#keys"})


async def remove_passkey(request: Request) -> Response:
    """A device that is lost, or not one's own any more."""
    member, fields = member_of(request), await form(request)
    try:
        await hall_of(request).accounts.remove_passkey(member, fields.get("key", ""))
    except AccountError as error:
        return await wrong(request, error)
    return RedirectResponse("/you#keys", 303)


async def new_codes(request: Request) -> Response:
    """Shown in this answer, and never again."""
    codes = await hall_of(request).accounts.new_codes(member_of(request))
    return HTMLResponse(codes_page(visit_of(request), codes))


async def end_sessions(request: Request) -> Response:
    """One other browser, or all of them, are signed out."""
    member, fields = member_of(request), await form(request)
    accounts = hall_of(request).accounts
    chosen = fields.get("session", "")
    if chosen == "others":
        await accounts.people.end_other_sessions(member.id, member.session)
        await accounts.note(member.id, "sessions ended")
    else:
        for session in await accounts.people.sessions(member.id):
            if session.token[:SHORT] == chosen:
                await accounts.people.end_session(member.id, session.token)
                await accounts.note(member.id, "session ended", session.label)
    return RedirectResponse("/you#browsers", 303)


async def add_bot(request: Request) -> Response:
    """A guest bot; its token is shown in this answer, and never again."""
    member, fields = member_of(request), await form(request)
    try:
        token = await hall_of(request).programs.add(member, fields.get("name", ""))
    except AccountError as error:
        return await wrong(request, error)
    return HTMLResponse(token_page(visit_of(request), token, str(request.base_url)))


async def renew_bot(request: Request) -> Response:
    """Another token for it."""
    member, fields = member_of(request), await form(request)
    try:
        token = await hall_of(request).programs.renew(member, fields.get("bot", ""))
    except AccountError as error:
        return await wrong(request, error)
    return HTMLResponse(token_page(visit_of(request), token, str(request.base_url)))


async def remove_bot(request: Request) -> Response:
    """It leaves its tables, where a bot of the hall goes on."""
    hall, member = hall_of(request), member_of(request)
    found = await hall.programs.remove(member, (await form(request)).get("bot", ""))
    if found is not None:
        await hall.farewell.send_home(found.player)
    return RedirectResponse("/you#bots", 303)


async def take_data(request: Request) -> Response:
    """All there is about the person, in one file."""
    hall, member = hall_of(request), member_of(request)
    hall.accounts.check_proved(member)
    full = hall.exports.enter(member.id)
    if full is not None:
        here = full is Full.HERE
        raise Busy("others are fetching their data", 10) if here else TooMany("your data are being gathered", 10)
    try:
        packed = await export(hall.store, hall.rooms, member, visit_of(request).t, hall.config.limits.export_tables)
    finally:
        hall.exports.leave(member.id)
    await hall.accounts.note(member.id, "data fetched")
    headers = {"Content-Disposition": 'attachment; filename="meeplehall.zip"'}
    return Response(packed, media_type="application/zip", headers=headers)


async def leave(request: Request) -> Response:
    """For good: whoever writes their own name means it."""
    hall, member = hall_of(request), member_of(request)
    hall.accounts.check_proved(member)
    if folded((await form(request)).get("name", "")) != folded(member.name):
        return await wrong(request, AccountError("leave-name", "write your name as it is to delete the account"))
    await hall.accounts.people.leave(member.id, hall.accounts.clock())
    await hall.accounts.note(member.id, "deleted")
    hall.farewell.soon()
    forget(request)
    return RedirectResponse("/", 303)


ROUTES: list[BaseRoute] = [
    Route("/you", you),
    Route("/you/name", rename, methods=["POST"]),
    Route("/you/look", set_look, methods=["POST"]),
    Route("/you/passphrase", set_passphrase, methods=["POST"]),
    Route("/you/passkey/ask", ask_to_add, methods=["POST"]),
    Route("/you/passkey", add_passkey, methods=["POST"]),
    Route("/you/passkey/remove", remove_passkey, methods=["POST"]),
    Route("/you/codes", new_codes, methods=["POST"]),
    Route("/you/sessions", end_sessions, methods=["POST"]),
    Route("/you/bots", add_bot, methods=["POST"]),
    Route("/you/bots/renew", renew_bot, methods=["POST"]),
    Route("/you/bots/remove", remove_bot, methods=["POST"]),
    Route("/you/data", take_data, methods=["POST"]),
    Route("/you/delete", leave, methods=["POST"]),
]
