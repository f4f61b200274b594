"""A new table: chairs round an oak table, the game's questions as pictures, and the whole of it in words."""

from __future__ import annotations

from collections.abc import Sequence

from htpy import (
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
from markupsafe import Markup

from meeplehall.core.game import Game
from meeplehall.core.options import Option
from meeplehall.web import scenes
from meeplehall.web.applying import allowed, usual
from meeplehall.web.draft import Draft
from meeplehall.web.drawing import icon, mark
from meeplehall.web.entrance.visit import Visit
from meeplehall.web.offered_games import title_of
from meeplehall.web.pages import doors
from meeplehall.web.pages.chairs import chairs, picker
from meeplehall.web.pages.clock_cards import clock_cards
from meeplehall.web.pages.layout import page
from meeplehall.web.pages.round_table import round_table
from meeplehall.web.pages.table_words import agreed, clock_words, drafted, heading, option_name, value_name
from meeplehall.web.rated_draft import why_unrated
from meeplehall.web.scenes.foyer import Boxes, Cards, Foyer, Gallery, Question, Steps
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
                _questions(draft, foyer, t),
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


def _questions(draft: Draft, foyer: Foyer | None, t: Texts) -> Node:
    return [_question(question, draft, t) for question in foyer.questions] if foyer is not None else None


def _question(question: Question, draft: Draft, t: Texts) -> Node:
    match question:
        case Cards():
            return _cards(question, draft, t)
        case Boxes():
            return _boxes(question, draft, t)
        case Steps():
            return _steps(question, draft, t)
        case Gallery():
            return _gallery(question, draft, t)


def _option(game: Game, name: str) -> Option:
    return next(option_ for option_ in game.options if option_.name == name)


def _asked(game: Game, name: str, t: Texts) -> Node:
    """The question, and what helps to answer it."""
    text = f"{game.name}-ask-{name}"
    return [legend[t.or_else(text, name)], t.has(f"{text}-help") and p(class_="quiet small")[t(f"{text}-help")]]


def _cards(question: Cards, draft: Draft, t: Texts) -> Node:
    game, option_ = draft.game, _option(draft.game, question.option)
    values = allowed(game.name, draft.players, option_.name, tuple(question.pictures))
    if len(values) < 2:
        return None
    return fieldset(class_="opt")[
        _asked(game, option_.name, t),
        div(class_="pcards")[
            (
                _card(
                    "radio",
                    f"option-{option_.name}",
                    value,
                    value_name(option_, value, game, t),
                    t.or_else(f"{game.name}-answer-{option_.name}-{value}-line", ""),
                    question.pictures[value](),
                    draft.options[option_.name] == value,
                    look=" flat" if question.flat else "",
                )
                for value in values
            )
        ],
    ]


def _card(
    kind: str,
    name: str,
    value: str,
    title: str,
    line: str,
    picture: str,
    checked: bool,
    look: str = "",
    held: bool = False,
) -> Node:
    return label(class_=f"pcard{look}" + (" held" if held else ""))[
        span(class_="pic")[Markup(picture)],
        span(class_="tx")[
            input(type=kind, class_="hid", name=name, value=value, checked=checked, disabled=held),
            b[title],
            span[line],
            span(class_="tick" + (" tick-box" if kind == "checkbox" else ""))[icon("lock" if held else "check")],
        ],
    ]


def _boxes(question: Boxes, draft: Draft, t: Texts) -> Node:
    game, players = draft.game, draft.players
    forced = dict(usual(game.name, players))
    shown = [
        name
        for name in question.pictures
        if name in forced or len(allowed(game.name, players, name, ("yes", "no"))) == 2
    ]
    left_out = [name for name in question.pictures if name not in shown]
    note = f"{game.name}-note-{players}"
    return fieldset(class_="opt")[
        _asked(game, question.name, t),
        t.has(note) and p(class_="note")[icon("people"), span[t(note)]],
        div(class_="pcards" + (" one" if len(shown) == 1 else ""))[
            (
                [
                    input(type="hidden", name=f"asked-{name}", value="yes"),
                    _card(
                        "checkbox",
                        f"option-{name}",
                        "yes",
                        option_name(_option(game, name), game, t),
                        t(f"{game.name}-answer-{name}-" + ("held" if name in forced else "line")),
                        question.pictures[name](),
                        draft.options[name] == "yes",
                        look=" wide" if len(shown) == 1 else "",
                        held=name in forced,
                    ),
                ]
                for name in shown
            )
        ],
        [
            input(type="hidden", name=f"option-{name}", value=draft.given[name])
            for name in left_out
            if name in draft.given
        ],
    ]


def _steps(question: Steps, draft: Draft, t: Texts) -> Node:
    game, option_ = draft.game, _option(draft.game, question.option)
    themes = question.themes(game)
    values = tuple(step.value for theme in themes for step in theme.steps)
    if not allowed(game.name, draft.players, option_.name, values):
        return None
    chosen, field = draft.options[option_.name], f"option-{option_.name}"

    def step(value: str, number: str, word: str) -> Node:
        return label(class_="stepb")[
            input(type="radio", class_="hid", name=field, value=value, checked=value == chosen),
            number,
            word and span[word],
        ]

    def row(name: str, picture: str, *steps: Node) -> Node:
        text = f"{game.name}-answer-{option_.name}-{name}"
        return div(class_="ob", role="group", aria_label=t(text))[
            Markup(picture),
            div[
                b[t(text)], div(class_="small quiet")[t(f"{text}-line")], div(class_=f"steps steps-{len(steps)}")[steps]
            ],
        ]

    words = ("step-fair", "step-hard", "step-heroic")
    return fieldset(class_="opt")[
        _asked(game, option_.name, t),
        div(class_="obs")[
            row("drawn", question.drawn, step(option_.default, t("draw-one"), "")),
            (
                row(
                    theme.name,
                    theme.picture,
                    *(step(s.value, str(s.number), t(word)) for s, word in zip(theme.steps, words)),
                )
                for theme in themes
            ),
        ],
    ]


def _gallery(question: Gallery, draft: Draft, t: Texts) -> Node:
    """For whom, and what; what is chosen stays in hidden fields, so that it works without a script."""
    game = draft.game
    kept = [input(type="hidden", name=f"pick-{n}", value=chair.pick) for n, chair in enumerate(draft.chairs)]
    if not question.applies(draft.options):
        return kept
    picking = min(draft.picking, draft.players - 1)
    mine = draft.chairs[picking].pick
    names = [_chair_name(draft, n, t) for n in range(draft.players)]
    name = f"{game.name}-piece-{question.option}"
    return fieldset(class_="opt")[
        _asked(game, question.option, t),
        kept,
        div(class_="chips", role="group", aria_label=t("for-whom"))[
            (
                label(class_="chip")[
                    input(type="radio", class_="hid", name="for", value=str(n), checked=n == picking),
                    mark(n),
                    names[n],
                    span(class_="quiet")[chair.pick or t("dealt-short")],
                ]
                for n, chair in enumerate(draft.chairs)
            )
        ],
        div(class_="gallery")[
            button(class_="ecard", name="look", value="pick-", aria_pressed=str(not mine).lower())[
                span(class_="dice")[icon("die-5", ""), icon("die-3", "")],
                b[t("dealt")],
                span(class_="tiny quiet")[t("dealt-line")],
            ],
            (
                _piece(
                    draft, question, piece.value, piece.picture, piece.line, t(name, n=piece.value), picking, names, t
                )
                for piece in question.pieces(game, draft.options, t)
            ),
        ],
    ]


def _piece(
    draft: Draft,
    question: Gallery,
    value: str,
    picture: Markup,
    line: str,
    title: str,
    picking: int,
    names: list[str],
    t: Texts,
) -> Node:
    owners = [n for n, chair in enumerate(draft.chairs) if chair.pick == value]
    taken = [n for n in owners if n != picking] if question.once(draft.game, draft.options, value) else []
    return button(
        class_="ecard",
        name="look",
        value=f"pick-{value}",
        disabled=bool(taken),
        aria_pressed=str(draft.chairs[picking].pick == value).lower(),
    )[
        picture,
        span(class_="holds")[(mark(n) for n in owners)],
        b[title],
        span(class_="tiny quiet")[t("has-it", name=names[taken[0]]) if taken else line],
    ]


def _chair_name(draft: Draft, n: int, t: Texts) -> str:
    chair = draft.chairs[n]
    if chair.kind == "me":
        return t("you")
    if chair.kind == "here":
        return chair.name or t("guest", n=n + 1)
    return draft.bot_names()[n] if chair.kind == "bot" else t("open-seat")


def _more(draft: Draft, foyer: Foyer | None, packs: Sequence[str], t: Texts) -> Node:
    """What few people change."""
    game = draft.game
    shown = _by_pictures(foyer)
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


def _by_pictures(foyer: Foyer | None) -> set[str]:
    found: set[str] = set()
    for question in foyer.questions if foyer is not None else ():
        found |= set(question.pictures) if isinstance(question, Boxes) else {question.option}
    return found


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
