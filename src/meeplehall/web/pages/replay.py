"""A finished game, move by move."""

from __future__ import annotations

from markupsafe import Markup

from meeplehall.table import SPECTATOR, Table
from meeplehall.web import scenes
from meeplehall.web.drawing import icon
from meeplehall.web.elements import (
    Node,
    a,
    button,
    div,
    footer,
    h1,
    input,
    label,
    main,
    option,
    p,
    script,
    select,
    span,
)
from meeplehall.web.embedding import embedded
from meeplehall.web.entrance.visit import Visit
from meeplehall.web.frames import ReplayFrame, bare_replay
from meeplehall.web.pages.layout import page
from meeplehall.web.pages.side import drawer, phone_tabs, reading_sheet
from meeplehall.web.pages.table import in_mood, kind_of, script_of, styles_of, where, words_of
from meeplehall.web.people import names_on
from meeplehall.web.scenes import Look
from meeplehall.web.texts import Texts


def replay_page(visit: Visit, table: Table, frame: ReplayFrame, look: Look, hints: Markup) -> str:
    """The page at one position; the script fetches the others."""
    t = visit.t
    scene = scenes.find(table.game.name)
    return page(
        in_mood(visit, table),
        t("replay-of", game=table.game.title),
        phone_tabs(scene, t),
        main(id="main", class_="desk", tabindex="0")[
            h1(class_="hidden-text")[t("replay-of", game=table.game.title)],
            scene.layout({name: Markup(html) for name, html in frame.regions.items()}, look),
            drawer(scene, frame.log.html, t),
        ],
        _controls(table, frame, look, t),
        reading_sheet(t),
        script(type="application/json", id="replay")[embedded(bare_replay(frame))],
        script(type="application/json", id="hints")[hints],
        script(type="application/json", id="words")[embedded(words_of(t, table.game.name))],
        kind=kind_of("table-page replay-page", table, scene),
        styles=styles_of(scene),
        scripts=("replay.js", *script_of(scene)),
        sprites=scene.sprites,
        defs=scene.defs(t),
        where=where(table, t, frame.regions["now"], frame.regions.get("top", "")),
        bare=True,
        rules=f"/rules/{table.game.name}",
    )


def _controls(table: Table, frame: ReplayFrame, look: Look, t: Texts) -> Node:
    def tool(do: str, sign: str, words: str, key: str) -> Node:
        return button(type="button", class_="btn", data_do=do, title=f"{words} ({key})", aria_label=words)[icon(sign)]

    return footer(class_="bar replay-bar", aria_label=t("replay"))[
        div(id="r-dice", class_="dice-box")[Markup(frame.regions.get("dice", ""))],
        div(class_="ask")[
            p(id="sentence", class_="sentence")[frame.sentence],
            div(class_="row")[
                tool("first", "first", t("replay-first"), "Home"),
                tool("back", "prev", t("replay-back"), "←"),
                button(
                    type="button",
                    class_="btn btn-main",
                    data_do="play",
                    aria_pressed="false",
                    aria_label=t("replay-play"),
                    title=t("replay-play"),
                )[icon("play", "icon when-still"), icon("pause", "icon when-playing")],
                tool("next", "next", t("replay-next"), "→"),
                tool("last", "last", t("replay-last-step"), "End"),
                label(for_="at", class_="hidden-text")[t("replay-at")],
                input(type="range", id="at", class_="slider", min="0", max=str(frame.last), value=str(frame.at)),
                span(id="at-text", class_="num small")[f"{frame.at}/{frame.last}"],
            ],
        ],
        div(class_="ends")[
            label(for_="seat", class_="small quiet")[t("seen-by")],
            select(id="seat", class_="field")[
                option(value=str(SPECTATOR), selected=look.viewer == SPECTATOR)[t("everybody")],
                (
                    option(value=str(n), selected=look.viewer == n)[name]
                    for n, name in enumerate(names_on(table.seats, t))
                ),
            ],
            a(
                class_="btn",
                href=f"/table/{table.id}/review",
                data_keep="watch",
                aria_label=t("review-game"),
                title=t("review-game"),
            )[icon("star")],
            a(class_="btn", href=f"/table/{table.id}", data_keep="watch", aria_label=t("to-table"))[
                icon("board"), span[t("to-table")]
            ],
            button(type="button", class_="btn", data_do="link", data_done=t("copied"))[t("copy-position")],
        ],
    ]
