"""What can be asked of the hall, by address."""

from __future__ import annotations

from starlette.routing import BaseRoute

from meeplehall.web.routes import home, live, play, records, seats, show

ROUTES: list[BaseRoute] = [*home.ROUTES, *seats.ROUTES, *show.ROUTES, *play.ROUTES, *records.ROUTES, *live.ROUTES]
