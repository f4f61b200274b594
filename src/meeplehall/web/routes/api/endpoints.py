"""An endpoint says what it takes and gives; its route and its part of the document are made from that."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from meeplehall.store.programs import Owned
from meeplehall.table import BadCommand
from meeplehall.web.entrance.forms import JSON, data
from meeplehall.web.entrance.tokens import bearer
from meeplehall.web.hall import Hall, hall_of
from meeplehall.web.routes.api.shapes import Nothing

BASE = "/api/v1"
LINES = "application/x-ndjson"
TEXT = "text/plain"
_encoder = msgspec.json.Encoder()


@dataclass(frozen=True)
class Asked:
    """A request to an endpoint, read and checked."""

    request: Request
    hall: Hall
    query: Any
    body: Any
    owned: Owned | None
    """The program that asks, if it showed a token."""

    @property
    def table(self) -> str:
        """The table in the address."""
        return str(self.request.path_params["table"])

    @property
    def program(self) -> Owned:
        """The program that asks."""
        assert self.owned is not None
        return self.owned

    async def check_still(self) -> None:
        """Raises BadToken if the token has been ended meanwhile."""
        if self.owned is not None:
            await self.hall.programs.find(bearer(self.request.headers))


Handler = Callable[[Asked], Awaitable[msgspec.Struct | Response]]


@dataclass(frozen=True)
class Endpoint:
    """One thing that can be asked."""

    method: str
    path: str
    handler: Handler
    about: str
    """In one line."""
    answer: Any
    """What is told: a Struct; of lines, that of one."""
    media: str = JSON
    query: type[msgspec.Struct] = Nothing
    body: type[msgspec.Struct] | None = None
    token: bool = False
    """Whether it is for programs only."""
    errors: Sequence[int] = field(default=())
    """Statuses of problems besides those that everything can have."""
    status: int = 200


def routes(endpoints: Sequence[Endpoint]) -> list[BaseRoute]:
    """A route for each path."""
    found: dict[str, list[Endpoint]] = {}
    for endpoint in endpoints:
        found.setdefault(endpoint.path, []).append(endpoint)
    return [
        Route(f"{BASE}{path}", _answering(those), methods=[one.method for one in those])
        for path, those in found.items()
    ]


def _answering(endpoints: Sequence[Endpoint]) -> Callable[[Request], Awaitable[Response]]:
    by_method = {endpoint.method: endpoint for endpoint in endpoints}

    async def answer(request: Request) -> Response:
        endpoint = by_method.get(request.method) or by_method["GET"]  # HEAD
        told = await endpoint.handler(await _asked(request, endpoint))
        if isinstance(told, Response):
            return told
        return Response(_encoder.encode(told), endpoint.status, media_type=JSON)

    return answer


async def _asked(request: Request, endpoint: Endpoint) -> Asked:
    hall, token = hall_of(request), bearer(request.headers)
    owned = await hall.programs.find(token) if endpoint.token or token else None
    try:
        query = msgspec.convert(dict(request.query_params), type=endpoint.query, strict=False)
    except msgspec.ValidationError as error:
        raise BadCommand(f"the query cannot be read: {error}") from None
    body = await data(request, endpoint.body) if endpoint.body is not None else None
    return Asked(request, hall, query, body, owned)
