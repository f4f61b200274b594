"""QR codes, read again by a reader of our own, and compared with figures of the standard."""

from __future__ import annotations

import pytest

from meeplehall.web import qr

# ISO/IEC 18004: the format words of level L, mask by mask, and the version words.
FORMATS = (
    "111011111000100",
    "111001011110011",
    "111110110101010",
    "111100010011101",
    "110011000101111",
    "110001100011000",
    "110110001000001",
    "110100101110110",
)
VERSIONS = {7: "000111110010010100", 8: "001000010110111100", 9: "001001101010011001", 10: "001010010011010011"}
LINK = "http://192.0.2.23:8420/seat/abcdefghjk/1/0123456789ABCDEFGHIJ_-"


def masked(mask: int, y: int, x: int) -> bool:
    """Written down once more, from the standard."""
    return [
        (y + x) % 2,
        y % 2,
        x % 3,
        (y + x) % 3,
        (y // 2 + x // 3) % 2,
        (y * x) % 2 + (y * x) % 3,
        ((y * x) % 2 + (y * x) % 3) % 2,
        ((y * x) % 3 + (y + x) % 2) % 2,
    ][mask] == 0


def is_pattern(y: int, x: int, size: int, middles: list[int]) -> bool:
    """Whether a module carries no data."""
    finder = (y < 9 and x < 9) or (y < 9 and x >= size - 8) or (y >= size - 8 and x < 9)
    version = size >= 45 and ((y < 6 and x >= size - 11) or (x < 6 and y >= size - 11))
    corners = {(6, 6), (6, size - 7), (size - 7, 6)}
    near = any(abs(y - a) <= 2 and abs(x - b) <= 2 for a in middles for b in middles if (a, b) not in corners)
    return finder or version or near or y == 6 or x == 6


def read(dark: qr.Matrix) -> tuple[str, int]:
    """The text of a code, and its mask; whatever is wrong with the code fails."""
    size = len(dark)
    version = (size - 17) // 4
    bits = [dark[8][x] for x in (0, 1, 2, 3, 4, 5, 7, 8)] + [dark[y][8] for y in (7, 5, 4, 3, 2, 1, 0)]
    mask = FORMATS.index("".join("1" if bit else "0" for bit in bits))
    again = [dark[y][8] for y in range(size - 1, size - 8, -1)] + [dark[8][x] for x in range(size - 8, size)]
    assert again == bits
    if version in VERSIONS:
        word = "".join("1" if dark[5 - n // 3][size - 9 - n % 3] else "0" for n in range(18))
        assert word == VERSIONS[version]
    stream: list[bool] = []
    pairs = [(x, x - 1) for x in range(size - 1, 6, -2)] + [(x, x - 1) for x in range(5, 0, -2)]
    for n, pair in enumerate(pairs):
        for y in range(size - 1, -1, -1) if n % 2 == 0 else range(size):
            for x in pair:
                if not is_pattern(y, x, size, qr._ALIGNED[version]):
                    stream.append(dark[y][x] != masked(mask, y, x))
    words = [int("".join("1" if bit else "0" for bit in stream[i : i + 8]), 2) for i in range(0, len(stream) - 7, 8)]
    return text_of(words, version), mask


def text_of(words: list[int], version: int) -> str:
    sizes, correction = qr._BLOCKS[version]
    blocks: list[list[int]] = [[] for _ in sizes]
    rest = iter(words)
    for n in range(max(sizes)):
        for block, size in zip(blocks, sizes, strict=True):
            if n < size:
                block.append(next(rest))
    for _ in range(correction):
        for block in blocks:
            block.append(next(rest))
    for block in blocks:
        assert all(syndrome(block, power) == 0 for power in range(correction)), "correction does not fit the data"
    bits = "".join(f"{word:08b}" for block, size in zip(blocks, sizes, strict=True) for word in block[:size])
    assert bits[:4] == "0100"
    length = 8 if version < 10 else 16
    count = int(bits[4 : 4 + length], 2)
    start = 4 + length
    return bytes(int(bits[start + 8 * n : start + 8 * n + 8], 2) for n in range(count)).decode()


def syndrome(block: list[int], power: int) -> int:
    total = 0
    for word in block:
        total = product(total, power_of_two(power)) ^ word
    return total


def power_of_two(power: int) -> int:
    value = 1
    for _ in range(power):
        value = product(value, 2)
    return value


def product(a: int, b: int) -> int:
    """In the field of 256 elements, by hand."""
    out = 0
    while b:
        if b & 1:
            out ^= a
        a <<= 1
        if a & 0x100:
            a ^= 0x11D
        b >>= 1
    return out


def test_the_correction_of_a_known_example() -> None:
    """HELLO WORLD in version 1-M, as textbooks have it."""
    data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
    assert qr._remainder(data, 10) == [196, 35, 39, 119, 235, 215, 231, 226, 93, 23]


@pytest.mark.parametrize("length", [1, 17, 18, 32, 53, 78, 106, 134, 154, 192, 230, 231, 271])
def test_a_code_of_any_size_can_be_read(length: int) -> None:
    text = (LINK * 5)[:length]
    found, _ = read(qr.matrix(text))
    assert found == text


def test_every_mask_is_used_now_and_then() -> None:
    assert len({read(qr.matrix(f"https://hall.example/seat/{n}"))[1] for n in range(60)}) >= 4


def test_letters_of_all_languages() -> None:
    assert read(qr.matrix("één plaats voor Noël"))[0] == "één plaats voor Noël"


def test_what_does_not_fit_is_refused() -> None:
    with pytest.raises(qr.TooLong, match="272 bytes"):
        qr.matrix("x" * 272)


def test_the_path_draws_just_the_dark_modules() -> None:
    size, path = qr.path("meeple")
    dark = qr.matrix("meeple")
    assert size == len(dark) == 21
    drawn = sum(int(run.partition("h")[2].partition("v")[0]) for run in path.split("M")[1:])
    assert drawn == sum(map(sum, dark))
