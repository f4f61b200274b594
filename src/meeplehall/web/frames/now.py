"""How the game stands in a few words, for the top of a phone: when it is, whose turn, and one's own points."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup, escape

from meeplehall.web.drawing import icon, mark
from meeplehall.web.scenes import Look, Scene, Tallies


def now_chip(view: Any, scene: Scene, look: Look) -> Markup:
    """The same on every tab; empty where a scene has nothing to say."""
    when = scene.brief(view, look.t) if isinstance(scene, Tallies) else scene.standing(view, look.t)
    return Markup(f"<span>{escape(when)}</span>{_points(view, scene, look)}{_whose_turn(look)}")


def _points(view: Any, scene: Scene, look: Look) -> str:
    if not isinstance(scene, Tallies) or look.focus >= len(look.names):
        return ""
    shown, words = scene.tally(view, look.focus, look.t)
    return f'<span class="now-points" title="{escape(words)}">{mark(look.focus)}<b>{escape(shown)}</b></span>'


def _whose_turn(look: Look) -> str:
    """The shapes of those who decide; when it is the viewer, the bar says so."""
    if not look.owing or look.viewer in look.owing:
        return ""
    words = look.t("decides-name", name=look.names[look.owing[0]], n=len(look.owing))
    marks = "".join(map(mark, look.owing[:3]))
    said = f'<span class="hidden-text">{escape(words)}</span>'
    return f'<span class="now-turn" title="{escape(words)}">{icon("next")}{marks}{said}</span>'
