"""What stands beside the boards: log and chat in a drawer, and the sections of a phone as tabs."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from meeplehall.web import scenes
from meeplehall.web.drawing import icon
from meeplehall.web.elements import (
    Node,
    aside,
    button,
    details,
    dialog,
    div,
    form,
    input,
    label,
    nav,
    ol,
    span,
    summary,
)
from meeplehall.web.texts import Texts


def phone_tabs(scene: scenes.Scene, t: Texts, chat: bool = False) -> Node:
    """The sections of a table on a phone; log and chat are two of them."""
    tabs = [*scene.tabs(t), ("log", "log", t("tab-log"))]
    if chat:
        tabs.append(("chat", "chat", t("chat")))
    return nav(class_="phone-tabs tabs", aria_label=t("sections"))[
        (
            button(type="button", class_="tab", data_show=name, aria_pressed="false")[
                icon(sign),
                span[text],
                _unread(t) if name == "chat" else span(class_="dot", hidden=True),
                chat and name == "log" and span(class_="unread since-n", hidden=True),
            ]
            for name, sign, text in tabs
        )
    ]


def _unread(t: Texts) -> Node:
    """How many messages nobody has looked at; the script counts."""
    return span(class_="unread", hidden=True, data_words=t("unread"))


def drawer(scene: scenes.Scene, log: Sequence[str], t: Texts, chat: Node = None) -> Node:
    """Log and chat. Where there is little room it folds to its tabs, unless the scene keeps room for it."""
    stays = isinstance(scene, scenes.KeepsLog) and scene.log_stays
    return aside(class_="drawer panel" + ("" if stays else " folds"), data_tab="log", aria_label=t("log-and-chat"))[
        div(class_="tabs", role="tablist", aria_label=t("log-and-chat"))[
            _tab("log", t("log"), True), chat and _tab("chat", t("chat"), False, _unread(t))
        ],
        button(type="button", class_="drawer-shut", data_shut=True, aria_label=t("close"))["✕"],
        div(class_="drawer-body log-body", id="p-log", role="tabpanel", aria_labelledby="tab-log")[
            chat and _since_card(t),
            div(class_="log-scroll", tabindex="0")[ol(id="log", class_="log")[Markup("".join(log))]],
        ],
        chat
        and div(class_="drawer-body chat-body", id="p-chat", role="tabpanel", aria_labelledby="tab-chat", hidden=True)[
            chat
        ],
        div(id="hint", class_="hint", hidden=True),
    ]


def _since_card(t: Texts) -> Node:
    """What happened since one's last turn, at the head of the log; the script fills it."""
    return details(id="since-card", class_="since-card", hidden=True)[
        summary[t("since"), span(class_="unread since-n", hidden=True)],
        ol(id="since-lines", class_="log since", tabindex="0"),
        button(type="button", class_="btn", data_do="show-since")[icon("eye"), t("since-show")],
    ]


def _tab(name: str, words: str, selected: bool, more: Node = None) -> Node:
    return button(
        class_="tab",
        role="tab",
        type="button",
        id=f"tab-{name}",
        aria_controls=f"p-{name}",
        aria_selected="true" if selected else "false",
    )[icon(name), words, more]


def chat_panel(lines: Sequence[str], may_talk: bool, t: Texts) -> Node:
    """What was said, and a line to say something."""
    return [
        ol(id="chat", class_="log chat")[Markup("".join(lines))],
        may_talk
        and form(id="chat-form", class_="chat-form")[
            label(for_="chat-text", class_="hidden-text")[t("chat-say")],
            input(id="chat-text", class_="field", maxlength="500", autocomplete="off", placeholder=t("chat-say")),
            button(class_="btn")[t("send")],
        ],
    ]


def reading_sheet(t: Texts) -> Node:
    """Where a finger reads: the script fills it and adds the button that chooses."""
    return dialog(id="d-read", class_="sheet", aria_label=t("explained"))[
        div(id="read-body", class_="sheet-body"),
        div(id="read-acts", class_="row sheet-acts")[button(type="button", class_="btn", data_do="close")[t("close")],],
    ]
