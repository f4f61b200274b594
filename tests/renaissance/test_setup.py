"""RM-101 to RM-106."""

from __future__ import annotations

import pytest

from meeplehall.core.errors import BadOption
from meeplehall.core.journal import Journal
from meeplehall.games.renaissance.cards import FOUNDATION
from meeplehall.games.renaissance.game import GAME
from meeplehall.games.renaissance.pyramid import FILLABLE, LEFT, PLACE_NAMES, PLACE_NUMBER, RIGHT, UNCOVERED
from meeplehall.games.renaissance.state import CHOICE, DECK, LAYING, SHOWN
from tests.renaissance.scene import (
    act,
    all_done,
    all_pass,
    areas,
    call,
    fill,
    give,
    hand,
    keep_in_deck,
    lay,
    legal,
    pile,
    scene,
    start,
    to_discards,
)


@pytest.mark.rule("RM-101")
def test_one_to_four_players() -> None:
    for players in (1, 2, 3, 4):
        assert start(players).pending() == list(range(players))
    for players in (0, 5):
        with pytest.raises(BadOption, match="1 to 4 players"):
            start(players)


@pytest.mark.rule("RM-101")
def test_every_seat_can_be_dealer_for_the_whole_game() -> None:
    assert {start(3, seed).dealer for seed in range(40)} == {0, 1, 2}
    s = start(3)
    dealer = s.dealer
    for seat in range(3):
        lay(s, seat, "knight merchant scholar baker renaissance")
    for _ in range(3):
        all_pass(s)
        all_done(s)
    assert s.round == 4
    assert s.dealer == dealer


@pytest.mark.rule("RM-101", "RM-104")
@pytest.mark.parametrize("seed", range(6))
def test_dealing_starts_at_the_dealers_left(seed: int) -> None:
    journal = Journal()
    s = start(4, seed, journal)
    for seat in range(4):
        lay(s, seat, "merchant scholar renaissance baker knight")
    dealt = [event.args[0] for event in journal.events if event.name == "deal"]
    assert dealt == [(s.dealer + n) % 4 for n in (1, 2, 3, 4)]


@pytest.mark.rule("RM-102")
def test_one_recruit_on_each_area_and_the_rest_in_the_deck() -> None:
    s = start()
    assert all(areas(s))
    assert s.deck_size == 92
    assert s.pile_size == 0
    assert start(seed=2).recruits != s.recruits


@pytest.mark.rule("RM-103")
def test_foundations_are_laid_in_secret_and_shown_together() -> None:
    s = start()
    before = s.view(1)
    lay(s, 0, "knight merchant scholar baker renaissance")
    assert s.view(1) == before
    assert s.pending() == [1]
    assert s.view(0)["players"][0]["structure"][10]["card"]["worker"] == "knight"
    assert [cell["card"] for cell in s.view(1)["players"][0]["structure"]] == [None] * 15
    lay(s, 1, "renaissance merchant scholar baker knight")
    row = [cell["card"]["worker"] for cell in s.view(1)["players"][0]["structure"][10:]]
    assert row == ["knight", "merchant", "scholar", "baker", "renaissance"]
    assert s.todo == CHOICE


@pytest.mark.rule("RM-103")
def test_each_foundation_card_lies_once_and_the_last_one_by_itself() -> None:
    s = start()
    assert legal(s, 0) == [f"lay {w} 1.1" for w in ("merchant", "scholar", "baker", "knight", "renaissance")]
    act(s, 0, "lay scholar 1.1")
    assert legal(s, 0) == [f"lay {w} 1.2" for w in ("merchant", "baker", "knight", "renaissance")]
    act(s, 0, "lay renaissance 1.2", "lay merchant 1.3", "lay knight 1.4")
    assert list(s.players[0].places[10:]) == [FOUNDATION + n for n in (1, 4, 0, 3, 2)]
    assert s.pending() == [1]


@pytest.mark.rule("RM-103", "RM-104")
def test_nobody_has_cards_before_the_foundations_lie() -> None:
    s = start()
    assert s.todo == LAYING
    assert [p.hand_size for p in s.players] == [0, 0]
    lay(s, 0, "knight merchant scholar baker renaissance")
    assert [p.hand_size for p in s.players] == [0, 0]
    lay(s, 1, "knight merchant scholar baker renaissance")
    assert [p.hand_size for p in s.players] == [4, 4]
    assert s.deck_size == 96 - 4 - 8


@pytest.mark.rule("RM-104")
def test_hands_are_hidden() -> None:
    s = start()
    for seat in (0, 1):
        lay(s, seat, "knight merchant scholar baker renaissance")
    assert s.view(0)["players"][1]["hand"] is None
    assert s.view(0)["players"][1]["hand_size"] == 4
    assert len(s.view(0)["players"][0]["hand"]) == 4
    assert s.view(-1)["players"][0]["hand"] is None


@pytest.mark.rule("RM-105")
def test_an_empty_deck_is_reshuffled_only_when_a_card_is_needed() -> None:
    s = scene()
    for seat in (0, 1):
        give(s, seat, "M:mm/bs", "S:ss/bk", "B:bb/ms", "K:kk/ms")
    keep_in_deck(s, 0)
    to_discards(s)
    all_done(s)
    assert (s.deck_size, s.pile_size) == (0, 84)  # nobody needed a card
    all_pass(s)
    act(s, 0, "discard c1", "done")
    act(s, 1, "done")
    assert (s.deck_size, s.pile_size) == (84, 0)  # 84 and the card just thrown, less the one drawn
    assert len(hand(s, 0)) == 4


@pytest.mark.rule("RM-105")
def test_drawing_goes_on_after_the_reshuffle_with_what_was_thrown_in_the_same_step() -> None:
    s = scene()
    for seat in (0, 1):
        give(s, seat, "M:mm/bs", "S:ss/bk", "B:bb/ms", "K:kk/ms")
    keep_in_deck(s, 1)
    to_discards(s)
    act(s, 0, "discard c1", "discard c2", "done")
    act(s, 1, "discard c1", "done")
    # three cards are needed: one from the deck, then 83 + 3 are shuffled and two drawn
    assert (s.deck_size, s.pile_size) == (84, 0)
    assert [p.hand_size for p in s.players] == [4, 4]


@pytest.mark.rule("RM-105")
def test_the_deck_has_no_order_and_any_card_can_come() -> None:
    drawn = set()
    for seed in range(150):
        s = start(2, seed)
        drawn |= set(areas(s))
    assert len(drawn) == 48  # every face of t12


@pytest.mark.rule("RM-105")
def test_the_reshuffled_pile_is_unseen() -> None:
    s = scene()
    give(s, 0, "M:mm/bs")
    give(s, 1)
    keep_in_deck(s, 0, SHOWN)
    call(s, 1)
    assert sum(s.view(1)["seen"].values()) == s.pile_size
    act(s, 0, "pass")
    all_done(s)
    assert pile(s) == []
    assert s.view(1)["seen"] == {}
    assert {s.where[card] for card in range(1, 97)} >= {DECK}


@pytest.mark.rule("RM-106")
def test_places_rest_on_two_others() -> None:
    assert [
        *["5.1", "4.1", "4.2", "3.1", "3.2", "3.3"],
        *["2.1", "2.2", "2.3", "2.4", "1.1", "1.2", "1.3", "1.4", "1.5"],
    ] == PLACE_NAMES
    for name in PLACE_NAMES[:10]:
        level, position = int(name[0]), int(name[2])
        place = PLACE_NUMBER[name]
        assert PLACE_NAMES[LEFT[place]] == f"{level - 1}.{position}"
        assert PLACE_NAMES[RIGHT[place]] == f"{level - 1}.{position + 1}"


@pytest.mark.rule("RM-106")
@pytest.mark.parametrize(
    ("filled", "fillable", "uncovered"),
    [
        ("", "2.1 2.2 2.3 2.4", "1.1 1.2 1.3 1.4 1.5"),
        ("2.1", "2.2 2.3 2.4", "2.1 1.3 1.4 1.5"),
        ("2.1 2.3", "2.2 2.4", "2.1 2.3 1.5"),
        ("2.1 2.2", "3.1 2.3 2.4", "2.1 2.2 1.4 1.5"),
        ("2.1 2.2 3.1", "2.3 2.4", "3.1 1.4 1.5"),
        ("2.1 2.2 2.3 3.1 3.2", "4.1 2.4", "3.1 3.2 1.5"),
        ("2.1 2.2 2.3 2.4 3.1 3.2 3.3 4.1 4.2", "5.1", "4.1 4.2"),
        ("2.1 2.2 2.3 2.4 3.1 3.2 3.3 4.1 4.2 5.1", "", "5.1"),
    ],
)
def test_fillable_and_uncovered_places(filled: str, fillable: str, uncovered: str) -> None:
    def names(bits: int) -> set[str]:
        return {name for n, name in enumerate(PLACE_NAMES) if bits & 2**n}

    bits = sum(2 ** PLACE_NUMBER[name] for name in filled.split())
    assert names(FILLABLE[bits]) == set(fillable.split())
    assert names(UNCOVERED[bits]) == set(uncovered.split())


@pytest.mark.rule("RM-106")
def test_the_foundation_is_never_removed() -> None:
    s = scene()
    fill(s, 0, "2.1")
    call(s, 1)
    assert [text for text in legal(s, 0) if text.startswith("remove")] == ["remove 2.1"]
    assert GAME.action_count == 224
