"""What can be asked of the hall, by address."""

from __future__ import annotations

from starlette.routing import BaseRoute

from meeplehall.web.routes import (
    about,
    app,
    fairness,
    files,
    hints,
    home,
    live,
    names,
    new_table,
    play,
    puzzles,
    quick_start,
    records,
    replay,
    review,
    rules,
    seats,
    second,
    statistics,
    table,
)

ROUTES: list[BaseRoute] = [
    *home.ROUTES,
    *names.ROUTES,
    *quick_start.ROUTES,
    *new_table.ROUTES,
    *rules.ROUTES,
    *puzzles.ROUTES,
    *statistics.ROUTES,
    *second.ROUTES,
    *about.ROUTES,
    *app.ROUTES,
    *files.ROUTES,
    *seats.ROUTES,
    *table.ROUTES,
    *play.ROUTES,
    *hints.ROUTES,
    *live.ROUTES,
    *fairness.ROUTES,
    *replay.ROUTES,
    *review.ROUTES,
    *records.ROUTES,
]
