"""The golden records show everything the game has."""

from __future__ import annotations

from pathlib import Path

import pytest

from meeplehall.core.journal import Journal
from meeplehall.core.record import Replay
from meeplehall.games.burgundy.events import Points
from meeplehall.games.burgundy.scoring import SOURCES
from meeplehall.games.burgundy.tiles import FACE_NAMES
from meeplehall.games.burgundy.view import DECISIONS
from meeplehall.registry import find

FILES = sorted((Path(__file__).parents[1] / "golden" / "burgundy").glob("*.rec"))


@pytest.fixture(scope="module")
def shown() -> dict[str, set[str]]:
    """What happens in the golden records: tiles placed, kinds of actions and decisions, sources of points."""
    seen: dict[str, set[str]] = {"placed": set(), "actions": set(), "decisions": set(), "points": set()}
    for path in FILES:
        replay = Replay(path.read_text(encoding="utf-8"), find)
        for state in replay:
            seen["decisions"].add(state.view(-1)["decision"]["kind"])
            seen["actions"].add(replay.game.structured(replay.record.log[-1][1])["kind"])
        for player in replay.state.view(-1)["players"]:
            seen["placed"] |= {space["tile"] for space in player["spaces"]}
        replay = Replay(path.read_text(encoding="utf-8"), find)
        for happened in _events(replay):
            seen["points"] |= {event.source for event in happened if isinstance(event, Points)}
    return seen


def _events(replay: Replay):
    """The events of each action; the replay itself only wants those of chance."""
    state = replay.game.new(replay.record.players, replay.record.options, replay.record.seed)
    log = replay.finish().log
    state.journal = Journal()
    for seat, action in log:
        state.apply(seat, action)
        yield [replay.game.event(event) for event in state.journal.take()]


def test_every_tile_is_placed(shown: dict[str, set[str]]) -> None:
    assert shown["placed"] >= set(FACE_NAMES[1:])


def test_every_kind_of_action_is_taken(shown: dict[str, set[str]]) -> None:
    game = find("burgundy")
    assert shown["actions"] == {game.structured(action)["kind"] for action in range(game.action_count)}


def test_every_decision_is_asked(shown: dict[str, set[str]]) -> None:
    assert shown["decisions"] == set(DECISIONS)


def test_points_come_from_every_source(shown: dict[str, set[str]]) -> None:
    assert shown["points"] == set(SOURCES)
