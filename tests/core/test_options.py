from __future__ import annotations

import pytest

import meeplehall
from meeplehall.core.errors import BadOption, UnknownBot, UnknownGame


def test_unknown_game_names_the_known_ones() -> None:
    with pytest.raises(UnknownGame, match=r"unknown game 'chess'; known: .*burgundy"):
        meeplehall.new("chess")


def test_unknown_bot_names_the_known_ones() -> None:
    from meeplehall.bots import make

    with pytest.raises(UnknownBot, match="unknown bot 'deep'; known: random, greedy"):
        make("deep")


@pytest.mark.parametrize(
    ("players", "options", "message"),
    [
        (1, {}, "burgundy is for 2 to 4 players, not 1"),
        (5, {}, "burgundy is for 2 to 4 players, not 5"),
        (2, {"colour": "red"}, "unknown option 'colour'; allowed: edition, estates, setup, tie"),
        (2, {"tie": "none"}, "option 'tie' cannot be 'none'; allowed: fewest, most"),
        (2, {"edition": 2013}, "option 'edition' cannot be '2013'; allowed: 2011, 2019"),
    ],
)
def test_bad_options_say_what_is_allowed(players: int, options: dict[str, object], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        meeplehall.new("burgundy", players, **options)


@pytest.mark.parametrize("seed", [-1, 2**63])
def test_seed_range(seed: int) -> None:
    with pytest.raises(BadOption, match="seed must be from 0"):
        meeplehall.new("burgundy", 2, seed=seed)


def test_settled_options_are_complete_and_lists_become_text() -> None:
    game = meeplehall.game("burgundy")
    settled = game.settle(3, {"setup": "free", "estates": [1, 5, 9]})
    assert settled == {"edition": "2011", "setup": "free", "estates": "1,5,9", "tie": "fewest"}
    assert game.settle(3, settled) == settled
