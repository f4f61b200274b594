"""A page that says what went wrong and what now."""

from __future__ import annotations

from htpy import a, h1, p, section

from meeplehall.web.pages.layout import Around, page


def message(around: Around, heading: str, text: str, hint: str = "") -> str:
    """The page."""
    t = around.t
    return page(
        around,
        heading,
        section(class_="panel letter")[
            h1[heading],
            text and p[text],
            hint and p(class_="quiet")[hint],
            p[a(class_="btn btn-main", href="/")[t("to-hall")]],
        ],
        styles=("hall.css",),
    )
