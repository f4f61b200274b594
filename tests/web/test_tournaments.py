"""Tournaments: announced, joined, begun, run by the hall to their end, and what is refused."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from meeplehall.contests.tournament import Stage, Tournament
from meeplehall.store.ratings import TOLD
from meeplehall.table.stand_ins import PATIENCE as WAITS

from .server import PATIENCE, HallServer, Person

Come = Callable[[str], Person]
WORDS = "heron walks at dawn"


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HallServer]:
    server = HallServer(tmp_path_factory.mktemp("hall"), limits={"tournaments_each": 2, "tournament_people": 5})
    yield server
    server.stop()


@pytest.fixture
def come(hall: HallServer) -> Iterator[Come]:
    people: list[Person] = []

    def enter(name: str) -> Person:
        people.append(Person(hall))
        if name:
            assert people[-1].form("/join", name=name, passphrase=WORDS).status_code == 303
        return people[-1]

    yield enter
    for person in people:
        person.close()


def announce(person: Person, **fields: str) -> str:
    usual = {"name": "Autumn Cup", "game": "renaissance", "players": "2", "kind": "round-robin", "hours": "24"}
    answer = person.form("/tournaments", **(usual | fields))
    assert answer.status_code == 303, answer.text
    return answer.headers["location"]


def found(hall: HallServer, address: str) -> Tournament:
    assert hall.hall is not None
    kept = hall.do(hall.hall.store.tournaments.find(address.rpartition("/")[2]))
    assert kept is not None
    return kept.tournament


def until(true: Callable[[], Any]) -> None:
    late = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < late
        time.sleep(0.02)


def resign(person: Person, table: str, seat: int) -> None:
    assert person.post(f"/table/{table}/resign", {"seat": seat}).status_code == 200


def test_two_people_and_two_bots_play_to_the_end(come: Come, hall: HallServer) -> None:
    ann, bob = come("Cup Ann"), come("Cup Bob")
    cup = announce(ann, fill="easy", clock="3d")
    assert "open to all" in bob.get(cup).text
    assert bob.form(f"{cup}/join").status_code == 303
    assert ann.form(f"{cup}/start").status_code == 303
    one = found(hall, cup)
    assert len(one.entrants) == 2, "two fit a table of two"
    page = ann.get(cup).text
    assert "round 1 of 1" in page
    match = one.rounds[0].matches[0]
    assert match.table in page
    who = dict(zip(match.seats, range(2), strict=True))
    assert f"/table/{match.table}" in bob.get("/").text, "at home, among one's own tables"
    resign(bob, match.table, who[1])
    resign(ann, match.table, who[0])
    until(lambda: found(hall, cup).stage is Stage.OVER)
    assert [line.entrant for line in found(hall, cup).standings()] == [0, 1]
    table = hall.do(hall.hall.rooms.look(match.table)) if hall.hall else None
    assert table is not None
    assert (str(table.setting.clock), table.setting.rated, table.setting.tournament) == ("3d", True, one.id)
    assert "Cup Ann has won" in bob.get(cup).text
    assert hall.hall is not None
    until(lambda: hall.do(hall.hall.store.ratings.done(match.table)) == TOLD)  # type: ignore[union-attr]
    assert "Cup Ann heeft gewonnen" in bob.get(cup, **{"Accept-Language": "nl"}).text
    assert cup in bob.get("/tournaments").text


def test_a_bot_plays_for_who_never_comes_and_the_tournament_goes_on(come: Come, hall: HallServer) -> None:
    cas, dot = come("Cup Cas"), come("Cup Dot")
    cup = announce(cas, players="2", name="Nobody comes")
    dot.form(f"{cup}/join")
    cas.form(f"{cup}/start")
    one = found(hall, cup)
    match = one.rounds[0].matches[0]
    assert hall.hall is not None
    organiser, clock = hall.hall.organiser, hall.hall.organiser.clock
    cas.play(match.table, steps=1) if _turn(cas, match.table) else None
    hall.do(organiser.go_on(one.id))
    assert found(hall, cup) == one, "there is time"
    try:
        organiser.clock = lambda: clock() + 25 * 3600 * 1000
        hall.do(organiser.go_on(one.id))
        table = hall.do(hall.hall.rooms.look(match.table))
        assert any(seat.bot and seat.player for seat in table.seats), "who kept others waiting is replaced"
        organiser.clock = lambda: clock() + 25 * 3600 * 1000 + 2 * WAITS
        late = time.monotonic() + PATIENCE
        while found(hall, cup).stage is Stage.RUNNING:
            assert time.monotonic() < late
            hall.do(organiser.go_on(one.id))
            time.sleep(0.05)
            shift = organiser.clock() + WAITS
            organiser.clock = lambda shift=shift: shift
    finally:
        organiser.clock = clock
    assert found(hall, cup).stage is Stage.OVER
    assert sorted(found(hall, cup).rounds[0].matches[0].places) == [1, 2]


def _turn(person: Person, table: str) -> bool:
    return bool(person.frame(table).get("decision"))


def test_bots_among_themselves_play_whole_games(come: Come, hall: HallServer) -> None:
    kim = come("Cup Kim")
    cup = announce(kim, players="2", fill="easy", least="3", kind="swiss", rounds="1", name="Bots")
    assert kim.form(f"{cup}/start").status_code == 303
    one = found(hall, cup)
    assert [entrant.bot for entrant in one.entrants] == ["", "easy", "easy", "easy"]
    own = next(match for match in one.rounds[0].matches if 0 in match.seats)
    other = next(match for match in one.rounds[0].matches if 0 not in match.seats)
    resign(kim, own.table, own.seats.index(0))
    until(lambda: found(hall, cup).stage is Stage.OVER)
    done = {match.table: match for match in found(hall, cup).rounds[0].matches}
    assert len(done[other.table].scores) == 2, "played to its end"
    assert done[own.table].scores == [], "nobody knows how it would have ended"
    assert done[own.table].places[own.seats.index(0)] == 2


def test_a_table_that_was_announced_and_not_made_is_made_after_a_crash(come: Come, hall: HallServer) -> None:
    eli, flo = come("Cup Eli"), come("Cup Flo")
    cup = announce(eli, name="Crash")
    flo.form(f"{cup}/join")
    assert hall.hall is not None
    tournaments = hall.hall.store.tournaments
    name = cup.rpartition("/")[2]
    hall.do(tournaments.change(name, lambda one: one.started(()).next_round(["crashtable"], 1), 5))
    hall.stop()
    hall.start()
    until(lambda: eli.get("/table/crashtable").status_code == 200)
    assert len(found(hall, cup).rounds) == 1


def test_what_is_refused_is_told(come: Come, hall: HallServer) -> None:
    gus, hal, guest = come("Cup Gus"), come("Cup Hal"), come("")
    assert guest.form("/tournaments", name="Mine").status_code == 401
    for fields in (
        {"name": "ab"},
        {"name": "x" * 41},
        {"players": "9"},
        {"players": "one"},
        {"kind": "knockout"},
        {"hours": "0"},
        {"hours": "nan"},
        {"hours": "soon"},
        {"rounds": "99"},
        {"fill": "random"},
        {"least": "999"},
        {"clock": "sundial"},
    ):
        usual = {"name": "Fine", "game": "burgundy", "players": "2", "kind": "swiss", "hours": "24"}
        assert gus.form("/tournaments", **(usual | fields)).status_code == 422, fields
    assert gus.form("/tournaments", name="Chess", game="chess").status_code == 404
    cup = announce(gus)
    assert guest.form(f"{cup}/join").status_code == 401
    assert gus.form(f"{cup}/join").status_code == 409
    assert gus.form(f"{cup}/start").status_code == 409, "alone"
    assert hal.form(f"{cup}/start").status_code == 403
    assert hal.form(f"{cup}/close").status_code == 403
    assert hal.form(f"{cup}/leave").status_code == 409
    assert hal.form(f"{cup}/join").status_code == 303
    assert hal.form(f"{cup}/leave").status_code == 303
    for n in range(4):
        assert come(f"Cup Many{n}").form(f"{cup}/join").status_code == 303
    assert hal.form(f"{cup}/join").status_code == 409, "full"
    announce(gus)
    answer = gus.form("/tournaments", name="Third", game="burgundy", players="2", hours="24")
    assert answer.status_code == 429
    assert gus.form(f"{cup}/close").status_code == 303
    assert "called off" in gus.get(cup).text
    assert gus.form(f"{cup}/join").status_code == 409
    assert gus.get("/tournament/nothing").status_code == 404
    assert gus.get(f"{cup}?round=99").status_code == 200


def test_who_deletes_the_account_is_named_nowhere_and_it_goes_on(come: Come, hall: HallServer) -> None:
    ivo, jan = come("Cup Ivo"), come("Cup Jan")
    cup = announce(ivo)
    jan.form(f"{cup}/join")
    ivo.form(f"{cup}/start")
    assert jan.form("/you/delete", name="Cup Jan").status_code == 303
    until(lambda: [one.account for one in found(hall, cup).entrants][1] == "")
    page = ivo.get(cup).text
    assert "Cup Jan" not in page
    match = found(hall, cup).rounds[0].matches[0]
    resign(ivo, match.table, match.seats.index(0))
    until(lambda: found(hall, cup).stage is Stage.OVER)
    assert "You have won!" in ivo.get(cup).text
