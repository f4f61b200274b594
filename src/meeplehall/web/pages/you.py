"""One's own page: face and shape, last games, keys, browsers, data."""

from __future__ import annotations

from dataclasses import dataclass

from meeplehall.store.people import Passkey, Session
from meeplehall.store.programs import Program
from meeplehall.web.drawing import icon, mark
from meeplehall.web.elements import (
    Node,
    a,
    b,
    button,
    details,
    div,
    fieldset,
    form,
    h1,
    h2,
    input,
    label,
    legend,
    nav,
    p,
    section,
    span,
    summary,
)
from meeplehall.web.entrance.visit import Visit
from meeplehall.web.entrance.visitors import Member
from meeplehall.web.pages import doors
from meeplehall.web.pages.days import day_of
from meeplehall.web.pages.faces import FACES, face
from meeplehall.web.pages.guest_bots import guest_bots
from meeplehall.web.pages.last_games import LastGame, last_games
from meeplehall.web.pages.layout import page
from meeplehall.web.pages.ratings import RatingCard, rating_cards
from meeplehall.web.pages.you_days import OwnDays, days_part
from meeplehall.web.texts import Texts

SHAPES = ("circle", "square", "diamond", "triangle", "hexagon", "star")
SHORT = 16
"""Letters of a session's hash that name it in a form."""
PARTS = (
    ("you", "meeple"),
    ("ratings", "scale"),
    ("games", "log"),
    ("days", "clock"),
    ("keys", "key"),
    ("bots", "bot"),
    ("browsers", "screen"),
    ("data", "down"),
)


@dataclass(frozen=True)
class Own:
    """What the page shows."""

    member: Member
    finished: int
    running: int
    ratings: list[RatingCard]
    games: list[LastGame]
    passkeys: list[Passkey]
    passphrase: bool
    codes: int
    sessions: list[Session]
    proved: bool
    """Whether a key was shown not long ago: then keys can be changed."""
    can_passkey: bool
    """Whether there are passkeys at this address."""
    programs: list[Program]
    """Guest bots."""
    days: OwnDays
    wrong: str = ""


def you_page(visit: Visit, own: Own) -> str:
    """The whole page."""
    t = visit.t
    return page(
        visit,
        own.member.name,
        div(class_="person-grid")[
            nav(class_="panel side-nav", aria_label=t("your-page"))[
                (a(href=f"#{name}")[icon(sign), t(f"part-{name}")] for name, sign in PARTS)
            ],
            div(class_="person-parts")[
                bool(own.wrong) and p(class_="error", role="alert")[own.wrong],
                _advice(own, t),
                _card(own, t),
                _ratings(own, t),
                _games(own, t),
                days_part(own.days, t),
                _keys(own, t),
                guest_bots(own.programs, own.proved, t),
                _browsers(own, t),
                _data(own, t),
            ],
        ],
        styles=("hall.css", "people.css", "ratings.css"),
        scripts=("keys.js", *(["push.js"] if own.days.push_key else []), *(["mail.js"] if own.days.mail.on else [])),
        sprites=("rooms", *doors.sprites()),
        place="you",
        thrifty=True,
    )


def _advice(own: Own, t: Texts) -> Node:
    """What somebody with a new key does well to do next."""
    if own.codes:
        return None
    return div(class_="note")[
        icon("key"),
        div[
            p[b[t("codes-none")], " ", t("codes-none-line")],
            _proved_form(own, "/you/codes", button(class_="btn btn-warm")[t("codes-make")], t),
        ],
    ]


def _card(own: Own, t: Texts) -> Node:
    member = own.member
    return section(id="you", class_="panel id-card", aria_labelledby="you-h")[
        face(member.face, member.colour, "xl"),
        div[
            h1(id="you-h")[member.name],
            p(class_="quiet")[
                t("since-day", day=day_of(member.created / 1000, t)),
                " ",
                t("finished-games", n=own.finished),
                " ",
                t("running-games", n=own.running),
            ],
            p(class_="small row")[
                a(class_="go", href=f"/person/{member.id}")[icon("eye"), t("as-others-see")],
                a(class_="go", href="/friends")[icon("people"), t("friends")],
            ],
        ],
        details(class_="more card-wide")[
            summary[icon("pen"), t("change-name")],
            div[
                form(method="post", action="/you/name", class_="row form-row")[
                    label(for_="you-name", class_="hidden-text")[t("your-name")],
                    input(id="you-name", name="name", class_="field", maxlength="24", required=True, value=member.name),
                    button(class_="btn btn-main")[t("keep")],
                ],
            ],
        ],
        form(method="post", action="/you/look", class_="card-wide looks", data_look=True)[
            fieldset(class_="swatches")[
                legend(class_="caps")[t("your-face")],
                (
                    label(class_="swatch")[
                        input(
                            class_="hid",
                            type="radio",
                            name="face",
                            value=str(n),
                            checked=n == member.face,
                            aria_label=t("face-n", n=n),
                        ),
                        face(n),
                    ]
                    for n in range(1, FACES + 1)
                ),
            ],
            fieldset(class_="swatches")[
                legend(class_="caps")[t("your-shape"), " ", span(class_="legend-more")[t("your-shape-line")]],
                (
                    label(class_="swatch")[
                        input(
                            class_="hid",
                            type="radio",
                            name="colour",
                            value=str(n),
                            checked=n == member.colour,
                            aria_label=t(f"shape-{shape}"),
                        ),
                        mark(n),
                    ]
                    for n, shape in enumerate(SHAPES)
                ),
            ],
            button(class_="btn look-keep")[t("keep")],
        ],
    ]


def _ratings(own: Own, t: Texts) -> Node:
    return section(id="ratings", class_="part", aria_labelledby="ratings-h")[
        div(class_="row sec-h")[
            h2(id="ratings-h")[t("ratings")], a(class_="go push", href="/ratings")[icon("crown"), t("leaders")]
        ],
        p(class_="small quiet")[t("ratings-line")] if own.ratings else p(class_="quiet")[t("ratings-none")],
        bool(own.ratings) and rating_cards(own.ratings, t),
    ]


def _games(own: Own, t: Texts) -> Node:
    return section(id="games", class_="part", aria_labelledby="games-h")[
        div(class_="row sec-h")[
            h2(id="games-h")[t("last-games")], a(class_="go push", href="/statistics")[icon("star"), t("statistics")]
        ],
        last_games(own.games) if own.games else p(class_="quiet")[t("no-games-yet")],
    ]


def _keys(own: Own, t: Texts) -> Node:
    return section(id="keys", class_="part", aria_labelledby="keys-h")[
        h2(id="keys-h")[t("part-keys")],
        div(class_="panel")[
            not own.proved
            and p(class_="note key-note")[
                icon("lock"),
                span[t("prove-first"), " ", a(href="/sign-in?to=/you")[t("sign-in-again")]],
            ],
            (_passkey(key, own, t) for key in own.passkeys),
            own.passphrase
            and _row(
                "lock",
                t("passphrase"),
                t("passphrase-set"),
                own.proved
                and bool(own.passkeys)
                and form(method="post", action="/you/passphrase")[
                    input(type="hidden", name="drop", value="yes"), button(class_="btn")[t("remove")]
                ],
            ),
            _row(
                "rules",
                t("recovery-codes"),
                t("codes-left", n=own.codes),
                own.proved
                and form(method="post", action="/you/codes")[
                    button(class_="btn")[t("codes-again" if own.codes else "codes-make")]
                ],
            ),
            own.proved
            and div(class_="key-more")[
                own.can_passkey
                and div[
                    button(
                        type="button",
                        class_="btn",
                        data_passkey="you",
                        data_without=t("passkey-no-browser"),
                        data_refused=t("passkey-refused"),
                    )[icon("key"), t("add-passkey")],
                    p(class_="error", role="alert", hidden=True, data_passkey_wrong=True),
                ],
                not own.can_passkey and p(class_="small quiet")[t("passkey-needs-https")],
                details(class_="more")[
                    summary[icon("pen"), t("change-passphrase" if own.passphrase else "set-passphrase")],
                    div[
                        form(method="post", action="/you/passphrase", class_="key-form")[
                            input(type="hidden", name="username", value=own.member.name, autocomplete="username"),
                            div(class_="key-field")[
                                label(for_="new-passphrase")[t("passphrase")],
                                input(
                                    id="new-passphrase",
                                    name="passphrase",
                                    type="password",
                                    class_="field",
                                    required=True,
                                    maxlength="200",
                                    autocomplete="new-password",
                                ),
                                span(class_="small quiet")[t("passphrase-help"), " ", t("passphrase-others-out")],
                            ],
                            button(class_="btn btn-main")[t("keep")],
                        ],
                    ],
                ],
            ],
        ],
    ]


def _passkey(key: Passkey, own: Own, t: Texts) -> Node:
    used = t("used-day", day=day_of(key.used / 1000, t)) if key.used else t("used-never")
    return _row(
        "key",
        t("passkey-of", device=key.label) if key.label else t("passkey"),
        f"{t('added-day', day=day_of(key.made / 1000, t))}, {used}",
        own.proved
        and (own.passphrase or len(own.passkeys) > 1)
        and form(method="post", action="/you/passkey/remove")[
            input(type="hidden", name="key", value=key.id), button(class_="btn")[t("remove")]
        ],
    )


def _browsers(own: Own, t: Texts) -> Node:
    return section(id="browsers", class_="part", aria_labelledby="browsers-h")[
        h2(id="browsers-h")[t("part-browsers")],
        div(class_="panel")[
            (_session(one, own, t) for one in own.sessions),
            div(class_="key-more row")[
                form(method="post", action="/sign-out")[button(class_="btn")[t("sign-out")]],
                len(own.sessions) > 1
                and form(method="post", action="/you/sessions")[
                    input(type="hidden", name="session", value="others"), button(class_="btn")[t("end-others")]
                ],
            ],
        ],
    ]


def _session(one: Session, own: Own, t: Texts) -> Node:
    here = one.token == own.member.session
    name = one.label or t("some-browser")
    return _row(
        "screen",
        [name, " ", here and span(class_="badge")[t("this-browser")]],
        f"{t('signed-in-day', day=day_of(one.made / 1000, t))}, {t('seen-day', day=day_of(one.seen / 1000, t))}",
        not here
        and form(method="post", action="/you/sessions")[
            input(type="hidden", name="session", value=one.token[:SHORT]),
            button(class_="btn", aria_label=t("end-session", browser=name))[t("sign-out")],
        ],
    )


def _data(own: Own, t: Texts) -> Node:
    return section(id="data", class_="part", aria_labelledby="data-h")[
        h2(id="data-h")[t("part-data")],
        div(class_="panel")[
            _row(
                "down",
                t("take-data"),
                t("take-data-line"),
                _proved_form(own, "/you/data", button(class_="btn")[t("download")], t),
            ),
            details(class_="leave")[
                summary[icon("bin"), t("leave-hall")],
                div[
                    p[t("leave-line")],
                    p(class_="small quiet")[t("leave-stays")],
                    form(method="post", action="/you/delete", class_="key-form")[
                        div(class_="key-field")[
                            label(for_="leave-name")[t("leave-confirm", name=own.member.name)],
                            input(id="leave-name", name="name", class_="field", required=True, autocomplete="off"),
                        ],
                        button(class_="btn btn-danger")[t("leave-now")],
                    ]
                    if own.proved
                    else a(class_="btn", href="/sign-in?to=/you")[t("sign-in-again")],
                ],
            ],
        ],
    ]


def _row(sign: str, name: Node, line: str, act: Node = None) -> Node:
    return div(class_="key-row")[
        icon(sign), span[b[name], span(class_="small quiet")[line]], act or span(class_="no-act")
    ]


def _proved_form(own: Own, to: str, act: Node, t: Texts) -> Node:
    if not own.proved:
        return a(class_="btn", href="/sign-in?to=/you")[t("sign-in-again")]
    return form(method="post", action=to)[act]
