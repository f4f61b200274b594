"""Courses of about a second. How many games they get depends on the machine, so only that there are more is tested."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from meeplehall.bots.knowledge import FILE, net_for
from meeplehall.core.errors import BadOption, MeeplehallError
from meeplehall.core.game import MAX_SEED
from meeplehall.lab.arena import Fixture, play, prepare
from meeplehall.lab.course import PROGRESS, Course
from meeplehall.lab.training import Training
from meeplehall.lab.tuning import Tuning
from meeplehall.registry import find

BURGUNDY = Course("burgundy", 0.01, hidden=2, players=(2,), batch=1)
RENAISSANCE = Course("renaissance", 0.01)
COURSES = [BURGUNDY, RENAISSANCE]


class Stopped(Exception):
    """Somebody stops the run."""


def stop(line: str) -> None:
    raise Stopped(line)


def begin(course: Course, folder: Path, fresh: bool = False) -> Training | Tuning:
    kind = Tuning if course.game == "renaissance" else Training
    return kind(course, find(course.game), str(folder), fresh)


def saved(folder: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((folder / PROGRESS).read_text())
    return data


def test_a_course_reports_and_saves(tmp_path: Path) -> None:
    for course in COURSES:
        folder = tmp_path / "deep" / course.game
        training = begin(course, folder)
        assert training.share() == 0.0
        lines: list[str] = []
        training.run(lines.append)
        assert lines[-1].startswith("100%")
        assert f" {training.progress.games} games" in lines[-1]
        assert training.share() == 1.0
        assert saved(folder)["games"] == training.progress.games > 0
        assert saved(folder)["seconds"] >= 60 * course.minutes
        about = json.loads((folder / FILE).read_text())["about"]
        assert about["command"].startswith(f"meeplehall train {course.game} --minutes 0.01 --seed 0")
        assert about["games"] == str(training.progress.games)


@pytest.mark.parametrize("course", COURSES, ids=lambda course: course.game)
def test_a_course_that_was_stopped_goes_on(course: Course, tmp_path: Path) -> None:
    first = begin(course, tmp_path)
    with pytest.raises(Stopped):
        first.run(stop)
    before = saved(tmp_path)
    assert before["games"] > 0
    # A slow machine may be through already, so the second half is added to what there is.
    longer = replace(course, minutes=before["seconds"] / 60 + 0.005)
    second = begin(longer, tmp_path)
    assert second.progress.games == before["games"]
    assert second.progress.weights == before["weights"]
    assert 0.0 < second.share() < 1.0
    second.run(lambda line: None)
    after = saved(tmp_path)
    assert after["games"] > before["games"]
    assert after["seconds"] > before["seconds"]
    played: list[str] = []
    begin(longer, tmp_path).run(played.append)
    assert played == []
    assert saved(tmp_path) == after


@pytest.mark.parametrize("course", COURSES, ids=lambda course: course.game)
def test_fresh_starts_again(course: Course, tmp_path: Path) -> None:
    begin(course, tmp_path).run(lambda line: None)
    again = begin(course, tmp_path, fresh=True)
    assert again.progress.games == 0
    assert again.share() == 0.0
    (tmp_path / PROGRESS).write_text("{")
    assert begin(course, tmp_path, fresh=True).progress.games == 0


@pytest.mark.parametrize("course", COURSES, ids=lambda course: course.game)
def test_broken_progress_is_refused_by_name(course: Course, tmp_path: Path) -> None:
    for text in ("", "{", "[]", '{"game": "burgundy"}', '{"games": "many"}'):
        (tmp_path / PROGRESS).write_text(text)
        with pytest.raises(MeeplehallError, match=r"progress\.json: .*; --fresh starts again"):
            begin(course, tmp_path)
        assert (tmp_path / PROGRESS).read_text() == text


@pytest.mark.parametrize("course", COURSES, ids=lambda course: course.game)
def test_weights_of_another_number_are_refused(course: Course, tmp_path: Path) -> None:
    begin(course, tmp_path).save()
    data = saved(tmp_path)
    data["weights"].pop()
    (tmp_path / PROGRESS).write_text(json.dumps(data))
    with pytest.raises(MeeplehallError, match=r"progress\.json: .*; --fresh starts again"):
        begin(course, tmp_path)


def test_another_size_game_or_feature_is_refused(tmp_path: Path) -> None:
    begin(BURGUNDY, tmp_path).save()
    with pytest.raises(MeeplehallError, match=r"progress\.json: is of another game, other features or another size"):
        begin(replace(BURGUNDY, hidden=3), tmp_path)
    with pytest.raises(MeeplehallError, match=r"progress\.json: is of another game, other features or another size"):
        Training(Course("nobility", 0.01, hidden=2), find("nobility"), str(tmp_path))
    data = saved(tmp_path)
    data["features"][0] = "luck"
    (tmp_path / PROGRESS).write_text(json.dumps(data))
    with pytest.raises(MeeplehallError, match=r"progress\.json: is of another game, other features or another size"):
        begin(BURGUNDY, tmp_path)
    terms = tmp_path / "terms"
    begin(RENAISSANCE, terms).save()
    data = saved(terms)
    data["terms"][0] = "luck"
    (terms / PROGRESS).write_text(json.dumps(data))
    with pytest.raises(MeeplehallError, match=r"progress\.json: is of another game or other terms"):
        begin(RENAISSANCE, terms)


def test_a_course_changes_the_weights_that_bots_read(tmp_path: Path) -> None:
    training = begin(BURGUNDY, tmp_path)
    training.save()
    mind = find("burgundy").heuristic()
    first = net_for(mind, path=str(tmp_path / FILE))
    training.run(lambda line: None)
    learned = net_for(mind, path=str(tmp_path / FILE))
    assert first is not None
    assert learned is not None
    assert learned.inputs == first.inputs == len(mind.feature_names())
    assert learned.hidden == first.hidden == 2
    assert list(learned.first) != list(first.first)
    assert learned.offset != first.offset


@pytest.mark.parametrize("course", COURSES, ids=lambda course: course.game)
def test_what_was_learned_can_be_played_with(course: Course, tmp_path: Path) -> None:
    training = begin(course, tmp_path)
    training.run(lambda line: None)
    bot = f"normal:{tmp_path / FILE}"
    result, _ = play(prepare(Fixture(course.game, (bot, "random"), 2)), (bot, "random"), 0)
    assert result.decisions > 50
    assert 1 in result.ranks
    assert training.test(2).startswith("against the same bot without learning: ")
    assert " of 2 games won" in training.test(3)


def test_tuning_starts_with_the_weights_chosen_by_hand(tmp_path: Path) -> None:
    begin(RENAISSANCE, tmp_path).save()
    mind = find("renaissance").heuristic()
    net = net_for(mind, path=str(tmp_path / FILE))
    assert net is not None
    assert list(net.first) == mind.first_weights()


def test_tuning_moves_all_weights_equally_far_towards_the_better_side(tmp_path: Path) -> None:
    """Measured in their steps; after a pair without a better side they stay."""
    tuning = begin(RENAISSANCE, tmp_path)
    assert isinstance(tuning, Tuning)
    moves = []
    for _ in range(6):
        before = tuning.progress.weights
        tuning.step()
        far = [abs(new - old) / step for new, old, step in zip(tuning.progress.weights, before, tuning.steps)]
        assert far == pytest.approx([far[0]] * len(far))
        moves.append(far[0])
    assert tuning.progress.games == 12
    assert max(moves) > 0.0
    other = Tuning(RENAISSANCE, find("renaissance"), str(tmp_path / "other"))
    for _ in range(6):
        other.step()
    assert other.progress.weights == tuning.progress.weights


def test_what_cannot_be_learned_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "out"
    with pytest.raises(BadOption, match="burgundy is for 2 to 4 players, not 9"):
        begin(replace(BURGUNDY, players=(2, 9)), folder)
    with pytest.raises(BadOption, match="games of 2 players only"):
        begin(replace(RENAISSANCE, players=(3,)), folder)
    for course in COURSES:
        for seed in (-1, MAX_SEED + 1):
            with pytest.raises(BadOption, match="seed must be from 0"):
                begin(replace(course, seed=seed), folder)
    with pytest.raises(BadOption, match="burgundy has no weights to tune"):
        Tuning(BURGUNDY, find("burgundy"), str(folder))
    assert not folder.exists()


def test_a_file_in_place_of_the_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "out").write_text("mine")
    for course in COURSES:
        with pytest.raises(MeeplehallError, match="out: cannot be made a folder"):
            begin(course, tmp_path / "out")


@pytest.mark.parametrize("course", COURSES, ids=lambda course: course.game)
def test_progress_has_the_fields_it_always_had(course: Course, tmp_path: Path) -> None:
    """In any order: a folder of an earlier version goes on."""
    start = begin(course, tmp_path)
    start.step()
    start.save()
    names = "terms" if course.game == "renaissance" else "features"
    own = set() if course.game == "renaissance" else {"hidden", "examples", "turns"}
    data = saved(tmp_path)
    assert set(data) == {"game", names, "weights", "seconds", "games"} | own
    earlier = {key: data[key] for key in sorted(data, reverse=True)} | {"seconds": 0.3, "games": 7}
    (tmp_path / PROGRESS).write_text(json.dumps(earlier))
    again = begin(course, tmp_path)
    assert (again.progress.games, again.share()) == (7, 0.5)
    assert list(again.learned().first) == list(start.learned().first)
    again.step()
    assert again.progress.games > 7
