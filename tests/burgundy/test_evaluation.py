"""What looks good at first glance looks good to a person too."""

from __future__ import annotations

import pytest

from meeplehall.bots import make
from meeplehall.games.burgundy.game import GAME

from .scene import do, legal, scene


def rated(s, text: str) -> int:
    return GAME.heuristic().prior(s, s.actor(), GAME.parse(text))


@pytest.mark.parametrize("players", [2, 3])
def test_the_guess_is_exact_when_the_last_turn_is_over(players: int) -> None:
    for seed in range(4):
        s = GAME.new(players, {"setup": "advanced"}, seed)
        bots = [make("greedy", seat) for seat in range(players)]
        guesses: dict[int, int] = {}
        while not s.over:
            seat = s.actor()
            s.play(seat, bots[seat].choose(s, seat))
            if s.phase == 4 and s.round == 4 and not s.over:
                for done in [other for other in range(players) if other in list(s.order)[: s.turn]]:
                    guesses.setdefault(done, GAME.heuristic().value(s, done))
        assert len(guesses) == players - 1
        for seat, guess in guesses.items():
            assert guess == 1000 * s.scores()[seat]


def test_workers_lose_their_worth_when_there_are_many() -> None:
    few, many = (rated(scene(dice=(3, 4), workers=workers), "workers die 3") for workers in (1, 9))
    assert many < few


def storing(*stored: str) -> int:
    """How good it looks to take a castle with these in storage."""
    return rated(scene(dice=(3, 4), storage=stored, depots={3: ["castle"]}), "take 3.1 die 3")


def test_a_full_storage_costs_the_least_of_what_it_holds() -> None:
    assert storing("bank", "bank", "bank") < storing("bank", "bank", "pig-4") < storing("bank", "bank")


def test_nobody_takes_more_than_there_are_spaces_for() -> None:
    assert storing("castle", "castle", "castle") < 0


def test_the_last_die_of_the_game_takes_nothing_that_could_no_longer_be_placed() -> None:
    def taking(dice: tuple[int, ...], *stored: str) -> int:
        return rated(scene(phase="E", round=5, dice=dice, storage=stored, depots={4: ["watchtower"]}), "take 4.1 die 4")

    assert taking((4, 3)) > 0
    assert taking((4,)) < 0
    assert taking((4,), "bank") < 0


def test_what_is_bought_while_a_die_is_left_can_still_be_placed() -> None:
    def buying(*dice: int) -> int:
        return rated(scene(phase="E", round=5, dice=dice, silver=2, black=["watchtower"]), "buy 7.1")

    assert buying(4) > buying()


def test_of_new_goods_those_look_best_that_are_most() -> None:
    cargo = {1: [4, 4, 4], 3: [1, 2, 2]}
    s = scene(dice=(2, 1), storage=("ship",), goods=(5, 6), cargo=cargo)
    do(s, "place 1 d3 die 2", "load 3")
    assert legal(s) == ["goods 1", "goods 2"]
    assert [rated(s, "goods 1"), rated(s, "goods 2")] == [1, 2]
