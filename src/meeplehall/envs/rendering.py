"""A position for people: as text, or as the hall draws it."""

from __future__ import annotations

from meeplehall.core.errors import BadOption
from meeplehall.core.state import State


def checked_mode(mode: str | None, modes: list[str]) -> str | None:
    """One of these render modes, or none; raises BadOption for any other."""
    if mode is not None and mode not in modes:
        raise BadOption(f"render_mode cannot be {str(mode)[:20]!r}; allowed: {', '.join(modes)}")
    return mode


def render(state: State, seat: int, mode: str | None) -> str | None:
    """The position through the eyes of a seat; `human` prints it. The drawing needs the extra `web`."""
    if mode == "svg":
        from meeplehall.envs.picture import svg

        return svg(state, seat)
    if mode == "human":
        print(state.game.draw(state, seat))
    return state.game.draw(state, seat) if mode == "ansi" else None
