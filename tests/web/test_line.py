"""Who thinks next, by a clock of our own."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from meeplehall import registry
from meeplehall.web.thinking import line as line_module
from meeplehall.web.thinking.line import Job, Line
from meeplehall.web.thinking.question import Question


@pytest.fixture
def loop() -> Iterator[asyncio.AbstractEventLoop]:
    loop = asyncio.new_event_loop()
    yield loop
    loop.close()


class Bench:
    """A line at which visitors queue up, and a clock that is set by hand."""

    def __init__(self, loop: asyncio.AbstractEventLoop, workers: int = 1, half_life: float = 30.0) -> None:
        self.loop = loop
        self.line = Line(workers, half_life)
        self.now = 0.0

    def ask(self, visitor: str, bots_only: bool = False) -> Job:
        question = Question(registry.find("burgundy"), b"", 0, "hard", 0)
        job = Job(question, visitor, bots_only, 0.2, self.loop.create_future(), self.now)
        self.line.put(job)
        return job

    def begin(self) -> Job:
        job = self.line.begin(self.now)
        assert job is not None
        return job

    def serve(self, seconds: float = 0.2) -> str:
        """One job from its begin to its end: whose it was."""
        job = self.begin()
        self.now += seconds
        self.line.end(job, self.now)
        return job.visitor


def test_people_come_before_tables_of_bots_only(loop: asyncio.AbstractEventLoop) -> None:
    bench = Bench(loop)
    for _ in range(3):
        bench.ask("eve", bots_only=True)
    for _ in range(2):
        bench.ask("ann")
    assert [bench.serve() for _ in range(5)] == ["ann", "ann", "eve", "eve", "eve"]


def test_visitors_take_turns_however_much_one_of_them_asks(loop: asyncio.AbstractEventLoop) -> None:
    bench = Bench(loop)
    for _ in range(100):
        bench.ask("eve")
    assert bench.serve() == "eve"
    for _ in range(3):
        bench.ask("ann")
        bench.ask("bob")
    served = [bench.serve() for _ in range(9)]
    assert sorted(served[:2]) == ["ann", "bob"], "who has had nothing comes first"
    assert {name: served.count(name) for name in ("ann", "bob", "eve")} == {"ann": 3, "bob": 3, "eve": 3}


def test_whoever_has_had_much_waits_longer_but_is_not_stopped(loop: asyncio.AbstractEventLoop) -> None:
    bench = Bench(loop)
    for _ in range(20):
        bench.ask("eve")
        assert bench.serve(1.0) == "eve"
    for _ in range(20):
        bench.ask("ann")
        bench.ask("eve")
    served = [bench.serve(1.0) for _ in range(20)]
    assert served[:5] == ["ann"] * 5
    assert "eve" in served
    assert bench.line.used("eve", bench.now) == pytest.approx(bench.line.used("ann", bench.now), abs=1.5)


def test_what_is_past_is_forgotten(loop: asyncio.AbstractEventLoop, monkeypatch: pytest.MonkeyPatch) -> None:
    bench = Bench(loop, half_life=10.0)
    bench.ask("eve")
    bench.serve(8.0)
    assert bench.line.used("eve", bench.now) == pytest.approx(8.0, rel=0.02)
    assert bench.line.used("eve", bench.now + 20) == pytest.approx(2.0, rel=0.02)
    monkeypatch.setattr(line_module, "MANY", 0)
    bench.now += 1000
    bench.ask("ann")
    assert list(bench.line._lanes) == ["ann"]


def test_one_of_several_workers_is_kept_for_somebody_else(loop: asyncio.AbstractEventLoop) -> None:
    bench = Bench(loop, workers=3)
    for _ in range(5):
        bench.ask("eve")
        bench.ask("ivo", bots_only=True)
    first, second = bench.begin(), bench.begin()
    assert [first.visitor, second.visitor] == ["eve", "eve"]
    assert bench.begin().visitor == "ivo"
    bench.line.end(first, bench.now)
    bench.line.end(second, bench.now)
    assert [bench.begin().visitor for _ in range(2)] == ["eve", "eve"]
    assert bench.begin().visitor == "ivo"
    assert bench.line.begin(bench.now) is None, "two for people, two for bots alone"


def test_a_table_goes_by_whoever_of_its_people_has_had_least(loop: asyncio.AbstractEventLoop) -> None:
    bench = Bench(loop)
    bench.ask("eve")
    bench.serve(5.0)
    assert bench.line.whose(["eve", "ann"], bench.now) == "ann"


def test_what_is_put_back_comes_first_and_what_is_given_up_goes(loop: asyncio.AbstractEventLoop) -> None:
    bench = Bench(loop)
    first, second, third = bench.ask("ann"), bench.ask("ann"), bench.ask("ann")
    assert bench.begin() is first
    assert not bench.line.remove(first), "it is being thought about"
    bench.line.end(first, bench.now)
    bench.line.put_back(first)
    assert bench.line.remove(second)
    assert len(bench.line) == 2
    assert bench.begin() is first
    bench.line.end(first, bench.now)
    assert bench.begin() is third
