"""Parts of pages that are kept up to date by a socket: the lobby and tournaments."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import Callable, Hashable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from meeplehall.store import StoreError
from meeplehall.store.trouble import Trouble
from meeplehall.web.entrance.refusals import HEADERS
from meeplehall.web.entrance.visit import Visit as VisitOfPage
from meeplehall.web.entrance.visitors import Visitor
from meeplehall.web.rooms import kept
from meeplehall.web.rooms.kept import Drawn, Keeping, Kept, Page, drawn
from meeplehall.web.texts import texts

from .bounds.wire import until
from .server import PATIENCE, HallServer, Person
from .test_tournaments import announce, resign

Visit = Callable[..., Person]
WORDS = "heron walks at dawn"


@pytest.fixture(scope="module", autouse=True)
def _only_when_told() -> Iterator[None]:
    """Nothing is found out just because time passes."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(kept, "AGAIN", 3600.0)
        patch.setattr(kept, "PAUSE", 0.01)
        yield


def mark_of(page: str) -> str:
    return re.findall(r'data-mark="(\w+)"', page)[0]


def told(socket: ClientConnection) -> Any:
    return json.loads(socket.recv(timeout=PATIENCE))


def joined(person: Person, name: str) -> Person:
    assert person.form("/join", name=name, passphrase=WORDS).status_code == 303
    return person


# The lobby


def test_a_lobby_is_told_of_what_everybody_may_know_and_only_when_it_changes(visit: Visit) -> None:
    ann, eve = visit("Ann"), visit("Eve")
    with eve.listen(f"/lobby/live?mark={mark_of(eve.get('/lobby').text)}") as socket:
        private = ann.new_table("me", "open")
        table = ann.new_table("me", "open", "open", listed="yes")
        first = told(socket)
        assert table in first["parts"]["lobby-open"]
        assert private not in json.dumps(first)
        assert 'id="i-' in first["signs"]
        assert first["mark"] == mark_of(eve.get("/lobby").text), "the same as the page has"
        bob = visit("Bob")
        assert bob.form(f"/table/{table}/sit", seat="1").status_code == 303
        assert "Ann and Bob wait for" in told(socket)["parts"]["lobby-open"]
        assert ann.form(f"/table/{table}/close").status_code == 303
        assert table not in told(socket)["parts"]["lobby-open"]
    with eve.listen(f"/lobby/live?mark={first['mark']}&lang=nl") as socket:
        assert "wacht nu niemand" in told(socket)["parts"]["lobby-count"], "a page that was away gets what it missed"


def test_filters_and_own_tables(visit: Visit) -> None:
    ann, eve = visit("Ann"), visit("Eve")
    with eve.listen("/lobby/live?game=nobility") as few, ann.listen("/lobby/live?game=chess") as all_:
        assert told(few)["parts"].keys() == told(all_)["parts"].keys()
        other = ann.new_table("me", "open", listed="yes")
        assert "you sit here" in told(all_)["parts"]["lobby-open"]
        table = ann.new_table("me", "open", listed="yes", game="nobility")
        news = told(few)["parts"]["lobby-open"]
        assert table in news
        assert other not in news
        assert "you sit here" not in news
        for one in (other, table):
            ann.form(f"/table/{one}/close")


def test_a_running_table_is_told_as_a_stranger_sees_it(visit: Visit) -> None:
    """Also to those who sit there: what a seat knows does not go by this socket."""
    ann, bob, eve = visit("Ann"), visit("Bob"), visit("Eve")
    table = ann.new_table("me", "open", listed="yes", game="renaissance")
    with ann.listen("/lobby/live") as own, eve.listen("/lobby/live") as other:
        told(own)
        told(other)
        assert bob.form(f"/table/{table}/sit", seat="1").status_code == 303
        assert table not in told(own)["parts"]["lobby-playing"], "her own is at home"
        before = told(other)["parts"]["lobby-playing"]
        assert table in before
        assert "your turn" not in before.lower()
        frame = ann.frame(table)
        pick = frame["decision"]["picks"][0]
        assert ann.act(table, frame["viewer"], pick["action"], frame["version"]).status_code == 200
        closed = visit("Cas").new_table("me", "open", listed="yes")  # what was sealed has told nothing by itself
        assert told(other)["parts"]["lobby-playing"] == before
        assert closed


# Tournaments


def test_a_tournament_is_told_until_it_is_over(visit: Visit) -> None:
    ann, bob, eve = joined(visit(), "Kept Ann"), joined(visit(), "Kept Bob"), visit("Eve")
    cup = announce(ann)
    with ExitStack() as stack:
        pages = [
            stack.enter_context(person.listen(f"{cup}/live?mark={mark_of(person.get(cup).text)}"))
            for person in (ann, bob, eve)
        ]
        assert bob.form(f"{cup}/join").status_code == 303
        parts = [told(page)["parts"]["tournament"] for page in pages]
        assert ["Begin now" in part for part in parts] == [True, False, False]
        assert ["/leave" in part for part in parts] == [True, True, False]
        assert all("Kept Bob" in part for part in parts)
        assert ann.form(f"{cup}/start").status_code == 303

        def when(page: ClientConnection, words: str) -> Any:
            while words not in (news := told(page))["parts"]["tournament"]:
                assert not news.get("over")
            return news

        started = [when(page, "/table/") for page in pages]
        table = re.findall(r'href="/table/(\w+)"', started[0]["parts"]["tournament"])[0]
        for person in (bob, ann):  # who goes later is ahead
            resign(person, table, person.frame(table)["viewer"])
        for page, words in zip(pages, ("You have won!", "Kept Ann has won", "Kept Ann has won"), strict=True):
            assert when(page, words)["over"]
            with pytest.raises(ConnectionClosed):
                page.recv(timeout=PATIENCE)
    assert "data-kept" not in eve.get(cup).text


def test_there_is_no_such_tournament(visit: Visit) -> None:
    with visit("Eve").listen("/tournament/nothing/live") as socket, pytest.raises(ConnectionClosed) as closed:
        socket.recv(timeout=PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


# Bounds


def test_other_sites_get_no_socket(visit: Visit) -> None:
    for path in ("/lobby/live", "/tournament/nothing/live"):
        with pytest.raises(InvalidStatus), visit("Ann").listen(path, origin="http://evil.example"):
            pass


def test_kept_pages_are_bounded_and_leave_room_for_tables(tmp_path: Path) -> None:
    hall = HallServer(tmp_path, limits={"kept_pages": 2, "sockets_per_visitor": 3})
    with ExitStack() as stack:
        stack.callback(hall.stop)
        people = [Person(hall, name) for name in ("Ann", "Eve")]
        for person in people:
            stack.callback(person.close)
        ann, eve = people
        table = ann.new_table("me", "here", listed="yes")
        first = eve.listen("/lobby/live").__enter__()
        second = stack.enter_context(eve.listen("/lobby/live"))
        for page in (first, second):
            assert told(page)["mark"]
        for person in people:
            with pytest.raises(InvalidStatus) as refused, person.listen("/lobby/live"):
                pass
            assert refused.value.response.status_code == 503
            assert "Retry-After" in refused.value.response.headers
            assert refused.value.response.headers["Content-Security-Policy"] == HEADERS["Content-Security-Policy"]
            assert person.get("/lobby/parts").status_code == 200, "who has no socket asks"
        stack.enter_context(eve.live(table))
        with pytest.raises(InvalidStatus) as refused, eve.live(table):
            pass
        assert refused.value.response.status_code == 429, "they count among the sockets of a visitor"
        first.close()
        assert hall.hall is not None
        crowd = hall.hall.watching
        assert until(lambda: crowd.count == 1), "who has gone makes room"


# One look, one drawing


class Cups(Kept[int]):
    """Counts how often it is looked up and drawn."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(trouble)
        self.cups = self.looks = self.draws = 0
        self.fails: Exception | None = None

    async def look(self) -> int | None:
        self.looks += 1
        if self.fails is not None:
            raise self.fails
        return self.cups if self.cups >= 0 else None

    def sees(self, facts: int, page: Page) -> Hashable:
        return page.asked["side"]

    async def draw(self, facts: int, page: Page) -> Drawn:
        self.draws += 1
        return drawn({"cups": f"{facts} {page.asked['side']} {page.visit.t.locale}"}, ())

    def concerns(self, table: str, listed: bool, tournament: str) -> bool:
        return table == "cups"


def page_of(side: str, locale: str = "en") -> Page:
    return Page(VisitOfPage(texts(locale), Visitor("x")), {"side": side}, "")


def test_what_many_see_is_looked_up_and_drawn_once() -> None:
    async def whole() -> None:
        part, keeping = Cups(Trouble(_well)), Keeping()
        pages = [page_of("left") for _ in range(50)] + [page_of("right"), page_of("left", "nl")]
        with ExitStack() as stack:
            for page in pages:
                stack.enter_context(keeping.watched("cups", lambda: part, page))
            await asyncio.gather(*(page.fresh.wait() for page in pages))
            assert (part.looks, part.draws) == (1, 3)
            assert len({id(page.message) for page in pages}) == 3
            for page in pages:
                page.fresh.clear()
            part.cups = 1
            for _ in range(1000):
                keeping.hear("cups")
                keeping.hear("other")
            await asyncio.gather(*(page.fresh.wait() for page in pages))
            assert (part.looks, part.draws) == (2, 6)
        assert not keeping._open
        assert part._task is None

    asyncio.run(whole())


def test_what_has_not_changed_is_not_told_and_what_fails_does_no_harm(caplog: pytest.LogCaptureFixture) -> None:
    async def whole() -> None:
        part, keeping, page = Cups(Trouble(_well)), Keeping(), page_of("left")

        async def looked(times: int) -> None:
            while part.looks < times:
                keeping.hear_all()
                await asyncio.sleep(0)

        with keeping.watched("cups", lambda: part, page):
            await page.fresh.wait()
            page.fresh.clear()
            await looked(4)
            part.fails = StoreError("the database is away")
            await looked(8)
            part.fails = None
            await looked(10)
            assert not page.fresh.is_set()
            part.cups = 1
            await looked(12)
            assert page.fresh.is_set()
            assert not page.gone
            part.fails = ValueError("ours")
            await looked(14)
            assert page.gone
        await part._trouble.close()

    asyncio.run(whole())
    lines = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert lines.count("pages cannot be kept up to date") >= 1
    assert len([line for line in lines if "the database is away" in line]) == 1


async def _well() -> None:
    pass
