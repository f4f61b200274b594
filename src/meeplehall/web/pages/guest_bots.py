"""Guest bots on one's own page: programs that one has brought along; and the token of one, shown once."""

from __future__ import annotations

import time

from meeplehall.store.programs import Program
from meeplehall.web.drawing import icon
from meeplehall.web.elements import (
    Node,
    a,
    b,
    button,
    code,
    details,
    div,
    form,
    h1,
    h2,
    input,
    label,
    li,
    ol,
    p,
    section,
    span,
    summary,
)
from meeplehall.web.entrance.visit import Visit
from meeplehall.web.pages.days import day_of
from meeplehall.web.pages.layout import page
from meeplehall.web.texts import Texts


def guest_bots(programs: list[Program], proved: bool, t: Texts) -> Node:
    """The part of the page."""
    return section(id="bots", class_="part", aria_labelledby="bots-h")[
        h2(id="bots-h")[t("part-bots")],
        div(class_="panel")[
            p(class_="key-note quiet")[t("guest-bots-line"), " ", a(href="/api/v1/openapi.json")[t("guest-bots-api")]],
            (_program(one, proved, t) for one in programs),
            div(class_="key-more")[
                details(class_="more")[
                    summary[icon("plus"), t("guest-bot-add")],
                    div[
                        form(method="post", action="/you/bots", class_="row form-row")[
                            label(for_="bot-name", class_="hidden-text")[t("guest-bot-called")],
                            input(
                                id="bot-name",
                                name="name",
                                class_="field",
                                maxlength="24",
                                required=True,
                                autocomplete="off",
                                placeholder=t("guest-bot-called"),
                            ),
                            button(class_="btn btn-main")[t("guest-bot-make")],
                        ]
                        if proved
                        else a(class_="btn", href="/sign-in?to=/you")[t("sign-in-again")],
                    ],
                ],
            ],
        ],
    ]


def _program(one: Program, proved: bool, t: Texts) -> Node:
    over = one.until <= time.time() * 1000
    used = t("used-day", day=day_of(one.used / 1000, t)) if one.used else t("used-never")
    until = t("token-over" if over else "token-until", day=day_of(one.until / 1000, t))
    named = input(type="hidden", name="bot", value=one.id)
    return div(class_="key-row")[
        icon("bot"),
        span[b[one.name], span(class_="small quiet")[f"{used}, {until}"]],
        div(class_="row")[
            proved
            and form(method="post", action="/you/bots/renew")[
                named, button(class_="btn", aria_label=t("token-new-of", name=one.name))[t("token-new")]
            ],
            form(method="post", action="/you/bots/remove")[
                named, button(class_="btn", aria_label=t("guest-bot-remove", name=one.name))[t("remove")]
            ],
        ],
    ]


def token_page(visit: Visit, token: str, address: str) -> str:
    """The answer that has it is the only one."""
    t = visit.t
    return page(
        visit,
        t("token"),
        section(class_="panel sheet")[
            h1[t("token")],
            p(class_="lead")[t("token-line")],
            ol(class_="codes codes-one", id="codes")[li[code[token]]],
            p(class_="note")[icon("warn"), span[b[t("token-once")], " ", t("token-secret")]],
            p(class_="small quiet")[t("token-try")],
            p(class_="small try-token")[code[f'curl -H "Authorization: Bearer {token}" {address}api/v1/me']],
            div(class_="row key-acts")[
                button(type="button", class_="btn", data_copy_codes=True, data_copied=t("copied"), hidden=True)[
                    icon("share"), t("codes-copy")
                ],
                a(class_="btn btn-main push", href="/you#bots")[t("token-kept")],
            ],
        ],
        styles=("hall.css", "people.css"),
        scripts=("keys.js",),
        sprites=("rooms", "review"),
        thrifty=True,
    )
