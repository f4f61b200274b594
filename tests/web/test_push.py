"""Being told of turns: sealed for one browser, sent in time, only to who is away, and never into a private network."""

from __future__ import annotations

import asyncio
import io
import json
import statistics
import time
import zipfile
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from meeplehall.web.rooms.push import (
    BadEndpoint,
    Postman,
    _point,
    b64,
    check_endpoint,
    check_keys,
    sealed,
    unb64,
)

from .push_service import Service, opened, push_service
from .server import HallServer, Person
from .test_clocks import seated


def private(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(unb64(text)), ec.SECP256R1())


def test_a_letter_is_sealed_as_the_standard_has_it() -> None:
    """The example of RFC 8291, section 5."""
    found = sealed(
        b"When I grow up, I want to be a watermelon",
        unb64("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        unb64("BTBZMqHH6r4Tts7J_aSIgg"),
        private("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
        unb64("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert b64(found) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


@pytest.mark.parametrize(
    "endpoint",
    [
        "",
        "push",
        "http://push.example/1",
        "ftp://push.example/1",
        "javascript:alert(1)",
        "https://127.0.0.1/1",
        "https://[::1]/1",
        "https://2130706433/1",
        "https://0x7f000001/1",
        "https://localhost/1",
        "https://ann:secret@push.example/1",
        "https://push.example:22/1",
        "https://push.example:99999/1",
        "https://push.example/1#x",
        "https://push.example/a b",
        "https://push.example/\r\nX-Split: 1",
        "https://püsh.example/1",
        "https:///1",
        "https://push.example/" + "a" * 500,
    ],
)
def test_a_forged_endpoint_is_refused(endpoint: str) -> None:
    with pytest.raises(BadEndpoint):
        check_endpoint(endpoint, 500)


def test_a_name_that_leads_home_is_not_followed() -> None:
    postman = Postman(b"x" * 32, "https://hall.example", 500)
    with pytest.raises(BadEndpoint, match="private"):
        asyncio.run(postman._resolve("localhost", 443))


@pytest.mark.parametrize(("key", "auth"), [("", ""), ("A" * 87, "A" * 22), ("x", "y" * 22), ("é", "é")])
def test_keys_that_no_browser_has_are_refused(key: str, auth: str) -> None:
    with pytest.raises(BadEndpoint):
        check_keys(key, auth)


@pytest.fixture
def service() -> Iterator[Service]:
    with push_service() as found:
        yield found


@pytest.fixture
def open_hall(tmp_path: Path) -> Iterator[HallServer]:
    server = HallServer(
        tmp_path, push_anywhere=True, contact="mailto:ann@games.example", limits={"pushes_per_account": 2}
    )
    yield server
    server.stop()


def test_who_is_away_is_told_in_time_and_who_is_there_is_not(open_hall: HallServer, service: Service) -> None:
    ann, bob = Person(open_hall), Person(open_hall)
    for person, name in ((ann, "Anneke"), (bob, "Bob")):
        assert person.form("/join", name=name, passphrase="heron walks at dawn").status_code == 303
    keys = [ec.generate_private_key(ec.SECP256R1()) for _ in range(2)]
    auth = b"0123456789abcdef"
    for number, (person, key) in enumerate(zip((ann, bob), keys, strict=True)):
        body = {"endpoint": f"{service.url}/{number}", "key": b64(_point(key)), "auth": b64(auth)}
        answer = person.post("/you/push", body, **{"Accept-Language": "nl" if number else "en"})
        assert answer.status_code == 200, answer.text
    table = seated(ann, bob, pace="days")
    turn = 0 if ann.frame(table)["mine"] else 1
    _, path, headers, body = service.letters.get(timeout=20)
    assert path == f"/{turn}", "it is the turn of one of them as soon as the game begins"
    people, waits = (ann, bob), []
    for last in (False, False, True):
        with people[turn].live(table, "since=-1") if last else nullcontext():
            begun = time.monotonic()
            while people[turn].frame(table)["mine"]:
                frame = people[turn].frame(table)
                begun = time.monotonic()
                picks = frame["decision"]["picks"]
                people[turn].act(table, turn, picks[-1]["action"], frame["version"], picks[-1].get("lead", -1))
            moment, path, headers, body = service.letters.get(timeout=20)
        turn = 1 - turn
        assert path == f"/{turn}"
        waits.append(moment - begun)
    # The middle one of three: a machine on which much else runs may be late once.
    assert statistics.median(waits) < 2, f"told after {waits} seconds"
    other = turn
    letter = json.loads(opened(body, keys[other], auth))
    assert letter["url"] == f"/table/{table}"
    assert letter["title"] == ("Je bent aan de beurt" if other else "It is your turn")
    assert set(letter) == {"title", "body", "url", "tag"}
    assert table[:4] in letter["body"]
    check_signature(headers, service.url, "mailto:ann@games.example")

    # A browser that is gone is told no more.
    service.status = 410
    hall = open_hall.hall
    assert hall is not None
    room = open_hall.do(hall.rooms.find(table))
    (push,) = open_hall.do(hall.store.days.pushes_of(room.table.seats[0].player))
    assert "tells you of your turns" in ann.get("/you").text
    open_hall.do(hall.notices._send(room, push))
    assert "tells you of your turns" not in ann.get("/you").text
    ann.close()
    bob.close()


def check_signature(headers: dict[str, str], service: str, contact: str) -> None:
    words = dict(part.strip().split("=", 1) for part in headers["Authorization"].removeprefix("vapid ").split(","))
    head, claims, signature = words["t"].split(".")
    told = json.loads(unb64(claims))
    assert told["aud"] == service
    assert told["sub"] == contact
    assert 0 < told["exp"] - time.time() < 24 * 3600
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unb64(words["k"]))
    raw = unb64(signature)
    pair = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    key.verify(pair, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    with pytest.raises(InvalidSignature):
        key.verify(pair, f"{head}.{claims}x".encode(), ec.ECDSA(hashes.SHA256()))


def test_a_service_that_does_not_answer_keeps_no_other_browser_waiting(open_hall: HallServer, service: Service) -> None:
    ann, bob = Person(open_hall), Person(open_hall, "Bob")
    assert ann.form("/join", name="Anneke", passphrase="heron walks at dawn").status_code == 303
    key = b64(_point(ec.generate_private_key(ec.SECP256R1())))
    for path in ("fast", "slow"):  # the latest is told first
        body = {"endpoint": f"{service.url}/{path}", "key": key, "auth": b64(b"0" * 16)}
        assert ann.post("/you/push", body).status_code == 200
    table = seated(ann, bob, pace="days")
    while not ann.frame(table)["mine"]:
        bob.play(table, 1)
    assert {service.letters.get(timeout=9)[1] for _ in range(2)} == {"/fast", "/slow"}
    service.slow.set()
    told = json.loads(zipfile.ZipFile(io.BytesIO(ann.form("/you/data").content)).read("you.json"))
    assert {one["endpoint"] for one in told["told_by_push"]} == {f"{service.url}/fast", f"{service.url}/slow"}
    ann.close()
    bob.close()


def test_browsers_are_bounded_and_can_be_taken_out(open_hall: HallServer) -> None:
    ann, eve = Person(open_hall), Person(open_hall, "Eve")
    assert ann.form("/join", name="Anneke", passphrase="heron walks at dawn").status_code == 303
    key = b64(_point(ec.generate_private_key(ec.SECP256R1())))
    for number in range(4):
        body = {"endpoint": f"https://push.example/{number}", "key": key, "auth": b64(b"0" * 16)}
        assert ann.post("/you/push", body).status_code == 200
    page = ann.get("/you").text
    assert page.count('action="/you/push/remove"') == 2
    hash_ = page.partition('name="push" value="')[2].partition('"')[0]
    assert eve.form("/you/push/remove", push=hash_).status_code == 401
    assert ann.form("/you/push/remove", push=hash_).status_code == 303
    assert ann.get("/you").text.count('action="/you/push/remove"') == 1
    assert eve.post("/you/push", body).status_code == 401
    answer = ann.post("/you/push", body | {"endpoint": "file:///etc/passwd"})
    assert answer.status_code == 400
    assert "https" in answer.json()["error"]
    ann.close()
    eve.close()
