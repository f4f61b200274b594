"""A finished game, drawn position by position."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from meeplehall.core.game import Game
from meeplehall.table import SPECTATOR, Acted, Began, Table
from meeplehall.web import scenes
from meeplehall.web.frames.draw import log_lines, regions_of
from meeplehall.web.frames.frame import ReplayFrame
from meeplehall.web.people import names_on
from meeplehall.web.scenes import Look, Scene, Story
from meeplehall.web.stories import deed_of
from meeplehall.web.texts import Texts

BETWEEN_STOPS = 32


class ReplayedGame:
    """Every position of a game, packed, and its log as it stood at each of them."""

    def __init__(self, table: Table, positions: list[bytes], log_lines: int) -> None:
        """With so many lines of the log beside each position."""
        self._table = table
        self._log_lines = log_lines
        self._positions = positions
        self._scene = scenes.find(table.game.name)
        entries = [entry for n, entry in enumerate(table.log) if n not in table.undone]
        self._acted = [entry for entry in entries if isinstance(entry, Acted)]
        began = [entry for entry in entries if isinstance(entry, Began)]
        self._stories = _StoriesByStep(table.game, self._scene, began, self._acted)

    def frame(self, at: int, viewer: int, t: Texts) -> tuple[ReplayFrame, Look]:
        """The position after so many decisions, through the eyes of a seat or of everybody."""
        table, scene = self._table, self._scene
        at = max(0, min(at, len(self._positions) - 1))
        state = table.game.unpack(self._positions[at])
        look = Look(
            t=t,
            viewer=viewer,
            focus=max(viewer, 0),
            names=tuple(names_on(table.seats, t)),
            bots=tuple(bool(seat.bot) and not table.setting.imported for seat in table.seats),
            owing=tuple(state.pending()),
        )
        story = self._stories.after(at, look)
        look = replace(look, memory=story.memory)
        view = state.view(viewer)
        found = ReplayFrame(
            at=at,
            last=len(self._positions) - 1,
            # Nobody is asked anything here: the sentence is what a spectator would read.
            sentence=scene.sentence(state.view(SPECTATOR), replace(look, viewer=SPECTATOR, memory={})),
            regions=regions_of(view, scene, look),
            log=log_lines(story.lines, self._log_lines),
            moves=scene.moves([deed_of(entry, viewer, table.game) for entry in self._acted[max(0, at - 1) : at]], view),
        )
        return found, look


class _StoriesByStep:
    """The log told up to any step. At every few steps the story so far is kept, and told on from there."""

    def __init__(self, game: Game, scene: Scene, began: Sequence[Began], acted: Sequence[Acted]) -> None:
        self._game = game
        self._scene = scene
        self._began = began
        self._acted = acted
        self._stops: dict[tuple[int, str], list[Story]] = {}
        """By viewer and language: the stories after 0, 32, 64 ... decisions."""

    def after(self, decisions: int, look: Look) -> Story:
        """The story after so many decisions."""
        stops = self._stops.setdefault((look.viewer, look.t.locale), [])
        if not stops:
            stops.append(self._told_on(Story(), self._began, look))
        stop = decisions // BETWEEN_STOPS
        while len(stops) <= stop:
            stops.append(self._told_on(stops[-1], self._between(len(stops) - 1, BETWEEN_STOPS), look))
        return self._told_on(stops[stop], self._between(stop, decisions % BETWEEN_STOPS), look)

    def _between(self, stop: int, count: int) -> Sequence[Acted]:
        return self._acted[stop * BETWEEN_STOPS :][:count]

    def _told_on(self, story: Story, entries: Sequence[Began | Acted], look: Look) -> Story:
        """A story of its own: the one before and these entries."""
        out = replace(story, lines=list(story.lines), points=dict(story.points), memory=dict(story.memory))
        for entry in entries:
            self._scene.tell(out, deed_of(entry, look.viewer, self._game), look)
        return out
