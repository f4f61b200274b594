"""Who sits at a table: bots, guests, and people with a page of their own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from meeplehall.store.people import Account
from meeplehall.store.programs import Owned
from meeplehall.web.drawing import icon
from meeplehall.web.elements import Node, a, b, div, h1, h2, li, ol, p, section, span, ul
from meeplehall.web.entrance.observing import Spectator
from meeplehall.web.entrance.visit import Visit
from meeplehall.web.levels import level_name
from meeplehall.web.pages import faces
from meeplehall.web.pages.layout import page
from meeplehall.web.pages.person import report_form
from meeplehall.web.texts import Texts


@dataclass(frozen=True)
class Sitting:
    """Somebody on a seat."""

    seat: int
    name: str
    bot: str
    """The level of a bot."""
    mine: bool
    account: Account | None
    program: Owned | None = None
    """Somebody's program."""


def sitters_page(visit: Visit, table: str, sitting: list[Sitting], watching: Sequence[Spectator] = ()) -> str:
    """The page: those who sit, and how many watch."""
    t = visit.t
    return page(
        visit,
        t("who-sits"),
        div(class_="person-parts person-alone")[
            div(class_="row sec-h")[
                h1(class_="page-h")[t("who-sits")], a(class_="btn push", href=f"/table/{table}")[t("chance-to-table")]
            ],
            ol(class_="person-parts")[(li(class_="panel sitter")[_sitter(one, table, t)] for one in sitting)],
            _watching(watching, t),
        ],
        styles=("hall.css", "people.css"),
        sprites=("rooms",),
        thrifty=True,
    )


def _watching(watching: Sequence[Spectator], t: Texts) -> Node:
    """How many, and the names of those who have agreed to it."""
    named = sorted({(one.name, one.account) for one in watching if one.name})
    return section(class_="part", aria_labelledby="watching-h")[
        h2(id="watching-h")[t("who-watches", n=len(watching))],
        bool(named) and ul(class_="row watchers")[(li[a(href=f"/person/{account}")[name]] for name, account in named)],
    ]


def _sitter(one: Sitting, table: str, t: Texts) -> Node:
    if one.bot:
        picture, kind = faces.bot(one.bot, one.seat), level_name(one.bot, t)
    elif one.program is not None:
        picture, kind = faces.bot("", one.seat), t("guest-bot-of", name=one.program.owner)
    elif one.account is not None:
        picture, kind = faces.face(one.account.face, one.seat), t("has-key")
    else:
        picture, kind = faces.person(one.seat), t("has-no-key")
    whose = one.program.program.account if one.program else one.account.id if one.account else ""
    return [
        div(class_="key-row")[
            picture,
            span[b[one.name], span(class_="small quiet")[t("said-you") if one.mine else kind]],
            a(class_="btn", href=f"/person/{whose}")[icon("eye"), t("look-at-page")]
            if whose
            else span(class_="no-act"),
        ],
        not one.bot and not one.mine and report_form(f"/table/{table}/report", one.name, t, one.seat),
        not one.bot and not whose and not one.mine and p(class_="small quiet")[t("guest-line")],
    ]
