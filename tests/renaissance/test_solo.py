"""RM-601 to RM-605: the game for one."""

from __future__ import annotations

import pytest

from meeplehall.core.errors import BadOption
from meeplehall.core.heap import as_list
from meeplehall.core.journal import Journal
from meeplehall.games.renaissance.cards import ICONS
from meeplehall.games.renaissance.state import CHOICE, DECK, MAN, OUT, SHOWN, THROWING, WON
from tests.renaissance.conservation import check
from tests.renaissance.scene import (
    act,
    all_done,
    areas,
    build,
    call,
    fill,
    give,
    hand,
    keep_in_deck,
    knights,
    lay,
    pile,
    recruit,
    scene,
    start,
    store,
    structure,
    teach,
    to_recruits,
)


def solo(**options):
    return scene(1, **options)


def flips(journal: Journal) -> list[str]:
    """The icons of the cards flipped."""
    return [ICONS[event.args[0] >> 8] for event in journal.events if event.name == "flip"]


@pytest.mark.rule("RM-601", "RM-603")
def test_two_cards_are_flipped_in_every_round() -> None:
    s = start(1)
    lay(s, 0, "knight merchant scholar baker renaissance")
    for number in (1, 2, 3):
        journal = Journal()
        s.journal = journal
        before = s.deck_size
        act(s, 0, "pass")
        assert len(flips(journal)) == 2
        assert s.deck_size == before - 2
        assert s.pile_size >= 2 * number
        while s.todo == THROWING:
            act(s, 0, "done")


@pytest.mark.rule("RM-601")
def test_an_opposing_knight_alone_wins_the_card_for_the_pile() -> None:
    for seed in range(12):
        s = solo(seed=seed)
        give(s, 0, "K:kk/sm")
        journal = Journal()
        s.journal = journal
        before = areas(s)
        to_recruits(s)
        icons = flips(journal)
        for n, icon in enumerate(ICONS):
            assert (areas(s)[n] == "") == (icon in icons)
        lost = [before[ICONS.index(icon)] for icon in set(icons)]
        assert len(pile(s, SHOWN)) == 2 + len(lost)
        assert set(lost) <= set(pile(s, SHOWN))
        assert hand(s, 0) == ["K:kk/sm"]


@pytest.mark.rule("RM-601", "RM-602", "RM-401")
def test_own_knights_against_opposing_ones() -> None:
    won = tied = lost = 0
    for seed in range(40):
        s = solo(seed=seed)
        for icon, face in zip(ICONS, ("M:mm/kb", "S:ss/kb", "B:bb/mb", "K:kk/mb")):
            recruit(s, icon, face)
        knights(s, 0, "coin")
        give(s, 0, "K:kk/sm")
        journal = Journal()
        s.journal = journal
        to_recruits(s)
        against = flips(journal).count("coin")
        if against == 0:
            won += 1
            assert hand(s, 0) == ["M:mm/kb", "K:kk/sm"]
        elif against == 1:
            tied += 1
            assert areas(s)[0] == "M:mm/kb"  # the card stays
            assert hand(s, 0) == ["K:kk/sm"]
        else:
            lost += 1
            assert "M:mm/kb" in pile(s, SHOWN)
            assert hand(s, 0) == ["K:kk/sm"]
        assert s.players[0].knights == 0  # ties included
        assert s.rivals == 0
    assert min(won, tied, lost) > 0


@pytest.mark.rule("RM-601")
def test_the_flips_come_before_the_first_area() -> None:
    s = solo()
    recruit(s, "coin", "M:mm/bs")
    knights(s, 0, "coin", "coin", "coin")
    to_recruits(s)
    assert s.todo == WON
    assert s.deck_size == 96 - 4 - 2
    assert sum(as_list(s.rivals, 4)) + 0 <= 2
    assert sum(area["rivals"] for area in s.view(0)["areas"]) == 2


@pytest.mark.rule("RM-604")
def test_the_clock_is_88_cards_after_the_deal() -> None:
    s = start(1)
    lay(s, 0, "knight merchant scholar baker renaissance")
    assert s.deck_size == 88
    # two a round and nothing else: the 45th round needs the 89th card
    while not s.over:
        act(s, 0, *(["pass"] if s.todo == CHOICE else ["done"] if s.todo == THROWING else ["take"]))
        for n in range(4):  # keep every area filled, so that only flips draw
            if s.recruits[n] == 0 and not s.over:
                s.recruits[n] = next(c for c in range(1, 97) if s.where[c] == SHOWN)
                s.where[s.recruits[n]] = 4
                s.pile_size -= 1
        check(s)
    assert s.round == 45
    assert s.outcome().ranks == [2]
    assert s.outcome().note == "deck"


@pytest.mark.rule("RM-604")
def test_one_card_left_is_flipped_and_the_second_flip_loses() -> None:
    """Worked example, normal."""
    s = solo()
    give(s, 0, "K:kk/ms")
    keep_in_deck(s, 1)
    call(s, 1)
    before = s.pile_size
    journal = Journal()
    s.journal = journal
    act(s, 0, "pass")
    assert len(flips(journal)) == 1
    assert s.over
    assert s.lost == 1
    assert (s.deck_size, s.pile_size) == (0, before + 1)
    assert s.outcome().ranks == [2]
    assert s.outcome().winners() == []


@pytest.mark.rule("RM-604", "RM-605")
def test_one_card_left_and_the_second_flip_forms_the_new_deck() -> None:
    """Worked example, easier."""
    s = solo(solo="easier", solo_cards=7)
    give(s, 0, "K:kk/ms")
    keep_in_deck(s, 1)
    call(s, 1)
    before = s.pile_size
    journal = Journal()
    s.journal = journal
    act(s, 0, "pass")
    assert not s.over
    assert len(flips(journal)) == 2
    assert s.deck_size == 6
    assert s.renewed == 1
    assert s.pile_size >= before + 1 - 7 + 1


@pytest.mark.rule("RM-604")
def test_a_renaissance_man_without_a_card_loses() -> None:
    s = solo()
    give(s, 0, "K:kk/ms")
    teach(s, 0, "coin", "book", "bread")
    keep_in_deck(s, 0)
    call(s, 1)
    act(s, 0, "teach c1")
    assert s.over
    assert s.lost == 1
    twin = solo()
    give(twin, 0, "K:kk/ms")
    teach(twin, 0, "coin", "book", "bread")
    keep_in_deck(twin, 1)
    call(twin, 1)
    act(twin, 0, "teach c1")
    assert twin.todo == MAN


@pytest.mark.rule("RM-604")
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("spare", [0, 1, 2, 3, 4, 5])
def test_an_area_or_a_hand_that_cannot_be_filled_loses(seed: int, spare: int) -> None:
    """After two flips `spare` cards are left: for areas that the other side won, then three for the hand."""
    s = solo(seed=seed)
    give(s, 0, "K:kk/ms")
    keep_in_deck(s, 2 + spare)
    call(s, 1)
    act(s, 0, "pass")
    empty = areas(s).count("")
    assert empty in (1, 2)
    act(s, 0, "done")
    assert s.over == (spare < empty + 3)
    assert s.lost == s.over
    assert areas(s).count("") == max(0, empty - spare)
    assert len(hand(s, 0)) == 1 + min(3, max(0, spare - empty))


@pytest.mark.rule("RM-604")
@pytest.mark.parametrize("rules", [1, 2])
def test_the_cards_drawn_before_the_loss_are_told(rules: int) -> None:
    """By rules 1 a hand that could not be filled was not told at all."""
    s = solo(rules=rules)
    give(s, 0, "K:kk/ms")
    keep_in_deck(s, 2 + 3)
    call(s, 1)
    act(s, 0, "pass")
    empty = areas(s).count("")
    s.journal = Journal()
    act(s, 0, "done")
    assert s.over
    told = [(event.name, len(event.args) - 1) for event in s.journal.events if event.chance]
    drawn = 3 - empty
    assert told == [("area", 1)] * empty + ([("deal", drawn)] if rules == 2 else [])
    assert len(hand(s, 0)) == 1 + drawn
    assert s.journal.events[-1].name == "end"


@pytest.mark.rule("RM-604", "RM-501")
def test_an_empty_deck_that_nobody_needs_is_no_loss() -> None:
    s = solo()
    fill(s, 0, *["2.1", "2.2", "2.3", "2.4", "3.1", "3.2", "3.3"])
    build(s, 0, l4_1="M:mm/bs", l4_2="S:ss/bm")
    give(s, 0, "K:kk/ms")
    store(s, 0, "coin")
    keep_in_deck(s, 0)
    call(s, 1)
    act(s, 0, "hire c1 5.1")
    assert s.over
    assert s.lost == 0
    assert s.outcome().ranks == [1]
    assert s.outcome().note == "Master"


@pytest.mark.rule("RM-604", "RM-501")
def test_a_master_recruited_with_the_last_cards_wins_before_the_refill() -> None:
    for seed in range(60):
        s = solo(seed=seed)
        fill(s, 0, *["2.1", "2.2", "2.3", "2.4", "3.1", "3.2", "3.3"])
        build(s, 0, l4_1="M:mm/bs", l4_2="S:ss/bm")
        recruit(s, "coin", "K:kk/ms")
        knights(s, 0, "coin", "coin", "coin")
        keep_in_deck(s, 2)
        to_recruits(s)
        act(s, 0, "place 5.1")
        while s.todo == WON and not s.over:
            act(s, 0, "take")
        assert s.over
        assert s.deck_size == 0
        assert s.outcome().ranks == [1]


@pytest.mark.rule("RM-605")
def test_easier_renews_once_and_loses_the_second_time() -> None:
    s = solo(solo="easier", solo_cards=3)
    give(s, 0, "K:kk/ms")
    keep_in_deck(s, 0)
    call(s, 1)
    act(s, 0, "pass")  # both flips come from the second deck of three
    assert s.renewed == 1
    assert s.deck_size == 1
    assert not s.over
    while not s.over:
        act(s, 0, {CHOICE: "pass", THROWING: "done", WON: "take"}[s.todo])
    assert s.lost == 1


@pytest.mark.rule("RM-605")
def test_easier_takes_the_whole_pile_if_it_is_smaller() -> None:
    s = solo(solo="easier", solo_cards=40)
    keep_in_deck(s, 0)
    for card in range(1, 97):  # all but five cards of the pile leave the game
        if s.where[card] == SHOWN and s.pile_size > 5:
            s.where[card] = OUT
            s.pile_size -= 1
    from meeplehall.games.renaissance.supply import draw

    draw(s, SHOWN)
    s.pile_size += 1
    assert s.deck_size == 4


@pytest.mark.rule("RM-605", "RM-209")
def test_after_the_second_deck_nothing_of_the_pile_is_known() -> None:
    s = solo(solo="easier", solo_cards=10)
    give(s, 0, "K:kk/ms")
    keep_in_deck(s, 0)
    call(s, 1)
    assert sum(s.view(0)["seen"].values()) == s.pile_size
    act(s, 0, "pass")
    # only what the flips and the opposing side have shown since
    assert sum(s.view(0)["seen"].values()) <= 4
    assert s.deck_size == 8


@pytest.mark.rule("RM-605")
def test_harder_takes_cards_out_unseen_before_the_first_recruit() -> None:
    s = start(1, solo="harder", solo_cards=25)
    assert s.deck_size == 96 - 25 - 4
    out = [card for card in range(1, 97) if s.where[card] == OUT]
    assert len(out) == 25
    assert sum(s.view(0)["unseen"].values()) == 92
    other = start(1, seed=2, solo="harder", solo_cards=25)
    assert out != [card for card in range(1, 97) if other.where[card] == OUT]
    check(s)


@pytest.mark.rule("RM-605")
def test_normal_takes_nothing_out() -> None:
    s = start(1)
    assert OUT not in [s.where[card] for card in range(1, 97)]
    assert s.deck_size == 92
    assert [s.where[card] for card in range(1, 97)].count(DECK) == 92


@pytest.mark.rule("RM-605")
def test_values_of_the_options() -> None:
    assert start(1).solo_cards == 10
    for bad in ("0", "41", "ten", "-3"):
        with pytest.raises(BadOption, match="solo_cards"):
            start(1, solo="easier", solo_cards=bad)
    with pytest.raises(BadOption, match="'solo' cannot be 'both'; allowed: normal, easier, harder"):
        start(1, solo="both")
    with pytest.raises(BadOption, match="it is for one"):
        start(2, solo="easier")


@pytest.mark.rule("RM-602", "RM-603")
def test_rounds_without_recruiting_cost_the_opposing_sides_cards() -> None:
    s = solo()
    give(s, 0, "K:kk/ms")
    call(s, 1)
    act(s, 0, "pass")
    assert s.todo == THROWING
    assert s.rivals == 0
    empty = areas(s).count("")
    assert empty in (1, 2)
    all_done(s)
    assert areas(s).count("") == 0
    assert structure(s, 0) == {}


@pytest.mark.rule("RM-403", "RM-601")
def test_opposing_knights_leave_an_area_they_have_won_at_once() -> None:
    asked = 0
    for seed in range(40):
        s = solo(seed=seed)
        recruit(s, "shield", "K:kk/bs")
        knights(s, 0, "shield", "shield", "shield")
        journal = Journal()
        s.journal = journal
        to_recruits(s)
        icons = flips(journal)
        assert s.todo == WON
        asked += "coin" in icons
        for area in s.view(0)["areas"][:3]:
            assert area["rivals"] == 0
        assert s.view(0)["areas"][3]["rivals"] == icons.count("shield")
    assert asked > 0
