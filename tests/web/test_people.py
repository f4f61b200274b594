"""People: names that follow, guests in every language, invitations, and who is here."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from starlette.requests import HTTPConnection

from meeplehall.web.config import Config
from meeplehall.web.entrance import reach
from meeplehall.web.rooms import room as rooms

from .server import HallServer, Person, news

Visit = Callable[..., Person]


def test_a_name_follows_to_tables_that_have_begun(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = ann.new_table("me", "open", listed="yes")
    bob.form(f"/table/{table}/sit", seat="1")
    assert "Ann" in str(bob.frame(table)["seats"])
    with bob.live(table) as socket:
        news(socket)
        assert ann.form("/name", name="Annelies").status_code == 303
        told = news(socket)
    assert any("Annelies" in str(frame["regions"]) for frame in told)
    frame = bob.frame(table)
    assert frame["seats"][0][0] == "Annelies"
    assert "Ann<" not in str(frame["log"]), "the log too is told with the new name"


def test_others_at_the_same_screen_keep_their_names(visit: Visit) -> None:
    ann = visit("Ann")
    fields = {"seat-0": "me", "seat-1": "here", "name-1": "Bob"}
    table = ann.form("/new", game="burgundy", **fields).headers["location"].rpartition("/")[2]
    ann.form("/name", name="Annelies")
    assert [seat[0] for seat in ann.frame(table)["seats"]] == ["Annelies", "Bob"]


@pytest.mark.parametrize(("seats", "name"), [(("me", "here"), "Ann"), (("here", "me"), "Ann"), (("me", "here"), "")])
def test_the_waiting_room_says_who_plays_at_the_same_screen(visit: Visit, seats: tuple[str, str], name: str) -> None:
    ann, bob = visit(name), visit("Bob")
    fields = {f"seat-{n}": kind for n, kind in enumerate((*seats, "open"))} | {"listed": "yes"}
    path = ann.form("/new", game="burgundy", **fields).headers["location"]

    def kinds(person: Person) -> list[str]:
        """Seat by seat; the page begins with the far side of the table."""
        second, third, first = re.findall(r'class="chair-kind">([^<]*)<', person.get(path).text)
        return [first, second, third]

    of = {"me": "host, you", "here": "at the same screen"}
    assert kinds(ann) == [*(of[kind] for kind in seats), "waiting for somebody"]
    assert sorted(kinds(bob)) == ["at the same screen", "host", "waiting for somebody"]


def test_a_guest_is_a_guest_in_every_language(visit: Visit) -> None:
    guest, bob = visit(), visit("Bob")
    table = guest.new_table("me", "open", listed="yes")
    bob.form(f"/table/{table}/sit", seat="1")
    for language, you, other in (("en", "You", "Guest 1"), ("nl", "Jij", "Gast 1")):
        guest.http.headers["Accept-Language"] = bob.http.headers["Accept-Language"] = language
        assert guest.frame(table)["seats"][0][0] == you
        assert bob.frame(table)["seats"][0][0] == other


def test_the_end_of_a_game_is_a_story_in_the_second_and_third_person(visit: Visit) -> None:
    ann, eve = visit("Ann"), visit("Eve")
    table = ann.new_table("me", "bot:random", listed="yes")
    ann.play(table)
    for language, you, they in (("en", "You win", "wins"), ("nl", "Je wint", "wint")):
        for person in (ann, eve):
            person.http.headers["Accept-Language"] = language
        told, seen = ann.frame(table)["ending"], eve.frame(table)["ending"]
        winners = re.findall(r'rank-1 seat-(\d).*?class="name">([^<]+)', seen, re.DOTALL)
        if len(winners) == 1:
            assert f"{winners[0][1]} {they}" in seen
            assert (you if winners[0][0] == "1" else f"{winners[0][1]} {they}") in told
            assert 'class="decided"' in seen
        assert seen.count('class="curve-line') == 2
        assert ">E</text>" in seen, "Burgundy's last phase"


def test_an_invitation_says_who_invites_to_what_and_changes_nothing(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit()
    table = ann.new_table("me", "open", game="nobility", events="yes")
    page = ann.get(f"/table/{table}").text
    link = re.search(r'data-link="[^"]*(/seat/[^"]+)"', page)
    assert link is not None
    for _ in range(2):
        letter = bob.get(link[1]).text
        assert "Ann has kept a seat for you" in letter
        assert "Will you play Rise to Nobility?" in letter
        assert "With events." in letter
    assert "One seat is still free" in ann.get(f"/table/{table}").text
    assert bob.form(link[1], name="Bob").status_code == 303
    assert [seat[0] for seat in bob.frame(table)["seats"]] == ["Ann", "Bob"]


def test_options_are_sentences_in_the_waiting_room(visit: Visit) -> None:
    ann = visit("Ann")
    table = ann.new_table("me", "open", setup="advanced", tie="most")
    page = ann.get(f"/table/{table}").text
    assert "everybody chooses where the castle starts" in page
    assert "In a tie, most empty spaces win." in page
    assert "tie most" not in page


def test_a_link_to_this_machine_alone_is_explained(visit: Visit) -> None:
    ann = visit("Ann")
    table = ann.new_table("me", "open")
    page = ann.get(f"/table/{table}").text
    assert "which only this machine can reach" in page
    assert 'class="qr"' not in page, "a code that nobody can use is none"
    elsewhere = ann.get(f"/table/{table}", Host=f"192.0.2.7:{ann.hall.port}").text
    assert "which only this machine" not in elsewhere
    assert f"http://192.0.2.7:{ann.hall.port}/seat/" in elsewhere
    assert 'class="qr"' in elsewhere


def test_the_link_uses_an_address_that_others_can_reach(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reach, "own_address", lambda: "192.0.2.99")
    hall = HallServer(tmp_path_factory.mktemp("open"), host="0.0.0.0")
    try:
        ann = Person(hall, "Ann")
        page = ann.get(f"/table/{ann.new_table('me', 'open')}").text
        assert f"http://192.0.2.99:{hall.port}/seat/" in page
        assert "192.0.2.99 instead" in page
        ann.close()
    finally:
        hall.stop()


def test_what_is_a_loopback_address() -> None:
    assert all(reach.is_loopback(host) for host in ("127.0.0.1", "localhost", "::1", "[::1]", "127.8.8.8"))
    assert not any(reach.is_loopback(host) for host in ("192.0.2.1", "hall.example", "0.0.0.0", ""))
    assert not reach.is_loopback(reach.own_address() or "192.0.2.1")


def test_whoever_resigns_alone_closes_the_table_and_may_play_again(visit: Visit) -> None:
    ann = visit("Ann")
    table = ann.new_table("me", "bot:random")
    page = ann.get(f"/table/{table}").text
    assert "Nobody else plays here, so the table closes." in page
    assert ann.post(f"/table/{table}/resign", {"seat": 0}).status_code == 200
    frame = ann.frame(table)
    assert frame["status"] == "closed"
    assert 'data-do="rematch"' in frame["ending"]
    assert ann.post(f"/table/{table}/rematch", {}).status_code == 200


def test_whoever_resigns_among_people_reads_that_a_bot_plays_on(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = ann.new_table("me", "open", listed="yes")
    bob.form(f"/table/{table}/sit", seat="1")
    assert "A bot plays on in your place." in ann.get(f"/table/{table}").text
    assert ann.post(f"/table/{table}/resign", {"seat": 0}).status_code == 200
    assert "You resigned" in str(ann.frame(table)["log"])
    assert "You resigned" not in str(bob.frame(table)["log"])
    assert "<b>Ann</b> resigned" in str(bob.frame(table)["log"])


def test_who_is_here_and_who_is_away(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "GRACE", 0.2)
    ann, bob = visit("Ann"), visit("Bob")
    table = ann.new_table("me", "open", "bot:random", listed="yes")
    bob.form(f"/table/{table}/sit", seat="1")
    with ann.live(table) as socket:
        news(socket)
        assert [seat[2] for seat in ann.frame(table)["seats"]] == [True, False, True]
        assert [seat[1] for seat in ann.frame(table)["seats"]] == ["", "", "random"]
        with bob.live(table):
            assert [seat[2] for seat in news(socket)[-1]["seats"]] == [True, True, True]
        assert [seat[2] for seat in news(socket)[-1]["seats"]] == [True, False, True]


@pytest.mark.parametrize(("client", "told"), [("127.0.0.1", "192.0.2.99"), ("203.0.113.7", "")])
def test_only_who_sits_at_this_machine_is_told_its_address(
    monkeypatch: pytest.MonkeyPatch, client: str, told: str
) -> None:
    """Anybody may write `Host: localhost`."""
    monkeypatch.setattr(reach, "own_address", lambda: "192.0.2.99")
    scope = {"type": "http", "scheme": "http", "path": "/", "headers": [(b"host", b"localhost:8420")]}
    connection = HTTPConnection(scope | {"client": (client, 5000), "query_string": b""})
    assert reach.reach(connection, Config(Path("hall.db"), host="0.0.0.0")).mended == told
