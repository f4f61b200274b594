"""Ratings on pages: cards on a person's page, every step of one, and the leaderboards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup, escape

from meeplehall.contests.skill import Skill
from meeplehall.core.game import Game
from meeplehall.store.ratings import Change, Leader
from meeplehall.web.drawing import icon
from meeplehall.web.elements import (
    Node,
    a,
    b,
    div,
    h1,
    h2,
    h3,
    li,
    nav,
    p,
    section,
    span,
    table,
    tbody,
    th,
    thead,
    tr,
    ul,
)
from meeplehall.web.entrance.visit import Visit
from meeplehall.web.figures import figure, signed
from meeplehall.web.levels import level_name
from meeplehall.web.offered_games import title_of
from meeplehall.web.pages import doors, faces
from meeplehall.web.pages.days import day_of
from meeplehall.web.pages.layout import page
from meeplehall.web.pages.rating_curve import rating_curve
from meeplehall.web.texts import Texts

HOW = ("scale", "game", "guess", "leave", "again", "low")


@dataclass(frozen=True)
class RatingCard:
    """How well somebody plays a game at tables of so many."""

    game: Game
    players: int
    skill: Skill
    games: int
    best: float
    steps: list[Skill]
    """The latest, in order of time."""
    address: str
    """Where every step is."""


def rating_cards(cards: Sequence[RatingCard], t: Texts) -> Node:
    """Side by side."""
    return ul(class_="r-cards")[(_card(card, t) for card in cards)]


def _card(card: RatingCard, t: Texts) -> Node:
    return li(class_="panel r-card")[
        div(class_="r-head")[
            span(class_=f"tsign tsign-{card.game.name}")[icon(doors.sign(card.game.name, {}))],
            h3[t("rating-of", game=title_of(card.game, t), n=card.players)],
        ],
        _number(card.skill, t),
        rating_curve(card.steps, t),
        p(class_="small quiet")[
            t("rating-games", n=card.games),
            " ",
            _how_sure(card.skill, t),
            card.best > 0 and f" {t('rating-best', best=str(round(card.best)))}",
        ],
        a(class_="go", href=card.address)[icon("log"), t("rating-history")],
    ]


def _number(skill: Skill, t: Texts) -> Node:
    return p(class_="r-number")[
        b(class_="num")[figure(round(skill.mean), skill.provisional)], " ", span(class_="num")[f"± {skill.half:.0f}"]
    ]


def _how_sure(skill: Skill, t: Texts) -> str:
    if skill.provisional:
        return t("rating-only-guess")
    low, high = round(skill.mean - skill.half), round(skill.mean + skill.half)
    return t("rating-between", low=str(low), high=str(high))


@dataclass(frozen=True)
class History:
    """Every step of somebody's rating."""

    name: str
    address: str
    """The person's page."""
    card: RatingCard
    changes: list[Change]
    """The latest, in order of time."""
    own: bool
    """Whether the visitor may open the games."""
    most: int


def history_page(visit: Visit, found: History) -> str:
    """The page."""
    t, card = visit.t, found.card
    title = t("rating-history-of", name=found.name, game=title_of(card.game, t), n=card.players)
    heads = [t("rating-when"), t("rating-place"), t("rating-step"), t("rating-change")]
    return page(
        visit,
        title,
        div(class_="person-parts person-alone")[
            div(class_="row sec-h")[h1(class_="page-h")[title], a(class_="btn push", href=found.address)[t("back")]],
            section(class_="panel r-card r-wide")[_number(card.skill, t), rating_curve(card.steps, t)],
            div(class_="panel r-table")[
                table[
                    thead[
                        tr[
                            (th(scope="col")[head] for head in heads),
                            found.own and th(scope="col")[span(class_="hidden-text")[t("rating-look")]],
                        ]
                    ],
                    tbody[(_step(one, found, t) for one in reversed(found.changes))],
                ],
            ],
            len(found.changes) == found.most and p(class_="small quiet")[t("rating-latest", n=found.most)],
        ],
        styles=("hall.css", "people.css", "ratings.css"),
        sprites=("rooms", *doors.sprites()),
        place="ratings",
        thrifty=True,
    )


def _step(one: Change, found: History, t: Texts) -> Markup:
    """Written as text: there are some hundreds."""
    look = escape(t("rating-look"))
    link = f'<a class="go" href="/table/{one.table_id}" aria-label="{look}" title="{look}">{icon("eye")}</a>'
    change = round(one.change)
    kind = "r-up" if change > 0 else "r-down" if change < 0 else ""
    return Markup(
        f'<tr><th scope="row">{escape(day_of(one.at / 1000, t))}</th>'
        f'<td class="num">{escape(t("rating-place-of", place=one.place, of=one.players))}</td>'
        f'<td class="num">{one.mean:.0f}</td><td class="num"><span class="{kind}">{signed(change)}</span></td>'
        f"{f'<td>{link}</td>' if found.own else ''}</tr>"
    )


@dataclass(frozen=True)
class Board:
    """A leaderboard, and what else there is to choose."""

    games: list[Game]
    game: Game
    players: int
    leaders: list[Leader]
    bots: dict[str, Skill]
    mine: Skill | None
    """Of the visitor, if they have played."""


def leaders_page(visit: Visit, board: Board) -> str:
    """Who plays best, people and bots on one scale."""
    t = visit.t
    own = visit.visitor.account.id if visit.visitor.account else ""
    people = [(one.mean, _leader(one, own, t)) for one in board.leaders]
    bots = [(skill.mean, _bot(level, skill, t)) for level, skill in board.bots.items()]
    rows = [row for _, row in sorted([*people, *bots], key=lambda row: -row[0])]
    counts = range(max(2, board.game.min_players), board.game.max_players + 1)
    return page(
        visit,
        t("leaders"),
        div(class_="person-parts person-alone")[
            h1(class_="page-h")[t("leaders")],
            nav(class_="chips", aria_label=t("leaders-choose-game"))[
                (
                    a(class_="chip", href=_at(game, board.players), aria_current=_here(game.name == board.game.name))[
                        title_of(game, t)
                    ]
                    for game in board.games
                )
            ],
            nav(class_="chips", aria_label=t("leaders-choose-players"))[
                (
                    a(class_="chip", href=_at(board.game, count), aria_current=_here(count == board.players))[
                        t("leaders-players", n=count)
                    ]
                    for count in counts
                )
            ],
            section(class_="part", aria_labelledby="board-h")[
                h2(id="board-h")[t("leaders-of", game=title_of(board.game, t), n=board.players)],
                not board.leaders and p(class_="quiet")[t("leaders-none")],
                bool(rows)
                and div(class_="panel r-table")[
                    table[
                        thead[
                            tr[
                                th(scope="col")[t("leaders-name")],
                                th(scope="col")[t("leaders-rating")],
                                th(scope="col", title=t("leaders-sure"))[
                                    span(aria_hidden="true")["±"], span(class_="hidden-text")[t("leaders-sure")]
                                ],
                                th(scope="col")[t("leaders-games")],
                            ]
                        ],
                        tbody[rows],
                    ]
                ],
                board.mine is not None
                and p[
                    t(
                        "leaders-you",
                        rating=figure(round(board.mine.mean), board.mine.provisional),
                        half=str(round(board.mine.half)),
                        kind="guess" if board.mine.provisional else "known",
                    )
                ],
            ],
            section(class_="part", aria_labelledby="how-h")[
                h2(id="how-h")[t("leaders-how")], ul(class_="r-how")[(li[t(f"leaders-how-{one}")] for one in HOW)]
            ],
        ],
        styles=("hall.css", "people.css", "ratings.css"),
        sprites=("rooms",),
        place="ratings",
        thrifty=True,
    )


def _at(game: Game, players: int) -> str:
    fitting = min(max(players, game.min_players, 2), game.max_players)
    return f"/ratings?game={game.name}&players={fitting}"


def _here(yes: bool) -> str | None:
    return "page" if yes else None


def _leader(one: Leader, own: str, t: Texts) -> Markup:
    """Written as text: a board has a hundred of them."""
    face = faces.face(one.face, one.colour)
    who = f'<a class="r-who" href="/person/{one.account}">{face}<span>{escape(one.name)}</span></a>'
    half = Skill(one.mean, one.deviation).half
    return _row("mine" if one.account == own else "", who, f"<b>{one.mean:.0f}</b>", f"{half:.0f}", str(one.games))


def _bot(level: str, skill: Skill, t: Texts) -> Markup:
    name = escape(t("leaders-bot", level=level_name(level, t)))
    who = f'<span class="r-who">{faces.bot(level)}<span>{name}</span></span>'
    return _row("r-bot", who, f"{skill.mean:.0f}", f"{skill.half:.0f}", "–")


def _row(look: str, who: str, *cells: str) -> Markup:
    figures = "".join(f'<td class="num">{cell}</td>' for cell in cells)
    return Markup(f'<tr class="{look}"><th scope="row">{who}</th>{figures}</tr>')
