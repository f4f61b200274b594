"""Records: what they read and write, and what they refuse."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import meeplehall
from meeplehall.core import record
from meeplehall.core.errors import BadNotation, BadRecord, MeeplehallError
from meeplehall.core.generator import generator
from meeplehall.core.record import Replay
from meeplehall.registry import BUILT_IN, find
from meeplehall.testing.cases import random_action
from tests.conformance.cases import cases
from tests.test_golden import SAMPLE

TEXT = SAMPLE.read_text(encoding="utf-8")


def played(name: str, number: int, steps: int) -> tuple[record.Record, str]:
    case = cases(name)[number % len(cases(name))]
    game = find(name)
    options = game.settle(case.players, dict(case.options))
    log = record.begin(game, case.players, options, number, [f"p{n}" for n in range(case.players)])
    state = game.new(case.players, options, number)
    rng = generator(number)
    for _ in range(steps):
        if state.over:
            break
        seat, action = random_action(state, rng)
        state.apply(seat, action)
        log.log.append((seat, action))
    return log, state.digest()


@pytest.mark.parametrize("name", BUILT_IN)
@settings(max_examples=25)
@given(number=st.integers(0, 10**6), steps=st.sampled_from([0, 1, 17, 60, 100_000]))
def test_what_is_written_replays_to_the_same_position(name: str, number: int, steps: int) -> None:
    log, digest = played(name, number, steps)
    text = record.write(log, find(name))
    replay = Replay(text, find, verify=True)
    assert replay.finish() == log
    assert replay.state.digest() == digest
    # Comments are for people: a plain replay does not need them.
    bare = "\n".join(line for line in text.splitlines() if not line.startswith(";")) + "\n"
    assert Replay(bare, find).finish() == log


def test_remarks_and_blank_lines_are_allowed_anywhere() -> None:
    lines = TEXT.splitlines()
    text = "# by hand\n\n" + "\n# thinking\n\n".join(lines) + "\n# the end\n"
    assert Replay(text, find, verify=True).finish().log == Replay(TEXT, find).finish().log


def test_names_cannot_break_a_record() -> None:
    game = meeplehall.game("burgundy")
    log = record.begin(game, 2, game.settle(2, {}), 1, ["A\nseat 1: evil", "B\u2028C"])
    assert Replay(record.write(log, game), find).finish().names == ["A seat 1: evil", "B C"]


def test_iterating_gives_every_position() -> None:
    replay = Replay(TEXT, find)
    scores = [sum(state.scores()) for state in replay]
    assert len(scores) == len(replay.record.log)
    assert scores[-1] > scores[0]


def test_a_plain_replay_does_not_look_at_comments_and_scores() -> None:
    altered = TEXT.replace("scores: 1", "scores: 9").replace("; white die: 1", "; white die: 2")
    assert Replay(altered, find).finish().log
    with pytest.raises(BadRecord):
        Replay(altered, find, verify=True).finish()


@settings(max_examples=100)
@given(data=st.data())
def test_damaged_records_raise_only_bad_record(data: st.DataObject) -> None:
    """Cut, doubled, swapped and overwritten bytes: either it still replays, or one line is blamed."""
    text = TEXT[: data.draw(st.integers(0, 3000))] + TEXT[data.draw(st.integers(0, len(TEXT))) :]
    for _ in range(data.draw(st.integers(0, 4))):
        at = data.draw(st.integers(0, max(len(text) - 1, 0)))
        junk = data.draw(st.one_of(st.text(max_size=8), st.sampled_from(["\n", "9", ". ", ":", ";", "-", " 0 "])))
        text = text[:at] + junk + text[at + data.draw(st.integers(0, 3)) :]
    try:
        Replay(text, find, verify=True).finish()
    except BadRecord as error:
        assert 1 <= error.line <= text.count("\n") + 2
        assert len(str(error).splitlines()) == 1


@pytest.mark.parametrize("name", BUILT_IN)
@settings(max_examples=100)
@given(text=st.one_of(st.text(max_size=30), st.from_regex(r"[a-z]+( [0-9a-g.+]+)*", fullmatch=True)))
def test_notation_parser_takes_any_text(name: str, text: str) -> None:
    game = find(name)
    try:
        action = game.parse(text)
    except BadNotation as error:
        assert len(str(error).splitlines()) == 1
    else:
        assert game.notation(action) == text


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_code_has_its_own_notation_and_data(name: str) -> None:
    game = find(name)
    texts = [game.notation(action) for action in range(game.action_count)]
    assert len(set(texts)) == game.action_count
    for action, text in enumerate(texts):
        assert game.parse(text) == action
        assert game.from_structured(game.structured(action)) == action
    for outside in (-1, game.action_count):
        with pytest.raises(BadNotation):
            game.notation(outside)


PLAIN = st.one_of(st.none(), st.booleans(), st.integers(-9, 99), st.text(max_size=5), st.lists(st.integers()))


@pytest.mark.parametrize("name", BUILT_IN)
@settings(max_examples=100)
@given(data=st.data())
def test_structured_parser_takes_any_data(name: str, data: st.DataObject) -> None:
    game = find(name)
    good = game.structured(data.draw(st.integers(0, game.action_count - 1)))
    keys = st.one_of(st.sampled_from(sorted(good)), st.text(max_size=6))
    changed = good | data.draw(st.dictionaries(keys, PLAIN, max_size=3))
    try:
        action = game.from_structured(changed)
    except MeeplehallError as error:
        assert len(str(error).splitlines()) == 1
    else:
        assert 0 <= action < game.action_count


def test_a_game_played_on_is_written_and_read_with_its_redraw() -> None:
    game = find("burgundy")
    state = game.new(2, {}, 5)
    kept = record.begin(game, 2, game.settle(2, {}), 5, [])
    while len(kept.log) < 40:
        if len(kept.log) == 25:
            kept.redraws.append(record.Redraw(25, state.actor(), 4711))
            state = kept.redraws[0].drawn(state)
        seat = state.actor()
        kept.log.append((seat, state.legal(seat)[-1]))
        state.apply(*kept.log[-1])
    text = record.write(kept, game)
    assert text.count("\nredrawn: seat ") == 1
    again = Replay(text, find, verify=True)
    assert again.finish().redraws == kept.redraws
    assert again.state.digest() == state.digest()
    assert record.write(again.record, game) == text
    line = f"redrawn: seat {kept.redraws[0].seat} with 4711"
    with pytest.raises(BadRecord, match="nothing can be drawn anew for seat 2 here"):
        Replay(text.replace(line, "redrawn: seat 2 with 4711"), find).finish()
