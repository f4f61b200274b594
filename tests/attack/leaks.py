"""What a seat cannot know changes no byte of any answer or frame to it: `tests/web/test_silence.py`, more often."""

from __future__ import annotations

import time
from contextlib import ExitStack
from pathlib import Path
from random import Random
from unittest.mock import patch

from meeplehall.web.routes import play
from tests.web.server import HallServer, Person
from tests.web.test_silence import GAMES, NAMES, play_and_compare

from .outcome import Outcome, Tell, silent


def compare_answers(folder: Path, games: int, seed: str, seconds: float, tell: Tell = silent) -> Outcome:
    """So many games, each of another seed; here the hall is in our process, for its hidden things are exchanged."""
    out = Outcome("leaks: true table and twin")
    dice = Random(f"{seed}/leaks")
    until = time.monotonic() + seconds
    unlike = sealed = frames = 0
    clock = [0]
    hall = HallServer(folder)
    try:
        for n in range(games):
            if time.monotonic() > until:
                break
            tell(n)
            game, options, steps, every = GAMES[n % len(GAMES)]
            number = dice.randrange(10**6)
            with ExitStack() as stack:
                stack.enter_context(patch.object(play, "now", lambda: clock[0]))
                people = [Person(hall, name) for name in NAMES]
                for person in people:
                    stack.callback(person.close)
                try:
                    found = play_and_compare(hall, people, clock, game, options, steps, every, number)
                except AssertionError as error:
                    out.breaks(f"{game}, seed {number}: {str(error)[:300]}")
                    continue
            out.tried += found.times
            unlike, sealed, frames = unlike + found.unlike, sealed + found.while_sealed, frames + found.frames
    finally:
        hall.stop()
    out.figures = [
        f"{unlike} with other hidden things behind the same answers, {sealed} of them while choices were sealed",
        f"{frames:,} frames of sockets the same",
    ]
    return out
