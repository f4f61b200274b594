"""The door: sign in, or make a key of one's own. Both say that one can play without."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from meeplehall.web.drawing import icon
from meeplehall.web.elements import Node, a, b, button, details, div, form, h1, input, label, p, section, span, summary
from meeplehall.web.entrance.visit import Visit
from meeplehall.web.pages import doors
from meeplehall.web.pages.closed_door import closed_door, sign_board
from meeplehall.web.pages.layout import page
from meeplehall.web.texts import Texts


@dataclass(frozen=True)
class Entry:
    """What the page knows of who stands there."""

    name: str = ""
    invitation: str = ""
    to: str = ""
    """Where to go afterwards."""
    wrong: str = ""
    """What was wrong with the last attempt, in words."""
    passkeys: bool = True
    """Whether there are passkeys at this address."""
    localhost: str = ""
    """The same machine by a name at which there are."""
    invited: bool = False
    """Whether it takes an invitation to join."""


def sign_in_page(visit: Visit, entry: Entry) -> str:
    """With a passkey, a passphrase, or a recovery code."""
    t = visit.t
    return _box(
        visit,
        t("sign-in"),
        h1[t("key-heading")],
        p(class_="lead")[t("key-line")],
        _wrong(entry),
        _passkey("sign-in", entry, t),
        form(method="post", action="/sign-in", class_="key-form")[
            input(type="hidden", name="to", value=entry.to),
            _name_field(entry, t),
            _field("passphrase", "passphrase", "current-password", t),
            div(class_="row key-acts")[
                button(class_="btn btn-big" if entry.passkeys else "btn btn-main btn-big")[t("sign-in")],
                a(class_="btn btn-quiet btn-big", href="/join")[t("i-am-new")],
            ],
        ],
        details(class_="more")[
            summary[icon("lock"), t("lost-key")],
            div[
                p(class_="small quiet")[t("lost-key-line")],
                form(method="post", action="/sign-in", class_="key-form")[
                    _name_field(entry, t, "code-name"),
                    div(class_="key-field")[
                        label(for_="code")[t("recovery-code")],
                        input(
                            id="code",
                            name="code",
                            class_="field",
                            required=True,
                            maxlength="40",
                            autocomplete="off",
                            autocapitalize="none",
                            spellcheck="false",
                        ),
                    ],
                    button(class_="btn")[t("use-code")],
                ],
            ],
        ],
        _without(t),
    )


def join_page(visit: Visit, entry: Entry) -> str:
    """A name and a key; nothing else is asked."""
    t = visit.t
    return _box(
        visit,
        t("join"),
        h1[t("join-heading")],
        p(class_="lead")[t("join-line")],
        _wrong(entry),
        form(method="post", action="/join", class_="key-form", id="join-form")[
            _name_field(entry, t),
            entry.invited
            and div(class_="key-field")[
                label(for_="invitation")[t("invitation")],
                input(
                    id="invitation",
                    name="invitation",
                    class_="field",
                    required=True,
                    maxlength="40",
                    value=entry.invitation,
                    autocomplete="off",
                    autocapitalize="none",
                    spellcheck="false",
                ),
                span(class_="small quiet")[t("invitation-help")],
            ],
            _passkey("join", entry, t),
            _field("passphrase", "passphrase", "new-password", t, t("passphrase-help")),
            div(class_="row key-acts")[
                button(class_="btn btn-big" if entry.passkeys else "btn btn-main btn-big")[t("join-passphrase")],
                a(class_="btn btn-quiet btn-big", href="/sign-in")[t("i-have-key")],
            ],
        ],
        p(class_="small quiet")[t("join-games")],
        _without(t),
    )


def _box(visit: Visit, heading: str, *content: Node) -> str:
    t = visit.t
    return page(
        visit,
        heading,
        section(class_="panel letterbox")[
            div(class_="side")[sign_board(t), closed_door(t)], div(class_="body")[content]
        ],
        styles=("hall.css", "doors.css", "rooms.css", "people.css"),
        scripts=("keys.js",),
        sprites=("rooms",),
        defs=doors.defs(t),
        thrifty=True,
    )


def _passkey(what: str, entry: Entry, t: Texts) -> Node:
    """A button that a script brings to life; where there are no passkeys, why not."""
    if not entry.passkeys:
        return no_passkeys(entry.localhost, f"/{what}", t)
    return [
        button(
            type="button",
            class_="btn btn-main btn-big",
            data_passkey=what,
            data_to=entry.to or None,
            data_without=t("passkey-no-browser"),
            data_refused=t("passkey-refused"),
        )[icon("key"), t(f"{what}-passkey")],
        p(class_="small quiet")[t("passkey-line")],
        p(class_="error", role="alert", hidden=True, data_passkey_wrong=True),
        div(class_="or")[t("or")],
    ]


def no_passkeys(localhost: str, path: str, t: Texts) -> Node:
    """Browsers have passkeys by https and on this machine only."""
    return p(class_="note")[
        icon("key"),
        span[
            t("passkey-localhost") if localhost else t("passkey-needs-https"),
            bool(localhost) and [" ", a(href=f"{localhost}{path}")[f"{localhost}{path}"]],
        ],
    ]


def _wrong(entry: Entry) -> Node:
    return bool(entry.wrong) and p(class_="error", role="alert")[entry.wrong]


def _name_field(entry: Entry, t: Texts, id_: str = "key-name") -> Node:
    return div(class_="key-field")[
        label(for_=id_)[t("name")],
        input(
            id=id_,
            name="name",
            class_="field",
            required=True,
            maxlength="40",
            value=entry.name,
            autocomplete="username",
            autocapitalize="words",
            spellcheck="false",
        ),
    ]


def _field(name: str, words: str, complete: str, t: Texts, help_: str = "") -> Node:
    return div(class_="key-field")[
        label(for_=name)[t(words)],
        input(
            id=name,
            name=name,
            type="password",
            class_="field",
            required=True,
            maxlength="200",
            autocomplete=complete,
            aria_describedby=f"{name}-help" if help_ else None,
        ),
        bool(help_) and span(id=f"{name}-help", class_="small quiet")[help_],
    ]


def _without(t: Texts) -> Node:
    return p(class_="note")[
        icon("meeple"),
        span[b[t("no-key-today")], Markup(" "), t("no-key-line"), Markup(" "), a(href="/")[t("play-without")]],
    ]
