"""The plots of the statistics. Lines are stretched to the width, texts and dots never: they are placed in hundredths.

Each has a title and a description for whoever cannot see it; the same numbers stand in the table of all games.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup, escape

from meeplehall.study.statistics import running_means
from meeplehall.web.drawing import apart, n
from meeplehall.web.frames.review.figures import figure
from meeplehall.web.texts import Texts

TOP, LOW = 6.0, 94.0
"""Heights of the highest and the lowest value, in hundredths from the top."""
MEAN_OF = 10
"""Games that the line takes together."""
LABELS = 5
"""Days below a plot."""
APART = 8.0
"""Between two names at the right edge."""
ROOMY = 0.9
"""How much of its width a plot must fill to have days all along."""
NARROW = 0.4
"""And how much to have a first and a last."""
SLOTS = 12
"""A plot of few bars leaves room for so many."""
STEPS = (0.5, 1, 2, 5, 10, 20, 50, 100)


@dataclass(frozen=True)
class Named:
    """A value with words: of a dot, what it says when it is pointed at; of a line across, its name."""

    value: float
    words: str


def rate_plot(dots: Sequence[Named], days: Sequence[str], lines: Sequence[Named], said: str, t: Texts) -> Markup:
    """What was lost per turn, game by game, in hundredths of a win; across it the means of the bots that were met."""
    values = [dot.value for dot in dots]
    step = _step(max([*values, *(line.value for line in lines), 1.0]))
    high = step * -(-max([*values, *(line.value for line in lines), step]) // step)

    def y(value: float) -> float:
        return TOP + (LOW - TOP) * (1 - value / high)

    marks = [step * k for k in range(round(high / step) + 1)]
    grid = "".join(_across("cv-grid", y(mark)) for mark in marks)
    left = "".join(_left(y(mark), figure(mark, t, int(step < 1))) for mark in marks)
    even = "".join(_across("cv-even", y(line.value)) for line in lines)
    names = "".join(
        f'<text class="cv-t" x="8" y="{place:.1f}%" dy="4">{escape(lines[number].words)}</text>'
        for number, place in apart([(k, y(line.value)) for k, line in enumerate(lines)], APART, LOW)
    )
    drawn = "".join(
        f'<circle class="dot" cx="{_x(k, len(dots))}" cy="{y(dot.value):.1f}%" r="4">'
        f"<title>{escape(dot.words)}</title></circle>"
        for k, dot in enumerate(dots)
    )
    means = running_means(values, MEAN_OF)
    last = f'<circle class="dot-now" cx="{_x(len(dots) - 1, len(dots))}" cy="{y(means[-1]):.1f}%" r="5"/>'
    line = _line([y(mean) for mean in means])
    return _framed("rate", t("stats-rate"), said, left, f"{grid}{even}{drawn}{line}{last}", days, names)


def luck_plot(bars: Sequence[Named], days: Sequence[str], said: str, t: Texts) -> Markup:
    """Luck, game by game, in hundredths of a win: good luck is filled, bad luck hollow."""
    full = max([abs(bar.value) for bar in bars] + [10.0])
    slots = max(len(bars), SLOTS)
    drawn = _across("zero", 50)
    for k, bar in enumerate(bars):
        height = max(1.0, (50 - TOP) * abs(bar.value) / full)
        cls, top = ("cv-luck-up", 50 - height) if bar.value >= 0 else ("cv-luck-down", 50.0)
        drawn += (
            f'<rect class="{cls}" x="{100 * (k + 0.18) / slots:.2f}%" y="{top:.1f}%" width="{64 / slots:.2f}%"'
            f' height="{height:.1f}%" rx="1.5"><title>{escape(bar.words)}</title></rect>'
        )
    left = _left(TOP, figure(full, t, signed=True)) + _left(100 - TOP, figure(-full, t, signed=True))
    return _framed("luck", t("stats-luck"), said, left, drawn, days, "", len(bars) / slots)


def result_bar(won: int, last: int, games: int, said: str) -> Markup:
    """Of some games: won, in between, last."""
    between = games - won - last
    first, second = 100 * won / games, 100 * (won + between) / games
    return Markup(
        f'<svg class="res-bar" role="img" aria-label="{escape(said)}">'
        '<rect class="rb-last" width="100%" height="100%"/>'
        f'<rect class="rb-between" width="{second:.2f}%" height="100%"/>'
        f'<rect class="rb-won" width="{first:.2f}%" height="100%"/></svg>'
    )


def gauge(share: float) -> Markup:
    """A bar that is filled so far; its number stands beside it."""
    return Markup(f'<svg class="gauge" aria-hidden="true"><rect width="{100 * share:.1f}%" height="100%"/></svg>')


def _step(high: float) -> float:
    return next((size for size in STEPS if high / size <= LABELS), STEPS[-1])


def _x(k: int, count: int) -> str:
    return f"{100 * (k + 0.5) / count:.2f}%"


def _left(y: float, words: str) -> str:
    return f'<text class="cv-t" x="28" y="{y:.1f}%" dy="4" text-anchor="end">{words}</text>'


def _across(cls: str, y: float) -> str:
    return f'<line class="{cls}" x1="0" x2="100%" y1="{y:.1f}%" y2="{y:.1f}%"/>'


def _line(heights: Sequence[float]) -> str:
    path = "".join(
        f"{'L' if k else 'M'}{n(1000 * (k + 0.5) / len(heights))} {height:.2f}" for k, height in enumerate(heights)
    )
    return (
        '<svg viewBox="0 0 1000 100" width="100%" height="100%" preserveAspectRatio="none">'
        f'<path class="mean" vector-effect="non-scaling-stroke" d="{path}"/></svg>'
    )


def _framed(
    name: str, title: str, said: str, left: str, drawn: str, days: Sequence[str], right: str, width: float = 1.0
) -> Markup:
    return Markup(
        f'<div class="plot plot-{name}"><svg class="plot-left" aria-hidden="true">{left}</svg>'
        f'<svg class="plot-main" role="img" aria-labelledby="{name}-t {name}-d"><title id="{name}-t">{escape(title)}'
        f'</title><desc id="{name}-d">{escape(said)}</desc>{drawn}</svg>'
        f'<svg class="plot-right" aria-hidden="true">{right}</svg>'
        f'<svg class="plot-days" aria-hidden="true">{_days(days, width)}</svg></div>'
    )


def _days(days: Sequence[str], width: float) -> str:
    """Some of them, none twice in a row; the first and the last keep within the plot."""
    count = len(days)
    gaps = LABELS - 1 if width > ROOMY else 1
    shown = sorted({round(k * (count - 1) / gaps) for k in range(gaps + 1)}) if width > NARROW else [0]
    out, before = "", ""
    for k in shown:
        if days[k] == before:
            continue
        before = days[k]
        anchor = "start" if k == 0 else "end" if k == count - 1 and width > ROOMY else "middle"
        x = 0.0 if k == 0 else 100.0 if anchor == "end" else 100 * width * (k + 0.5) / count
        cls = "cv-t" + (" if-room" if len(shown) > 3 and shown.index(k) % 2 else "")
        out += f'<text class="{cls}" x="{x:.2f}%" y="14" text-anchor="{anchor}">{escape(days[k])}</text>'
    return out
