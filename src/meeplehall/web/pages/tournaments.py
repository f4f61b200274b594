"""All tournaments, and the form to announce one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from meeplehall import bots
from meeplehall.contests.tournament import KINDS, SWISS, Tournament
from meeplehall.core.game import Game
from meeplehall.table.clock import offered
from meeplehall.web.drawing import icon
from meeplehall.web.elements import (
    Node,
    a,
    b,
    button,
    details,
    div,
    fieldset,
    form,
    h1,
    h2,
    input,
    label,
    legend,
    li,
    ol,
    option,
    p,
    section,
    select,
    span,
    summary,
)
from meeplehall.web.entrance.visit import Visit
from meeplehall.web.levels import level_name
from meeplehall.web.offered_games import offered_game, title_of
from meeplehall.web.pages import doors
from meeplehall.web.pages.banners import banners
from meeplehall.web.pages.layout import page
from meeplehall.web.pages.table_words import clock_words
from meeplehall.web.pages.tournament import stage_words, time_for_round
from meeplehall.web.texts import Texts


@dataclass(frozen=True)
class Lists:
    """By stage."""

    open: list[Tournament]
    running: list[Tournament]
    over: list[Tournament]


def tournaments_page(visit: Visit, lists: Lists, games: Sequence[Game]) -> str:
    """The page."""
    t = visit.t
    found = (("open", lists.open), ("running", lists.running), ("over", lists.over))
    return page(
        visit,
        t("tournaments"),
        div(class_="t-page")[
            section(class_="panel t-head")[
                div(class_="t-words")[h1[t("tournaments")], p(class_="lead")[t("tours-lead")]],
                banners(6, t("tour-picture")),
            ],
            [
                section(class_="part", aria_labelledby=f"{name}-h")[
                    h2(id=f"{name}-h")[t(f"tours-{name}")], ol(class_="t-list")[(_row(one, t) for one in rows)]
                ]
                for name, rows in found
                if rows
            ],
            not lists.open and not lists.running and p(class_="quiet")[t("tours-none")],
            _announce(games, t)
            if visit.visitor.account is not None
            else p[t("tour-new-signed-out"), " ", a(href="/sign-in")[t("sign-in")]],
        ],
        styles=("hall.css", "doors.css", "people.css", "tournaments.css"),
        sprites=("rooms", "burgundy", *doors.sprites()),
        place="tournaments",
        thrifty=True,
    )


def _row(one: Tournament, t: Texts) -> Node:
    plan = one.plan
    game = offered_game(plan.game)
    return li(class_="panel t-row")[
        span(class_=f"tsign tsign-{plan.game}")[icon(doors.sign(plan.game, plan.options))],
        div[
            b(class_="title")[plan.name],
            " ",
            span(class_="badge badge-gold")[stage_words(one, t)],
            p(class_="small quiet")[
                t("table-for", game=title_of(game, t), n=plan.players),
                ", ",
                time_for_round(plan.hours, t),
                ". ",
                t("tour-people", n=len(one.entrants)),
                ".",
            ],
        ],
        a(class_="btn", href=f"/tournament/{one.id}", aria_label=f"{t('tour-look')}: {plan.name}")[t("tour-look")],
    ]


def _announce(games: Sequence[Game], t: Texts) -> Node:
    def field(name: str, control: Node, line: bool = False) -> Node:
        return div(class_="key-field")[
            label(for_=f"tour-{name}")[t(f"tour-{name}")],
            control,
            line and span(class_="small quiet")[t(f"tour-{name}-line")],
        ]

    most = max(game.max_players for game in games)
    return details(class_="more t-new")[
        summary[icon("trophy"), t("tour-new")],
        div[
            form(method="post", action="/tournaments", class_="key-form")[
                field(
                    "name",
                    input(id="tour-name", name="name", class_="field", required=True, minlength="3", maxlength="40"),
                ),
                field(
                    "game",
                    select(id="tour-game", name="game", class_="field")[
                        (option(value=game.name)[title_of(game, t)] for game in games)
                    ],
                ),
                field(
                    "players",
                    select(id="tour-players", name="players", class_="field")[
                        (option(value=str(n))[str(n)] for n in range(2, most + 1))
                    ],
                ),
                fieldset(class_="t-kinds")[
                    legend[t("tour-kind")],
                    (
                        label(class_="t-kind")[
                            input(type="radio", name="kind", value=kind, checked=kind != SWISS),
                            span[b[t(f"tour-{kind}")], span(class_="small quiet")[t(f"tour-{kind}-line")]],
                        ]
                        for kind in KINDS
                    ),
                ],
                field(
                    "rounds",
                    input(id="tour-rounds", name="rounds", class_="field", inputmode="numeric", maxlength="2"),
                    line=True,
                ),
                field(
                    "clock",
                    select(id="tour-clock", name="clock", class_="field")[
                        option(value="")[t("tour-clock-none")],
                        (option(value=str(clock))[clock_words(clock, t)[0]] for clock in offered()),
                    ],
                ),
                field(
                    "hours",
                    input(
                        id="tour-hours", name="hours", class_="field", inputmode="decimal", maxlength="6", value="72"
                    ),
                    line=True,
                ),
                field(
                    "fill",
                    select(id="tour-fill", name="fill", class_="field")[
                        option(value="")[t("tour-fill-none")],
                        (option(value=level)[level_name(level, t)] for level in bots.LEVELS),
                    ],
                ),
                field(
                    "least",
                    input(id="tour-least", name="least", class_="field", inputmode="numeric", maxlength="2"),
                    line=True,
                ),
                button(class_="btn btn-main btn-big")[t("tour-announce")],
            ],
        ],
    ]
