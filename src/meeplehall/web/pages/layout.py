"""What every page has: head, top bar, and the sprite of signs."""

from __future__ import annotations

from markupsafe import Markup

from meeplehall.web import assets
from meeplehall.web.drawing import icon, sprite, sprite_for
from meeplehall.web.elements import (
    Node,
    a,
    b,
    body,
    button,
    form,
    fragment,
    h2,
    head,
    header,
    html,
    input,
    label,
    link,
    main,
    meta,
    nav,
    p,
    script,
    span,
    title,
)
from meeplehall.web.elements import dialog as dialog_
from meeplehall.web.entrance.visit import Visit
from meeplehall.web.markup import render
from meeplehall.web.pages.faces import head as head_of
from meeplehall.web.texts import locales, texts

THEME_DAY, THEME_NIGHT = "#fffaf0", "#1d2230"
"""The colour of the top bar, for the frame that a device draws round it."""

PLACES = {
    "tables": "/lobby",
    "tournaments": "/tournaments",
    "puzzles": "/puzzles",
    "statistics": "/statistics",
    "ratings": "/ratings",
}
"""Where one can go from every place round the tables, by the name of its text."""
FOR_MEMBERS = ("tournaments", "ratings")
"""Places that a hall without accounts does not have."""

Sheet = str | tuple[str, str]
"""A style sheet, or one with the screens it is for, as a media query."""


def _theme_colour(theme: str) -> Node:
    if theme:
        return meta(name="theme-color", content=THEME_NIGHT if theme == "night" else THEME_DAY)
    return [
        meta(name="theme-color", content=THEME_DAY),
        meta(name="theme-color", content=THEME_NIGHT, media="(prefers-color-scheme: dark)"),
    ]


def _sheet(sheet: Sheet) -> Node:
    name, media = (sheet, None) if isinstance(sheet, str) else sheet
    return link(rel="stylesheet", href=assets.url(name), media=media)


def page(
    visit: Visit,
    heading: str,
    *content: Node,
    kind: str = "hall-page",
    styles: tuple[Sheet, ...] = (),
    scripts: tuple[str, ...] = (),
    sprites: tuple[str, ...] = (),
    defs: Markup | None = None,
    where: Node = None,
    tools: Node = None,
    bare: bool = False,
    rules: str = "",
    thrifty: bool = False,
    place: str = "",
) -> str:
    """A whole page. `bare` leaves the main element to the content; `rules` opens at a game's rule, beside the page.

    `thrifty`: with those signs only that the page uses; its scripts draw none. `place`: which of PLACES it is; any
    other name shows them all the same.
    """
    t = visit.t
    shown: Node = fragment[
        defs,
        _top(visit, _places(place, visit) if place else where, tools, rules),
        content if bare else main(id="main", class_="hall")[content],
        visit.visitor.account is None and _name_dialog(visit),
    ]
    if thrifty:
        shown = Markup(render(shown))
    signs = sprite_for(str(shown), "common", *sprites) if thrifty else sprite("common", *sprites)
    name = heading if heading == t("hall") else f"{heading} · {t('hall')}"
    return render(
        html(lang=t.locale, data_theme=visit.theme or None)[
            head[
                meta(charset="utf-8"),
                meta(name="viewport", content="width=device-width, initial-scale=1"),
                meta(name="color-scheme", content="light dark"),
                title[name],
                _theme_colour(visit.theme),
                link(rel="manifest", href="/manifest.webmanifest"),
                link(rel="icon", href=assets.url("favicon.svg"), type="image/svg+xml"),
                [_sheet(style) for style in ("base.css", *styles, *(["places.css"] if place else []))],
                [script(type="module", src=assets.url(code)) for code in ("hall.js", *scripts)],
            ],
            body(class_=kind)[
                a(class_="skip", href="#main")[t("skip")],
                signs,
                shown,
            ],
        ]
    )


def _places(here: str, visit: Visit) -> Node:
    found = {name: path for name, path in PLACES.items() if visit.accounts or name not in FOR_MEMBERS}
    return nav(class_="places", aria_label=visit.t("places"))[
        (a(href=path, aria_current="page" if name == here else None)[visit.t(name)] for name, path in found.items())
    ]


def _top(visit: Visit, where: Node, tools: Node, rules: str) -> Node:
    t = visit.t
    return header(class_="top")[
        a(class_="brand", href="/", aria_label=t("hall"))[
            icon("meeple", "icon icon-l"), span(class_="title")[t("hall")]
        ],
        where,
        span(class_="push row top-tools")[
            tools,
            a(
                class_="btn btn-quiet mini-btn rules-link",
                href=rules or "/rules",
                target="_blank" if rules else None,
                aria_label=t("rules"),
                title=t("rules"),
            )[icon("rules"), span[t("rules")]],
            [_language(other) for other in locales() if other != t.locale],
            button(
                type="button", class_="btn btn-quiet mini-btn", data_do="theme", aria_label=t("theme"), title=t("theme")
            )[icon("moon", "icon when-day"), icon("sun", "icon when-night")],
            _who(visit),
        ],
    ]


def _who(visit: Visit) -> Node:
    """Who is here: the way to one's own page, or to a name."""
    t, account = visit.t, visit.visitor.account
    if account is not None:
        return a(class_="btn btn-quiet mini-btn who-btn", href="/you", title=t("your-page"))[
            head_of(account.face, "who-face"), span[account.name]
        ]
    return button(type="button", class_="btn btn-quiet mini-btn who-btn", data_open="name", title=t("your-name"))[
        icon("meeple"), span[visit.visitor.name or t("your-name")]
    ]


def _language(code: str) -> Node:
    """A button that turns the hall to another language, in its own words."""
    name = texts(code)("language-name")
    return button(
        type="button", class_="btn btn-quiet mini-btn", data_do="language", data_language=code, lang=code, title=name
    )[b(aria_hidden="true")[code.upper()], span(class_="hidden-text")[name]]


def _name_dialog(visit: Visit) -> Node:
    t = visit.t
    return dialog_(id="d-name", class_="panel dialog", aria_labelledby="d-name-h")[
        h2(id="d-name-h")[t("your-name")],
        p(class_="quiet small")[t("your-name-help")],
        form(method="post", action="/name", class_="row form-row")[
            label(for_="name", class_="hidden-text")[t("your-name")],
            input(id="name", name="name", class_="field", maxlength="24", required=True, value=visit.visitor.name),
            button(class_="btn btn-main")[t("keep")],
            button(type="button", class_="btn", data_do="close")[t("cancel")],
        ],
        visit.accounts
        and p(class_="small")[
            t("key-short"), " ", a(href="/join")[t("join-link")], " ", a(href="/sign-in")[t("sign-in")]
        ],
        form(method="post", action="/forget", class_="forget")[
            p(class_="quiet small")[t("forget-me-help")],
            button(class_="btn btn-quiet")[t("forget-me")],
        ],
    ]
