"""What a page is told: everything a viewer may see of a table (`Frames`), or what has changed of it (`news`).

Made in two steps: `table.outlook` gathers what the viewer may be told, `draw` has the scene draw it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from meeplehall.table import Table
from meeplehall.table.outlook import outlook
from meeplehall.web import guides, scenes
from meeplehall.web.frames.changes import Sent, news, note
from meeplehall.web.frames.draw import draw
from meeplehall.web.frames.frame import Frame, Lines, ReplayFrame, bare, bare_replay, encode
from meeplehall.web.scenes import Look, LooksAhead, Scene
from meeplehall.web.stories import Stories
from meeplehall.web.texts import Texts

__all__ = [
    "Frame",
    "Frames",
    "Lines",
    "ReplayFrame",
    "Sent",
    "bare",
    "bare_replay",
    "encode",
    "leads_of",
    "look_of",
    "news",
    "note",
]


class Frames:
    """What has been drawn and told of one table; a frame is drawn once for all who see the same."""

    def __init__(self) -> None:
        self.stories = Stories()
        self._drawn: dict[tuple[object, ...], tuple[tuple[int, ...], Frame]] = {}

    def whole(self, table: Table, viewer: int, held: Sequence[int], t: Texts, focus: int = 0) -> Frame:
        """Everything this viewer, who holds these seats, may see now."""
        # What nobody here may know of must not even cost them time: a frame is drawn anew only for news of theirs.
        key = (viewer, focus, tuple(held), t.locale)
        knowledge = table.knowledge((viewer, *held))
        known, drawn = self._drawn.get(key, ((), None))
        if drawn is None or known != knowledge:
            drawn = self._draw(table, viewer, held, t, focus)
            self._drawn[key] = (knowledge, drawn)
        return drawn

    def clear(self) -> None:
        """Forget what was drawn."""
        self._drawn.clear()

    def _draw(self, table: Table, viewer: int, held: Sequence[int], t: Texts, focus: int) -> Frame:
        scene = scenes.find(table.game.name)
        facts = outlook(table, viewer, held, leads_of(scene))
        look = look_of(table, viewer, focus, t)
        story = self.stories.of(table, scene, look)
        return draw(facts, scene, story, replace(look, memory=story.memory), guides.notes(table, viewer, t))


def leads_of(scene: Scene) -> Callable[[int], bool] | None:
    """Which decisions are chosen together with what follows them, if there are such."""
    return scene.leads if isinstance(scene, LooksAhead) else None


def look_of(table: Table, viewer: int, focus: int, t: Texts) -> Look:
    """The eyes of a viewer."""
    names = [seat.name for seat in table.seats]
    if viewer >= 0 and names[viewer] == t("guest-name"):
        names[viewer] = t("you")
    return Look(
        t=t,
        viewer=viewer,
        focus=viewer if viewer >= 0 else focus,
        names=tuple(names),
        bots=tuple(bool(seat.bot) for seat in table.seats),
        owing=tuple(table.owing_in_sight(viewer)),
    )
