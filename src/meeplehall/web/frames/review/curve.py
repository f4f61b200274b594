"""The winning chances, or the expected points, of every seat over a game: one drawing for every width.

Lines are in a drawing of their own that is stretched; whatever must not be stretched stands beside it, placed in
hundredths.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby

from markupsafe import Markup, escape

from meeplehall.study.marks import LOST
from meeplehall.study.review import Row
from meeplehall.web.drawing import apart, n
from meeplehall.web.frames.review.figures import figure
from meeplehall.web.frames.review.known import LUCKY, Known
from meeplehall.web.frames.review.signs import shape

TOP, LOW, LANE, LANE_HALF = 15.0, 77.0, 90.0, 9.0
"""Heights, in hundredths: the highest value, the lowest, and the lane below with its half width."""
APART = 9.0
"""Between two names at the right edge."""
BAR_SHARE, BAR_POINTS = 0.25, 12.0
"""Luck that fills the lane."""
MOST_SIGNS = 24
NAMED, NAMED_NARROW = 0.03, 0.07
"""The share of a game from which on a part is named; on a narrow screen, where of the shorter ones every fifth is."""


@dataclass(frozen=True)
class Scale:
    """From values to heights."""

    low: float
    high: float

    def y(self, value: float) -> float:
        """In hundredths of the drawing, from its top; a row of estimates may lead a little beyond its ends."""
        value = min(max(value, self.low), self.high)
        return TOP + (LOW - TOP) * (self.high - value) / (self.high - self.low)


def rows_of(known: Known, points: bool) -> list[Row]:
    """The rows of the review, of one kind."""
    return [step.points if points else Row(step.before, step.after, step.luck) for step in known.review.steps]


def scale_of(known: Known, points: bool) -> Scale:
    """From nothing to all; of points those that occur, a little more at both ends."""
    if not points:
        return Scale(0, 1)
    values = [value for row in rows_of(known, True) for value in (*row.before, *row.after)] + known.review.scores
    low, high = min(values, default=0), max(values, default=1)
    step = 25 if high - low > 60 else 10
    return Scale(low // step * step, (high // step + 1) * step)


def heights(known: Known, points: bool) -> list[float]:
    """Of the knob at each turn that is read: what the seat of the account had after it."""
    scale = scale_of(known, points)
    return [round(scale.y(row.after[known.seat]), 1) for row in rows_of(known, points)]


def curve(known: Known, points: bool) -> Markup:
    """The drawing with its labels; the page moves the cursor."""
    t = known.t
    scale, rows = scale_of(known, points), rows_of(known, points)
    label = escape(t("review-curve-points" if points else "review-curve-shares"))
    kind = "points" if points else "shares"
    return Markup(
        f'<div class="cv cv-{kind}"><svg class="cv-left" aria-hidden="true">{_left(known, scale, points)}</svg>'
        f'<div class="cv-plot" role="slider" tabindex="0" aria-label="{label}" aria-valuemin="1"'
        f' aria-valuemax="{len(known.turns)}" aria-valuenow="1" aria-valuetext="">'
        f'<svg class="cv-main" aria-hidden="true">{_bands(known)}{_grid(scale, known, points)}'
        f"{_lines(known, rows, scale)}{_todo(known)}{_lane(known, rows, points)}{_signs(known, rows, scale)}"
        '<svg class="cv-at" x="0%" overflow="visible"><line class="cv-cursor" y1="14%" y2="100%"/>'
        '<circle class="cv-knob" cy="50%" r="5.5"/></svg></svg>'
        '<output class="cv-tip" aria-hidden="true"></output></div>'
        f'<svg class="cv-right" aria-hidden="true">{_right(known, rows, scale, points)}</svg></div>'
    )


def _x(known: Known, at: float) -> str:
    return f"{100 * at / len(known.turns):.2f}%"


def _marks(scale: Scale, points: bool) -> list[float]:
    if not points:
        return [0, 0.5, 1]
    step = next(size for size in (5, 10, 20, 25, 50, 100, 200, 500, 10**6) if (scale.high - scale.low) / size <= 4)
    first = -(-scale.low // step) * step
    return [first + step * k for k in range(5) if first + step * k <= scale.high]


def _left(known: Known, scale: Scale, points: bool) -> str:
    out = ""
    for value in _marks(scale, points):
        text = figure(value if points else 100 * value, known.t)
        out += f'<text class="cv-t" x="28" y="{scale.y(value):.1f}%" dy="4" text-anchor="end">{text}</text>'
    return out


def _grid(scale: Scale, known: Known, points: bool) -> str:
    out = "".join(
        f'<line class="cv-grid" x1="0" x2="100%" y1="{scale.y(v):.1f}%" y2="{scale.y(v):.1f}%"/>'
        for v in _marks(scale, points)
    )
    if not points and len(known.names) > 2:
        y = f"{scale.y(1 / len(known.names)):.1f}%"
        out += f'<line class="cv-even" x1="0" x2="100%" y1="{y}" y2="{y}"/>'
    return out


def _bands(known: Known) -> str:
    """The parts of the game, every other one shaded, with their names where there is room."""
    out, at = "", 0
    for k, (name, group) in enumerate(groupby(_part(when) for when in known.whens)):
        length = len(list(group))
        if k % 2 == 0:
            out += f'<rect class="cv-band" x="{_x(known, at)}" y="0" width="{_x(known, length)}" height="100%"/>'
        if length >= NAMED * len(known.turns):
            middle = _x(known, at + length / 2)
            tight = " cv-tight" if length < NAMED_NARROW * len(known.turns) and not name.endswith(("0", "5")) else ""
            out += f'<text class="cv-ph{tight}" x="{middle}" y="9.5%" text-anchor="middle">{escape(name)}</text>'
        at += length
    return out


def _part(when: str) -> str:
    """Of `D · round 4` the D, of `Round 7` the 7."""
    first = when.partition(" · ")[0]
    last = first.rpartition(" ")[2]
    return last if len(last) == 1 or last.isdigit() else ""


def _lines(known: Known, rows: list[Row], scale: Scale) -> str:
    """One for every seat, that of the account last and broad."""
    if not rows:
        return ""
    seats = [seat for seat in range(len(known.names)) if seat != known.seat] + [known.seat]
    out = ""
    for seat in seats:
        places = []
        for k, row in enumerate(rows):
            places += [(k, row.before[seat]), (k + 0.5, row.after[seat])]
        last = rows[-1]
        places.append((len(rows), last.after[seat] + last.luck[seat]))
        path = "".join(
            f"{'L' if k else 'M'}{n(1000 * x / len(known.turns))} {n(scale.y(value))}"
            for k, (x, value) in enumerate(places)
        )
        mine = " cv-own" if seat == known.seat else ""
        out += f'<path class="cv-halo" vector-effect="non-scaling-stroke" d="{path}"/>'
        out += f'<path class="cv-line seat-{seat + 1}{mine}" vector-effect="non-scaling-stroke" d="{path}"/>'
    return f'<svg viewBox="0 0 1000 100" width="100%" height="100%" preserveAspectRatio="none">{out}</svg>'


def _todo(known: Known) -> str:
    read = len(known.review.steps)
    if read == len(known.turns):
        return ""
    x = _x(known, read)
    return (
        f'<rect class="cv-todo" x="{x}" y="14%" width="{_x(known, len(known.turns) - read)}" height="86%"/>'
        f'<line class="cv-todo-line" x1="{x}" x2="{x}" y1="14%" y2="100%"/>'
    )


def _lane(known: Known, rows: list[Row], points: bool) -> str:
    """Below the curve: luck of the seat of the account, up or down, and what its turns lost."""
    out = f'<line class="cv-lane" x1="0" x2="100%" y1="{LANE}%" y2="{LANE}%"/>'
    full = BAR_POINTS if points else BAR_SHARE
    for k, row in enumerate(rows):
        luck = row.luck[known.seat]
        height = min(1.0, abs(luck) / full) * LANE_HALF
        if height > 0.6:
            y = LANE - height if luck > 0 else LANE
            cls = "cv-luck-up" if luck > 0 else "cv-luck-down"
            out += (
                f'<rect class="{cls}" x="{_x(known, k + 0.6)}" y="{y:.1f}%" width="6" height="{height:.1f}%" rx="1"/>'
            )
        if known.turns[k].seat == known.seat and known.review.steps[k].mark in LOST:
            loss = min(1.0, (row.before[known.seat] - row.after[known.seat]) / full) * 12
            out += (
                f'<svg x="{_x(known, k + 0.5)}" y="{LANE}%" overflow="visible">'
                f'<path class="cv-lost" d="M-5 0H5L0 {max(4.0, loss):.1f}z"/></svg>'
            )
    return out


def _signs(known: Known, rows: list[Row], scale: Scale) -> str:
    """Errors and blunders at the turn, luck after it; the largest only, where they are many."""
    found: list[tuple[float, int, int, str]] = []
    for k, step in enumerate(known.review.steps):
        if step.mark in ("error", "blunder"):
            found.append((step.verdict.loss(), k, step.verdict.seat, step.mark))
        seat, change = known.lucky(k)
        if abs(change) >= LUCKY:
            found.append((abs(change), k, seat, "luck-up" if change > 0 else "luck-down"))
    out = ""
    for _, k, seat, kind in sorted(sorted(found, reverse=True)[:MOST_SIGNS], key=lambda one: one[1]):
        luck = kind.startswith("luck")
        value = rows[k].after[seat] + (rows[k].luck[seat] if luck else 0)
        y = scale.y(value) + (-9 if luck or seat != known.seat else 9)
        x = _x(known, k + (0.9 if luck else 0.5))
        out += (
            f'<svg x="{x}" y="{min(max(y, TOP + 3), LOW + 2):.1f}%" overflow="visible" class="cv-sign">'
            f'<g transform="scale(.8)">{shape(kind)}</g></svg>'
        )
    return out


def _right(known: Known, rows: list[Row], scale: Scale, points: bool) -> str:
    """The names at the end of their lines, moved so that none covers another."""
    if not rows or not known.done:
        return ""
    last = rows[-1]
    ends = [(seat, scale.y(last.after[seat] + last.luck[seat])) for seat in range(len(known.names))]
    return "".join(
        f'<svg x="6" y="{y:.1f}%" overflow="visible">'
        f'<use href="#i-seat-{seat + 1}" class="cv-seat seat-{seat + 1}" x="0" y="-6" width="12" height="12"/>'
        f'<text class="cv-name" x="17" y="4.200">{escape(known.names[seat])}</text></svg>'
        for seat, y in apart(ends, APART, LOW)
    )
