"""A page that says what went wrong and what now."""

from __future__ import annotations

from htpy import a, h1, p, section

from meeplehall.web.entrance.visit import Visit
from meeplehall.web.pages.layout import page


def message(visit: Visit, heading: str, text: str, hint: str = "") -> str:
    """The page."""
    t = visit.t
    return page(
        visit,
        heading,
        section(class_="panel letter")[
            h1[heading],
            text and p[text],
            hint and p(class_="quiet")[hint],
            p[a(class_="btn btn-main", href="/")[t("to-hall")]],
        ],
        styles=("hall.css",),
    )
