"""QR codes of links: bytes, error correction of level L, versions 1 to 10, by ISO/IEC 18004."""

from __future__ import annotations

from functools import lru_cache

# By version: the bytes of data in each block, and the bytes of correction that every block gets.
_BLOCKS: dict[int, tuple[list[int], int]] = {
    1: ([19], 7),
    2: ([34], 10),
    3: ([55], 15),
    4: ([80], 20),
    5: ([108], 26),
    6: ([68, 68], 18),
    7: ([78, 78], 20),
    8: ([97, 97], 24),
    9: ([116, 116], 30),
    10: ([68, 68, 69, 69], 18),
}
_ALIGNED: dict[int, list[int]] = {
    1: [],
    2: [6, 18],
    3: [6, 22],
    4: [6, 26],
    5: [6, 30],
    6: [6, 34],
    7: [6, 22, 38],
    8: [6, 24, 42],
    9: [6, 26, 46],
    10: [6, 28, 50],
}
"""Where the middles of the alignment patterns are."""
_LEVEL_L = 0b01
_PADDING = (0xEC, 0x11)

_EXP = [0] * 512
_LOG = [0] * 256


def _fill_tables() -> None:
    value = 1
    for power in range(255):
        _EXP[power] = _EXP[power + 255] = value
        _LOG[value] = power
        value <<= 1
        if value & 0x100:
            value ^= 0x11D


_fill_tables()


class TooLong(ValueError):
    """A text that does not fit into the largest code drawn here."""


Matrix = list[list[bool]]


@lru_cache(64)
def path(text: str) -> tuple[int, str]:
    """The width of the code in modules, and its dark ones as an SVG path."""
    dark = matrix(text)
    runs = []
    for y, row in enumerate(dark):
        x = 0
        while x < len(row):
            end = x
            while end < len(row) and row[end]:
                end += 1
            if end > x:
                runs.append(f"M{x} {y}h{end - x}v1h-{end - x}z")
            x = end + 1
    return len(dark), "".join(runs)


def matrix(text: str) -> Matrix:
    """The code, dark modules as True, in the mask that is easiest to read."""
    data = text.encode()
    version = next((v for v, (blocks, _) in _BLOCKS.items() if len(data) + _head(v) <= sum(blocks)), None)
    if version is None:
        raise TooLong(f"{len(data)} bytes do not fit into a code of version {max(_BLOCKS)}")
    bits = _bits(_interleaved(_codewords(data, version), version))
    drawn = [_drawn(version, bits, mask) for mask in range(8)]
    return min(drawn, key=_penalty)


def _head(version: int) -> int:
    """Bytes that mode and length take, with the end: 4 bits, 8 or 16, 4."""
    return 2 if version < 10 else 3


def _codewords(data: bytes, version: int) -> list[int]:
    room = sum(_BLOCKS[version][0])
    length = 8 if version < 10 else 16
    bits = f"0100{len(data):0{length}b}" + "".join(f"{byte:08b}" for byte in data)
    bits += "0" * min(4, room * 8 - len(bits))
    bits += "0" * (-len(bits) % 8)
    words = [int(bits[i : i + 8], 2) for i in range(0, len(bits), 8)]
    return words + [_PADDING[n % 2] for n in range(room - len(words))]


def _interleaved(words: list[int], version: int) -> list[int]:
    sizes, correction = _BLOCKS[version]
    blocks, at = [], 0
    for size in sizes:
        blocks.append(words[at : at + size])
        at += size
    extras = [_remainder(block, correction) for block in blocks]
    out = [block[n] for n in range(max(sizes)) for block in blocks if n < len(block)]
    return out + [extra[n] for n in range(correction) for extra in extras]


def _times(a: int, b: int) -> int:
    return _EXP[_LOG[a] + _LOG[b]] if a and b else 0


def _remainder(block: list[int], count: int) -> list[int]:
    """The bytes of correction: the rest of a division by the generator polynomial."""
    generator = [1]
    for power in range(count):
        longer = [*generator, 0]
        for n, factor in enumerate(generator):
            longer[n + 1] ^= _times(factor, _EXP[power])
        generator = longer
    rest = block + [0] * count
    for n in range(len(block)):
        lead = rest[n]
        for k, factor in enumerate(generator):
            rest[n + k] ^= _times(factor, lead)
    return rest[len(block) :]


def _bits(words: list[int]) -> list[bool]:
    return [bool(word >> (7 - n) & 1) for word in words for n in range(8)]


def _drawn(version: int, bits: list[bool], mask: int) -> Matrix:
    size = 17 + 4 * version
    found: list[list[bool | None]] = [[None] * size for _ in range(size)]
    _draw_finders(found)
    _draw_alignment(found, _ALIGNED[version])
    for n in range(8, size - 8):
        found[6][n] = found[n][6] = n % 2 == 0
    found[size - 8][8] = True
    _draw_format(found, mask)
    if version >= 7:
        _draw_version(found, version)
    _draw_data(found, bits, mask)
    return [[bool(module) for module in row] for row in found]


def _draw_finders(found: list[list[bool | None]]) -> None:
    size = len(found)
    for top, left in ((0, 0), (0, size - 7), (size - 7, 0)):
        for y in range(-1, 8):
            for x in range(-1, 8):
                if 0 <= top + y < size and 0 <= left + x < size:
                    ring = max(abs(y - 3), abs(x - 3))
                    found[top + y][left + x] = ring in (0, 1, 3)


def _draw_alignment(found: list[list[bool | None]], middles: list[int]) -> None:
    for y in middles:
        for x in middles:
            if found[y][x] is None:
                for dy in range(-2, 3):
                    for dx in range(-2, 3):
                        found[y + dy][x + dx] = max(abs(dy), abs(dx)) != 1


def _checked(value: int, polynomial: int, length: int) -> int:
    """A value followed by the rest of its division: format and version are kept so."""
    rest = value << length
    while rest.bit_length() > length:
        rest ^= polynomial << (rest.bit_length() - length - 1)
    return value << length | rest


def _draw_format(found: list[list[bool | None]], mask: int) -> None:
    size = len(found)
    word = _checked(_LEVEL_L << 3 | mask, 0b10100110111, 10) ^ 0b101010000010010
    for n in range(15):
        bit = bool(word >> n & 1)
        found[n if n < 6 else n + 1 if n < 8 else size - 15 + n][8] = bit
        found[8][size - 1 - n if n < 8 else 7 if n == 8 else 14 - n] = bit


def _draw_version(found: list[list[bool | None]], version: int) -> None:
    size = len(found)
    word = _checked(version, 0b1111100100101, 12)
    for n in range(18):
        bit = bool(word >> n & 1)
        found[n // 3][size - 11 + n % 3] = found[size - 11 + n % 3][n // 3] = bit


def _draw_data(found: list[list[bool | None]], bits: list[bool], mask: int) -> None:
    size, at, up = len(found), 0, True
    column = size - 1
    while column > 0:
        if column == 6:  # the timing pattern has this column for itself
            column -= 1
        for step in range(size):
            y = size - 1 - step if up else step
            for x in (column, column - 1):
                if found[y][x] is None:
                    bit = bits[at] if at < len(bits) else False
                    found[y][x] = bit != _MASKS[mask](y, x)
                    at += 1
        up = not up
        column -= 2


_MASKS = (
    lambda y, x: (y + x) % 2 == 0,
    lambda y, x: y % 2 == 0,
    lambda y, x: x % 3 == 0,
    lambda y, x: (y + x) % 3 == 0,
    lambda y, x: (y // 2 + x // 3) % 2 == 0,
    lambda y, x: y * x % 2 + y * x % 3 == 0,
    lambda y, x: (y * x % 2 + y * x % 3) % 2 == 0,
    lambda y, x: ((y + x) % 2 + y * x % 3) % 2 == 0,
)


def _penalty(dark: Matrix) -> int:
    """How hard a code is to read: long runs, blocks, what looks like a finder, too much of one colour."""
    size = len(dark)
    lines = dark + [list(column) for column in zip(*dark, strict=True)]
    total = 0
    for line in lines:
        run = 1
        for n in range(1, size + 1):
            if n < size and line[n] == line[n - 1]:
                run += 1
            else:
                total += run - 2 if run >= 5 else 0
                run = 1
        text = "".join("1" if module else "0" for module in line)
        total += 40 * sum(text.startswith(("10111010000", "00001011101"), n) for n in range(size - 10))
    for y in range(size - 1):
        for x in range(size - 1):
            total += 3 * (dark[y][x] == dark[y][x + 1] == dark[y + 1][x] == dark[y + 1][x + 1])
    share = sum(map(sum, dark)) * 100 // (size * size)
    return total + 10 * (abs(share - 50) // 5)
