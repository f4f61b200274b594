"""What a page is told: everything a viewer may see of a table (`Frames`), or what has changed of it (`news`).

Made in two steps: `table.outlook` gathers what the viewer may be told, `draw` has the scene draw it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import count

from meeplehall.table import Table
from meeplehall.table.outlook import outlook
from meeplehall.web import guides, scenes
from meeplehall.web.figures import figure
from meeplehall.web.frames.changes import Sent, chat_end
from meeplehall.web.frames.draw import draw
from meeplehall.web.frames.frame import Frame, Lines, ReplayFrame, Sitting, bare, bare_replay, encode
from meeplehall.web.frames.shelf import Drawn, Shelf
from meeplehall.web.frames.since import steps
from meeplehall.web.levels import level_name
from meeplehall.web.people import names_on
from meeplehall.web.scenes import Look, LooksAhead, Scene
from meeplehall.web.stories import Stories
from meeplehall.web.texts import Texts

__all__ = [
    "Drawn",
    "Frame",
    "Frames",
    "Lines",
    "ReplayFrame",
    "Sent",
    "Shelf",
    "bare",
    "bare_replay",
    "chat_end",
    "encode",
    "leads_of",
    "look_of",
]

_numbers = count()
_Who = tuple[int, int, tuple[int, ...], str]
"""Viewer, focus, seats held and language."""


class Frames:
    """What has been drawn and told of one table; a frame is drawn once for all who see the same."""

    def __init__(self, shelf: Shelf | None = None) -> None:
        """Frames are kept on a shelf with those of other tables."""
        self.stories = Stories()
        self._shelf = shelf or Shelf()
        self._number = next(_numbers)
        self._keys: dict[_Who, tuple[object, ...]] = {}
        """Where on the shelf the last frame of each is."""

    def drawn(
        self,
        table: Table,
        viewer: int,
        held: Sequence[int],
        t: Texts,
        focus: int = 0,
        here: frozenset[int] = frozenset(),
        at: int = 0,
    ) -> Drawn:
        """Everything this viewer, who holds these seats, may see now; `here` are the seats whose people look on.

        `at` is the moment: what is drawn of clocks is the same until something happens.
        """
        # By what these viewers know: what others have sealed must not even cost them the time of a new drawing.
        who = (viewer, focus, tuple(held), t.locale)
        key = (self._number, *who, here, table.knowledge((viewer, *held)))
        found = self._shelf.find(key)
        if found is None:
            found = self._draw(table, viewer, held, t, focus, here, at)
            if who in self._keys:
                self._shelf.drop([self._keys[who]])
            self._shelf.put(key, found)
            self._keys[who] = key
        return found

    def drop_old(self, table: Table) -> None:
        """Forget the frames of those for whom there is something new."""
        for who, key in list(self._keys.items()):
            viewer, _, held, _ = who
            if key[-1] != table.knowledge((viewer, *held)):
                self._shelf.drop([key])
                del self._keys[who]

    def clear(self) -> None:
        """Forget what was drawn."""
        self._shelf.drop(self._keys.values())
        self._keys.clear()

    def _draw(
        self, table: Table, viewer: int, held: Sequence[int], t: Texts, focus: int, here: frozenset[int], at: int
    ) -> Drawn:
        scene = scenes.find(table.game.name)
        facts = outlook(table, viewer, held, leads_of(scene))
        look = look_of(table, viewer, focus, t)
        story = self.stories.of(table, scene, look)
        notes = guides.notes(table, viewer, t)
        frame = draw(facts, scene, story, replace(look, memory=story.memory), notes, self._shelf.limits)
        frame.seats = sittings(table, look, here.union(held))
        frame.clock = table.times(at, viewer)
        if facts.decides:
            frame.since = steps(table, self.stories.since_own(table, look), look, facts.view)
        return Drawn(table, frame, self.stories.gains(look))


def sittings(table: Table, look: Look, here: frozenset[int]) -> list[Sitting]:
    """Who sits where, seat by seat."""
    return [
        Sitting(
            look.names[n],
            level_name(seat.bot, look.t) if seat.bot else "",
            bool(seat.bot) or n in here,
            figure(seat.rating, seat.guess) if seat.rating else "",
        )
        for n, seat in enumerate(table.seats)
    ]


def leads_of(scene: Scene) -> Callable[[int], bool] | None:
    """Which decisions are chosen together with what follows them, if there are such."""
    return scene.leads if isinstance(scene, LooksAhead) else None


def look_of(table: Table, viewer: int, focus: int, t: Texts) -> Look:
    """The eyes of a viewer."""
    names = names_on(table.seats, t)
    if viewer >= 0 and not table.seats[viewer].name:
        names[viewer] = t("you")
    return Look(
        t=t,
        viewer=viewer,
        focus=viewer if viewer >= 0 else focus,
        names=tuple(names),
        bots=tuple(bool(seat.bot) for seat in table.seats),
        owing=tuple(table.owing_in_sight(viewer)),
    )
