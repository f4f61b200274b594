"""The room before a game: who sits, who is missing, links to send, and what is played."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from meeplehall.table import SPECTATOR, Seat, Table
from meeplehall.web.drawing import icon, mark
from meeplehall.web.elements import (
    Node,
    a,
    button,
    details,
    div,
    form,
    h1,
    h2,
    input,
    label,
    li,
    main,
    p,
    script,
    section,
    span,
    summary,
    ul,
)
from meeplehall.web.embedding import embedded
from meeplehall.web.entrance.links import Links
from meeplehall.web.entrance.reach import Reach
from meeplehall.web.entrance.visit import Visit
from meeplehall.web.figures import figure
from meeplehall.web.levels import bot_of, bots_of, level_name
from meeplehall.web.offered_games import title_of
from meeplehall.web.pages import doors, faces
from meeplehall.web.pages.fairness import promise, word_field
from meeplehall.web.pages.invitation import address_note, code, link_field
from meeplehall.web.pages.layout import page
from meeplehall.web.pages.round_table import round_table
from meeplehall.web.pages.table import where
from meeplehall.web.pages.table_words import agreed, clock_words, heading, seated
from meeplehall.web.people import names_on
from meeplehall.web.texts import Texts


def waiting(visit: Visit, table: Table, links: Links, found: Reach, called: Sequence[str] = ()) -> str:
    """The page before the game begins; `called` are those whom somebody has asked here by name."""
    t, game = visit.t, table.game
    free = [n for n, seat in enumerate(table.seats) if seat.open]
    host = visit.visitor.at(table.seats, table.setting.host) == table.setting.host
    return page(
        visit,
        t("waiting"),
        main(id="main", class_="hall")[
            div(class_="newt-h")[
                span(class_=f"tsign tsign-{game.name}")[
                    icon(doors.sign(game.name, table.setting.options), "icon icon-xl")
                ],
                div[h1[t("seats-still-free", n=len(free))], p(class_="quiet")[t("begins-by-itself")]],
                a(class_="go push", href=f"/table/{table.id}/people")[icon("people"), t("who-sits")],
            ],
            div(class_="room")[
                section(class_="panel bigtable", aria_label=t("who-sits"))[
                    round_table(game.name, [_chair(n, table, visit) for n in range(len(table.seats))], t),
                    host and _host_buttons(table, len(free), visit),
                ],
                div(class_="room-side")[
                    host and _invitation(table, free, links, found, t),
                    _call(visit, table, host, called),
                    section(class_="panel sheet-s")[h2[t("what-is-played")], played(table, t)],
                ],
                _chance(table, visit),
            ],
        ],
        script(type="application/json", id="waiting")[
            embedded({"table": table.id, "version": table.version(SPECTATOR)})
        ],
        kind="hall-page waiting-page",
        styles=("hall.css", "doors.css", "rooms.css"),
        scripts=("waiting.js",),
        sprites=table_signs(table),
        defs=table_shapes(table, t),
        where=where(table, t),
        bare=True,
        thrifty=True,
    )


def table_signs(table: Table) -> tuple[str, ...]:
    """The files of signs that the picture of a table uses."""
    foyer = doors.foyer(table.game.name)
    return ("rooms", *(foyer.sprites if foyer is not None else ()), *doors.sprites())


def table_shapes(table: Table, t: Texts) -> Markup | None:
    """Shapes that the picture of a table uses."""
    foyer = doors.foyer(table.game.name)
    return foyer.defs(t) if foyer is not None else None


def played(table: Table, t: Texts) -> Node:
    """What was agreed, in sentences."""
    game = table.game
    sentences = agreed(game, table.setting.options, t) or [t("as-usual")]
    sentences += [t("hints-agreed")] if table.setting.hints else []
    sentences += [t("rated-agreed")] if table.setting.rated else []
    timed = clock_words(table.setting.clock, t)
    return ul(class_="played")[
        li[
            icon(doors.sign(game.name, table.setting.options)),
            span[heading(game, table.setting.players, t), ": ", seated(table.seats, names_on(table.seats, t), t), "."],
        ],
        (li[icon("check"), span[sentence]] for sentence in sentences),
        bool(timed) and li[icon("clock"), span[" ".join(timed)]],
    ]


def _chair(n: int, table: Table, visit: Visit) -> Node:
    t, seat = visit.t, table.seats[n]
    if seat.open:
        return _free_chair(n, table, visit)
    name = names_on(table.seats, t)[n]
    if seat.bot:
        face, kind = faces.bot(seat.bot, n), t("bot-of-level", level=level_name(seat.bot, t))
    else:
        face, kind = faces.person(n), _person_kind(n, table, visit)
    return div(class_="chair")[
        face,
        span(class_="chair-name")[span[name]],
        span(class_="chair-kind")[faces.rungs(seat.bot) if seat.bot else None, kind],
        bool(seat.rating) and span(class_="chair-kind num")[icon("scale"), rating_words(seat, t)],
        span(class_="chair-state")[icon("check"), t("ready")],
    ]


def rating_words(seat: Seat, t: Texts) -> Node:
    """A seat's rating for eyes and ears."""
    words = t("rating-guess" if seat.guess else "rating-now", rating=str(seat.rating))
    return [span(aria_hidden="true", title=words)[figure(seat.rating, seat.guess)], span(class_="hidden-text")[words]]


def _person_kind(n: int, table: Table, visit: Visit) -> str:
    """Host, you or both; of several seats that one person holds, the others play at the same screen."""
    t, seat, visitor = visit.t, table.seats[n], visit.visitor
    mine, is_host = seat.player == visitor.at(table.seats, table.setting.host), seat.player == table.setting.host
    held = table.seats_of(seat.player)
    by_name = [k for k in held if mine and table.seats[k].name == visitor.name]
    if n != (by_name or held)[0]:
        return t("same-screen")
    return t("host-you") if mine and is_host else t("said-you") if mine else t("host") if is_host else ""


def _free_chair(n: int, table: Table, visit: Visit) -> Node:
    t, player = visit.t, visit.visitor.at(table.seats, table.setting.host)
    may = not table.seats_of(player) and (table.setting.listed or player == table.setting.host)
    return div(class_="chair pulse")[
        faces.nobody(n),
        span(class_="chair-name")[span[t("free-seat")]],
        span(class_="chair-kind")[t("waiting-for-somebody")],
        form(method="post", action=f"/table/{table.id}/sit", class_="chair-state")[
            input(type="hidden", name="seat", value=str(n)), button(class_="btn")[t("sit-here")]
        ]
        if may
        else span(class_="chair-state missing")[t("not-taken")],
    ]


def _host_buttons(table: Table, free: int, visit: Visit) -> Node:
    t, level = visit.t, visit.level
    return div(class_="row table-acts")[
        form(method="post", action=f"/table/{table.id}/bots")[
            button(class_="btn btn-warm btn-big")[
                icon("bot"), t("fill-with-bots", n=free, bot=bot_of(level, t), bots=bots_of(level, t))
            ]
        ],
        form(method="post", action=f"/table/{table.id}/close", class_="push")[
            button(class_="btn btn-quiet")[t("close-table")]
        ],
    ]


def _invitation(table: Table, free: list[int], links: Links, found: Reach, t: Texts) -> Node:
    words = t("share-text", game=title_of(table.game, t))
    to = {n: f"{found.origin}/seat/{table.id}/{n}/{links.seat(table.id, n, table.seats[n].serial)}" for n in free}
    watch = f"{found.origin}/table/{table.id}?watch={links.watch(table.id)}"
    first, others = free[0], free[1:]
    return section(class_="panel sheet-s invite", aria_labelledby="invite-h")[
        div(class_="invite-top")[
            div[
                h2(id="invite-h")[t("bring-somebody")],
                p(class_="small")[t("bring-line")],
                span(class_="badge badge-gold")[mark(first), t("one-seat-link")],
            ],
            not found.alone and code(to[first], t),
        ],
        link_field(f"seat-{first}", to[first], words, t, main=True),
        [div(class_="row other-link")[mark(n), link_field(f"seat-{n}", to[n], words, t)] for n in others],
        address_note(found, t),
        details(class_="more")[summary[icon("eye"), t("watch-only")], div[link_field("watch", watch, words, t)]],
    ]


def _call(visit: Visit, table: Table, host: bool, called: Sequence[str]) -> Node:
    """Ask somebody by name, whose home says so: for those who sit here and have an account."""
    t, visitor = visit.t, visit.visitor
    if visitor.account is None or not (host or table.seats_of(visitor.at(table.seats, table.setting.host))):
        return None
    return section(class_="panel sheet-s", aria_labelledby="call-h")[
        h2(id="call-h")[t("call-somebody")],
        bool(called) and p(class_="small")[t("called-already", names=", ".join(called))],
        form(method="post", action=f"/table/{table.id}/call", class_="row form-row")[
            label(for_="call-name", class_="hidden-text")[t("friend-name")],
            input(
                id="call-name",
                name="name",
                class_="field",
                maxlength="24",
                required=True,
                autocomplete="off",
                placeholder=t("friend-name"),
            ),
            button(class_="btn")[t("call-do")],
        ],
    ]


def _chance(table: Table, visit: Visit) -> Node:
    """The promise about the dice, and the words of those who sit here."""
    t, player = visit.t, visit.visitor.at(table.seats, table.setting.host)
    mine = table.seats_of(player)
    names = names_on(table.seats, t)
    said = [(n, word) for n, word in enumerate(table.words) if word and n not in mine]
    return details(class_="more chance")[
        summary[icon("lock"), t("chance-sealed")],
        div[
            promise(table, t),
            table.setting.secret and p(class_="quiet small")[t("chance-word-help")],
            table.setting.secret
            and [
                form(method="post", action=f"/table/{table.id}/word", class_="row")[
                    mark(n),
                    input(type="hidden", name="seat", value=str(n)),
                    word_field(table, f"word-{n}", table.words[n], t),
                    button(class_="btn")[t("keep")],
                ]
                for n in mine
            ],
            [p(class_="small")[mark(n), names[n], ": ", t("chance-word-of", word=word)] for n, word in said],
        ],
    ]
