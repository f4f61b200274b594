"""Meeting others: the lobby, friends, invitations by name, blocking, and who watches."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator

import pytest

from .server import HallServer, Person
from .test_accounts import join

Come = Callable[[str], Person]


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HallServer]:
    server = HallServer(tmp_path_factory.mktemp("hall"), limits={"calls_per_account": 2, "ties_per_account": 4})
    yield server
    server.stop()


@pytest.fixture
def come(hall: HallServer) -> Iterator[Come]:
    people: list[Person] = []

    def enter(name: str) -> Person:
        person = Person(hall, "", f"http://localhost:{hall.port}")
        people.append(person)
        assert join(person, name).status_code == 303
        return person

    yield enter
    for person in people:
        person.close()


@pytest.fixture
def guest(hall: HallServer) -> Iterator[Person]:
    person = Person(hall, "Guest of the Lobby")
    yield person
    person.close()


def page_of(person: Person) -> str:
    """The address of somebody's page."""
    return "/person/" + re.findall(r"/person/(\w+)", person.get("/you").text)[0]


def befriend(one: Person, other: Person) -> None:
    assert one.form(f"{page_of(other)}/befriend").status_code == 303
    assert other.form(f"{page_of(one)}/accept").status_code == 303


# The lobby


def test_the_lobby_shows_open_tables_and_filters_them(guest: Person, come: Come) -> None:
    assert "The candle is lit" in guest.get("/lobby?game=nobility").text
    ann = come("Lobby Ann")
    two = ann.new_table("me", "open", listed="yes")
    four = ann.new_table("me", "open", "open", "open", game="nobility", listed="yes")
    private = ann.new_table("me", "open", listed="no")

    def shown(query: str) -> list[str]:
        page = guest.get(f"/lobby{query}").text
        return re.findall(r'btn-warm push" href="/table/(\w+)"', page)

    assert shown("") == [four, two]
    assert shown("?game=nobility") == [four]
    assert shown("?seats=2") == [two]
    assert shown("?seats=3-4&game=nobility") == [four]
    assert shown("?seats=5-6") == []
    assert shown("?seats=no&game=chess") == [four, two], "what is unknown is not asked for"
    page = guest.get("/lobby").text
    assert private not in page
    assert "Lobby Ann waits for <b>one more</b>" in page
    assert "Lobby Ann waits for <b>3 more</b>" in page
    news = guest.get("/lobby/parts?seats=2").json()
    assert two in news["parts"]["lobby-open"]
    assert four not in news["parts"]["lobby-open"]
    assert news["parts"]["lobby-count"] == "One table is waiting for somebody like you."
    assert guest.get(f"/lobby/parts?seats=2&mark={news['mark']}").json()["parts"] == {}, "the page has it"
    for table in (two, four):
        ann.form(f"/table/{table}/close")


def test_the_lobby_in_dutch(guest: Person, come: Come) -> None:
    ann = come("Nederlandse An")
    table = ann.new_table("me", "open", "open", listed="yes")
    page = guest.get("/lobby?lang=nl").text
    assert "Nederlandse An wacht op <b>nog 2 spelers</b>" in page
    assert "Alle" in page
    ann.form(f"/table/{table}/close")


# Friends


def test_friends_ask_accept_see_each_other_and_part(come: Come) -> None:
    ann, bob = come("Friendly Ann"), come("Friendly Bob")
    assert ann.form("/friends", name=" friendly BOB").status_code == 303
    assert "no answer yet" in ann.get("/friends").text
    page = bob.get("/friends").text
    assert "They would like to be your friends" in page
    assert "Friendly Ann" in page
    assert bob.form(f"{page_of(ann)}/accept").status_code == 303
    assert "here now" in ann.get("/friends").text
    assert "Friends who are here" in ann.get("/lobby").text
    assert "you are friends" in ann.get(page_of(bob)).text
    assert ann.form(f"{page_of(bob)}/part").status_code == 303
    assert "Friendly Ann" not in bob.get("/friends").text.partition("<main")[2]
    assert "Friends who are here" not in ann.get("/lobby").text


def test_what_cannot_be_asked_is_told(come: Come, guest: Person) -> None:
    ann = come("Asking Ann")
    answer = ann.form("/friends", name="Nobody Knows")
    assert answer.status_code == 404
    assert "Nobody with an account is called that here." in answer.text
    assert "That is you." in ann.form("/friends", name="Asking Ann").text
    assert ann.form("/person/000000000000/befriend").status_code == 404
    assert ann.form(f"{page_of(ann)}/block").status_code == 422
    bob = come("Asking Bob")
    assert ann.form(f"{page_of(bob)}/accept").status_code == 409, "he has not asked"
    assert guest.get("/friends").headers["location"].startswith("/sign-in")
    assert guest.form("/friends", name="Asking Ann").status_code == 401
    for n in range(4):
        assert ann.form(f"{page_of(come(f'Asked {n}'))}/befriend").status_code == 303
    assert ann.form(f"{page_of(bob)}/befriend").status_code == 422
    assert "at most 4" in ann.form("/friends", name="Asking Bob").text


# Invitations


def test_an_invitation_by_name_is_at_home_and_seats_at_a_private_table(come: Come) -> None:
    ann, bob = come("Inviting Ann"), come("Inviting Bob")
    table = ann.new_table("me", "open", "open", listed="no")
    assert ann.form(f"/table/{table}/call", name="Inviting Bob").status_code == 303
    assert "Invited: Inviting Bob." in ann.get(f"/table/{table}").text
    home = bob.get("/").text
    assert "Inviting Ann would like to play with you." in home
    assert bob.get(f"/table/{table}").status_code == 403, "the invitation is answered at home"
    assert bob.form(f"/table/{table}/answer", yes="yes").headers["location"] == f"/table/{table}"
    assert bob.get(f"/table/{table}").status_code == 200
    assert "would like to play with you" not in bob.get("/").text
    assert bob.form(f"/table/{table}/answer", yes="yes").status_code == 409, "it has been answered"
    ann.form(f"/table/{table}/close")


def test_an_invitation_can_be_declined_and_ends_with_its_table(come: Come) -> None:
    ann, bob = come("Declined Ann"), come("Declining Bob")
    table, gone = (ann.new_table("me", "open", listed="yes") for _ in range(2))
    for one in (table, gone):
        ann.form(f"/table/{one}/call", name="Declining Bob")
    assert bob.get("/").text.count("Declined Ann would like to play with you.") == 2
    full = ann.form(f"/table/{ann.new_table('me', 'open')}/call", name="Declining Bob")
    assert full.status_code == 429
    assert "At most 2 invitations" in full.text
    assert bob.form(f"/table/{table}/answer", yes="no").headers["location"] == "/"
    ann.form(f"/table/{gone}/close")
    assert "would like to play with you" not in bob.get("/").text
    assert bob.form(f"/table/{gone}/answer", yes="yes").status_code == 409


def test_only_those_who_sit_there_invite(come: Come, guest: Person) -> None:
    ann, bob = come("Sitting Ann"), come("Standing Bob")
    table = ann.new_table("me", "open", listed="yes")
    assert bob.form(f"/table/{table}/call", name="Sitting Ann").status_code == 403
    assert guest.form(f"/table/{table}/call", name="Sitting Ann").status_code == 401
    assert ann.form(f"/table/{table}/call", name="Sitting Ann").status_code == 422, "that is you"
    running = ann.new_table("me", "here")
    assert ann.form(f"/table/{running}/call", name="Standing Bob").status_code == 409
    ann.form(f"/table/{table}/close")


# Blocking


def test_who_is_blocked_neither_invites_nor_sits_down_nor_writes(come: Come) -> None:
    ann, bob, cas = come("Blocking Ann"), come("Blocked Bob"), come("Bystanding Cas")
    before = cas.new_table("me", "open", "open", listed="yes")
    for one in (ann, bob):
        assert one.form(f"/table/{before}/sit").status_code == 303
    befriend(ann, bob)
    own = bob.new_table("me", "open", listed="yes")
    bob.form(f"/table/{own}/call", name="Blocking Ann")
    assert ann.form(f"{page_of(bob)}/block").status_code == 303
    assert "would like to play" not in ann.get("/").text
    assert "Blocking Ann" not in bob.get("/friends").text.partition("<main")[2], "friends no longer"
    assert bob.form(f"/table/{own}/call", name="Blocking Ann").status_code == 403
    assert bob.form(f"{page_of(ann)}/befriend").status_code == 403
    hers = ann.new_table("me", "open", listed="yes")
    answer = bob.form(f"/table/{hers}/sit")
    assert answer.status_code == 403
    assert "does not want to meet you" in answer.text
    assert "Blocking Ann" not in answer.text, "not who it is"
    said = bob.post(f"/table/{before}/say", {"seat": 2, "text": "hello"})
    assert said.status_code == 403
    assert cas.post(f"/table/{before}/say", {"seat": 0, "text": "hello"}).status_code == 200
    frame = bob.frame(before)
    assert frame["status"] == "running", "who plays already stays"
    token = re.findall(r"<code>(mh_\w+)</code>", bob.form("/you/bots", name="Bot of Bob").text)[0]
    refused = bob.http.post(f"/api/v1/tables/{hers}/sit", json={}, headers={"Authorization": f"Bearer {token}"})
    assert refused.status_code == 403
    assert refused.json()["kind"] == "unwelcome", "nor do their programs"
    assert "Unblock" in ann.get(page_of(bob)).text
    assert ann.form(f"{page_of(bob)}/unblock").status_code == 303
    assert bob.form(f"/table/{hers}/sit").status_code == 303


# Who watches


def test_spectators_are_counted_and_named_if_they_agree(come: Come, guest: Person) -> None:
    ann, bob = come("Playing Ann"), come("Watching Bob")
    table = ann.new_table("me", "here", listed="yes")

    def people(words: str) -> str:
        until = time.monotonic() + 20
        while time.monotonic() < until:
            page = ann.get(f"/table/{table}/people").text
            if words in page:
                return page
            time.sleep(0.05)
        raise AssertionError(f"'{words}' is not told")

    people("Nobody watches")
    with guest.live(table), bob.live(table), bob.live(table), ann.live(table):
        assert "Watching Bob" not in people("2 people watch")
    people("Nobody watches")
    bob.form("/friends/named", named="yes")
    with bob.live(table):
        assert "Watching Bob" in people("One person watches")
