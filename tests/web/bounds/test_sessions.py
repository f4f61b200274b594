"""Sessions: how long they last, how they end, who they belong to."""

from __future__ import annotations

from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from meeplehall.web.config import DAY
from tests.web.server import HallServer

from .wire import own_hall, person


def test_sessions_end_are_renewed_and_can_be_ended(hall: HallServer, monkeypatch: pytest.MonkeyPatch) -> None:
    assert hall.hall is not None
    cookie = hall.hall.cookie

    def wait(days: float) -> None:
        now = cookie._clock()
        monkeypatch.setattr(cookie, "_clock", lambda: now + days * DAY)

    with person(hall, "Ann") as ann:
        table = ann.new_table("me", "bot:random")
        first = ann.http.cookies["hall"]
        assert f"Max-Age={180 * DAY}" in ann.form("/name", name="Ann").headers["Set-Cookie"]
        assert "Set-Cookie" not in ann.get("/").headers
        wait(8)
        renewed = ann.get(f"/table/{table}")
        assert renewed.status_code == 200
        assert "Set-Cookie" in renewed.headers, "issued anew now and then"
        wait(175)
        assert ann.get(f"/table/{table}").status_code == 200
        with person(hall) as thief:
            thief.http.cookies.set("hall", first)
            assert thief.get(f"/table/{table}").status_code == 403, "the first cookie has expired"
        answer = ann.form("/forget")
        assert "Max-Age=0" in answer.headers["Set-Cookie"]
        assert "hall" not in ann.http.cookies
        assert ann.get(f"/table/{table}").status_code == 403


def test_a_copied_cookie_ends_with_the_session(hall: HallServer, tmp_path: Path) -> None:
    with own_hall(tmp_path) as hall, person(hall, "Ann") as ann, person(hall) as thief, person(hall) as other:
        table = ann.new_table("me", "here")
        thief.http.cookies.set("hall", ann.http.cookies["hall"])
        other.http.cookies.set("hall", ann.http.cookies["hall"])
        assert thief.get(f"/table/{table}").status_code == 200
        with thief.live(table) as socket:
            socket.recv(timeout=20)
            assert ann.form("/forget").status_code == 303
            assert thief.get(f"/table/{table}").status_code == 403
            assert "Ann" not in thief.get("/").text
            assert hall.hall is not None
            room = hall.do(hall.hall.rooms.find(table))
            hall.do(hall.hall.rooms.change(room, lambda t: t.say(0, "hello", 1, t.seats[0].player)))
            with pytest.raises(ConnectionClosed):
                socket.recv(timeout=20)
        hall.stop()
        hall.start()
        assert other.get(f"/table/{table}").status_code == 403, "nor after a restart"


def test_a_cookie_from_before_there_were_dates_gets_one(hall: HallServer) -> None:
    assert hall.hall is not None
    old = hall.hall.cookie._signer.dumps(["somebody", "Ann"])
    with person(hall) as ann:
        ann.http.cookies.set("hall", old if isinstance(old, str) else old.decode())
        answer = ann.get("/")
        assert ">Ann<" in answer.text
        assert "Set-Cookie" in answer.headers


def test_under_https_the_cookie_is_bound_to_the_host(tmp_path: Path) -> None:
    with own_hall(tmp_path, secure=True) as hall, person(hall) as ann:
        answer = ann.get("/", **{"X-Forwarded-Proto": "https"})
        cookie = answer.headers["Set-Cookie"]
        assert cookie.startswith("__Host-hall=")
        assert "; Secure" in cookie
        assert "Path=/;" in cookie
        assert answer.headers["Strict-Transport-Security"].startswith("max-age=")


def test_a_name_leads_back_to_pages_of_this_hall_only(hall: HallServer) -> None:
    with person(hall) as ann:
        for referer, target in (
            (f"{hall.url}/rules/burgundy?x=1", "/rules/burgundy?x=1"),
            (f"{hall.url}//evil.example/", "/"),
            (f"{hall.url}/\\evil.example/", "/"),
            ("http://evil.example/table/x", "/"),
            ("", "/"),
        ):
            answer = ann.http.post("/name", data={"name": "Ann"}, headers={"Referer": referer})
            assert answer.headers["location"] == target
