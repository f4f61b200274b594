"""What a game asks before it begins, answered by pictures: cards, boxes to tick, steps, and a gallery of pieces."""

from __future__ import annotations

from markupsafe import Markup

from meeplehall.core.game import Game
from meeplehall.core.options import Option
from meeplehall.web.applying import allowed, usual
from meeplehall.web.draft import Draft
from meeplehall.web.drawing import icon, mark
from meeplehall.web.elements import Node, b, button, div, fieldset, input, label, legend, p, span
from meeplehall.web.pages.table_words import option_name, value_name
from meeplehall.web.scenes.foyer import Boxes, Cards, Foyer, Gallery, Question, Steps
from meeplehall.web.texts import Texts


def questions(draft: Draft, foyer: Foyer | None, t: Texts) -> Node:
    """All of them, in the game's order; none without a foyer."""
    return [_question(question, draft, t) for question in foyer.questions] if foyer is not None else None


def answered_by_pictures(foyer: Foyer | None) -> set[str]:
    """The options they settle."""
    found: set[str] = set()
    for question in foyer.questions if foyer is not None else ():
        found |= set(question.pictures) if isinstance(question, Boxes) else {question.option}
    return found


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
