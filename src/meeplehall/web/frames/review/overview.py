"""The review as a whole: the verdict, the curve, the seats and the turning points."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from markupsafe import Markup, escape

from meeplehall.study.marks import LOST
from meeplehall.study.statistics import PHASES, errors_of
from meeplehall.web.drawing import mark as seat_mark
from meeplehall.web.frames.review.account import account_html, account_of, heading, lead
from meeplehall.web.frames.review.curve import curve, heights
from meeplehall.web.frames.review.figures import chance, figure, percent
from meeplehall.web.frames.review.frame import ReviewFrame
from meeplehall.web.frames.review.known import LUCKY, Known
from meeplehall.web.frames.review.moment import title
from meeplehall.web.frames.review.signs import sign

MOST = 12
"""Turning points in the list."""


@dataclass(frozen=True)
class TurningPoint:
    """A turn at which much was lost, or after which luck changed much."""

    turn: int
    seat: int
    sign: str
    change: float


def overview(known: Known, state: str, seconds_left: float = 0.0) -> ReviewFrame:
    """All that the page shows besides the turn it is at."""
    seat, steps = known.seat, known.review.steps
    return ReviewFrame(
        turns=len(known.turns),
        read=len(known.verdicts),
        state=state,
        regions={
            "verdict": str(verdict_html(known, state, seconds_left)),
            "curve": str(curves(known)),
            "who": str(who_table(known)),
            "points": str(points_list(known)),
        },
        texts=[sentence(known, turn) for turn in range(len(known.turns))],
        errors=known.lost,
        own=[turn for turn in known.lost if known.turns[turn].seat == seat],
        heights=[heights(known, False), heights(known, True)],
        tips=[_tip(known, turn) for turn in range(len(steps))],
    )


def sentence(known: Known, turn: int) -> str:
    """A turn in one sentence, as the curve says it aloud."""
    t, seat = known.t, known.turns[turn].seat
    when = t("review-at", when=known.whens[turn], name=known.names[seat])
    if turn >= len(known.review.steps):
        return t("review-said-unread", when=when)
    row = known.review.steps[turn]
    return t(
        "review-said",
        when=when,
        mark=title(known, turn),
        name=known.names[known.seat],
        before=percent(chance(row.before[known.seat]), t),
        after=percent(chance(row.after[known.seat]), t),
    )


def _tip(known: Known, turn: int) -> str:
    row, t = known.review.steps[turn], known.t
    before, after = (figure(100 * chance(share[known.seat]), t) for share in (row.before, row.after))
    changed = f"{before} → {after}" if before != after else after
    return t("review-tip", when=known.whens[turn], shares=t("review-percent", n=changed))


def verdict_html(known: Known, state: str, seconds_left: float) -> Markup:
    """Who won and why, with the account; while it is read, how far that is."""
    t = known.t
    account = account_of(known, known.seat)
    words = lead(known, account) if known.review.steps else Markup("")
    if known.done:
        right = account_html(known, account)
    else:
        words = Markup(f"{escape(t('review-so-far', n=len(known.verdicts), of=len(known.turns)))} {words}")
        right = _progress(known, state, seconds_left)
    return Markup(f'<h1>{escape(heading(known))}</h1><p class="lead">{words}</p>{right}')


def _progress(known: Known, state: str, seconds_left: float) -> Markup:
    t = known.t
    share = 100 * len(known.verdicts) / len(known.turns)
    left = t("review-left-seconds", n=max(1, round(seconds_left))) if seconds_left and state == "reading" else ""
    again = f'<button type="button" class="btn" data-do="again">{escape(t("review-again"))}</button>'
    return Markup(
        f'<div class="progress"><p><b>{escape(t(f"review-state-{state}"))}</b> '
        f'<span class="quiet">{escape(left)}</span></p>'
        '<svg class="progress-track" width="100%" height="8" aria-hidden="true">'
        f'<rect width="{share:.1f}%" height="8"/></svg>'
        f"{again if state == 'failed' else ''}"
        f'<p class="quiet small">{escape(t("review-look-around"))}</p></div>'
    )


def curves(known: Known) -> Markup:
    """Chances, and points where the game has them, with what the signs mean."""
    t = known.t
    tabs = ""
    if known.in_points:
        tabs = (
            f'<span class="seg" role="group" aria-label="{escape(t("review-curve-of"))}">'
            f'<button type="button" data-curve="shares" aria-pressed="true">{escape(t("review-chances"))}</button>'
            f'<button type="button" data-curve="points" aria-pressed="false">{escape(t("review-in-points"))}</button>'
            "</span>"
        )
    drawn = curve(known, False) + (curve(known, True) if known.in_points else "")
    names = ("inaccuracy", "error", "blunder", "luck-up")
    legend = "".join(f"<li>{sign(name)}{escape(t(f'review-legend-{name}'))}</li>" for name in names)
    lane = escape(t("review-lane", name=known.names[known.seat]))
    return Markup(f'{drawn}<div class="cv-foot"><ul class="legend">{legend}<li>{lane}</li></ul>{tabs}</div>')


def who_table(known: Known) -> Markup:
    """Every seat: points, what its turns lost, its errors, its luck, and the result without that."""
    t, review = known.t, known.review
    counts = Counter((step.verdict.seat, step.mark) for step in review.steps)
    heads = (
        f'<th scope="col"><span class="hidden-text">{escape(t("players"))}</span></th>'
        f'<th scope="col">{escape(t("review-col-points"))}</th><th scope="col">{escape(t("review-col-rate"))}</th>'
        + "".join(
            f'<th scope="col">{sign(name)}<span class="hidden-text">{escape(t(f"review-legend-{name}"))}</span></th>'
            for name in reversed(LOST)
        )
        + f'<th scope="col">{escape(t("review-col-luck"))}</th><th scope="col">{escape(t("review-col-rest"))}</th>'
    )
    scores = known.end.scores()
    body = ""
    for seat in sorted(range(len(known.names)), key=lambda one: (known.ranks[one], one)):
        luck = review.points_luck(seat) if known.in_points else 100 * review.luck(seat)
        rest = scores[seat] - luck if known.in_points else 100 * review.adjusted(seat)
        cells = "".join(f"<td>{counts[seat, name] or '–'}</td>" for name in reversed(LOST))
        here = ' aria-current="true"' if seat == known.seat else ""
        row = ' class="you"' if seat == known.seat else ""
        body += (
            f'<tr{row}><th scope="row">'
            f'<a href="?seat={seat}" data-seat="{seat}"{here}>{seat_mark(seat)} {escape(known.names[seat])}</a></th>'
            f'<td class="num">{scores[seat]}</td>'
            f'<td class="num">{percent_fine(known, review.error_rate(seat))}</td>{cells}'
            f'<td class="num lucky">{figure(luck, t, signed=True)}</td><td class="num">{figure(rest, t)}</td></tr>'
            f"{_by_phase(known, seat)}"
        )
    caption = escape(t("review-seats", unit="points" if known.in_points else "percent"))
    return Markup(
        f'<table class="who-table"><caption class="hidden-text">{caption}</caption>'
        f"<thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table>"
    )


def _by_phase(known: Known, seat: int) -> str:
    """What a turn lost in each third of the game, beneath; of a game that is read to its end."""
    phases = errors_of(known.review, seat).phases
    if not known.done or not phases:
        return ""
    t = known.t
    rates = [
        t("review-phase", phase=t(f"stats-phase-{phase}"), n=percent_fine(known, phases[phase].per_turn()))
        for phase in PHASES
        if phase in phases
    ]
    about = escape(t("stats-phases"))
    row = "by-phase you" if seat == known.seat else "by-phase"
    return f'<tr class="{row}"><td class="phases" colspan="8" title="{about}">{escape(" · ".join(rates))}</td></tr>'


def percent_fine(known: Known, share: float) -> str:
    """Hundredths of a win with a decimal."""
    return known.t("review-percent", n=figure(100 * share, known.t, 1))


def turning_points(known: Known) -> list[TurningPoint]:
    """Where most was lost, and where luck changed most; in the order of the game."""
    found = []
    for turn, step in enumerate(known.review.steps):
        if step.mark in LOST:
            found.append(TurningPoint(turn, step.verdict.seat, step.mark, -step.verdict.loss()))
        seat, change = known.lucky(turn)
        if abs(change) >= LUCKY:
            found.append(TurningPoint(turn, seat, "luck-up" if change > 0 else "luck-down", change))
    largest = sorted(found, key=lambda one: (-abs(one.change), one.turn))[:MOST]
    return sorted(largest, key=lambda one: (one.turn, one.change > 0))


def points_list(known: Known) -> Markup:
    """The turning points, to go to."""
    t, found = known.t, turning_points(known)
    items = "".join(
        f'<li><button type="button" class="tp" data-turn="{one.turn}">{sign(one.sign)}'
        f'<span><span class="when">{escape(known.whens[one.turn])}</span> {seat_mark(one.seat)} '
        f"{escape(_told(known, one))}</span>"
        f'<span class="num {_colour(one)}">{percent(one.change, t, signed=True)}</span></button></li>'
        for one in found
    )
    count = str(len(found)) if known.done else t("review-count-so-far", n=len(found))
    more = ""
    if not found:
        words = t("review-no-points" if known.done else "review-more-come")
        more = f'<li class="note-box">{escape(words)}</li>'
    name = escape(t("review-turning-points"))
    return Markup(
        f'<header class="panel-h"><h2>{name}</h2><span class="badge">{escape(count)}</span></header>'
        f'<ol class="points-list" tabindex="0" aria-label="{name}">{items}{more}</ol>'
    )


def _colour(one: TurningPoint) -> str:
    return "lucky" if one.sign.startswith("luck") else "loss"


def _told(known: Known, one: TurningPoint) -> str:
    kind = one.sign if one.sign.startswith("luck") else "fault"
    return known.t(f"review-point-{kind}", name=known.names[one.seat], mark=known.t(f"review-legend-{one.sign}"))
