"""Standings of a season as one page that needs nothing but itself."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Protocol

from babel.numbers import format_decimal, format_percent
from markupsafe import Markup

from meeplehall.web.elements import (
    Node,
    body,
    h1,
    h2,
    head,
    html,
    main,
    meta,
    p,
    style,
    table,
    tbody,
    td,
    th,
    thead,
    title,
    tr,
)
from meeplehall.web.markup import render
from meeplehall.web.offered_games import offered_game, title_of
from meeplehall.web.pages.days import day_of
from meeplehall.web.texts import Texts

STYLE = """
:root { color-scheme: light dark; --ink: light-dark(#2b241c, #f0e8da); --paper: light-dark(#fffaf0, #1d2230); }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 860px; margin: 0 auto; padding: 24px 16px 48px; }
h1, h2 { font-family: Georgia, serif; line-height: 1.2; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: 8px 10px; text-align: right; border-bottom: 1px solid light-dark(#d9cdb8, #3a4152); }
th:nth-child(2), td:nth-child(2) { text-align: left; width: 40%; overflow-wrap: anywhere; }
tr:first-child td { font-weight: 600; }
.small { font-size: 14px; opacity: .8; }
@media (max-width: 560px) { .wide { display: none; } th, td { padding: 8px 6px; } }
"""


class Row(Protocol):
    """How somebody did."""

    name: str
    games: int
    wins: int
    points: float
    score: int
    best: int

    @property
    def share(self) -> float:
        """Of the points that could be had."""


class Of(Protocol):
    """The standings of one game."""

    @property
    def game(self) -> str:
        """Its name."""

    @property
    def games(self) -> int:
        """How many were played."""

    @property
    def people(self) -> Sequence[Row]:
        """The first first."""


def standings_page(found: Sequence[Of], name: str, t: Texts) -> str:
    """The whole page; no file, no script, nobody else's address."""
    return render(
        html(lang=t.locale)[
            head[
                meta(charset="utf-8"),
                meta(name="viewport", content="width=device-width, initial-scale=1"),
                title[name],
                style[Markup(STYLE)],
            ],
            body[
                main[
                    h1[name],
                    p(class_="small")[t("standings-made", day=day_of(datetime.now().timestamp(), t))],
                    [_of_game(one, t) for one in found],
                    not found and p[t("standings-none")],
                    p(class_="small")[t("standings-how")],
                ]
            ],
        ]
    )


def _of_game(one: Of, t: Texts) -> Node:
    heads = ("standings-place", "standings-name", "standings-games", "standings-wins", "standings-points")
    return [
        h2[title_of(offered_game(one.game), t)],
        p(class_="small")[t("standings-count", n=one.games)],
        table[
            thead[
                tr[
                    [th[t(words)] for words in heads],
                    [th(class_="wide")[t(words)] for words in ("standings-share", "standings-mean", "standings-best")],
                ]
            ],
            tbody[[_row(n, person, t) for n, person in enumerate(one.people, start=1)]],
        ],
    ]


def _row(place: int, one: Row, t: Texts) -> Node:
    number = format_decimal
    return tr[
        td[str(place)],
        td[one.name],
        td[str(one.games)],
        td[str(one.wins)],
        td[number(round(one.points, 1), locale=t.locale)],
        td(class_="wide")[format_percent(one.share, locale=t.locale)],
        td(class_="wide")[number(round(one.score / one.games, 1), locale=t.locale)],
        td(class_="wide")[str(one.best)],
    ]
