"""One's own page, the part about games over days: vacation, and browsers and an address that are told of turns."""

from __future__ import annotations

from dataclasses import dataclass

from meeplehall.store.days import Push
from meeplehall.web.drawing import icon
from meeplehall.web.elements import Node, b, button, div, form, h2, input, label, option, p, section, select, span
from meeplehall.web.pages.days import day_of
from meeplehall.web.pages.you_mail import OwnMail, mail_part
from meeplehall.web.texts import Texts

LENGTHS = (1, 2, 3, 5, 7, 10, 14, 21, 30)
"""Days of a vacation."""


@dataclass(frozen=True)
class OwnDays:
    """What this part shows."""

    left: int
    """Days of vacation that are left this year."""
    until: int
    """When the vacation ends that the person is on, in milliseconds since 1970; 0: on none."""
    pushes: list[Push]
    push_key: str
    """What browsers know the hall by; empty: they cannot be told anything."""
    mail: OwnMail


def days_part(own: OwnDays, t: Texts) -> Node:
    """The section."""
    return section(id="days", class_="part", aria_labelledby="days-h")[
        h2(id="days-h")[t("part-days")],
        div(class_="panel")[
            div(class_="key-row")[
                icon("sun"),
                span[b[t("vacation")], span(class_="small quiet")[_standing(own, t)]],
                _vacation(own, t),
            ],
            bool(own.push_key) and _told(own, t),
            mail_part(own.mail, t),
        ],
    ]


def _told(own: OwnDays, t: Texts) -> Node:
    return [
        (
            div(class_="key-row")[
                icon("screen"),
                span[
                    b[t("push-browser", browser=one.label or t("some-browser"))],
                    span(class_="small quiet")[t("added-day", day=day_of(one.made / 1000, t))],
                ],
                form(method="post", action="/you/push/remove")[
                    input(type="hidden", name="push", value=one.hash), button(class_="btn")[t("remove")]
                ],
            ]
            for one in own.pushes
        ),
        div(id="push", class_="key-more", data_key=own.push_key, data_refused=t("push-refused"))[
            p(class_="small quiet")[t("push-line")],
            button(type="button", class_="btn", hidden=True)[icon("clock"), t("push-here")],
            p(class_="small quiet push-without", hidden=True)[t("push-without")],
        ],
    ]


def _standing(own: OwnDays, t: Texts) -> str:
    if own.until:
        return t("vacation-until", day=day_of(own.until / 1000, t))
    return f"{t('vacation-line')} {t('vacation-left', n=own.left)}"


def _vacation(own: OwnDays, t: Texts) -> Node:
    if own.until:
        return form(method="post", action="/you/vacation")[
            button(class_="btn", name="end", value="yes")[t("come-home")]
        ]
    lengths = [n for n in LENGTHS if n <= own.left]
    if not lengths:
        return span(class_="no-act")
    return form(method="post", action="/you/vacation", class_="row")[
        label(for_="vacation-days", class_="hidden-text")[t("vacation")],
        select(id="vacation-days", name="days", class_="field")[
            (option(value=str(n))[t("clock-n-days", n=n)] for n in lengths)
        ],
        button(class_="btn")[t("go-away")],
    ]
