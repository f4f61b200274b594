"""One turn of a review: what was played, what was better, and why."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup, escape

from meeplehall.study.marks import LOST
from meeplehall.study.verdicts import Verdict, Way
from meeplehall.web.drawing import mark as seat_mark
from meeplehall.web.frames.frame import ReplayFrame
from meeplehall.web.frames.review.figures import figure, percent
from meeplehall.web.frames.review.frame import MomentFrame
from meeplehall.web.frames.review.known import Known
from meeplehall.web.frames.review.signs import sign
from meeplehall.web.frames.review.walk import Stride, walk
from meeplehall.web.scenes import Look
from meeplehall.web.scenes.dictionary import capital
from meeplehall.web.texts import emphasise, strong

FEW = 4
"""Sources of points that have a line."""
NAMED = 2
"""Sources that the sentence names."""
LEAST_DOUBT = 0.01
"""Imagined games may all agree and still not be the real one."""
WIDEST = 30.0
"""Half the width of a bar."""


def moment(known: Known, turn: int, drawn: ReplayFrame, look: Look) -> MomentFrame:
    """The boards before a turn as whoever decided saw them, with the words beside them."""
    cut, verdict = known.turns[turn], known.verdicts.get(turn)
    played = walk(cut.before, cut.seat, cut.steps, known.scene, look)
    better: list[Stride] = []
    others: list[list[Stride]] = []
    if verdict is not None and known.mark(turn) in LOST:
        better = walk(cut.before, cut.seat, steps_of(known, verdict.best), known.scene, look)
    if verdict is not None:
        others = [walk(cut.before, cut.seat, steps_of(known, way), known.scene, look) for way in verdict.others]
    said = words(known, turn, played, better, drawn.regions.get("dice", ""), others)
    return MomentFrame(
        turn=turn,
        regions=drawn.regions | {"moment": str(said)},
        better=[stride.places for stride in better],
        played=[stride.places for stride in played],
        at=known.t("review-at", when=known.whens[turn], name=known.names[cut.seat]),
        step=cut.first,
    )


def steps_of(known: Known, way: Way) -> list[int]:
    """A way of a verdict as actions."""
    return [known.table.game.parse(step) for step in way.steps]


def title(known: Known, turn: int) -> str:
    """What kind of turn it was."""
    t, verdict, name = known.t, known.verdicts.get(turn), known.mark(turn)
    if verdict is None:
        return t("review-unread")
    return t(f"review-mark-{name}", loss=_loss(known, verdict) if name in LOST else "")


def _loss(known: Known, verdict: Verdict) -> str:
    if known.in_points and verdict.lost_points() >= 0.5:
        return known.t("review-points", n=figure(verdict.lost_points(), known.t))
    return percent(verdict.loss(), known.t)


def words(
    known: Known,
    turn: int,
    played: list[Stride],
    better: list[Stride],
    dice: str = "",
    others: Sequence[list[Stride]] = (),
) -> Markup:
    """The panel."""
    t, cut, verdict = known.t, known.turns[turn], known.verdicts.get(turn)
    who = {"who": known.who(cut.seat), "name": known.names[cut.seat]}
    name = escape(title(known, turn))
    out = f'<header class="panel-h">{sign(known.mark(turn))}<h2>{name}</h2>{dice}</header><div class="moment-b">'
    if verdict is None:
        out += f'<p class="why">{escape(t("review-unread-more"))}</p>'
    elif better:
        out += f'<p class="why">{why(known, verdict)}</p>'
        out += _line(known, "better", t("review-better"), better, verdict.best, cut.seat)
    share = None if verdict is None else verdict.played
    out += _line(known, "played", t("review-played", **who), played, share, cut.seat)
    if verdict is None:
        out += f'<button type="button" class="btn" data-do="first">{escape(t("review-read-first"))}</button>'
    else:
        out += _sources(known, verdict) if better else ""
        out += _after(known, turn) + _others(known, others) + _note(known, verdict, better)
    return Markup(out + "</div>")


def why(known: Known, verdict: Verdict) -> Markup:
    """Where the better turn makes more, or how much of the game it keeps."""
    t = known.t
    texts = dict(known.scene.sources())
    gains = [gain for gain in verdict.gains if gain.points > 0 and gain.source in texts][:NAMED]
    if known.in_points and gains:
        named = [
            t("review-gain", source=strong(t(texts[gain.source])), n=figure(gain.points, t, 1, signed=True))
            for gain in gains
        ]
        return emphasise(t("review-why-gains", gains=t("review-and").join(named)))
    return emphasise(
        t(
            "review-why-shares",
            best=strong(percent(verdict.best.shares[verdict.seat], t)),
            played=percent(verdict.played.shares[verdict.seat], t),
        )
    )


def _line(known: Known, kind: str, name: str, strides: Sequence[Stride], way: Way | None, seat: int) -> str:
    share = "" if way is None else f'<span class="num">{_worth(known, way, seat)}</span>'
    items = "".join(_stride(number, stride) for number, stride in enumerate(strides, start=1))
    return f'<section class="line line-{kind}"><h3>{escape(name)}{share}</h3><ol>{items}</ol></section>'


def _stride(number: int, stride: Stride) -> str:
    gain = f' <b class="win">{escape(stride.gain)}</b>' if stride.gain else ""
    return f'<li><span class="n">{number}</span><span>{escape(capital(stride.label))}{gain}</span></li>'


def _worth(known: Known, way: Way, seat: int) -> str:
    text = percent(way.shares[seat], known.t)
    if known.in_points:
        text += " · " + known.t("review-expected", n=figure(way.points[seat], known.t))
    return str(escape(text))


def _sources(known: Known, verdict: Verdict) -> str:
    """The difference by source; what comes later, or from elsewhere, is the rest. It adds up."""
    if not known.in_points:
        return ""
    t, texts = known.t, dict(known.scene.sources())
    total = verdict.lost_points()
    named = [gain for gain in verdict.gains if gain.source in texts][:FEW]
    rows = [(t(texts[gain.source]), gain.points) for gain in named]
    rows.append((t("review-later"), round(total, 1) - sum(round(points, 1) for _, points in rows)))
    most = max((abs(points) for _, points in rows), default=1) or 1
    body = "".join(
        f'<tr><th scope="row">{escape(name)}</th><td class="b">{_bar(points / most)}</td>'
        f'<td class="num {"win" if points > 0 else "loss"}">{figure(points, t, 1, signed=True)}</td></tr>'
        for name, points in rows
    )
    return (
        f'<table class="sources"><caption class="caps">{escape(t("review-by-source"))}</caption><tbody>{body}'
        f'<tr class="total"><th scope="row">{escape(t("review-in-all"))}</th><td class="b"></td>'
        f'<td class="num">{figure(total, t, 1, signed=True)}</td></tr></tbody></table>'
    )


def _bar(share: float) -> str:
    width = abs(share) * WIDEST
    x = WIDEST if share > 0 else WIDEST - width
    cls = "up" if share > 0 else "down"
    return (
        '<svg class="gain-bar" viewBox="0 0 60 10" aria-hidden="true"><path class="axis" d="M30 0V10"/>'
        f'<rect class="{cls}" x="{x:.1f}" y="2" width="{width:.1f}" height="6"/></svg>'
    )


def _after(known: Known, turn: int) -> str:
    """What luck brought afterwards."""
    steps = known.review.steps
    if turn >= len(steps):
        return ""
    step = steps[turn]
    if not step.verdict.news and not step.verdict.opened and turn + 1 < len(steps):
        return ""
    items = "".join(
        f"<li>{seat_mark(seat)} {escape(known.names[seat])} "
        f'<b class="lucky num">{percent(change, known.t, signed=True)}</b></li>'
        for seat, change in enumerate(step.luck)
        if abs(change) >= 0.005
    )
    if not items:
        return ""
    return f'<section class="after"><h3 class="caps">{escape(known.t("review-then"))}</h3><ul>{items}</ul></section>'


def _others(known: Known, others: Sequence[list[Stride]]) -> str:
    """What else was thought of; without figures, as too few games were imagined for those."""
    if not others:
        return ""
    items = "".join(f"<li>{escape(capital('; '.join(stride.label for stride in way)))}</li>" for way in others)
    return f'<details class="others"><summary>{escape(known.t("review-others"))}</summary><ul>{items}</ul></details>'


def _note(known: Known, verdict: Verdict, better: list[Stride]) -> str:
    t = known.t
    sure = t("review-sure", n=percent(max(LEAST_DOUBT, verdict.margin), t)) + " " if better else ""
    games = t("review-judged-open" if known.open_cards else "review-judged", n=known.playouts)
    return f'<p class="note-box">{emphasise(strong(sure) if sure else "")}{escape(games)}</p>'
