"""Recovery codes, shown once."""

from __future__ import annotations

from meeplehall.web.drawing import icon
from meeplehall.web.elements import a, b, button, code, div, h1, li, ol, p, section, span
from meeplehall.web.entrance.visit import Visit
from meeplehall.web.pages.layout import page


def codes_page(visit: Visit, codes: list[str]) -> str:
    """The answer that has them is the only one."""
    t = visit.t
    return page(
        visit,
        t("recovery-codes"),
        section(class_="panel sheet")[
            h1[t("recovery-codes")],
            p(class_="lead")[t("codes-line")],
            ol(class_="codes", id="codes")[(li[code[one]] for one in codes)],
            p(class_="note")[icon("warn"), span[b[t("codes-once")], " ", t("codes-old-gone")]],
            div(class_="row key-acts")[
                button(type="button", class_="btn", data_copy_codes=True, data_copied=t("copied"), hidden=True)[
                    icon("share"), t("codes-copy")
                ],
                button(type="button", class_="btn", data_print=True, hidden=True)[icon("printer"), t("codes-print")],
                a(class_="btn btn-main push", href="/you")[t("codes-kept")],
            ],
        ],
        styles=("hall.css", "people.css"),
        scripts=("keys.js",),
        sprites=("rooms", "review"),
        thrifty=True,
    )
