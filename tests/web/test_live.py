"""Frames that the hall pushes."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from .server import HallServer, Person, messages, news

Visit = Callable[..., Person]


def two_people(visit: Visit, **options: str) -> tuple[Person, Person, str]:
    ann, bob = visit("Ann"), visit("Bob")
    table = ann.new_table("me", "open", listed="yes", **options)
    assert bob.form(f"/table/{table}/sit", seat="1").status_code == 303
    return ann, bob, table


def test_a_decision_reaches_the_other_at_once_and_only_what_changed(visit: Visit) -> None:
    ann, bob, table = two_people(visit)
    first, second = (ann, bob) if ann.frame(table).get("decision") else (bob, ann)
    frame = first.frame(table)
    other = second.frame(table)
    with second.live(table, f"since={other['version']}&chat=0") as socket:
        assert messages(socket) == [], "the page has all there is"
        pick = next(pick for pick in frame["decision"]["picks"] if "do-take" in pick["places"])
        assert first.act(table, frame["viewer"], pick["action"], frame["version"]).status_code == 200
        (pushed,) = news(socket)
    assert pushed["version"] == other["version"] + 1
    assert not pushed.get("full", True)
    assert {"ring", f"seat-{frame['viewer']}"} <= set(pushed["regions"])
    assert not {"estate", f"seat-{other['viewer']}"} & set(pushed["regions"])
    assert len(pushed["log"][1]) == 1
    origin, target = pushed["moves"][0]
    assert origin in pick["places"]
    assert target.startswith(f"sto-{frame['viewer']}-")


def test_a_socket_speaks_the_language_of_its_page(visit: Visit) -> None:
    _, bob, table = two_people(visit)
    told = {}
    for lang in ("nl", "en", "xx"):
        with bob.live(table, f"since=-1&chat=0&lang={lang}") as socket:
            told[lang] = news(socket)[0]["log"]
    assert told["nl"] != told["en"] == told["xx"]


def test_points_are_pushed_with_what_they_are_for(visit: Visit) -> None:
    ann, bob, table = two_people(visit, seed="2")
    first, second = (ann, bob) if ann.frame(table).get("decision") else (bob, ann)
    frame, other = first.frame(table), second.frame(table)
    assert "gains" not in frame, "only what is new rises from a seat"
    with second.live(table, f"since={other['version']}&chat=0") as socket:
        pick = next(pick for pick in frame["decision"]["picks"] if "do-sell" in pick["places"])
        assert first.act(table, frame["viewer"], pick["action"], frame["version"]).status_code == 200
        (pushed,) = news(socket)
        assert pushed["gains"] == [[frame["viewer"], int(pick["gain"]), "sale"]]
        undo = {"seat": frame["viewer"], "version": pushed["version"]}
        assert first.post(f"/table/{table}/undo", undo).status_code == 200
        assert "gains" not in news(socket)[-1]
    assert "sold" in pushed["log"][1][0]
    assert "note" not in pick, "a sale is its own reason"


def test_a_page_that_was_away_gets_all_it_missed(visit: Visit) -> None:
    ann, bob, table = two_people(visit)
    before = bob.frame(table)
    first = ann if ann.frame(table).get("decision") else bob
    first.play(table, 1)
    with bob.live(table, f"since={before['version']}&chat=0") as socket:
        (pushed,) = news(socket)
    assert pushed["version"] == before["version"] + 1
    assert set(pushed["regions"]) == set(before["regions"])
    assert pushed.get("full", True)


def test_chat_comes_without_making_pages_stale(visit: Visit) -> None:
    ann, bob, table = two_people(visit)
    version = bob.frame(table)["version"]
    with bob.live(table, f"since={version}&chat=0") as socket:
        assert ann.post(f"/table/{table}/say", {"seat": 0, "text": "hello"}).status_code == 200
        (pushed,) = news(socket)
    assert pushed["version"] == version
    assert "hello" in pushed["chat"][1][0]
    assert pushed["regions"] == {}


def test_other_sites_get_no_socket(visit: Visit) -> None:
    ann = visit("Ann")
    table = ann.new_table("me", "bot:random")
    with pytest.raises(InvalidStatus), ann.live(table, origin="http://evil.example"):
        pass


def test_strangers_get_nothing_by_socket(visit: Visit) -> None:
    ann, eve = visit("Ann"), visit("Eve")
    table = ann.new_table("me", "bot:random")
    for name in (table, "nothing"):
        with eve.live(name) as socket, pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=5)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404


def test_a_waiting_page_is_told_when_somebody_comes(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = ann.new_table("me", "open", listed="yes")
    with ann.live(table, "since=1") as socket:
        assert messages(socket, 0.3) == []
        assert bob.form(f"/table/{table}/sit", seat="1").status_code == 303
        assert news(socket) == [{"reload": True}]


def test_frames_have_the_language_of_their_page(visit: Visit) -> None:
    ann, _, table = two_people(visit)
    told = []
    for language in ("en", "nl"):
        with ann.live(table, f"since=-1&lang={language}") as socket:
            told.append(news(socket)[0]["sentence"])
    assert ann.frame(table)["sentence"] == told[0] != told[1]


def test_who_lost_the_seat_is_told(visit: Visit) -> None:
    ann, phone = visit("Ann"), visit()
    table = ann.new_table("me", "bot:random")
    ann.my_turn(table)
    with ann.live(table) as socket:
        messages(socket)
        link = ann.post(f"/table/{table}/link", {"seat": 0}).json()["url"]
        assert phone.form(link).status_code == 303
        got = messages(socket)
    assert got == [] or '{"reload":true}' in got


def test_a_sealed_choice_sends_nothing_to_anybody_else(visit: Visit) -> None:
    ann, bob, table = two_people(visit, setup="advanced")
    eve = visit("Eve")
    before = bob.frame(table)
    page, home = bob.get(f"/table/{table}").text, bob.get("/").text
    with bob.live(table, f"since={before['version']}&chat=0") as socket, eve.live(table) as watch:
        messages(watch)
        frame = ann.frame(table)
        pick = frame["decision"]["picks"][2]
        assert ann.act(table, 0, pick["action"], frame["version"]).status_code == 200
        assert messages(socket) == []
        assert messages(watch) == []
        assert bob.frame(table) == before
        assert bob.get(f"/table/{table}").text == page
        assert bob.get("/").text == home
        # Ann changes her mind; still nobody learns of it.
        mine = ann.frame(table)
        assert mine["undo"]
        assert ann.post(f"/table/{table}/undo", {"seat": 0, "version": mine["version"]}).status_code == 200
        mine = ann.frame(table)
        assert ann.act(table, 0, pick["action"], mine["version"]).status_code == 200
        assert messages(socket) == []
        # Bob's page is not stale: his choice is taken, and everything is revealed.
        choice = before["decision"]["picks"][0]["action"]
        assert bob.act(table, 1, choice, before["version"]).status_code == 200
        (pushed,) = news(socket)
        assert "castle on" in "".join(pushed["log"][1])


def test_a_spectator_never_receives_hidden_data(hall: HallServer, visit: Visit) -> None:
    """All bytes a spectator gets during a game are searched for the seed, people's ids and the unopened choices."""
    ann, bob, table = two_people(visit, setup="advanced", seed="271828182845904523")
    eve = visit("Eve")
    got: list[bytes] = []
    stop = threading.Event()

    def watch() -> None:
        with eve.live(table) as socket:
            while not stop.is_set():
                got.extend(text.encode() for text in messages(socket, 0.1))

    watcher = threading.Thread(target=watch)
    watcher.start()
    chosen = []
    for person, seat in ((ann, 0), (bob, 1)):
        frame = person.frame(table)
        pick = frame["decision"]["picks"][-1]
        chosen.append(pick["places"][0])
        if seat == 0:
            person.act(table, seat, pick["action"], frame["version"])
            pages = [eve.get(f"/table/{table}").content, eve.get("/").content, eve.get(f"/table/{table}/frame").content]
            for place in (f"chosen-{seat}",):
                assert all(place.encode() not in page for page in pages)
            assert all(b"chosen-0" not in text for text in got)
        else:
            person.act(table, seat, pick["action"], frame["version"])
    for _ in range(60):
        frame = ann.frame(table)
        person = ann if frame.get("decision") else bob
        person.play(table, 1)
        if frame["status"] != "running":
            break
    got += [eve.get(f"/table/{table}").content, eve.get("/").content, eve.get(f"/table/{table}/points").content]
    got.append(eve.get(f"/table/{table}/replay/3").content)
    got.append(eve.get(f"/table/{table}/record").content)
    stop.set()
    watcher.join()
    assert hall.hall is not None
    everything = b"\n".join(got)
    assert len(everything) > 100_000, "hardly anything was received: the test would prove nothing"
    room = hall.hall.rooms._rooms[table]
    state = room.table.state
    assert state is not None
    secrets = ["271828182845904523", format(271828182845904523, "x")]
    secrets += [seat.player for seat in room.table.seats]
    secrets += [str(number) for number in (state.rng.a, state.rng.b, state.rng.c, state.rng.d)]
    secrets += [hall.hall.links.seat(table, n, seat.serial) for n, seat in enumerate(room.table.seats)]
    for secret in secrets:
        assert secret.encode() not in everything


def test_the_hall_goes_on_after_a_restart(tmp_path: Path) -> None:
    hall = HallServer(tmp_path)
    ann = Person(hall, "Ann")
    table = ann.new_table("me", "bot:easy", "bot:easy")
    ann.play(table, 10)
    before = ann.my_turn(table)
    hall.stop()
    hall.start()
    after = ann.my_turn(table)
    assert after["regions"] == before["regions"]
    assert after["version"] == before["version"]
    assert after["log"] == before["log"]
    assert after.get("undo") == before.get("undo")
    ann.play(table, 5)
    ann.close()
    hall.stop()


def test_bots_go_on_by_themselves_after_a_restart(tmp_path: Path) -> None:
    hall = HallServer(tmp_path, pace=0.3)
    ann = Person(hall, "Ann")
    table = ann.new_table("me", "bot:easy", "bot:easy")
    frame = ann.my_turn(table)
    while frame.get("decision"):
        ann.act(table, 0, frame["decision"]["picks"][0]["action"], frame["version"])
        frame = ann.frame(table)
    hall.stop()
    hall.start()
    time.sleep(0.5)  # nobody looks
    assert ann.my_turn(table)["decision"]
    ann.close()
    hall.stop()


def test_a_bot_that_dies_is_started_again(tmp_path: Path) -> None:
    hall = HallServer(tmp_path)
    ann = Person(hall, "Ann")
    table = ann.new_table("me", "bot:easy")
    assert hall.hall is not None
    for _ in range(3):
        for process in hall.hall.thinkers.pids():
            with suppress(ProcessLookupError):  # killed before, and no bot has been asked since
                os.kill(process, signal.SIGKILL)
        ann.play(table, 4)
        assert ann.my_turn(table)["decision"]
    ann.close()
    hall.stop()


def test_too_many_requests_are_slowed_down(tmp_path: Path) -> None:
    hall = HallServer(tmp_path, limits={"commands_per_second": 1.0, "commands_at_once": 5})
    ann = Person(hall)
    ann.get("/")
    answers = [ann.form("/name", name="Ann").status_code for _ in range(12)]
    assert answers[:4] == [303] * 4
    assert answers[-1] == 429
    assert ann.get("/").status_code == 200, "looking is free"
    ann.close()
    hall.stop()
