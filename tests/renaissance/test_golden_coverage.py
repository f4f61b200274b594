"""The golden records show everything the game has."""

from __future__ import annotations

from pathlib import Path

import pytest

from meeplehall.core.journal import Journal
from meeplehall.core.record import Replay
from meeplehall.games.renaissance.decks import tables_of
from meeplehall.games.renaissance.view import DECISIONS, SOLO
from meeplehall.registry import find

FILES = sorted((Path(__file__).parents[1] / "golden" / "renaissance").glob("*.rec"))
FACE_AT = {"area": 1, "flip": 0, "hire": 1, "barter": 1, "teach": 1, "recruit": 1, "settle": 1, "win": 2}
NAMES = ("t12", "p24", "events", "actions", "decisions", "removals", "notes", "solo")
EVENTS = {
    *["dealer", "area", "foundation", "deal", "draw", "phase", "remove", "spend", "drop", "pass", "hire", "barter"],
    *["teach", "recruit", "man", "man_placed", "recruits", "win", "take", "settle", "tie", "thrown", "throw"],
    *["reshuffle", "flip", "rival", "end"],
}


@pytest.fixture(scope="module", params=[1, 2], ids=lambda rules: f"rules {rules}")
def shown(request: pytest.FixtureRequest) -> dict[str, set]:
    """What happens in the golden records of one version of the rules."""
    seen: dict[str, set] = {name: set() for name in NAMES}
    seen["rules"] = {request.param}
    game = find("renaissance")
    for path in FILES:
        record = Replay(path.read_text(encoding="utf-8"), find).finish()
        if record.rules != request.param:
            continue
        journal = Journal()
        state = game.new(record.players, record.options, record.seed, journal, record.rules)
        for seat, action in record.log:
            decision = state.view(-1)["decision"]["kind"]
            seen["decisions"].add(decision)
            seen["removals"] |= {decision} if game.structured(action)["kind"] == "remove" else set()
            seen["actions"].add(" ".join(sorted(game.structured(action))) + " " + game.structured(action)["kind"])
            state.apply(seat, action)
        events = journal.take()
        seen["events"] |= {event.name for event in events}
        seen.setdefault(record.options["deck"], set()).update(
            event.args[FACE_AT[event.name]] for event in events if event.name in FACE_AT
        )
        seen["notes"].add(state.outcome().note)
        if record.players == 1:
            seen["solo"].add(record.options["solo"])
    return seen


@pytest.mark.parametrize("deck", ["t12", "p24"])
def test_every_card_is_shown(shown: dict[str, set], deck: str) -> None:
    assert shown[deck] == set(tables_of(deck).face[1:97])


def test_everything_that_can_happen_happens(shown: dict[str, set]) -> None:
    assert shown["events"] == EVENTS


def test_every_kind_of_action_is_taken(shown: dict[str, set]) -> None:
    game = find("renaissance")
    every = [game.structured(action) for action in range(game.action_count)]
    assert shown["actions"] == {" ".join(sorted(data)) + " " + data["kind"] for data in every}


def test_every_decision_is_asked(shown: dict[str, set]) -> None:
    assert shown["decisions"] == set(DECISIONS) - {"over"}


@pytest.mark.rule("RM-206")
def test_workers_are_removed_at_every_moment_for_it(shown: dict[str, set]) -> None:
    assert shown["removals"] == {"choice", "recruit", "discard"} | ({"man"} if shown["rules"] == {2} else set())


def test_every_way_to_play_alone(shown: dict[str, set]) -> None:
    assert shown["solo"] == set(SOLO)


def test_games_end_in_different_ways(shown: dict[str, set]) -> None:
    assert shown["notes"] == {"Master", "deck", "workers", "shared", "tokens and knights"}
