"""RM-208 and RM-209: what a seat sees and remembers, and samples that fit it."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from meeplehall.core.generator import generator
from meeplehall.core.journal import Journal, seen_by
from meeplehall.games.renaissance.cards import CARDS, face_text
from meeplehall.games.renaissance.game import GAME
from meeplehall.games.renaissance.hand import cards_of, with_card
from meeplehall.games.renaissance.sampling import hidden
from meeplehall.games.renaissance.state import BLIND, DECK, DOWN, HAND, KNOWN, SHOWN, THROWN
from tests.renaissance.conservation import check
from tests.renaissance.scene import (
    act,
    all_done,
    all_pass,
    build,
    call,
    fill,
    give,
    hand,
    keep_in_deck,
    knights,
    recruit,
    scene,
    start,
    store,
    teach,
    to_discards,
    to_recruits,
)


def known(s, seat: int, viewer: int = 1) -> list[str]:
    return s.view(viewer)["players"][seat]["known"]


@pytest.mark.rule("RM-208")
def test_open_things_are_the_same_for_everybody() -> None:
    s = scene(3)
    fill(s, 0, "2.1")
    build(s, 1, l2_2="M:mm/sb")
    give(s, 0, "K:kk/ms")
    give(s, 1, "K:kk/sm", "B:bb/sm")
    store(s, 2, "coin")
    teach(s, 1, "book")
    knights(s, 2, "bread")
    call(s, 2)
    views = [s.view(seat) for seat in (-1, 0, 1, 2)]
    for key in ("round", "phase", "areas", "deck_size", "pile_size", "turn_of", "decision", "dealer"):
        assert all(view[key] == views[0][key] for view in views)
    for seat in range(3):
        for key in ("structure", "hand_size", "stored", "taught", "knights", "workers", "man", "known"):
            assert all(view["players"][seat][key] == views[0]["players"][seat][key] for view in views)
    assert views[0]["phase"] == 2
    assert views[0]["players"][1]["hand_size"] == 2
    assert views[0]["players"][2]["stored"] == {"coin": 1}
    assert views[0]["players"][2]["knights"] == 3


@pytest.mark.rule("RM-208")
def test_who_has_chosen_and_what_does_not_show() -> None:
    s = scene(3)
    for seat, face in enumerate(("K:kk/sm", "K:kk/sb", "K:kk/bs")):
        give(s, seat, face)
    fill(s, 0, "2.1")
    call(s, 1)
    before = [s.view(seat) for seat in (-1, 1, 2)]
    act(s, 0, "remove 2.1")
    assert s.view(0)["players"][0]["choice"]["removing"] == ["2.1"]
    act(s, 0, "barter c1")
    assert s.view(0)["players"][0]["choice"]["complete"]
    assert [s.view(seat) for seat in (-1, 1, 2)] == before
    assert s.view(1)["turn_of"] == [0, 1, 2]


@pytest.mark.rule("RM-208")
def test_a_seat_sees_its_own_partial_choice_only() -> None:
    s = scene()
    give(s, 0, "K:kk/sm", "K:kk/sb")
    give(s, 1, "K:kk/bs")
    to_discards(s)
    act(s, 0, "discard c2")
    assert s.view(0)["players"][0]["choice"]["throwing"] == [2]
    assert s.view(1)["players"][0]["choice"] is None
    assert s.view(-1)["players"][0]["choice"] is None


@pytest.mark.rule("RM-208", "RM-306")
def test_the_faces_of_renaissance_men_are_in_nobodys_view() -> None:
    s = scene()
    fill(s, 0, "2.1")
    down = next(card for card in range(1, CARDS + 1) if s.where[card] >= DOWN)
    other = next(c for c in range(1, CARDS + 1) if s.where[c] == DECK and s.tables.face[c] != s.tables.face[down])
    before = [s.view(seat) for seat in (-1, 0, 1)]
    s.where[down], s.where[other] = s.where[other], s.where[down]
    assert [s.view(seat) for seat in (-1, 0, 1)] == before


@pytest.mark.rule("RM-208")
def test_hands_dealt_are_told_to_their_owner_alone() -> None:
    journal = Journal()
    s = start(2, journal=journal)
    for seat in (0, 1):
        for n, worker in enumerate(("merchant", "scholar", "renaissance", "baker"), start=1):
            s.apply(seat, GAME.parse(f"lay {worker} 1.{n}"))
    for seat in (0, 1):
        dealt = [event for event in seen_by(journal.events, seat) if event.name == "deal"]
        assert [event.args[0] for event in dealt] == [seat]
        assert sorted(map(face_text, dealt[0].args[1:])) == sorted(hand(s, seat))
    assert not [event for event in seen_by(journal.events, -1) if event.name == "deal"]


@pytest.mark.rule("RM-209")
def test_the_view_lists_the_pile_this_seat_has_seen() -> None:
    s = scene()
    give(s, 0, "K:kk/ms", "B:bb/ms")
    give(s, 1, "K:kk/sm", "B:bb/sm")
    call(s, 1)
    act(s, 0, "barter c1")
    act(s, 1, "pass")
    act(s, 0, "discard c1", "done")
    act(s, 1, "discard c2", "done")
    assert s.view(0)["seen"] == {"B:bb/ms": 1, "K:kk/ms": 1}
    assert s.view(1)["seen"] == {"B:bb/ms": 1, "K:kk/sm": 1}
    assert s.view(-1)["seen"] == {"B:bb/ms": 1}
    for seat in (-1, 0, 1):
        assert s.view(seat)["pile_size"] == 3


@pytest.mark.rule("RM-209")
def test_a_recruit_taken_is_known_until_it_is_shown() -> None:
    s = scene()
    recruit(s, "coin", "M:mm/kb")
    give(s, 0, "K:kk/ms")
    give(s, 1, "K:kk/sm")
    knights(s, 0, "coin")
    to_recruits(s)
    assert known(s, 0) == ["M:mm/kb"]
    all_done(s)
    assert known(s, 0) == ["M:mm/kb"]
    slot = hand(s, 0).index("M:mm/kb") + 1
    act(s, 0, f"barter c{slot}")
    act(s, 1, "pass")
    assert known(s, 0) == []
    assert s.view(1)["seen"] == {"M:mm/kb": 1}


@pytest.mark.rule("RM-209")
def test_throwing_unseen_cards_makes_the_recruit_unseen() -> None:
    s = scene()
    give(s, 0, "K:kk/ms", "B:bb/ms", known=("M:mm/kb",))
    give(s, 1, "K:kk/sm", known=("S:ss/kb",))
    to_discards(s)
    act(s, 0, "discard c2", "done")
    act(s, 1, "done")
    assert known(s, 0) == []
    assert known(s, 1, viewer=0) == ["S:ss/kb"]  # threw nothing
    assert "M:mm/kb" in s.view(1)["unseen"]
    assert "S:ss/kb" not in {face for face, n in s.view(0)["unseen"].items() if n == 2}


@pytest.mark.rule("RM-209")
@pytest.mark.parametrize("rules", [1, 2])
def test_a_recruit_thrown_with_the_whole_hand_is_known_to_lie_in_the_pile(rules: int) -> None:
    """By rules 1 it counted as unseen, though everybody could tell."""
    s = scene(3, rules=rules)
    give(s, 0, "K:kk/ms", "M:mm/kb", known=("M:mm/kb",))
    give(s, 1, "K:kk/sm", "K:kk/mb", known=("S:ss/kb",))
    give(s, 2, "B:bb/ms")
    to_discards(s)
    act(s, 0, "discard c1", "discard c2", "discard c3", "done")
    act(s, 1, "discard c1", "discard c2", "done")  # one of three stays, and nobody else knows which
    act(s, 2, "done")
    assert [known(s, seat, viewer=2) for seat in (0, 1)] == [[], []]
    for seat in (-1, 1, 2):
        seen = {"K:kk/mb": 1, "S:ss/kb": 1} if seat == 1 else {}
        assert s.view(seat)["seen"] == ({"M:mm/kb": 1} if rules == 2 else {}) | seen
    assert s.view(0)["seen"] == {"K:kk/ms": 1, "M:mm/kb": 2}
    twins = [card for card in range(1, CARDS + 1) if face_text(s.tables.face[card]) == "M:mm/kb"]
    zones = [tuple(s.sample(2, seed).where[card] for card in twins) for seed in range(60)]
    assert all(SHOWN in pair for pair in zones) == (rules == 2)


@pytest.mark.rule("RM-209")
@pytest.mark.parametrize("swapped", [False, True], ids=["the first is known", "the second is known"])
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_of_two_alike_the_known_one_is_shown(seat: int, swapped: bool) -> None:
    s = scene(4)
    for other, face in enumerate(("K:kk/sm", "K:kk/sb", "K:kk/ms", "K:kk/mb")):
        give(s, other, face)
    give(s, seat, "M:mm/kb", known=("M:mm/kb",))
    if swapped:
        first, second = cards_of(s.players[seat].hand)
        s.where[first], s.where[second] = s.where[second], s.where[first]
    call(s, 1)
    viewer = (seat + 1) % 4
    assert known(s, seat, viewer) == ["M:mm/kb"]
    act(s, seat, "barter c1")
    all_pass(s)
    assert known(s, seat, viewer) == []
    assert hand(s, seat) == ["M:mm/kb"]
    assert s.view(viewer)["seen"] == {"M:mm/kb": 1}


@pytest.mark.rule("RM-209")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_a_known_recruit_stays_known_when_another_card_is_shown(seat: int) -> None:
    s = scene(4)
    for other, face in enumerate(("K:kk/sm", "K:kk/sb", "K:kk/ms", "K:kk/mb")):
        give(s, other, face, known=("M:mm/kb",) if other == seat else ())
    call(s, 1)
    act(s, seat, "barter c2")
    all_pass(s)
    assert known(s, seat, (seat + 1) % 4) == ["M:mm/kb"]


@pytest.mark.rule("RM-209")
def test_a_reshuffle_makes_the_whole_pile_unseen() -> None:
    s = scene()
    give(s, 0, "K:kk/ms")
    give(s, 1, "K:kk/sm")
    keep_in_deck(s, 3)
    call(s, 1)
    assert s.view(0)["seen"] != {}
    all_pass(s)
    all_done(s)
    assert s.view(0)["seen"] == {}
    assert sum(s.view(0)["unseen"].values()) == 96 - 4 - 4


@pytest.mark.rule("RM-209")
def test_unseen_is_all_that_the_view_does_not_show() -> None:
    s = scene()
    give(s, 0, "K:kk/ms", "B:bb/ms")
    give(s, 1, "K:kk/sm", known=("M:mm/kb",))
    fill(s, 0, "2.1")
    build(s, 1, l2_1="S:ss/bs")
    view = s.view(0)
    shown = 4 + 2 + 1 + 1  # areas, own hand, the known recruit, the open worker
    assert sum(view["unseen"].values()) == 96 - shown


@pytest.mark.rule("RM-209")
def test_samples_redraw_every_unknown_card_and_no_known_one() -> None:
    s = scene(3)
    give(s, 0, "K:kk/ms", "B:bb/ms")
    give(s, 1, "K:kk/sm", known=("M:mm/kb",))
    give(s, 2, "K:kk/sb")
    fill(s, 1, "2.1")
    keep_in_deck(s, 60, THROWN + 2)
    call(s, 1)
    seen: dict[int, set[int]] = {}
    for seed in range(300):
        sample = s.sample(0, seed)
        check(sample)
        assert sample.view(0) == s.view(0)
        for card in range(1, CARDS + 1):
            seen.setdefault(card, set()).add(sample.where[card])
    unknown = {DECK, HAND + 1, HAND + 2, THROWN + 2, DOWN + 16 + 6}
    for card, zones in seen.items():
        if hidden(s.where[card], 0):
            assert zones <= unknown
            assert {DECK, THROWN + 2} <= zones
        else:
            assert zones == {s.where[card]}
    for zone in unknown:
        assert len([card for card, zones in seen.items() if zone in zones]) > 60


@pytest.mark.rule("RM-208")
def test_a_sample_has_forgotten_what_the_others_have_sealed() -> None:
    s = scene(3)
    for seat, face in enumerate(("K:kk/sm", "K:kk/sb", "K:kk/bs")):
        give(s, seat, face)
    fill(s, 1, "2.1")
    call(s, 1)
    act(s, 0, "barter c1")
    act(s, 1, "remove 2.1", "pass")
    assert s.sample(0, 1).pending() == [1, 2]
    assert s.sample(2, 1).pending() == [0, 1, 2]
    assert s.sample(2, 1).players[1].removing == 0
    assert s.sample(-1, 1).pending() == [0, 1, 2]


# Non-interference: whatever is hidden may change, and a view does not


def random_position(players: int, seed: int, steps: int, deck: str):
    """A position of a random game with a decision still to take, at most `steps` in."""
    s = GAME.new(players, {"deck": deck}, seed)
    rng = generator(seed + 1)
    for step in range(steps):
        pending = s.pending()
        seat = pending[rng.below(len(pending))]
        legal = s.legal(seat)
        s.apply(seat, legal[rng.below(len(legal))])
        if s.over:
            return random_position(players, seed, step, deck)
    return s


def shuffle_hidden(s, seat: int, rng) -> None:
    """Cards that the seat does not know change places: hands, deck, face-down cards, unseen discards."""
    unknown = [card for card in range(1, CARDS + 1) if hidden(s.where[card], seat)]
    for n in range(len(unknown) - 1, 0, -1):
        a, b = unknown[n], unknown[rng.below(n + 1)]
        s.where[a], s.where[b] = s.where[b], s.where[a]
    for n, p in enumerate(s.players):
        p.hand = 0
        for card in range(1, CARDS + 1):
            if s.where[card] in (HAND + n, KNOWN + n):
                p.hand = with_card(p.hand, card)


@pytest.mark.rule("RM-208", "RM-209")
@settings(max_examples=80)
@given(
    players=st.integers(1, 4),
    seed=st.integers(0, 2**32),
    steps=st.integers(0, 300),
    deck=st.sampled_from(["t12", "p24"]),
)
def test_hidden_cards_do_not_shine_through(players: int, seed: int, steps: int, deck: str) -> None:
    s = random_position(players, seed, steps, deck)
    for seat in range(-1, players):
        seen, choices = s.view(seat), s.legal(seat) if seat >= 0 else []
        twin = s.clone()
        shuffle_hidden(twin, seat, generator(seed + 7))
        check(twin)
        assert twin.view(seat) == seen
        assert seat < 0 or twin.legal(seat) == choices


@pytest.mark.rule("RM-208")
@settings(max_examples=80)
@given(players=st.integers(2, 4), seed=st.integers(0, 2**32), steps=st.integers(0, 300))
def test_sealed_choices_do_not_shine_through(players: int, seed: int, steps: int) -> None:
    """Other seats go on choosing, up to the last but one part: nobody else's view moves."""
    s = random_position(players, seed, steps, "t12")
    if len(s.pending()) < 2:
        return
    rng = generator(seed + 3)
    still, *movers = s.pending()
    views = {seat: s.view(seat) for seat in range(-1, players)}
    for seat in movers:
        twin = s.clone()
        while seat in twin.pending():
            legal = twin.legal(seat)
            twin.apply(seat, legal[rng.below(len(legal))])
        assert still in twin.pending()
        for other in range(-1, players):
            if other != seat:
                assert twin.view(other) == views[other]


@pytest.mark.rule("RM-306")
def test_a_face_down_card_keeps_its_identity_for_the_next_deck() -> None:
    """Removed unseen, it comes back with the reshuffle: nothing is redrawn on the way."""
    s = scene()
    give(s, 0, "K:kk/ms")
    give(s, 1, "K:kk/sm")
    fill(s, 0, "2.1")
    down = next(card for card in range(1, CARDS + 1) if s.where[card] >= DOWN)
    call(s, 1)
    act(s, 0, "remove 2.1", "pass")
    act(s, 1, "pass")
    assert s.where[down] == BLIND
    assert down not in [card for card in range(1, CARDS + 1) if s.where[card] == SHOWN]
