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
    person,
    play,
    puzzles,
    quick_start,
    ratings,
    records,
    replay,
    review,
    rules,
    seats,
    second,
    sign_in,
    statistics,
    table,
    you,
)

ROUTES: list[BaseRoute] = [
    *home.ROUTES,
    *names.ROUTES,
    *sign_in.ROUTES,
    *you.ROUTES,
    *person.ROUTES,
    *quick_start.ROUTES,
    *new_table.ROUTES,
    *rules.ROUTES,
    *puzzles.ROUTES,
    *statistics.ROUTES,
    *ratings.ROUTES,
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
