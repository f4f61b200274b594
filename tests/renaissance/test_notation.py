"""The three forms of actions."""

from __future__ import annotations

import pytest

from meeplehall.core.errors import BadNotation
from meeplehall.games.renaissance import actions
from meeplehall.games.renaissance.game import GAME


def test_every_code_has_three_forms() -> None:
    texts = [GAME.notation(action) for action in range(GAME.action_count)]
    assert len(set(texts)) == GAME.action_count
    for action, text in enumerate(texts):
        assert GAME.parse(text) == action
        assert GAME.from_structured(GAME.structured(action)) == action


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (0, "lay merchant 1.1"),
        (24, "lay renaissance 1.5"),
        (25, "remove 5.1"),
        (34, "remove 2.4"),
        (35, "pass"),
        (36, "hire c1 5.1"),
        (115, "hire c8 2.4"),
        (116, "barter c1"),
        (120, "barter c1 drop shield"),
        (156, "teach c1"),
        (164, "recruit c1"),
        (166, "recruit c1 from book"),
        (203, "recruit c8 from shield"),
        (204, "place 5.1"),
        (213, "place 2.4"),
        (214, "take"),
        (215, "discard c1"),
        (223, "done"),
    ],
)
def test_codes_are_stable(action: int, text: str) -> None:
    assert GAME.notation(action) == text


def test_helpers_build_the_same_codes() -> None:
    assert actions.lay("baker", "1.3") == GAME.parse("lay baker 1.3")
    assert actions.remove("3.2") == GAME.parse("remove 3.2")
    assert actions.hire(3, "2.2") == GAME.parse("hire c3 2.2")
    assert actions.barter(2, "coin") == GAME.parse("barter c2 drop coin")
    assert actions.teach(4) == GAME.parse("teach c4")
    assert actions.recruit(5, "bread") == GAME.parse("recruit c5 from bread")
    assert actions.place("4.1") == GAME.parse("place 4.1")
    assert actions.discard(8) == GAME.parse("discard c8")


@pytest.mark.parametrize(
    "text",
    [
        *["", "hire", "hire c9 2.1", "hire c1 1.1", "hire c0 2.1", "lay merchant 2.1", "lay king 1.1", "remove 1.3"],
        *["barter c1 drop gold", "recruit c1 from", "teach 3", "place 6.1", "take c1", "PASS", "done ", "discard c१"],
    ],
)
def test_bad_notation_is_refused_in_one_line(text: str) -> None:
    with pytest.raises(BadNotation) as error:
        GAME.parse(text)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({}, "unknown kind of action None"),
        ({"kind": "fly"}, "known: lay, remove, pass, hire, barter, teach, recruit, place, take, discard, done"),
        ({"kind": "pass", "card": 1}, "'pass' has no field 'card'"),
        ({"kind": "hire", "card": True, "place": "2.1"}, "'hire': card must be from 1 to 8, not True"),
        ({"kind": "hire", "card": 1}, "'hire': no place None; allowed: 5.1, 4.1"),
        ({"kind": "barter", "card": 1, "drop": "gold"}, "'barter': no drop 'gold'; allowed: coin, book, bread, shield"),
        ({"kind": "lay", "worker": "merchant", "place": "2.1"}, "allowed: 1.1, 1.2, 1.3, 1.4, 1.5"),
    ],
)
def test_bad_data_is_refused_with_what_is_allowed(data: dict, message: str) -> None:
    with pytest.raises(BadNotation) as error:
        GAME.from_structured(data)
    assert message in str(error.value)


def test_codes_outside_the_space_are_refused() -> None:
    for action in (-1, 224):
        with pytest.raises(BadNotation, match="from 0 to 223"):
            GAME.notation(action)
