"""A review as one file that needs no hall: the verdict, the curve, the seats, and every turning point in words."""

from __future__ import annotations

from markupsafe import Markup

from meeplehall.web import assets
from meeplehall.web.drawing import sprite_for
from meeplehall.web.elements import Node, body, h1, h2, head, html, main, meta, p, section, span, style, title
from meeplehall.web.frames.review import Known
from meeplehall.web.frames.review.account import account_html, account_of, heading, lead
from meeplehall.web.frames.review.curve import curve
from meeplehall.web.frames.review.moment import steps_of, words
from meeplehall.web.frames.review.overview import turning_points, who_table
from meeplehall.web.frames.review.walk import walk
from meeplehall.web.markup import render
from meeplehall.web.offered_games import title_of
from meeplehall.web.scenes import Look

SHEETS = ("base.css", "review.css")


def review_report(known: Known) -> str:
    """The page as text, with its styles and signs inside."""
    t = known.t
    name = title_of(known.table.game, t)
    account = account_of(known, known.seat)
    drawn = curve(known, False) + (curve(known, True) if known.in_points else "")
    turns = list(dict.fromkeys(point.turn for point in turning_points(known)))
    content = Markup(
        render(
            main(class_="review report")[
                h1(class_="hidden-text")[t("review-of", game=name)],
                section(class_="verdict panel")[
                    span(class_="verdict-h")[
                        h2(class_="report-h")[heading(known)],
                        p(class_="lead")[lead(known, account)],
                        account_html(known, account),
                    ],
                    drawn,
                ],
                section(class_="who panel")[who_table(known)],
                [_turn(known, turn) for turn in turns],
            ]
        )
    )
    sheets = "\n".join(assets.assets()[sheet][0].decode() for sheet in SHEETS)
    return "<!doctype html>" + render(
        html(lang=t.locale)[
            head[
                meta(charset="utf-8"),
                meta(name="viewport", content="width=device-width, initial-scale=1"),
                meta(name="color-scheme", content="light dark"),
                title[t("review-of", game=name)],
                style[Markup(sheets)],
            ],
            body(class_="report-page")[sprite_for(str(content), "common", "review"), content],
        ]
    )


def _turn(known: Known, turn: int) -> Node:
    cut, verdict = known.turns[turn], known.verdicts[turn]
    look = Look(
        t=known.t,
        viewer=cut.seat,
        focus=cut.seat,
        names=tuple(known.names),
        bots=tuple(False for _ in known.names),
        owing=tuple(cut.before.pending()),
    )
    played = walk(cut.before, cut.seat, cut.steps, known.scene, look)
    better = walk(cut.before, cut.seat, steps_of(known, verdict.best), known.scene, look) if turn in known.lost else []
    when = known.t("review-at", when=known.whens[turn], name=known.names[cut.seat])
    return section(class_="moment panel")[
        p(class_="report-when")[f"{when} · {known.t('review-turn-of', n=turn + 1, of=len(known.turns))}"],
        words(known, turn, played, better),
    ]
