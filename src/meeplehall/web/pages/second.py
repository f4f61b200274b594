"""A position of the second guide: the table as it stands, a question, and choices that answer."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from markupsafe import Markup

from meeplehall import registry
from meeplehall.table import Table
from meeplehall.web import scenes
from meeplehall.web.drawing import icon
from meeplehall.web.elements import (
    Node,
    a,
    b,
    button,
    div,
    footer,
    form,
    fragment,
    h1,
    h2,
    input,
    main,
    p,
    script,
    small,
    span,
)
from meeplehall.web.embedding import embedded
from meeplehall.web.entrance.visit import Visit
from meeplehall.web.frames import Frame, Frames, look_of
from meeplehall.web.guides import LEARNER
from meeplehall.web.guides.second import Position, positions, table_of
from meeplehall.web.offered_games import title_of
from meeplehall.web.pages.hints import hints
from meeplehall.web.pages.layout import page
from meeplehall.web.pages.side import drawer, phone_tabs, reading_sheet
from meeplehall.web.pages.table import kind_of, script_of, styles_of, words_of
from meeplehall.web.scenes import Look, Pick
from meeplehall.web.texts import Texts, texts

MOST_KEPT = 32


@dataclass(frozen=True)
class Drawn:
    """A position as the page shows it."""

    table: Table
    frame: Frame
    look: Look
    choices: list[Pick]
    """The best first."""


@lru_cache(MOST_KEPT)
def drawn(game: str, number: int, locale: str) -> Drawn:
    """The position of this number, from 1, in a language."""
    t, position = texts(locale), positions(game)[number - 1]
    table = table_of(game, position, t)
    frame = Frames().drawn(table, LEARNER, [LEARNER], t).frame
    return Drawn(table, frame, look_of(table, LEARNER, LEARNER, t), picks(game, position, frame))


def picks(game: str, position: Position, frame: Frame) -> list[Pick]:
    """The choices as the page offers them at a table; two actions may be chosen as one."""
    rules = registry.find(game)
    offered = {(pick.lead, pick.action): pick for pick in frame.decision.picks} if frame.decision else {}
    found = []
    for choice in position.choices:
        *lead, action = map(rules.parse, choice)
        found.append(offered[lead[0] if lead else -1, action])
    return found


def second_page(visit: Visit, game: str, number: int) -> str:
    """The page of one position."""
    t, scene = visit.t, scenes.find(game)
    position, found = positions(game)[number - 1], drawn(game, number, t.locale)
    name = title_of(registry.find(game), t)
    return page(
        visit,
        t("second-of", game=name),
        phone_tabs(scene, t),
        main(id="main", class_="desk", tabindex="0")[
            h1(class_="hidden-text")[t("second-of", game=name)],
            scene.layout({name: Markup(html) for name, html in found.frame.regions.items()}, found.look),
            drawer(scene, found.frame.log.html, t),
        ],
        _question(game, number, position, found, t),
        _answer(f"second-{game}-{position.text}", t),
        reading_sheet(t),
        script(type="application/json", id="hints")[hints(found.table, t.locale)],
        script(type="application/json", id="words")[embedded(words_of(t, game))],
        kind=kind_of("table-page second-page", found.table, scene),
        styles=(*styles_of(scene), "second.css"),
        scripts=("second.js", *script_of(scene)),
        sprites=scene.sprites,
        defs=scene.defs(t),
        where=span(class_="where", data_game=game)[
            b(class_="title")[name],
            span(class_="quiet small")[t("second")],
            span(id="r-now", class_="now-chip")[Markup(found.frame.regions["now"])],
            "top" in found.frame.regions and span(id="r-top", class_="where-top")[Markup(found.frame.regions["top"])],
        ],
        bare=True,
        rules=f"/rules/{game}#{found.frame.rule}",
    )


def _question(game: str, number: int, position: Position, found: Drawn, t: Texts) -> Node:
    count = len(positions(game))
    words = f"second-{game}-{position.text}"
    # The best is not always the first of the row.
    order = [(k + number) % len(found.choices) for k in range(len(found.choices))]
    return footer(class_="bar second-bar", aria_label=t("second"))[
        div(id="r-dice", class_="dice-box")[Markup(found.frame.regions.get("dice", ""))],
        div(class_="ask")[
            p(id="sentence", class_="sentence long")[f"{number}/{count}: {t(words)}"],
            div(class_="choices", role="group", aria_label=t("choices"))[
                (_choice(found.choices[k], k == 0) for k in order)
            ],
        ],
        div(class_="ends")[
            a(class_="btn btn-quiet second-leave", href="/", aria_label=t("guide-leave"), title=t("guide-leave"))["✕"],
            number > 1
            and a(class_="btn second-back", href=f"/second/{game}/{number - 1}", aria_label=t("guide-back"))[
                icon("prev"), span[t("guide-back")]
            ],
            number < count
            and a(class_="btn btn-main second-next", href=f"/second/{game}/{number + 1}")[t("guide-next")],
            number == count
            and form(method="post", action="/play", class_="second-next")[
                input(type="hidden", name="game", value=game), button(class_="btn btn-main")[t("play-now")]
            ],
        ],
    ]


def _answer(words: str, t: Texts) -> Node:
    """A card over the table, as a hint lies there; the script fills it and shuts it."""
    return div(id="said", class_="advice panel second-said", role="status", hidden=True)[
        h2(id="answer", data_right=t("second-right"), data_wrong=t("second-wrong")),
        p(id="why", hidden=True)[t(f"{words}-why")],
        p(class_="row")[button(type="button", class_="btn", data_do="shut")[t("close")]],
    ]


def _choice(pick: Pick, best: bool) -> Node:
    label = pick.label[:1].upper() + pick.label[1:]
    said = ", ".join(filter(None, [pick.head if pick.lead >= 0 else "", pick.note]))
    return button(type="button", class_="btn", data_choice="best" if best else "other", aria_pressed="false")[
        fragment[label, said and small[said]]
    ]
