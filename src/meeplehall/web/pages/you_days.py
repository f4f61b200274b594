"""One's own page, the part about games over days: vacation."""

from __future__ import annotations

from dataclasses import dataclass

from htpy import Node, b, button, div, form, h2, label, option, section, select, span

from meeplehall.web.drawing import icon
from meeplehall.web.pages.days import day_of
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
