"""A puzzle: the table as it stands, the question beside it, and what a turn comes to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import msgspec
from markupsafe import Markup

from meeplehall.core.game import Game
from meeplehall.study.puzzles import Answer, Line, Puzzle
from meeplehall.study.puzzles import puzzle as puzzle_of
from meeplehall.table import Acted, Table
from meeplehall.web import scenes
from meeplehall.web.drawing import icon
from meeplehall.web.elements import (
    Node,
    a,
    b,
    button,
    dd,
    dialog,
    div,
    dl,
    dt,
    h1,
    h2,
    h3,
    kbd,
    li,
    main,
    nav,
    ol,
    p,
    script,
    section,
    small,
    span,
    ul,
)
from meeplehall.web.elements import aside as aside_
from meeplehall.web.embedding import embedded
from meeplehall.web.entrance.visit import Visit
from meeplehall.web.frames import Frame, Frames, bare, leads_of, look_of
from meeplehall.web.frames.review.figures import figure
from meeplehall.web.guides.puzzles import table_of
from meeplehall.web.markup import render
from meeplehall.web.offered_games import title_of
from meeplehall.web.pages.bar import bar
from meeplehall.web.pages.hints import hints
from meeplehall.web.pages.layout import page
from meeplehall.web.pages.side import reading_sheet
from meeplehall.web.pages.table import kind_of, script_of, styles_of, words_of
from meeplehall.web.scenes import Look, Pick
from meeplehall.web.stories import deed_of
from meeplehall.web.texts import Texts, texts

MOST_KEPT = 64
HARDEST = 5


@dataclass(frozen=True)
class Drawn:
    """A position of a puzzle as the page shows it."""

    table: Table
    frame: Frame
    look: Look


class Step(msgspec.Struct):
    """One choice of the solution: its decisions, its words, and the places it is made of."""

    actions: list[int]
    label: str
    note: str
    places: list[str]


class Reply(msgspec.Struct):
    """What a page is told after a try."""

    frame: Frame
    state: str
    """open, wrong, right, shown or hint."""
    panel: str = ""
    steps: list[Step] = []
    """The solution, once it is no secret any more."""


def drawn(game: Game, puzzle: Puzzle, steps: Sequence[int], t: Texts, ended: bool = False) -> Drawn:
    """The position after these decisions; with the last of them made visible, and nothing to decide if it is over."""
    found = table_of(game, puzzle, steps, t)
    frame = Frames().drawn(found, puzzle.seat, [puzzle.seat], t).frame
    frame = msgspec.structs.replace(frame, undo=bool(steps), ending="", hand_over=None, since=[], away=[])
    if ended:
        frame = msgspec.structs.replace(frame, decision=None, mine=False, sentence=t("puzzle-turn-over"))
    return Drawn(found, frame, look_of(found, puzzle.seat, puzzle.seat, t))


@lru_cache(MOST_KEPT)
def first_drawn(game: Game, number: int, locale: str) -> Drawn:
    """The position of the puzzle of that number itself."""
    return drawn(game, puzzle_of(game, number), [], texts(locale))


def moved(game: Game, found: Drawn, viewer: int) -> Frame:
    """The frame with the pieces of the last decision on their way."""
    acted = [entry for entry in found.table.log[-2:] if isinstance(entry, Acted)]
    scene = scenes.find(game.name)
    deeds = [deed_of(entry, viewer, game) for entry in acted[-1:]]
    return msgspec.structs.replace(found.frame, moves=scene.moves(deeds, found.table.view(viewer)))


def told(game: Game, puzzle: Puzzle, line: Line, t: Texts) -> list[Step]:
    """A turn, choice by choice, in the words of the table's own buttons."""
    actions = [game.parse(step) for step in line.steps]
    pairs = leads_of(scenes.find(game.name)) is not None
    out: list[Step] = []
    at = 0
    while at < len(actions):
        decision = drawn(game, puzzle, actions[:at], t).frame.decision
        offered = {(pick.lead, pick.action): pick for pick in decision.picks} if decision else {}
        pair = offered.get((actions[at], actions[at + 1])) if pairs and at + 1 < len(actions) else None
        taken = actions[at : at + 2] if pair is not None else actions[at : at + 1]
        out.append(_step(taken, pair or offered.get((-1, actions[at])), game))
        at += len(taken)
    return out


def _step(actions: list[int], pick: Pick | None, game: Game) -> Step:
    if pick is None:
        return Step(actions, "; ".join(map(game.notation, actions)), "", [])
    return Step(actions, pick.label[:1].upper() + pick.label[1:], pick.note, pick.places)


def puzzle_page(visit: Visit, game: Game, puzzle: Puzzle, following: str, daily: str) -> str:
    """The page of one puzzle; `following` is the address of the next, `daily` the date if it is that day's."""
    t, scene = visit.t, scenes.find(game.name)
    found = first_drawn(game, puzzle.number, t.locale)
    name = title_of(game, t)
    heading = t("puzzle-number", n=puzzle.number)
    return page(
        visit,
        f"{name}, {heading}",
        _tabs(scene, t),
        main(id="main", class_="desk", tabindex="0")[
            h1(class_="hidden-text")[f"{name}, {heading}"],
            scene.layout({name: Markup(html) for name, html in found.frame.regions.items()}, found.look),
            _drawer(scene, _question(game, puzzle, found, following, daily, t), t),
            div(id="callout", class_="callout", role="tooltip", hidden=True),
        ],
        bar(found.frame, t, at_a_table=False),
        dialog(id="d-all", class_="panel dialog", aria_labelledby="d-all-h")[
            h2(id="d-all-h")[t("all-choices")],
            ol(id="all-list", class_="all-list"),
            p(class_="dialog-end")[button(type="button", class_="btn", data_do="close")[t("close")]],
        ],
        reading_sheet(t),
        script(type="application/json", id="frame")[embedded(bare(found.frame))],
        script(type="application/json", id="hints")[hints(found.table, t.locale)],
        script(type="application/json", id="words")[embedded(words_of(t, game.name))],
        kind=kind_of("table-page puzzle-page", found.table, scene),
        styles=(*styles_of(scene), "puzzles.css"),
        scripts=("puzzles.js", *script_of(scene)),
        sprites=(*scene.sprites, "rooms"),
        defs=scene.defs(t),
        where=span(class_="where", data_game=game.name, data_puzzle=f"{game.name}/{puzzle.number}", data_day=daily)[
            b(class_="title")[heading],
            span(class_="quiet small")[f"{name}: {t(f'puzzle-kind-{puzzle.kind}')}"],
            span(id="r-now", class_="now-chip")[Markup(found.frame.regions["now"])],
            "top" in found.frame.regions and span(id="r-top", class_="where-top")[Markup(found.frame.regions["top"])],
        ],
        tools=a(class_="btn btn-quiet mini-btn", href=f"/puzzles?game={game.name}", title=t("puzzles"))[
            icon("bulb"), span[t("puzzles")]
        ],
        bare=True,
        rules=f"/rules/{game.name}#{found.frame.rule}",
    )


def _tabs(scene: scenes.Scene, t: Texts) -> Node:
    return nav(class_="phone-tabs tabs", aria_label=t("sections"))[
        (
            button(type="button", class_="tab", data_show=name, aria_pressed="false")[
                icon(sign), span[text], span(class_="dot", hidden=True)
            ]
            for name, sign, text in [*scene.tabs(t), ("log", "bulb", t("puzzle"))]
        )
    ]


def _drawer(scene: scenes.Scene, content: Node, t: Texts) -> Node:
    stays = isinstance(scene, scenes.KeepsLog) and scene.log_stays
    return aside_(class_="drawer panel" + ("" if stays else " folds"), data_tab="log", aria_label=t("puzzle"))[
        div(class_="tabs", role="tablist", aria_label=t("puzzle"))[
            button(class_="tab", role="tab", type="button", id="tab-log", aria_controls="p-log", aria_selected="true")[
                icon("bulb"), t("puzzle")
            ]
        ],
        button(type="button", class_="drawer-shut", data_shut=True, aria_label=t("close"))["✕"],
        div(class_="drawer-body puzzle-body", id="p-log", role="tabpanel", aria_labelledby="tab-log", tabindex="0")[
            content
        ],
        div(id="hint", class_="hint", hidden=True),
    ]


def _question(game: Game, puzzle: Puzzle, found: Drawn, following: str, daily: str, t: Texts) -> Node:
    standing = scenes.find(game.name).standing(found.table.view(puzzle.seat), t)
    return [
        section(class_="puzzle-ask", aria_labelledby="puzzle-h")[
            daily and p[span(class_="badge badge-gold")[icon("sun"), t("puzzle-of-the-day")]],
            p(class_="caps")[t(f"puzzle-kind-{puzzle.kind}"), " ", difficulty(puzzle.hard, t)],
            h2(id="puzzle-h")[t(f"puzzle-title-{puzzle.kind}")],
            p(class_="task")[t.of(game.name, f"puzzle-task-{puzzle.kind}")],
        ],
        div(id="answer", class_="puzzle-answer", role="status"),
        div(class_="puzzle-acts")[
            button(type="button", class_="btn btn-main", data_do="to-board")[icon("board"), t("puzzle-to-board")],
            button(type="button", class_="btn", data_do="hint-me")[icon("bulb"), t("puzzle-hint")],
            button(type="button", class_="btn", data_do="show")[icon("eye"), t("puzzle-show")],
            a(class_="btn", id="following", href=following)[icon("arrow"), t("puzzle-next"), kbd["N"]],
        ],
        dl(class_="puzzle-facts")[
            dt[t("puzzle-theme")],
            dd[theme_name(puzzle.theme, t)],
            dt[t("puzzle-from")],
            dd[came_from(puzzle, standing, t)],
            dt[t("puzzle-solved-by-you")],
            dd(
                id="kept",
                data_first=t("puzzle-first-try"),
                data_later=t("puzzle-later-try"),
                data_shown=t("puzzle-was-shown"),
            )[t("puzzle-not-yet")],
        ],
        p(class_="quiet small puzzle-how")[t(f"puzzle-how-{puzzle.kind}")],
    ]


def came_from(puzzle: Puzzle, standing: str, t: Texts) -> str:
    """From what game, and from where in it."""
    return f"{t('puzzle-game-of', n=puzzle.players)}, {standing[:1].lower()}{standing[1:]}"


def difficulty(hard: int, t: Texts) -> Node:
    """So many of five."""
    return span(class_="difficulty", role="img", aria_label=t("puzzle-difficulty", n=hard))[
        (span(class_="on" if n < hard else "off")["⬢" if n < hard else "⬡"] for n in range(HARDEST))
    ]


def theme_name(theme: str, t: Texts) -> str:
    """What the theme is called."""
    return t.or_else(f"puzzle-theme-{theme}", theme)


def wrong_panel(puzzle: Puzzle, answer: Answer, t: Texts) -> str:
    """Not that turn: as much as can be said without telling the right one."""
    if puzzle.kind == "points":
        words = t("puzzle-wrong-points", n=answer.gained)
    elif answer.known is not None:
        words = t("puzzle-wrong-known", chance=percent(answer.known.shares[puzzle.seat]))
    else:
        words = t("puzzle-wrong")
    return render(
        div(class_="said wrong")[
            h3[icon("cross"), t("puzzle-not-it")],
            p[words],
            button(type="button", class_="btn btn-main", data_do="reconsider")[icon("undo"), t("puzzle-reconsider")],
        ]
    )


def hint_panel(step: Step, t: Texts) -> str:
    """How the turn begins."""
    return render(div(class_="said hinted")[h3[icon("bulb"), t("puzzle-hint")], p[t("puzzle-begins", step=step.label)]])


def solution_panel(game: Game, puzzle: Puzzle, steps: list[Step], solved: bool, following: str, t: Texts) -> str:
    """The turn step by step, and why it is the best."""
    return render(
        div(class_="said " + ("right" if solved else "shown"))[
            h3[icon("star" if solved else "eye"), t("puzzle-solved" if solved else "puzzle-solution")],
            ol(class_="turn-steps")[
                (
                    li[
                        button(type="button", class_="btn", data_step=str(n), aria_pressed="false")[
                            b(class_="step-no")[str(n + 1)],
                            span[step.label, step.note and small[step.note]],
                        ]
                    ]
                    for n, step in enumerate(steps)
                )
            ],
            _why_points(puzzle, t) if puzzle.kind == "points" else _why(game, puzzle, t),
            div(class_="puzzle-acts")[
                a(class_="btn btn-main", href=following)[icon("arrow"), t("puzzle-next"), kbd["N"]],
                button(type="button", class_="btn", data_do="again")[icon("undo"), t("puzzle-again")],
            ],
        ]
    )


def _why_points(puzzle: Puzzle, t: Texts) -> Node:
    return p(class_="why")[
        t("puzzle-why-points", n=puzzle.most, ways=puzzle.ways, turns=puzzle.turns),
        " ",
        t("puzzle-glance", n=puzzle.glance),
    ]


def _why(game: Game, puzzle: Puzzle, t: Texts) -> Node:
    seat, best = puzzle.seat, puzzle.solution
    second = max(puzzle.others, key=lambda line: line.shares[seat])
    words = t("puzzle-why-best", chance=percent(best.shares[seat]), other=percent(second.shares[seat]))
    if puzzle.kind == "danger":
        tempting = puzzle.others[0]
        given = tempting.points[seat] - best.points[seat]
        kept = rival(tempting, seat) - rival(best, seat)
        words += " " + t("puzzle-why-danger", given=figure(given, t, 1), kept=figure(kept, t, 1))
    return [
        p(class_="why")[words],
        ul(class_="compared")[
            _compared(t("puzzle-this-turn"), best, seat, "best", t),
            (_compared(_words(game, puzzle, line, t), line, seat, "", t) for line in puzzle.others),
        ],
        bool(puzzle.missed)
        and p(class_="quiet small")[t("puzzle-missed", levels=", ".join(t(f"level-{one}") for one in puzzle.missed))],
    ]


def _words(game: Game, puzzle: Puzzle, line: Line, t: Texts) -> str:
    return "; ".join(step.label for step in told(game, puzzle, line, t))


def _compared(words: str, line: Line, seat: int, look: str, t: Texts) -> Node:
    """A turn beside the others: how often it wins, and with how many points for whom."""
    points = t("puzzle-you-expect", n=figure(line.points[seat], t, 1))
    if len(line.points) > 1:
        points += ", " + t("puzzle-rival-expects", n=figure(rival(line, seat), t, 1))
    return li(class_=look or None)[
        b(class_="num")[percent(line.shares[seat])], span[words, small(class_="quiet")[points]]
    ]


def rival(line: Line, seat: int) -> float:
    """What the strongest of the others may expect."""
    return max(points for other, points in enumerate(line.points) if other != seat)


def percent(share: float) -> str:
    """A winning chance."""
    return f"{100 * share:.0f} %"
