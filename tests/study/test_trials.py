"""How readings of the same games are compared."""

from __future__ import annotations

import pytest

import meeplehall
from meeplehall.registry import BUILT_IN
from meeplehall.study.marks import Marks, marks_for
from meeplehall.study.trials import Read, agreement, error_rate, played, ratio, read
from tools.make_marks import marks_of

MARKS = Marks(0.02, 0.05, 0.10)


def turn(level: str, losses: list[float]) -> Read:
    return Read(level, losses, [100 * loss for loss in losses])


def test_readings_agree_in_their_marks() -> None:
    first = [turn("easy", [0.07, 0.12]), turn("easy", [0.06, 0.03]), turn("expert", [0.0, 0.01])]
    second = [turn("easy", [0.0, 0.2]), turn("expert", [0.0, 0.0])]
    found = agreement([first, second], MARKS)
    assert (found.equal.part, found.equal.whole) == (2, 5)
    assert (found.confirmed.part, found.confirmed.whole) == (3, 4)
    assert (found.strict.part, found.strict.whole) == (2, 4)
    assert found.equal.text() == "40.0 % ± 15.7 (of 5)"


def test_the_error_rate_is_that_of_a_turn() -> None:
    games = [[turn("easy", [0.1, 0.3]), turn("expert", [0.0, 0.02])], [turn("easy", [0.2, 0.2])]]
    assert error_rate(games, "easy").value == pytest.approx(0.2)
    assert error_rate(games, "expert").value == pytest.approx(0.01)
    assert error_rate(games, "easy", in_points=True).value == pytest.approx(20)
    assert error_rate(games, "nobody").value == 0


def test_equal_games_leave_no_doubt() -> None:
    assert ratio([(1.0, 4.0), (2.0, 8.0)]).margin == pytest.approx(0)
    assert ratio([(1.0, 4.0), (8.0, 8.0)]).margin > 0.3


def test_marks_are_calibrated_so_that_the_best_bots_have_few() -> None:
    faultless = marks_of([0.0] * 200)
    assert (faultless.inaccuracy, faultless.error, faultless.blunder) == (0.01, 0.025, 0.05)
    losses = [n / 1000 for n in range(200)]
    found = marks_of(losses)
    counts = [sum(loss >= least for loss in losses) for least in (found.inaccuracy, found.error, found.blunder)]
    assert counts[0] <= 10
    assert counts[1] <= counts[0]
    assert counts[2] <= 2


@pytest.mark.parametrize("name", BUILT_IN)
def test_marks_grow_and_say_how_they_were_found(name: str) -> None:
    marks = marks_for(meeplehall.game(name))
    assert 0 < marks.inaccuracy < marks.error < marks.blunder < 0.5
    assert "expert" in marks.about["games"] if marks.about else marks == Marks()


def test_a_game_is_read_turn_by_turn_for_every_seed() -> None:
    game = meeplehall.game("renaissance")
    record = played(game, ["greedy", "random"], 3)
    found = read(game, record, 4, (1, 2))
    assert {one.level for one in found} == {"greedy", "random"}
    assert all(len(one.losses) == 2 for one in found)
    assert found == read(game, played(game, ["greedy", "random"], 3), 4, (1, 2))
