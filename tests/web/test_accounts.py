"""Accounts: joining, signing in, what is refused and how, and going for good."""

from __future__ import annotations

import io
import json
import re
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from click.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from meeplehall.store.people import hashed
from meeplehall.terminal.hall_admin import admin as admin_command
from meeplehall.web.accounts.codes import hash_of_code, new_code
from meeplehall.web.accounts.errors import AccountError
from meeplehall.web.accounts.names import check_name, folded
from tools.pasts import Past, keep, play

from .authenticator import Authenticator
from .server import HallServer, Person, messages, seat_links

Come = Callable[..., Person]
WORDS = "heron walks at dawn"


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HallServer]:
    server = HallServer(tmp_path_factory.mktemp("hall"), limits={"attempts_each": 3, "reports_per_day": 2})
    yield server
    server.stop()


@pytest.fixture
def come(hall: HallServer) -> Iterator[Come]:
    people: list[Person] = []

    def enter(name: str = "") -> Person:
        people.append(Person(hall, name, f"http://localhost:{hall.port}"))
        return people[-1]

    yield enter
    for person in people:
        person.close()


def join(person: Person, name: str, passphrase: str = WORDS, **more: str) -> httpx.Response:
    return person.form("/join", name=name, passphrase=passphrase, **more)


def sign_in(person: Person, name: str, passphrase: str = WORDS) -> httpx.Response:
    return person.form("/sign-in", name=name, passphrase=passphrase)


def who(person: Person) -> str:
    """The name on one's own page; empty: nobody's."""
    found = re.search(r'<h1 id="you-h">([^<]*)<', person.get("/you").text)
    return found[1] if found else ""


def cookie(person: Person) -> str:
    return person.http.cookies["hall"]


def ask(person: Person, path: str, **body: str) -> Any:
    answer = person.post(path, body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def join_by_passkey(person: Person, name: str) -> Authenticator:
    device = Authenticator(str(person.http.base_url))
    answer = person.post("/join/passkey", device.make(ask(person, "/join/ask", name=name)))
    assert answer.status_code == 200, answer.text
    return device


def admin(hall: HallServer, *words: str) -> str:
    """What the operator's command says, while the hall runs."""
    done = CliRunner().invoke(admin_command, ["--database", hall.database, *words], catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return done.output


# Coming in


def test_a_passphrase_is_a_key_in_any_browser(come: Come) -> None:
    ann, elsewhere = come(), come()
    assert who(ann) == ""
    before = cookie(ann)
    assert join(ann, "Annelies").headers["location"] == "/you"
    assert who(ann) == "Annelies"
    assert cookie(ann) != before
    assert sign_in(elsewhere, "  anneLIES ").headers["location"] == "/"
    assert who(elsewhere) == "Annelies"
    page = ann.get("/you").text
    assert page.count('name="session"') == 2, "the other browser, and all others"
    assert WORDS not in page


def test_cookies_are_only_for_the_hall(come: Come) -> None:
    answer = join(come(), "Cookie Keeper")
    assert "HttpOnly; SameSite=Lax" in answer.headers["set-cookie"]


def test_a_passkey_is_a_key_and_needs_no_name(come: Come) -> None:
    ann, elsewhere = come(), come()
    device = join_by_passkey(ann, "Passkey Ann")
    assert who(ann) == "Passkey Ann"
    answer = elsewhere.post("/sign-in/passkey", device.show(ask(elsewhere, "/sign-in/ask")))
    assert answer.json() == {"to": "/"}
    assert who(elsewhere) == "Passkey Ann"
    assert sign_in(come(), "Passkey Ann", "").status_code == 403, "no passphrase is none"
    second = Authenticator(str(ann.http.base_url))
    assert ann.post("/you/passkey", second.make(ask(ann, "/you/passkey/ask"))).status_code == 200
    assert ann.get("/you").text.count('action="/you/passkey/remove"') == 2


def test_a_challenge_is_answered_once_by_who_asked_and_for_what(come: Come, hall: HallServer) -> None:
    ann, eve = come(), come()
    device = join_by_passkey(ann, "Once Only")
    shown = device.show(ask(ann, "/sign-in/ask"))
    assert eve.post("/sign-in/passkey", shown).status_code == 403, "asked by another browser"
    assert ann.post("/sign-in/passkey", shown).status_code == 403, "spent by that"
    shown = device.show(ask(ann, "/sign-in/ask"))
    assert ann.post("/sign-in/passkey", shown).status_code == 200
    assert ann.post("/sign-in/passkey", shown).status_code == 403, "replayed"
    other = {**ask(eve, "/join/ask", name="Eve Eve"), "rpId": "localhost"}
    assert eve.post("/sign-in/passkey", device.show(other)).status_code == 403, "asked for something else"
    invented = device.show({"challenge": "AAAA", "rpId": "localhost"})
    assert eve.post("/sign-in/passkey", invented).status_code == 403
    stranger = Authenticator(str(eve.http.base_url))
    assert eve.post("/sign-in/passkey", stranger.show(ask(eve, "/sign-in/ask"))).status_code == 403
    stranger.id = device.id
    assert eve.post("/sign-in/passkey", stranger.show(ask(eve, "/sign-in/ask"))).status_code == 403, (
        "a forged signature"
    )
    elsewhere = Authenticator("https://evil.example")
    elsewhere.id, elsewhere.key = device.id, device.key
    assert eve.post("/sign-in/passkey", elsewhere.show(ask(eve, "/sign-in/ask"))).status_code == 403
    late = device.show(ask(eve, "/sign-in/ask"))
    assert hall.hall is not None
    accounts = hall.hall.accounts
    clock, accounts.clock = accounts.clock, lambda: clock() + 301_000
    try:
        assert eve.post("/sign-in/passkey", late).status_code == 403, "too late"
    finally:
        accounts.clock = clock
    for broken in ({}, {"id": 7}, {"response": {"clientDataJSON": "%%"}}, {"response": []}):
        assert eve.post("/sign-in/passkey", {"credential": broken}).status_code == 403
    deep = b'{"credential":' + b'{"response":' * 4000
    answer = eve.http.post("/sign-in/passkey", content=deep, headers={"Content-Type": "application/json"})
    assert answer.status_code == 400
    assert who(eve) == ""


def test_at_a_bare_address_there_are_no_passkeys_and_the_page_says_so(hall: HallServer) -> None:
    ann = Person(hall)
    try:
        page = ann.get("/join").text
        assert "data-passkey" not in page
        assert f"http://localhost:{hall.port}/join" in page
        assert ann.post("/sign-in/ask", {}).status_code == 409
        assert join(ann, "Bare Address").status_code == 303
    finally:
        ann.close()


# What is refused


def test_wrong_passphrases_are_slow_counted_and_tell_nothing(
    come: Come, hall: HallServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = come()
    join(ann, "Slow Ann")
    assert hall.hall is not None
    now = hall.hall.accounts.clock()
    monkeypatch.setattr(hall.hall.accounts, "clock", lambda: now)
    answers = {}
    for name in ("Slow Ann", "Nobody There"):
        eve = come()
        found = [sign_in(eve, name, "wrong wrong wrong") for _ in range(5)]
        answers[name] = [
            (one.status_code, "retry-after" in one.headers, re.sub(r'value="[^"]*"', "", one.text)) for one in found
        ]
        assert [one.status_code for one in found] == [403, 403, 403, 429, 429]
    assert answers["Slow Ann"] == answers["Nobody There"]
    late = come()
    assert sign_in(late, "Slow Ann").status_code == 429, "the right one has to wait too"
    assert late.form("/sign-in", name="Slow Ann", code="abcd").status_code == 429, "and a code"
    assert who(ann) == "Slow Ann", "who is in stays in"
    monkeypatch.setattr(hall.hall.accounts, "clock", lambda: now + 1001)
    assert sign_in(late, "Slow Ann", "wrong wrong wrong").status_code == 403, "after a second, one more"
    monkeypatch.setattr(hall.hall.accounts, "clock", lambda: now + 2500)
    assert sign_in(late, "Slow Ann").headers["retry-after"] == "1", "then two seconds"
    monkeypatch.setattr(hall.hall.accounts, "clock", lambda: now + 3100)
    assert sign_in(late, "Slow Ann").status_code == 303


def test_unknown_names_cost_the_same_work(come: Come, hall: HallServer, monkeypatch: pytest.MonkeyPatch) -> None:
    join(come(), "Work Ann")
    assert hall.hall is not None
    passphrases, compared = hall.hall.accounts._passphrases, []
    verify = passphrases._verify
    monkeypatch.setattr(passphrases, "_verify", lambda kept, text: compared.append(kept[:20]) or verify(kept, text))
    for name in ("Work Ann", "Nobody At All"):
        assert sign_in(come(), name, "wrong wrong wrong").status_code == 403
    assert len(compared) == 2
    assert compared[0] == compared[1], "the same costs"


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("", "name-empty"),
        ("   ", "name-empty"),
        ("\u200b\u202e", "name-empty"),
        ("...", "name-empty"),
        ("1234", "name-empty"),
        ("x" * 25, "name-long"),
        ("a<b>c", "name-signs"),
        ("hi \U0001f3b2", "name-signs"),
        ("z\u0335\u0321\u0322\u0335\u0321", "name-empty"),
        ("Аlice", "name-mixed"),
        ("Marit", "name-reserved"),
        ("MARlT", "name-reserved"),
        ("Guest 2", "name-reserved"),
        ("admin", "name-reserved"),
    ],
)
def test_names_that_cannot_be(name: str, kind: str) -> None:
    with pytest.raises(AccountError) as caught:
        check_name(name)
    assert caught.value.kind == kind


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "ANNA"),
        ("Anna", " an na "),
        ("Anna", "Ännä"),
        ("Anna", "An-na."),
        ("Coco", "Сосо"),
        ("Bill", "BiII"),
        ("Bob", "B0b"),
        ("Amo", "Arno"),
        ("Ａｎｎａ", "Anna"),
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert folded(one) == folded(other)
    assert folded("Anna") != folded("Hanna")


def test_lookalikes_are_refused_to_people_and_guests(come: Come) -> None:
    join(come(), "Lookalike")
    twin = come()
    refused = join(twin, "L00kaIike")
    assert refused.status_code == 409
    assert "looks like" in refused.text
    assert twin.form("/name", name="LOOKALIKE").status_code == 409
    assert join(twin, "Someone Else").status_code == 303
    assert twin.form("/you/name", name="lookalike").status_code == 409
    assert twin.form("/you/name", name="").status_code == 422
    assert who(twin) == "Someone Else"


@pytest.mark.parametrize("passphrase", ["short", "aaaaaaaaaaaa", "x" * 201, "Easy Guesser"])
def test_easy_passphrases_are_refused(come: Come, passphrase: str) -> None:
    ann = come()
    assert join(ann, "Easy Guesser", passphrase).status_code == 422
    assert who(ann) == ""


def test_invitations_work_once_and_in_time(come: Come, hall: HallServer, monkeypatch: pytest.MonkeyPatch) -> None:
    assert hall.hall is not None
    monkeypatch.setattr(hall.hall.accounts, "mode", "invite")
    code = admin(hall, "invite").strip()
    assert join(come(), "No Invitation").status_code == 403
    assert join(come(), "Bad One", invitation=new_code()).status_code == 403
    ann = come()
    assert join(ann, "Invited Ann", invitation=code.upper().replace("-", " ")).status_code == 303
    assert join(come(), "Second Ann", invitation=code).status_code == 403
    assert hall.hall is not None
    late = new_code()
    hall.do(hall.hall.store.people.invite(hash_of_code(late), 1000))
    assert join(come(), "Late Ann", invitation=late).status_code == 403
    assert come().post("/join/ask", {"name": "Eve Eve", "invitation": code}).status_code == 403
    assert sign_in(come(), "Invited Ann").status_code == 303, "who has a key needs no invitation"


def test_a_hall_can_do_without(come: Come, hall: HallServer, monkeypatch: pytest.MonkeyPatch) -> None:
    assert hall.hall is not None
    monkeypatch.setattr(hall.hall.accounts, "mode", "off")
    monkeypatch.setattr(hall.hall.accounts.sessions, "on", False)
    ann = come("Ann")
    for path in ("/sign-in", "/join", "/you", "/person/x"):
        assert ann.get(path).status_code == 404
    assert join(ann, "Ann Without").status_code == 404
    assert "/join" not in ann.get("/").text
    assert ann.get(f"/table/{ann.new_table('me', 'bot:easy')}").status_code == 200


# Sessions


def test_an_ended_session_is_ended_everywhere_at_once(come: Come, hall: HallServer) -> None:
    ann, lost, thief = come(), come(), come()
    join(ann, "Ended Ann")
    sign_in(lost, "Ended Ann")
    table = lost.new_table("me", "here")
    thief.http.cookies.set("hall", cookie(lost), domain="localhost.local")
    assert who(thief) == "Ended Ann"
    ids = re.findall(r'name="session" value="([0-9a-f]{16})"', ann.get("/you").text)
    assert len(ids) == 1
    with lost.live(table) as socket:
        messages(socket)
        assert ann.form("/you/sessions", session=ids[0]).status_code == 303
        frame = next(frame for seat in (0, 1) if (frame := ann.frame(table, f"?seat={seat}")).get("decision"))
        pick = frame["decision"]["picks"][0]
        acted = ann.act(table, frame["viewer"], pick["action"], frame["version"], pick.get("lead", -1))
        assert acted.status_code == 200
        assert [text for text in messages(socket, 30) if "regions" in text] == []
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=1)
    assert lost.get(f"/table/{table}").status_code == 403
    assert who(thief) == ""
    assert who(ann) == "Ended Ann"


def test_who_signs_out_is_somebody_else(come: Come) -> None:
    ann = come()
    join(ann, "Out Ann")
    table = ann.new_table("me", "bot:easy")
    kept = cookie(ann)
    assert ann.form("/sign-out").status_code == 303
    assert ann.get(f"/table/{table}").status_code == 403
    ann.http.cookies.set("hall", kept, domain="localhost.local")
    assert who(ann) == "", "a copy of the cookie is nobody's"


def test_only_hashes_are_kept(come: Come, hall: HallServer) -> None:
    ann = come()
    join(ann, "Hash Ann")
    codes = re.findall(r"<code>([^<]+)</code>", ann.form("/you/codes").text)
    kept = b"".join(Path(hall.database + end).read_bytes() for end in ("", "-wal"))
    assert len(codes) == 8
    assert hash_of_code(codes[0]).encode() in kept
    assert codes[0].encode() not in kept
    assert WORDS.encode() not in kept
    assert b"$argon2id$" in kept


def test_a_recovery_code_works_once_and_old_ones_never(come: Come, hall: HallServer) -> None:
    ann = come()
    join(ann, "Code Ann")

    def codes() -> list[str]:
        return re.findall(r"<code>([^<]+)</code>", ann.form("/you/codes").text)

    old, fresh = codes(), codes()

    def recovered(code: str, name: str = "Code Ann") -> int:
        return come().form("/sign-in", name=name, code=code).status_code

    assert recovered(old[0]) == 403, "replaced"
    assert recovered(fresh[0], "Nobody With Codes") == 403
    assert recovered(fresh[0].upper().replace("-", " ")) == 303
    assert recovered(fresh[0]) == 403, "spent"
    assert hall.hall is not None
    accounts = hall.hall.accounts
    clock, accounts.clock = accounts.clock, lambda: clock() + 1096 * 24 * 3600 * 1000
    try:
        assert recovered(fresh[1]) == 403, "out of date"
    finally:
        accounts.clock = clock
    lost = come()
    assert lost.form("/sign-in", name="Code Ann", code=fresh[1]).headers["location"] == "/you"
    assert lost.form("/you/passphrase", passphrase="a new one for me").status_code == 303
    assert who(ann) == "", "with a new passphrase all other browsers are out"
    assert sign_in(come(), "Code Ann").status_code == 403
    assert sign_in(come(), "Code Ann", "a new one for me").status_code == 303


def test_keys_are_changed_only_by_who_has_just_shown_one(come: Come, hall: HallServer) -> None:
    ann = come()
    join(ann, "Proof Ann")
    assert hall.hall is not None
    accounts = hall.hall.accounts
    clock, accounts.clock = accounts.clock, lambda: clock() + 901_000
    try:
        assert ann.post("/you/passkey/ask", {}).status_code == 403
        for path, fields in (
            ("/you/codes", {}),
            ("/you/passphrase", {"passphrase": "a new one for me"}),
            ("/you/data", {}),
            ("/you/delete", {"name": "Proof Ann"}),
        ):
            answer = ann.form(path, **fields)
            assert answer.status_code == 403, path
            assert "/sign-in?to=/you" in answer.text
        assert "Sign in again" in ann.get("/you").text
    finally:
        accounts.clock = clock
    assert who(ann) == "Proof Ann"


def test_the_last_key_stays(come: Come) -> None:
    ann = come()
    device = join_by_passkey(ann, "Last Key")
    key = device.show({"challenge": "AAAA", "rpId": "localhost"})["credential"]["id"]
    assert ann.form("/you/passkey/remove", key=key).status_code == 422
    assert ann.form("/you/passphrase", passphrase=WORDS).status_code == 303
    assert ann.form("/you/passkey/remove", key=key).status_code == 303
    assert ann.form("/you/passphrase", drop="yes").status_code == 422


def test_other_sites_sign_nobody_in(come: Come) -> None:
    ann = come()
    join(ann, "Origin Ann")
    for path in ("/sign-in", "/join", "/sign-out", "/you/delete", "/you/data", "/sign-in/ask"):
        answer = ann.http.post(path, data={"name": "Origin Ann"}, headers={"Origin": "https://evil.example"})
        assert answer.status_code == 403
    assert who(ann) == "Origin Ann"
    for to in ("//evil.example", "https://evil.example", "/\\evil.example"):
        answer = ann.form("/sign-in", name="Origin Ann", passphrase=WORDS, to=to)
        assert answer.headers["location"] == "/"


# What one is known by, and games


def test_games_of_a_browser_join_the_account(come: Come) -> None:
    ann, elsewhere, bob = come("Guesty"), come("Other Guesty"), come("Bobby")
    first = ann.new_table("me", "bot:easy")
    old = cookie(ann)
    join(ann, "Joining Ann")
    assert ann.frame(first)["viewer"] == 0
    assert ann.frame(first)["seats"][0][0] == "Joining Ann"
    second = elsewhere.new_table("me", "open")
    (link,) = set(seat_links(elsewhere.get(f"/table/{second}").text))
    sign_in(elsewhere, "Joining Ann")
    assert bob.form(link, name="Bobby").status_code == 303
    for person in (ann, elsewhere):
        for table in (first, second):
            assert person.frame(table)["viewer"] == 0
            assert f"/table/{table}" in person.get("/").text
            assert person.post(f"/table/{table}/say", {"seat": 0, "text": "here I am"}).status_code == 200
    first_to_act = ann if ann.frame(second).get("decision") else bob
    first_to_act.play(second, 1)
    copy = come()
    copy.http.cookies.set("hall", old, domain="localhost.local")
    assert copy.get(f"/table/{first}").status_code == 403, "the guest's cookie is spent"


def test_a_name_goes_along_and_the_liked_seat_is_taken(come: Come) -> None:
    ann, bob = come(), come("Host Bob")
    join(ann, "Renamed Ann")
    ann.form("/you/look", face="9", colour="2")
    table = bob.new_table("me", "open", "open", listed="yes")
    ann.form(f"/table/{table}/sit")
    people = bob.get(f"/table/{table}/people").text
    assert re.search(r'seat-3".*?Renamed Ann', people, re.DOTALL)
    assert ann.form("/you/name", name="Called Otherwise").status_code == 303
    assert "Called Otherwise" in bob.get(f"/table/{table}/people").text
    for bad in ({"face": "99"}, {"colour": "-1"}, {"face": "<b>"}, {}):
        assert ann.form("/you/look", **bad).status_code == 303
    assert 'value="9" checked' in ann.get("/you").text


def test_others_see_name_face_and_open_games_only(come: Come, hall: HallServer) -> None:
    ann, bob = come(), come()
    join(ann, "Public Ann")
    account = re.search(r'href="/person/([0-9a-f]+)"', ann.get("/you").text)
    assert account is not None
    assert hall.hall is not None
    found = hall.do(hall.hall.store.people.by_id(account[1]))
    assert found is not None
    for seed, listed in ((1, True), (2, False)):
        table = play(Past("renaissance", 2), seed, found.player, found.name)
        table.setting = msgspec.structs.replace(table.setting, listed=listed)
        hall.do(keep(hall.hall.store, table, [], ""))
    page = bob.get(f"/person/{account[1]}")
    assert page.status_code == 200
    assert "Public Ann" in page.text
    assert "2 finished games" in page.text
    assert "session" not in page.text
    assert page.text.count('class="game-row"') == 1, "only those that anybody could watch"
    assert ann.get("/you").text.count('class="game-row"') == 2
    assert "van 2," in bob.get(f"/person/{account[1]}", **{"Accept-Language": "nl"}).text
    assert bob.get("/person/unknown").status_code == 404


def test_a_report_reaches_the_operator_and_is_bounded(come: Come, hall: HallServer) -> None:
    ann, bob = come(), come("Rude Bob")
    join(ann, "Telling Ann")
    table = ann.new_table("me", "open", listed="yes")
    bob.form(f"/table/{table}/sit", seat="1")
    assert ann.form(f"/table/{table}/report", seat="1", words=" ").status_code == 422
    assert ann.form(f"/table/{table}/report", seat="0", words="myself").status_code == 400
    assert ann.form(f"/table/{table}/report", seat="1", words="rude \x1b[2J words").status_code == 200
    account = re.search(r'href="/person/([0-9a-f]+)"', ann.get("/you").text)
    assert account is not None
    assert bob.form(f"/person/{account[1]}/report", words="is too good").status_code == 200
    assert ann.form(f"/table/{table}/report", seat="1", words="again").status_code == 200
    assert ann.form(f"/table/{table}/report", seat="1", words="and again").status_code == 429
    told = admin(hall, "reports")
    assert "Rude Bob (no account)" in told
    assert "rude [2J words" in told
    assert f"Telling Ann ({account[1]})" in told
    report = told.split()[0]
    admin(hall, "reports", "--finish", report)
    assert report not in admin(hall, "reports")


def test_an_operator_blocks_renames_and_looks_back_while_the_hall_runs(come: Come, hall: HallServer) -> None:
    ann = come()
    join(ann, "Blocked Ann")

    assert "Blocked Ann" in admin(hall, "list")
    admin(hall, "block", "blocked ann", "--why", "rude")
    assert who(ann) == "", "at once"
    refused = sign_in(ann, "Blocked Ann")
    assert refused.status_code == 403
    assert "blocked" in refused.text
    admin(hall, "unblock", "Blocked Ann")
    assert sign_in(ann, "Blocked Ann").status_code == 303
    admin(hall, "rename", "Blocked Ann", "Better Ann")
    assert who(ann) == "Better Ann"
    told = admin(hall, "audit", "Better Ann")
    for words in ("operator: block", "(rude)", "operator: unblock", "operator: rename", "join"):
        assert words in told


# Going


def test_everything_about_a_person_in_one_file(come: Come, hall: HallServer) -> None:
    ann = come()
    join(ann, "Export Ann")
    table = ann.new_table("me", "here", game="renaissance", **{"name-1": "x"})
    ann.post(f"/table/{table}/say", {"seat": 0, "text": "my own words"})
    answer = ann.form("/you/data")
    assert answer.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as packed:
        told = json.loads(packed.read("you.json"))
    assert told["name"] == "Export Ann"
    assert told["tables"][0]["you_said"][0]["text"] == "my own words"
    assert [deed["what"] for deed in told["deeds"]] == ["join"]
    assert cookie(ann) not in str(told)


def test_who_is_deleted_is_gone(come: Come, hall: HallServer) -> None:
    ann, bob = come(), come("Staying Bob")
    join(ann, "Deleted Ann")
    table = ann.new_table("me", "open", listed="yes")
    bob.form(f"/table/{table}/sit", seat="1")
    ann.post(f"/table/{table}/say", {"seat": 0, "text": "call me Deleted"})
    waiting = ann.new_table("me", "open", listed="yes")
    alone = ann.new_table("me", "bot:random")
    account = re.search(r'href="/person/([0-9a-f]+)"', ann.get("/you").text)
    assert account is not None
    assert ann.form("/you/delete", name="Somebody").status_code == 422
    kept = cookie(ann)
    assert ann.form("/you/delete", name="deleted ann").status_code == 303
    assert hall.hall is not None
    hall.do(hall.hall.farewell.part())
    assert bob.get(f"/person/{account[1]}").status_code == 404
    assert sign_in(come(), "Deleted Ann").status_code == 403
    ann.http.cookies.set("hall", kept, domain="localhost.local")
    assert who(ann) == ""
    frame = bob.frame(table)
    assert "Deleted" not in json.dumps(frame)
    assert frame["seats"][0][0] == "Guest 1"
    bob.play(table, 2)
    assert bob.get(f"/table/{waiting}").status_code in (403, 200)
    for name in (table, waiting, alone):
        saved = hall.do(hall.hall.store.load(name))
        assert "Deleted" not in str(saved and saved.entries)
    kept_bytes = str(hall.do(hall.hall.store.people.oversight.audit(account[1])))
    assert "Deleted Ann" not in kept_bytes
    assert join(come(), "Deleted Ann").status_code == 303, "the name is free"


def test_the_operator_deletes_and_the_hall_follows(come: Come, hall: HallServer) -> None:
    ann = come()
    join(ann, "Removed Ann")
    table = ann.new_table("me", "bot:random")
    admin(hall, "delete", "Removed Ann", "--yes")
    assert who(ann) == ""
    assert hall.hall is not None
    hall.do(hall.hall.farewell.part())
    assert "Removed" not in str(hall.do(hall.hall.store.load(table)))


def test_tokens_are_long_and_hashed() -> None:
    assert len(hashed("x")) == 64
    assert len({new_code() for _ in range(100)}) == 100
