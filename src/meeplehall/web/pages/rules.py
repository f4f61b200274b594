"""The rules reference, from the project's own text, every rule with an address of its own."""

from __future__ import annotations

import re
from functools import cache

from markdown_it import MarkdownIt
from markupsafe import Markup

from meeplehall.core.game import Game
from meeplehall.web import guides, scenes
from meeplehall.web.elements import (
    a,
    article,
    button,
    div,
    form,
    fragment,
    h1,
    h2,
    input,
    label,
    li,
    nav,
    p,
    section,
    ul,
)
from meeplehall.web.entrance.visit import Visit
from meeplehall.web.guides.second import positions
from meeplehall.web.markup import render
from meeplehall.web.pages import dictionary
from meeplehall.web.pages.layout import page
from meeplehall.web.resources import text_of
from meeplehall.web.scenes.dictionary import Pictured
from meeplehall.web.texts import DEFAULT, texts

_RULE = re.compile(r"<li>(\s*<p>)?\s*<strong>([A-Z]{2,4}-\d{3})</strong>")
_HEADING = re.compile(r"<h2>(.*?)</h2>")
_TAGS = re.compile(r"<[^>]+>")


@cache
def source(game: str, locale: str = DEFAULT) -> tuple[str, str] | None:
    """The text in this language, or else in the default one, and its language."""
    for language in (locale, DEFAULT):
        folder = ("rules",) if language == DEFAULT else ("rules", language)
        text = text_of(game, *folder, f"{game}.md")
        if text is not None:
            return text, language
    return None


@cache
def html(game: str, locale: str = DEFAULT) -> tuple[Markup, list[tuple[str, str]], str] | None:
    """The text with an anchor at every rule and heading, the headings, and the language."""
    found = source(game, locale)
    if found is None:
        return None
    text, language = found
    out = MarkdownIt("commonmark", {"html": False}).enable("table").render(text)
    out = _RULE.sub(lambda m: f'<li id="{m[2]}">{m[1] or ""}<a class="rule-id" href="#{m[2]}">{m[2]}</a>', out)
    headings: list[tuple[str, str]] = []

    def anchor(match: re.Match[str]) -> str:
        name = f"part-{len(headings) + 1}"
        headings.append((name, _TAGS.sub("", match[1])))
        return f'<h2 id="{name}">{match[1]}</h2>'

    return Markup(_HEADING.sub(anchor, out)), headings, language


@cache
def pictures(game: str, locale: str) -> tuple[Markup, Markup]:
    """The overview and the dictionary: what leads there, and both of them; empty where a scene has none."""
    scene, t = scenes.find(game), texts(locale)
    if not isinstance(scene, Pictured):
        return Markup(""), Markup("")
    groups = scene.dictionary(t)
    contents = fragment[
        ul(class_="toc-pictures")[dictionary.links(groups, t)],
        p(class_="caps")[a(href="#main-rules")[t("rules-reference")]],
    ]
    drawn = fragment[dictionary.overview(t(f"overview-{game}"), scene.overview(t), t), dictionary.dictionary(groups, t)]
    return Markup(render(contents)), Markup(render(drawn))


def rules_page(visit: Visit, game: Game) -> str | None:
    """The rules of a game; None if there are none yet."""
    t = visit.t
    found = html(game.name, t.locale)
    if found is None:
        return None
    text, headings, language = found
    scene = scenes.find(game.name)
    contents, drawn = pictures(game.name, t.locale)
    return page(
        visit,
        t("rules-of", game=game.title),
        nav(class_="panel toc", aria_label=t("contents"))[
            div(class_="rules-search", role="search")[
                label(for_="rules-search", class_="hidden-text")[t("rules-search")],
                input(
                    id="rules-search", type="search", class_="field", placeholder=t("rules-search"), autocomplete="off"
                ),
                p(
                    id="rules-found",
                    class_="quiet small",
                    role="status",
                    data_none=t("rules-found-none"),
                    data_one=t("rules-found-one"),
                    data_many=t("rules-found-many", n="#"),
                ),
            ],
            guides.find(game.name) is not None
            and form(method="post", action="/learn")[
                input(type="hidden", name="game", value=game.name),
                button(class_="btn", title=t("learn-help"))[t("learn")],
            ],
            bool(positions(game.name))
            and p(class_="second-link")[
                a(class_="btn", href=f"/second/{game.name}", title=t("second-help"))[t("second")]
            ],
            contents,
            ul(lang=language)[(li[a(href=f"#{name}")[title]] for name, title in headings)],
        ],
        div(class_="rules-body")[
            drawn,
            article(id="main-rules", class_="panel reader", lang=language)[text],
        ],
        kind=f"hall-page rules-page {scene.style.removesuffix('.css')}",
        styles=(scene.style, "hall.css", "reader.css", "dictionary.css"),
        scripts=("rules.js",),
        sprites=scene.sprites,
        defs=scene.defs(t),
    )


def rules_index(visit: Visit, games: list[Game]) -> str:
    """Which rules there are."""
    t = visit.t
    return page(
        visit,
        t("rules"),
        section(class_="panel letter")[
            h1[t("rules")],
            p(class_="quiet")[t("rules-help")],
            ul(class_="links")[
                (
                    li[h2[a(href=f"/rules/{game.name}")[game.title]]]
                    for game in games
                    if source(game.name, t.locale) is not None
                )
            ],
        ],
        styles=("hall.css", "reader.css"),
    )
