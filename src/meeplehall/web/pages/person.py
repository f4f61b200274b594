"""Somebody with an account, as others see them."""

from __future__ import annotations

from dataclasses import dataclass

from meeplehall.store.people import Account
from meeplehall.web.drawing import icon
from meeplehall.web.elements import (
    Node,
    a,
    button,
    details,
    div,
    form,
    h1,
    h2,
    input,
    label,
    p,
    section,
    span,
    summary,
    textarea,
)
from meeplehall.web.entrance.visit import Visit
from meeplehall.web.pages import doors, quiet_scene
from meeplehall.web.pages.days import day_of
from meeplehall.web.pages.faces import face
from meeplehall.web.pages.friends import between
from meeplehall.web.pages.last_games import LastGame, last_games
from meeplehall.web.pages.layout import page
from meeplehall.web.pages.ratings import RatingCard, rating_cards
from meeplehall.web.texts import Texts


@dataclass(frozen=True)
class Known:
    """What everybody may know."""

    account: Account
    finished: int
    ratings: list[RatingCard]
    games: list[LastGame]
    """Of tables that anybody could watch."""
    ties: tuple[str, str] | None = None
    """From the visitor and back, if the visitor has an account and is somebody else."""


def person_page(visit: Visit, known: Known) -> str:
    """The page."""
    t, account = visit.t, known.account
    own = visit.visitor.account is not None and visit.visitor.account.id == account.id
    return page(
        visit,
        account.name,
        div(class_="person-parts person-alone")[
            section(class_="panel id-card")[
                face(account.face, account.colour, "xl"),
                div[
                    h1[account.name],
                    p(class_="quiet")[
                        t("since-day", day=day_of(account.created / 1000, t)),
                        " ",
                        t("finished-games", n=known.finished),
                    ],
                    known.ties is not None and between(account.id, account.name, *known.ties, t),
                    own and p(class_="small")[a(class_="go", href="/you")[icon("pen"), t("your-page")]],
                ],
            ],
            bool(known.ratings)
            and section(class_="part", aria_labelledby="ratings-h")[
                h2(id="ratings-h")[t("ratings")],
                p(class_="small quiet")[t("ratings-line")],
                rating_cards(known.ratings, t),
            ],
            bool(known.games)
            and section(class_="part", aria_labelledby="games-h")[
                h2(id="games-h")[t("last-games")],
                last_games(known.games),
                p(class_="small quiet")[t("only-listed")],
            ],
            not own and report_form(f"/person/{account.id}/report", account.name, t),
        ],
        styles=("hall.css", "people.css", "ratings.css"),
        sprites=("rooms", *doors.sprites()),
        place="person",
        thrifty=True,
    )


def report_form(to: str, name: str, t: Texts, seat: int = -1) -> Node:
    """Tell the operator about somebody, in a few words."""
    field = f"report-{seat}" if seat >= 0 else "report"
    return details(class_="more")[
        summary[icon("warn"), t("report", name=name)],
        div[
            p(class_="small quiet")[t("report-line")],
            form(method="post", action=to, class_="key-form")[
                seat >= 0 and input(type="hidden", name="seat", value=str(seat)),
                div(class_="key-field")[
                    label(for_=field)[t("report-words")],
                    textarea(id=field, name="words", class_="field", required=True, maxlength="500", rows="3"),
                ],
                button(class_="btn")[t("report-send")],
            ],
        ],
    ]


def told_page(visit: Visit, back: str) -> str:
    """The operator will see it."""
    t = visit.t
    return page(
        visit,
        t("report-told"),
        section(class_="panel letter message")[
            quiet_scene.picture(),
            div[
                h1[t("report-told")],
                p[t("report-told-line")],
                p(class_="row")[a(class_="btn btn-main", href=back)[t("back")], span(class_="no-act")],
            ],
        ],
        styles=("hall.css", "message.css", "people.css"),
        thrifty=True,
    )
