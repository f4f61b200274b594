"""Games over days, on one's own page: vacation, and browsers that are told of turns."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from meeplehall.core.numbers import whole
from meeplehall.store.days import Push
from meeplehall.store.people import hashed
from meeplehall.web.accounts.errors import AccountError
from meeplehall.web.entrance.forms import data, form
from meeplehall.web.entrance.visit import visit_of
from meeplehall.web.hall import hall_of
from meeplehall.web.rooms.opening import now
from meeplehall.web.rooms.push import BadEndpoint, check_endpoint, check_keys, is_possible
from meeplehall.web.routes.sign_in import label_of
from meeplehall.web.routes.you import member_of, wrong


async def vacation(request: Request) -> Response:
    """Begins now, or ends now."""
    hall, member, fields = hall_of(request), member_of(request), await form(request)
    if fields.get("end"):
        await hall.vacations.end(member.id, member.players)
        return RedirectResponse("/you#days", 303)
    most = int(hall.config.limits.vacation_days)
    days = whole(fields.get("days"), 1, most)
    if days is None or not await hall.vacations.begin(member.id, member.players, days):
        left, _ = await hall.vacations.of(member.id)
        said = f"a vacation has 1 to {left} days now, and one has to be over before the next"
        return await wrong(request, AccountError("vacation", said, n=left))
    return RedirectResponse("/you#days", 303)


class Told(msgspec.Struct, forbid_unknown_fields=True):
    """Where a browser can be told something, and what letters to it are sealed with."""

    endpoint: str
    key: str
    auth: str


async def add_push(request: Request) -> Response:
    """This browser is told of turns from now on."""
    hall, member, body = hall_of(request), member_of(request), await data(request, Told)
    if not is_possible():
        raise BadEndpoint("this hall cannot tell browsers anything")
    limits = hall.config.limits
    check_endpoint(body.endpoint, limits.push_endpoint, hall.config.push_anywhere)
    check_keys(body.key[:200], body.auth[:200])
    push = Push(
        hash=hashed(body.endpoint),
        account=member.id,
        endpoint=body.endpoint,
        key=body.key,
        auth=body.auth,
        language=visit_of(request).t.locale,
        label=label_of(request),
        made=now(),
    )
    await hall.store.days.add_push(push, limits.pushes_per_account)
    return JSONResponse({"told": True})


async def remove_push(request: Request) -> Response:
    """A browser is told nothing any more."""
    member, fields = member_of(request), await form(request)
    await hall_of(request).store.days.drop_push(member.id, fields.get("push", ""))
    return RedirectResponse("/you#days", 303)


ROUTES: list[BaseRoute] = [
    Route("/you/vacation", vacation, methods=["POST"]),
    Route("/you/push", add_push, methods=["POST"]),
    Route("/you/push/remove", remove_push, methods=["POST"]),
]
