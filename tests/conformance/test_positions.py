"""Laws of single positions, reached by random play; Hypothesis chooses game, options, seed and depth."""

from __future__ import annotations

import json
from itertools import permutations, takewhile

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from meeplehall.core.errors import IllegalAction
from meeplehall.core.generator import generator
from meeplehall.core.journal import Journal, seen_by
from meeplehall.core.preview import preview
from meeplehall.core.undo import can_take_back
from meeplehall.registry import find
from tests.conformance.cases import GAMES, cases
from tests.conformance.walk import position, random_action

EXAMPLES = 60


def law(test):
    """Run the test for every game on positions that Hypothesis picks."""

    @pytest.mark.parametrize("name", GAMES)
    @settings(max_examples=EXAMPLES)
    @given(data=st.data())
    def run(name: str, data: st.DataObject) -> None:
        case = data.draw(st.sampled_from(cases(name)))
        seed = data.draw(st.integers(0, 2**40))
        steps = data.draw(st.integers(0, 400))
        test(find(name), position(case, seed, steps), generator(seed + 2))

    run.__name__ = test.__name__
    return run


def play_on(state, rng, steps: int = 40) -> str:
    for _ in range(steps):
        if state.over:
            break
        state.apply(*random_action(state, rng))
    return state.digest()


@law
def test_clone_is_equal_and_independent(game, state, rng) -> None:
    before = state.digest()
    twin = state.clone()
    assert twin.digest() == before
    seed = rng.word()
    after = play_on(twin, generator(seed))
    assert state.digest() == before
    assert play_on(state, generator(seed)) == after


@law
def test_unpacked_plays_on_alike(game, state, rng) -> None:
    twin = game.unpack(state.pack())
    assert twin.digest() == state.digest()
    assert [twin.view(seat) for seat in range(-1, state.seats)] == [state.view(s) for s in range(-1, state.seats)]
    seed = rng.word()
    assert play_on(twin, generator(seed), 200) == play_on(state, generator(seed), 200)


@law
def test_illegal_actions_are_refused_and_change_nothing(game, state, rng) -> None:
    before = state.digest()
    for seat in range(-1, state.seats + 1):
        legal = state.legal(seat) if 0 <= seat < state.seats else []
        for _ in range(20):
            action = rng.below(game.action_count + 2) - 1
            if action not in legal:
                with pytest.raises(IllegalAction):
                    state.apply(seat, action)
    assert state.digest() == before


@law
def test_a_position_that_is_over_refuses_everything(game, state, rng) -> None:
    play_on(state, rng, 100_000)
    assert state.over
    with pytest.raises(IllegalAction, match="over"):
        state.apply(0, 0)


@law
def test_actions_have_three_forms(game, state, rng) -> None:
    for seat in state.pending():
        for action in state.legal(seat):
            text = game.notation(action)
            data = game.structured(action)
            assert game.parse(text) == action
            assert game.from_structured(json.loads(json.dumps(data))) == action


@law
def test_views_are_plain_data(game, state, rng) -> None:
    for seat in range(-1, state.seats):
        view = state.view(seat)
        assert json.loads(json.dumps(view)) == view


@law
def test_samples_look_the_same(game, state, rng) -> None:
    """What a seat cannot tell apart gives the same view and the same choices, whatever is drawn."""
    for seat in range(-1, state.seats):
        seen = state.view(seat)
        for seed in (1, rng.word()):
            sample = state.sample(seat, seed)
            assert sample.view(seat) == seen
            if seat in state.pending():
                assert sample.legal(seat) == state.legal(seat)
            play_on(sample, generator(seed))


@law
def test_samples_are_seeded(game, state, rng) -> None:
    seat = state.actor()
    assert state.sample(seat, 5).digest() == state.sample(seat, 5).digest()
    assert state.sample(seat, 5).rng.word() != state.sample(seat, 6).rng.word()


@law
def test_samples_do_not_depend_on_hidden_things(game, state, rng) -> None:
    """A sample of a sample is as good: nothing of the real position shines through."""
    seat = state.actor()
    once = state.sample(seat, 9)
    twice = state.sample(seat, 4).sample(seat, 9)
    assert once.view(seat) == twice.view(seat)
    assert once.legal(seat) == twice.legal(seat)


@law
def test_sealed_decisions_commute(game, state, rng) -> None:
    pending = state.pending()
    if len(pending) < 2:
        return
    chosen = [(seat, state.legal(seat)[rng.below(len(state.legal(seat)))]) for seat in pending]
    digests = set()
    for order in permutations(chosen):
        twin = state.clone()
        for seat, action in order:
            twin.apply(seat, action)
        digests.add(twin.digest())
    assert len(digests) == 1


@law
def test_sealed_decisions_do_not_show(game, state, rng) -> None:
    pending = state.pending()
    if len(pending) < 2:
        return
    for seat in pending:
        twin = state.clone()
        twin.apply(seat, twin.legal(seat)[0])
        if twin.revealed == state.revealed:
            for other in range(-1, state.seats):
                if other != seat:
                    assert twin.view(other) == state.view(other)


@law
def test_the_journal_changes_nothing(game, state, rng) -> None:
    told = state.clone()
    told.journal = Journal()
    seed = rng.word()
    assert play_on(told, generator(seed)) == play_on(state, generator(seed))
    assert told.over or told.journal.events


@law
def test_what_can_be_taken_back_has_revealed_nothing(game, state, rng) -> None:
    seat, action = random_action(state, rng)
    before = state.clone()
    state.journal = Journal()
    state.apply(seat, action)
    chance = [event for event in seen_by(state.journal.take(), seat) if event.chance]
    if chance:
        assert not can_take_back(before, state, seat)
    if not state.over and state.pending() != [seat] and len(before.pending()) == 1:
        other = next(s for s in state.pending() if s != seat)
        state.apply(other, state.legal(other)[0])
        assert not can_take_back(before, state, seat)


@law
def test_previews_change_nothing(game, state, rng) -> None:
    before = state.digest()
    for seat in state.pending():
        for action in state.legal(seat)[:5]:
            imagined = state.sample(seat, 0)
            imagined.journal = Journal()
            imagined.play(seat, action)
            certain = takewhile(lambda event: not event.chance, imagined.journal.events)
            assert preview(state, seat, action) == [game.event(event) for event in certain]
    assert state.digest() == before
