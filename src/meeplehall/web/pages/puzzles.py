"""The puzzles of the hall: that of the day, and all others by game, kind and theme. What was solved a browser knows."""

from __future__ import annotations

from datetime import date

from meeplehall.core.game import Game
from meeplehall.study.puzzles import KINDS, Puzzle, puzzles
from meeplehall.web import scenes
from meeplehall.web.drawing import icon
from meeplehall.web.elements import Node, a, b, div, h1, h2, i, li, nav, ol, p, section, span, ul
from meeplehall.web.entrance.visit import Visit
from meeplehall.web.guides.puzzles import table_of
from meeplehall.web.offered_games import title_of
from meeplehall.web.pages import doors
from meeplehall.web.pages.layout import page
from meeplehall.web.pages.puzzle import came_from, difficulty, theme_name
from meeplehall.web.texts import Texts

WEEK = 7


def puzzles_page(visit: Visit, games: list[Game], game: Game, daily: tuple[Game, Puzzle], today: date) -> str:
    """The list, with the themes of one game."""
    t = visit.t
    return page(
        visit,
        t("puzzles"),
        _daily(*daily, today, t),
        section(aria_labelledby="kinds-h")[
            div(class_="row sec-h")[h2(id="kinds-h")[t("puzzles-of", n=len(puzzles(game)))], _games(games, game, t)],
            ul(class_="themes")[(_card(game, "kind", kind, t) for kind in KINDS if _of(game, "kind", kind))],
        ],
        section(aria_labelledby="themes-h")[
            h2(id="themes-h", class_="list-h")[t("puzzle-themes")],
            ul(class_="themes")[(_card(game, "theme", theme, t) for theme in _themes(game))],
        ],
        section(id="lately", aria_labelledby="lately-h", hidden=True)[
            h2(id="lately-h", class_="list-h")[t("puzzle-lately")],
            ol(
                class_="lately panel",
                data_first=t("puzzle-first-try"),
                data_later=t("puzzle-later-try"),
                data_shown=t("puzzle-was-shown"),
            ),
        ],
        kind="hall-page puzzles-page",
        styles=("hall.css", "doors.css", "puzzles.css"),
        scripts=("puzzle-list.js",),
        sprites=("rooms", *doors.sprites()),
        defs=doors.defs(t),
        place="puzzles",
    )


def _daily(game: Game, puzzle: Puzzle, today: date, t: Texts) -> Node:
    view = table_of(game, puzzle, [], t).view(puzzle.seat)
    return section(class_="panel daily", aria_labelledby="daily-h")[
        div(class_="daily-pic")[doors.painted_door(game.name, t)],
        div(class_="daily-t")[
            p[
                span(class_="badge badge-gold")[icon("sun"), t("puzzle-of-the-day")],
                " ",
                difficulty(puzzle.hard, t),
            ],
            h1(id="daily-h")[t(f"puzzle-title-{puzzle.kind}")],
            p(class_="task")[
                title_of(game, t),
                ", ",
                came_from(puzzle, scenes.find(game.name).standing(view, t), t),
                ". ",
                t.of(game.name, f"puzzle-task-{puzzle.kind}"),
            ],
            p[
                a(class_="btn btn-main btn-big", href=f"/puzzle/{game.name}/{puzzle.number}")[
                    icon("bulb"), t("puzzle-solve")
                ]
            ],
        ],
        div(
            class_="daily-side",
            id="streak",
            data_today=today.isoformat(),
            data_solved=t("puzzle-day-solved"),
            data_open=t("puzzle-day-open"),
        )[
            p(class_="streak")[
                icon("sun"),
                b(id="streak-n")["0"],
                span[t("puzzle-days"), " ", span(class_="quiet small")[t("puzzle-longest"), " ", b(id="longest")["0"]]],
            ],
            ol(class_="week", aria_label=t("puzzle-week"))[
                (li(data_back=str(n))[span(class_="day"), span(class_="hidden-text")] for n in reversed(range(WEEK)))
            ],
            p(class_="quiet small")[t("puzzle-kept-here")],
        ],
    ]


def _games(games: list[Game], shown: Game, t: Texts) -> Node:
    return nav(class_="chips push", aria_label=t("puzzle-games"))[
        (
            a(
                class_="chip",
                href=f"/puzzles?game={game.name}",
                aria_current="page" if game is shown else None,
            )[title_of(game, t)]
            for game in games
        )
    ]


def _of(game: Game, field: str, value: str) -> list[Puzzle]:
    found = [puzzle for puzzle in puzzles(game) if getattr(puzzle, field) == value]
    return sorted(found, key=lambda puzzle: (puzzle.hard, puzzle.number))


def _themes(game: Game) -> list[str]:
    """The most frequent first."""
    names = [puzzle.theme for puzzle in puzzles(game)]
    return sorted(set(names), key=lambda name: (-names.count(name), name))


def _card(game: Game, field: str, value: str, t: Texts) -> Node:
    found = _of(game, field, value)
    title = t(f"puzzle-kind-{value}") if field == "kind" else theme_name(value, t)
    return li(class_="panel")[
        a(
            class_="theme",
            href=f"/puzzle/{game.name}/{found[0].number}?{field}={value}",
            data_game=game.name,
            data_numbers=",".join(str(puzzle.number) for puzzle in found),
        )[
            b(class_="title")[title],
            field == "kind" and span(class_="small quiet")[t(f"puzzle-line-{value}")],
            span(class_="row small")[
                span(class_="meter", aria_hidden="true")[i],
                span(class_="quiet solved-of", data_words=t("puzzle-of-all"))[t("puzzle-count", n=len(found))],
            ],
        ]
    ]
