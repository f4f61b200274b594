"""Reviews add up, can be repeated and resumed, and tell good players from bad ones."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

import meeplehall
from meeplehall import bots
from meeplehall.bots.knowledge import heuristic_for
from meeplehall.core import record as records
from meeplehall.core.record import Record, Redraw
from meeplehall.study.appraisal import conceals
from meeplehall.study.marks import LOST, Marks
from meeplehall.study.review import Review, review
from meeplehall.study.turns import final, open_position, turns
from meeplehall.study.verdicts import Reviewer

TABLES = [
    ("burgundy", 3, {}),
    ("renaissance", 1, {}),
    ("renaissance", 3, {}),
    ("nobility", 1, {}),
    ("nobility", 2, {"chancery": "yes", "events": "yes", "night": "yes"}),
]
PLAYOUTS = 2


@cache
def played(name: str, players: int, options: tuple[tuple[str, str], ...], level: str = "greedy") -> Record:
    game = meeplehall.game(name)
    record = records.begin(game, players, game.settle(players, dict(options)), 5, [level] * players)
    state = game.new(players, record.options, 5)
    hands = [bots.make(level, seat) for seat in range(players)]
    while not state.over:
        seat = state.actor()
        record.log.append((seat, hands[seat].choose(state, seat)))
        state.apply(*record.log[-1])
    return record


def beginning(record: Record, decisions: int) -> Record:
    return replace(record, log=record.log[:decisions])


def found(record: Record, playouts: int = PLAYOUTS, seed: int = 0) -> Review:
    game = meeplehall.game(record.game)
    return review(list(Reviewer(record, game, playouts, seed).verdicts()), final(record, game))


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_turns_are_the_record(name: str, players: int, options: dict[str, str]) -> None:
    record = played(name, players, tuple(options.items()))
    cut = list(turns(record, meeplehall.game(name)))
    assert [(turn.seat, action) for turn in cut for action in turn.steps] == record.log
    assert [turn.first for turn in cut] == _starts(len(turn.steps) for turn in cut)
    for turn in cut:
        assert turn.before.owes(turn.seat)


def _starts(lengths: Iterator[int]) -> list[int]:
    out, at = [], 0
    for length in lengths:
        out.append(at)
        at += length
    return out


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_a_review_adds_up(name: str, players: int, options: dict[str, str]) -> None:
    record = played(name, players, tuple(options.items()))
    told = found(record)
    luck_and_skill_are_the_result(record, told)
    points_add_up_too(record, told)
    no_turn_is_better_than_the_best(told, players)


def luck_and_skill_are_the_result(record: Record, told: Review) -> None:
    for seat in range(record.players):
        summed = told.start[seat] + told.luck(seat) - told.errors(seat) + told.gifts(seat)
        assert summed == pytest.approx(told.result[seat], abs=1e-9)
        assert told.adjusted(seat) == pytest.approx(told.result[seat] - told.luck(seat))
    ranks = final(record, meeplehall.game(record.game)).outcome().ranks
    assert [share > 0 for share in told.result] == [rank == 1 for rank in ranks]


def points_add_up_too(record: Record, told: Review) -> None:
    for seat in range(record.players):
        changes = sum(step.points.after[seat] - step.points.before[seat] for step in told.steps)
        assert told.start_points[seat] + told.points_luck(seat) + changes == pytest.approx(told.scores[seat])
    scores = final(record, meeplehall.game(record.game)).scores()
    # Alone in Rise to Nobility the value also counts how near the objective is.
    assert told.in_points == (record.game == "burgundy" or (record.game == "nobility" and record.players > 1))
    assert not told.in_points or told.scores == pytest.approx(scores)


def no_turn_is_better_than_the_best(told: Review, players: int) -> None:
    for step in told.steps:
        assert step.verdict.loss() >= 0
        assert (step.verdict.loss() == 0) == (
            step.verdict.best.steps == step.verdict.played.steps
        ) or step.mark == "best"
        if not step.verdict.news and not step.verdict.opened and step is not told.steps[-1]:
            assert all(abs(change) < 1e-12 for change in step.luck)
        if players > 1:
            assert sum(step.after) == pytest.approx(1)


def test_a_better_turn_says_where_it_makes_its_points() -> None:
    told = found(played("burgundy", 2, (), "random"), playouts=20)
    lost = [step for step in told.steps if step.mark in LOST]
    assert lost
    assert all(not step.verdict.gains for step in told.steps if step.mark not in LOST)
    sources = {gain.source for step in lost for gain in step.verdict.gains}
    assert sources & {"region", "phase", "animals"}, sources


def test_a_game_played_on_is_reviewed_from_its_redrawn_position() -> None:
    whole = played("burgundy", 2, ())
    game = meeplehall.game("burgundy")
    record = replace(whole, log=whole.log[:20], redraws=[Redraw(20, 1, 77)])
    state = record.before(20, final(record, game))
    while not state.over:
        seat = state.actor()
        record.log.append((seat, state.legal(seat)[0]))
        state.apply(*record.log[-1])
    assert final(record, game).digest() == state.digest()
    cut = list(turns(record, game))
    assert [(turn.seat, action) for turn in cut for action in turn.steps] == record.log
    assert any(turn.first == 20 for turn in cut)


def test_equal_seeds_give_equal_reviews_and_work_can_be_resumed() -> None:
    record = beginning(played("burgundy", 2, ()), 60)
    game = meeplehall.game("burgundy")
    once = list(Reviewer(record, game, 4, 7).verdicts())
    assert len(once) > 15
    assert list(Reviewer(record, game, 4, 7).verdicts(done=10)) == once[10:]
    assert list(Reviewer(record, game, 4, 8).verdicts()) != once


def test_a_review_sees_no_more_than_the_seat_did() -> None:
    """Another hand of the others, and the verdict on a sealed choice is the same."""
    record = played("renaissance", 2, ())
    game = meeplehall.game("renaissance")
    reviewer = Reviewer(record, game, 6)
    judged = 0
    for turn in reviewer.turns[:60]:
        if turn.forced:
            continue
        other = turn.before.sample(turn.seat, 99)
        twin = type(turn)(turn.first, turn.seat, other, turn.steps, turn.forced, turn.news, turn.opened)
        assert reviewer.judge(twin) == reviewer.judge(turn)
        judged += 1
    assert judged > 5


@pytest.mark.parametrize(
    ("name", "options", "hidden"),
    [
        ("burgundy", {}, False),
        ("renaissance", {}, True),
        ("nobility", {}, False),
        ("nobility", {"chancery": "yes"}, True),
    ],
)
def test_open_cards_matter_where_something_is_hidden(name: str, options: dict[str, str], hidden: bool) -> None:
    record = played(name, 2, tuple(options.items()))
    game = meeplehall.game(name)
    short = beginning(record, 40)
    cut = list(turns(short, game))
    assert any(conceals(turn.before, turn.seat) for turn in cut) == hidden
    readings = [list(Reviewer(short, game, 8, 3, open_cards).verdicts()) for open_cards in (False, True)]
    assert (readings[0] != readings[1]) == hidden


def test_with_open_cards_the_others_have_made_their_sealed_choices() -> None:
    record = played("renaissance", 3, ())
    cut = list(turns(record, meeplehall.game("renaissance")))
    together = 0
    for number, turn in enumerate(cut[:60]):
        state = open_position(cut, number)
        if len(turn.before.pending()) > 1:
            together += 1
            assert state.pending() == [turn.seat]
            before = state.revealed
            for action in turn.steps:
                state.apply(turn.seat, action)
            assert state.revealed > before
    assert together > 5


def test_what_may_be_no_loss_counts_as_none() -> None:
    told = found(beginning(played("burgundy", 2, (), "random"), 60), playouts=20)
    assert any(step.verdict.loss() > 0 for step in told.steps)
    for step in told.steps:
        assert step.verdict.loss() == 0 or step.verdict.loss() > step.verdict.margin


def test_an_unfinished_game_is_reviewed_up_to_its_end() -> None:
    record = beginning(played("burgundy", 2, ()), 30)
    told = found(record)
    assert sum(told.result) == pytest.approx(1)
    assert 0 < told.result[0] < 1


@pytest.mark.parametrize(
    ("loss", "forced", "name"),
    [
        (0.12, False, "blunder"),
        (0.07, False, "error"),
        (0.03, False, "inaccuracy"),
        (0.01, False, "good"),
        (0.0, False, "best"),
        (0.12, True, "forced"),
    ],
)
def test_marks(loss: float, forced: bool, name: str) -> None:
    assert Marks(0.02, 0.05, 0.10).mark(loss, forced) == name


def test_who_plays_at_random_errs_more() -> None:
    game = meeplehall.game("burgundy")
    record = records.begin(game, 2, game.settle(2, {}), 3, ["random", "hard"])
    state = game.new(2, record.options, 3)
    hands = [bots.make("random", 1), bots.make("hard", 2)]
    while not state.over:
        seat = state.actor()
        record.log.append((seat, hands[seat].choose(state, seat)))
        state.apply(*record.log[-1])
    told = found(record, 16)
    assert told.lost_points(0) > 3 * told.lost_points(1)


def test_the_command_goes_on_where_it_was(tmp_path: Path) -> None:
    from click.testing import CliRunner

    from meeplehall.terminal.main import main

    whole_game = played("burgundy", 2, ())
    record = replace(whole_game, log=whole_game.log[:60])
    game = meeplehall.game("burgundy")
    (tmp_path / "game.rec").write_text(records.write(record, game))
    arguments = ["review", str(tmp_path / "game.rec"), "--budget", "2", "--json", str(tmp_path / "out.json")]
    whole = CliRunner().invoke(main, arguments)
    assert whole.exit_code == 0
    assert "error rate" in whole.output
    text = (tmp_path / "out.json").read_text()
    verdicts = list(Reviewer(record, game, 2).verdicts())
    from meeplehall.terminal import review as command

    key = command.key_of(records.write(record, game), 2, 0)
    command.keep(tmp_path / "out.json.part", key, verdicts[:20])
    again = CliRunner().invoke(main, arguments)
    assert again.output == whole.output
    assert (tmp_path / "out.json").read_text() == text
    assert not (tmp_path / "out.json.part").exists()
    looked = CliRunner().invoke(main, [*arguments, "--open"])
    assert "2 imagined games per turn, with open cards" in looked.output


@pytest.mark.parametrize(
    ("text", "arguments", "says"),
    [
        ("nonsense", [], "a record starts with"),
        ("", ["--budget", "soon"], "--budget cannot be 'soon'"),
    ],
)
def test_what_cannot_be_reviewed_is_one_line(tmp_path: Path, text: str, arguments: list[str], says: str) -> None:
    from click.testing import CliRunner

    from meeplehall.terminal.main import main

    record = played("burgundy", 2, ())
    (tmp_path / "game.rec").write_text(text or records.write(record, meeplehall.game("burgundy")))
    answer = CliRunner().invoke(main, ["review", str(tmp_path / "game.rec"), *arguments])
    assert answer.exit_code != 0
    assert says in str(answer.exception)


def test_alone_nothing_is_told_in_points_that_counts_the_objective_too() -> None:
    game = meeplehall.game("nobility")
    state = game.new(1, {"objective": "3"}, 1)
    bot = bots.make("random", 1)
    while not state.over:
        state.play(0, bot.choose(state, 0))
    assert heuristic_for(state).value(state, 0) == 1000 * state.scores()[0], "lost: at the end only points are left"
    assert not review([], state).in_points
