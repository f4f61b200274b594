"""Work on a cluster: a real one of two workers, one of which is killed."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
import ray
from click.testing import CliRunner

from meeplehall.core.errors import BadOption, MeeplehallError
from meeplehall.data.parts import read
from meeplehall.data.schema import TABLES
from meeplehall.data.simulated import simulate_into
from meeplehall.lab.arena import Arena, Fixture
from meeplehall.lab.course import Course
from meeplehall.lab.simulation import Series, simulate
from meeplehall.lab.training import Training
from meeplehall.lab.tuning import Tuning
from meeplehall.lab.workers import Cluster, workers
from meeplehall.registry import find
from meeplehall.study.puzzles import read as read_puzzles
from meeplehall.terminal.main import main
from tools import make_puzzles

from .cluster import broken, doers, slow_square

GOLDEN = Path(__file__).parents[1] / "golden"
SERIES = Series("burgundy", 2, ("greedy", "random"), 3)


class Stopped(Exception):
    """Somebody stops the run."""


def stop(line: str) -> None:
    raise Stopped(line)


@pytest.fixture(scope="module")
def crew() -> Iterator[Cluster]:
    """One cluster for all: it takes seconds to start."""
    with workers(2, "ray") as found:
        assert isinstance(found, Cluster)
        yield found


@pytest.fixture(autouse=True)
def same_cluster(crew: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    """Commands would start one each, and end it."""
    monkeypatch.setattr(ray, "init", lambda *args, **kwargs: None)
    monkeypatch.setattr(ray, "shutdown", lambda: None)


def test_a_worker_that_dies_is_replaced_and_nothing_is_lost(crew: Cluster, tmp_path: Path) -> None:
    killed = 0
    found = []
    # The last two have to be done at the same time: one worker that is left over cannot do without another.
    for result in crew.run(slow_square, [(n, str(tmp_path), 3 if n >= 14 else 0) for n in range(16)]):
        found.append(result)
        if not killed:
            killed = min(doers(str(tmp_path)))
            os.kill(killed, signal.SIGKILL)
    assert sorted(found) == [n * n for n in range(16)]
    assert len(doers(str(tmp_path))) >= 3, "another worker took over"


def test_games_are_the_same_wherever_they_are_played(crew: Cluster, tmp_path: Path) -> None:
    here, there = simulate(SERIES, 120).as_data(), simulate(SERIES, 120, 2, on="ray").as_data()
    assert (here["games"], here["decisions"], here["seats"]) == (there["games"], there["decisions"], there["seats"])
    simulate_into(str(tmp_path / "here"), SERIES, 30)
    simulate_into(str(tmp_path / "there"), SERIES, 30, 2, on="ray")
    for table in TABLES:
        one, other = (read(str(tmp_path / place), table) for place in ("here", "there"))
        times = [name for name in one.columns if name.startswith("cpu_")]
        assert one.drop(times).equals(other.drop(times))


def test_an_arena_keeps_results_and_records_on_this_side(crew: Cluster, tmp_path: Path) -> None:
    fixture = Fixture("renaissance", ("greedy", "random"), 2)
    arena = Arena(fixture, str(tmp_path / "there"), keep_records=True)
    assert len(list(arena.run(4, 2, on="ray"))) == 4
    assert arena.unrecorded() == 0
    other = Arena(fixture, None)
    list(other.run(4))
    assert [(r.seed, r.seating, r.scores) for r in arena.results] == [
        (r.seed, r.seating, r.scores) for r in other.results
    ]


@pytest.mark.parametrize(
    "course",
    [
        Course("burgundy", 1, hidden=2, players=(2,), batch=11, rounds=2),
        Course("renaissance", 1, batch=4, rounds=2),
    ],
    ids=["a net", "weights"],
)
def test_the_same_is_learned_wherever_games_are_played(course: Course, crew: Cluster, tmp_path: Path) -> None:
    kind = Tuning if course.game == "renaissance" else Training
    here = kind(course, find(course.game), str(tmp_path / "here"))
    here.run(lambda line: None)
    there = kind(course, find(course.game), str(tmp_path / "there"))
    there.crew = crew
    with pytest.raises(Stopped):
        there.run(stop)
    assert there.progress.games == here.games_of_step(), "told and saved after the first round"
    assert there.share() == 0.5
    there.run(lambda line: None)
    assert there.progress.weights == here.progress.weights
    assert there.progress.games == here.progress.games == 2 * here.games_of_step()


def test_a_review_says_the_same_wherever_turns_are_judged(tmp_path: Path) -> None:
    """By the command, as people give it."""
    whole = (GOLDEN / "burgundy" / "two-basic.rec").read_text(encoding="utf-8")
    record = tmp_path / "opening.rec"
    record.write_text(whole[: whole.index("\n20. ") + 1] + "unfinished\n", encoding="utf-8")
    said = []
    for where in ([], ["--on", "ray", "--jobs", "2"]):
        out = str(tmp_path / f"{len(where)}.json")
        done = CliRunner().invoke(main, ["review", str(record), "--budget", "4", "--json", out, *where])
        assert done.exit_code == 0, done.output
        said.append(Path(out).read_text(encoding="utf-8"))
    assert said[0] == said[1]


def test_the_same_puzzles_are_found_wherever_games_are_looked_through(tmp_path: Path) -> None:
    def search(games: int, name: str, *more: str) -> None:
        words = ["burgundy", "--kind", "points", "--seed", "5", "--games", str(games)]
        make_puzzles.main([*words, "--out", str(tmp_path / name), *more])

    search(3, "here.json")
    search(2, "there.json", "--jobs", "2", "--on", "ray")
    search(1, "there.json")
    here, there = ((tmp_path / name).read_bytes() for name in ("here.json", "there.json"))
    assert read_puzzles(here).puzzles
    assert there == here, "and a search that was stopped goes on"


def test_what_goes_wrong_there_is_told_here(crew: Cluster) -> None:
    with pytest.raises(ValueError, match="no 3"):
        list(crew.run(broken, [(3,)]))


def test_where_there_is_no_cluster_one_line_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadOption, match="--on takes ray"), workers(1, "the moon"):
        pass
    monkeypatch.undo()
    with pytest.raises(MeeplehallError, match=r"no cluster at ray://127\.0\.0\.1:1: "), workers(1, "ray://127.0.0.1:1"):
        pass
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    with pytest.raises(MeeplehallError, match=r"meeplehall\[cluster\]"), workers(1, "ray"):
        pass
