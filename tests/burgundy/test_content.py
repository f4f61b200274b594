"""The facts of the game: tiles, estates, the main board; and packs that replace them."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from meeplehall.core.errors import BadContent, BadNotation
from meeplehall.games.burgundy.game import GAME
from meeplehall.games.burgundy.tiles import FACE_NAMES, TYPE, TYPE_LETTERS
from tests.burgundy.scene import account, play_on

# Type: coloured backs, black backs.
TILES = {"B": (40, 16), "A": (20, 8), "K": (20, 6), "S": (20, 6), "C": (14, 2), "M": (10, 2)}
BUILDINGS = ["warehouse", "carpenter", "church", "market", "boarding-house", "bank", "city-hall", "watchtower"]
ANIMALS = ["cow", "sheep", "pig", "chicken"]

REGIONS = {
    "1": {"A": [1, 5], "B": [1, 3, 3, 5], "C": [1, 3], "K": [3, 3], "M": [3], "S": [3, 3]},
    "2": {"A": [2, 4], "B": [2, 2, 8], "C": [1, 1, 1, 1], "K": [2, 2, 2], "M": [1, 2], "S": [2, 2, 2]},
    "3": {"A": [2, 4], "B": [1, 1, 5, 5], "C": [1, 1, 1, 1], "K": [6], "M": [1, 2], "S": [1, 2, 3]},
    "4": {"A": [3, 3], "B": [2, 5, 5], "C": [1, 1, 1, 1], "K": [3, 3], "M": [1, 2], "S": [1, 1, 4]},
    "5": {"A": [3, 3], "B": [1, 2, 3, 3, 3], "C": [1, 1, 1, 1], "K": [1, 2, 3], "M": [1, 2], "S": [1, 2, 3]},
    "6": {"A": [2, 4], "B": [2, 4, 6], "C": [1, 1, 1, 1], "K": [3, 3], "M": [1, 1, 1], "S": [6]},
    "7": {"A": [3, 3], "B": [2, 3, 7], "C": [2, 2], "K": [2, 2, 2], "M": [1, 1, 1], "S": [2, 2, 2]},
    "8": {"A": [6], "B": [2] * 6, "C": [1, 1, 1, 1], "K": [2, 4], "M": [1, 2], "S": [1] * 6},
    "9": {"A": [2, 4], "B": [6, 6], "C": [1, 1, 1, 1], "K": [1, 1, 1, 3], "M": [1, 2], "S": [2, 4]},
    "2 of 2019": {"A": [2, 4], "B": [2, 2, 3, 5], "C": [1, 1, 1, 1], "K": [1, 2, 3], "M": [1, 1, 1], "S": [2, 2, 2]},
}
# All boards share this grid of numbers.
NUMBERS = [
    "6 5 4 3",
    "2 1 6 5 4",
    "5 4 3 1 2 3",
    "6 1 2 6 5 4 1",
    "2 5 4 3 1 2",
    "6 1 2 5 6",
    "3 4 1 3",
]


def estate(name: str):
    number, _, year = name.partition(" of ")
    return GAME.tables.estate(year or "2011", int(number))


def positions() -> list[tuple[int, int]]:
    """Where the 37 spaces lie in a drawing: row, and half spaces from the middle."""
    return [(row, 2 * i - length) for row, length in enumerate([4, 5, 6, 7, 6, 5, 4]) for i in range(length)]


def touching(a: tuple[int, int], b: tuple[int, int]) -> bool:
    return (abs(a[0] - b[0]), abs(a[1] - b[1])) in ((0, 2), (1, 1))


# Tiles


def test_tiles_by_type_and_back() -> None:
    tables = GAME.tables
    found = dict.fromkeys(TILES, (0, 0))
    for face in range(1, len(FACE_NAMES)):
        letter = TYPE_LETTERS[TYPE[face]]
        found[letter] = (found[letter][0] + tables.coloured[face], found[letter][1] + tables.black[face])
    assert found == TILES
    assert sum(map(sum, found.values())) == 164


def test_tiles_by_face_and_back() -> None:
    expected = {"castle": (14, 2), "mine": (10, 2), "ship": (20, 6)}
    expected |= dict.fromkeys(BUILDINGS, (5, 2))
    for kind in ANIMALS:
        expected |= {f"{kind}-2": (2, 0), f"{kind}-3": (2, 1), f"{kind}-4": (1, 1)}
    for n in range(1, 27):
        expected[f"knowledge-{n}"] = (0, 1) if n in (7, 12, 14, 15, 24, 25) else (1, 0)
    tables = GAME.tables
    found = {FACE_NAMES[face]: (tables.coloured[face], tables.black[face]) for face in range(1, len(FACE_NAMES))}
    assert found == expected
    assert len(found) == 49


# Estates


@pytest.mark.rule("CB-107")
@pytest.mark.parametrize("name", REGIONS)
def test_regions_of_an_estate(name: str) -> None:
    board, at = estate(name), positions()
    sizes: dict[str, list[int]] = {letter: [] for letter in TILES}
    left = set(range(37))
    while left:
        region = [left.pop()]
        for here in region:
            near = {n for n in left if touching(at[n], at[here]) and board.types[n] == board.types[here]}
            left -= near
            region += near
        sizes[TYPE_LETTERS[board.types[region[0]]]].append(len(region))
        members = sum(2**n for n in region)
        assert [board.region[n] for n in region] == [members] * len(region)
    assert {letter: sorted(found) for letter, found in sizes.items()} == REGIONS[name]


@pytest.mark.parametrize("name", REGIONS)
def test_spaces_of_an_estate(name: str) -> None:
    board, at = estate(name), positions()
    counts = Counter(TYPE_LETTERS[board.types[n]] for n in range(37))
    assert counts == {"B": 12, "A": 6, "S": 6, "K": 6, "C": 4, "M": 3}
    numbers = [board.numbers[n] for n in range(37)]
    assert numbers == [int(number) for row in NUMBERS for number in row.split()]
    for a in range(37):
        for b in range(a):
            assert numbers[a] != numbers[b] or not touching(at[a], at[b])


def test_the_estates_as_printed() -> None:
    """A row of each board, read independently of the file."""
    rows = {
        "1": (1, "A2 A1 C6 K5 B4"),
        "2": (3, "B6 B1 B2 B6 B5 K4 C1"),
        "3": (2, "B5 M4 K3 K1 S2 B3"),
        "4": (4, "B2 C5 K4 B3 B1 B2"),
        "5": (3, "B6 B1 A2 K6 C5 B4 B1"),
        "6": (5, "K6 M1 A2 A5 S6"),
        "7": (2, "S5 M4 B3 B1 M2 A3"),
        "8": (0, "B6 B5 S4 B3"),
        "9": (6, "M3 C4 B1 B3"),
        "2 of 2019": (2, "M5 B4 B3 S1 A2 S3"),
    }
    first = [0, 4, 9, 15, 22, 28, 33]
    for name, (row, text) in rows.items():
        board = estate(name)
        spaces = text.split()
        found = [
            TYPE_LETTERS[board.types[first[row] + i]] + str(board.numbers[first[row] + i]) for i in range(len(spaces))
        ]
        assert found == spaces


# The main board and what things are worth


def test_values() -> None:
    tables = GAME.tables
    assert [tables.region_points[size] for size in range(1, 9)] == [1, 3, 6, 10, 15, 21, 28, 36]
    assert [tables.phase_points[phase] for phase in range(5)] == [10, 8, 6, 4, 2]
    assert [tables.colour_first[players] for players in (2, 3, 4)] == [5, 6, 7]
    assert [tables.colour_second[players] for players in (2, 3, 4)] == [2, 3, 4]
    assert [tables.good_points[players] for players in (2, 3, 4)] == [2, 3, 4]
    assert [tables.black_spaces[players] for players in (2, 3, 4)] == [4, 6, 8]
    assert (tables.goods_per_type, tables.goods_per_player) == (7, 3)


# Whole games


@pytest.mark.rule("CB-201", "CB-303", "CB-308")
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {}),
        (3, {"setup": "advanced", "edition": "2019"}),
        (4, {}),
        (4, {"setup": "free", "edition": "2019"}),
    ],
)
def test_no_tile_appears_or_vanishes(players: int, options: dict[str, str]) -> None:
    tables = GAME.tables
    box = Counter({FACE_NAMES[face]: tables.coloured[face] + tables.black[face] for face in range(1, len(FACE_NAMES))})
    assert box.total() == 164
    state = GAME.new(players, options, seed=20 + players)
    assert account(state) == box
    for _ in play_on(state, seed=players):
        assert account(state) == box


@pytest.mark.rule("CB-101", "CB-201")
@pytest.mark.parametrize("seed", [0, 1, 2])
def test_four_players_use_every_tile_exactly_once(seed: int) -> None:
    state = GAME.new(4, seed=seed)
    shown: Counter[str] = Counter({"castle": 4})  # the start castles
    phase = -1
    while not state.over:
        if state.phase != phase:
            phase = state.phase
            seen = state.view(-1)
            shown.update(name for row in [*seen["depots"], seen["black_depot"]] for name in row)
            assert "" not in shown  # every space of every depot is filled
        next(iter(play_on(state, seed * 1000 + state.revealed)))
    tables = GAME.tables
    assert shown == {FACE_NAMES[f]: tables.coloured[f] + tables.black[f] for f in range(1, len(FACE_NAMES))}
    assert shown.total() == 164
    assert state.view(-1)["supply"]["coloured"] == state.view(-1)["supply"]["black"] == {}


@pytest.mark.rule("CB-308")
def test_placed_tiles_never_move() -> None:
    state = GAME.new(3, seed=3)
    before = [dict[str, str]() for _ in range(3)]
    for _ in play_on(state, seed=3):
        for seat, player in enumerate(state.view(-1)["players"]):
            now = {space["name"]: space["tile"] for space in player["spaces"] if space["tile"]}
            assert before[seat].items() <= now.items()
            before[seat] = now


# Notation


@pytest.mark.parametrize(
    "text",
    ["castle d4", "take 3.2 die 5", "take 3.2", "place 2 d4 die 6", "place 1 g4", "sell 4 die 4", "sell 6", "workers",
     "workers die 1", "buy 7.8", "buy 1.1 workers 2", "discard 3", "load 6", "load 6+1", "goods 2", "pass"],
)  # fmt: skip
def test_notation_and_structure_come_back(text: str) -> None:
    code = GAME.parse(text)
    assert GAME.notation(code) == text
    assert GAME.from_structured(GAME.structured(code)) == code


def test_every_code_has_its_own_notation() -> None:
    texts = {GAME.notation(code) for code in range(GAME.action_count)}
    assert len(texts) == GAME.action_count
    assert [GAME.parse(GAME.notation(code)) for code in range(GAME.action_count)] == list(range(GAME.action_count))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("fly", "'fly' is no action; examples: take 3.2 die 5, place 2 d4 die 6, sell 4 die 4, pass"),
        ("take 7.1 die 2", "'take': depot must be from 1 to 6, not '7'"),
        ("take 1.5", "'take': slot must be from 1 to 4, not '5'"),
        ("place 4 d4", "'place': storage must be from 1 to 3, not '4'"),
        ("place 1 d8", "'place': space must be such as a1 or g4, not 'd8'"),
        ("workers die 7", "'workers': die must be from 1 to 6, not '7'"),
        ("buy 2.5", "'buy': no such depot 2, slot 5; allowed: 2 1; 2 2; 2 3; 2 4"),
        ("buy 7.1 workers 3", "'buy': workers must be from 1 to 2, not '3'"),
        ("load 1+3", "'load': no such depot 1, and 3; allowed: 1; 1 2"),
    ],
)
def test_bad_notation_is_refused(text: str, message: str) -> None:
    with pytest.raises(BadNotation) as refusal:
        GAME.parse(text)
    assert str(refusal.value) == message


# Packs


def pack(folder: Path, text: str):
    path = folder / "pack.toml"
    path.write_text(text, encoding="utf-8")
    return GAME.with_pack(str(path))


ESTATE_1 = (
    "A6 C5 C4 K3", "A2 A1 C6 K5 B4", "A5 A4 B3 K1 B2 B3", "S6 S1 S2 C6 S5 S4 S1", "B2 B5 M4 B3 B1 A2", "B6 M1 K2 B5 B6",
    "M3 K4 K1 B3",
)  # fmt: skip


def estate_1(*changes: tuple[str, str]) -> str:
    """A pack whose estate 1 has other rows."""
    rows = str(list(ESTATE_1))
    for old, new in changes:
        assert old in rows
        rows = rows.replace(old, new, 1)
    return f'[estate]\n"1" = {rows}\n'


def tiles(**counts: int) -> str:
    """A pack with all tiles, some in other numbers (coloured back)."""
    tables = GAME.tables
    out = []
    for face in range(1, len(FACE_NAMES)):
        name = FACE_NAMES[face]
        coloured = counts.get(name, tables.coloured[face])
        out.append(f'[[tile]]\nface = "{name}"\ncoloured = {coloured}\nblack = {tables.black[face]}\n')
    return "\n".join(out)


def test_a_pack_replaces_what_it_names_and_nothing_else(tmp_path: Path) -> None:
    game = pack(tmp_path, "[scoring]\nwatchtower = 9\n")
    state = game.new(2, seed=1)
    assert game.content_id != GAME.content_id == "built-in"
    assert game.tables.watchtower_points == 9
    assert GAME.tables.watchtower_points == 4
    assert game.tables.animal_kind_points == 4
    plain = GAME.new(2, seed=1)
    assert state.view(-1) == plain.view(-1)


def test_a_pack_may_have_too_few_tiles(tmp_path: Path) -> None:
    """Depot spaces then stay empty, and the game goes on to its end."""
    game = pack(tmp_path, tiles(ship=3, castle=4))
    state = game.new(4, seed=1)
    for _ in play_on(state, seed=1):
        pass
    assert state.over
    assert account(state)["ship"] == 3 + 6
    assert state.coloured[1] == 0


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[scoring", "expected ']' at the end of a table declaration (at end of document)"),
        ("[depots]\nx = 1", "at depots: unknown part; known: tile, edition, estate, board, goods, scoring"),
        ("scoring = 3", "at scoring: expected `object`, got `int`"),
        ("[scoring]\nwatchtower = '4'", "at scoring.watchtower: expected `int`, got `str`"),
        ("[scoring]\nwatchtowers = 4", "at scoring: object contains unknown field `watchtowers`"),
        ("[scoring]\nregion = [1, 3]", "at scoring.region: 2 values instead of 8"),
        ("[scoring]\nphase = [1, 2, 3, 4]", "at scoring.phase: 4 values instead of 5"),
        ("[scoring]\ncolour_first = []", "at scoring.colour_first: 0 values instead of 3"),
        ("[scoring]\ngood_sold = [1, 2, 3, 4]", "at scoring.good_sold: 4 values instead of 3"),
        ("[scoring.type_sold]\n2011 = 3", "at scoring.type_sold: edition 2019 is missing"),
        ("[scoring]\nwatchtower = 100000000000000000000", "at scoring.watchtower: expected `int` <= 1000"),
        ("[scoring]\nphase = [1, 2, 3, 4, -5]", "at scoring.phase[4]: expected `int` >= 0"),
        ("[[tile]]\nface = 'castle'\ncoloured = 1\nblack = 1", "at tile: face 'mine' is missing"),
        (tiles() + "\n[[tile]]\nface = 'dragon'\ncoloured = 1\nblack = 1", "at tile[49].face: unknown face 'dragon'"),
        (tiles() + "\n[[tile]]\nface = 'mine'\ncoloured = 1\nblack = 1", "at tile: face 'mine' is listed 2 times"),
        (tiles(mine=-1), "at tile[1].coloured: expected `int` >= 0"),
        (tiles(mine=2**70), "at tile[1].coloured: expected `int` <= 1000"),
        (tiles(castle=3), "at tile: 3 coloured castles; four players start with one each"),
        (estate_1(("A6 C5", "A6")), "at estate.1: rows must have 4, 5, 6, 7, 6, 5, 4 spaces"),
        (estate_1(("A6 C5", "A6 C7")), "at estate.1: space 2: 'C7' is not a type letter and a die number"),
        (estate_1(("A6 C5", "A6 X5")), "at estate.1: space 2: 'X5' is not a type letter and a die number"),
        (estate_1(("A6 C5", "C6 C5")), "at estate.1: 5 spaces of type A instead of 6"),
        (
            estate_1(("A6 C5", "C6 C5"), ("S1 S2 C6", "S1 S2 A6")),
            "at edition.2011.repeatable: estate 1 has no castle space in the centre, where the basic game puts one",
        ),
        ("[estate]\n\"1\" = ['A6']", "at estate.1: rows must have 4, 5, 6, 7, 6, 5, 4 spaces"),
        ("[edition.2011]\nestates = ['99']\nrepeatable = [1]", "at edition.2011.estates: no estate '99'"),
        ("[edition.2011]\nestates = ['1']\nrepeatable = [2]", "at edition.2011.repeatable: no estate number 2"),
        (
            "[edition.2011]\nestates = ['1']\nrepeatable = []",
            "at edition.2011.repeatable: 1 must be there, the estate of the basic game",
        ),
        ("[edition.2030]\nestates = ['1']\nrepeatable = []", "at edition.2030: unknown edition; allowed: 2011, 2019"),
        ("[board]\ndepots = ['BSKA']", "at board.depots: 1 depots instead of 6"),
        (
            "[board]\ndepots = ['BSKA', 'KCBB', 'ABSX', 'SBAM', 'MKBB', 'BACS']",
            "at board.depots[2]: 'ABSX' is not four of the letters CMSABK",
        ),
        ("[board]\nblack_spaces = [4, 6, 9]", "at board.black_spaces: 0 to 8 spaces are allowed"),
        ("[board]\nblack_spaces = [4, 6]", "at board.black_spaces: 2 values instead of 3"),
        (
            "[board.swap]\nplayers = 3\ndepot = 6\nspace = 3\ntypes = 'CM'",
            "at board.swap.types: 'CM' is not five of the letters CMSABK",
        ),
        (
            "[board.swap]\nplayers = 3\ndepot = 7\nspace = 3\ntypes = 'CMCMC'",
            "at board.swap: depot 1 to 6 and space 1 to 4 are allowed",
        ),
        ("[goods]\ntypes = 5", "at goods.types: there are six types, one per die number"),
        ("[goods]\nper_type = 16", "at goods.per_type: 1 to 15 are allowed"),
        ("[goods]\nper_type = 6", "at goods: too few goods for four players"),
        ("[goods]\nper_player = -1", "at goods.per_player: expected `int` >= 0"),
    ],
)
def test_a_broken_pack_is_refused_with_the_place(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "pack.toml"
    with pytest.raises(BadContent) as refusal:
        pack(tmp_path, text)
    assert str(refusal.value) == f"{path}: {message}"


def test_an_unreadable_pack_is_refused(tmp_path: Path) -> None:
    missing = str(tmp_path / "none.toml")
    with pytest.raises(BadContent) as refusal:
        GAME.with_pack(missing)
    assert str(refusal.value) == f"{missing}: cannot be read: No such file or directory"
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadContent, match=r"is not UTF-8 text$"):
        GAME.with_pack(str(binary))
