"""A new table: chairs round an oak table, the game's questions as pictures, and the whole of it in words."""

from __future__ import annotations

from collections.abc import Sequence

from meeplehall.core.options import Option
from meeplehall.web import scenes
from meeplehall.web.applying import allowed
from meeplehall.web.draft import Draft
from meeplehall.web.drawing import icon
from meeplehall.web.elements import (
    Node,
    a,
    b,
    button,
    details,
    div,
    fieldset,
    form,
    h1,
    h2,
    input,
    label,
    legend,
    option,
    p,
    section,
    select,
    span,
    summary,
)
from meeplehall.web.entrance.visit import Visit
from meeplehall.web.offered_games import title_of
from meeplehall.web.pages import doors
from meeplehall.web.pages.chairs import chairs, picker
from meeplehall.web.pages.clock_cards import clock_cards
from meeplehall.web.pages.foyer import answered_by_pictures, questions
from meeplehall.web.pages.layout import page
from meeplehall.web.pages.round_table import round_table
from meeplehall.web.pages.table_words import agreed, clock_words, drafted, heading, option_name, value_name
from meeplehall.web.rated_draft import why_unrated
from meeplehall.web.scenes.foyer import Foyer
from meeplehall.web.texts import Texts

LONGEST = "1000"
"""Letters of an option: a deck of one's own, written out, has some hundreds."""


def new_table(visit: Visit, draft: Draft, packs: Sequence[str], error: str = "") -> str:
    """The form; after a mistake with what was given and what is wrong. Parts with `data-part` are drawn anew."""
    t, game = visit.t, draft.game
    foyer = scenes.foyer(game.name)
    alone = draft.players == 1
    return page(
        visit,
        t("new-table"),
        form(method="post", action="/new", class_="newt", id="new-table")[
            # The first button is the one that Enter presses.
            button(class_="hid", tabindex="-1", aria_hidden="true")[t("open-table")],
            input(type="hidden", name="game", value=game.name),
            div(class_="newt-top")[
                div(class_="newt-h")[
                    span(class_=f"tsign tsign-{game.name}", data_part="sign")[
                        icon(doors.sign(game.name, draft.options), "icon icon-xl")
                    ],
                    div[h1[t("new-table-of", game=title_of(game, t))], p(class_="quiet")[t("new-table-help")]],
                ],
                div(data_part="error")[error and p(class_="note note-warn", role="alert")[icon("warn"), span[error]]],
            ],
            section(class_="seatside", aria_labelledby="who-h")[
                h2(id="who-h")[t("who-plays")],
                div(class_="framed", data_part="chairs")[round_table(game.name, chairs(draft, visit), t)],
                div(data_part="pickers")[(picker(n, draft, visit) for n in range(draft.players))],
                p(class_="small quiet")[t("touch-a-chair")],
                div(data_part="listed")[
                    not alone and _switch("listed", "people", draft.listed, t),
                    not alone and _switch("hints", "bulb", draft.hints, t),
                    not alone and visit.accounts and _rated(draft, visit),
                ],
            ],
            div(class_="opts", data_part="questions")[
                questions(draft, foyer, t),
                draft.with_people and clock_cards(draft, t),
                _more(draft, foyer, packs, t),
            ],
            div(class_="said-bar")[
                div[
                    p(class_="said", data_part="said", aria_live="polite")[
                        b[heading(game, draft.players, t), ":"], " ", _said(draft, t)
                    ],
                    a(class_="btn", href="/")[t("cancel")],
                    button(class_="btn btn-main btn-big", data_part="open")[
                        t("begin") if all(chair.kind != "open" for chair in draft.chairs) else t("open-table")
                    ],
                ]
            ],
        ],
        kind="hall-page new-page",
        styles=("hall.css", "doors.css", "rooms.css"),
        scripts=("new.js",),
        sprites=("rooms", *(foyer.sprites if foyer is not None else ())),
        defs=foyer.defs(t) if foyer is not None else None,
        thrifty=True,
    )


def _said(draft: Draft, t: Texts) -> str:
    who = drafted(draft, t)
    # What happens at zero is said in the waiting room; a loss is said here too.
    said = 2 if draft.clock is not None and draft.clock.loss else 1
    timed = clock_words(draft.clock, t)[:said] if draft.with_people else []
    rated = [t("rated-agreed")] if draft.rated else []
    first = f"{who[:1].upper()}{who[1:]}." if who else ""
    return " ".join([first, *agreed(draft.game, draft.options, t), *timed, *rated])


def _switch(name: str, sign: str, on: bool, t: Texts) -> Node:
    return label(class_="switch panel")[
        icon(sign),
        span[b[t(name)], span(class_="small quiet")[t(f"{name}-help")]],
        input(type="checkbox", class_="hid", role="switch", name=name, value="yes", checked=on),
        span(class_="track"),
    ]


def _rated(draft: Draft, visit: Visit) -> Node:
    """A switch; where it cannot be rated, the reason."""
    t, why = visit.t, why_unrated(draft, visit.visitor.account is not None, visit.accounts)
    if not why:
        return _switch("rated", "scale", draft.rated, t)
    return div(class_="switch panel held-switch")[
        icon("scale"),
        span[b[t("unrated")], span(class_="small quiet")[t(why)[:1].upper(), t(why)[1:]]],
        why == "rated-signed-out" and a(class_="btn", href=f"/sign-in?to=/new?game={draft.game.name}")[t("sign-in")],
    ]


def _more(draft: Draft, foyer: Foyer | None, packs: Sequence[str], t: Texts) -> Node:
    """What few people change."""
    game = draft.game
    shown = answered_by_pictures(foyer)
    rest = [
        option_
        for option_ in game.options
        if option_.name not in shown
        and (foyer is None or option_.name not in foyer.only or foyer.only[option_.name](draft.options))
        and (not option_.choices or len(allowed(game.name, draft.players, option_.name, option_.choices)) > 1)
    ]
    help_ = scenes.find(game.name).options_help(game, t)
    seed = div(class_="labelled")[
        label(for_="seed")[t("seed")],
        input(
            id="seed",
            name="seed",
            class_="field",
            inputmode="numeric",
            maxlength="19",
            value=draft.seed,
            placeholder=t("seed-none"),
        ),
        p(class_="quiet small")[t("seed-help")],
    ]
    fields = [
        *(_plain(option_, draft, help_.get(option_.name, option_.help), t) for option_ in rest),
        packs and _packs(packs, draft, t),
        seed,
    ]
    return details(class_="more", open=foyer is None or bool(draft.seed))[summary[t("more")], div[fields]]


def _plain(option_: Option, draft: Draft, help_: str, t: Texts) -> Node:
    """An option without pictures."""
    game, name, value = draft.game, f"option-{option_.name}", draft.options[option_.name]
    if not option_.choices:
        return div(class_="labelled")[
            label(for_=name)[option_name(option_, game, t)],
            input(id=name, name=name, class_="field", value=value, maxlength=LONGEST, aria_describedby=f"{name}-help"),
            p(id=f"{name}-help", class_="quiet small")[help_],
        ]
    return fieldset(class_="labelled")[
        legend[option_name(option_, game, t)],
        div(class_="chips")[
            (
                label(class_="chip")[
                    input(type="radio", class_="hid", name=name, value=choice, checked=choice == value),
                    value_name(option_, choice, game, t),
                ]
                for choice in option_.choices
            )
        ],
        p(class_="quiet small")[help_],
    ]


def _packs(packs: Sequence[str], draft: Draft, t: Texts) -> Node:
    """Which content the table is played with, where the hall has more than its own."""
    return div(class_="labelled")[
        label(for_="pack")[t("content")],
        select(id="pack", name="pack", class_="field", aria_describedby="pack-help")[
            option(value="", selected=not draft.pack)[t("content-built-in")],
            (option(value=name, selected=name == draft.pack)[name] for name in packs),
        ],
        p(id="pack-help", class_="quiet small")[t("content-help")],
    ]
