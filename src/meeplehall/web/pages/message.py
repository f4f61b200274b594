"""A page that says what went wrong and what now."""

from __future__ import annotations

from meeplehall.web.elements import Node, a, div, h1, p, section
from meeplehall.web.entrance.visit import Visit
from meeplehall.web.pages import quiet_scene
from meeplehall.web.pages.layout import page


def message(visit: Visit, heading: str, text: str, hint: str = "", again: str = "") -> str:
    """The page; `again` is the address of what was asked for, if it makes sense to ask once more."""
    t = visit.t
    return page(
        visit,
        heading,
        section(class_="panel letter message")[
            quiet_scene.picture(),
            div[
                h1[heading],
                text and p[text],
                hint and p(class_="quiet")[hint],
                p(class_="row")[
                    again and a(class_="btn btn-main", href=again)[t("try-again")],
                    a(class_="btn" if again else "btn btn-main", href="/")[t("to-hall")],
                ],
            ],
        ],
        styles=("hall.css", "message.css"),
        thrifty=True,
    )


def offline(visit: Visit) -> str:
    """What a browser keeps for the time without a connection. Nobody's name is on it."""
    t = visit.t
    content: list[Node] = [
        section(class_="panel letter message")[
            quiet_scene.picture(),
            div[h1[t("offline")], p[t("offline-text")], p[a(class_="btn btn-main", href="")[t("try-again")]]],
        ]
    ]
    return page(visit, t("offline"), content, styles=("hall.css", "message.css"), thrifty=True)
