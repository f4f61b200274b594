"""A new table: the game's options and who sits where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from htpy import (
    Node,
    a,
    button,
    details,
    div,
    fieldset,
    form,
    h1,
    input,
    label,
    legend,
    li,
    ol,
    option,
    p,
    select,
    span,
    summary,
)

from meeplehall.core.game import Game
from meeplehall.core.options import Option
from meeplehall.web import scenes
from meeplehall.web.drawing import mark
from meeplehall.web.entrance.visit import Visit
from meeplehall.web.pages.layout import page
from meeplehall.web.pages.levels import level_name, offered_bots
from meeplehall.web.scenes.wording import plain
from meeplehall.web.texts import Texts

LONGEST = "1000"
"""Letters of an option: a deck of one's own, written out, has some hundreds."""


def new_table(visit: Visit, game: Game, packs: Sequence[str], given: Mapping[str, str], error: str = "") -> str:
    """The form; after a mistake with what was given and what is wrong."""
    t = visit.t
    help_ = scenes.find(game.name).options_help(game, t)
    return page(
        visit,
        t("new-table"),
        form(method="post", action="/new", class_="panel sheet")[
            h1[t("new-table-of", game=game.title)],
            error and p(class_="error", role="alert")[error],
            input(type="hidden", name="game", value=game.name),
            fieldset[
                legend[t("who-plays")],
                ol(class_="seat-forms")[(_seat(n, game, given, t) for n in range(game.max_players))],
            ],
            fieldset[legend[t("options")], (_option(option_, game, help_, given, t) for option_ in game.options)],
            packs and _packs(packs, given, t),
            label(class_="check")[
                input(type="checkbox", name="listed", value="yes", checked=given.get("listed", "yes") == "yes"),
                span[t("listed")],
            ],
            details(open=bool(given.get("seed")))[
                summary[t("more")],
                div(class_="field-row")[
                    label(for_="seed")[t("seed")],
                    input(
                        id="seed",
                        name="seed",
                        class_="field",
                        inputmode="numeric",
                        maxlength="19",
                        value=given.get("seed", ""),
                    ),
                    p(class_="quiet small")[t("seed-help")],
                ],
            ],
            div(class_="row")[button(class_="btn btn-main")[t("open-table")], a(class_="btn", href="/")[t("cancel")]],
        ],
        styles=("hall.css",),
    )


def _packs(packs: Sequence[str], given: Mapping[str, str], t: Texts) -> Node:
    """Which content the table is played with, where the hall has more than its own."""
    chosen = given.get("pack", "")
    return div(class_="field-row")[
        label(for_="pack")[t("content")],
        select(id="pack", name="pack", class_="field", aria_describedby="pack-help")[
            option(value="", selected=not chosen)[t("content-built-in")],
            (option(value=name, selected=name == chosen)[name] for name in packs),
        ],
        p(id="pack-help", class_="quiet small")[t("content-help")],
    ]


def _seat(n: int, game: Game, given: Mapping[str, str], t: Texts) -> Node:
    kinds = [("me", t("seat-me")), ("here", t("seat-here")), ("open", t("seat-open"))]
    kinds += [(f"bot:{level}", t("seat-bot", level=level_name(level, t))) for level in offered_bots(game)]
    if n >= game.min_players:
        kinds.append(("none", t("seat-none")))
    # Who wants to play at once has the door's other button: this table waits for a friend.
    usual = "me" if n == 0 else "open" if n < max(2, game.min_players) else "none"
    chosen = given.get(f"seat-{n}", usual)
    return li(class_="row seat-form")[
        mark(n),
        label(for_=f"seat-{n}", class_="hidden-text")[t("seat-n", n=n + 1)],
        select(id=f"seat-{n}", name=f"seat-{n}", class_="field")[
            (option(value=value, selected=value == chosen)[text] for value, text in kinds)
        ],
        label(for_=f"name-{n}", class_="hidden-text")[t("name-of-seat", n=n + 1)],
        input(
            id=f"name-{n}",
            name=f"name-{n}",
            class_="field",
            maxlength="24",
            placeholder=t("name-optional"),
            value=given.get(f"name-{n}", ""),
        ),
    ]


def _value(item: Option, choice: str, game: Game, t: Texts) -> str:
    """What a value of an option is called, by the game itself or by the hall."""
    usual = t.or_else(f"option-{item.name}-{choice}", t.or_else(f"value-{choice}", choice))
    return t.or_else(f"{game.name}-option-{item.name}-{choice}", usual)


def _name(item: Option, game: Game, t: Texts) -> str:
    usual = t.or_else(f"option-{item.name}", plain(item.name))
    return t.or_else(f"{game.name}-option-{item.name}-name", usual)


def _option(item: Option, game: Game, help_: Mapping[str, str], given: Mapping[str, str], t: Texts) -> Node:
    name = f"option-{item.name}"
    value = given.get(name, item.default)
    box = (
        select(id=name, name=name, class_="field", aria_describedby=f"{name}-help")[
            (option(value=choice, selected=choice == value)[_value(item, choice, game, t)] for choice in item.choices)
        ]
        if item.choices
        else input(id=name, name=name, class_="field", value=value, maxlength=LONGEST, aria_describedby=f"{name}-help")
    )
    return div(class_="field-row")[
        label(for_=name)[_name(item, game, t)],
        box,
        p(id=f"{name}-help", class_="quiet small")[help_.get(item.name, item.help)],
    ]
