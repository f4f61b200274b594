"""How the game stands in a few words, for the top of a phone: when it is, whose turn, own points and another's."""

from __future__ import annotations

import re
from typing import Any

from markupsafe import Markup, escape

from meeplehall.web.drawing import icon, mark
from meeplehall.web.scenes import Look, Scene, Tallies

MINUS = "\u2212"
_NUMBER = re.compile(rf"[{MINUS}-]?\d+")
"""7 of `7 / 15`."""


def now_chip(view: Any, scene: Scene, look: Look) -> Markup:
    """The same on every tab; empty where a scene has nothing to say."""
    when = scene.brief(view, look.t) if isinstance(scene, Tallies) else scene.standing(view, look.t)
    return Markup(f"<span>{escape(when)}</span>{_points(view, scene, look)}{_whose_turn(look)}")


def _points(view: Any, scene: Scene, look: Look) -> str:
    if not isinstance(scene, Tallies) or look.focus >= len(look.names):
        return ""
    shown, words = scene.tally(view, look.focus, look.t)
    own = f'<span class="now-points" title="{escape(words)}">{mark(look.focus)}<b>{escape(shown)}</b></span>'
    return own + _best_other(view, scene, look)


def _best_other(view: Any, scene: Tallies, look: Look) -> str:
    """Who of the others is farthest, and how far: beside one's own points that says who is ahead."""
    best, most, said = -1, 0, ""
    for seat in range(len(look.names)):
        shown, words = scene.tally(view, seat, look.t)
        figure = _NUMBER.match(shown)
        if seat == look.focus or figure is None:
            continue
        number = int(figure[0].replace(MINUS, "-"))
        if best < 0 or number > most:
            best, most, said = seat, number, f"{look.names[seat]}: {words}"
    if most <= 0:  # nobody is ahead yet
        return ""
    words = f'<span aria-hidden="true">{most}</span><span class="hidden-text">{escape(said)}</span>'
    return f'<span class="now-best" title="{escape(said)}">{mark(best)}{words}</span>'


def _whose_turn(look: Look) -> str:
    """The shapes of those who decide; when it is the viewer, the bar says so."""
    if not look.owing or look.viewer in look.owing:
        return ""
    words = look.t("decides-name", name=look.names[look.owing[0]], n=len(look.owing))
    marks = "".join(map(mark, look.owing[:3]))
    said = f'<span class="hidden-text">{escape(words)}</span>'
    return f'<span class="now-turn" title="{escape(words)}">{icon("next")}{marks}{said}</span>'
