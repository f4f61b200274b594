"""Friends, those who ask to be, and people one would rather not meet."""

from __future__ import annotations

from dataclasses import dataclass

from meeplehall.store.company import ASKED, BLOCKED, FRIEND, Other
from meeplehall.web.drawing import icon
from meeplehall.web.elements import (
    Node,
    a,
    b,
    button,
    details,
    div,
    form,
    h1,
    h2,
    input,
    label,
    p,
    section,
    span,
    summary,
)
from meeplehall.web.entrance.visit import Visit
from meeplehall.web.pages.faces import face
from meeplehall.web.pages.layout import page
from meeplehall.web.texts import Texts


@dataclass(frozen=True)
class Circle:
    """What the page shows."""

    ties: list[Other]
    askers: list[Other]
    about: frozenset[str]
    """Accounts of friends who are here now."""
    named: bool
    """Whether others read one's name when one watches."""
    wrong: str = ""


def friends_page(visit: Visit, circle: Circle) -> str:
    """The whole page."""
    t = visit.t
    friends = [one for one in circle.ties if one.kind == FRIEND]
    friends.sort(key=lambda one: one.account not in circle.about)
    asked = [one for one in circle.ties if one.kind == ASKED]
    blocked = [one for one in circle.ties if one.kind == BLOCKED]
    return page(
        visit,
        t("friends"),
        div(class_="person-parts person-alone")[
            div(class_="row sec-h")[
                h1(class_="page-h")[t("friends")], a(class_="btn push", href="/lobby")[icon("people"), t("tables")]
            ],
            bool(circle.wrong) and p(class_="error", role="alert")[circle.wrong],
            bool(circle.askers)
            and section(class_="part", aria_labelledby="askers-h")[
                h2(id="askers-h")[t("friends-asking")],
                div(class_="panel")[(_asker(one, t) for one in circle.askers)],
            ],
            section(class_="part", aria_labelledby="friends-h")[
                h2(id="friends-h", class_="hidden-text")[t("friends")],
                div(class_="panel")[
                    (_friend(one, one.account in circle.about, t) for one in friends),
                    not friends and p(class_="key-note quiet")[t("friends-none")],
                    (_asked(one, t) for one in asked),
                    form(method="post", action="/friends", class_="row form-row key-more")[
                        label(for_="friend", class_="hidden-text")[t("friend-name")],
                        input(
                            id="friend",
                            name="name",
                            class_="field",
                            maxlength="24",
                            required=True,
                            autocomplete="off",
                            placeholder=t("friend-name"),
                        ),
                        button(class_="btn btn-main")[icon("plus"), t("friend-ask")],
                    ],
                ],
            ],
            bool(blocked)
            and section(class_="part", aria_labelledby="blocked-h")[
                h2(id="blocked-h")[t("blocked-people")],
                div(class_="panel")[
                    (_row(one, t("blocked-line"), act(one.account, "unblock", t), t) for one in blocked)
                ],
            ],
            _watching(circle.named, t),
        ],
        styles=("hall.css", "people.css"),
        sprites=("rooms",),
        place="tables",
        thrifty=True,
    )


def act(account: str, what: str, t: Texts, look: str = "", words: str = "") -> Node:
    """A button that changes what is between two people."""
    said = t(words or f"do-{what}")
    return form(method="post", action=f"/person/{account}/{what}")[button(class_=f"btn {look}")[said]]


def _friend(one: Other, about: bool, t: Texts) -> Node:
    here = span(class_="here")[t("is-here")] if about else t("is-away")
    return _row(one, here, act(one.account, "part", t, "btn-quiet"), t)


def _asker(one: Other, t: Texts) -> Node:
    both = div(class_="row")[act(one.account, "accept", t, "btn-main"), act(one.account, "part", t, words="call-no")]
    return _row(one, t("asks-you"), both, t)


def _asked(one: Other, t: Texts) -> Node:
    return _row(one, t("you-asked"), act(one.account, "part", t, "btn-quiet", "do-withdraw"), t)


def _row(one: Other, line: Node, acts: Node, t: Texts) -> Node:
    return div(class_="key-row person-row")[
        face(one.face, one.colour, "xs"),
        span[b[a(href=f"/person/{one.account}")[one.name]], span(class_="small quiet")[line]],
        acts,
    ]


def _watching(named: bool, t: Texts) -> Node:
    return details(class_="more")[
        summary[icon("eye"), t("watching-named")],
        div[
            p(class_="small quiet")[t("watching-named-line")],
            form(method="post", action="/friends/named")[
                input(type="hidden", name="named", value="no" if named else "yes"),
                button(class_="btn")[t("watching-hide" if named else "watching-show")],
            ],
        ],
    ]


def between(account: str, name: str, there: str, back: str, t: Texts) -> Node:
    """On somebody's page: what one can do about it."""
    if there == BLOCKED:
        acts: list[Node] = [act(account, "unblock", t)]
    else:
        first = "part" if there in (FRIEND, ASKED) else "accept" if back == ASKED else "befriend"
        acts = [act(account, first, t, "btn-main" if first in ("accept", "befriend") else "", _words(first, there))]
        acts += [act(account, "block", t, "btn-quiet")]
    said = {FRIEND: "you-are-friends", ASKED: "you-asked", BLOCKED: "you-blocked"}.get(there)
    words = t(said) if said else t("asks-you") if back == ASKED else ""
    return div(class_="row between")[bool(words) and span(class_="small quiet")[words], acts]


def _words(what: str, there: str) -> str:
    """What a button says, where it is not what it does."""
    return "" if what != "part" else "do-withdraw" if there == ASKED else "do-unfriend"
