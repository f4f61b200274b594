"""A table that waits for people: links to send, seats to take."""

from __future__ import annotations

from htpy import Node, b, button, div, form, h1, h2, input, li, main, ol, p, script, section, span
from markupsafe import Markup

from meeplehall.table import SPECTATOR, Seat, Table
from meeplehall.web.drawing import icon, mark
from meeplehall.web.entrance.links import Links
from meeplehall.web.entrance.visit import Visit
from meeplehall.web.pages.fairness import promise, word_field
from meeplehall.web.pages.layout import page
from meeplehall.web.pages.levels import level_name
from meeplehall.web.pages.table import copy_field, where
from meeplehall.web.texts import Texts


def waiting(visit: Visit, table: Table, links: Links, player: str) -> str:
    """The page before the game begins."""
    t = visit.t
    host = player == table.setting.host
    options = ", ".join(f"{name} {value}" for name, value in table.setting.options.items())
    return page(
        visit,
        t("waiting"),
        main(id="main", class_="hall")[
            section(class_="panel sheet")[
                h1[t("waiting-for-people")],
                p(class_="quiet")[options],
                promise(table, t),
                table.setting.secret and p(class_="quiet small")[t("chance-word-help")],
                ol(class_="seat-forms")[
                    (_seat(n, seat, table, links, player, t) for n, seat in enumerate(table.seats))
                ],
                host
                and div(class_="row")[
                    form(method="post", action=f"/table/{table.id}/bots")[
                        button(class_="btn btn-main")[t("fill-with-bots")]
                    ],
                    form(method="post", action=f"/table/{table.id}/close")[button(class_="btn")[t("close-table")]],
                ],
                h2[t("watch-link")],
                copy_field("watch", f"/table/{table.id}?watch={links.watch(table.id)}", t),
            ]
        ],
        script(type="application/json", id="waiting")[
            Markup(f'{{"table": "{table.id}", "version": {table.version(SPECTATOR)}}}')
        ],
        styles=("hall.css",),
        scripts=("waiting.js",),
        where=where(table, t),
        bare=True,
    )


def _seat(n: int, seat: Seat, table: Table, links: Links, player: str, t: Texts) -> Node:
    host = player == table.setting.host
    if not seat.open:
        kind = icon("bot") if seat.bot else None
        note = t("you") if seat.player == player else level_name(seat.bot, t) if seat.bot else t("ready")
        return li(class_="row seat-form wrap")[
            mark(n),
            b[seat.name],
            kind,
            span(class_="quiet small")[note],
            _word(n, seat, table, player, t),
        ]
    seated = bool(table.seats_of(player))
    return li(class_="row seat-form wrap")[
        mark(n),
        span(class_="quiet")[t("seat-free")],
        (not seated or (host and not table.setting.listed))
        and form(method="post", action=f"/table/{table.id}/sit")[
            input(type="hidden", name="seat", value=str(n)),
            not seated and word_field(table, f"word-{n}", "", t),
            button(class_="btn")[t("sit-here")],
        ],
        host and copy_field(f"seat-{n}", f"/seat/{table.id}/{n}/{links.seat(table.id, n, seat.serial)}", t),
    ]


def _word(n: int, seat: Seat, table: Table, player: str, t: Texts) -> Node:
    """What a person adds to the chance: one's own can be changed until the game begins."""
    if seat.player != player or not player or not table.setting.secret:
        return table.words[n] and span(class_="small")[t("chance-word-of", word=table.words[n])]
    return form(method="post", action=f"/table/{table.id}/word", class_="row")[
        input(type="hidden", name="seat", value=str(n)),
        word_field(table, f"word-{n}", table.words[n], t),
        button(class_="btn")[t("keep")],
    ]
