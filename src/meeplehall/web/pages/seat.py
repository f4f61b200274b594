"""A seat's link has been opened: who invites to what, who sits there, and one button to sit down."""

from __future__ import annotations

from meeplehall.table import Table
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
    h1,
    input,
    label,
    li,
    p,
    section,
    small,
    span,
    summary,
    ul,
)
from meeplehall.web.entrance.visit import Visit
from meeplehall.web.levels import level_name
from meeplehall.web.pages import doors, faces
from meeplehall.web.pages.fairness import promise, word_field
from meeplehall.web.pages.layout import page
from meeplehall.web.pages.table_words import clock_words, heading
from meeplehall.web.pages.waiting import played, rating_words, table_signs
from meeplehall.web.people import name_on, names_on
from meeplehall.web.texts import Texts


def seat_page(visit: Visit, table: Table, seat: int, token: str, moving: bool) -> str:
    """Asks for a name and seats the visitor. Opening the link alone changes nothing: previews of links do that."""
    t = visit.t
    host = next((n for n, one in enumerate(table.seats) if one.player == table.setting.host), -1)
    name = name_on(table.seats, host, t) if host >= 0 else t("host")
    return page(
        visit,
        t("take-seat"),
        section(class_="panel letterbox")[
            div(class_="side")[
                _sign(seat, t("seat-for-you"), t("at-table-of", name=name)), doors.painted_door(table.game.name, t)
            ],
            div(class_="body")[
                _moving(visit, table, seat, token) if moving else _inviting(visit, table, seat, token, host, name)
            ],
        ],
        styles=("hall.css", "doors.css", "rooms.css"),
        sprites=table_signs(table),
        defs=doors.defs(t),
        thrifty=True,
    )


def _moving(visit: Visit, table: Table, seat: int, token: str) -> Node:
    t = visit.t
    return [
        h1[t("move-here", name=name_on(table.seats, seat, t))],
        p(class_="lead")[t("move-here-line")],
        form(method="post", action=f"/seat/{table.id}/{seat}/{token}")[
            button(class_="btn btn-main btn-big")[t("play-here")]
        ],
    ]


def _inviting(visit: Visit, table: Table, seat: int, token: str, host: int, name: str) -> Node:
    t, game = visit.t, table.game
    title = t.or_else(f"game-{game.name}-title", game.title)
    return [
        host >= 0 and p(class_="from")[faces.person(host, "l"), span[t("invites-you", name=name)]],
        h1[t("will-you-play", game=title)],
        p(class_="lead")[t.or_else(f"game-{game.name}-line", ""), " ", heading(game, table.setting.players, t), "."],
        _sitters(table, seat, host, t),
        table.setting.clock is not None
        and p(class_="note")[icon("clock"), span[" ".join(clock_words(table.setting.clock, t))]],
        form(method="post", action=f"/seat/{table.id}/{seat}/{token}", class_="labelled")[
            visit.visitor.account is None and label(for_="seat-name")[t("what-name")],
            div(class_="sit")[
                p(class_="lead")[t("you-sit-as", name=visit.visitor.name)]
                if visit.visitor.account is not None
                else input(
                    id="seat-name",
                    name="name",
                    class_="field",
                    maxlength="24",
                    value=visit.visitor.name,
                    placeholder=t("your-name"),
                    autocomplete="nickname",
                ),
                button(class_="btn btn-main btn-big")[t("sit-down")],
            ],
            p(class_="small quiet")[t("name-seen")],
            table.setting.secret
            and details(class_="more")[
                summary[icon("lock"), t("chance-sealed")],
                div[
                    promise(table, t), p(class_="quiet small")[t("chance-word-help")], word_field(table, "word", "", t)
                ],
            ],
        ],
        not table.setting.secret and promise(table, t),
        guides.find(game.name) is not None
        and form(method="post", action="/learn", class_="row")[
            input(type="hidden", name="game", value=game.name),
            button(class_="btn btn-warm")[icon("bulb"), t("learn-first"), small[t("seat-waits")]],
            table.setting.listed and a(class_="btn btn-quiet", href=f"/table/{table.id}")[icon("eye"), t("only-watch")],
        ],
        details(class_="more")[summary[icon("rules"), t("what-is-played")], div[played(table, t)]],
    ]


def _sitters(table: Table, seat: int, host: int, t: Texts) -> Node:
    names = names_on(table.seats, t)

    def one(n: int) -> Node:
        place = table.seats[n]
        if n == seat:
            return [faces.nobody(n), span[b[t("you-question")]]]
        if place.open:
            return [faces.nobody(n), span(class_="quiet")[t("free-seat")]]
        face = faces.bot(place.bot, n) if place.bot else faces.person(n)
        kind = t("bot-of-level", level=level_name(place.bot, t)) if place.bot else t("ready")
        note = t("host") if n == host else kind
        rated = bool(place.rating) and [" · ", rating_words(place, t)]
        return [face, span[b[names[n]], br, span(class_="small quiet")[note, rated]]]

    return ul(class_="sitters", aria_label=t("who-sits"))[(li[one(n)] for n in range(len(table.seats)))]


def _sign(seat: int, top: str, below: str) -> Node:
    """A wooden board on two chains."""
    return div(class_="hang", aria_hidden="true")[mark(seat), span[b(class_="title")[top], span(class_="small")[below]]]
