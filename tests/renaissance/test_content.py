"""The decks, the foundation, and decks that people bring."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from pathlib import Path

import pytest

import meeplehall
from meeplehall.core import record
from meeplehall.core.content import built_in
from meeplehall.core.errors import BadContent, BadOption, BadRecord, MeeplehallError
from meeplehall.games.renaissance.cards import ICONS, face_text, icons_of
from meeplehall.games.renaissance.decks import CONTENT, INLINE, KEPT, facts, tables_of
from meeplehall.games.renaissance.game import GAME
from meeplehall.games.renaissance.tables import Tables
from meeplehall.registry import find
from tests.renaissance.scene import act, lay, start


def faces(deck: str) -> list[int]:
    return list(tables_of(deck).face[1:97])


@pytest.mark.rule("RM-102")
def test_t12_is_own_icons_over_twelve_pairs_twice() -> None:
    assert Counter(faces("t12")) == {
        large * 256 + large * 64 + large * 16 + left * 4 + right: 2
        for large in range(4)
        for left, right in permutations(range(4), 2)
    }


@pytest.mark.rule("RM-102")
def test_p24_has_four_different_corners_in_every_order() -> None:
    found = [icons_of(face) for face in faces("p24")]
    assert Counter(icons[0] for icons in found) == dict.fromkeys(range(4), 24)
    for large in range(4):
        assert sorted(tuple(icons[1:]) for icons in found if icons[0] == large) == sorted(permutations(range(4)))


@pytest.mark.parametrize("name", ["t12", "p24"])
def test_decks_of_the_house_are_marked_as_reconstructions(name: str) -> None:
    data = built_in(CONTENT, f"{name}.toml")
    assert data["reconstruction"] is True
    assert len(data["cards"]) == 96


@pytest.mark.rule("RM-301")
def test_about_one_pair_of_offers_in_seven_fits_no_card_of_t12() -> None:
    """Equal offers side by side: only a Renaissance Man goes there."""
    tables = tables_of("t12")
    for left in range(4):
        for right in range(4):
            assert tables.fitting[2**left * 16 + 2**right] == (0 if left == right else 8)
    assert tables.fitting[15 * 16 + 1] == 24
    assert tables.fitting[15 * 16 + 15] == 96


@pytest.mark.rule("RM-103", "RM-205", "RM-306")
def test_foundation_cards_offer_their_own_icon_and_the_renaissance_man_everything() -> None:
    tables = tables_of("t12")
    for kind in range(4):
        assert tables.large[97 + kind] == kind
        assert tables.offer_left[97 + kind] == tables.offer_right[97 + kind] == 2**kind
    assert tables.large[101] == -1
    assert tables.action[101] == 0
    assert tables.offer_left[101] == tables.offer_right[101] == 15


def test_the_recruit_board_runs_coin_book_bread_shield() -> None:
    assert [area["icon"] for area in start().view(0)["areas"]] == ["coin", "book", "bread", "shield"]
    assert (tables_of("t12").hand, tables_of("t12").knights, tables_of("t12").store) == (4, 4, 4)


# A deck of one's own


def deck_lines() -> list[str]:
    """96 cards that are neither t12 nor p24: both offers alike, needs alike."""
    return [f'  "{large} {offer} {offer} {need} {need}",' for large in ICONS for offer in ICONS for need in ICONS] + [
        f'  "{large} {large} {large} coin {need}",' for large in ICONS for need in ICONS for _ in range(2)
    ]


def write(path: Path, lines: list[str]) -> str:
    file = path / "deck.toml"
    file.write_text("# my deck\ncards = [  # large, offers, needs\n" + "\n".join(lines) + "\n]\n", encoding="utf-8")
    return str(file)


def test_a_deck_file_is_played_and_carried_in_the_record(tmp_path: Path) -> None:
    path = write(tmp_path, deck_lines())
    settled = GAME.settle(2, GAME.load_files({"deck": path}))
    assert settled["deck"].startswith("cards:MMMMM")
    assert len(settled["deck"]) == 6 + 480
    assert GAME.settle(2, settled) == settled
    s = meeplehall.new("renaissance", 2, 3, deck=path)
    assert s.view(0)["deck"] == "own"
    assert GAME.new(2, settled, 3).digest() == s.digest()
    assert GAME.unpack(s.pack()).digest() == s.digest()
    rec = record.begin(GAME, 2, settled, 3, ["a", "b"])
    for seat in (0, 1):
        for n, worker in enumerate(("knight", "merchant", "scholar", "baker"), start=1):
            action = GAME.parse(f"lay {worker} 1.{n}")
            s.apply(seat, action)
            rec.log.append((seat, action))
    text = record.write(rec, GAME)
    Path(path).unlink()  # another machine does not have the file
    replay = record.Replay(text, find, verify=True)
    assert replay.finish().log == rec.log
    assert replay.state.digest() == s.digest()


def test_equal_decks_have_equal_names(tmp_path: Path) -> None:
    one = GAME.load_files({"deck": write(tmp_path, deck_lines())})
    two = GAME.load_files({"deck": write(tmp_path, deck_lines()[::-1])})
    assert one == two


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda lines: lines[:-1], "deck.toml: line 97: a deck has 96 cards, this one ends after 95"),
        (
            lambda lines: [*lines, lines[0]],
            "deck.toml: line 99: a deck has 96 cards, this is card 97 of 97",
        ),
        (
            lambda lines: [*lines[:4], '  "coin coin gold book bread",', *lines[5:]],
            "deck.toml: line 7: right offer: unknown icon 'gold'; allowed: coin, book, bread, shield",
        ),
        (
            lambda lines: [*lines[:9], "", "  # a remark", '  "coin coin coin book", # short', *lines[10:]],
            "deck.toml: line 14: the right need is missing; "
            "a card is large icon, left offer, right offer, left need, right need",
        ),
        (
            lambda lines: ['  "coin coin coin book bread bread",', *lines[1:]],
            "deck.toml: line 3: 6 icons; a card is large icon, left offer, right offer, left need, right need",
        ),
        (lambda lines: ['  "",', *lines[1:]], "deck.toml: line 3: the large icon is missing"),
        (lambda lines: ["  7,", *lines[1:]], "deck.toml: at cards[0]: expected `str`, got `int`"),
        (lambda lines: ["]", 'colour = "red"', "x = ["], "deck.toml: at the top level"),
        (lambda lines: ["  coin,"], "deck.toml: invalid value"),
        (lambda lines: [], "deck.toml: a deck has 96 cards, this one ends after 0"),
    ],
)
def test_bad_deck_files_are_refused_with_the_line(tmp_path: Path, change, message: str) -> None:
    path = write(tmp_path, change(deck_lines()))
    with pytest.raises(BadContent) as error:
        GAME.load_files({"deck": path})
    text = str(error.value).replace(str(tmp_path) + "/", "")
    assert text.startswith(message)
    assert "\n" not in text


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="cannot be read: No such file"):
        GAME.load_files({"deck": str(tmp_path / "none.toml")})
    (tmp_path / "raw.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadContent, match="not UTF-8"):
        GAME.load_files({"deck": str(tmp_path / "raw.toml")})


@pytest.mark.parametrize(
    ("value", "message"),
    [
        ("t13", "option 'deck' cannot be 't13'; allowed: t12, p24, cards:..., or an own file"),
        ("", "option 'deck' cannot be ''"),
        ("cards:MSB", "option 'deck': 3 letters; 96 cards have 480, five each"),
        ("cards:MSBKMSBKMx", "option 'deck': card 2: 'x' is no icon; allowed: M S B K"),
    ],
)
def test_bad_deck_names(value: str, message: str) -> None:
    with pytest.raises(BadOption) as error:
        GAME.settle(2, {"deck": value})
    assert str(error.value).startswith(message)


def test_a_packed_position_with_an_unknown_deck_is_refused() -> None:
    s = start()
    s.tables = Tables("t99", list(s.tables.face[1:97]), facts())
    with pytest.raises(MeeplehallError, match="no deck 't99'"):
        GAME.unpack(s.pack())


def test_a_record_with_a_bad_deck_names_the_line() -> None:
    rec = record.begin(GAME, 2, GAME.settle(2, {}), 1, [])
    text = record.write(rec, GAME).replace("option deck: t12", "option deck: t77")
    with pytest.raises(BadRecord, match="line 7: option 'deck' cannot be 't77'"):
        record.Replay(text, find)


def test_only_a_person_at_this_machine_names_files(tmp_path: Path) -> None:
    """What comes out of a record or over a network cannot have a file read."""
    path = write(tmp_path, deck_lines())
    with pytest.raises(BadOption, match="option 'deck' cannot be"):
        GAME.settle(2, {"deck": path})
    text = record.write(record.begin(GAME, 2, GAME.settle(2, {}), 1, []), GAME)
    with pytest.raises(BadRecord, match="line 7: option 'deck' cannot be"):
        record.Replay(text.replace("option deck: t12", f"option deck: {path}"), find)


def test_touching_corners_of_ones_own_deck(tmp_path: Path) -> None:
    """A deck may hold cards that neither house deck has: equal needs over equal offers."""
    s = GAME.new(1, GAME.load_files({"deck": write(tmp_path, deck_lines())}), 1)
    lay(s, 0, "merchant renaissance scholar baker knight")
    assert len({face_text(face) for face in s.tables.face[1:97]}) > 60
    assert s.tables.fitting[1 * 16 + 1] > 0
    act(s, 0, "pass")


def test_only_the_last_decks_are_kept() -> None:
    """Everybody may bring decks; a server that ran for a year would keep them all. Positions keep theirs."""
    first, *others = [f"{INLINE}{'M' * (480 - n)}{'S' * n}" for n in range(KEPT + 1)]
    state = GAME.new(2, {"deck": first})
    tables = state.tables
    assert tables_of(first) is tables
    for deck in others:
        tables_of(deck)
    assert tables_of(others[-1]) is tables_of(others[-1])
    again = tables_of(first)
    assert again is not tables
    assert list(again.face) == list(tables.face)
    assert state.clone().tables is tables
