"""The hall itself: what this is, the tables that wait for you, the doors, what others play and what is over."""

from __future__ import annotations

from dataclasses import dataclass, field

from markupsafe import Markup

from meeplehall.core.game import Game
from meeplehall.store import TableSummary
from meeplehall.store.company import Call
from meeplehall.study.puzzles import puzzles
from meeplehall.table import Status
from meeplehall.web import guides
from meeplehall.web.drawing import icon, mark
from meeplehall.web.elements import (
    Node,
    a,
    b,
    br,
    button,
    details,
    div,
    form,
    fragment,
    h1,
    h2,
    input,
    label,
    li,
    ol,
    p,
    section,
    span,
    ul,
)
from meeplehall.web.elements import summary as summary_
from meeplehall.web.entrance.visit import Visit
from meeplehall.web.guides.second import positions
from meeplehall.web.levels import bots_of
from meeplehall.web.offered_games import title_of
from meeplehall.web.pages import doors, hall_scene
from meeplehall.web.pages.days import time_left
from meeplehall.web.pages.faces import bot, face
from meeplehall.web.pages.layout import page
from meeplehall.web.pages.levels import level_picker
from meeplehall.web.texts import Texts


@dataclass(frozen=True)
class Sitter:
    """Somebody in a row of a list."""

    name: str
    mine: bool = False
    points: str = ""
    """What a finished game brought."""


@dataclass(frozen=True)
class Ended:
    """How a finished game went for the visitor."""

    place: int
    """0: the visitor did not play."""
    words: str
    margin: str
    day: str


@dataclass(frozen=True)
class Left:
    """How much time is left to decide."""

    left: int
    """Milliseconds."""
    part: float
    """Of the whole."""


@dataclass(frozen=True)
class HomeTable:
    """A table of the visitor or of others, and how it stands."""

    row: TableSummary
    title: str
    state: str
    standing: str
    waits: bool = False
    """For the visitor."""
    sitters: list[Sitter] = field(default_factory=list)
    """Seat by seat."""
    ended: Ended | None = None
    readable: bool = True
    """Whether it can be opened."""
    time: Left | None = None
    """Of the visitor, or of whoever is to decide."""


@dataclass(frozen=True)
class CalledTo:
    """Somebody asks the visitor to a table."""

    call: Call
    row: TableSummary
    title: str


@dataclass(frozen=True)
class Lists:
    """The tables of the home page."""

    mine: list[HomeTable]
    open: list[HomeTable]
    watch: list[HomeTable]
    incomplete: bool = False
    """Whether not all lists could be had."""
    calls: list[CalledTo] = field(default_factory=list)
    """Tables to which others have asked the visitor."""

    @property
    def waiting(self) -> int:
        """How many wait for the visitor."""
        return sum(table.waits for table in self.mine)


def home(visit: Visit, games: list[Game], lists: Lists, known: frozenset[str]) -> str:
    """The first page; `known` are the games that the visitor has learned or played."""
    t = visit.t
    regular = bool(lists.mine or lists.calls)
    return page(
        visit,
        t("hall"),
        _greeting(visit, lists) if regular else _hero(games, t),
        lists.incomplete and p(class_="note note-warn", role="status")[icon("warn"), span[t("lists-incomplete")]],
        div(id="tables")[tables(lists, t)] if regular else None,
        form(method="post", action="/play", class_="doors-form")[
            _doors_again(visit, games) if regular else _doors_first(visit, games),
            ul(class_="doors doors-small" if regular else "doors")[
                (_door(game, game.name in known, regular, t) for game in games)
            ],
        ],
        None if regular else div(id="tables")[tables(lists, t)],
        finished(lists, t),
        _upload(t),
        _foot(t),
        kind="hall-page home" + ("" if regular else " newcomer"),
        styles=("hall.css", "doors.css", "home.css", *(["clock.css"] if regular else [])),
        scripts=("home.js",),
        sprites=("rooms", "review", *doors.sprites()),
        defs=doors.defs(t),
        place="home" if regular else "",
        thrifty=True,
    )


def tables(lists: Lists, t: Texts) -> Node:
    """The part of the page that is kept up to date."""
    going = [table for table in lists.mine if table.row.status is not Status.OVER]
    yours = [table for table in going if table.waits]
    others = [table for table in going if not table.waits]
    return fragment[
        bool(lists.calls)
        and section(aria_labelledby="calls-h")[
            h2(id="calls-h", class_="list-h")[t("calls", n=len(lists.calls))],
            ol(class_="rows")[(_called(one, t) for one in lists.calls)],
        ],
        bool(yours) and ol(class_="rows", aria_label=t("your-turn-here"))[(_waiting(table, t) for table in yours)],
        rows("others-turn" if yours else "your-tables", others, "continue", t),
        rows("open-tables", lists.open, "join", t),
        rows("watch-tables", lists.watch, "watch", t),
    ]


def _greeting(visit: Visit, lists: Lists) -> Node:
    t, n = visit.t, lists.waiting
    account = visit.visitor.account
    return div(class_="greet")[
        account is not None and face(account.face, account.colour),
        h1[t("welcome-back-name", name=visit.visitor.name) if visit.visitor.name else t("welcome-back")],
        span(id="waiting-count", class_="badge badge-accent", hidden=not n)[t("waits-for-you", n=n)],
        visit.accounts and account is None and a(class_="go push", href="/join")[icon("key"), t("take-games-along")],
    ]


def _hero(games: list[Game], t: Texts) -> Node:
    taught = all(guides.find(game.name) is not None for game in games)
    promises = ["promise-install", "promise-account", *(["promise-lesson"] if taught else [])]
    return section(class_="panel hero")[
        div(class_="hero-text")[
            h1[t("hero")],
            p(class_="lead")[t("hero-line", n=len(games))],
            ul(class_="promises")[(li[icon("check"), t(words)] for words in promises)],
        ],
        hall_scene.picture(t("hero-picture")),
    ]


def _doors_first(visit: Visit, games: list[Game]) -> Node:
    t = visit.t
    return section(class_="pick-line", aria_labelledby="doors-h")[
        div[
            h2(id="doors-h")[t("which-door", n=len(games))],
            p(class_="quiet small")[
                t("doors-learn"),
                " ",
                _against("doors-play", visit),
                " ",
                span(class_="level-line")[t(f"level-{visit.level}-line")],
            ],
        ],
        level_picker("level", visit.level, t("play-now-against"), t),
    ]


def _doors_again(visit: Visit, games: list[Game]) -> Node:
    t = visit.t
    return div(class_="row sec-h")[
        h2[t("doors", n=len(games))],
        span(class_="quiet small")[_against("play-now-level", visit)],
        button(type="button", class_="btn push", popovertarget="levels")[
            bot(visit.level, size="xs"), t("change-level")
        ],
        div(popover=True, id="levels", class_="pick-card", role="dialog", aria_label=t("how-well"))[
            h2[t("how-well")],
            level_picker("level", visit.level, t("play-now-against"), t),
            p(class_="quiet small")[span(class_="level-line")[t(f"level-{visit.level}-line")], " ", t("level-kept")],
            button(type="button", class_="btn btn-main", popovertarget="levels", popovertargetaction="hide")[
                t("done-button")
            ],
        ],
    ]


def _against(message: str, visit: Visit) -> Markup:
    """A sentence with the bots of the chosen level, which the script changes."""
    before, _, after = visit.t(message, bots="\0").partition("\0")
    return Markup('{}<b class="level-bots">{}</b>{}').format(before, bots_of(visit.level, visit.t), after)


def _door(game: Game, known: bool, small: bool, t: Texts) -> Node:
    taught = guides.find(game.name) is not None
    learn_first = taught and not known
    return li(class_="door-card panel")[
        doors.painted_door(game.name, t),
        div(class_="door-text")[
            h2[title_of(game, t) if small else t.or_else(f"game-{game.name}-title", title_of(game, t))],
            p(class_="quiet")[t.or_else(f"game-{game.name}-line", "")],
            ul(class_="facts small")[
                li[icon("meeple"), t("player-count", low=game.min_players, high=game.max_players)],
                _fact("clock", f"game-{game.name}-time", t),
                _fact(doors.feel(game.name), f"game-{game.name}-feel", t),
            ],
            div(class_="door-acts")[
                taught and _start(game, "/learn", "learn", "bulb", "btn-main" if learn_first else "", t),
                _start(game, "/play", "play-now", "play", "btn-warm" if learn_first else "btn-main", t),
            ],
            div(class_="door-more")[
                a(class_="go", href=f"/new?game={game.name}")[icon("people"), t("table-for-friends")],
                bool(positions(game.name))
                and a(class_="go", href=f"/second/{game.name}", title=t("second-help"))[icon("bulb"), t("second")],
                small
                and bool(puzzles(game))
                and a(class_="go", href=f"/puzzles?game={game.name}")[icon("star"), t("puzzles")],
                a(class_="go", href=f"/rules/{game.name}")[icon("rules"), t("rules")],
            ],
        ],
    ]


def _start(game: Game, to: str, words: str, sign: str, look: str, t: Texts) -> Node:
    return button(class_=f"btn {look}", formaction=to, name="game", value=game.name)[icon(sign), t(words)]


def _fact(sign: str, text: str, t: Texts) -> Node:
    return li[icon(sign), t(text)] if t.has(text) else None


def _waiting(table: HomeTable, t: Texts) -> Node:
    row = table.row
    return li(class_="panel wait")[
        _sign(row),
        div(class_="row-main")[
            b(class_="title")[table.title],
            " ",
            span(class_="quiet small")[table.standing],
            div(class_="what")[table.state],
            _people(table),
        ],
        table.time is not None and _time(table.time, t),
        a(class_="btn btn-main btn-big", href=f"/table/{row.id}")[t("play-on")],
    ]


def _called(one: CalledTo, t: Texts) -> Node:
    free = sum(seat.open for seat in one.row.seats)
    return li(class_="panel wait")[
        _sign(one.row),
        div(class_="row-main")[
            b(class_="title")[one.title],
            " ",
            span(class_="quiet small")[t("seats-free", n=free)],
            div(class_="what")[t("call-line", name=one.call.name)],
        ],
        form(method="post", action=f"/table/{one.row.id}/answer", class_="row call-acts")[
            button(class_="btn btn-main btn-big", name="yes", value="yes")[t("row-join")],
            button(class_="btn btn-big", name="yes", value="no")[t("call-no")],
        ],
    ]


def _time(time: Left, t: Texts) -> Node:
    """In words and as a ring, which is red under a quarter."""
    ring = f"{62.8 * min(1.0, time.part):.1f} 62.8"
    return span(class_="timeleft" + (" soon" if time.part < 0.25 else ""))[
        Markup(
            '<svg viewBox="0 0 26 26" aria-hidden="true"><circle class="c0" cx="13" cy="13" r="10"/>'
            f'<circle class="c1" cx="13" cy="13" r="10" stroke-dasharray="{ring}" transform="rotate(-90 13 13)"/></svg>'
        ),
        t("time-left", time=time_left(time.left, t)),
    ]


def rows(heading: str, found: list[HomeTable], act: str, t: Texts) -> Node:
    """A list of tables under its heading; nothing, if there are none."""
    if not found:
        return None
    return section(aria_labelledby=f"{heading}-h")[
        h2(id=f"{heading}-h", class_="list-h")[t(heading)], ol(class_="rows")[(_row(table, act, t) for table in found)]
    ]


def _row(table: HomeTable, act: str, t: Texts) -> Node:
    row = table.row
    look = "btn-warm" if act == "join" else ""
    return li(class_="panel slim" + ("" if table.readable else " grey"))[
        _sign(row),
        div(class_="row-main")[
            b(class_="title")[table.title],
            " ",
            span(class_="quiet small")[t("table-id", id=row.id[:4])],
            _people(table),
        ],
        span(class_="small row-state")[
            b[table.state],
            table.standing and [br, span(class_="quiet")[table.standing]],
            table.time is not None and [br, span(class_="quiet")[t("time-left", time=time_left(table.time.left, t))]],
        ],
        table.readable and a(class_=f"btn {look}", href=f"/table/{row.id}")[t(f"row-{act}")],
    ]


def finished(lists: Lists, t: Texts) -> Node:
    """The visitor's games that are over, with their results."""
    over = [table for table in lists.mine if table.row.status is Status.OVER]
    if not over:
        return None
    return section(aria_labelledby="finished-h")[
        div(class_="row sec-h")[
            h2(id="finished-h", class_="list-h")[t("finished-tables")],
            a(class_="go push", href="/statistics")[icon("chart"), t("your-statistics")],
        ],
        ol(class_="rows")[(_over(table, t) for table in over)],
    ]


def _over(table: HomeTable, t: Texts) -> Node:
    row, ended = table.row, table.ended
    return li(class_="panel slim over" + ("" if table.readable else " grey"))[
        _sign(row),
        div(class_="row-main")[
            b(class_="title")[table.title], " ", span(class_="quiet small")[ended.day if ended else ""], _people(table)
        ],
        span(class_="result")[
            ended is not None
            and ended.place > 0
            and span(class_="place-no" + (" first" if ended.place == 1 else ""), aria_hidden="true")[
                t("place-no", n=ended.place)
            ],
            span(class_="small")[
                b[ended.words if ended else table.state],
                ended is not None and bool(ended.margin) and [br, span(class_="quiet")[ended.margin]],
            ],
        ],
        table.readable
        and span(class_="looks")[
            a(class_="btn", href=f"/table/{row.id}/review")[t("row-why")],
            a(class_="btn btn-quiet", href=f"/table/{row.id}/replay", title=t("replay"), aria_label=t("replay"))[
                icon("eye")
            ],
        ],
    ]


def _sign(row: TableSummary) -> Node:
    return span(class_=f"tsign tsign-{row.game}")[icon(doors.sign(row.game, row.options), "icon icon-xl")]


def _people(table: HomeTable) -> Node:
    return div(class_="people small")[
        (
            span(class_="who")[
                mark(n), b[one.name] if one.mine else one.name, one.points and b(class_="num")[one.points]
            ]
            for n, one in enumerate(table.sitters)
        )
    ]


def _upload(t: Texts) -> Node:
    return details(class_="upload more")[
        summary_[icon("board"), t("open-record")],
        div[
            p(class_="quiet small")[t("open-record-help")],
            div(class_="row")[
                label(class_="btn", for_="record-file")[t("choose-file")],
                input(type="file", id="record-file", class_="hidden-text", accept=".txt,text/plain"),
                span(id="record-said", class_="small", role="status"),
            ],
        ],
    ]


def _foot(t: Texts) -> Node:
    return div(class_="foot quiet small")[
        span[t("fan-note")],
        a(href="/lobby")[t("tables")],
        a(href="/puzzles")[t("puzzles")],
        a(href="/about")[t("about")],
    ]
