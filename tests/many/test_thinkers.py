"""Bots that think in other processes, by a queue in a real PostgreSQL database."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from functools import partial

import pytest

from meeplehall import registry
from meeplehall.store.connecting import close_pool, open_pool
from meeplehall.store.questions import Answer, Answering, Asked, Taken
from meeplehall.study.verdicts import Verdict, Way
from meeplehall.web.thinking import wire
from meeplehall.web.thinking.question import Judgement, NoAnswer, Question, TooSlow
from tests.store.server import server
from tests.web.server import Person

from .halls import halls, length, wait_for, whole
from .test_two_halls import decide, went_on

KNOWN = "any"


@pytest.fixture
def database() -> str:
    return server().new_database()


class Queue:
    """A hall's end of the queue and several thinkers' ends, all of which give signs of life."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.answers: dict[str, Answer] = {}
        self.asked = Asked(database, 30.0)
        self.thinkers: list[Answering] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        def note(answer: Answer) -> None:
            self.answers[answer.id] = answer

        await close_pool(await open_pool(self.database))
        self.tasks.append(asyncio.create_task(self.asked.run(note, lambda: None)))
        await self.until(lambda: self.count("askers"))

    async def thinker(self, workers: int = 1, knows: str = KNOWN) -> tuple[Answering, asyncio.Task[None]]:
        found = Answering(self.database, workers, [knows], 30.0, f"thinker {len(self.tasks)}")
        before = await self.count("thinkers")
        self.thinkers.append(found)
        self.tasks.append(asyncio.create_task(found.run(lambda: None, lambda question: None, lambda: None)))
        await self.until(lambda: self.count("thinkers", before))
        return found, self.tasks[-1]

    async def put(self, name: str, visitor: str, bots_only: bool = False, needs: str = KNOWN) -> None:
        await self.asked.put(name, [visitor], bots_only, 0.2, needs, b"?")

    async def count(self, table: str, more_than: int = 0) -> int:
        ((count,),) = await asyncio.to_thread(server().sql, f"SELECT count(*) FROM {table}", self.database)
        return int(count) if count > more_than else 0

    async def until(self, true: Callable[[], Awaitable[object]]) -> None:
        async with asyncio.timeout(30):
            while not await true():
                await asyncio.sleep(0.02)

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for end in (*self.thinkers, self.asked):
            await end.close()


def with_queue(database: str, body: Callable[[Queue], Awaitable[None]]) -> None:
    async def go() -> None:
        queue = Queue(database)
        await queue.start()
        try:
            await body(queue)
        finally:
            await queue.close()

    asyncio.run(go())


async def take(thinker: Answering) -> Taken:
    taken = await thinker.take()
    assert taken is not None
    return taken


def test_people_come_before_reviews_and_visitors_take_turns(database: str) -> None:
    async def body(queue: Queue) -> None:
        thinker, _ = await queue.thinker(workers=2)
        await queue.put("review", "eve", bots_only=True)
        for n in range(3):
            await queue.put(f"ann {n}", "ann")
        await queue.put("bob", "bob")
        await queue.put("unknown game", "cid", needs="a game of a newer version")
        order = []
        for _ in range(5):
            taken = await take(thinker)
            order.append(taken.id)
            assert await thinker.answer(taken.id, b"!")
        assert order == ["ann 0", "bob", "ann 1", "ann 2", "review"]
        assert await thinker.take() is None, "what it cannot read is left to others"
        await queue.until(partial(_has, queue, "review"))

    with_queue(database, body)


async def _has(queue: Queue, question: str) -> bool:
    return question in queue.answers


def test_nobody_takes_all_workers_and_of_several_people_the_one_counts_who_had_least(database: str) -> None:
    async def body(queue: Queue) -> None:
        one, _ = await queue.thinker()
        two, _ = await queue.thinker()
        for n in range(3):
            await queue.put(f"ann {n}", "ann")
        assert (await take(one)).id == "ann 0"
        assert await two.take() is None, "one worker is kept for somebody else"
        await queue.asked.put("both", ["ann", "bob"], False, 0.2, KNOWN, b"?")
        taken = await take(two)
        assert (taken.id, taken.visitor) == ("both", "bob")
        await queue.asked.withdraw("ann 0")
        assert not await one.answer("ann 0", b"!"), "nobody wants it any more"
        assert (await take(one)).id == "ann 1"

    with_queue(database, body)


def test_a_late_answer_is_not_used(database: str) -> None:
    """A thinker that is silent for too long loses what it took: its word comes after another's."""

    async def body(queue: Queue) -> None:
        one, life = await queue.thinker()
        await queue.put("question", "ann")
        taken = await take(one)
        two, _ = await queue.thinker(workers=2)
        assert await two.take() is None
        life.cancel()
        found: list[Taken] = []

        async def free() -> bool:
            found.extend(filter(None, [await two.take()]))
            return bool(found)

        await queue.until(free)
        assert found[0].id == taken.id
        assert not await one.answer(taken.id, b"late")
        assert await two.answer(taken.id, b"in time")
        await queue.until(partial(_has, queue, "question"))
        assert queue.answers["question"].answer == b"in time"

    with_queue(database, body)


def test_a_question_of_which_thinkers_die_is_given_up(database: str) -> None:
    async def body(queue: Queue) -> None:
        await queue.put("question", "ann")
        for _ in range(2):
            thinker, life = await queue.thinker()
            await queue.until(partial(_taken, thinker))
            life.cancel()
        await queue.until(partial(_has, queue, "question"))
        assert queue.answers["question"].answer is None

    with_queue(database, body)


async def _taken(thinker: Answering) -> bool:
    return await thinker.take() is not None


def test_what_is_asked_and_answered_goes_through_the_queue_unchanged() -> None:
    game = registry.find("burgundy")
    position = game.new(players=2, seed=1).pack()
    questions = (Question(game, position, 1, "hard", 7), Judgement(game, position, 0, [3, 4], False, 5, 6, True))
    for question in questions:
        asked = wire.read_question(wire.question_bytes(question, "3f2a91c0", "abcdefghjk"))
        assert (asked.request, asked.table) == ("3f2a91c0", "abcdefghjk")
        assert wire.question_of(asked) == question
    way = Way(["pass"], [0.5, 0.5], [1.0, 2.0])
    verdict = Verdict(0, 0, way, way, 0.1, False, [], False)
    for answer in ([1, 2, 3], verdict):
        assert wire.answer_of(wire.answer_bytes(answer)) == answer
    for failure in (NoAnswer("it failed"), TooSlow("it slept")):
        with pytest.raises(type(failure), match=str(failure)):
            wire.answer_of(wire.answer_bytes(failure))
    with pytest.raises(NoAnswer, match="cannot be read"):
        wire.answer_of(b"what")


# Real processes


class ThinkersProcess:
    """`meeplehall thinkers`."""

    def __init__(self, database: str, *arguments: str) -> None:
        command = [sys.executable, "-m", "meeplehall", "thinkers", "--database", database, "--workers", "1", *arguments]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "with 1 worker" in line, line + self.process.communicate()[1]

    def close(self) -> str:
        """What its log said."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGCONT)
            self.process.send_signal(signal.SIGTERM)
        return self.process.communicate(timeout=60)[1]


@contextlib.contextmanager
def thinking(database: str) -> Iterator[ThinkersProcess]:
    found = ThinkersProcess(database)
    try:
        yield found
    finally:
        found.close()


def taken_by(database: str) -> list[str]:
    return [row[0] for row in server().sql("SELECT thinker FROM questions WHERE thinker IS NOT NULL", database)]


def test_a_hall_whose_bots_think_elsewhere(database: str) -> None:
    """Thinkers come late, are killed while they think and are followed by others: the game goes on, nothing is lost."""
    with halls(database, 1, "--thinkers", "0", "--limit", "review_playouts=4") as (hall,):
        ann = hall.visit("Ann")
        assert "no worker" in ann.get("/ready").text
        table = ann.new_table("me", "bot:expert", seed="7")
        assert decide_until_bot(ann, table)
        wait_for(lambda: server().sql("SELECT 1 FROM questions", database))
        with thinking(database) as first:
            wait_for(lambda: taken_by(database))
            first.process.kill()
            before = length(database, table)
            with thinking(database):
                wait_for(lambda: ann.get("/ready").status_code == 200)
                wait_for(partial(went_on, database, table, before))
                decide(ann, table)
                # Reviews are read there as well.
                assert ann.post(f"/table/{table}/resign", {"seat": 0}).status_code == 200
                assert ann.post(f"/table/{table}/review", {"turn": 0}).status_code == 200
                wait_for(lambda: server().sql(f"SELECT 1 FROM verdicts WHERE table_id = '{table}'", database))
        whole(database, table)
    assert not server().sql("SELECT 1 FROM questions", database)


def decide_until_bot(person: Person, table: str) -> bool:
    """Until it is the bot's turn."""
    for _ in range(20):
        frame = person.frame(table)
        if not frame.get("decision"):
            return True
        decide(person, table)
    return False


def test_thinkers_need_a_server(tmp_path: object) -> None:
    for command in (["thinkers"], ["hall", "--no-browser", "--port", "0", "--thinkers", "0"]):
        done = subprocess.run(
            [sys.executable, "-m", "meeplehall", *command, "--database", f"{tmp_path}/hall.db"],
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        assert done.returncode == 2
        assert "need a database on a server" in done.stderr
        assert len(done.stderr.splitlines()) == 1
