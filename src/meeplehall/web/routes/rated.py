"""Sitting down at a rated table: who may, and with which rating."""

from __future__ import annotations

from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from meeplehall.contests.anchors import anchors
from meeplehall.table import NotNow, Setting, Table
from meeplehall.web.accounts.errors import AccountError
from meeplehall.web.entrance.visitors import Visitor, visitor_of
from meeplehall.web.hall import Hall, hall_of


class Shown(NamedTuple):
    """A rating as a seat has it; 0: none."""

    rating: int = 0
    guess: bool = False


async def rating_of(hall: Hall, visitor: Visitor, setting: Setting) -> Shown:
    """Of a visitor at a rated table; raises AccountError for somebody without an account."""
    if not setting.rated:
        return Shown()
    if visitor.account is None:
        raise AccountError("rated-key", "rated games are for people who are signed in", 401)
    skill = await hall.referee.standing(visitor.account.id, setting.game, setting.players)
    return Shown(round(skill.mean), skill.provisional)


async def rating_here(request: Request, table: Table) -> Shown:
    """The same for whoever asks for a seat; raises AccountError also if this browser plays there for another."""
    hall, visitor = hall_of(request), visitor_of(request)
    found = await rating_of(hall, visitor, table.setting)
    account = visitor.account
    if table.setting.rated and account and hall.seats_taken.by_another(request, table.id, account.id):
        raise AccountError("rated-same-browser", "somebody plays in this browser at this rated table already", 409)
    return found


def bot_rating(level: str, setting: Setting) -> int:
    """Where a level stands; raises NotNow at a rated table for a bot whose strength nobody knows."""
    if not setting.rated:
        return 0
    known = anchors(setting.game, setting.players)
    if level not in known:
        raise NotNow(f"at a rated table bots are of these levels: {', '.join(known) or 'none for this game'}")
    return round(known[level].mean)


def with_seat_noted(request: Request, table: Table) -> Response:
    """To the table; the browser remembers who sat down there."""
    answer = RedirectResponse(f"/table/{table.id}", 303)
    account = visitor_of(request).account
    if table.setting.rated and account is not None:
        hall_of(request).seats_taken.note(request, answer, table.id, account.id)
    return answer
