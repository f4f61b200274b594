"""A finished game looked at step by step, in any order, is told as it would be from the beginning."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from meeplehall import registry
from meeplehall.core.record import Replay
from meeplehall.table import SPECTATOR, Acted, Began
from meeplehall.table.imports import from_replay
from meeplehall.web import scenes
from meeplehall.web.frames.replay import BETWEEN_STOPS, ReplayedGame
from meeplehall.web.scenes import Look, Story
from meeplehall.web.stories import deed_of, line_html
from meeplehall.web.texts import texts

SHOWN = 150

GOLDEN = Path(__file__).parents[1] / "golden"


def told_from_the_beginning(game: str, entries: list[Began | Acted], look: Look) -> Story:
    story = Story()
    for entry in entries:
        scenes.find(game).tell(story, deed_of(entry, look.viewer, registry.find(game)), look)
    return story


@pytest.mark.parametrize("name", registry.BUILT_IN)
def test_steps_in_any_order_tell_the_same_story(name: str) -> None:
    text = min((GOLDEN / name).glob("*.rec")).read_text(encoding="utf-8")
    table, positions = from_replay(Replay(text, registry.find, verify=True), "t", "ann", 0)
    game = ReplayedGame(table, positions, SHOWN)
    entries = [entry for entry in table.log if isinstance(entry, Began | Acted)]
    last = len(positions) - 1
    steps = {0, 1, BETWEEN_STOPS - 1, BETWEEN_STOPS, BETWEEN_STOPS + 1, last - 1, last}
    steps |= set(random.Random(7).sample(range(last), 12))
    for viewer in (SPECTATOR, 0):
        for at in sorted(steps, key=lambda step: (step * 7919) % 101):
            frame, look = game.frame(at, viewer, texts())
            story = told_from_the_beginning(name, entries[: at + 1], look)
            first = max(0, len(story.lines) - SHOWN)
            assert frame.log.first == first
            assert frame.log.html == [line_html(line, first + n) for n, line in enumerate(story.lines[first:])]
            assert look.memory == story.memory
            assert (frame.at, frame.last) == (at, last)
