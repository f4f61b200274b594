"""Games over days, on one's own page: vacation."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from meeplehall.core.numbers import whole
from meeplehall.web.accounts.errors import AccountError
from meeplehall.web.entrance.forms import form
from meeplehall.web.hall import hall_of
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
        left = await hall.vacations.left(member.id)
        said = f"a vacation has 1 to {left} days now, and one has to be over before the next"
        return await wrong(request, AccountError("vacation", said, n=left))
    return RedirectResponse("/you#days", 303)


ROUTES: list[BaseRoute] = [Route("/you/vacation", vacation, methods=["POST"])]
