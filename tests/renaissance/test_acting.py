"""RM-301 to RM-308: the four actions and Renaissance Men."""

from __future__ import annotations

import pytest

from meeplehall.core.heap import as_list
from meeplehall.core.journal import Journal
from meeplehall.games.renaissance.state import BLIND, CHOICE, DOWN, MAN, SHOWN, THROWING
from tests.renaissance.scene import (
    act,
    all_pass,
    build,
    call,
    fill,
    give,
    hand,
    keep_in_deck,
    knights,
    legal,
    of_kind,
    pile,
    scene,
    store,
    structure,
    teach,
)

# The foundation of a scene is B S R K M on 1.1 to 1.5; seat 1 mostly just passes.


def ready(*faces: str, phase: int = 1, **options):
    s = scene(**options)
    give(s, 0, *faces)
    give(s, 1, "K:kk/ms")
    call(s, phase)
    return s


@pytest.mark.rule("RM-301")
def test_needs_match_type_and_side() -> None:
    """Worked example: over Baker and Scholar bread-book fits, book-bread does not."""
    assert of_kind(ready("M:mm/bs"), 0, "hire") == ["hire c1 2.1"]
    assert of_kind(ready("M:mm/sb"), 0, "hire") == ["hire c1 2.2"]  # over Scholar and Renaissance Man


@pytest.mark.rule("RM-301", "RM-306")
@pytest.mark.parametrize("left", "mbk")
def test_over_a_renaissance_man_every_left_need_fits(left: str) -> None:
    """Worked example: over a Renaissance Man and a Scholar every x-book fits."""
    s = scene(order="merchant renaissance scholar baker knight", deck="p24")
    others = [icon for icon in "msbk" if icon not in (left, "s")]
    give(s, 0, f"K:{others[0]}{others[1]}/{left}s")
    give(s, 1, f"K:{others[1]}{others[0]}/{left}s")
    call(s, 1)
    assert "hire c1 2.2" in legal(s, 0)


@pytest.mark.rule("RM-301")
def test_the_touching_corners_count() -> None:
    """The left supporter's top right and the right supporter's top left."""
    s = scene(deck="p24")
    build(s, 0, l2_1="M:mk/bs", l2_2="S:bk/sm")  # offers m k | b k
    give(s, 0, "K:sm/kb", "K:sb/mk")
    give(s, 1, "K:ms/bk")
    store(s, 0, "coin")
    call(s, 1)
    assert [text for text in of_kind(s, 0, "hire") if text.endswith("3.1")] == ["hire c1 3.1"]


@pytest.mark.rule("RM-301")
def test_a_hire_goes_to_any_level_in_any_phase_and_to_vacated_places() -> None:
    s = scene()
    build(s, 0, l2_1="M:mm/bs", l2_2="K:kk/sb")
    give(s, 0, "B:bb/mk", "S:ss/km")
    give(s, 1, "K:kk/ms")
    store(s, 0, "coin")
    call(s, 1)
    assert of_kind(s, 0, "hire") == ["hire c1 2.4", "hire c2 3.1", "hire c2 2.3"]
    act(s, 0, "remove 2.1")
    assert of_kind(s, 0, "hire") == ["hire c1 2.4", "hire c2 2.3"]
    give(s, 0, "B:bb/bs", "S:ss/km")
    assert of_kind(s, 0, "hire") == ["hire c1 2.4", "hire c2 2.1"]
    act(s, 0, "hire c2 2.1")
    act(s, 1, "pass")
    assert structure(s, 0)["2.1"] == "B:bb/bs"
    assert "M:mm/bs" in pile(s, SHOWN)


@pytest.mark.rule("RM-301")
def test_a_place_holds_one_card_and_needs_both_supporters() -> None:
    s = ready("M:mm/bs", "B:bb/sk")
    build(s, 0, l2_1="K:kk/bs")
    assert "hire c1 2.1" not in legal(s, 0)
    assert not any(text.endswith(("3.1", "4.1", "5.1")) for text in legal(s, 0))


@pytest.mark.rule("RM-301")
def test_what_a_hire_changes_and_what_not() -> None:
    s = ready("M:mm/bs", "K:kk/ms")
    before = (s.deck_size, s.pile_size, list(s.recruits))
    act(s, 0, "hire c1 2.1")
    act(s, 1, "pass")
    assert structure(s, 0) == {"2.1": "M:mm/bs"}
    assert hand(s, 0) == ["K:kk/ms"]
    assert (s.deck_size, s.pile_size, list(s.recruits)) == before
    p = s.players[0]
    assert (p.stored, p.taught, p.knights) == (0, 0, 0)
    assert structure(s, 1) == {}


@pytest.mark.rule("RM-302")
@pytest.mark.parametrize(("face", "place"), [("K:kk/bm", "2.1"), ("K:kk/ms", "2.2")])
def test_hiring_on_top_of_the_merchant_who_gives_the_action(face: str, place: str) -> None:
    """Worked example: phase 1, uncovered Merchant at 1.2, onto 2.1 or 2.2."""
    s = scene(order="baker merchant scholar knight renaissance")
    give(s, 0, face)
    give(s, 1, "K:kk/mb")
    call(s, 1)
    assert of_kind(s, 0, "hire") == [f"hire c1 {place}"]
    act(s, 0, f"hire c1 {place}")
    act(s, 1, "pass")
    assert structure(s, 0) == {place: face}
    assert s.players[0].stored == 0


@pytest.mark.rule("RM-303")
def test_barter_stores_the_large_icon() -> None:
    """Worked example: discarding a Knight stores a shield."""
    s = ready("K:kk/ms")
    act(s, 0, "barter c1")
    act(s, 1, "pass")
    p = s.players[0]
    assert as_list(p.stored, 4) == [0, 0, 0, 1]
    assert (p.taught, p.knights, hand(s, 0)) == (0, 0, [])
    assert pile(s, SHOWN) == ["K:kk/ms"]


@pytest.mark.rule("RM-303")
def test_equal_tokens_are_allowed_and_four_is_the_limit() -> None:
    s = ready("K:kk/ms")
    store(s, 0, "shield", "shield", "shield")
    assert of_kind(s, 0, "barter") == ["barter c1"]
    store(s, 0, "shield", "shield", "shield", "coin")
    assert of_kind(s, 0, "barter") == ["barter c1 drop coin", "barter c1 drop shield"]
    act(s, 0, "barter c1 drop coin")
    act(s, 1, "pass")
    assert as_list(s.players[0].stored, 4) == [0, 0, 0, 4]


@pytest.mark.rule("RM-303")
def test_tokens_are_dropped_at_no_other_time() -> None:
    s = ready("K:kk/ms", "M:mm/bs")
    store(s, 0, "coin", "coin", "coin", "coin")
    assert all("drop" in text for text in of_kind(s, 0, "barter"))
    assert not any("drop" in text for text in legal(s, 0) if not text.startswith("barter"))
    act(s, 0, "teach c1")
    act(s, 1, "pass")
    assert as_list(s.players[0].stored, 4) == [4, 0, 0, 0]


@pytest.mark.rule("RM-304")
def test_teach_puts_the_large_icon_into_the_renaissance_area() -> None:
    """Worked example: discarding a Merchant puts a coin there."""
    s = ready("M:mm/bs")
    act(s, 0, "teach c1")
    act(s, 1, "pass")
    p = s.players[0]
    assert p.taught == 1
    assert (p.stored, p.knights, hand(s, 0)) == (0, 0, [])
    assert pile(s, SHOWN) == ["M:mm/bs"]


@pytest.mark.rule("RM-304")
def test_a_type_already_there_cannot_be_taught() -> None:
    s = ready("M:mm/bs", "K:kk/ms")
    teach(s, 0, "coin")
    assert of_kind(s, 0, "teach") == ["teach c2"]


def two_men(*, deck_left: int | None = None, rules: int = 2):
    """Both seats complete their four types in this phase."""
    s = scene(rules=rules)
    give(s, 0, "K:kk/ms")
    give(s, 1, "K:kk/sm")
    for seat in (0, 1):
        teach(s, seat, "coin", "book", "bread")
    if deck_left is not None:
        keep_in_deck(s, deck_left)
    call(s, 1)
    return s


@pytest.mark.rule("RM-305")
def test_four_types_become_a_renaissance_man() -> None:
    s = two_men()
    before = s.deck_size
    act(s, 0, "teach c1")
    act(s, 1, "pass")
    assert (s.todo, s.pending()) == (MAN, [0])
    assert s.players[0].taught == 0
    assert s.players[1].taught == 7
    assert s.deck_size == before - 1
    assert legal(s, 0) == ["place 2.1", "place 2.2", "place 2.3", "place 2.4"]
    act(s, 0, "place 2.3")
    assert structure(s, 0) == {"2.3": "R:**"}
    assert (s.todo, s.phase) == (CHOICE, 2)


@pytest.mark.rule("RM-305")
def test_places_of_men_are_sealed_and_nobody_declines() -> None:
    s = two_men()
    act(s, 0, "teach c1")
    act(s, 1, "teach c1")
    assert s.pending() == [0, 1]
    assert "pass" not in legal(s, 0)
    seen = s.view(1)
    act(s, 0, "place 2.1")
    assert s.view(1) == seen
    assert structure(s, 0) == {}
    act(s, 1, "place 2.4")
    assert (structure(s, 0), structure(s, 1)) == ({"2.1": "R:**"}, {"2.4": "R:**"})


@pytest.mark.rule("RM-305", "RM-105")
@pytest.mark.parametrize("seed", range(4))
def test_men_come_from_the_dealers_left_and_this_phases_discards_are_reshuffled(seed: int) -> None:
    s = scene(seed=seed)
    give(s, 0, "K:kk/ms")
    give(s, 1, "K:kk/sm")
    for seat in (0, 1):
        teach(s, seat, "coin", "book", "bread")
    keep_in_deck(s, 1)
    call(s, 1)
    last = next(card for card in range(1, 97) if s.where[card] == 0)
    free = s.pile_size
    act(s, 0, "teach c1")
    act(s, 1, "teach c1")
    first = (s.dealer + 1) % 2
    assert s.where[last] == DOWN + first * 16 + 15
    assert (s.deck_size, s.pile_size) == (free + 1, 0)  # the pile, two cards just taught, less the second man


@pytest.mark.rule("RM-305")
def test_men_are_placed_after_all_actions_are_known() -> None:
    s = two_men()
    give(s, 1, "M:mm/bs")
    journal = Journal()
    s.journal = journal
    act(s, 1, "hire c1 2.1")
    act(s, 0, "teach c1")
    assert [event.name for event in journal.events] == ["teach", "hire", "man"]
    assert s.view(0)["players"][1]["structure"][6]["card"]["text"] == "M:mm/bs"


def one_place_left(rules: int):
    """Seat 0 has a Renaissance Man to place, and nothing is fillable but 4.2."""
    s = two_men(rules=rules)
    fill(s, 0, "2.1", "2.2", "2.3", "3.1", "3.2", "4.1")
    build(s, 0, l2_4="S:ss/km")
    fill(s, 0, "3.3")
    store(s, 0, "book")
    call(s, 2)
    act(s, 0, "teach c1")
    return s


@pytest.mark.rule("RM-305")
def test_by_rules_1_the_only_place_is_taken_unasked_whatever_it_covers() -> None:
    s = one_place_left(1)
    assert structure(s, 0)["4.2"] == "R:**"
    assert s.phase == 3


@pytest.mark.rule("RM-305", "RM-206")
def test_with_one_place_left_he_is_asked_because_a_removal_opens_another() -> None:
    s = one_place_left(2)
    assert (s.todo, s.pending()) == (MAN, [0])
    assert legal(s, 0) == ["remove 4.1", "remove 3.3", "place 4.2"]
    act(s, 0, "place 4.2")
    assert structure(s, 0)["4.2"] == "R:**"
    assert s.phase == 3


@pytest.mark.rule("RM-305", "RM-206")
def test_room_is_made_for_a_renaissance_man_from_the_top_down() -> None:
    s = one_place_left(2)
    act(s, 0, "remove 3.3")
    assert legal(s, 0) == ["remove 2.4", "place 3.3"]  # the way back to 4.1 is closed
    act(s, 0, "remove 2.4")
    assert legal(s, 0) == ["place 2.4"]
    assert s.view(0)["players"][0]["choice"]["removing"] == ["3.3", "2.4"]
    assert structure(s, 0)["2.4"] == "S:ss/km"  # sealed
    before = s.pile_size
    act(s, 0, "place 2.4")
    assert structure(s, 0) == dict.fromkeys(("4.1", "3.1", "3.2", "2.1", "2.2", "2.3", "2.4"), "R:**")
    assert s.pile_size == before + 2
    assert pile(s, SHOWN).count("S:ss/km") == 1
    assert len(pile(s, BLIND)) == 1
    assert s.phase == 3


@pytest.mark.rule("RM-305", "RM-206")
def test_the_scholar_who_completed_the_set_can_make_room() -> None:
    s = two_men()
    build(s, 0, l2_1="S:ss/bs")
    call(s, 2)
    act(s, 0, "teach c1")
    assert legal(s, 0) == ["remove 2.1", "place 2.2", "place 2.3", "place 2.4"]
    act(s, 0, "remove 2.1", "place 2.1")
    assert structure(s, 0) == {"2.1": "R:**"}


@pytest.mark.rule("RM-305", "RM-208")
def test_removals_before_men_are_sealed_and_come_before_all_men() -> None:
    s = two_men()
    for seat in (0, 1):
        fill(s, seat, "2.4")
    call(s, 1)
    act(s, 0, "teach c1")
    act(s, 1, "teach c1")
    seen = [s.view(seat) for seat in (-1, 1)]
    act(s, 0, "remove 2.4")
    assert s.sealed
    assert [s.view(seat) for seat in (-1, 1)] == seen
    assert s.sample(1, 1).players[0].removing == 0
    assert s.sample(0, 1).view(0) == s.view(0)
    act(s, 0, "place 2.4")
    assert [s.view(seat) for seat in (-1, 1)] == seen
    assert s.sample(1, 1).pending() == [0, 1]
    journal = Journal()
    s.journal = journal
    act(s, 1, "remove 2.4", "place 2.1")
    told = [(event.name, event.args[0]) for event in journal.events[:4]]
    assert told == [("remove", 0), ("remove", 1), ("man_placed", 0), ("man_placed", 1)]
    assert not s.sealed


@pytest.mark.rule("RM-305", "RM-202")
def test_a_removal_before_a_man_can_keep_the_next_phase_shut() -> None:
    s = two_men()
    fill(s, 0, "2.1", "2.2", "3.1")
    store(s, 0, "book")
    call(s, 2)
    act(s, 0, "teach c1")
    act(s, 0, "remove 3.1", "place 2.3")
    assert s.todo == THROWING


@pytest.mark.rule("RM-305", "RM-501")
@pytest.mark.parametrize("rules", [1, 2])
def test_a_renaissance_man_on_top_is_the_master(rules: int) -> None:
    s = two_men(rules=rules)
    fill(s, 0, *["2.1", "2.2", "2.3", "2.4", "3.1", "3.2", "3.3", "4.1", "4.2"])
    store(s, 0, "book")
    call(s, 1)
    act(s, 0, "teach c1")
    act(s, 1, "pass")
    if rules == 2:
        assert legal(s, 0) == ["remove 4.1", "remove 4.2", "place 5.1"]
        act(s, 0, "place 5.1")
    assert s.over
    assert s.outcome().ranks == [1, 2]


@pytest.mark.rule("RM-306")
def test_a_man_fits_anywhere_and_offers_everything() -> None:
    s = two_men()
    build(s, 0, l2_1="M:mm/bs", l2_2="M:mm/sb")  # equal offers: only a Renaissance Man fits above
    call(s, 1)
    store(s, 0, "book", "coin")
    act(s, 0, "teach c1")
    act(s, 1, "pass")
    assert "place 3.1" in legal(s, 0)
    act(s, 0, "place 3.1")
    fill(s, 0, "2.3")
    build(s, 0, l3_2="K:kk/ms")
    for face in ("B:bb/mk", "B:bb/sk", "B:bb/bk"):
        give(s, 0, face)
        call(s, 2)
        assert "hire c1 4.1" in legal(s, 0)
    give(s, 0, "B:bb/ks")
    call(s, 2)
    assert "hire c1 4.1" not in legal(s, 0)


@pytest.mark.rule("RM-306", "RM-208")
def test_a_removed_man_goes_to_the_pile_unseen() -> None:
    s = ready("K:kk/ms")
    fill(s, 0, "2.1")
    call(s, 1)
    act(s, 0, "remove 2.1", "pass")
    act(s, 1, "pass")
    assert len(pile(s, BLIND)) == 1
    assert s.pile_size == 1
    for seat in (-1, 0, 1):
        assert s.view(seat)["seen"] == {}


@pytest.mark.rule("RM-307")
def test_recruit_sends_a_knight_to_the_cards_area() -> None:
    s = ready("K:kk/ms", "S:ss/bk")
    act(s, 0, "recruit c1")
    act(s, 1, "pass")
    assert pile(s, SHOWN) == ["S:ss/bk"]
    assert hand(s, 0)[0] == "K:kk/ms"
    assert s.players[0].stored == 0


@pytest.mark.rule("RM-307")
def test_the_knight_stands_on_the_area_of_the_large_icon() -> None:
    s = ready("K:kk/ms", "S:ss/bk")
    fill(s, 0, "2.1")  # keeps the round in its action phases
    act(s, 0, "recruit c1")
    act(s, 1, "pass")
    assert s.phase == 2
    assert as_list(s.players[0].knights, 4) == [0, 1, 0, 0]
    assert s.view(1)["areas"][1]["knights"] == [1, 0]


@pytest.mark.rule("RM-307")
def test_with_all_knights_out_one_moves_from_another_area() -> None:
    s = ready("K:kk/ms")
    knights(s, 0, "coin", "coin", "shield")
    assert of_kind(s, 0, "recruit") == ["recruit c1"]
    knights(s, 0, "coin", "coin", "book", "shield")
    fill(s, 0, "2.1")
    assert of_kind(s, 0, "recruit") == ["recruit c1 from coin", "recruit c1 from book"]
    act(s, 0, "recruit c1 from coin")
    act(s, 1, "pass")
    assert as_list(s.players[0].knights, 4) == [1, 1, 0, 2]


@pytest.mark.rule("RM-307", "RM-308")
def test_with_all_four_on_that_area_the_action_is_not_offered() -> None:
    s = ready("K:kk/ms")
    knights(s, 0, "shield", "shield", "shield", "shield")
    assert of_kind(s, 0, "recruit") == []


@pytest.mark.rule("RM-308")
def test_unusable_actions_are_not_offered() -> None:
    s = ready("K:kk/mb")  # fits nowhere
    teach(s, 0, "shield")
    knights(s, 0, "shield", "shield", "shield", "shield")
    assert legal(s, 0) == ["pass", "barter c1"]


@pytest.mark.rule("RM-308")
def test_equal_cards_give_one_action() -> None:
    s = ready("K:kk/km", "K:kk/km")
    assert legal(s, 0) == ["pass", "hire c1 2.4", "barter c1", "teach c1", "recruit c1"]
    act(s, 0, "hire c1 2.4")
    act(s, 1, "pass")
    assert hand(s, 0) == ["K:kk/km"]
    all_pass(s)
    assert s.todo == THROWING
