"""Hints: only where they are allowed, told to everybody, bounded, and never a part of the position."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import meeplehall
from meeplehall.core.state import State
from meeplehall.study.turns import Turn
from meeplehall.study.verdicts import Judge

from .server import HallServer, Person, seat_links

QUICK = {"hint_playouts": 2}


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HallServer]:
    server = HallServer(tmp_path_factory.mktemp("hall"), limits=QUICK)
    yield server
    server.stop()


@pytest.fixture
def ann(hall: HallServer) -> Iterator[Person]:
    person = Person(hall, "Ann")
    yield person
    person.close()


def asked(person: Person, table: str, frame: dict[str, object], seat: int = 0) -> tuple[int, dict[str, object]]:
    answer = person.post(f"/table/{table}/hint", {"seat": seat, "version": frame["version"]})
    return answer.status_code, answer.json()


@pytest.mark.parametrize("game", ["burgundy", "renaissance", "nobility"])
def test_who_plays_alone_with_bots_is_shown_a_move_that_can_be_made(ann: Person, game: str) -> None:
    table = ann.new_table("me", "bot:random", game=game)
    frame = ann.my_turn(table)
    assert frame["hints"]
    status, answer = asked(ann, table, frame)
    assert status == 200
    assert answer["reason"]
    first = answer["steps"][0]  # type: ignore[index]
    picks = frame["decision"]["picks"]
    assert any(first in (pick["action"], pick.get("lead", -1)) for pick in picks)
    # Nobody's clicks grow stale by a hint, and asking twice is one hint.
    assert asked(ann, table, frame)[0] == 200
    after = ann.frame(table)
    assert after["version"] == frame["version"]
    assert sum("asked for a hint" in line for line in after["log"][1]) == 1


def test_with_others_at_the_table_all_have_to_agree(hall: HallServer, ann: Person) -> None:
    for agreed in ("", "yes"):
        bob = Person(hall, "Bob")
        fields = {"game": "renaissance", "seat-0": "me", "seat-1": "open", "hints": agreed}
        table = ann.form("/new", **fields).headers["location"].rpartition("/")[2]
        page = ann.get(f"/table/{table}").text
        assert ("Hints are allowed" in page) == bool(agreed)
        link = seat_links(page)[0]
        assert ("Hints are allowed" in bob.get(link).text) == bool(agreed)
        bob.form(link, name="Bob")
        frame = ann.my_turn(table)
        status, answer = asked(ann, table, frame)
        if agreed:
            assert status == 200
            assert any("Ann</b> asked for a hint" in line for line in bob.frame(table)["log"][1])
        else:
            assert not frame.get("hints")
            assert status == 409
            assert "all agreed" in str(answer["error"])
        bob.close()


def test_a_warning_is_for_what_can_be_done_and_is_told_once(ann: Person) -> None:
    table = ann.new_table("me", "bot:random")
    frame = ann.my_turn(table)
    pick = frame["decision"]["picks"][0]
    thought = {"seat": 0, "version": frame["version"], "action": pick["action"], "lead": pick.get("lead", -1)}
    for _ in range(2):
        answer = ann.post(f"/table/{table}/warn", thought)
        assert answer.status_code == 200
        assert answer.json()["version"] == frame["version"]
    assert sum("warned before a big mistake" in line for line in ann.frame(table)["log"][1]) == 1
    wrong = ann.post(f"/table/{table}/warn", thought | {"action": 999_999, "lead": -1})
    assert wrong.status_code == 422
    assert ann.post(f"/table/{table}/warn", thought | {"action": 1, "lead": 999_999}).status_code == 422


def test_strangers_and_stale_pages_get_no_hint(hall: HallServer, ann: Person) -> None:
    table = ann.new_table("me", "bot:random")
    frame = ann.my_turn(table)
    eve = Person(hall, "Eve")
    assert asked(eve, table, frame)[0] == 403
    eve.close()
    assert asked(ann, table, frame, seat=1)[0] == 403
    assert asked(ann, table, frame | {"version": frame["version"] - 1})[0] == 409


def test_hints_stand_in_the_record(ann: Person) -> None:
    table = ann.new_table("me", "bot:random", game="renaissance", round_limit="1")
    frame = ann.my_turn(table)
    asked(ann, table, frame)
    ann.play(table)
    assert re.search(r"^# seat 0 had a hint: decision \d+$", ann.get(f"/table/{table}/record").text, re.M)


def test_hints_are_bounded(tmp_path: Path) -> None:
    hall = HallServer(tmp_path, limits=QUICK | {"hints_per_minute": 2.0})
    ann = Person(hall, "Ann")
    table = ann.new_table("me", "bot:random")
    frame = ann.my_turn(table)
    answers = [asked(ann, table, frame)[0] for _ in range(3)]
    ann.close()
    hall.stop()
    assert answers == [200, 200, 429]


@pytest.mark.parametrize("game", ["burgundy", "renaissance", "nobility"])
def test_advice_is_the_same_whatever_is_hidden(game: str) -> None:
    """Thought out for the true position, and for others that the seat cannot tell from it."""
    dice = random.Random(f"advice {game}")
    state = meeplehall.game(game).new(3, seed=5)
    unlike = 0
    for step in range(25):
        seat = dice.choice(state.pending())
        if step % 6 == 0 and len(state.legal(seat)) > 1:
            twin = state.sample(seat, dice.randrange(10**6))
            unlike += twin.digest() != state.digest()
            assert advice(twin, seat) == advice(state, seat)
        state.apply(seat, dice.choice(state.legal(seat)))
    assert unlike, "the twins were the same: nothing was proved"


def advice(state: State, seat: int) -> bytes:
    judge = Judge(state, 4, 0)
    best = judge.advise(0, state, seat)
    thought = [state.legal(seat)[0]]
    return msgspec.msgpack.encode((best, judge.judge(Turn(0, seat, state, thought, False, [], False))))
