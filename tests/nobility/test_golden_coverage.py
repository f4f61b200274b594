"""The golden records show everything the game has, those of each version of the rules by themselves."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import pytest

from meeplehall.core.journal import Journal
from meeplehall.core.record import Replay
from meeplehall.games.nobility.names import THEME_NAMES
from meeplehall.games.nobility.purse import REASONS
from meeplehall.games.nobility.view import DECISIONS
from meeplehall.registry import find

FILES = sorted((Path(__file__).parents[1] / "golden" / "nobility").glob("*.rec"))
# What an event's arguments tell, and where.
TOLD = {
    "complete": ("settlers", 1),
    "workshop": ("workshops", 3),
    "neutral": ("neutral workshops", 1),
    "ship": ("ships", 0),
    "council tile": ("council tiles", 1),
    "event": ("events", 0),
    "benefit": ("benefits", 1),
    "desk": ("desks", 1),
    "dice tile": ("dice tiles", 1),
    "keep": ("commissions", 1),
    "coins": ("reasons", 2),
    "good": ("reasons", 3),
    "modifiers": ("reasons", 2),
    "points": ("reasons", 2),
    "reputation": ("reasons", 2),
}
EVERY = {
    "settlers": range(1, 49),
    "workshops": range(1, 31),
    "ships": range(1, 19),
    "council tiles": range(1, 31),
    "events": range(1, 17),
    "benefits": range(1, 14),
    "desks": range(12),
    "dice tiles": range(1, 19),
    "commissions": range(1, 19),
    "reasons": range(len(REASONS)),
}


# Kinds of decisions that only one version of the rules has (RN-603).
BERK = {1: {"berk-commission", "berk-modifiers", "berk-replace"}, 2: {"berk"}}


@pytest.fixture(scope="module", params=[1, 2])
def shown(request: pytest.FixtureRequest) -> dict[str, set]:
    """What happens in the golden records of one version."""
    seen: dict[str, set] = defaultdict(set)
    game = find("nobility")
    for path in FILES:
        record = Replay(path.read_text(encoding="utf-8"), find).finish()
        if record.rules != request.param:
            continue
        seen["rules"].add(record.rules)
        journal = Journal()
        state = game.new(record.players, record.options, record.seed, journal, record.rules)
        for seat, action in record.log:
            view = state.view(-1)
            seen["decisions"].add(view["decision"]["kind"])
            seen["stages"].add(view["stage"])
            seen["actions"].add(game.structured(action)["kind"])
            state.apply(seat, action)
        for event in journal.take():
            seen["told"].add(event.name)
            if event.name in TOLD:
                name, at = TOLD[event.name]
                seen[name].add(event.args[at])
        desks = [player.get("desks", []) for player in state.view(-1)["players"]]
        seen["equal desks"] |= {len(row) > len(set(row)) for row in desks}
        if record.players == 1:
            seen["themes"].add(state.view(0)["objective"]["theme"])
            seen["solo"].add(state.outcome().ranks[0])
        seen["decisions"].add(state.view(-1)["decision"]["kind"])
    return seen


@pytest.mark.parametrize("name", EVERY)
def test_everything_occurs(shown: dict[str, set], name: str) -> None:
    assert shown[name] >= set(EVERY[name])


def test_every_kind_of_action_is_taken(shown: dict[str, set]) -> None:
    game = find("nobility")
    assert shown["actions"] == {game.structured(action)["kind"] for action in range(game.action_count)}


def test_every_decision_is_asked(shown: dict[str, set]) -> None:
    (rules,) = shown["rules"]
    assert shown["decisions"] == set(DECISIONS[1:]) - BERK[3 - rules]
    assert shown["stages"] == {"setup", "actions", "income"}


def test_solo_games_are_won_and_lost_by_every_theme(shown: dict[str, set]) -> None:
    assert shown["themes"] == set(THEME_NAMES)
    assert shown["solo"] == {1, 2}


def test_everything_that_rules_2_bring_happens(shown: dict[str, set]) -> None:
    (rules,) = shown["rules"]
    untold = {"objective"} if rules == 2 else {"objective", "decline"}  # the plans name the objectives
    assert shown["told"] == set(find("nobility").events.kinds) - untold
    assert True in shown["equal desks"] or rules == 1
