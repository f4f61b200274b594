"""Who sits somewhere: people as meeples in the colour of their seat, bots in the hat of their level."""

from __future__ import annotations

from markupsafe import Markup

from meeplehall import bots
from meeplehall.web.drawing import icon, mark
from meeplehall.web.portraits import portrait

FACES = 13
"""Portraits to choose from, numbered from 1."""


def person(seat: int, size: str = "") -> Markup:
    """A person on this seat."""
    return _plate("person", seat, size, icon("meeple", "bust-man"))


def face(number: int, seat: int = -1, size: str = "") -> Markup:
    """Somebody with an account, by the face they chose; with the shape of a seat beside it, if there is one."""
    return _plate("face", seat, size, head(number, "bust-portrait"))


def head(number: int, cls: str) -> Markup:
    """The face alone."""
    return Markup(f'<svg viewBox="0 0 40 40" aria-hidden="true" class="{cls}">{portrait(number)}</svg>')


def bot(level: str, seat: int = -1, size: str = "") -> Markup:
    """A bot; the hat tells its level, and so do the rungs beside its name. Without a seat: any bot of that level."""
    known = level if level in bots.LEVELS else "other"
    return _plate("bot", seat, size, icon(f"bot-{known}", "bust-bot"))


def nobody(seat: int, size: str = "") -> Markup:
    """A chair that is free."""
    return Markup(f'<span class="bust bust-free {size} seat-{seat + 1}">{icon(f"seat-{seat + 1}", "ghost")}</span>')


def _plate(kind: str, seat: int, size: str, picture: Markup) -> Markup:
    at, sign = (f" seat-{seat + 1}", mark(seat)) if seat >= 0 else ("", "")
    return Markup(f'<span class="bust bust-{kind} {size}{at}">{picture}{sign}</span>')


def rungs(level: str) -> Markup:
    """How well a bot plays, as a ladder; empty for one that is on none."""
    if level not in bots.LEVELS:
        return Markup("")
    reached = bots.LEVELS.index(level)
    steps = "".join(
        f'<rect class="{"on" if n <= reached else "off"}" x="{n * 4.5:g}" y="{9 - n * 2}" width="3.2"'
        f' height="{3 + n * 2}" rx=".8"/>'
        for n in range(len(bots.LEVELS))
    )
    return Markup(f'<svg class="rungs" viewBox="0 0 22 12" aria-hidden="true">{steps}</svg>')
