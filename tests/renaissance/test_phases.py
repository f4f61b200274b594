"""RM-201 to RM-207: the round, its phases, sealed choices, access, removals, the reveal."""

from __future__ import annotations

import pytest

from meeplehall.core.errors import IllegalAction
from meeplehall.core.heap import as_list
from meeplehall.core.journal import Journal
from meeplehall.games.renaissance.game import GAME
from meeplehall.games.renaissance.state import BLIND, CHOICE, SHOWN, THROWING
from tests.renaissance.scene import (
    act,
    all_done,
    all_pass,
    build,
    call,
    fill,
    give,
    hand,
    knights,
    legal,
    of_kind,
    pile,
    recruit,
    scene,
    store,
    structure,
    teach,
)

# The foundation of a scene is B S R K M on 1.1 to 1.5.


@pytest.mark.rule("RM-201")
def test_a_round_is_phases_recruits_discards_and_refill() -> None:
    s = scene()
    journal = Journal()
    give(s, 0, "M:mm/bs")
    give(s, 1, "K:kk/ms")
    knights(s, 1, "book")
    fill(s, 1, "2.1")
    call(s, 1)
    s.journal = journal
    act(s, 0, "hire c1 2.1")
    act(s, 1, "pass")
    all_pass(s)  # phase 2
    act(s, 1, "take")
    all_done(s)
    names = [event.name for event in journal.events]
    order = ["hire", "phase", "recruits", "win", "take", "area", "deal", "phase"]
    found = iter(names)
    assert all(name in found for name in order)
    assert (s.round, s.phase) == (2, 1)


@pytest.mark.rule("RM-202")
def test_phase_one_always_happens_and_no_other_without_a_card_there() -> None:
    s = scene()
    give(s, 0, "M:mm/bs")
    give(s, 1, "K:kk/ms")
    call(s, 1)
    assert (s.todo, s.phase, s.pending()) == (CHOICE, 1, [0, 1])
    all_pass(s)
    assert s.todo == THROWING
    all_done(s)
    assert (s.todo, s.phase, s.pending()) == (CHOICE, 1, [0, 1])


@pytest.mark.rule("RM-202")
def test_a_hire_opens_the_next_phase_for_everyone() -> None:
    s = scene()
    give(s, 0, "M:mm/bs", "K:kk/ms")
    give(s, 1, "K:kk/ms")
    store(s, 1, "bread")
    call(s, 1)
    act(s, 0, "hire c1 2.1")
    act(s, 1, "pass")
    assert (s.phase, s.pending()) == (2, [0, 1])
    assert of_kind(s, 1, "barter") == ["barter c1"]


@pytest.mark.rule("RM-202")
def test_the_last_card_of_a_level_removed_keeps_the_phase_shut() -> None:
    """Worked example: the only level-2 card of the table is removed in phase 1."""
    s = scene()
    give(s, 0, "M:mm/bk")
    give(s, 1, "K:kk/ms")
    fill(s, 0, "2.1")
    call(s, 1)
    act(s, 0, "remove 2.1", "pass")
    act(s, 1, "pass")
    assert s.todo == THROWING


@pytest.mark.rule("RM-202", "RM-205")
def test_a_renaissance_man_calls_a_phase_though_he_gives_nothing() -> None:
    """Worked example: a Renaissance Man is the only card of level 2."""
    s = scene()
    give(s, 0, "M:mm/bk")
    give(s, 1, "K:kk/ms")
    fill(s, 0, "2.1")
    call(s, 1)
    all_pass(s)
    assert (s.phase, s.pending()) == (2, [0])
    assert legal(s, 0) == ["remove 2.1", "pass"]


@pytest.mark.rule("RM-202")
def test_covered_cards_call_a_phase_and_there_is_no_fifth() -> None:
    s = scene()
    give(s, 0, "M:mm/bk")
    give(s, 1, "K:kk/ms")
    fill(s, 0, "2.1", "2.2", "2.3", "3.1", "3.2", "4.1")
    call(s, 1)
    for phase in (1, 2, 3, 4):
        assert s.phase == phase
        all_pass(s)
    assert s.todo == THROWING


@pytest.mark.rule("RM-203")
def test_the_choice_holds_removals_action_card_and_target() -> None:
    s = scene()
    give(s, 0, "M:mm/bs", "K:kk/km")
    give(s, 1, "K:kk/ms")
    fill(s, 0, "2.3")
    call(s, 1)
    assert legal(s, 0) == [
        *["remove 2.3", "pass"],
        *["hire c1 2.1", "hire c2 2.4"],
        *["barter c1", "barter c2", "teach c1", "teach c2"],
    ]  # 2.3 covers the Knight: no RECRUIT
    act(s, 0, "remove 2.3")
    assert of_kind(s, 0, "recruit") == ["recruit c1", "recruit c2"]
    assert s.pending() == [0, 1]


@pytest.mark.rule("RM-203")
def test_nothing_happens_before_the_last_seat_has_committed() -> None:
    s = scene(3)
    give(s, 0, "M:mm/bs", "K:kk/ms")
    give(s, 1, "M:mm/sb", "K:kk/sm")
    give(s, 2, "M:mm/ks", "K:kk/sk")
    call(s, 1)
    act(s, 0, "hire c1 2.1")
    act(s, 2, "barter c1")
    assert s.pending() == [1]
    assert structure(s, 0) == {}
    assert s.players[2].stored == 0
    assert [len(hand(s, seat)) for seat in range(3)] == [2, 2, 2]
    with pytest.raises(IllegalAction, match="owes no decision"):
        s.apply(0, GAME.parse("pass"))
    act(s, 1, "pass")
    assert structure(s, 0) == {"2.1": "M:mm/bs"}
    assert as_list(s.players[2].stored, 4) == [1, 0, 0, 0]
    assert [len(hand(s, seat)) for seat in range(3)] == [1, 2, 1]


@pytest.mark.rule("RM-203")
def test_a_sealed_choice_reveals_nothing_so_it_can_be_taken_back_until_the_last_commits() -> None:
    s = scene()
    give(s, 0, "M:mm/bs")
    give(s, 1, "K:kk/ms")
    fill(s, 0, "2.3")
    call(s, 1)
    before = s.revealed
    act(s, 0, "remove 2.3")
    act(s, 0, "hire c1 2.1")
    assert s.revealed == before
    act(s, 1, "pass")
    assert s.revealed > before


@pytest.mark.rule("RM-203")
def test_a_pass_is_always_legal_with_and_without_removals() -> None:
    s = scene()
    give(s, 0, "M:mm/bs")
    give(s, 1, "K:kk/ms")
    fill(s, 0, "2.1")
    call(s, 1)
    assert "pass" in legal(s, 0)
    act(s, 0, "remove 2.1")
    assert "pass" in legal(s, 0)
    assert "pass" in legal(s, 1)


@pytest.mark.rule("RM-203")
def test_only_open_facts_pass_a_seat_over() -> None:
    s = scene(4)
    fill(s, 0, "2.1")  # phase 2 is called
    give(s, 0, "K:kk/ms")
    give(s, 1)  # no card
    store(s, 1, "coin")
    give(s, 2, "K:kk/ms")  # a card, but no access in phase 2
    give(s, 3, "K:kk/km")  # fits nothing, but that is his secret
    store(s, 3, "coin")
    call(s, 2)
    assert s.pending() == [0, 3]
    assert legal(s, 3) != []
    give(s, 3, "K:kk/mb")
    call(s, 2)
    assert s.pending() == [0, 3]
    assert legal(s, 3) == ["pass"]


@pytest.mark.rule("RM-203")
def test_a_seat_with_something_to_remove_is_asked_even_without_cards() -> None:
    s = scene()
    give(s, 0)
    fill(s, 0, "2.1")
    give(s, 1, "K:kk/ms")
    call(s, 1)
    assert s.pending() == [0, 1]
    assert legal(s, 0) == ["remove 2.1", "pass"]


@pytest.mark.rule("RM-204")
def test_uncovered_workers_of_exactly_the_level_give_access() -> None:
    s = scene()
    give(s, 0, "K:kk/bk", "B:bb/mb")
    give(s, 1, "K:kk/ms")
    build(s, 0, l2_1="S:ss/bs", l2_4="B:bb/km")
    call(s, 1)
    # level 1: B S R K M, of which 2.1 covers B and S, 2.4 covers K and M: only R is left
    assert [text for text in legal(s, 0) if not text.startswith("remove")] == ["pass"]
    call(s, 2)
    assert of_kind(s, 0, "teach") == ["teach c1", "teach c2"]
    assert of_kind(s, 0, "barter") == ["barter c1", "barter c2"]
    assert of_kind(s, 0, "hire") == []
    assert of_kind(s, 0, "recruit") == []


@pytest.mark.rule("RM-204")
def test_a_token_gives_access_in_any_phase_and_is_spent() -> None:
    s = scene()
    give(s, 0, "K:kk/bs")
    give(s, 1, "K:kk/ms")
    fill(s, 1, "2.1", "2.2", "3.1")
    store(s, 0, "coin", "coin", "shield")
    call(s, 3)
    assert s.pending() == [0, 1]
    act(s, 0, "hire c1 2.1")
    act(s, 1, "pass")
    assert as_list(s.players[0].stored, 4) == [1, 0, 0, 1]
    assert structure(s, 0) == {"2.1": "K:kk/bs"}


@pytest.mark.rule("RM-204")
def test_a_token_stays_when_a_worker_gives_the_action() -> None:
    s = scene()
    give(s, 0, "K:kk/bs")
    give(s, 1, "K:kk/ms")
    store(s, 0, "coin")
    call(s, 1)
    act(s, 0, "hire c1 2.1")
    act(s, 1, "pass")
    assert as_list(s.players[0].stored, 4) == [1, 0, 0, 0]


@pytest.mark.rule("RM-204")
def test_one_action_per_phase() -> None:
    s = scene()
    give(s, 0, "K:kk/bs", "K:kk/ms")
    give(s, 1, "K:kk/ms")
    call(s, 1)
    act(s, 0, "barter c1")
    assert s.pending() == [1]
    assert s.legal(0) == []


@pytest.mark.rule("RM-204", "RM-303")
def test_the_token_leaves_first_so_a_full_store_has_room() -> None:
    """Worked example: four tokens, one of them bread, no uncovered Baker: BARTER with a Knight drops nothing."""
    s = scene()
    give(s, 0, "K:kk/bs")
    give(s, 1, "K:kk/ms")
    fill(s, 0, "2.1")  # covers the Baker on 1.1
    store(s, 0, "bread", "coin", "coin", "book")
    call(s, 1)
    assert of_kind(s, 0, "barter") == ["barter c1"]
    act(s, 0, "barter c1")
    act(s, 1, "pass")
    assert as_list(s.players[0].stored, 4) == [2, 1, 0, 1]


@pytest.mark.rule("RM-205")
def test_one_card_above_is_enough_to_cover() -> None:
    s = scene(order="merchant scholar baker knight renaissance")
    give(s, 0, "K:kk/mk")
    give(s, 1, "K:kk/ms")
    fill(s, 0, "2.1")
    call(s, 1)
    kinds = {text.split()[0] for text in legal(s, 0)}
    assert kinds == {"remove", "pass", "barter", "recruit"}  # Merchant and Scholar are covered


@pytest.mark.rule("RM-206")
def test_removals_are_free_uncovered_and_of_level_two_or_higher() -> None:
    s = scene()
    give(s, 0, "K:kk/bs")
    give(s, 1, "K:kk/ms")
    build(s, 0, l2_1="S:ss/bs", l2_2="K:kk/ms", l3_1="R", l2_4="B:bb/km")
    call(s, 1)
    assert of_kind(s, 0, "remove") == ["remove 3.1", "remove 2.4"]
    act(s, 0, "remove 3.1")
    assert of_kind(s, 0, "remove") == ["remove 2.1", "remove 2.2", "remove 2.4"]
    act(s, 0, "remove 2.2", "pass")
    before = s.pile_size
    act(s, 1, "pass")
    assert structure(s, 0) == {"2.1": "S:ss/bs", "2.4": "B:bb/km"}
    assert s.pile_size == before + 2
    assert "K:kk/ms" in pile(s, SHOWN)
    assert len(pile(s, BLIND)) == 1
    assert hand(s, 0) == ["K:kk/bs"]


@pytest.mark.rule("RM-206")
def test_removals_are_entered_from_the_top_down_and_left_to_right() -> None:
    s = scene()
    give(s, 0, "K:kk/bs")
    give(s, 1, "K:kk/ms")
    fill(s, 0, "2.1", "2.2", "2.4", "3.1")
    call(s, 1)
    act(s, 0, "remove 3.1", "remove 2.2")
    assert of_kind(s, 0, "remove") == ["remove 2.4"]
    act(s, 0, "remove 2.4")
    assert of_kind(s, 0, "remove") == []


@pytest.mark.rule("RM-206")
def test_chain_removal_uncovers_an_action_for_the_same_choice() -> None:
    """Worked example: removing 3.1, 2.1 and 2.2 uncovers 1.2, usable in phase 1 of that choice."""
    s = scene()
    give(s, 0, "K:kk/bs")
    give(s, 1, "K:kk/ms")
    fill(s, 0, "2.1", "2.2", "3.1")
    call(s, 1)
    assert of_kind(s, 0, "teach") == []
    act(s, 0, "remove 3.1", "remove 2.1")
    assert of_kind(s, 0, "teach") == []  # 2.2 still covers the Scholar
    act(s, 0, "remove 2.2")
    assert of_kind(s, 0, "teach") == ["teach c1"]
    act(s, 0, "teach c1")
    act(s, 1, "pass")
    assert s.players[0].taught == 8
    assert structure(s, 0) == {}


@pytest.mark.rule("RM-206", "RM-301")
def test_a_removed_merchant_hires_nobody_into_his_place() -> None:
    """Worked example: phase 2, uncovered Merchant at 2.1."""
    s = scene()
    give(s, 0, "K:kk/bs")
    give(s, 1, "K:kk/ms")
    build(s, 0, l2_1="M:mm/bs")
    call(s, 2)
    act(s, 0, "remove 2.1")
    assert of_kind(s, 0, "hire") == []
    store(s, 0, "coin")
    assert "hire c1 2.1" in legal(s, 0)
    store(s, 0)
    build(s, 0, l2_4="M:mm/km")  # another uncovered Merchant of level 2
    assert "hire c1 2.1" in legal(s, 0)
    act(s, 0, "hire c1 2.1")
    assert structure(s, 0) == {"2.1": "K:kk/bs", "2.4": "M:mm/km"}


@pytest.mark.rule("RM-206")
@pytest.mark.parametrize(("rules", "removals"), [(1, []), (2, ["remove 2.4"])])
def test_the_moment_before_a_renaissance_man_is_one_for_removals(rules: int, removals: list[str]) -> None:
    """By rules 1 there was none between the reveal and placing him."""
    s = scene(rules=rules)
    give(s, 0, "K:kk/bs")
    give(s, 1, "K:kk/ms")
    fill(s, 0, "2.4")
    teach(s, 0, "coin", "book", "bread")
    call(s, 1)
    act(s, 0, "teach c1")
    act(s, 1, "pass")
    assert legal(s, 0) == [*removals, "place 2.1", "place 2.2", "place 2.3"]


@pytest.mark.rule("RM-207")
def test_removals_come_before_everything_else_at_the_reveal() -> None:
    s = scene()
    give(s, 0, "K:kk/bs")
    give(s, 1, "M:mm/bk", "S:ss/mb")
    fill(s, 0, "2.1")
    store(s, 1, "bread", "coin", "coin", "coin")
    fill(s, 1, "2.1")
    call(s, 1)
    journal = Journal()
    s.journal = journal
    act(s, 1, "remove 2.1", "barter c2 drop coin")
    act(s, 0, "remove 2.1", "hire c1 2.1")
    told = [(event.name, event.args[0]) for event in journal.events[:5]]
    assert told == [("remove", 0), ("remove", 1), ("drop", 1), ("hire", 0), ("barter", 1)]
    assert as_list(s.players[1].stored, 4) == [2, 1, 1, 0]


@pytest.mark.rule("RM-207")
def test_all_players_see_the_cards_that_actions_show() -> None:
    s = scene()
    give(s, 0, "K:kk/bs")
    give(s, 1, "M:mm/bk")
    recruit(s, "shield", "B:bb/ks")
    call(s, 1)
    act(s, 0, "barter c1")
    act(s, 1, "recruit c1")
    for seat in (-1, 0, 1):
        assert s.view(seat)["seen"] == {"M:mm/bk": 1, "K:kk/bs": 1}
