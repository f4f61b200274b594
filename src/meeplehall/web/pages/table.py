"""The table page: a scene in the middle, the log at its side, the decision below."""

from __future__ import annotations

from dataclasses import replace

from markupsafe import Markup

from meeplehall.table import SPECTATOR, Status, Table
from meeplehall.web import assets, scenes
from meeplehall.web.drawing import icon
from meeplehall.web.elements import (
    Node,
    a,
    aside,
    b,
    button,
    dd,
    dialog,
    div,
    dl,
    dt,
    fragment,
    h1,
    h2,
    h3,
    input,
    kbd,
    label,
    li,
    main,
    ol,
    p,
    script,
    span,
    ul,
)
from meeplehall.web.embedding import embedded
from meeplehall.web.entrance.visit import Visit
from meeplehall.web.frames import Frame, bare, look_of
from meeplehall.web.offered_games import title_of
from meeplehall.web.pages.bar import bar
from meeplehall.web.pages.fairness import promise
from meeplehall.web.pages.layout import Sheet, page
from meeplehall.web.pages.settings import settings_dialog
from meeplehall.web.pages.side import chat_panel, drawer, phone_tabs, reading_sheet
from meeplehall.web.people import name_on
from meeplehall.web.texts import Texts, locales, texts

FOLDED = "(min-width: 761px) and (max-width: 1359px) and (min-height: 500px) and (orientation: landscape)"
"""Where the drawer folds to its tabs, unless the scene says otherwise."""
KEYS = ("1-2", "enter", "arrows", "shift", "u", "e", "l", "h", "r", "esc")


def table_page(
    visit: Visit,
    table: Table,
    frame: Frame,
    held: list[int],
    focus: int,
    hints: Markup,
    watch: str,
    watch_token: str,
) -> str:
    """The page of a running or finished game. `watch` is the token the visitor came with."""
    t = visit.t
    scene = scenes.find(table.game.name)
    look = look_of(table, frame.viewer, focus, t)
    name = short_title(table, t)
    title = t("title-your-turn", game=name) if frame.mine else name
    return page(
        in_mood(visit, table),
        title,
        phone_tabs(scene, t, chat=True),
        main(id="main", class_="desk", tabindex="0")[
            h1(class_="hidden-text")[name],
            scene.layout({name: Markup(html) for name, html in frame.regions.items()}, look),
            drawer(scene, frame.log.html, t, chat_panel(frame.chat.html, frame.viewer >= 0, t)),
            div(id="callout", class_="callout", role="tooltip", hidden=True),
            ol(id="told", class_="told log panel", aria_live="polite", hidden=True),
        ],
        bar(frame, t, at_a_table=True, clock=table.setting.clock),
        _dialogs(table, frame, held, t, watch_token),
        table.setting.guide and frame.viewer >= 0 and _guide(t),
        div(id="advice", class_="advice panel", role="status", hidden=True),
        div(id="curtain", class_="curtain", hidden=True),
        p(id="say-aloud", class_="hidden-text", aria_live="polite"),
        script(type="application/json", id="frame")[embedded(bare(frame))],
        script(type="application/json", id="hints")[hints],
        script(type="application/json", id="words")[embedded(words_of(t, table.game.name))],
        kind=kind_of("table-page", table, scene),
        styles=(*styles_of(scene), "clock.css") if table.setting.clock is not None else styles_of(scene),
        scripts=("table.js", *script_of(scene)),
        sprites=scene.sprites,
        defs=scene.defs(t),
        where=where(table, t, frame.regions["now"], frame.regions.get("top", "")),
        tools=_tools(table, frame, watch, t),
        bare=True,
        rules=f"/rules/{table.game.name}#{frame.rule}",
    )


def styles_of(scene: scenes.Scene) -> tuple[Sheet, ...]:
    """The sheets of a table page. A scene's sheet may have another for smaller screens, `<name>-screens.css`."""
    smaller = f"{look_name(scene)}-screens.css"
    folded = scene.log_folds if isinstance(scene, scenes.FoldsLog) else FOLDED
    own = (smaller,) if assets.has(smaller) else ()
    return ("table.css", "advice.css", "ending.css", scene.style, "screens.css", ("folded.css", folded), *own)


def script_of(scene: scenes.Scene) -> tuple[str, ...]:
    """A scene may have a script beside its sheet, `<name>.js`, for what only its drawings do."""
    own = f"{look_name(scene)}.js"
    return (own,) if assets.has(own) else ()


def kind_of(page: str, table: Table, scene: scenes.Scene) -> str:
    """The classes that style sheets go by: which page, which game and look, how many play. What is known here is not
    looked for in the page again with every change (`:has()`)."""
    return f"{page} {table.game.name} {look_name(scene)} players-{table.setting.players}"


def look_name(scene: scenes.Scene) -> str:
    """What the style sheet calls its pages."""
    return scene.style.removesuffix(".css")


def in_mood(visit: Visit, table: Table) -> Visit:
    """With the theme the game asks for, unless the visitor has chosen one."""
    scene = scenes.find(table.game.name)
    if visit.theme or not isinstance(scene, scenes.Moody):
        return visit
    return replace(visit, theme=scene.mood(table.setting.options))


def where(table: Table, t: Texts, now: str = "", top: str = "") -> Node:
    """The game and the table, in the top bar; on a phone how it stands. A scene's region `top` stands there too."""
    return span(class_="where", data_table=table.id, data_game=table.game.name)[
        b(class_="title")[short_title(table, t)],
        span(class_="quiet small")[
            t("played-on-from", id=table.setting.played_on[:4], n=table.setting.played_after)
            if table.setting.played_on
            else t("table-of", id=table.id[:4], n=table.setting.players)
        ],
        span(id="r-now", class_="now-chip")[Markup(now)],
        top and span(id="r-top", class_="where-top")[Markup(top)],
    ]


def short_title(table: Table, t: Texts) -> str:
    """What the game is called among friends."""
    return title_of(table.game, t)


def _tools(table: Table, frame: Frame, watch: str, t: Texts) -> Node:
    chance = f"/table/{table.id}/chance" + (f"?watch={watch}" if watch else "")
    fair = t.of(table.game.name, "chance")
    return fragment[
        button(type="button", class_="btn btn-quiet mini-btn", data_do="replay-last", title=t("replay-last"))[
            icon("eye"), span[t("replay-last")], span(class_="unread since-n", hidden=True), kbd["R"]
        ],
        frame.viewer >= 0
        and button(type="button", class_="btn btn-quiet mini-btn", data_open="menu", title=t("table-menu"))[
            icon("board"), span[t("table-menu")]
        ],
        frame.viewer < 0 and a(class_="btn btn-quiet mini-btn", href=chance, title=fair)[icon("die-5"), span[fair]],
    ]


def _guide(t: Texts) -> Node:
    """The note of a guided game; the script fills it and puts it beside what it speaks of."""
    return aside(id="guide", class_="guide panel", aria_label=t("learn"), hidden=True)[
        div(aria_live="polite")[p(id="guide-text")],
        div(class_="row guide-end")[
            span(id="guide-count", class_="quiet small num"),
            button(type="button", class_="btn btn-quiet", id="guide-leave")[t("guide-leave")],
            button(type="button", class_="btn", id="guide-back")[t("guide-back")],
            button(type="button", class_="btn btn-main", id="guide-next")[t("guide-next")],
            button(type="button", class_="btn", id="guide-close")[t("guide-close")],
        ],
    ]


def _dialogs(table: Table, frame: Frame, held: list[int], t: Texts, watch_token: str) -> Node:
    return fragment[
        dialog(id="d-all", class_="panel dialog", aria_labelledby="d-all-h")[
            h2(id="d-all-h")[t("all-choices")], ol(id="all-list", class_="all-list"), _close(t)
        ],
        dialog(id="d-zoom", class_="panel dialog zoom-dialog", aria_label=t("closer"))[
            div(id="zoom-body"), _close(t, autofocus=True)
        ],
        dialog(id="d-points", class_="panel dialog wide", aria_label=t.of(table.game.name, "points-by-source"))[
            div(id="points-body"), _close(t)
        ],
        dialog(id="d-ending", class_="panel dialog wide", aria_labelledby="d-ending-h")[div(id="ending-body")],
        frame.viewer >= 0 and _menu(table, frame, held, t, watch_token),
        frame.viewer >= 0 and table.status is Status.RUNNING and _resigning(table, frame.viewer, t),
        dialog(id="d-since", class_="panel dialog", aria_labelledby="d-since-h")[
            h2(id="d-since-h")[t("since")],
            p(id="since-none", class_="quiet")[t("since-nothing")],
            ol(id="since-list", class_="log since"),
            p(class_="dialog-end")[
                button(type="button", class_="btn btn-main", data_do="show-since")[icon("eye"), t("since-show")],
                button(type="button", class_="btn", data_do="close")[t("close")],
            ],
        ],
        reading_sheet(t),
        settings_dialog(t),
        frame.viewer == SPECTATOR and not held and div(id="spectator", hidden=True),
    ]


def _resigning(table: Table, viewer: int, t: Texts) -> Node:
    """Says what happens before it does: with others at the table a bot plays on, alone the table closes."""
    others = any(seat.person and seat.player != table.seats[viewer].player for seat in table.seats)
    return dialog(id="d-resign", class_="panel dialog", aria_labelledby="d-resign-h")[
        h2(id="d-resign-h")[t("resign-question")],
        p[t("resign-others" if others else "resign-alone")],
        p(class_="dialog-end row")[
            button(type="button", class_="btn", data_do="close")[t("resign-stay")],
            button(type="button", class_="btn btn-main push", data_do="resign-now")[t("resign")],
        ],
    ]


def _close(t: Texts, autofocus: bool = False) -> Node:
    return p(class_="dialog-end")[button(type="button", class_="btn", data_do="close", autofocus=autofocus)[t("close")]]


def _menu(table: Table, frame: Frame, held: list[int], t: Texts, watch_token: str) -> Node:
    own = look_name(scenes.find(table.game.name))
    return dialog(id="d-menu", class_="panel dialog", aria_labelledby="d-menu-h")[
        h2(id="d-menu-h")[t("table-menu")],
        ul(class_="menu")[
            li[
                label(class_="check")[input(type="checkbox", id="confirm"), span[t("confirm-end")]],
                label(class_="check")[input(type="checkbox", id="notify"), span[t("notify-me")]],
                table.may_be_hinted() and label(class_="check")[input(type="checkbox", id="warn"), span[t("warn-me")]],
            ],
            li[
                h3[t("watch-link")],
                copy_field("watch", f"/table/{table.id}?watch={watch_token}", t),
                p(class_="quiet small")[t("watch-link-help")],
            ],
            [
                li[
                    h3[t("move-seat", name=name_on(table.seats, seat, t))],
                    p(class_="quiet small")[t("move-seat-help")],
                    button(type="button", class_="btn", data_do="move-seat", data_seat=str(seat))[t("make-link")],
                ]
                for seat in held
            ],
            li(class_="row")[
                button(type="button", class_="btn", data_do="hint", hidden=True)[icon("bulb"), t("hint-menu")],
                button(type="button", class_="btn", data_do="replay-last")[icon("eye"), t("replay-last")],
                button(type="button", class_="btn", data_open="settings")[t("settings")],
                a(class_="btn", href=f"/rules/{table.game.name}", target="_blank")[icon("rules"), t("rules")],
                a(class_="btn", href=f"/table/{table.id}/people")[icon("meeple"), t("who-sits")],
                a(class_="btn", href="/")[icon("arrow"), t("to-hall")],
                bool(table.setting.tournament)
                and a(class_="btn", href=f"/tournament/{table.setting.tournament}")[icon("crown"), t("tour-standings")],
            ],
            li(class_="row")[
                button(type="button", class_="btn", data_do="theme")[
                    icon("moon", "icon when-day"), icon("sun", "icon when-night"), t("theme")
                ],
                [
                    button(type="button", class_="btn", data_do="language", data_language=code, lang=code)[
                        texts(code)("language-name")
                    ]
                    for code in locales()
                    if code != t.locale
                ],
            ],
            li[
                h3[t.of(table.game.name, "chance")],
                promise(table, t),
                a(class_="btn", href=f"/table/{table.id}/chance")[t("chance-more")],
            ],
            table.status is Status.RUNNING
            and li(class_="row")[
                button(type="button", class_="btn", data_do="resign")[t("resign")],
                button(type="button", class_="btn", data_do="replace", hidden=True)[t("replace-away")],
            ],
            li(class_="by-keys")[
                h3[t("keys")],
                dl(class_="keys")[
                    ((dt[kbd[t.of(own, f"key-{key}")]], dd[t.of(own, f"key-{key}-does")]) for key in KEYS)
                ],
            ],
        ],
        _close(t),
    ]


def copy_field(name: str, path: str, t: Texts) -> Node:
    """A link to copy; the page completes it with its own address."""
    return div(class_="row copy")[
        label(for_=f"link-{name}", class_="hidden-text")[t("link")],
        input(id=f"link-{name}", class_="field", readonly=True, value=path, data_link=path),
        button(type="button", class_="btn", data_copy=f"link-{name}", data_done=t("copied"))[t("copy")],
    ]


WORDS = (
    "your-turn",
    "ends-your-turn",
    "shows-something",
    "and-end-turn",
    "end-turn",
    "back",
    "undo",
    "reconnecting",
    "connected",
    "server-gone",
    "pass-to",
    "show-me",
    "pass-to-help",
    "lit-here",
    "rule-link",
    "choose-this",
    "more-ways",
    "presence-away",
    "stands-in",
    "take-seat-back",
    "order",
    "order-round",
    "order-game",
    "order-help",
    "order-stands-round",
    "order-stands-game",
    "order-stop",
    "order-back",
    "result",
    "rematch-there",
    "go-there",
    "review",
    "copied",
    "hint-where",
    "hint-where-says",
    "hint-show",
    "hint-do",
    "warn-title",
    "warn-better",
    "warn-back",
    "warn-anyway",
    "close",
    "clock",
    "clock-of",
    "clock-minute",
    "clock-seconds",
    "unit-day",
    "unit-hour",
    "unit-minute",
)


def words_of(t: Texts, game: str) -> dict[str, str]:
    """The words the scripts say themselves."""
    return {name: t.of(game, f"js-{name}") for name in WORDS}
