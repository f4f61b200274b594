"""A rating over time: a line, a band that says how sure it was, and the same in words."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup, escape

from meeplehall.contests.skill import START, Skill
from meeplehall.web.drawing import n
from meeplehall.web.texts import Texts

WIDE, HIGH = 300.0, 84.0
RIGHT = 36.0
"""For the number on the line."""
LEAST = 240.0
"""Points from bottom to top, at least: small steps look small."""


def rating_curve(steps: Sequence[Skill], t: Texts) -> Markup:
    """Of one or more steps, the oldest first."""
    tops = [one.mean + one.half for one in steps] + [START]
    lows = [one.mean - one.half for one in steps] + [START]
    room = max(LEAST, max(tops) - min(lows))
    middle = (max(tops) + min(lows)) / 2

    def x(k: int) -> float:
        return 4 + (WIDE - RIGHT - 8) * (k / (len(steps) - 1) if len(steps) > 1 else 1)

    def y(value: float) -> float:
        return 4 + (HIGH - 8) * (0.5 - (value - middle) / room)

    shown = [(n(x(k)), one.mean, one.half) for k, one in enumerate(steps)]
    up = "L".join([f"{at} {n(y(mean + half))}" for at, mean, half in shown])
    down = "L".join([f"{at} {n(y(mean - half))}" for at, mean, half in reversed(shown)])
    line = "L".join([f"{at} {n(y(mean))}" for at, mean, _ in shown])
    last = steps[-1]
    return Markup(
        f'<svg class="r-curve" viewBox="0 0 {WIDE:g} {HIGH:g}" role="img" aria-label="{escape(said(steps, t))}">'
        f'<path class="r-band" d="M{up}L{down}z"/>'
        f'<line class="r-start" x1="4" x2="{n(WIDE - RIGHT)}" y1="{n(y(START))}" y2="{n(y(START))}"/>'
        f'<text class="r-t" x="{n(WIDE - RIGHT + 4)}" y="{n(y(START) + 4)}">{START:.0f}</text>'
        f'<path class="r-line" d="M{line}"/>'
        f'<circle class="r-now" cx="{n(x(len(steps) - 1))}" cy="{n(y(last.mean))}" r="4"/></svg>'
    )


def said(steps: Sequence[Skill], t: Texts) -> str:
    """The curve in words."""
    means = [round(one.mean) for one in steps]
    return t(
        "rating-curve",
        first=str(means[0]),
        last=str(means[-1]),
        n=len(means),
        low=str(min(means)),
        high=str(max(means)),
        half=str(round(steps[-1].half)),
    )
