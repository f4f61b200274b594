from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meeplehall.core.codec import Reader, Writer
from meeplehall.core.errors import BadPosition

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


def test_a_number_too_large_for_a_machine_word_is_refused() -> None:
    with pytest.raises(BadPosition, match="too large"):
        Reader(b"\xff" * 12).get()
