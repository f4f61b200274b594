"""Packed positions say whose they are, and nothing else passes for one."""

from __future__ import annotations

import zlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import meeplehall
from meeplehall.core.codec import ENVELOPE, Writer
from meeplehall.core.errors import BadPosition, MeeplehallError
from meeplehall.registry import BUILT_IN

BURGUNDY = meeplehall.game("burgundy")
PACKED = BURGUNDY.new(2, seed=3).pack()


def wrapped(name: str, layout: int, rules: int, content: str) -> bytes:
    """An envelope that says this, and is whole."""
    out = Writer()
    out.data.extend(ENVELOPE)
    out.put_text(name)
    out.put(layout)
    out.put(rules)
    out.put_text(content)
    out.data.extend(zlib.crc32(out.data).to_bytes(4, "big"))
    return bytes(out.data)


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_bytes_know_their_game(name: str) -> None:
    state = meeplehall.game(name).new(2, seed=5)
    again = meeplehall.unpack(state.pack())
    assert again == state
    assert again.game is state.game
    assert again.rules == state.rules


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (PACKED[:-1], "altered or cut off"),
        (PACKED + b"\0", "altered or cut off"),
        (wrapped("renaissance", 2, 1, "built-in"), "a position of renaissance, not of burgundy"),
        (wrapped("burgundy", 99, 1, "built-in"), "layout 99, this program reads up to .*: use a newer"),
        (wrapped("burgundy", 2, 99, "built-in"), "rules version 99 of burgundy: it needs a newer Meeplehall"),
        (wrapped("burgundy", 2, 1, "0123456789ab"), "content '0123456789ab', but 'built-in' is in use"),
        (wrapped("burgundy", 2, 1, "built-in"), "ends too early"),
        (b"", "ends too early"),
        (b"not a position", "no position of burgundy"),
        (b"\x02\x04", "ends too early"),
        (b"\x02" + b"\x7e" * 400, "no position of burgundy: 63 seats"),
    ],
)
def test_foreign_bytes_are_refused_in_one_line(data: bytes, message: str) -> None:
    with pytest.raises(MeeplehallError, match=message) as caught:
        BURGUNDY.unpack(data)
    assert "\n" not in str(caught.value)


@given(st.binary(max_size=300))
def test_noise_is_no_position(noise: bytes) -> None:
    for name in BUILT_IN:
        with pytest.raises(MeeplehallError):
            meeplehall.game(name).unpack(noise)
        with pytest.raises(MeeplehallError):
            meeplehall.game(name).unpack(b"\x02" + noise)


@settings(max_examples=200)
@given(at=st.integers(0, len(PACKED) - 1), value=st.integers(0, 255))
def test_no_altered_byte_passes(at: int, value: int) -> None:
    altered = PACKED[:at] + bytes([value]) + PACKED[at + 1 :]
    if altered != PACKED:
        with pytest.raises(BadPosition):
            BURGUNDY.unpack(altered)


def test_bytes_without_an_envelope_need_their_game() -> None:
    with pytest.raises(BadPosition, match=r"use game\.unpack"):
        meeplehall.unpack(b"\x02\x04")
