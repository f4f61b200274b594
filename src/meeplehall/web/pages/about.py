"""What this is."""

from __future__ import annotations

from meeplehall import __version__
from meeplehall.web.elements import a, article, h1, h2, p
from meeplehall.web.entrance.visit import Visit
from meeplehall.web.pages.layout import page


def about(visit: Visit) -> str:
    """The page."""
    t = visit.t
    return page(
        visit,
        t("about"),
        article(class_="panel letter")[
            h1[t("about")],
            p[t("about-what")],
            h2[t("about-fan")],
            p[t("about-fan-text")],
            h2[t("about-data")],
            p[t("about-data-text")],
            p(class_="quiet small")[t("about-version", version=__version__)],
            p[a(class_="btn btn-main", href="/")[t("to-hall")]],
        ],
        styles=("hall.css",),
    )
