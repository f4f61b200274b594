"""What bots and reviews ask of thinkers on other machines: a queue in a PostgreSQL database.

Halls put questions, thinkers take them, and both live by leases on the database's clock. A thinker that is silent for
too long has lost what it took: another takes it, and an answer that comes late is not written. Whose question comes
next is the rule of the hall's own line: people first, then whoever has had least thinking lately.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence

import msgspec

from meeplehall.store.listening import LEASE, Listening
from meeplehall.store.port import StoreError

CHANNEL = "meeplehall_questions"
NEW = "new"
GONE = "gone"
"""What is told there, besides the name of a hall that has an answer."""
TRIES = 2
"""How often a question is taken whose thinker dies: it may be the question that kills."""

THINKER_LIVES = "SELECT 1 FROM thinkers WHERE thinkers.id = questions.thinker AND until > clock_timestamp()"
_WANTED = "SELECT 1 FROM askers WHERE askers.id = questions.asker AND until > clock_timestamp()"


def _used(half_life: str) -> str:
    """Seconds that a visitor has had, as of the same moment for all rows."""
    age = "extract(epoch FROM now() - thinking_time.at)"
    return f"thinking_time.used * power(0.5::float8, {age}::float8 / {half_life}::float8)"


_PUT = f"""
INSERT INTO questions (id, asker, visitor, bots_only, patience, needs, question, asked)
SELECT $1, $2, visitor, $4::bool, $5::float8, $6, $7::bytea, clock_timestamp()
FROM unnest($3::text[]) WITH ORDINALITY AS given (visitor, n) LEFT JOIN thinking_time USING (visitor)
ORDER BY coalesce({_used("$8")}, 0), n LIMIT 1
ON CONFLICT DO NOTHING
RETURNING pg_notify('{CHANNEL}', '{NEW}')
"""

# One worker of all, if there are several, is kept for somebody else.
_TAKE = f"""
WITH living AS (
    SELECT id, workers FROM thinkers WHERE until > clock_timestamp()
), most AS (
    SELECT greatest(1, sum(workers) - 1) AS most FROM living
), busy AS (
    SELECT visitor, bots_only FROM questions JOIN living ON living.id = thinker WHERE answer IS NULL
), next AS (
    SELECT questions.id FROM questions LEFT JOIN thinking_time USING (visitor), most
    WHERE answer IS NULL AND tries < {TRIES} AND needs = ANY ($2::text[])
        AND NOT EXISTS ({THINKER_LIVES}) AND EXISTS ({_WANTED})
        AND (SELECT count(*) FROM busy WHERE busy.visitor = questions.visitor) < most
        AND (NOT bots_only OR (SELECT count(*) FROM busy WHERE busy.bots_only) < most)
    ORDER BY bots_only, coalesce({_used("$3")}, 0), asked, questions.id
    LIMIT 1 FOR UPDATE OF questions SKIP LOCKED
), taken AS (
    UPDATE questions SET thinker = $1, tries = tries + 1, begun = clock_timestamp()
    FROM next WHERE questions.id = next.id
    RETURNING questions.id, visitor, bots_only, question, patience
), charged AS (
    INSERT INTO thinking_time SELECT visitor, patience, now() FROM taken
    ON CONFLICT (visitor) DO UPDATE SET used = {_used("$3")} + excluded.used, at = excluded.at
)
SELECT id, visitor, bots_only, question FROM taken
"""

# What it really took counts, instead of what was expected.
_ANSWER = f"""
WITH answered AS (
    UPDATE questions SET answer = $3 WHERE id = $1 AND thinker = $2 AND answer IS NULL
    RETURNING asker, visitor, extract(epoch FROM clock_timestamp() - begun)::float8 - patience AS more
), charged AS (
    UPDATE thinking_time SET used = greatest(0, {_used("$4")} + more), at = now()
    FROM answered WHERE thinking_time.visitor = answered.visitor
)
SELECT pg_notify('{CHANNEL}', asker) FROM answered
"""


class Answer(msgspec.Struct, frozen=True):
    """What came of a question; without bytes: so many thinkers died of it."""

    id: str
    answer: bytes | None
    waited: float
    """Seconds until a thinker took it."""


class Taken(msgspec.Struct, frozen=True):
    """A question that this thinker is to answer."""

    id: str
    visitor: str
    bots_only: bool
    question: bytes


class Asked:
    """A hall's end of the queue."""

    def __init__(self, address: str, half_life: float) -> None:
        self._line = Listening(address, CHANNEL, "meeplehall asks")
        self._half_life = half_life
        self._name = secrets.token_hex(8)
        self.knowing: dict[str, int] = {}
        """How many workers of thinkers that live know what, as of a moment ago."""

    async def run(self, answered: Callable[[Answer], None], lost: Callable[[], None]) -> None:
        """Until cancelled: tell what is answered. `lost`: the questions may have gone and are to be put again."""

        async def renew() -> None:
            alive = "UPDATE askers SET until = clock_timestamp() + $2 WHERE id = $1 RETURNING 1"
            if not await self._line.do(alive, self._name, LEASE):
                await self._line.do("INSERT INTO askers VALUES ($1, clock_timestamp() + $2)", self._name, LEASE)
                lost()
            await self._look_who_thinks()
            await self._collect(answered)

        def heard(text: str) -> None:
            if text == self._name:
                self._line.soon(self._collect(answered))

        await self._line.run(heard, renew, lost)

    async def put(
        self, question: str, visitors: Sequence[str], bots_only: bool, patience: float, needs: str, asked: bytes
    ) -> None:
        """For the one of these visitors who has had least; nothing happens if the question is there already."""
        await self._line.do(
            _PUT, question, self._name, list(visitors), bots_only, patience, needs, asked, self._half_life
        )

    async def withdraw(self, question: str) -> None:
        """Nobody waits for it any more."""
        gone = "DELETE FROM questions WHERE id = $1 RETURNING pg_notify($2, $3 || id)"
        await self._line.do(gone, question, CHANNEL, f"{GONE} ")

    async def close(self) -> None:
        """Nothing that this hall asked is wanted any more."""
        try:
            await self._line.do("DELETE FROM questions WHERE asker = $1", self._name)
            await self._line.do("DELETE FROM askers WHERE id = $1", self._name)
        except StoreError:
            pass  # the lease runs out
        await self._line.disconnect()

    async def _look_who_thinks(self) -> None:
        rows = await self._line.do(
            "SELECT what, sum(workers)::int FROM thinkers, unnest(knows) AS what"
            " WHERE until > clock_timestamp() GROUP BY what"
        )
        self.knowing = dict(rows)

    async def _collect(self, answered: Callable[[Answer], None]) -> None:
        """What is answered, and what nobody will answer."""
        rows = await self._line.do(
            "DELETE FROM questions WHERE asker = $1"
            f" AND (answer IS NOT NULL OR tries >= {TRIES} AND NOT EXISTS ({THINKER_LIVES}))"
            " RETURNING id, answer, coalesce(extract(epoch FROM begun - asked), 0)::float8",
            self._name,
        )
        for row in rows:
            answered(Answer(*row))


class Answering:
    """A thinker's end of the queue."""

    def __init__(self, address: str, workers: int, knows: Sequence[str], half_life: float, about: str) -> None:
        """With what it can read."""
        self._line = Listening(address, CHANNEL, "meeplehall thinks")
        self._workers = workers
        self._knows = list(knows)
        self._half_life = half_life
        self._about = about
        self._name = ""

    async def run(self, look: Callable[[], None], gone: Callable[[str], None], lost: Callable[[], None]) -> None:
        """Until cancelled: `look` when there may be something to take, `gone` when a question is wanted no longer,
        `lost` when whatever was taken may be another's by now."""

        async def renew() -> None:
            if not await self._is_known():
                lost()
                await self._enter()
            look()

        def heard(text: str) -> None:
            kind, _, question = text.partition(" ")
            if kind == GONE:
                gone(question)
            elif kind == NEW:
                look()

        await self._line.run(heard, renew, look)

    async def take(self) -> Taken | None:
        """The next question; this thinker's as long as it gives signs of life."""
        for row in await self._line.do(_TAKE, self._name, self._knows, self._half_life):
            return Taken(*row)
        return None

    async def answer(self, question: str, answer: bytes) -> bool:
        """False if it is another's by now, or wanted no longer."""
        return bool(await self._line.do(_ANSWER, question, self._name, answer, self._half_life))

    async def close(self) -> None:
        """Others may take at once what this one has taken."""
        try:
            back = "UPDATE questions SET thinker = NULL, tries = tries - 1 WHERE thinker = $1 AND answer IS NULL"
            await self._line.do(back, self._name)
            await self._line.do("DELETE FROM thinkers WHERE id = $1", self._name)
            await self._line.do("SELECT pg_notify($1, $2)", CHANNEL, NEW)
        except StoreError:
            pass  # the lease runs out
        await self._line.disconnect()

    async def _is_known(self) -> bool:
        alive = (
            "UPDATE thinkers SET until = clock_timestamp() + $2 WHERE id = $1 AND until > clock_timestamp() RETURNING 1"
        )
        return bool(self._name) and bool(await self._line.do(alive, self._name, LEASE))

    async def _enter(self) -> None:
        """As somebody new, and with what the dead have left cleared away."""
        await self._line.do("DELETE FROM thinkers WHERE until < clock_timestamp() - interval '1 minute'")
        await self._line.do("DELETE FROM askers WHERE until < clock_timestamp() - interval '1 minute'")
        await self._line.do("DELETE FROM questions WHERE NOT EXISTS (SELECT 1 FROM askers WHERE askers.id = asker)")
        await self._line.do("DELETE FROM thinking_time WHERE at < clock_timestamp() - interval '1 hour'")
        name = secrets.token_hex(8)
        await self._line.do(
            "INSERT INTO thinkers VALUES ($1, clock_timestamp() + $2, $3, $4, $5)",
            name,
            LEASE,
            self._workers,
            self._knows,
            self._about,
        )
        self._name = name
