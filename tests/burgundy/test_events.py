"""Events by name, also those of logs that an earlier version wrote."""

from __future__ import annotations

from meeplehall.core.journal import Event
from meeplehall.games.burgundy.events import Castle, Place
from meeplehall.games.burgundy.game import GAME


def test_the_number_of_a_space_is_told() -> None:
    assert GAME.event(Event("place", [0, 1, 6, 6])) == Place(0, "castle", "b3", 6)
    assert GAME.event(Event("castle", [1, 18, 6])) == Castle(1, "d4", 6)


def test_version_0_1_did_not_tell_it_but_it_is_the_same_on_all_estates() -> None:
    assert GAME.event(Event("place", [0, 1, 6])) == Place(0, "castle", "b3", 6)
    assert GAME.event(Event("castle", [1, 18])) == Castle(1, "d4", 6)
