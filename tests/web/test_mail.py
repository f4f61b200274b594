"""Letters: confirmed before anything is sent, one for all tables, never at night, stopped by one click; a mail server
that fails does so alone."""

from __future__ import annotations

import io
import json
import re
import time
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from meeplehall.core.errors import BadOption
from meeplehall.web.config import Config, read_contact, read_url
from meeplehall.web.hall import Hall
from meeplehall.web.quiet_hours import not_before
from meeplehall.web.rooms.opening import now
from meeplehall.web.smtp import PASSWORD, is_address, read_smtp

from .letterbox import SENDER, Letterbox
from .server import HallServer, Person
from .test_clocks import seated, shift

HOME = "https://games.example"
HOUR = 3_600_000
HABITS = {"zone": "UTC", "quiet_from": "3", "quiet_until": "3", "every": "60"}


@pytest.fixture(scope="module")
def box() -> Iterator[Letterbox]:
    found = Letterbox()
    yield found
    found.close()


@pytest.fixture(scope="module")
def mail_hall(tmp_path_factory: pytest.TempPathFactory, box: Letterbox) -> Iterator[HallServer]:
    limits = {"mail_wait_seconds": 0.001, "mail_checks_per_address": 1000, "mails_per_hour": 1000, "mail_tries": 3}
    server = HallServer(
        tmp_path_factory.mktemp("hall"), smtp=box.smtp, url=HOME, contact="mailto:ann@games.example", limits=limits
    )
    yield server
    server.stop()


@pytest.fixture
def join(mail_hall: HallServer, box: Letterbox) -> Iterator[Callable[..., Person]]:
    """People with accounts; each test begins with an empty box that takes everything."""
    people: list[Person] = []

    def come(name: str, language: str = "en") -> Person:
        person = Person(mail_hall)
        person.http.headers["Accept-Language"] = language
        people.append(person)
        assert person.form("/join", name=name, passphrase="heron walks at dawn").status_code == 303
        return person

    box.address_answer = box.letter_answer = "250 ok"
    while not box.letters.empty():
        box.letters.get()
    yield come
    for person in people:
        person.form("/you/mail/remove")
        person.close()


def the_hall(server: HallServer) -> Hall:
    assert server.hall is not None
    return server.hall


def words(letter: Any) -> str:
    return str(letter.get_content().replace("\r\n", "\n"))


def link_in(letter: Any, kind: str) -> str:
    """The path of a link, as a person would open it."""
    found = re.search(rf"{HOME}(/mail/{kind}/\S+)", letter.get_content())
    assert found, letter.get_content()
    return found[1]


def confirmed(person: Person, box: Letterbox, address: str, **habits: str) -> None:
    answer = person.form("/you/mail", address=address, **(HABITS | habits))
    assert answer.status_code == 303, answer.text
    stranger = Person(person.hall)
    assert stranger.http.post(link_in(box.letter(), "confirm")).status_code == 200
    stranger.close()


def go_round(server: HallServer, box: Letterbox, later: int = 0) -> None:
    """Look for letters as if it were so many milliseconds later."""
    server.do(the_hall(server).mail_round.go_round(box.smtp, now() + later))


def due(server: HallServer, count: int = 1) -> None:
    """Wait until so many letters are."""
    until = time.monotonic() + 30
    while server.do(the_hall(server).store.mails.waiting(10**15)) < count:
        assert time.monotonic() < until, "nobody is to be told"
        time.sleep(0.02)


@pytest.fixture
def still(mail_hall: HallServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody goes round but the test."""
    monkeypatch.setattr(the_hall(mail_hall).mail_round, "_resting_until", time.monotonic() + 3600)


# The address


def test_nothing_is_sent_before_the_address_is_confirmed(join: Callable[..., Person], box: Letterbox) -> None:
    ann = join("Anneke", "nl")
    assert ann.form("/you/mail", address="anneke@example.org", **HABITS).status_code == 303
    assert "Er is een mail met een link onderweg" in ann.get("/you").text
    sender, to, letter = box.letters.get(timeout=30)
    assert (sender, to) == ("hall@games.example", ["anneke@example.org"])
    assert (letter["From"], letter["To"], letter["Subject"]) == (SENDER, "anneke@example.org", "Is dit jouw adres?")
    assert letter["Reply-To"] == "ann@games.example"
    assert letter["Auto-Submitted"] == "auto-generated"
    assert "Anneke" not in letter.get_content(), "whoever has given the address may write no words to its owner"
    link = link_in(letter, "confirm")
    eve = Person(ann.hall)
    page = eve.get(link)
    assert "Anneke wants to be told of turns at anneke@example.org" in page.text
    assert "onderweg" in ann.get("/you").text, "to open the link changes nothing: programs do that, too"
    assert eve.http.post(link).status_code == 200
    assert "Hooguit één mail per uur." in ann.get("/you").text
    assert eve.http.post(link).status_code == 200, "twice is once"
    assert eve.http.post(link[:-1] + "-").status_code == 404
    assert ann.form("/you/mail", address="a.neke@example.org", **HABITS).status_code == 303
    assert eve.http.post(link).status_code == 404, "that address is no longer theirs"
    assert link_in(box.letter(), "confirm") != link
    eve.close()


def test_a_link_that_is_too_old_is_no_good(
    join: Callable[..., Person], box: Letterbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = join("Annelies")
    assert ann.form("/you/mail", address="annelies@example.org", **HABITS).status_code == 303
    link = link_in(box.letter(), "confirm")
    shift(monkeypatch, 49 * HOUR)
    answer = ann.http.post(link)
    assert answer.status_code == 410
    assert "too old" in answer.text
    shift(monkeypatch, -49 * HOUR)


BAD_ADDRESSES = (
    "ann",
    "ann@localhost",
    "ann@example.org\r\nBcc: eve@example.org",
    "ann@example.org, eve@example.org",
    "<ann@example.org>",
    '"ann eve"@example.org',
    "a" * 65 + "@example.org",
    "ann@" + "example." * 40 + "org",
    "änn@example.org",
)
BAD_HABITS = (
    ({"zone": "Europe/Nowhere"}, "no such time zone"),
    ({"zone": "../../etc/passwd"}, "no such time zone"),
    ({"zone": ""}, "no such time zone"),
    ({"quiet_from": "24"}, "from one full hour"),
    ({"quiet_until": "x"}, "from one full hour"),
    ({"every": "1"}, "one of the three"),
    ({"every": ""}, "one of the three"),
)


def test_what_cannot_be_is_refused(join: Callable[..., Person]) -> None:
    ann = join("Anita")
    cases = [({"address": address}, "not an e-mail address") for address in BAD_ADDRESSES]
    for fields, said in [*cases, *BAD_HABITS]:
        answer = ann.http.post("/you/mail", data={"address": "anita@example.org"} | HABITS | fields)
        assert answer.status_code == 422, fields
        assert said in answer.text
    assert "/you/mail/remove" not in ann.get("/you").text


def test_letterboxes_of_others_are_not_filled(join: Callable[..., Person], box: Letterbox) -> None:
    ann, eve = join("Annika"), join("Evelien")
    for n in range(4):
        person = (ann, eve)[n % 2]
        assert person.form("/you/mail", address="victim@example.org", **HABITS).status_code == 303
        box.letter()
    answer = eve.form("/you/mail", address="Victim@example.org", **HABITS)
    assert answer.status_code == 429
    assert int(answer.headers["Retry-After"]) > 3600
    for n in range(2):
        assert eve.form("/you/mail", address=f"other{n}@example.org", **HABITS).status_code == 303
        box.letter()
    assert eve.form("/you/mail", address="other9@example.org", **HABITS).status_code == 429, "nor those of many"
    stranger = Person(ann.hall)
    assert stranger.form("/you/mail", address="x@example.org", **HABITS).status_code == 401
    stranger.close()


# Letters


def test_one_letter_tells_of_all_tables_and_a_click_ends_them(
    join: Callable[..., Person], box: Letterbox, mail_hall: HallServer, still: None
) -> None:
    ann, bob = join("Anna", "nl"), join("Bobby")
    go = lambda later=0: go_round(mail_hall, box, later)  # noqa: E731
    for person, address in ((ann, "anna@example.org"), (bob, "bobby@example.org")):
        assert person.form("/you/mail", address=address, **HABITS).status_code == 303
        go()
        assert ann.http.post(link_in(box.letter(), "confirm")).status_code == 200
    tables = [seated(ann, bob, pace="days", days=days) for days in ("7d", "2d")]
    tables.append(seated(ann, bob))
    mine = [table for table in tables if ann.frame(table)["mine"]]
    person, to = (ann, "anna@example.org") if len(mine) > 1 else (bob, "bobby@example.org")
    mine = [table for table in tables if person.frame(table)["mine"]]
    due(mail_hall, 1 if len(mine) == 3 else 2)
    go()
    letters = [box.letter() for _ in range(1 if len(mine) == 3 else 2)]
    letter = next(one for one in letters if one["To"] == to)
    assert letter["Subject"] == f"{len(mine)} {'tafels wachten op je' if person is ann else 'tables wait for you'}"
    text = words(letter)
    assert all(f"{HOME}/table/{table}\n" in text for table in mine)
    assert not any(f"/table/{table}" in text for table in tables if table not in mine)
    others = "Bobby" if person is ann else "Anna"
    assert others not in text, "nothing of other people leaves the hall"
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert letter["Content-Language"] == ("nl" if person is ann else "en")

    # Nothing new: no letter, whatever else waits.
    go(2 * HOUR)
    assert box.letters.empty()

    # A mail program comes without cookies, and without the page.
    stop = letter["List-Unsubscribe"].strip("<>").removeprefix(HOME)
    assert link_in(letter, "stop") == stop
    page = httpx.get(mail_hall.url + stop, verify=False)
    assert "Stop the mails" in page.text
    assert to in person.get("/you").text, "to open the link changes nothing"
    answer = httpx.post(mail_hall.url + stop, data={"List-Unsubscribe": "One-Click"}, verify=False)
    assert answer.status_code == 200
    assert to not in person.get("/you").text, "the address is forgotten"
    assert httpx.post(mail_hall.url + stop, verify=False).status_code == 200, "twice is once"
    assert "The hall has forgotten the address" in httpx.get(mail_hall.url + stop, verify=False).text


def test_who_decides_in_time_gets_none_and_others_not_too_often(
    join: Callable[..., Person], box: Letterbox, mail_hall: HallServer, still: None
) -> None:
    ann, bob = join("Anouk"), join("Bart")
    assert ann.form("/you/mail", address="anouk@example.org", **(HABITS | {"every": "240"})).status_code == 303
    go_round(mail_hall, box)
    assert ann.http.post(link_in(box.letter(), "confirm")).status_code == 200
    table = seated(ann, bob, pace="days", days="3d")

    def until_turn(person: Person, other: Person) -> None:
        while not person.frame(table)["mine"]:
            other.play(table, 1)

    until_turn(bob, ann)
    until_turn(ann, bob)
    due(mail_hall)
    until_turn(bob, ann)  # she has decided before anybody went round
    go_round(mail_hall, box)
    assert box.letters.empty()
    assert mail_hall.do(the_hall(mail_hall).store.mails.waiting(10**15)) == 0, "nothing is due any more"
    until_turn(ann, bob)
    due(mail_hall)
    go_round(mail_hall, box)
    assert re.search(r"\n- Burgundy, until \w+day \d+ \w+, \d\d:\d\d\n  https", words(box.letter()))
    until_turn(bob, ann)
    until_turn(ann, bob)
    due(mail_hall)
    go_round(mail_hall, box, 3 * HOUR)
    assert box.letters.empty(), "four hours between two letters"
    go_round(mail_hall, box, 5 * HOUR)
    assert box.letter()["Subject"] == "It is your turn: Burgundy"


def test_not_in_quiet_hours_nor_on_vacation(
    join: Callable[..., Person], box: Letterbox, mail_hall: HallServer, still: None
) -> None:
    ann, bob = join("Antje"), join("Bas")
    hour = time.gmtime(now() // 1000).tm_hour
    quiet = {"quiet_from": str(hour), "quiet_until": str((hour + 2) % 24)}
    assert ann.form("/you/mail", address="antje@example.org", **(HABITS | quiet)).status_code == 303
    go_round(mail_hall, box)
    assert ann.http.post(link_in(box.letter(), "confirm")).status_code == 200, "who asks now is answered now"
    table = seated(ann, bob, pace="days", days="7d")
    while not ann.frame(table)["mine"]:
        bob.play(table, 1)
    due(mail_hall)
    go_round(mail_hall, box)
    assert box.letters.empty()
    (waits,) = mail_hall.do(the_hall(mail_hall).store.mails.due(10**15, 9))
    assert waits.mail.due % HOUR == 0
    assert 0 < waits.mail.due - now() <= 2 * HOUR
    assert ann.form("/you/vacation", days="1").status_code == 303
    go_round(mail_hall, box, 3 * HOUR)
    assert box.letters.empty(), "on vacation"
    go_round(mail_hall, box, 27 * HOUR)
    assert box.letter()["To"] == "antje@example.org"


@pytest.mark.parametrize(
    ("at", "zone", "hours", "expected"),
    [
        ("2026-03-10T21:59", "Europe/Amsterdam", (22, 8), "2026-03-11T07:00"),  # 22:59 there
        ("2026-03-10T20:59", "Europe/Amsterdam", (22, 8), "2026-03-10T20:59"),  # 21:59 there
        ("2026-03-11T06:59", "Europe/Amsterdam", (22, 8), "2026-03-11T07:00"),
        ("2026-03-11T07:00", "Europe/Amsterdam", (22, 8), "2026-03-11T07:00"),
        ("2026-03-28T23:30", "Europe/Amsterdam", (22, 8), "2026-03-29T06:00"),  # summer begins that night
        ("2026-03-28T23:30", "Europe/Amsterdam", (22, 2), "2026-03-29T01:00"),  # there is no 2 o'clock that night
        ("2026-10-24T23:30", "Europe/Amsterdam", (22, 8), "2026-10-25T07:00"),  # and ends
        ("2026-03-11T12:00", "Asia/Kolkata", (17, 18), "2026-03-11T12:30"),
        ("2026-03-11T12:00", "UTC", (9, 17), "2026-03-11T17:00"),
        ("2026-03-11T12:00", "UTC", (12, 12), "2026-03-11T12:00"),
    ],
)
def test_quiet_hours_go_by_the_clock_on_the_wall(at: str, zone: str, hours: tuple[int, int], expected: str) -> None:
    from datetime import UTC, datetime

    moments = [int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000) for text in (at, expected)]
    assert not_before(moments[0], zone, *hours) == moments[1]


def test_export_and_deletion(join: Callable[..., Person], box: Letterbox, mail_hall: HallServer) -> None:
    ann = join("Annet")
    confirmed(ann, box, "annet@example.org", quiet_from="22", quiet_until="8", zone="Europe/Amsterdam")
    told = json.loads(zipfile.ZipFile(io.BytesIO(ann.form("/you/data").content)).read("you.json"))
    mail = told["told_by_mail"]
    assert (mail["address"], mail["time_zone"], mail["quiet_hours"]) == (
        "annet@example.org",
        "Europe/Amsterdam",
        [22, 8],
    )
    assert mail["confirmed"]
    assert told["told_by_push"] == []
    (row,) = mail_hall.do(the_hall(mail_hall).store.people.all("annes", 1))
    assert ann.form("/you/delete", name="Annet").status_code == 303
    assert mail_hall.do(the_hall(mail_hall).store.mails.of(row.id)) is None


# A mail server that fails


def test_a_server_that_fails_is_tried_again_and_given_up(
    join: Callable[..., Person], box: Letterbox, mail_hall: HallServer, monkeypatch: pytest.MonkeyPatch, still: None
) -> None:
    hall = the_hall(mail_hall)
    ann = join("Anouska")
    monkeypatch.setattr(hall.mail_round, "_rest", 0.0)
    counted = dict(hall.metrics.notices)
    told = lambda outcome: hall.metrics.notices.get(("mail", outcome), 0) - counted.get(("mail", outcome), 0)  # noqa: E731
    assert ann.form("/you/mail", address="anouska@example.org", **HABITS).status_code == 303
    box.address_answer = "451 come again later"
    go_round(mail_hall, box)
    assert (told("failed"), hall.mail_round._rest) == (1, 0.0), "others may be luckier"
    go_round(mail_hall, box)
    assert told("failed") == 1, "not before the pause is over"
    box.close()
    go_round(mail_hall, box, 3 * 60_000)
    assert told("failed") == 2
    assert hall.mail_round._rest > 0, "nobody is there: all letters wait"
    box.open()
    box.address_answer = "250 ok"
    go_round(mail_hall, box, 60 * 60_000)
    assert box.letter()["To"] == "anouska@example.org"
    assert (told("sent"), hall.mail_round._rest) == (1, 0.0)

    box.letter_answer = "554 I do not like it"
    assert ann.form("/you/mail", address="ska@example.org", **HABITS).status_code == 303
    for hour in range(5):
        go_round(mail_hall, box, hour * HOUR)
    assert (told("failed"), told("given up")) == (5, 1)
    assert mail_hall.do(hall.store.mails.waiting(10**15)) == 0
    box.letter_answer = "250 ok"

    box.address_answer = "550 nobody of that name"
    assert ann.form("/you/mail", address="nobody@example.org", **HABITS).status_code == 303
    go_round(mail_hall, box)
    assert told("refused") == 1
    assert "A mail to this address came back" in ann.get("/you").text
    numbers = mail_hall.do(hall.desk.metrics())
    assert 'meeplehall_notices_total{way="mail",outcome="given up"} ' in numbers


def test_a_server_that_hangs_holds_up_nobody(tmp_path: Path) -> None:
    box = Letterbox()
    box.slow = 30.0
    server = HallServer(tmp_path, smtp=box.smtp, url=HOME, limits={"mail_seconds": 0.5})
    ann = Person(server)
    assert ann.form("/join", name="Anneke", passphrase="heron walks at dawn").status_code == 303
    assert ann.form("/you/mail", address="anneke@example.org", **HABITS).status_code == 303
    until = time.monotonic() + 30
    while not the_hall(server).metrics.notices.get(("mail", "failed")) and time.monotonic() < until:
        assert ann.get("/you").status_code == 200
    assert the_hall(server).metrics.notices == {("mail", "failed"): 1}
    ann.close()
    server.stop()
    box.close()


# How the operator says it


def test_a_hall_without_a_mail_server_asks_for_no_address(hall: HallServer) -> None:
    ann = Person(hall)
    assert ann.form("/join", name="Annabel", passphrase="heron walks at dawn").status_code == 303
    assert "e-mail" not in ann.get("/you").text
    assert ann.form("/you/mail", address="ann@example.org", **HABITS).status_code == 404
    ann.close()


def test_a_mail_server_by_its_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(PASSWORD, "from the environment")
    found = read_smtp("smtp://hall@mail.example", "", "", "games.example")
    assert (found.host, found.port, found.way, found.user) == ("mail.example", 587, "smtp", "hall")
    assert (found.password, found.sender) == ("from the environment", "Meeplehall <meeplehall@games.example>")
    assert "environment" not in repr(found)
    file = tmp_path / "password"
    file.write_text("from a file\n")
    found = read_smtp("smtps://hall%40games.example@mail.example", "Club <club@games.example>", str(file), "")
    assert (found.port, found.user, found.password) == (465, "hall@games.example", "from a file")
    assert (found.sender, found.sender_address) == ("Club <club@games.example>", "club@games.example")
    assert read_smtp("smtp+plain://[::1]:2525", "club@games.example", "", "").port == 2525
    for bad, said in (
        ("mail.example", "smtp://user@host:port"),
        ("http://mail.example", "begins with one of"),
        ("smtp://mail.example:99999", "up to 65535"),
        ("smtp://hall:secret@mail.example", "does not belong into the command"),
        ("smtp+plain://hall@mail.example", "only to this machine"),
        ("smtp://mail.example/inbox", "smtp://user@host:port"),
    ):
        with pytest.raises(BadOption, match=re.escape(said)):
            read_smtp(bad, "", "", "games.example")
    with pytest.raises(BadOption, match="need a sender"):
        read_smtp("smtp://mail.example", "", "", "localhost")
    with pytest.raises(BadOption, match="cannot be read"):
        read_smtp("smtp://hall@mail.example", "", str(tmp_path / "none"), "games.example")
    monkeypatch.delenv(PASSWORD)
    with pytest.raises(BadOption, match="wants a password for hall"):
        read_smtp("smtp://hall@mail.example", "", "", "games.example")
    assert is_address("ann+games@sub.example.co.uk")


def test_where_the_hall_is_and_whom_to_ask(box: Letterbox) -> None:
    assert Config("x", names=("games.example",), secure=True).whom_to_ask == "https://games.example"
    assert Config("x", url="https://games.example:8443/").home == "https://games.example:8443"
    assert Config("x", contact=read_contact("ann@games.example")).whom_to_ask == "mailto:ann@games.example"
    assert Config("x", smtp=box.smtp, url="http://club.example").whom_to_ask == "mailto:hall@games.example"
    assert Config("x").whom_to_ask == "https://localhost"
    assert Config("x").home == ""
    assert read_contact("https://games.example/about") == "https://games.example/about"
    assert (read_contact(""), read_url("")) == ("", "")
    for bad in ("games.example", "ftp://games.example", "https://", "https://games.example/hall", "https://a:b:c"):
        with pytest.raises(BadOption, match="reached by an address"):
            read_url(bad)
    for bad in ("ann", "http://games.example", "mailto:ann", "https://games.example/\n"):
        with pytest.raises(BadOption, match="whom to ask"):
            read_contact(bad)
