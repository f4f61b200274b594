"""A position for people: as text, or as the hall draws it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meeplehall.core.errors import BadOption
from meeplehall.core.state import State

DRAWN = ("svg", "rgb_array")
"""As the hall draws it: in one SVG file (extra `web`), or as pixels (also `pictures`, and a Chromium)."""


def checked_mode(mode: str | None, modes: list[str]) -> str | None:
    """One of these render modes, or none; raises BadOption for any other."""
    if mode is not None and mode not in modes:
        raise BadOption(f"render_mode cannot be {str(mode)[:20]!r}; allowed: {', '.join(modes)}")
    if mode in DRAWN:
        drawn_by(mode)
    return mode


def drawn_by(mode: str) -> Callable[[State, int], Any]:
    """What draws it; whoever lacks a package for that is told which."""
    if mode == "svg":
        from meeplehall.envs.picture import svg

        return svg
    from meeplehall.envs.camera import pixels

    return pixels


def render(state: State, seat: int, mode: str | None) -> Any:
    """The position through the eyes of a seat: text or an SVG file as str, `rgb_array` as an array; `human` prints."""
    if mode in DRAWN:
        return drawn_by(mode)(state, seat)
    if mode == "human":
        print(state.game.draw(state, seat))
    return state.game.draw(state, seat) if mode == "ansi" else None
