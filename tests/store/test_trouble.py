"""A database that fails is told of once when it goes away, and once when it is back."""

from __future__ import annotations

import asyncio
import logging

import pytest

from meeplehall.store import StoreError, trouble
from meeplehall.store.trouble import Trouble

AWAY = StoreError("the database is away")


def test_it_is_told_once_with_a_count(caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trouble, "LOOK", 0.0)
    caplog.set_level(logging.INFO)
    fails = [AWAY] * 5
    looks: list[None] = []

    async def check() -> None:
        looks.append(None)
        if fails:
            raise fails.pop()

    async def whole() -> None:
        one = Trouble(check)
        for number in range(1000):
            one.note(f"GET /{number}", AWAY)
        watch = one._watch
        assert watch is not None
        await watch
        one.note("GET /again", AWAY)
        await one.close()

    asyncio.run(whole())
    told = [(record.levelno, record.getMessage()) for record in caplog.records]
    assert told == [
        (logging.ERROR, "GET /0: the database is away; what fails from here on is counted"),
        (logging.WARNING, "the database is well again after 0 s; failed: 1000"),
        (logging.ERROR, "GET /again: the database is away; what fails from here on is counted"),
    ]


def test_one_that_answers_but_takes_nothing_is_not_well(monkeypatch: pytest.MonkeyPatch) -> None:
    """A full disk: as long as somebody comes upon it, nobody says that it is over."""
    monkeypatch.setattr(trouble, "LOOK", 0.0)

    async def whole() -> None:
        left = 20

        async def check() -> None:
            nonlocal left
            if left:
                left -= 1
                one.note("POST /act", AWAY)

        one = Trouble(check)
        one.note("POST /act", AWAY)
        watch = one._watch
        assert watch is not None
        await watch
        assert left == 0

    asyncio.run(whole())
