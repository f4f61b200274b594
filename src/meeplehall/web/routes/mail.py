"""Mail: the address on one's own page, and what the links in letters do."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from meeplehall.core.numbers import whole
from meeplehall.web.accounts.errors import AccountError
from meeplehall.web.accounts.mail import Habits
from meeplehall.web.entrance.addresses import address_of
from meeplehall.web.entrance.forms import form
from meeplehall.web.entrance.visit import visit_of
from meeplehall.web.hall import hall_of
from meeplehall.web.pages.mail import confirm_page, confirmed_page, stop_page, stopped_page
from meeplehall.web.routes.you import member_of, wrong

LARGEST = 10**6


def _number(fields: dict[str, str], name: str) -> int:
    """-1: it is none."""
    found = whole(fields.get(name), 0, LARGEST)
    return -1 if found is None else found


async def set_mail(request: Request) -> Response:
    """An address, or other habits; a new one is to be confirmed first."""
    hall, member, fields = hall_of(request), member_of(request), await form(request)
    habits = Habits(
        language=visit_of(request).t.locale,
        zone=fields.get("zone", ""),
        quiet_from=_number(fields, "quiet_from"),
        quiet_until=_number(fields, "quiet_until"),
        every=_number(fields, "every"),
    )
    try:
        if await hall.mail.set(member, fields.get("address", ""), habits, address_of(request.scope)):
            hall.mail_round.soon()
    except AccountError as error:
        return await wrong(request, error)
    return RedirectResponse("/you#days", 303)


async def remove_mail(request: Request) -> Response:
    """The hall forgets the address."""
    await hall_of(request).mail.forget(member_of(request).id)
    return RedirectResponse("/you#days", 303)


async def ask_to_confirm(request: Request) -> Response:
    """Whoever has the letter is asked whether the address is theirs; nobody has to be signed in here."""
    hall, named = hall_of(request), request.path_params
    mail = await hall.mail.to_confirm(named["account"], named["token"])
    account = await hall.store.people.by_id(mail.account)
    return HTMLResponse(confirm_page(visit_of(request), account.name if account is not None else "", mail.address))


async def confirm(request: Request) -> Response:
    """It is."""
    named = request.path_params
    await hall_of(request).mail.confirm(named["account"], named["token"])
    return HTMLResponse(confirmed_page(visit_of(request)))


async def ask_to_stop(request: Request) -> Response:
    """One press more, for programs open links as well."""
    named = request.path_params
    found = await hall_of(request).mail.to_stop(named["account"], named["token"])
    return HTMLResponse(stopped_page(visit_of(request)) if found is None else stop_page(visit_of(request)))


async def stop(request: Request) -> Response:
    """No more letters: by the page, or by a mail program (RFC 8058), which comes without cookies."""
    named = request.path_params
    await hall_of(request).mail.stop(named["account"], named["token"])
    return HTMLResponse(stopped_page(visit_of(request)))


ROUTES: list[BaseRoute] = [
    Route("/you/mail", set_mail, methods=["POST"]),
    Route("/you/mail/remove", remove_mail, methods=["POST"]),
    Route("/mail/confirm/{account}/{token}", ask_to_confirm),
    Route("/mail/confirm/{account}/{token}", confirm, methods=["POST"]),
    Route("/mail/stop/{account}/{token}", ask_to_stop),
    Route("/mail/stop/{account}/{token}", stop, methods=["POST"]),
]
