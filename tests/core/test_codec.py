from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import meeplehall
from meeplehall.core.codec import Reader, Writer
from meeplehall.core.errors import MeeplehallError

SMALL = st.integers(-(2**60), 2**60)


@given(st.lists(SMALL), st.text())
def test_round_trip(values: list[int], text: str) -> None:
    out = Writer()
    for value in values:
        out.put(value)
    out.put_text(text)
    back = Reader(bytes(out.data))
    assert [back.get() for _ in values] == values
    assert back.get_text() == text
    back.end()


def test_a_truncated_or_lengthened_position_is_refused() -> None:
    game = meeplehall.game("burgundy")
    packed = game.new(2).pack()
    with pytest.raises(MeeplehallError, match="too early"):
        game.unpack(packed[:-1])
    with pytest.raises(MeeplehallError, match="1 bytes too many"):
        game.unpack(packed + b"\0")


def test_another_layout_is_refused() -> None:
    game = meeplehall.game("burgundy")
    packed = game.new(2).pack()
    with pytest.raises(MeeplehallError, match="layout"):
        game.unpack(b"\x7e" + packed[1:])
