"""The hall itself: your running tables first, then the doors, then what others play and what is over."""

from __future__ import annotations

from dataclasses import dataclass

from htpy import Node, a, b, button, div, form, h1, h2, input, label, li, ol, p, section, span, ul

from meeplehall.core.game import Game
from meeplehall.store import TableSummary
from meeplehall.table import Status
from meeplehall.web import guides
from meeplehall.web.drawing import icon, mark
from meeplehall.web.entrance.visit import Visit
from meeplehall.web.guides.second import positions
from meeplehall.web.offered_games import title_of
from meeplehall.web.pages import doors
from meeplehall.web.pages.layout import page
from meeplehall.web.texts import Texts


@dataclass(frozen=True)
class HomeTable:
    """A table of the visitor or of others, and how it stands."""

    row: TableSummary
    title: str
    state: str
    standing: str
    waits: bool
    """For the visitor."""
    readable: bool = True
    """Whether it can be opened."""


def home(
    visit: Visit,
    games: list[Game],
    mine: list[HomeTable],
    open_: list[HomeTable],
    watch: list[HomeTable],
    incomplete: bool = False,
) -> str:
    """The first page; `incomplete`: not all lists could be had."""
    t = visit.t
    going = [m for m in mine if m.row.status is not Status.OVER]
    done = [m for m in mine if m.row.status is Status.OVER]
    return page(
        visit,
        t("hall"),
        h1(class_="hidden-text")[t("hall")],
        incomplete and p(class_="error", role="status")[t("lists-incomplete")],
        _tables(t, "your-tables", going, "continue", sum(m.waits for m in going)),
        section(aria_labelledby="doors-h")[
            div(class_="row sec-h")[
                h2(id="doors-h")[t("doors", n=len(games))], span(class_="quiet small")[t("doors-help")]
            ],
            ul(class_=f"doors doors-{len(games)}")[(_door(game, t) for game in games)],
        ],
        _tables(t, "open-tables", open_, "join", 0),
        _tables(t, "watch-tables", watch, "watch", 0),
        _tables(t, "finished-tables", done, "continue", 0),
        _upload(t),
        _foot(t),
        kind="hall-page home",
        styles=("hall.css",),
        sprites=doors.sprites(),
        defs=doors.defs(t),
    )


def _tables(t: Texts, heading: str, tables: list[HomeTable], act: str, waiting: int) -> Node:
    if not tables:
        return None
    return section(aria_labelledby=f"{heading}-h")[
        div(class_="row sec-h")[
            h2(id=f"{heading}-h")[t(heading)],
            waiting > 0 and span(class_="badge badge-accent")[t("waits-for-you", n=waiting)],
        ],
        ol(class_="trows")[(_row(t, table, act) for table in tables)],
    ]


def _row(t: Texts, mine: HomeTable, act: str) -> Node:
    row = mine.row
    main = mine.waits or act == "join"
    word = t("play-on") if mine.waits else t(f"row-{act}" if row.status is not Status.OVER else "row-result")
    return li(class_="panel trow" + (" yours" if mine.waits else "") + ("" if mine.readable else " grey"))[
        span(class_=f"tsign tsign-{row.game}")[icon(doors.sign(row.game), "icon icon-xl")],
        div(class_="tmain")[
            div(class_="row")[b(class_="title")[mine.title], span(class_="quiet small")[t("table-id", id=row.id[:4])]],
            div(class_="people small")[
                (
                    span(class_="who")[mark(n), seat.name if not seat.open else t("seat-free")]
                    for n, seat in enumerate(row.seats)
                )
            ],
        ],
        div(class_="tstate")[b[mine.state], span(class_="quiet small num")[mine.standing]],
        mine.readable and a(class_="btn" + (" btn-main" if main else ""), href=f"/table/{row.id}")[word],
    ]


def _door(game: Game, t: Texts) -> Node:
    return li(class_="door-card panel")[
        doors.painted_door(game.name, t),
        div(class_="door-text")[
            h2[title_of(game, t)],
            p(class_="quiet")[t.or_else(f"game-{game.name}-line", "")],
            ul(class_="facts small")[
                li[icon("meeple"), t("player-count", low=game.min_players, high=game.max_players)],
                _fact("clock", f"game-{game.name}-time", t),
                _fact("die-5", f"game-{game.name}-feel", t),
            ],
            form(method="post", action="/play", class_="row")[
                input(type="hidden", name="game", value=game.name),
                button(class_="btn btn-main")[t("play-now")],
                a(class_="btn", href=f"/new?game={game.name}")[t("new-table")],
                guides.find(game.name) is not None
                and button(class_="btn btn-quiet", formaction="/learn", title=t("learn-help"))[t("learn")],
                bool(positions(game.name))
                and a(class_="btn btn-quiet", href=f"/second/{game.name}", title=t("second-help"))[t("second")],
            ],
        ],
    ]


def _fact(sign: str, text: str, t: Texts) -> Node:
    return li[icon(sign), t(text)] if t.has(text) else None


def _upload(t: Texts) -> Node:
    return section(class_="upload panel", aria_labelledby="upload-h")[
        h2(id="upload-h")[t("open-record")],
        p(class_="quiet small")[t("open-record-help")],
        div(class_="row")[
            label(class_="btn", for_="record-file")[t("choose-file")],
            input(type="file", id="record-file", class_="hidden-text", accept=".txt,text/plain"),
            span(id="record-said", class_="small", role="status"),
        ],
    ]


def _foot(t: Texts) -> Node:
    return div(class_="foot quiet small")[span[t("fan-note")], a(href="/about")[t("about")]]
