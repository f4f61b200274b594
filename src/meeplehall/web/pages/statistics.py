"""The statistics of a visitor: how the games went, what was given away, and what to try next."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from markupsafe import Markup

from meeplehall.study.statistics import Played, expected_wins, over_time
from meeplehall.web.drawing import icon
from meeplehall.web.elements import Node, a, b, div, h1, h2, li, nav, p, section, span, ul
from meeplehall.web.entrance.visit import Visit
from meeplehall.web.frames.review.figures import figure, percent
from meeplehall.web.frames.review.signs import shape
from meeplehall.web.offered_games import offered_game, offered_games, title_of
from meeplehall.web.pages import doors
from meeplehall.web.pages.days import day_of
from meeplehall.web.pages.layout import page
from meeplehall.web.pages.plots import MEAN_OF
from meeplehall.web.pages.statistics_cards import costs, fine, games_table, likings, luck, rate, results
from meeplehall.web.texts import Texts

STEPS = ("one", "few", "many")
"""What there is to see after so many games."""
EVEN = 0.02
"""Luck of a game that is none, as a share of a win."""


def statistics_page(visit: Visit, games: Sequence[Played], chosen: str, today: date, most: int) -> str:
    """Of these games, the oldest first, or of those of the chosen one; `most` is how many are counted."""
    t = visit.t
    shown = [game for game in games if chosen in ("", game.game)]
    return page(
        visit,
        t("statistics"),
        _head(visit, games, shown, chosen, most) if games else None,
        _cards(shown, chosen, today, t) if shown else _empty(chosen, t),
        kind="hall-page statistics-page",
        styles=("hall.css", "review.css", "statistics.css"),
        scripts=("statistics.js",) if shown else (),
        sprites=("rooms", "review", *doors.sprites()),
        place="statistics",
        thrifty=True,
    )


def _head(visit: Visit, games: Sequence[Played], shown: Sequence[Played], chosen: str, most: int) -> Node:
    t = visit.t
    names = [game for game in offered_games() if game.name == chosen or any(one.game == game.name for one in games)]
    if len(games) >= most:
        count = t("stats-last-games", n=len(games))
    else:
        count = t("stats-games-since", n=len(shown), day=day_of(shown[0].when, t)) if shown else ""

    def chip(name: str, words: str) -> Node:
        address = f"/statistics?game={name}" if name else "/statistics"
        return a(class_="chip", href=address, aria_current="page" if name == chosen else None)[words]

    return div(class_="row sec-h")[
        h1[visit.visitor.name or t("your-statistics")],
        span(class_="quiet small")[count],
        nav(class_="chips push", aria_label=t("puzzle-games"))[
            chip("", t("stats-all-games")), (chip(game.name, title_of(game, t)) for game in names)
        ],
    ]


def _cards(games: Sequence[Played], chosen: str, today: date, t: Texts) -> Node:
    reviewed = [game for game in games if game.errors]
    return div(class_="stats")[
        _figures(games, reviewed, today, t),
        div(class_="wide")[rate(games, reviewed, t), costs(reviewed, chosen, t) if reviewed else None],
        div(class_="narrow")[results(games, t), luck(reviewed, t) if reviewed else None],
        likings(games, chosen, t),
        games_table(games, t),
    ]


def _figures(games: Sequence[Played], reviewed: Sequence[Played], today: date, t: Texts) -> Node:
    won, others = sum(game.won for game in games), sum(game.players > 1 for game in games)
    equal = figure(expected_wins(games), t)
    kind = "alone" if not others else "some" if others < len(games) else "all"
    best = max(games, key=lambda game: (game.game == _most_played(games), game.points))
    lately = [value for _, value in over_time(reviewed)][-MEAN_OF:]
    return ul(class_="figures panel")[
        _figure(t("stats-won-of", n=won, of=len(games)), t("stats-won", kind=kind, equal=equal, others=others)),
        _figure(fine(sum(lately) / len(lately), t) if lately else "–", t("stats-lost-per-turn", n=len(lately))),
        _figure(str(best.points), t("stats-best", game=title_of(offered_game(best.game), t))),
        _luck_figure(reviewed, t),
        li[
            b(id="streak", data_today=today.isoformat())["0"],
            a(class_="small", href="/puzzles")[t("stats-streak")],
        ],
    ]


def _figure(number: str, words: str) -> Node:
    return li[b[number], span(class_="small")[words]]


def _luck_figure(reviewed: Sequence[Played], t: Texts) -> Node:
    if not reviewed:
        return _figure("–", t("stats-luck-none"))
    mean = sum(game.errors.luck for game in reviewed if game.errors) / len(reviewed)
    kind = "even" if abs(mean) < EVEN else "good" if mean > 0 else "bad"
    return _figure(percent(mean, t, signed=True), t("stats-luck-mean", kind=kind))


def _most_played(games: Sequence[Played]) -> str:
    names = [game.game for game in games]
    return max(sorted(set(names)), key=names.count)


def _empty(chosen: str, t: Texts) -> Node:
    game = offered_game(chosen) if chosen else offered_games()[0]
    title = title_of(game, t)
    return [
        section(class_="panel blank", aria_labelledby="blank-h")[
            div(class_="blank-t")[
                h1(id="blank-h")[t("stats-nothing-of", game=title) if chosen else t("stats-nothing")],
                p(class_="lead")[t("stats-nothing-more")],
                div(class_="row")[
                    a(class_="btn btn-main btn-big", href=f"/new?game={game.name}")[
                        icon(doors.sign(game.name)), t("stats-play", game=title)
                    ],
                    a(class_="btn btn-big", href="/puzzles/today")[icon("bulb"), t("puzzle-of-the-day")],
                ],
                p(class_="small quiet")[t("stats-counted")],
            ],
            div(class_="blank-p")[_road()],
        ],
        div(class_="ghosts")[
            (
                section(class_="panel ghost")[h2[t(f"stats-after-{step}")], p(class_="small")[t(f"stats-see-{step}")]]
                for step in STEPS
            )
        ],
    ]


def _road() -> Markup:
    """A curve that is still to be played: luck, an error, and a good end."""
    return Markup(
        '<svg viewBox="0 0 480 300" aria-hidden="true"><path class="cv-grid" d="M20 145H460"/>'
        '<path class="road" d="M20 150C80 150 90 110 150 118S230 200 290 170 360 70 460 52"/>'
        f'<g transform="translate(150 92)">{shape("luck-up")}</g><g transform="translate(258 212)">{shape("error")}</g>'
        f'<g transform="translate(395 62)">{shape("best")}</g>'
        '<use href="#i-meeple" class="at-end" x="430" y="8" width="42" height="42"/></svg>'
    )
