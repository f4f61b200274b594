"""Where the links in letters lead. Opening one changes nothing, for programs do that too: a press does."""

from __future__ import annotations

from meeplehall.web.elements import Node, a, button, div, form, h1, p, section
from meeplehall.web.entrance.visit import Visit
from meeplehall.web.pages import quiet_scene
from meeplehall.web.pages.layout import page


def confirm_page(visit: Visit, name: str, address: str) -> str:
    """Is it theirs?"""
    t = visit.t
    return _page(
        visit, t("mail-confirm"), t("mail-confirm-line", name=name, address=address), _press(t("mail-confirm-yes"))
    )


def confirmed_page(visit: Visit) -> str:
    """It is."""
    t = visit.t
    return _page(
        visit,
        t("mail-confirmed"),
        t("mail-confirmed-line"),
        a(class_="btn btn-main", href="/you#days")[t("your-page")],
    )


def stop_page(visit: Visit) -> str:
    """No more of it?"""
    t = visit.t
    return _page(visit, t("mail-stop-ask"), t("mail-stop-line"), _press(t("mail-stop-yes")))


def stopped_page(visit: Visit) -> str:
    """No more of it."""
    t = visit.t
    return _page(visit, t("mail-stopped"), t("mail-stopped-line"), a(class_="btn btn-main", href="/")[t("to-hall")])


def _press(words: str) -> Node:
    return form(method="post")[button(class_="btn btn-main")[words]]


def _page(visit: Visit, heading: str, text: str, act: Node) -> str:
    return page(
        visit,
        heading,
        section(class_="panel letter message")[
            quiet_scene.picture(), div[h1[heading], p[text], div(class_="row")[act]]
        ],
        styles=("hall.css", "message.css"),
        thrifty=True,
    )
