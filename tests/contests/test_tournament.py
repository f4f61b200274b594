from __future__ import annotations

import pytest

from meeplehall.contests.tournament import (
    ROUND_ROBIN,
    SWISS,
    NotSo,
    Plan,
    Stage,
    Tournament,
    decode,
    encode,
    seat_points,
)

NAMES = ("Odile", "Joost", "Sanne")


def plan(**changes: object) -> Plan:
    usual = {
        "name": "Autumn",
        "game": "burgundy",
        "players": 2,
        "options": {},
        "kind": ROUND_ROBIN,
        "rounds": 0,
        "host": "a",
        "created": 5,
        "hours": 24.0,
    }
    return Plan(**(usual | changes))  # type: ignore[arg-type]


def tournament(people: int, **changes: object) -> Tournament:
    found = Tournament(id="t", plan=plan(**changes))
    for n in range(people):
        found = found.joined(f"p{n}", 64)
    return found


def play_round(found: Tournament, at: int = 9) -> Tournament:
    """Whoever has the smaller number wins, by ten points."""
    found = found.next_round([f"r{len(found.rounds)}-{n}" for n in range(10)], at)
    for match in found.rounds[-1].matches:
        order = sorted(match.seats)
        places = [order.index(who) + 1 for who in match.seats]
        found = found.ended(match.table, places, [100 - 10 * place for place in places], at)
    return found


def test_everybody_meets_everybody_and_the_best_wins() -> None:
    found = tournament(5).started(NAMES)
    assert found.all_rounds == 5
    for _ in range(5):
        found = play_round(found)
        assert found.rounds[-1].over
    assert [line.entrant for line in found.standings()] == [0, 1, 2, 3, 4]
    assert [line.points for line in found.standings()] == [4.5, 3.5, 2.5, 1.5, 0.5], "a bye is half of it"
    assert found.standings()[0].margin == 40
    assert found.finished().stage is Stage.OVER
    assert decode(encode(found)) == found


def test_bots_fill_up_the_last_table() -> None:
    found = tournament(5, players=4, fill="easy").started(NAMES)
    assert [one.bot for one in found.entrants] == [""] * 5 + ["easy"] * 3
    assert len(found.next_round(["x", "y"], 1).rounds[0].matches) == 2
    four = tournament(2, fill="easy", least=4).started(NAMES)
    assert [one.bot for one in four.entrants] == ["", "", "easy", "easy"]
    assert len(tournament(2, players=3, fill="easy", least=4).started(NAMES).entrants) == 6
    alone = tournament(1, players=4, fill="easy").started(NAMES)
    assert len(alone.entrants) == 4
    assert len({one.name for one in alone.entrants if one.bot}) == 3


def test_points_are_for_everybody_who_comes_after() -> None:
    assert [seat_points([2, 1, 4, 2], seat) for seat in range(4)] == [1.5, 3.0, 0.0, 1.5]
    assert [seat_points([1, 1], seat) for seat in range(2)] == [0.5, 0.5]


def test_equal_points_are_told_apart() -> None:
    found = tournament(4).started(NAMES).next_round(["x", "y"], 1)
    first, second = found.rounds[0].matches
    found = found.ended("x", [1, 2], [90, 60], 2).ended("y", [1, 2], [70, 60], 2)
    assert [line.entrant for line in found.standings()][:2] == [first.seats[0], second.seats[0]], "by the margin"
    assert found.ended("x", [2, 1], [1, 90], 3) == found, "a result counts once"


def test_swiss_puts_rivals_before_the_margin() -> None:
    found = tournament(6, kind=SWISS, rounds=3).started(NAMES)
    assert found.all_rounds == 3
    for _ in range(3):
        found = play_round(found)
    lines = found.standings()
    for better, worse in zip(lines, lines[1:]):  # noqa: RUF007
        assert (-better.points, -better.rivals) <= (-worse.points, -worse.rivals)


def test_what_cannot_be_done_is_refused() -> None:
    found = tournament(2)
    for kind, wrong in (
        ("tour-in-already", lambda: found.joined("p0", 64)),
        ("tour-full", lambda: found.joined("p9", 2)),
        ("tour-not-in", lambda: found.left("p9")),
        ("tour-too-few", lambda: tournament(1).started(NAMES)),
        ("tour-too-few", lambda: tournament(3, players=4).started(NAMES)),
        ("tour-too-few", lambda: tournament(0, fill="easy").started(NAMES)),
        ("tour-begun", lambda: found.started(NAMES).joined("p9", 64)),
        ("tour-begun", lambda: found.started(NAMES).left("p0")),
        ("tour-begun", lambda: found.started(NAMES).called_off()),
        ("tour-not-running", lambda: found.next_round([], 1)),
    ):
        with pytest.raises(NotSo) as caught:
            wrong()
        assert caught.value.kind == kind
    assert found.called_off().stage is Stage.CLOSED


def test_who_is_gone_for_good_is_named_nowhere() -> None:
    found = tournament(3)
    assert [one.account for one in found.forgotten("p1").entrants] == ["p0", "p2"]
    running = found.started(NAMES).forgotten("p1")
    assert [one.account for one in running.entrants] == ["p0", "", "p2"]
    assert b"p1" not in encode(running)
