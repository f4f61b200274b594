"""What a viewer may be told, drawn by the game's scene and put in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from meeplehall.table import Said, Status
from meeplehall.table.outlook import HandOver, Outlook
from meeplehall.web.config import Limits
from meeplehall.web.frames.ending import closing, ending
from meeplehall.web.frames.frame import Frame, Lines
from meeplehall.web.frames.now import now_chip
from meeplehall.web.guides import Notes
from meeplehall.web.scenes import Aims, Line, Look, Scene, Story
from meeplehall.web.stories import chat_html, line_html


def draw(outlook: Outlook, scene: Scene, story: Story, look: Look, notes: Notes | None, limits: Limits) -> Frame:
    """The whole frame."""
    log = log_lines(story.lines, limits.log_lines)
    if outlook.took_back:
        words = look.t("log-took-back")
        log.html.append(f'<li class="log-l quiet" data-i="{log.first + len(log.html)}"><span>{words}</span></li>')
    closed = outlook.status is Status.CLOSED
    return Frame(
        version=outlook.version,
        status=outlook.status.value,
        viewer=outlook.viewer,
        sentence=look.t("closed") if closed else _sentence(outlook, scene, look),
        mine=outlook.decides,
        regions=regions_of(outlook.view, scene, look),
        log=log,
        chat=_chat_lines(outlook.chat, limits.chat_lines, look.names),
        decision=scene.decide(outlook.view, outlook.choices, look) if outlook.decides else None,
        undo=outlook.can_take_back,
        hand_over=_named(outlook.hand_over, look),
        ending=_ending(outlook, scene, story, look),
        again=f"/table/{outlook.again}" if outlook.again else "",
        away=outlook.away,
        stands_in=outlook.stands_in,
        hints=outlook.hints and notes is None,
        order=outlook.order,
        may_order=outlook.may_order,
        guide=notes,
        rule=scene.rule(outlook.view),
    )


def _sentence(outlook: Outlook, scene: Scene, look: Look) -> str:
    """What is asked; at the end also who won."""
    words = scene.sentence(outlook.view, look)
    if outlook.outcome is None or not (won := outlook.outcome.winners()):
        return words
    names = ", ".join(look.names[seat] for seat in won)
    return f"{words} {look.t('ending-won', n=len(won), who=look.who(*won), names=names)}."


def _ending(outlook: Outlook, scene: Scene, story: Story, look: Look) -> str:
    if outlook.outcome is not None:
        aim = scene.aim(outlook.view, look.t) if isinstance(scene, Aims) else ""
        late, rated = outlook.late, outlook.rated
        return str(ending(outlook.table, outlook.outcome, scene, story, look, aim, outlook.earlier, late, rated))
    return str(closing(look, outlook.rated)) if outlook.status is Status.CLOSED and outlook.viewer >= 0 else ""


def _named(to: HandOver | None, look: Look) -> HandOver | None:
    """Over to whom, by the name the page knows."""
    return None if to is None else msgspec.structs.replace(to, name=look.names[to.seat])


def regions_of(view: Any, scene: Scene, look: Look) -> dict[str, str]:
    """The drawn parts by name: those of the scene, and how the game stands in a few words."""
    drawn = {name: str(html) for name, html in scene.regions(view, look).items()}
    return drawn | {"now": str(now_chip(view, scene, look))}


def log_lines(lines: Sequence[Line], most: int) -> Lines:
    """The last lines of the log."""
    first = max(0, len(lines) - most)
    return Lines(first, [line_html(line, first + i) for i, line in enumerate(lines[first:])])


def _chat_lines(said: Sequence[Said], most: int, names: Sequence[str]) -> Lines:
    first = max(0, len(said) - most)
    return Lines(first, [chat_html(entry, first + i, names) for i, entry in enumerate(said[first:])])
