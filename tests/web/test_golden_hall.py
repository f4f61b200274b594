"""A hall over the database of an earlier program: people come back with the cookies and links they had."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.store import old_halls
from tests.store.old_halls import SAID

from .server import HallServer, Person

TABLES: dict[str, Any] = SAID["tables"]


@pytest.fixture(scope="module")
def old_hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HallServer]:
    folder = tmp_path_factory.mktemp("old")
    old_halls.copy(folder / "hall.db")
    server = HallServer(folder)
    yield server
    server.stop()


@pytest.fixture(scope="module")
def people(old_hall: HallServer) -> Iterator[dict[str, Person]]:
    """Everybody who had a cookie then, and a stranger."""
    found = {name: Person(old_hall) for name in (*SAID["cookies"], "stranger")}
    for name, cookie in SAID["cookies"].items():
        found[name].http.cookies.set("hall", cookie)
    yield found
    for person in found.values():
        person.close()


def seated(name: str) -> list[str]:
    """Who had a seat there, and comes back with a cookie."""
    here = {seat["player"] for seat in TABLES[name]["seats"]} | {TABLES[name]["host"]}
    return sorted(here & set(SAID["cookies"]))


@pytest.mark.parametrize("name", TABLES)
def test_the_table_opens_for_all_who_sit_there(people: dict[str, Person], name: str) -> None:
    assert seated(name)
    for player in seated(name):
        page = people[player].get(f"/table/{name}")
        assert page.status_code == 200, f"{player}: {page.text}"
        if TABLES[name]["begun"]:
            assert all(seat["name"].split()[0] in page.text for seat in TABLES[name]["seats"])
            frame = people[player].frame(name)
            held = [n for n, seat in enumerate(TABLES[name]["seats"]) if seat["player"] == player]
            assert frame["viewer"] in [*held, -1]


@pytest.mark.parametrize("name", TABLES)
def test_the_table_opens_for_who_has_the_link(people: dict[str, Person], name: str) -> None:
    stranger = people["stranger"]
    assert stranger.get(f"/table/{name}?watch={SAID['watch'][name]}").status_code == 200
    assert stranger.get(f"/table/{name}").status_code == (200 if TABLES[name]["listed"] else 403)


@pytest.mark.parametrize("name", [name for name in TABLES if "record" in TABLES[name]])
def test_the_replay_and_the_record_of_a_finished_table(people: dict[str, Person], name: str) -> None:
    last = len(TABLES[name]["decisions"])
    for player in seated(name):
        for at in (0, last // 2, last):
            assert people[player].get(f"/table/{name}/replay?at={at}").status_code == 200
            assert people[player].json(f"/table/{name}/replay/{at}")["at"] == at
        assert people[player].get(f"/table/{name}/record").text.splitlines() == TABLES[name]["record"]


def test_somebody_finds_all_their_tables_at_home(people: dict[str, Person]) -> None:
    page = people["dan"].get("/").text
    found = [name for name in SAID["lists"]["of_player"]["dan"] if f"/table/{name}" in page]
    assert found == [name for name in SAID["lists"]["of_player"]["dan"] if TABLES[name]["status"] != "closed"]
    assert len(found) > 3


@pytest.mark.parametrize("name", [name for name in SAID["lists"]["waiting_for_bots"] if len(TABLES[name]["seats"]) < 3])
def test_bots_go_on_and_people_decide(people: dict[str, Person], name: str) -> None:
    seat = next(n for n, seat in enumerate(TABLES[name]["seats"]) if seat["player"])
    person = people[TABLES[name]["seats"][seat]["player"]]
    frame = person.my_turn(name)
    pick = frame["decision"]["picks"][0]
    answer = person.act(name, seat, pick["action"], frame["version"], pick.get("lead", -1))
    assert answer.status_code == 200, answer.text


@pytest.mark.parametrize("link", SAID["seat_links"])
def test_a_seat_is_taken_by_the_link_that_was_sent(old_hall: HallServer, link: str) -> None:
    name, seat = link.split()
    guest = Person(old_hall)
    address = f"/seat/{name}/{seat}/{SAID['seat_links'][link]}"
    assert guest.get(address).status_code == 200
    assert guest.form(address, name="Gus").headers["location"] == f"/table/{name}"
    assert guest.get(f"/table/{name}").status_code == 200
    guest.close()
