"""The chairs of a new table, and the card that opens when one is touched: who sits here?"""

from __future__ import annotations

from meeplehall import bots
from meeplehall.web.draft import Chair, Draft
from meeplehall.web.drawing import icon, mark
from meeplehall.web.elements import Node, b, button, div, h2, input, label, p, span
from meeplehall.web.entrance.visit import Visit
from meeplehall.web.levels import level_name
from meeplehall.web.pages import faces
from meeplehall.web.pages.levels import level_picker
from meeplehall.web.texts import Texts


def chairs(draft: Draft, visit: Visit) -> list[Node]:
    """One for every seat, and a free place to add one."""
    t = visit.t
    out: list[Node] = [
        _chair(n, chair, name, visit)
        for n, (chair, name) in enumerate(zip(draft.chairs, draft.bot_names(), strict=True))
    ]
    if draft.players < draft.game.max_players:
        out.append(
            button(class_="chair chair-add", name="look", value="add")[
                span(class_="bust bust-free")[icon("plus", "plus")],
                span(class_="chair-name")[t("add-seat")],
                span(class_="chair-kind")[
                    t("or-alone") if draft.players == 1 else t("up-to", n=draft.game.max_players)
                ],
            ]
        )
    return out


def _chair(n: int, chair: Chair, bot_name: str, visit: Visit) -> Node:
    t = visit.t
    face, name, kind = faces.person(n), visit.visitor.name or t("you"), t("said-you")
    if chair.kind == "here":
        name, kind = chair.name or t("guest", n=n + 1), t("at-this-screen")
    elif chair.kind == "open":
        face, name, kind = faces.nobody(n), t("open-seat"), t("who-will-it-be")
    elif chair.kind.startswith("bot"):
        face, name, kind = faces.bot(chair.level, n), bot_name, t("bot-of-level", level=level_name(chair.level, t))
    elif not visit.visitor.name:
        kind = t("no-name-yet")
    return button(
        type="button",
        class_="chair",
        popovertarget=f"seat-{n}",
        aria_label=t("change-seat", n=n + 1, name=name, kind=kind),
    )[
        face,
        span(class_="chair-name")[span[name], icon("pen", "icon chair-pen")],
        span(class_="chair-kind")[faces.rungs(chair.level) if chair.kind == "bot" else None, kind],
    ]


def picker(n: int, draft: Draft, visit: Visit) -> Node:
    """Who sits on this seat; works without a script."""
    t, chair = visit.t, draft.chairs[n]
    kind = "bot" if chair.kind.startswith("bot") else chair.kind

    def pick(value: str, sign: Node, line: str, *below: Node) -> Node:
        return div(class_="pick")[
            label(class_="pick-head")[
                input(type="radio", class_="hid", name=f"seat-{n}", value=value, checked=value == kind),
                sign,
                span[b[t(f"seat-{value}")], span(class_="quiet small")[line]],
                span(class_="tick")[icon("check")],
            ],
            below,
        ]

    return div(popover=True, id=f"seat-{n}", class_="pick-card", role="dialog", aria_label=t("who-sits-on", n=n + 1))[
        h2[mark(n), t("who-sits-here")],
        div(class_="picks")[
            pick("me", faces.person(n), t("seat-me-line")),
            pick("here", icon("screen", "icon pick-sign"), t("seat-here-line"), _name_field(n, chair, t)),
            pick("open", icon("link", "icon pick-sign"), t("seat-open-line")),
            pick(
                "bot",
                icon("bot", "icon pick-sign"),
                t("seat-bot-line"),
                div(class_="pick-more")[
                    level_picker(f"level-{n}", chair.level, t("how-well"), t), _others(n, draft, t)
                ],
            ),
        ],
        div(class_="row pick-end")[
            button(type="button", class_="btn btn-main", popovertarget=f"seat-{n}", popovertargetaction="hide")[
                t("done-button")
            ],
            draft.players > draft.game.min_players
            and button(class_="btn btn-quiet", name="look", value=f"drop-{n}")[icon("bin"), t("drop-seat")],
        ],
    ]


def _name_field(n: int, chair: Chair, t: Texts) -> Node:
    return p(class_="pick-more")[
        label(for_=f"name-{n}", class_="hidden-text")[t("name-of-seat", n=n + 1)],
        input(
            id=f"name-{n}",
            name=f"name-{n}",
            class_="field",
            maxlength="24",
            placeholder=t("name-optional"),
            value=chair.name,
            autocomplete="off",
        ),
    ]


def _others(n: int, draft: Draft, t: Texts) -> Node:
    """Bots that are on no rung: one that plays anything, those that the game brings, and nets of the hall."""
    return div(class_="chips")[
        (
            label(class_="chip")[
                input(
                    type="radio",
                    class_="hid",
                    name=f"level-{n}",
                    value=name,
                    checked=draft.chairs[n].level == name,
                ),
                level_name(name, t),
            ]
            for name in draft.bots()
            if name not in bots.LEVELS
        )
    ]
