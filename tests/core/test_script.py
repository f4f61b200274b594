"""Chance by a given list, whatever the game."""

from __future__ import annotations

import pytest

import meeplehall
from meeplehall.core.errors import BadChance
from meeplehall.core.script import Script


def test_items_come_in_order_and_are_checked() -> None:
    script = Script([3, "ship", "mine", True])
    assert script.number(1, 6, "a die") == 3
    assert script.one_of(["mine", "ship"], "a tile") == 1
    with pytest.raises(BadChance, match=r"item 3 of the chance: a tile cannot be 'mine' now; possible: castle, ship"):
        script.one_of(["ship", "castle", "ship"], "a tile")
    with pytest.raises(BadChance, match="item 4 of the chance: a die is from 1 to 6, not True"):
        script.number(1, 6, "a die")
    assert not script.left()


def test_an_impossible_script_changes_nothing() -> None:
    """Up to the end of the round chance has nothing to say; then it is asked for a seven."""
    state = meeplehall.game("burgundy").new(2, seed=1)
    state.script = Script([7])
    while not _asks_chance(state):
        state.apply(state.actor(), state.legal(state.actor())[-1])
    before = state.digest()
    seat = state.actor()
    with pytest.raises(BadChance, match="item 1 of the chance"):
        state.apply(seat, state.legal(seat)[-1])
    assert state.digest() == before
    assert state.script.at == 0


def _asks_chance(state: meeplehall.State) -> bool:
    """Whether the last of the legal actions brings chance into play."""
    twin = state.clone()
    twin.journal = journal = meeplehall.Journal()
    twin.play(twin.actor(), twin.legal(twin.actor())[-1])
    return any(event.chance for event in journal.events)


def test_when_a_script_ends_the_seed_goes_on() -> None:
    """Two games of one seed differ by what was scripted, and by nothing else that chance brought before it."""
    game = meeplehall.game("burgundy")
    plain = game.new(2, seed=5)
    assert game.new(2, seed=5, chance=[]) == plain
    with pytest.raises(BadChance):
        game.new(2, seed=5, chance=["nothing of the kind"])


def test_a_clone_has_no_script() -> None:
    state = meeplehall.game("burgundy").new(2, seed=1)
    state.script = Script([1, 2, 3])
    assert state.clone().script is None
    assert state.sample(0, 1).script is None
