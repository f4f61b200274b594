"""Six players: RN-801."""

from __future__ import annotations

import pytest

from meeplehall.core.errors import BadOption
from meeplehall.games.nobility.game import GAME
from tests.nobility.scene import act, end_turns, legal, open_to, places, scene, table, visit


@pytest.mark.rule("RN-801", "RN-107")
def test_the_chancery_is_required() -> None:
    assert "chancery" in GAME.new(6, seed=1).view(-1)
    with pytest.raises(BadOption, match=r"^six players need the Chancery: option 'chancery' cannot be 'no'"):
        GAME.new(6, {"chancery": "no"})
    for players in (2, 3, 4, 5):
        assert "chancery" not in GAME.new(players, seed=1).view(-1)


@pytest.mark.rule("RN-801", "RN-202")
@pytest.mark.parametrize(("players", "dice"), [(1, 5), (2, 5), (3, 5), (4, 5), (5, 5), (6, 4)])
def test_they_have_four_dice(players: int, dice: int) -> None:
    seen = table(scene(players))
    assert [len(seen[f"{seat} dice"]) for seat in range(players)] == [dice] * players
    state = scene(players)
    while table(state)["round"] == 1:
        end_turns(state)
    assert [len(table(state)[f"{seat} dice"]) for seat in range(players)] == [dice] * players


@pytest.mark.rule("RN-801", "RN-101")
@pytest.mark.parametrize(("players", "start"), [(1, 9), (2, 9), (3, 9), (4, 9), (5, 9), (6, 7)])
def test_they_start_at_reputation_seven(players: int, start: int) -> None:
    assert [p.reputation for p in GAME.new(players, seed=1).players] == [start] * players


@pytest.mark.rule("RN-801", "RN-105")
def test_later_players_start_with_modifiers() -> None:
    firsts = set()
    for seed in range(30):
        state = GAME.new(6, seed=seed)
        firsts.add(state.first)
        around = [(state.first + i) % 6 for i in range(6)]
        assert [state.players[seat].modifiers for seat in around] == [0, 0, 0, 1, 2, 3]
    assert firsts == set(range(6))


@pytest.mark.rule("RN-801", "RN-604")
@pytest.mark.parametrize("die", range(1, 7))
def test_the_fourth_slot_of_the_castle_takes_any_die(die: int) -> None:
    state = scene(6, dice=(die,))
    assert {"castle", "castle-4"} <= set(places(state, str(die)))
    assert visit(state, str(die), "castle-4") == {"0 reputation": 8, "turn of": [1]}
    assert open_to(state, "castle-4", [6]) == []
    assert open_to(state, "castle", [6]) == [6]


@pytest.mark.rule("RN-801", "RN-604")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_fewer_players_do_not_use_it(players: int) -> None:
    state = scene(players, dice=(1, 3, 5))
    for die in ("1", "3", "5"):
        assert "castle-4" not in places(state, die)


@pytest.mark.rule("RN-801", "RN-604")
def test_the_fourth_slot_is_open_when_the_others_are_taken() -> None:
    taken = ["1 castle 1", "1 castle 3", "2 castle 5"]
    state = scene(6, dice=(2, 4, 6), placed=taken)
    for die in (2, 4, 6):
        assert open_to(state, "castle", [die]) == []
        assert open_to(state, "castle-4", [die]) == [die]


@pytest.mark.rule("RN-801")
def test_the_rest_is_as_for_others() -> None:
    state = GAME.new(6, seed=1)
    for seat in range(6):
        state.apply(seat, GAME.parse("keep 1"))
    seen = table(state)
    for seat in range(6):
        assert (seen[f"{seat} coins"], seen[f"{seat} platform"], seen[f"{seat} nobility"]) == (8, 1, 0)
        assert list(seen[f"{seat} goods"].values()) == [1] * 6
    view = state.view(-1)
    assert (len(view["tavern"]["dice"]), len(view["yard"]["dice"]), len(view["chancery"]["desks"])) == (6, 6, 12)
    guild = view["guilds"][0]
    assert (guild["most_dice"], guild["slots"], guild["income"]) == (3, 6, [4, 3, 2, 2, 1, 1])


@pytest.mark.rule("RN-801", "RN-205")
def test_the_first_die_counts_against_seven() -> None:
    state = scene(6, dice=(6, 2, 1))
    assert act(state, "die 6", "go wizards")["turn of"] == [1]
    end_turns(state, 5)
    assert legal(state, "die") == ["die 1"]
