"""Figures of an arena. matplotlib (extra `lab`) is loaded only here."""

from __future__ import annotations

import math
from collections.abc import Sequence

from meeplehall.core.errors import MeeplehallError
from meeplehall.lab.standings import BotStanding


def check() -> None:
    """Raise a one-line error if matplotlib is missing: better before a long run than after it."""
    try:
        import matplotlib
    except ImportError:
        raise MeeplehallError("a plot needs matplotlib: pip install 'meeplehall[lab]'") from None
    matplotlib.use("Agg")


def strength_against_time(rows: Sequence[BotStanding], path: str, title: str) -> None:
    """Ratings over the thinking time of a turn, with intervals where there are any."""
    check()
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4.5))
    ordered = sorted(rows, key=lambda row: row.turn_ms)
    axes.errorbar(
        [max(row.turn_ms, 0.001) for row in ordered],
        [row.rating.mean for row in ordered],
        yerr=[row.rating.half if math.isfinite(row.rating.half) else 0.0 for row in ordered],
        fmt="o-",
        capsize=3,
    )
    # By turns above to the left and below to the right: neighbours' names do not meet.
    for i, row in enumerate(ordered):
        at = (max(row.turn_ms, 0.001), row.rating.mean)
        aside, side = ((-6, 5), "right") if i % 2 == 0 else ((6, -12), "left")
        axes.annotate(row.bot, at, xytext=aside, textcoords="offset points", ha=side)
    axes.margins(x=0.15)
    axes.set_xscale("log")
    axes.set_xlabel("thinking per turn, ms of CPU")
    axes.set_ylabel("rating")
    axes.set_title(title)
    axes.grid(alpha=0.3)
    figure.tight_layout()
    try:
        figure.savefig(path)
    except (OSError, ValueError) as error:
        raise MeeplehallError(f"{path}: cannot be written: {error}") from None
    finally:
        pyplot.close(figure)
