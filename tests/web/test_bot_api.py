"""The API for programs: tokens, playing, streams, what is refused and how, and that nothing hidden leaks."""

from __future__ import annotations

import base64
import importlib.util
import json
import re
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import meeplehall
from meeplehall.core import record
from meeplehall.table import NotNow, Status, Table
from meeplehall.web.entrance.tokens import Tokens
from tests.table.helpers import new_table

from .server import HallServer, Person, seat_links
from .test_accounts import join

ROOT = Path(__file__).parents[2]
Bot = Callable[..., "Program"]
GUESTS: list[Any] = []
"""Whoever has to be seen off after a test."""


@pytest.fixture(autouse=True)
def see_off() -> Iterator[None]:
    yield
    while GUESTS:
        GUESTS.pop().close()


def person(hall: HallServer, name: str = "") -> Person:
    GUESTS.append(Person(hall, name, f"http://localhost:{hall.port}"))
    return GUESTS[-1]  # type: ignore[no-any-return]


class Program:
    """A program with its token, and the person whose it is."""

    def __init__(self, hall: HallServer, token: str, owner: Person | None = None) -> None:
        self.token, self.owner = token, owner
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.http = httpx.Client(base_url=f"{hall.url}/api/v1", headers=headers, timeout=30)
        GUESTS.append(self.http)

    def get(self, path: str, **query: Any) -> httpx.Response:
        return self.http.get(path, params=query)

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.http.post(path, json=body)

    def ask(self, path: str, **query: Any) -> Any:
        answer = self.get(path, **query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def open(self, *seats: str, **more: Any) -> str:
        answer = self.post("/tables", game=more.pop("game", "burgundy"), seats=list(seats), **more)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"]["id"])


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HallServer]:
    fast = {"program_requests_per_second": 1000.0, "program_requests_at_once": 10_000}
    server = HallServer(tmp_path_factory.mktemp("hall"), limits=fast | {"longest_wait": 20.0})
    yield server
    server.stop()


@pytest.fixture
def bring(hall: HallServer) -> Bot:
    """`bring("Heron")`: somebody joins and brings a guest bot along."""

    def one(name: str) -> Program:
        owner = person(hall)
        assert join(owner, f"Owner {name}").status_code == 303
        return Program(hall, token_in(owner.form("/you/bots", name=name)), owner)

    return one


def token_in(answer: httpx.Response) -> str:
    assert answer.status_code == 200, answer.text
    return str(re.findall(r"<code>(mh_\w+)</code>", answer.text)[0])


def bot_ids(owner: Person) -> list[str]:
    return re.findall(r'name="bot" value="(\w+)"', owner.get("/you").text)[::2]


def problem(answer: httpx.Response) -> tuple[int, str]:
    """The status and the word for it; every problem has a sentence, too."""
    told = answer.json()
    assert len(told["error"]) > 10
    assert answer.headers["content-type"] == "application/json"
    return answer.status_code, told["kind"]


# Tokens


def test_a_token_is_shown_once_and_kept_as_a_hash(hall: HallServer, bring: Bot) -> None:
    heron = bring("Shown Heron")
    told = heron.ask("/me")
    assert (told["name"], told["owner"], told["tables"]) == ("Shown Heron", "Owner Shown Heron", [])
    assert told["until"] > time.time() * 1000 + 300 * 24 * 3600 * 1000
    page = heron.owner.get("/you").text
    assert "Shown Heron" in page
    assert heron.token not in page
    kept = Path(hall.database).read_bytes() + Path(hall.database + "-wal").read_bytes()
    assert b"Shown Heron" in kept
    assert heron.token.encode() not in kept
    assert "set-cookie" not in heron.get("/me").headers


def test_a_token_is_renewed_and_ended(bring: Bot, hall: HallServer) -> None:
    heron = bring("Renewed Heron")
    (bot,) = bot_ids(heron.owner)
    newer = Program(hall, token_in(heron.owner.form("/you/bots/renew", bot=bot)))
    assert problem(heron.get("/me")) == (401, "token-ended")
    assert newer.ask("/me")["name"] == "Renewed Heron"
    table = newer.open("me", "open")
    assert heron.owner.form("/you/bots/remove", bot=bot).status_code == 303
    assert problem(newer.get("/me")) == (401, "token-ended")
    told = newer_seats(hall, table)
    assert told == ["free", "free"], "nobody waits for it"


def newer_seats(hall: HallServer, table: str) -> list[str]:
    anybody = Program(hall, "")
    return [seat["kind"] for seat in anybody.ask(f"/tables/{table}")["table"]["seats"]]


def test_a_bot_that_is_removed_leaves_its_games_to_another(bring: Bot, hall: HallServer) -> None:
    heron = bring("Leaving Heron")
    ann = person(hall, "Ann of the Lake")
    table = ann.new_table("me", "open", listed="yes")
    assert heron.post(f"/tables/{table}/sit").status_code == 200
    (bot,) = bot_ids(heron.owner)
    heron.owner.form("/you/bots/remove", bot=bot)
    seat = Program(hall, "").ask(f"/tables/{table}")["table"]["seats"][1]
    assert seat == {"seat": 1, "kind": "program", "name": "Leaving Heron", "level": "normal"}
    assert ann.play(table, 3)["status"] == "running"


def test_tokens_that_let_nobody_in(hall: HallServer, bring: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    assert problem(Program(hall, "").get("/me")) == (401, "token-missing")
    assert Program(hall, "").get("/me").headers["www-authenticate"] == "Bearer"
    assert problem(Program(hall, Tokens(b"another hall").new()).get("/me")) == (401, "token-foreign")
    assert problem(Program(hall, "mh_nonsense").get("/me")) == (401, "token-foreign")
    assert problem(Program(hall, "mh_nonsense").get("/games")) == (401, "token-foreign"), "never overlooked"
    heron = bring("Late Heron")
    assert hall.hall is not None
    accounts = hall.hall.accounts
    clock = accounts.clock
    monkeypatch.setattr(accounts, "clock", lambda: clock() + 366 * 24 * 3600 * 1000)
    assert problem(heron.get("/me")) == (401, "token-expired")
    monkeypatch.setattr(accounts, "clock", clock)
    assert heron.get("/me").status_code == 200
    (found,) = hall.do(accounts.people.programs.of_account(account_of(heron.owner)))
    hall.do(accounts.people.block(found.account, 1))
    assert problem(heron.get("/me")) == (401, "token-ended"), "its owner is blocked"


def account_of(owner: Person) -> str:
    return re.findall(r"/person/(\w+)", owner.get("/you").text)[0]


def test_a_cookie_is_no_token_and_a_token_no_cookie(bring: Bot) -> None:
    heron = bring("Strict Heron")
    assert heron.owner.get("/api/v1/me").status_code == 401
    answer = heron.http.get(f"{heron.owner.hall.url}/you")
    assert answer.status_code == 303, "a stranger"


def test_bots_are_bounded_and_named_with_care(hall: HallServer, bring: Bot) -> None:
    heron = bring("Bounded Heron")
    owner = heron.owner
    for name in ("admin", "", "Owner Bounded Heron", "x" * 30):
        assert owner.form("/you/bots", name=name).status_code in (409, 422), name
    for n in range(9):
        assert owner.form("/you/bots", name=f"Heron {n + 2}").status_code == 200
    answer = owner.form("/you/bots", name="One more")
    assert answer.status_code == 422
    assert "at most 10 guest bots" in answer.text
    assert owner.form("/you/bots/renew", bot="nobody").status_code == 404


def test_deleting_an_account_takes_its_bots_along(hall: HallServer, bring: Bot) -> None:
    heron = bring("Gone Heron")
    table = heron.open("me", "bot:random", listed=True)
    owner = heron.owner
    owner.form("/you/delete", name="Owner Gone Heron")
    assert problem(heron.get("/me")) == (401, "token-ended")
    assert hall.hall is not None
    hall.do(hall.hall.farewell.part())
    assert b"Gone Heron" not in Program(hall, "").get(f"/tables/{table}").content


# Playing


def client() -> Any:
    spec = importlib.util.spec_from_file_location("bot_client", ROOT / "examples" / "bot-client" / "bot.py")
    assert spec is not None
    assert spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


def test_the_example_plays_a_whole_game(hall: HallServer, bring: Bot) -> None:
    heron = bring("Example Heron")
    source = (ROOT / "examples" / "bot-client" / "bot.py").read_text()
    assert len(source.splitlines()) < 100
    bot = client()
    table = heron.open("me", "bot:random", game="renaissance")
    end = bot.Hall(hall.url, heron.token).play(table, lambda position: position["legal"][-1])
    assert end["status"] == "over"
    assert sorted(end["result"]["ranks"])[0] == 1
    assert heron.ask("/me")["tables"] == []
    over = Program(hall, "").ask("/tables", status="over", game="renaissance")["tables"]
    assert [one["result"] for one in over if one["id"] == table] == [end["result"]]
    text = Program(hall, "").get(f"/tables/{table}/record").text
    replay = record.Replay(text, meeplehall.game, verify=True)
    *_, last = replay
    assert last.outcome().scores == end["result"]["scores"]


def test_a_bot_and_a_person_play_and_everybody_sees_who_is_the_bot(hall: HallServer, bring: Bot) -> None:
    heron = bring("Lobby Heron")
    ann = person(hall, "Ann of the Lobby")
    table = ann.new_table("me", "open", listed="yes")
    assert table in [one["id"] for one in heron.ask("/tables")["tables"]]
    assert heron.post(f"/tables/{table}/sit", seat=1).json()["seats"] == [1]
    assert "Lobby Heron (bot)" in ann.get(f"/table/{table}").text
    assert "Guest bot, brought by Owner Lobby Heron" in ann.get(f"/table/{table}/people").text
    for _ in range(30):
        position = heron.ask(f"/tables/{table}/position")
        if position["decides"]:
            legal = position["legal"][0]
            forms = [{"action": legal["action"]}, {"notation": legal["notation"]}, {"structured": legal["structured"]}]
            answer = heron.post(f"/tables/{table}/act", version=position["version"], **forms[position["version"] % 3])
            assert answer.status_code == 200, answer.text
            assert answer.json()["version"] > position["version"]
        else:
            ann.play(table, 1)


def test_what_a_bot_is_told_is_what_its_page_would_show(hall: HallServer, bring: Bot) -> None:
    """Also while others have sealed something: the same frame as somebody on that seat, and samples of it."""
    heron, other = bring("Seeing Heron"), bring("Other Heron")
    table = heron.open("me", "open", "open", game="renaissance")
    assert other.post(f"/tables/{table}/sit").status_code == 200
    ann = person(hall, "Ann of the Cards")
    ann.form(f"/table/{table}/sit")
    assert hall.hall is not None
    room = hall.do(hall.hall.rooms.find(table))
    game, sealed = meeplehall.game("renaissance"), 0
    for step in range(40):
        pending = room.table.pending()
        before = other.ask(f"/tables/{table}/position")
        if 0 in pending:
            position = heron.ask(f"/tables/{table}/position")
            assert position["view"] == json.loads(json.dumps(room.table.view(0)))
            assert [one["action"] for one in position["legal"]] == room.table.state.legal(0)
            told = heron.ask(f"/tables/{table}/sample", count=2, seed=step)
            for one in told["samples"]:
                imagined = game.unpack(base64.b64decode(one["packed"]))
                assert imagined == room.table.state.sample(0, one["seed"])
                assert imagined.view(0) == room.table.view(0)
            heron.post(f"/tables/{table}/act", version=position["version"], action=position["legal"][0]["action"])
        elif 1 in pending:
            heron_saw = heron.get(f"/tables/{table}/position").content
            lines = Program(hall, "").get(f"/tables/{table}/events").content
            other.post(f"/tables/{table}/act", version=before["version"], action=before["legal"][0]["action"])
            if room.table.sight.sealed:
                sealed += 1
                assert heron.get(f"/tables/{table}/position").content == heron_saw, "a sealed choice is nobody else's"
                assert Program(hall, "").get(f"/tables/{table}/events").content == lines
        else:
            ann.play(table, 1)
    assert sealed > 3


def test_a_request_waits_for_a_change_and_no_longer(hall: HallServer, bring: Bot) -> None:
    heron = bring("Waiting Heron")
    ann = person(hall, "Ann the Slow")
    table = ann.new_table("me", "open", listed="yes")
    heron.post(f"/tables/{table}/sit")
    while heron.ask(f"/tables/{table}/position")["decides"]:
        position = heron.ask(f"/tables/{table}/position")
        heron.post(f"/tables/{table}/act", version=position["version"], action=position["legal"][0]["action"])
    version = heron.ask(f"/tables/{table}/position")["version"]
    begun = time.monotonic()
    assert heron.ask(f"/tables/{table}/position", after=version, wait=0.2)["version"] == version
    assert 0.2 <= time.monotonic() - begun < 10
    found: list[int] = []
    waiting = threading.Thread(
        target=lambda: found.append(heron.ask(f"/tables/{table}/position", after=version, wait=20)["version"])
    )
    waiting.start()
    assert hall.hall is not None
    room = hall.do(hall.hall.rooms.find(table))
    until = time.monotonic() + 20
    while not room.watchers and time.monotonic() < until:
        time.sleep(0.01)
    assert not found
    ann.play(table, 1)
    waiting.join(20)
    assert found[0] > version


def test_streams_tell_what_happens_as_it_happens(hall: HallServer, bring: Bot) -> None:
    heron = bring("Streaming Heron")
    table = heron.open("me", "me", game="burgundy", seed=1)
    anybody = Program(hall, "")
    with (
        anybody.http.stream("GET", f"/tables/{table}/events", params={"follow": True}) as events,
        heron.http.stream("GET", f"/tables/{table}/stream", params={"seat": 0}) as positions,
    ):
        told = (json.loads(line) for line in events.iter_lines() if line)
        seen = (json.loads(line) for line in positions.iter_lines() if line)
        assert [next(told)["type"] for _ in range(3)] == ["seat", "seat", "began"]
        first = next(seen)
        assert first["decides"]
        act = {"seat": 0, "version": first["version"], "notation": first["legal"][0]["notation"]}
        assert heron.post(f"/tables/{table}/act", **act).status_code == 200
        line = next(told)
        assert (line["type"], line["seat"], line["number"]) == ("decided", 0, 3)
        assert line["events"]
        assert next(seen)["version"] == first["version"] + 1
    rest = anybody.get(f"/tables/{table}/events", after=2).text.splitlines()
    assert [json.loads(one) for one in rest] == [line]


def test_a_stream_ends_with_its_token(hall: HallServer, bring: Bot) -> None:
    heron = bring("Ended Heron")
    ann = person(hall, "Ann of the End")
    table = ann.new_table("me", "open", listed="yes")
    heron.post(f"/tables/{table}/sit")
    with heron.http.stream("GET", f"/tables/{table}/stream") as positions:
        lines = positions.iter_lines()
        next(lines)
        (bot,) = bot_ids(heron.owner)
        heron.owner.form("/you/bots/renew", bot=bot)
        ann.post(f"/table/{table}/resign", {"seat": 0})
        assert [line for line in lines if line] == []


# What is refused


def test_each_mistake_has_one_clear_answer(hall: HallServer, bring: Bot) -> None:
    heron, other = bring("Wrong Heron"), bring("Foreign Heron")
    table = heron.open("me", "bot:random")
    position = heron.ask(f"/tables/{table}/position")
    while not position["decides"]:
        position = heron.ask(f"/tables/{table}/position", after=position["version"], wait=5)
    at, version = f"/tables/{table}", position["version"]
    legal = {one["action"] for one in position["legal"]}
    illegal = next(n for n in range(2000) if n not in legal)
    assert problem(heron.post(f"{at}/act", version=version, action=illegal)) == (422, "illegal")
    assert problem(heron.post(f"{at}/act", version=version, notation="fly away")) == (422, "illegal")
    assert problem(heron.post(f"{at}/act", version=version, structured={"kind": "fly"})) == (422, "illegal")
    assert problem(heron.post(f"{at}/act", version=version)) == (400, "bad")
    assert problem(heron.post(f"{at}/act", version=version, action=1, notation="x")) == (400, "bad")
    stale = heron.post(f"{at}/act", version=version - 1, action=position["legal"][0]["action"])
    assert problem(stale) == (409, "stale")
    assert stale.json()["version"] == version
    good = position["legal"][0]["action"]
    assert problem(other.post(f"{at}/act", version=version, action=good)) == (403, "not-yours")
    assert problem(heron.post(f"{at}/act", seat=1, version=version, action=1)) == (403, "not-yours")
    assert problem(other.get(f"{at}/position")) == (403, "not-yours")
    assert problem(other.get(f"{at}/sample")) == (403, "not-yours")
    assert problem(other.get(f"{at}/stream")) == (403, "not-yours")
    assert problem(other.post(f"{at}/sit")) == (409, "not-now")
    assert problem(other.post(f"{at}/resign")) == (403, "not-yours")
    assert problem(heron.get("/tables/nowhere/position")) == (404, "unknown")
    assert problem(heron.get("/nothing")) == (404, "unknown")
    assert problem(heron.http.delete("/me", headers={"Content-Length": "0"})) == (405, "no-such-method")
    assert problem(heron.get(f"{at}/position", seat="x")) == (400, "bad")
    assert problem(heron.get(f"{at}/position", unknown=1)) == (400, "bad")
    assert problem(heron.get(f"{at}/record")) == (409, "not-now")
    half = heron.http.post(f"{at}/act", content=b"{", headers={"Content-Type": "application/json"})
    assert problem(half) == (400, "bad")
    assert problem(heron.post("/tables", game="chess", seats=["me"])) == (404, "unknown")
    for seats in (["open", "open"], ["me", "king"], ["me"], ["me"] * 8):
        assert problem(heron.post("/tables", game="burgundy", seats=seats)) == (400, "bad")
    wrong = heron.post("/tables", game="burgundy", seats=["me", "open"], options={"setup": "upside down"})
    assert problem(wrong) == (400, "bad")


def test_private_tables_are_private_to_programs_too(hall: HallServer, bring: Bot) -> None:
    heron = bring("Private Heron")
    ann = person(hall, "Ann of the Closet")
    table = ann.new_table("me", "open", "open", listed="no")
    for path in ("", "/events", "/record"):
        assert problem(heron.get(f"/tables/{table}{path}")) == (403, "private")
    assert problem(heron.post(f"/tables/{table}/sit")) == (403, "not-yours")
    assert problem(heron.post(f"/tables/{table}/sit", seat=1, link="A" * 22)) == (410, "spent")
    link = seat_links(ann.get(f"/table/{table}").text)[0].rpartition("/")[2]
    assert heron.post(f"/tables/{table}/sit", seat=1, link=link).json()["seats"] == [1]
    assert problem(heron.post(f"/tables/{table}/sit", seat=1, link=link)) == (410, "spent")
    assert heron.get(f"/tables/{table}").status_code == 200
    assert table not in Program(hall, "").get("/tables").text


def test_a_bot_that_was_stood_in_for_comes_back(hall: HallServer, bring: Bot) -> None:
    heron = bring("Returning Heron")
    ann = person(hall, "Ann the Patient")
    table = ann.new_table("me", "open", listed="yes")
    heron.post(f"/tables/{table}/sit")
    assert heron.post(f"/tables/{table}/resign").json()["away"]
    back = heron.post(f"/tables/{table}/return").json()
    assert "away" not in back
    assert problem(heron.post(f"/tables/{table}/return")) == (409, "not-now")


def test_who_asks_too_often_is_told_so_by_token(tmp_path: Path) -> None:
    limits = {"program_requests_per_second": 0.01, "program_requests_at_once": 5, "streams_each": 1}
    server = HallServer(tmp_path, limits=limits)
    try:
        owner = person(server)
        join(owner, "Owner of Two")
        hasty, calm = (Program(server, token_in(owner.form("/you/bots", name=name))) for name in ("Hasty", "Calm"))
        assert [hasty.get("/games").status_code for _ in range(5)] == [200] * 5
        refused = hasty.get("/games")
        assert problem(refused) == (429, "too-many")
        assert int(refused.headers["retry-after"]) > 10
        assert calm.get("/games").status_code == 200
        table = calm.open("me", "open")
        with calm.http.stream("GET", f"/tables/{table}/stream") as positions:
            lines = positions.iter_lines()  # kept: without it the connection would be closed
            next(lines)
            assert problem(calm.get(f"/tables/{table}/stream")) == (429, "too-many")
    finally:
        server.stop()


def test_a_hall_without_accounts_has_no_guest_bots(tmp_path: Path) -> None:
    server = HallServer(tmp_path, accounts="off")
    try:
        assert Program(server, "").ask("/games")["games"]
        assert problem(Program(server, "").get("/me")) == (404, "accounts-off")
    finally:
        server.stop()


def test_pages_of_tables(hall: HallServer, bring: Bot) -> None:
    heron = bring("Paging Heron")
    made = [heron.open("me", "open", game="nobility") for _ in range(3)]
    first = heron.ask("/tables", game="nobility", limit=2)
    assert [one["id"] for one in first["tables"]] == made[:0:-1]
    then = heron.ask("/tables", game="nobility", limit=2, before=first["next"])
    assert [one["id"] for one in then["tables"]] == made[:1]
    assert "next" not in then
    assert {one["status"] for one in first["tables"]} == {Status.OPEN.value}


def test_rated_tables_take_no_programs() -> None:
    rated = Table(msgspec.structs.replace(new_table().setting, rated=True), new_table().game)
    with pytest.raises(NotNow, match="people and the hall's own bots"):
        rated.sit(0, "p-heron", "Heron", 5, program=True)
