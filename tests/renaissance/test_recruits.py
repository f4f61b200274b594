"""RM-401 to RM-406: recruits, the discard step, the refill."""

from __future__ import annotations

import pytest

from meeplehall.core.heap import as_list
from meeplehall.core.journal import Journal
from meeplehall.core.undo import can_take_back
from meeplehall.games.renaissance.cards import face_text
from meeplehall.games.renaissance.state import CHOICE, HAND, KNOWN, SHOWN, THROWING, THROWN, WON
from tests.renaissance.scene import (
    act,
    all_done,
    areas,
    build,
    fill,
    give,
    hand,
    keep_in_deck,
    knights,
    legal,
    pile,
    recruit,
    scene,
    structure,
    to_discards,
    to_recruits,
)

# The foundation of a scene is B S R K M on 1.1 to 1.5.


HELD = ["K:kk/sm", "K:kk/sb", "K:kk/bs"]


def contest(*by_seat: str, face: str = "M:mm/kb"):
    """Knights of each seat on the areas; the recruit fits nowhere on a bare foundation. Everyone holds a card."""
    s = scene(len(by_seat))
    recruit(s, "coin", face)
    for seat in range(len(by_seat)):
        give(s, seat, HELD[seat])
    for seat, icons in enumerate(by_seat):
        knights(s, seat, *icons.split())
    to_recruits(s)
    return s


@pytest.mark.rule("RM-401", "RM-403")
def test_two_against_one_and_one_wins() -> None:
    """Worked example: 2-1-1, the first wins; half of all is not needed."""
    s = contest("coin coin", "coin", "coin")
    assert hand(s, 0) == ["M:mm/kb", HELD[0]]
    assert areas(s)[0] == ""
    assert [as_list(p.knights, 4)[0] for p in s.players] == [0, 0, 0]


@pytest.mark.rule("RM-401", "RM-403")
def test_two_two_one_stays() -> None:
    """Worked example: 2-2-1, all five knights and the card stay."""
    s = contest("coin coin", "coin coin", "coin")
    assert areas(s)[0] == "M:mm/kb"
    assert [as_list(p.knights, 4)[0] for p in s.players] == [2, 2, 1]
    assert [p.hand_size for p in s.players] == [1, 1, 1]


@pytest.mark.rule("RM-401")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_lone_knight_is_enough(seat: int) -> None:
    by_seat = ["", "", ""]
    by_seat[seat] = "coin"
    s = contest(*by_seat)
    assert hand(s, seat) == ["M:mm/kb", HELD[seat]]


@pytest.mark.rule("RM-401")
def test_a_later_seat_can_break_an_earlier_tie() -> None:
    s = contest("coin", "coin", "coin coin")
    assert hand(s, 2) == ["M:mm/kb", HELD[2]]


@pytest.mark.rule("RM-401")
def test_areas_go_from_left_to_right() -> None:
    s = scene()
    knights(s, 0, "coin", "bread")
    knights(s, 1, "book", "shield")
    fill(s, 0, "2.1")
    fill(s, 1, "2.1")
    to_recruits(s)
    order = []
    while s.todo == WON:
        order.append((s.view(0)["decision"]["area"], s.pending()))
        act(s, s.pending()[0], "take")
    assert order == [("coin", [0]), ("book", [1]), ("bread", [0]), ("shield", [1])]


@pytest.mark.rule("RM-402")
def test_the_winner_takes_or_places_where_it_fits_on_any_level_without_hire() -> None:
    s = scene()
    recruit(s, "coin", "M:mm/bs")
    knights(s, 0, "coin")
    to_recruits(s)
    assert (s.todo, s.pending()) == (WON, [0])
    assert legal(s, 0) == ["place 2.1", "take"]
    twin = s.clone()
    act(s, 0, "place 2.1")
    assert structure(s, 0) == {"2.1": "M:mm/bs"}
    assert hand(s, 0) == []
    assert s.players[0].stored == 0
    act(twin, 0, "take")
    assert structure(twin, 0) == {}
    assert hand(twin, 0) == ["M:mm/bs"]
    assert areas(twin)[0] == ""


@pytest.mark.rule("RM-402", "RM-206")
def test_the_winner_may_remove_first_and_build_on_what_is_left() -> None:
    s = scene()
    recruit(s, "coin", "M:mm/bs")
    build(s, 0, l2_1="K:kk/bs", l2_4="R")
    knights(s, 0, "coin")
    to_recruits(s)
    assert legal(s, 0) == ["remove 2.1", "remove 2.4", "take"]
    act(s, 0, "remove 2.1")
    assert structure(s, 0) == {"2.4": "R:**"}  # open decision: at once
    assert legal(s, 0) == ["remove 2.4", "place 2.1", "take"]
    act(s, 0, "place 2.1")
    assert structure(s, 0) == {"2.1": "M:mm/bs", "2.4": "R:**"}
    assert pile(s, SHOWN) == ["K:kk/bs"]


@pytest.mark.rule("RM-402")
def test_a_placed_recruit_carries_the_next() -> None:
    """Worked example: Coin placed on 2.1 makes 3.1 fillable for the Book card."""
    s = scene()
    recruit(s, "coin", "M:mm/bs")
    recruit(s, "book", "S:ss/mk")
    build(s, 0, l2_2="K:kk/sb")
    knights(s, 0, "coin", "book")
    to_recruits(s)
    act(s, 0, "place 2.1")
    assert legal(s, 0) == ["remove 2.1", "remove 2.2", "place 3.1", "place 2.3", "take"]
    act(s, 0, "place 3.1")
    assert structure(s, 0) == {"2.1": "M:mm/bs", "2.2": "K:kk/sb", "3.1": "S:ss/mk"}


@pytest.mark.rule("RM-402")
def test_later_winners_have_seen_the_earlier_decisions() -> None:
    s = scene()
    recruit(s, "coin", "M:mm/bs")
    recruit(s, "book", "S:ss/km")
    knights(s, 0, "coin")
    knights(s, 1, "book")
    to_recruits(s)
    assert s.pending() == [0]
    before = s.revealed
    act(s, 0, "place 2.1")
    assert s.revealed > before
    assert s.pending() == [1]
    assert s.view(1)["players"][0]["structure"][6]["card"]["text"] == "M:mm/bs"


@pytest.mark.rule("RM-402", "RM-405")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_last_decision_about_a_recruit_is_settled_when_discards_begin(seat: int) -> None:
    """Whoever sits where: from the sealed step on nobody goes back into the open one."""
    s = scene()
    recruit(s, "coin", "M:mm/bs")
    for other in (0, 1):
        give(s, other, HELD[other])
    knights(s, seat, "coin")
    to_recruits(s)
    before = s.clone()
    act(s, seat, "take")
    assert (s.todo, s.last) == (THROWING, -1)
    assert not can_take_back(before, s, seat)
    begun = s.clone()
    act(s, seat, "discard c1")
    assert can_take_back(begun, s, seat)
    assert not can_take_back(before, s, seat)


@pytest.mark.rule("RM-402")
def test_a_card_that_can_only_go_to_the_hand_goes_there_unasked() -> None:
    s = contest("coin", "")
    assert hand(s, 0) == ["M:mm/kb", HELD[0]]
    assert s.todo == THROWING


@pytest.mark.rule("RM-403")
def test_an_area_without_knights_keeps_its_card() -> None:
    s = contest("coin", "", face="M:mm/kb")
    before = areas(s)[1:]
    assert all(before)
    all_done(s)
    assert areas(s)[1:] == before
    assert areas(s)[0] != ""


@pytest.mark.rule("RM-403")
def test_tied_knights_stay_for_the_next_round() -> None:
    s = contest("coin", "coin")
    all_done(s)
    assert (s.todo, s.round) == (CHOICE, 2)
    assert [as_list(p.knights, 4)[0] for p in s.players] == [1, 1]
    assert areas(s)[0] == "M:mm/kb"


@pytest.mark.rule("RM-404")
def test_resolving_an_area_changes_no_other() -> None:
    s = scene()
    for icon, face in zip(("coin", "book", "bread", "shield"), ("M:mm/kb", "S:ss/kb", "B:bb/mb", "K:kk/mb")):
        recruit(s, icon, face)
    knights(s, 0, "coin", "book", "book", "shield")
    knights(s, 1, "book", "book", "shield", "shield")
    to_recruits(s)
    assert hand(s, 0) == ["M:mm/kb"]
    assert hand(s, 1) == ["K:kk/mb"]
    assert as_list(s.players[0].knights, 4) == [0, 2, 0, 0]
    assert as_list(s.players[1].knights, 4) == [0, 2, 0, 0]
    assert s.todo == THROWING


@pytest.mark.rule("RM-405")
def test_removals_and_any_hand_cards_recruits_included() -> None:
    s = scene()
    give(s, 0, "B:bb/ms", "K:kk/ms", known=("M:mm/bs",))
    give(s, 1, "K:kk/sm")
    build(s, 0, l2_1="S:ss/bs")
    to_discards(s)
    assert legal(s, 0) == ["remove 2.1", "discard c1", "discard c2", "discard c3", "done"]
    act(s, 0, "discard c3", "discard c1", "remove 2.1")
    assert legal(s, 0) == ["discard c2", "done"]
    assert len(hand(s, 0)) == 3  # sealed
    act(s, 0, "done")
    assert s.pending() == [1]
    thrown = (s.pile_size, hand(s, 0))
    act(s, 1, "done")
    assert thrown == (0, ["M:mm/bs", "B:bb/ms", "K:kk/ms"])
    assert pile(s, THROWN) == ["M:mm/bs", "K:kk/ms"]
    assert pile(s, SHOWN) == ["S:ss/bs"]
    assert structure(s, 0) == {}
    assert "B:bb/ms" in hand(s, 0)
    assert s.players[0].hand_size == 4


@pytest.mark.rule("RM-405")
def test_the_others_learn_only_how_many_were_thrown() -> None:
    s = scene(3)
    give(s, 0, "B:bb/ms", "K:kk/ms")
    give(s, 1, "K:kk/sm")
    give(s, 2, "K:kk/sb")
    to_discards(s)
    journal = Journal()
    s.journal = journal
    act(s, 0, "discard c2", "done")
    act(s, 2, "done")
    act(s, 1, "done")
    assert s.view(0)["seen"] == {"K:kk/ms": 1}
    for seat in (-1, 1, 2):
        assert s.view(seat)["seen"] == {}
        assert s.view(seat)["pile_size"] == 1
    told = [(e.name, e.seat) for e in journal.events if e.name in ("thrown", "throw")]
    assert told == [("thrown", 0), ("throw", -1)]


@pytest.mark.rule("RM-405")
def test_who_has_nothing_to_throw_or_remove_is_not_asked() -> None:
    s = scene(3)
    give(s, 0)
    give(s, 1, "K:kk/sm")
    give(s, 2)
    fill(s, 2, "2.1")
    to_discards(s)
    assert s.pending() == [1, 2]
    assert legal(s, 2) == ["remove 2.1", "done"]


@pytest.mark.rule("RM-406")
@pytest.mark.parametrize("seed", range(5))
def test_areas_first_then_hands_from_the_dealers_left(seed: int) -> None:
    s = scene(3, seed)
    for seat, face in enumerate(("K:kk/sm", "K:kk/sb", "K:kk/bs")):
        give(s, seat, face)
    for icon in (0, 2):
        s.where[s.recruits[icon]] = SHOWN
        s.recruits[icon] = 0
        s.pile_size += 1
    to_discards(s)
    journal = Journal()
    s.journal = journal
    all_done(s)
    events = [(e.name, e.args[0]) for e in journal.events if e.chance]
    assert events[:2] == [("area", 0), ("area", 2)]
    assert [seat for name, seat in events[2:] if name == "deal"] == [(s.dealer + n) % 3 for n in (1, 2, 3)]
    assert [p.hand_size for p in s.players] == [4, 4, 4]
    assert all(areas(s))


@pytest.mark.rule("RM-406", "RM-105")
def test_the_reshuffle_comes_card_by_card() -> None:
    """Two cards are left: one area and one card of the first hand; then the pile is shuffled."""
    s = scene()
    for seat, face in enumerate(("K:kk/sm", "K:kk/sb")):
        give(s, seat, face)
    s.where[s.recruits[3]] = SHOWN
    s.recruits[3] = 0
    s.pile_size += 1
    keep_in_deck(s, 2)
    last = [card for card in range(1, 97) if s.where[card] == 0]
    total = s.pile_size
    to_discards(s)
    all_done(s)
    first = (s.dealer + 1) % 2
    zones = {s.where[card] for card in last}
    assert zones == {4, HAND + first}
    assert (s.deck_size, s.pile_size) == (total - 5, 0)


@pytest.mark.rule("RM-406", "RM-105")
@pytest.mark.parametrize("rules", [1, 2])
def test_a_new_deck_is_told_after_what_the_old_one_gave(rules: int) -> None:
    """By rules 1 it was told before the whole hand in the middle of which it was made."""
    s = scene(rules=rules)
    for seat, face in enumerate(("K:kk/sm", "K:kk/sb")):
        give(s, seat, face)
    keep_in_deck(s, 2)
    last = sorted(face_text(s.tables.face[card]) for card in range(1, 97) if s.where[card] == 0)
    to_discards(s)
    s.journal = Journal()
    all_done(s)
    told = [(event.name, len(event.args) - 1) for event in s.journal.events if event.chance]
    first, second = (s.dealer + 1) % 2, s.dealer
    deals = [event.args for event in s.journal.events if event.name == "deal"]
    if rules == 1:
        assert told == [("reshuffle", 0), ("deal", 3), ("deal", 3)]
    else:
        assert told == [("deal", 2), ("reshuffle", 0), ("deal", 1), ("deal", 3)]
        assert sorted(map(face_text, deals[0][1:])) == last
        assert [args[0] for args in deals] == [first, first, second]
    drawn = [event.args for event in s.journal.events if event.name == "draw"]
    assert drawn == [[args[0], len(args) - 1] for args in deals]


@pytest.mark.rule("RM-406")
def test_a_hand_above_four_is_neither_cut_nor_filled() -> None:
    s = scene()
    give(s, 0, "K:kk/sm", "K:kk/sb", "K:kk/bs", "K:kk/ms", "K:kk/mb", known=("M:mm/bs",))
    give(s, 1, "B:bb/sm")
    to_discards(s)
    held = hand(s, 0)
    all_done(s)
    assert hand(s, 0) == held
    assert s.players[1].hand_size == 4
    assert KNOWN in {s.where[card] for card in range(1, 97)}


@pytest.mark.rule("RM-406")
def test_hand_and_knights_never_exceed_eight() -> None:
    """Four knights on tied areas and a hand of four: winning all makes eight."""
    s = scene()
    give(s, 0, "K:kk/sm", "K:kk/sb", "K:kk/bs", "K:kk/ms")
    for icon, face in zip(("coin", "book", "bread", "shield"), ("M:mm/kb", "S:ss/kb", "B:bb/mb", "K:kk/mb")):
        recruit(s, icon, face)
    knights(s, 0, "coin", "book", "bread", "shield")
    to_recruits(s)
    assert s.players[0].hand_size == 8
    assert legal(s, 0) == [f"discard c{n}" for n in range(1, 9)] + ["done"]
