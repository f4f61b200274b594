"""Where people meet: tables that wait for players, what is being played, and friends who are here."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from urllib.parse import urlencode

from markupsafe import Markup

from meeplehall.core.game import Game
from meeplehall.store import TableSummary
from meeplehall.store.company import Other
from meeplehall.table import Seat
from meeplehall.table.clock import clock_of
from meeplehall.web.drawing import icon
from meeplehall.web.elements import Node, a, b, div, h1, h2, li, p, section, span, ul
from meeplehall.web.elements import nav as nav_
from meeplehall.web.entrance.visit import Visit
from meeplehall.web.markup import render
from meeplehall.web.offered_games import title_of
from meeplehall.web.pages import doors, quiet_scene
from meeplehall.web.pages.faces import face
from meeplehall.web.pages.home import HomeTable, rows
from meeplehall.web.pages.layout import page
from meeplehall.web.pages.table_words import agreed, listing
from meeplehall.web.texts import Texts, strong

SIZES = {"": (1, 99), "2": (2, 2), "3-4": (3, 4), "5-6": (5, 6)}
"""How many play, as one can choose."""
PACES = ("", "none", "live", "days")
"""By which clock."""
COUNT, OPEN, FRIENDS, PLAYING = "lobby-count", "lobby-open", "lobby-friends", "lobby-playing"
"""The places of what is kept up to date."""
SPRITES = ("rooms", "review", *doors.sprites())
"""Where its signs are."""


@dataclass(frozen=True)
class OpenTable:
    """A table that waits for players."""

    row: TableSummary
    game: Game
    names: list[str]
    """Of those who sit there."""
    mine: bool
    """Whether the visitor sits there."""


@dataclass(frozen=True)
class Lobby:
    """What is going on."""

    open: list[OpenTable]
    playing: list[HomeTable]
    chosen: Mapping[str, str]
    """What is looked for: game, seats, pace, rated."""
    more: bool = False
    """Whether there are more than are shown."""


def lobby(
    visit: Visit, games: list[Game], found: Lobby, parts: Mapping[str, str], mark: str, friends: list[Other]
) -> str:
    """The whole page, with the `pieces` of what was found and their mark; `friends` are those who are about."""
    t = visit.t
    place = {name: div(id=name)[Markup(part)] for name, part in parts.items()}
    member = visit.visitor.account is not None
    return page(
        visit,
        t("tables"),
        div(class_="greet")[
            div[h1[t("tables")], p(class_="quiet", id=COUNT)[Markup(parts[COUNT])]],
            a(class_="btn btn-main btn-big push", href=_new(found))[icon("plus"), t("new-table")],
        ],
        nav_(class_="panel filters", aria_label=t("lobby-filter"))[
            _filter("game", [("", t("lobby-all")), *((game.name, title_of(game, t)) for game in games)], found, t),
            _filter("seats", [(size, size.replace("-", "–") or t("lobby-any")) for size in SIZES], found, t),
            _filter("pace", [(pace, t(f"lobby-pace-{pace}") if pace else t("lobby-any")) for pace in PACES], found, t),
            _filter("rated", [("", t("lobby-any")), ("yes", t("rated"))], found, t),
        ],
        div(
            id="lobby", data_kept="/lobby", data_query=urlencode(found.chosen), data_mark=mark, data_asks=member or None
        )[place[OPEN], member and div(id=FRIENDS)[friends_here(friends, t)], place[PLAYING]],
        kind="hall-page lobby-page",
        styles=("hall.css", "home.css", "people.css", "message.css", "lobby.css"),
        scripts=("kept.js",),
        sprites=SPRITES,
        place="tables",
        thrifty=True,
    )


def pieces(found: Lobby, t: Texts) -> dict[str, str]:
    """What is kept up to date, by the ids of its places."""
    open_ = section(aria_labelledby="open-h")[
        h2(id="open-h", class_="list-h")[t("open-tables")],
        ul(class_="tcards")[(_card(table, t) for table in found.open)],
        found.more and p(class_="quiet small")[t("lobby-more")],
    ]
    return {
        COUNT: render(t("lobby-waiting", n=len(found.open))),
        OPEN: render(open_ if found.open else _nobody(found, t)),
        PLAYING: render(rows("watch-tables", found.playing, "watch", t)),
    }


def _new(found: Lobby) -> str:
    game = found.chosen.get("game", "")
    return f"/new?{urlencode({'game': game})}" if game else "/new"


def _filter(name: str, choices: Sequence[tuple[str, str]], found: Lobby, t: Texts) -> Node:
    chosen = found.chosen.get(name, "")
    return div(class_="filter", role="group", aria_label=t(f"lobby-{name}"))[
        span(class_="caps")[t(f"lobby-{name}")],
        div(class_="chips")[
            (
                a(
                    class_="chip",
                    href=_looking_for({**found.chosen, name: value}),
                    aria_current="true" if value == chosen else None,
                )[words]
                for value, words in choices
            )
        ],
    ]


def _looking_for(wanted: Mapping[str, str]) -> str:
    named = urlencode({name: value for name, value in wanted.items() if value})
    return f"/lobby?{named}" if named else "/lobby"


def _card(table: OpenTable, t: Texts) -> Node:
    row, game = table.row, table.game
    free = sum(seat.open for seat in row.seats)
    facts = [("check", sentence.rstrip(".")) for sentence in agreed(game, row.options, t)][:2]
    if row.clock:
        facts.insert(0, ("clock", _clock(row.clock, t)))
    if is_rated(row):
        facts.insert(0, ("scale", t("rated")))
    return li(class_="panel tcard")[
        div(class_="tcard-pic")[mini_table(row.seats, t("seats-taken", n=len(row.seats) - free, of=len(row.seats)))],
        div(class_="tcard-text")[
            div[
                div(class_="row tcard-h")[
                    span(class_=f"tsign tsign-{row.game}")[icon(doors.sign(row.game, row.options))],
                    b(class_="title")[title_of(game, t)],
                ],
                p(class_="small")[_waits(table.names, free, t)],
            ],
            bool(facts) and ul(class_="facts small")[(li[icon(sign), fact] for sign, fact in facts)],
            div(class_="row")[
                span(class_="small quiet")[t("lobby-yours") if table.mine else t("lobby-begins")],
                a(class_="btn btn-warm push", href=f"/table/{row.id}")[t("row-continue" if table.mine else "row-join")],
            ],
        ],
    ]


def pace_of(row: TableSummary) -> str:
    """Which of PACES its clock has."""
    return "days" if "d" in row.clock else "live" if row.clock else "none"


def is_rated(row: TableSummary) -> bool:
    """Whether whoever sits down agrees that it counts: then those who sit have a rating."""
    return any(seat.rating for seat in row.seats)


def _clock(text: str, t: Texts) -> str:
    clock = clock_of(text)
    if clock is None:
        return ""
    return t("lobby-clock-live", n=clock.minutes) if clock.minutes else t("lobby-clock-days", n=clock.days)


def _waits(names: list[str], free: int, t: Texts) -> Markup:
    return t.rich("lobby-waits", names=listing(names, t), who=len(names), more=strong(t("lobby-one-more", n=free)))


def friends_here(friends: list[Other], t: Texts) -> Node:
    """Friends who are about; nothing, if there are none."""
    if not friends:
        return None
    return section(aria_labelledby="friends-h")[
        div(class_="row sec-h")[
            h2(id="friends-h", class_="list-h")[t("friends-here")],
            a(class_="go push", href="/friends")[icon("people"), t("all-friends")],
        ],
        ul(class_="panel faces-row")[
            (
                li[a(class_="go", href=f"/person/{one.account}")[face(one.face, one.colour, "xs"), one.name]]
                for one in friends
            )
        ],
    ]


def _nobody(found: Lobby, t: Texts) -> Node:
    filtered = any(found.chosen.values())
    return section(class_="panel letter message nobody")[
        quiet_scene.picture(),
        div[
            h2[t("lobby-empty")],
            p(class_="quiet")[t("lobby-empty-line")],
            div(class_="row")[
                a(class_="btn btn-main btn-big", href=_new(found))[icon("plus"), t("lobby-open-one")],
                a(class_="btn btn-warm btn-big", href="/")[icon("play"), t("lobby-play-bots")],
                filtered and a(class_="btn btn-big", href="/lobby")[t("lobby-show-all")],
            ],
        ],
    ]


def mini_table(seats: Sequence[Seat], words: str) -> Markup:
    """A table from above: the shapes of the seats that are taken, rings where one is free."""
    parts = []
    for n, seat in enumerate(seats):
        angle = math.pi / 2 + 2 * math.pi * n / len(seats)
        x, y = 60 + 45 * math.cos(angle), 60 + 45 * math.sin(angle)
        if seat.open:
            parts.append(f'<circle class="emptyseat" cx="{x:.1f}" cy="{y:.1f}" r="11"/>')
        else:
            place = f'x="{x - 12:.1f}" y="{y - 12:.1f}" width="24" height="24"'
            parts.append(f'<use href="#i-seat-{n + 1}" class="mk seat-{n + 1}" {place}/>')
    return Markup(
        '<svg class="from-above" viewBox="0 0 120 120" role="img" aria-label="{}">'
        '<circle class="oak-shade" cx="60" cy="63" r="37"/><circle class="oak-top" cx="60" cy="60" r="36"/>'
        '<path class="oak-grain" d="M32 46h56M27 60h66M32 74h56"/><circle class="oak-rim" cx="60" cy="60" r="30.5"/>'
        "{}</svg>"
    ).format(words, Markup("".join(parts)))
