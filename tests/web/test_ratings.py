"""Rated tables: who may sit there, what the end does to the ratings, and where it is shown."""

from __future__ import annotations

import contextlib
import io
import json
import re
import time
import zipfile
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from meeplehall.contests.anchors import anchors
from meeplehall.contests.skill import Skill, after_game
from meeplehall.store.ratings import TOLD
from meeplehall.table import Status

from .server import PATIENCE, HallServer, Person

Come = Callable[[str], Person]
WORDS = "heron walks at dawn"


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HallServer]:
    server = HallServer(tmp_path_factory.mktemp("hall"))
    yield server
    server.stop()


@pytest.fixture
def come(hall: HallServer) -> Iterator[Come]:
    """People who are signed in; without a name, a guest."""
    people: list[Person] = []

    def enter(name: str) -> Person:
        people.append(Person(hall))
        if name:
            assert people[-1].form("/join", name=name, passphrase=WORDS).status_code == 303
        return people[-1]

    yield enter
    for person in people:
        person.close()


def account(person: Person) -> str:
    found = re.search(r'href="/person/([0-9a-f]+)"', person.get("/you").text)
    assert found is not None
    return found[1]


def rating(hall: HallServer, person: Person, players: int = 2, game: str = "burgundy") -> Any:
    assert hall.hall is not None
    return hall.do(hall.hall.store.ratings.find(account(person), game, players))


def settled(hall: HallServer, table: str) -> Any:
    """The table, when it says what its end has done."""
    assert hall.hall is not None
    until = time.monotonic() + PATIENCE
    while hall.do(hall.hall.store.ratings.done(table)) != TOLD:
        assert time.monotonic() < until
        time.sleep(0.01)
    return hall.do(hall.hall.rooms.look(table))


def resign(person: Person, table: str, seat: int = 0) -> None:
    assert person.post(f"/table/{table}/resign", {"seat": seat}).status_code == 200


def duel(first: Person, second: Person, **options: str) -> str:
    table = first.new_table("me", "open", rated="yes", listed="yes", **options)
    assert second.form(f"/table/{table}/sit", seat="1").status_code == 303
    return table


def test_a_rated_game_moves_both_and_everything_says_so(come: Come, hall: HallServer) -> None:
    ann, bob = come("Rated Ann"), come("Rated Bob")
    table = ann.new_table("me", "open", rated="yes", listed="yes")
    page = bob.get(f"/table/{table}").text
    assert "whoever sits down agrees" in page
    assert "1500?" in page
    assert bob.form(f"/table/{table}/sit", seat="1").status_code == 303
    assert [seat[3] for seat in ann.frame(table)["seats"]] == ["1500?", "1500?"]
    resign(bob, table, 1)
    resign(ann, table)
    after = settled(hall, table)
    up, down = after_game([Skill(), Skill()], [1, 2])
    assert after.rated is not None
    assert after.rated.ratings == [round(up.mean), round(down.mean)]
    assert after.rated.changes == [round(up.mean) - 1500, round(down.mean) - 1500]
    assert rating(hall, ann).mean == pytest.approx(up.mean)
    assert rating(hall, bob).deviation == pytest.approx(down.deviation)
    ending = ann.frame(table)["ending"]
    assert f"+{after.rated.changes[0]}" in ending
    assert f"up {after.rated.changes[0]}" in ending
    assert f"−{-after.rated.changes[1]}" in ending  # as it is written
    for path in ("/you", f"/person/{account(ann)}"):
        page = bob.get(path).text if path != "/you" else ann.get(path).text
        assert f"{round(up.mean)}?" in page
        assert "Only a guess so far" in page
        assert "r-curve" in page
    history = ann.get(f"/person/{account(ann)}/ratings/burgundy/2").text
    assert f"/table/{table}" in history
    assert f"/table/{table}" not in bob.get(f"/person/{account(ann)}/ratings/burgundy/2").text
    assert "Rated Ann" not in ann.get("/ratings?game=burgundy&players=2").text.partition("<h1")[2], "a mere guess"
    assert "A few more games" in ann.get("/ratings?game=burgundy&players=2").text
    zipped = zipfile.ZipFile(io.BytesIO(ann.form("/you/data").content))
    told = json.loads(zipped.read("you.json"))
    assert told["ratings"][0]["rating"] == round(up.mean, 1)
    assert told["rated_games"][0]["table"] == table


def test_a_game_to_the_end_against_a_bot_counts_by_its_anchor(come: Come, hall: HallServer) -> None:
    cas = come("Rated Cas")
    table = cas.new_table("me", "bot:easy", rated="yes")
    assert cas.frame(table)["seats"][1][3] == str(round(anchors("burgundy", 2)["easy"].mean))
    assert "data-do=hint" not in cas.get(f"/table/{table}").text
    frame = cas.my_turn(table)
    assert not frame.get("hints")
    answer = cas.post(f"/table/{table}/hint", {"seat": 0, "version": frame["version"]})
    assert answer.status_code == 409
    cas.play(table)
    after = settled(hall, table)
    assert after.status is Status.OVER
    place = after.state.outcome().ranks[0]
    other = after.state.outcome().ranks[1]
    expected = after_game([Skill(), anchors("burgundy", 2)["easy"]], [place, other])[0]
    assert rating(hall, cas).mean == pytest.approx(expected.mean)
    assert after.rated is not None
    assert after.rated.ratings[1] == 0, "bots never move"
    moved = after.rated.changes[0]
    page = cas.get("/you").text
    assert ("+" if moved > 0 else "−") + str(abs(moved)) in page


def test_it_counts_once_however_often_and_after_a_crash(come: Come, hall: HallServer) -> None:
    dot, eli = come("Rated Dot"), come("Rated Eli")
    table = duel(dot, eli)
    assert hall.hall is not None
    referee = hall.hall.referee
    hall.hall.rooms.on_change = lambda table: None  # as if the hall had been killed at that moment
    resign(eli, table, 1)
    resign(dot, table)
    time.sleep(0.05)
    assert rating(hall, dot) is None
    hall.stop()
    hall.start()
    assert hall.hall is not None
    assert hall.hall.referee is not referee
    settled(hall, table)
    assert rating(hall, dot).games == 1
    for _ in range(3):
        hall.do(hall.hall.referee.settle(table))
    assert rating(hall, dot).games == 1
    assert sum(type(entry).__name__ == "Rated" for entry in hall.do(hall.hall.rooms.look(table)).log) == 1


def test_a_table_that_was_counted_and_does_not_say_so_says_so_after_a_crash(come: Come, hall: HallServer) -> None:
    flo = come("Rated Flo")
    table = flo.new_table("me", "bot:normal", rated="yes")
    assert hall.hall is not None
    tell = hall.hall.referee._tell

    async def killed(table_id: str) -> None:
        raise KeyboardInterrupt

    async def count() -> None:
        assert hall.hall is not None
        room = await hall.hall.rooms.find(table)
        await hall.hall.rooms.change(room, lambda t: t.resign(0, "easy", 10**13, t.seats[0].player))
        hall.hall.referee._tell = killed  # type: ignore[method-assign]
        with contextlib.suppress(KeyboardInterrupt):
            await hall.hall.referee.settle(table)

    on_change, hall.hall.rooms.on_change = hall.hall.rooms.on_change, lambda table: None
    hall.do(count())
    hall.hall.rooms.on_change, hall.hall.referee._tell = on_change, tell  # type: ignore[method-assign]
    assert hall.do(hall.hall.rooms.look(table)).rated is None
    assert rating(hall, flo).games == 1
    hall.do(hall.hall.referee.settle_all())
    assert hall.do(hall.hall.rooms.look(table)).rated is not None
    assert rating(hall, flo).games == 1


def test_who_may_not_sit_down_is_told_why(come: Come, hall: HallServer) -> None:
    gus, guest = come("Rated Gus"), come("")
    refused = {
        "share your screen|shares your screen": {"seat-0": "me", "seat-1": "here"},
        "alone has no rivals": {"seat-0": "me", "game": "renaissance"},
        "only bots would play": {"seat-0": "bot:easy", "seat-1": "bot:easy"},
        "how strong": {"seat-0": "me", "seat-1": "bot:random"},
        "hints are allowed": {"seat-0": "me", "seat-1": "open", "hints": "yes"},
        "chose the seed": {"seat-0": "me", "seat-1": "open", "seed": "7"},
        "another game": {"seat-0": "me", "seat-1": "open", "game": "renaissance", "option-deck": "p24"},
    }
    for words, fields in refused.items():
        answer = gus.form("/new", **({"game": "burgundy", "rated": "yes"} | fields))
        assert answer.status_code == 400, words
        assert re.search(words, answer.text), words
    answer = guest.form("/new", game="burgundy", rated="yes", **{"seat-0": "me", "seat-1": "open"})
    assert "need an account" in answer.text
    table = gus.new_table("me", "open", rated="yes", listed="yes")
    answer = guest.form(f"/table/{table}/sit", seat="1")
    assert answer.status_code == 401
    assert "those need an account" in answer.text
    answer = gus.form(f"/table/{table}/sit", seat="1")
    assert answer.status_code == 409
    assert gus.form("/sign-out").status_code == 303
    assert gus.form("/join", name="Gus Again", passphrase=WORDS).status_code == 303
    answer = gus.form(f"/table/{table}/sit", seat="1")
    assert answer.status_code == 409, "the same browser"
    assert "against themselves" in answer.text
    link = gus.get(f"/table/{table}")
    assert link.status_code == 200
    hal = come("Rated Hal")
    assert hal.form(f"/table/{table}/sit", seat="1").status_code == 303, "another browser"


def test_the_form_offers_it_or_says_why_not(come: Come) -> None:
    ivo, guest = come("Rated Ivo"), come("")
    assert 'name="rated"' in ivo.get("/new?game=burgundy").text
    page = guest.get("/new?game=burgundy").text
    assert 'name="rated"' not in page
    assert "Sign in first" in page
    look = ivo.form("/new", game="burgundy", look="", hints="yes", **{"seat-0": "me", "seat-1": "open"}).text
    assert "Hints are allowed" in look
    dutch = ivo.get("/new?game=burgundy", **{"Accept-Language": "nl"}).text
    assert "Telt voor ieders rating" in dutch


def test_the_fifth_game_of_a_day_with_the_same_rival_counts_half(come: Come, hall: HallServer) -> None:
    jan, kim = come("Rated Jan"), come("Rated Kim")
    for _ in range(4):
        table = duel(jan, kim)
        resign(kim, table, 1)
        resign(jan, table)
        settled(hall, table)
    before = [rating(hall, jan), rating(hall, kim)]
    table = duel(jan, kim)
    resign(kim, table, 1)
    resign(jan, table)
    settled(hall, table)
    full = after_game([one.skill for one in before], [1, 2])[0].mean - before[0].mean
    half = rating(hall, jan).mean - before[0].mean
    assert half == pytest.approx(full / 2, rel=0.02)


def test_who_deletes_the_account_is_on_no_list_and_others_play_on(come: Come, hall: HallServer) -> None:
    lea, mia = come("Rated Lea"), come("Rated Mia")
    gone = account(lea)
    table = duel(lea, mia)
    first = duel(mia, lea)
    resign(lea, first, 1)
    resign(mia, first)
    settled(hall, first)
    assert lea.form("/you/delete", name="Rated Lea").status_code == 303
    assert hall.hall is not None
    until = time.monotonic() + PATIENCE
    while hall.do(hall.hall.store.people.by_id(gone)) is not None:
        assert time.monotonic() < until
        time.sleep(0.02)
    assert hall.do(hall.hall.store.ratings.of(gone)) == []
    before = rating(hall, mia)
    assert before.games == 1
    resign(mia, table, 1)
    settled(hall, table)
    assert rating(hall, mia) == before, "a game against nobody tells nothing"


def test_bad_addresses_of_boards_and_histories(come: Come) -> None:
    nia = come("Rated Nia")
    for path in ("/ratings?game=chess", "/ratings?players=9", "/ratings?players=one"):
        assert nia.get(path).status_code == 404
    for path in ("burgundy/2", "burgundy/x", "chess/2", "burgundy/99"):
        assert nia.get(f"/person/{account(nia)}/ratings/{path}").status_code == 404
    assert nia.get("/person/nobody/ratings/burgundy/2").status_code == 404
    assert "normal" in nia.get("/ratings").text.lower()
