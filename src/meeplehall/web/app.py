"""The application: routes, guards, sessions."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect
from starlette.routing import Route, WebSocketRoute

from meeplehall.core.errors import MeeplehallError
from meeplehall.web.entrance.guard import Guard
from meeplehall.web.entrance.observer import Observer
from meeplehall.web.entrance.visitors import VisitorMiddleware
from meeplehall.web.errors import Mistakes, gone, http_error, known_error
from meeplehall.web.hall import Hall
from meeplehall.web.routes import ROUTES


def make_app(hall: Hall) -> Starlette:
    """The hall as an ASGI application."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with hall.running():
            yield

    paths = {route.endpoint: route.path for route in ROUTES if isinstance(route, Route | WebSocketRoute)}
    app = Starlette(
        routes=ROUTES,
        lifespan=lifespan,
        middleware=[
            Middleware(Observer, metrics=hall.metrics, paths=paths),
            Middleware(Guard, config=hall.config, cookie=hall.cookie, tokens=hall.tokens),
            Middleware(Mistakes),
            Middleware(GZipMiddleware, minimum_size=1500, compresslevel=5),
            Middleware(VisitorMiddleware, cookie=hall.cookie, sessions=hall.accounts.sessions),
        ],
        exception_handlers={
            MeeplehallError: known_error,
            HTTPException: http_error,
            ClientDisconnect: gone,
        },
    )
    app.state.hall = hall
    return app
