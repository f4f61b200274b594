"""What runs in a worker process: one question at a time, until the hall lets go of the pipe."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from multiprocessing.connection import Connection

from meeplehall import bots, registry
from meeplehall.study.appraisal import as_known, with_open_cards
from meeplehall.study.turns import Turn
from meeplehall.study.verdicts import Judge, Verdict
from meeplehall.web.thinking.mistakes import what_and_where
from meeplehall.web.thinking.question import Judgement, Question

POLITE = 10
"""How far bots stand back for whoever serves the pages (nice)."""
READY = "ready"

SEED = 0
"""Of the imagined games of reviews: equal games have equal reviews."""

Reply = list[int] | Verdict | str
"""A plan or a verdict, or in one line what went wrong."""


def work(pipe: Connection) -> None:
    """Say when the games are loaded, then answer."""
    _stand_back()
    _leave_with_the_hall()
    registry.names()
    try:
        pipe.send(READY)
        while True:
            pipe.send(_next_answer(pipe))
    except (EOFError, OSError):
        return


def _next_answer(pipe: Connection) -> Reply:
    try:
        asked = pipe.recv()
        return _judge(asked) if isinstance(asked, Judgement) else _plan(asked)
    except (EOFError, OSError):
        raise
    except Exception as error:
        return what_and_where(error)


def _plan(question: Question) -> list[int]:
    """The bot itself looks only at positions sampled from what its seat knows."""
    state = question.game.unpack(question.position)
    bot = bots.make(question.level, question.luck)
    bot.hurry(bots.patience(question.level))
    return bot.plan(state, question.seat)


def _judge(asked: Judgement) -> Verdict:
    """From what the seat knew, like a bot's plan, or with open cards. What came after the turn is not told."""
    before = asked.game.unpack(asked.position)
    judge = Judge(before, asked.playouts, SEED, with_open_cards if asked.open_cards else as_known)
    if not asked.steps:
        return judge.advise(asked.first, before, asked.seat)
    return judge.judge(Turn(asked.first, asked.seat, before, asked.steps, asked.forced, [], False))


def _stand_back() -> None:
    """A stop by keyboard is the hall's business, and pages come first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):  # not on Windows
        os.nice(POLITE)


def _leave_with_the_hall() -> None:
    """A worker whose hall is gone, however it went, goes too."""
    hall = multiprocessing.parent_process()

    def watch() -> None:
        if hall is not None:
            hall.join()
            os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
