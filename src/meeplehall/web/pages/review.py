"""The review of a finished game: verdict and curve above, the boards between the turning points and the words."""

from __future__ import annotations

from markupsafe import Markup

from meeplehall.web.drawing import icon
from meeplehall.web.elements import (
    Node,
    a,
    button,
    dialog,
    div,
    footer,
    form,
    h2,
    input,
    kbd,
    label,
    main,
    option,
    p,
    script,
    section,
    select,
    span,
    strong,
)
from meeplehall.web.embedding import embedded
from meeplehall.web.entrance.visit import Visit
from meeplehall.web.frames.review import Known, MomentFrame, ReviewFrame
from meeplehall.web.levels import level_name, offered_bots
from meeplehall.web.pages.layout import page
from meeplehall.web.pages.side import reading_sheet
from meeplehall.web.pages.table import in_mood, kind_of, script_of, short_title, styles_of, words_of
from meeplehall.web.scenes import Look
from meeplehall.web.texts import Texts


def review_page(visit: Visit, known: Known, frame: ReviewFrame, moment: MomentFrame, look: Look, hints: Markup) -> str:
    """The page at one turn; the script fetches the others, and what is read meanwhile."""
    t, scene, table = visit.t, known.scene, known.table
    name = short_title(table, t)
    regions = {name: Markup(html) for name, html in moment.regions.items()}
    parts = {name: Markup(html) for name, html in frame.regions.items()}
    return page(
        in_mood(visit, table),
        t("review-of", game=name),
        main(id="main", class_="review")[
            section(class_="verdict panel", aria_label=t("review-account"))[
                div(id="r-verdict", class_="verdict-h", aria_live="polite")[parts["verdict"]],
                div(id="r-curve", class_="curve-box")[parts["curve"]],
            ],
            div(class_="side")[
                section(id="r-moment", class_="moment panel", aria_label=t("review-moment"), tabindex="0")[
                    regions["moment"]
                ],
                section(id="r-who", class_="who panel", aria_label=t("players"))[parts["who"]],
            ],
            section(class_="boards", aria_label=t("review-before-turn"))[
                _boards_head(t),
                div(class_="stage")[
                    div(class_="desk")[scene.layout(regions, look)],
                    div(class_="spots", aria_hidden="true"),
                ],
            ],
            section(id="r-points", class_="turns panel", aria_label=t("review-turning-points"))[parts["points"]],
        ],
        _bar(known, t),
        _play_on(visit, known, t),
        reading_sheet(t),
        div(id="hint", class_="hint float", hidden=True),
        script(type="application/json", id="review")[embedded(_bare(frame))],
        script(type="application/json", id="moment")[embedded(_bare_moment(moment))],
        script(type="application/json", id="hints")[hints],
        script(type="application/json", id="words")[embedded(words_of(t, table.game.name))],
        kind=kind_of("review-page", table, scene),
        styles=(*styles_of(scene), "review.css"),
        scripts=("review.js", *script_of(scene)),
        sprites=(*scene.sprites, "review"),
        defs=scene.defs(t),
        where=_where(known, t),
        bare=True,
        rules=f"/rules/{table.game.name}",
    )


def _bare(frame: ReviewFrame) -> ReviewFrame:
    """The page has the drawn parts already."""
    return ReviewFrame(
        frame.turns, frame.read, frame.state, {}, frame.texts, frame.errors, frame.own, frame.heights, frame.tips
    )


def _bare_moment(moment: MomentFrame) -> MomentFrame:
    return MomentFrame(moment.turn, {}, moment.better, moment.played, moment.at, moment.step)


def _where(known: Known, t: Texts) -> Node:
    return span(class_="where", data_table=known.table.id, data_game=known.table.game.name)[
        strong(class_="title")[short_title(known.table, t)],
        span(class_="quiet small")[t("review-table", id=known.table.id[:4])],
    ]


def _boards_head(t: Texts) -> Node:
    def show(kind: str, pressed: bool = False) -> Node:
        return button(type="button", data_show=kind, aria_pressed="true" if pressed else "false")[
            t(f"review-show-{kind}")
        ]

    return div(class_="boards-h")[
        h2[t("review-before-turn")],
        span(class_="swatch of-played")[span(class_="n")["1"], t("review-show-played")],
        span(class_="swatch of-better")[span(class_="n")["1"], t("review-show-better")],
        span(class_="seg", role="group", aria_label=t("review-show"))[
            show("played"), show("better"), show("both", True)
        ],
        a(class_="btn btn-quiet mini-btn", id="whole-table", href="replay", title=t("review-whole-table"))[
            icon("board"), span[t("review-whole-table")]
        ],
    ]


def _bar(known: Known, t: Texts) -> Node:
    def step(do: str, sign: str, words: str, key: str) -> Node:
        return button(type="button", class_="btn", data_do=do, title=f"{words} ({key})", aria_label=words)[
            icon(sign), kbd[key]
        ]

    return footer(class_="review-bar", aria_label=t("review-moment"))[
        div(class_="steps")[
            step("first-turn", "first", t("review-first"), "Home"),
            step("error-back", "prev-err", t("review-error-back"), "W"),
            step("back", "prev", t("review-back"), "←"),
            step("next", "next", t("review-next"), "→"),
            step("error-next", "next-err", t("review-error-next"), "E"),
            step("last-turn", "last", t("review-last"), "End"),
        ],
        p(class_="at-turn", aria_live="polite")[
            span(id="at-turn"), span(id="turn-of", class_="small quiet", data_words=t("review-turn-of", n="#", of="##"))
        ],
        div(class_="acts")[
            known.hidden
            and button(
                type="button",
                class_="btn",
                data_do="open-cards",
                aria_pressed="true" if known.open_cards else "false",
                aria_label=t("review-open-cards"),
                title=t("review-open-cards-more"),
            )[icon("eye"), span[t("review-open-cards")], kbd["O"]],
            button(type="button", class_="btn", data_do="print", title=t("review-print"), aria_label=t("review-print"))[
                icon("printer"), span[t("review-print")]
            ],
            button(type="button", class_="btn", data_do="share", data_done=t("copied"), aria_label=t("review-share"))[
                icon("share"), span[t("review-share")], kbd["S"]
            ],
            button(type="button", class_="btn btn-main", data_do="play-on")[
                icon("play"), span[t("review-play-on")], kbd["P"]
            ],
        ],
    ]


def _play_on(visit: Visit, known: Known, t: Texts) -> Node:
    several = known.table.setting.players > 1
    return dialog(id="d-play-on", class_="panel dialog", aria_labelledby="d-play-on-h")[
        h2(id="d-play-on-h")[t("review-play-on")],
        p[t("review-play-on-more")],
        form(method="post", action=f"/table/{known.table.id}/play-on", class_="stack")[
            input(type="hidden", name="turn", id="play-on-turn", value="0"),
            several
            and [
                label(class_="check")[
                    input(type="radio", name="others", value="bots", checked=True), span[t("review-play-on-bots")]
                ],
                label(class_="check")[input(type="radio", name="others", value="me"), span[t("review-play-on-alone")]],
                label(for_="play-on-level")[t("review-play-on-level")],
                select(id="play-on-level", name="level", class_="field")[
                    (
                        option(value=level, selected=level == visit.level)[level_name(level, t)]
                        for level in offered_bots(known.table.game)
                    )
                ],
            ],
            div(class_="row")[
                button(class_="btn btn-main")[t("review-begin")],
                button(type="button", class_="btn", data_do="close")[t("cancel")],
            ],
        ],
    ]
