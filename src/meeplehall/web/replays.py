"""Every position of a finished game."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import replace

import msgspec

from meeplehall.core.errors import MeeplehallError
from meeplehall.table import Acted, Began, Said, Table, TookBack
from meeplehall.web import scenes
from meeplehall.web.frames import Lines
from meeplehall.web.scenes import Deed, Look, Move, Story
from meeplehall.web.stories import deed_of, line_html
from meeplehall.web.texts import Texts

SHOWN = 150
KEPT = 16


class NoReplay(MeeplehallError):
    """A game whose positions cannot be had again."""


class Step(msgspec.Struct, omit_defaults=True):
    """A position for the page."""

    at: int
    last: int
    sentence: str
    regions: dict[str, str]
    log: Lines
    moves: list[Move] = []


class Replays:
    """The packed positions of the games looked at last."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, list[bytes]] = OrderedDict()

    def positions(self, table: Table) -> list[bytes]:
        """From the first to the last, by playing the game again."""
        if table.id in self._kept:
            self._kept.move_to_end(table.id)
            return self._kept[table.id]
        setting = table.setting
        if not table.game.has_content(setting.content):
            raise NoReplay(f"played with content '{setting.content}', which is not at hand")
        state = table.game.new(setting.players, setting.options, setting.seed, rules=setting.rules)
        packed = [state.pack()]
        for seat, action in table.actions():
            state.apply(seat, action)
            packed.append(state.pack())
        self._kept[table.id] = packed
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return packed

    def step(self, table: Table, at: int, viewer: int, t: Texts) -> tuple[Step, Look]:
        """The position after so many decisions, through the eyes of a seat or of everybody."""
        positions = self.positions(table)
        at = max(0, min(at, len(positions) - 1))
        state = table.game.unpack(positions[at])
        look = Look(
            t=t,
            viewer=viewer,
            focus=max(viewer, 0),
            names=tuple(seat.name for seat in table.seats),
            bots=tuple(bool(seat.bot) and not table.setting.imported for seat in table.seats),
            owing=tuple(state.pending()),
        )
        scene = scenes.find(table.game.name)
        view = state.view(viewer)
        story = Story()
        acts: list[Deed] = []
        for number, entry in enumerate(table.log):
            if number in table.undone or isinstance(entry, Said | TookBack):
                continue
            if isinstance(entry, Acted):
                if len(acts) == at:
                    break
                acts.append(deed_of(entry, viewer, table.game))
                scene.tell(story, acts[-1], look)
            elif isinstance(entry, Began):
                scene.tell(story, deed_of(entry, viewer, table.game), look)
        first = max(0, len(story.lines) - SHOWN)
        lines = [line_html(line, first + i) for i, line in enumerate(story.lines[first:])]
        look = replace(look, memory=story.memory)
        regions = {name: str(html) for name, html in scene.regions(view, look).items()}
        # Nobody is asked anything here: the sentence is what a spectator would read.
        sentence = scene.sentence(state.view(-1), _as_spectator(look))
        moves = scene.moves(acts[-1:], view)
        return Step(at, len(positions) - 1, sentence, regions, Lines(first, lines), moves), look


def _as_spectator(look: Look) -> Look:
    return Look(look.t, -1, look.focus, look.names, look.bots, look.owing)


def bare(step: Step) -> Step:
    """For a page that has the drawn parts and the lines already."""
    return msgspec.structs.replace(step, regions={}, log=Lines(0, []))
