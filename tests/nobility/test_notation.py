"""The three forms of actions."""

from __future__ import annotations

import pytest

from meeplehall.core.errors import BadNotation
from meeplehall.games.nobility.game import GAME


@pytest.mark.parametrize(
    "text",
    ["character 13", "keep 2", "die 5", "die 5 as 4", "go tavern", "go scholars", "go council-green-elf", "go castle-4",
     "go tile-18", "take 48", "drop 1", "complete 17", "spend 4", "sell artists.3", "sell lot.1", "coin", "reputation",
     "reroll 1+3+5", "good", "buy magic", "exchange books artwork", "goods 3", "worker", "move wizards",
     "transfer 5 artists", "accept", "refuse", "lot 3", "ship jewelry", "commission", "modifiers 0", "replace settlers",
     "replace buildings", "recall artists", "desk top", "choose weaponry", "stop", "end"],
)  # fmt: skip
def test_notation_and_structure_come_back(text: str) -> None:
    code = GAME.parse(text)
    assert GAME.notation(code) == text
    assert GAME.from_structured(GAME.structured(code)) == code


def test_every_code_has_its_own_notation() -> None:
    codes = list(range(GAME.action_count))
    texts = [GAME.notation(code) for code in codes]
    assert len(set(texts)) == len(codes)
    assert [GAME.parse(text) for text in texts] == codes
    assert [GAME.from_structured(GAME.structured(code)) for code in codes] == codes


EXAMPLES = "examples: die 5 as 4, go tavern, take 17, goods 2, end"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("fly", f"'fly' is no action; {EXAMPLES}"),
        ("", f"'' is no action; {EXAMPLES}"),
        ("die 5 as 5", "'die 5 as 5' is written 'die 5'"),
        ("die 7", "'die': die must be from 1 to 6, not '7'"),
        ("die 5 as 9", "'die': value must be from 1 to 6, not '9'"),
        ("go moon", "'go': place must be such as tavern or tile-18, not 'moon'"),
        ("take 49", "'take': card must be from 1 to 48, not '49'"),
        ("take 07", "'take': card must be from 1 to 48, not '07'"),
        ("desk left", "'desk': desk must be one of top, bottom, not 'left'"),
        ("end now", f"'end now' is no action; {EXAMPLES}"),
        ("reroll 3+1", "'reroll': dice must be such as 1 or 1+2+3+4+5, not '3+1'"),
    ],
)
def test_bad_notation_is_refused(text: str, message: str) -> None:
    with pytest.raises(BadNotation) as refusal:
        GAME.parse(text)
    assert str(refusal.value) == message


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({"kind": "take"}, "'take': card must be from 1 to 48, not 'None'"),
        ({"kind": "take", "card": True}, "'take': card must be from 1 to 48, not 'True'"),
        ({"kind": "take", "card": 3, "die": 4}, "'take' has no field 'die'"),
        ({"kind": 3}, "unknown kind of action '3'; known: character, keep, die"),
    ],
)
def test_bad_data_is_refused(data: dict, message: str) -> None:
    with pytest.raises(BadNotation) as refusal:
        GAME.from_structured(data)
    assert str(refusal.value).startswith(message)


def test_codes_outside_the_space_are_refused() -> None:
    for code in (-1, GAME.action_count):
        with pytest.raises(BadNotation, match="action codes run from 0 to 418"):
            GAME.notation(code)
