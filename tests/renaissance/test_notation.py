"""The three forms of actions."""

from __future__ import annotations

import pytest

from meeplehall.core.errors import BadNotation
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
        ({}, "unknown kind of action 'None'"),
        ({"kind": "fly"}, "known: lay, remove, pass, hire, barter, teach, recruit, place, take, discard, done"),
        ({"kind": "pass", "card": 1}, "'pass' has no field 'card'"),
        ({"kind": "hire", "card": True, "place": "2.1"}, "'hire': card must be from 1 to 8, not 'True'"),
        ({"kind": "hire", "card": 1}, "'hire': place must be such as 5.1 or 2.4, not 'None'"),
        (
            {"kind": "barter", "card": 1, "drop": "gold"},
            "'barter': drop must be one of coin, book, bread, shield, not 'gold'",
        ),
        (
            {"kind": "lay", "worker": "merchant", "place": "2.1"},
            "place must be one of 1.1, 1.2, 1.3, 1.4, 1.5, not '2.1'",
        ),
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
