"""The end of the game: RN-701 and RN-702."""

from __future__ import annotations

from typing import Any

import pytest

from tests.nobility.scene import do, idle_round, legal, scene, table

NOBILITY = [0, 0, 0, 0, 0, 0, 1, 1, 2, 3, 4, 5, 6]


def ended(players: int = 3, **position: Any) -> Any:
    state = scene(players, round=10, **position)
    idle_round(state)
    assert state.over
    return state


@pytest.mark.rule("RN-701")
@pytest.mark.parametrize(
    ("goods", "points"),
    [({}, 0), ({"books": 1}, 0), ({"books": 1, "artwork": 1}, 1), ({"magic": 5}, 2), ({"magic": 5, "jewelry": 6}, 5)],
)
def test_a_point_per_two_goods_of_any_kinds(goods: dict[str, int], points: int) -> None:
    state = ended(goods=goods, score=20)
    assert state.scores() == [20 + points, 0, 0]
    assert table(state)["0 goods"] == goods


@pytest.mark.rule("RN-701")
@pytest.mark.parametrize("level", range(13))
def test_points_of_the_nobility_level(level: int) -> None:
    assert ended(nobility=level, lord=True).scores() == [NOBILITY[level], 0, 0]


@pytest.mark.rule("RN-701")
def test_coins_modifiers_reputation_and_uncompleted_cards_bring_nothing() -> None:
    state = ended(coins=30, modifiers=9, reputation=24, hand=[1, 2, 3], workers=3, platform=4)
    assert state.scores() == [0, 0, 0]


@pytest.mark.rule("RN-701", "RN-208")
def test_the_goods_of_the_last_income_count() -> None:
    state = ended(workshops={"wizards.1": "0 good", "artists.1": "0 coin"}, goods={"books": 1})
    assert state.scores() == [1, 0, 0]
    assert table(state)["0 goods"] == {"books": 1, "magic": 1, "artwork": 1}


@pytest.mark.rule("RN-701", "RN-208")
def test_so_do_goods_of_choice_in_the_last_income() -> None:
    state = scene(round=10, lots=[3], goods={"books": 1})
    while legal(state, "end"):
        do(state, "end")
    assert not state.over
    do(state, "choose magic")
    assert (state.over, state.scores()) == (True, [1, 0, 0])


@pytest.mark.rule("RN-701", "RN-201")
def test_it_ends_after_round_10_and_not_before() -> None:
    state = scene(round=9, goods={"books": 4})
    idle_round(state)
    assert (state.over, table(state)["round"], state.scores()) == (False, 10, [0, 0, 0])
    idle_round(state)
    assert (state.over, table(state)["round"], state.scores()) == (True, 10, [2, 0, 0])
    assert state.pending() == []


# Ranks

TIED: dict[str, Any] = {"score": 30, "reputation": 12, "coins": 4}


def outcome(*players: dict[str, Any]) -> Any:
    return ended(len(players), others=dict(enumerate(players)), **players[0]).outcome()


@pytest.mark.rule("RN-702")
def test_most_points_win_whatever_else() -> None:
    rich = TIED | {"housed": [1, 2, 3], "reputation": 24, "coins": 40}
    found = outcome(rich, TIED | {"score": 31}, TIED | {"score": 29})
    assert (found.ranks, found.winners(), found.note) == ([2, 1, 3], [1], "points")
    assert found.scores == [30, 31, 29]


@pytest.mark.rule("RN-702")
def test_then_most_houses_on_lots() -> None:
    found = outcome(
        TIED | {"housed": [1], "reputation": 24, "platform": 6, "coins": 50},
        TIED | {"housed": [2, 10]},
        TIED | {"housed": [], "hand": [3, 4, 5]},
    )
    assert (found.ranks, found.note) == ([2, 1, 3], "houses")


@pytest.mark.rule("RN-702")
def test_then_reputation() -> None:
    found = outcome(TIED | {"coins": 50}, TIED | {"reputation": 13}, TIED)
    assert (found.ranks, found.note) == ([2, 1, 3], "reputation")


@pytest.mark.rule("RN-702")
def test_then_coins() -> None:
    found = outcome(TIED, TIED | {"coins": 3}, TIED | {"coins": 5})
    assert (found.ranks, found.note) == ([2, 3, 1], "coins")


@pytest.mark.rule("RN-702")
def test_then_it_is_shared() -> None:
    found = outcome(TIED, TIED | {"modifiers": 3, "workers": 2}, TIED)
    assert (found.ranks, found.winners(), found.note) == ([1, 1, 1], [0, 1, 2], "shared")


@pytest.mark.rule("RN-702")
def test_ties_are_broken_for_every_rank() -> None:
    found = outcome(
        TIED | {"score": 50},
        TIED,
        TIED | {"reputation": 13},
        TIED | {"reputation": 13},
        TIED | {"housed": [1], "reputation": 6},
    )
    assert found.ranks == [1, 5, 3, 3, 2]


@pytest.mark.rule("RN-702")
@pytest.mark.parametrize(
    ("mine", "note"),
    [
        ({"score": 31}, "points"),
        ({"housed": [1]}, "houses"),
        ({"reputation": 13}, "reputation"),
        ({"coins": 50}, "coins"),
    ],
)
def test_two_players_are_told_what_decided(mine: dict[str, Any], note: str) -> None:
    found = outcome(TIED, TIED | mine)
    assert (found.ranks, found.note) == ([2, 1], note)
    assert outcome(TIED, TIED).note == "shared"
