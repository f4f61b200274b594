"""What a seat is told of what it cannot do agrees with what the rules let it do."""

from __future__ import annotations

from random import Random

import pytest

from meeplehall import registry
from meeplehall.core.bits import members
from meeplehall.games.nobility.actions import SPACE
from meeplehall.games.nobility.codes import PLACE
from meeplehall.games.nobility.places import open_places
from meeplehall.games.nobility.position import Nobility
from tests.nobility.scene import scene

GAME = registry.find("nobility")
STAIRS = ("tavern", "yard")
"""Their slots are open to some dice only, by those that lie there."""


def open_slots(state: Nobility, seat: int) -> set[tuple[str, int]]:
    """Place and slot of everything that some value of a die can do."""
    found = set()
    for value in range(1, 7):
        for place in members(open_places(state, seat, value)):
            name = SPACE.structured(PLACE + place)["place"]
            kind, _, part = name.partition("-")
            if kind == "council":
                row = state.tables.council_row[value]
                found.add(("council", row * 6 + state.view(seat)["council"]["columns"].index(part)))
            elif kind in ("hall", "port", "chancery"):
                found.add((kind, value - 1))
            elif kind == "board":
                found.add((kind, 0))
            elif kind not in (*STAIRS, "tile"):
                found.add((kind, 3 if part else (value - 1) // 2))
    return found


@pytest.mark.parametrize(("players", "options"), [(1, {}), (2, {}), (4, {"chancery": "yes"}), (6, {"events": "yes"})])
def test_a_slot_is_either_open_or_has_a_reason_against_it(players: int, options: dict[str, str]) -> None:
    chance = Random(players)
    if players == 6:
        options = {**options, "chancery": "yes"}
    state = GAME.new(players, options, seed=7)
    assert isinstance(state, Nobility)
    looked = 0
    for _ in range(260):
        if state.over:
            break
        seat = state.pending()[0]
        decision = state.view(seat)["decision"]
        if decision["kind"] == "turn":
            refused = {(slot["place"], slot["slot"]) for slot in decision["against"] if slot["place"] not in STAIRS}
            open_ = open_slots(state, seat)
            assert not refused & open_
            known = {place for place, _ in refused | open_}
            assert {"hall", "port", "council", "castle", "berk", "board"} <= known
            for place, slots in (("hall", 6), ("port", 6), ("council", 18), ("berk", 3)):
                assert {slot for name, slot in refused | open_ if name == place} == set(range(slots)), place
            looked += 1
        state.apply(seat, chance.choice(state.legal(seat)))
    assert looked >= 15


@pytest.mark.rule("RN-205", "RN-206")
def test_a_die_is_told_at_which_value_it_fits() -> None:
    state = scene(dice=(2, 5, 6), reputation=6, placed=["0 castle 2"], modifiers=1)
    player = state.view(0)["players"][0]
    assert player["room"] == 4
    assert player["dice_as"][:3] == [2, 4, 0], "5 with one modifier as 4, 6 not at all"


@pytest.mark.rule("RN-302")
def test_a_card_in_hand_tells_what_it_lacks() -> None:
    state = scene(goods={"books": 9}, hand=(1,))
    view = state.view(0)
    card, lacks = view["players"][0]["hand"][0], view["players"][0]["housing"][0]
    assert set(lacks["missing"]) == set(card["goods"]) - {"books"}
    assert lacks["most"] == (0 if lacks["missing"] or lacks["more"] else min(sum(lacks["spendable"]), card["max"]))
