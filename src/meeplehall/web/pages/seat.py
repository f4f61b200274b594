"""A seat's link has been opened: take the seat, or learn why not."""

from __future__ import annotations

from htpy import button, form, h1, input, label, p, section

from meeplehall.table import Table
from meeplehall.web.entrance.visit import Visit
from meeplehall.web.pages.fairness import promise, word_field
from meeplehall.web.pages.layout import page


def seat_page(visit: Visit, table: Table, seat: int, token: str, moving: bool) -> str:
    """Asks for a name and seats the visitor. Opening the link alone changes nothing: previews of links do that."""
    t = visit.t
    return page(
        visit,
        t("take-seat"),
        form(method="post", action=f"/seat/{table.id}/{seat}/{token}", class_="panel letter")[
            h1[t("take-seat")],
            p[
                t("move-here", name=table.seats[seat].name)
                if moving
                else t("invited", game=table.game.title, n=seat + 1)
            ],
            not moving and promise(table, t),
            section(class_="row form-row")[
                not moving
                and [
                    label(for_="seat-name", class_="hidden-text")[t("your-name")],
                    input(
                        id="seat-name",
                        name="name",
                        class_="field",
                        maxlength="24",
                        value=visit.visitor.name,
                        placeholder=t("your-name"),
                    ),
                    word_field(table, "word", "", t),
                ],
                button(class_="btn btn-main")[t("sit-here")],
            ],
        ],
        styles=("hall.css",),
    )
