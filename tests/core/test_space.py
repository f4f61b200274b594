"""The action space: what follows from a declaration."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import meeplehall
from meeplehall.core.errors import BadNotation
from meeplehall.core.space import Kind, Space, choice, joint, numbers, optional
from meeplehall.registry import BUILT_IN

SPACE = Space(
    [
        Kind(
            "take",
            0,
            "take {depot}.{slot}[ die {die}]",
            [optional("die", 1, 2), joint(("depot", "slot"), [(1, 1), (2, 3)])],
        ),
        Kind("die", 6, "die {die}[ as {value}]", [numbers("die", 1, 3), numbers("value", 1, 3, like="die")]),
        Kind("hire", 15, "hire c{card} {place}", [numbers("card", 1, 2), choice("place", ["2.1", "2.2"])]),
        Kind("pass", 19, "pass"),
    ],
    "take 1.1, pass",
)


def test_codes_run_through_without_gaps() -> None:
    assert SPACE.size == 20
    texts = [SPACE.notation(code) for code in range(SPACE.size)]
    assert texts[:7] == [
        "take 1.1",
        "take 2.3",
        "take 1.1 die 1",
        "take 2.3 die 1",
        "take 1.1 die 2",
        "take 2.3 die 2",
        "die 1",
    ]
    assert texts[7:] == [
        "die 1 as 2", "die 1 as 3", "die 2 as 1", "die 2", "die 2 as 3", "die 3 as 1", "die 3 as 2", "die 3",
        "hire c1 2.1", "hire c1 2.2", "hire c2 2.1", "hire c2 2.2", "pass",
    ]  # fmt: skip
    assert len(set(texts)) == SPACE.size
    assert [SPACE.parse(text) for text in texts] == list(range(SPACE.size))
    assert [SPACE.from_structured(SPACE.structured(code)) for code in range(SPACE.size)] == list(range(SPACE.size))


def test_absent_fields_are_left_out() -> None:
    assert SPACE.structured(1) == {"kind": "take", "depot": 2, "slot": 3}
    assert SPACE.structured(3) == {"kind": "take", "depot": 2, "slot": 3, "die": 1}
    assert SPACE.structured(10) == {"kind": "die", "die": 2, "value": 2}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "no action; examples: take 1.1, pass"),
        ("jump", "no action"),
        ("take", "no action"),
        ("take 1.1 ", "no action"),
        ("take 1.1 die 3", "die must be from 1 to 2, not '3'"),
        ("take 1.2", "depot 1|slot must be|no such depot 1, slot 2"),
        ("take 1.3", "no such depot 1, slot 3; allowed: 1 1"),
        ("take 01.1", "depot must be from 1 to 2"),
        ("die 2 as 2", "is written 'die 2'"),
        ("die ２", "die must be from 1 to 3"),
        ("hire c3 2.1", "card must be from 1 to 2"),
        ("hire c1 9.9", "place must be one of 2.1, 2.2"),
        ("pass\n", "no action"),
        ("take " + "9" * 5000 + ".1", "depot must be"),
    ],
)
def test_nonsense_is_refused_with_what_is_allowed(text: str, message: str) -> None:
    with pytest.raises(BadNotation, match=message) as caught:
        SPACE.parse(text)
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"kind": 3},
        {"kind": "jump"},
        {"kind": "pass", "die": 1},
        {"kind": "take", "depot": 1, "slot": 1, "die": True},
        {"kind": "take", "depot": 1.0, "slot": 1},
        {"kind": "take", "depot": "1", "slot": 1},
        {"kind": "take", "depot": 10**400, "slot": 1},
        {"kind": "take", "depot": [1], "slot": 1},
        {"kind": "take", "depot": 2, "slot": 1},
        {"kind": "hire", "card": 1},
    ],
)
def test_data_that_is_no_action_is_refused(data: dict[str, object]) -> None:
    with pytest.raises(BadNotation):
        SPACE.from_structured(data)


def test_kinds_that_do_not_follow_each_other_are_refused() -> None:
    with pytest.raises(ValueError, match="'b' starts at 3, but what comes before ends at 2"):
        Space([Kind("a", 0, "a {n}", [numbers("n", 1, 2)]), Kind("b", 3, "b")], "")


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_code_of_every_game_has_three_forms(name: str) -> None:
    game = meeplehall.game(name)
    seen = set()
    for action in range(game.action_count):
        text = game.notation(action)
        assert game.parse(text) == action
        assert game.from_structured(game.structured(action)) == action
        seen.add(text)
    assert len(seen) == game.action_count
    for wrong in (-1, game.action_count, 10**30, "0", None):
        with pytest.raises(BadNotation, match=f"codes run from 0 to {game.action_count - 1}"):
            game.notation(wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", BUILT_IN)
@given(text=st.text(max_size=40))
def test_any_text_is_an_action_or_refused(name: str, text: str) -> None:
    game = meeplehall.game(name)
    try:
        assert game.notation(game.parse(text)) == text
    except BadNotation as error:
        assert "\n" not in str(error)
