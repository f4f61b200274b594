"""What whoever runs a hall can see of it: the log, whether it is ready, and its numbers."""

from __future__ import annotations

import json
import logging
import os
import re
import signal
import socket
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from meeplehall.web import logs
from meeplehall.web.metrics import BOUNDS, Histogram
from meeplehall.web.metrics_port import open_metrics_port

from .conftest import Start
from .server import PATIENCE, HallServer, Person

Visit = Callable[..., Person]

SAMPLE = re.compile(r'meeplehall_[a-z_]+(\{[a-z]+="[^"\n]*"(,[a-z]+="[^"\n]*")*\})? -?[0-9.e+-]+')


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HallServer]:
    """With a worker from the beginning, as people have it."""
    server = HallServer(tmp_path_factory.mktemp("hall"), first_worker_waits=False)
    yield server
    server.stop()


def logged(kind: str, work: Callable[[logging.Logger], None], capsys: pytest.CaptureFixture[str]) -> str:
    log = logging.Logger("meeplehall.test")
    log.addHandler(logs.handler(kind))
    work(log)
    return capsys.readouterr().err


def breaks(log: logging.Logger) -> None:
    logs.begin_request()
    logs.at_table("abcdefghjk")
    try:
        try:
            {}["the hidden hand is swordfish"]
        except KeyError as error:
            raise RuntimeError("and the deck too: swordfish") from error
    except RuntimeError as error:
        log.error("a visitor wrote %s", "two\nlines", exc_info=error)


def test_an_event_is_one_line_with_request_and_table(capsys: pytest.CaptureFixture[str]) -> None:
    text = logged("text", breaks, capsys)
    assert text.count("\n") == 1
    assert re.match(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z ERROR meeplehall\.test: a visitor wrote two\?lines ", text)
    assert f'request="{logs.request_id()}" table="abcdefghjk" trace="' in text
    assert re.search(
        r'"test_operation\.py:\d+ breaks > RuntimeError caused by test_operation\.py:\d+ breaks > KeyError"\n', text
    )
    data = json.loads(logged("json", breaks, capsys))
    assert set(data) == {"time", "level", "logger", "message", "process", "request", "table", "trace"}
    assert data["level"] == "ERROR"
    assert data["table"] == "abcdefghjk"


def test_the_text_of_an_error_is_never_in_the_log(capsys: pytest.CaptureFixture[str]) -> None:
    for kind in logs.FORMATS:
        assert "swordfish" not in logged(kind, breaks, capsys)


def test_the_log_of_a_hall_is_json_and_holds_no_secret(tmp_path: Path, start: Start) -> None:
    hall = start("--port", "0", "--database", str(tmp_path / "hall.db"), "--host", "0.0.0.0", "--log-format", "json")
    assert hall.stdout is not None
    port = re.search(r":(\d+)/", hall.stdout.readline())
    assert port
    url = f"http://127.0.0.1:{port[1]}"
    with httpx.Client(base_url=url, timeout=PATIENCE, headers={"Origin": url}) as http:
        form = {"game": "burgundy", "seat-0": "me", "seat-1": "here", "seed": "271828182845"}
        table = http.post("/new", data=form).headers["location"]
        frame = http.get(f"{table}/frame").json()
        body = {"seat": frame["viewer"], "action": 10**6, "version": frame["version"]}
        assert http.post(f"{table}/act", json=body).status_code == 422
        assert http.post(f"/seat/{table.split('/')[2]}/0/sesame-open").status_code == 410
        cookie = http.cookies["hall"]
    hall.send_signal(signal.SIGINT)
    _, errors = hall.communicate(timeout=60)
    events = [json.loads(line) for line in errors.splitlines()]
    assert events[0]["level"] == "WARNING"
    assert "without TLS" in events[0]["message"]
    asked = [event for event in events if "/act" in event["message"]]
    assert asked
    assert re.fullmatch("[0-9a-f]{8}", asked[0]["request"])
    assert asked[0]["table"] == table.split("/")[2]
    assert len({event["request"] for event in events if "request" in event}) >= 2, "each request its own"
    for secret in (cookie, "271828182845", "sesame"):
        assert secret not in errors


def test_a_hall_that_is_there_is_ready_once_it_can_be_played_in(hall: HallServer, visit: Visit) -> None:
    ann = visit()
    assert ann.get("/health").text == "ok\n"
    assert wait_until_ready(ann) == "ready\n"


def wait_until_ready(person: Person) -> str:
    until = time.monotonic() + 60
    while (answer := person.get("/ready")).status_code != 200:
        assert answer.status_code == 503
        assert time.monotonic() < until, answer.text
        time.sleep(0.1)
    return answer.text


def test_it_is_not_ready_without_workers_and_gets_new_ones(hall: HallServer, visit: Visit) -> None:
    ann = visit()
    wait_until_ready(ann)
    assert hall.hall is not None
    for process in hall.hall.thinkers.pids():
        os.kill(process, signal.SIGKILL)
    time.sleep(0.1)
    answer = ann.get("/ready")
    assert (answer.status_code, answer.text) == (503, "not ready: the bots have no worker\n")
    wait_until_ready(ann)


def test_it_is_ready_where_the_first_worker_waits_to_be_asked(tmp_path: Path) -> None:
    hall = HallServer(tmp_path, first_worker_waits=True)
    ann = Person(hall, "Ann")
    assert ann.get("/ready").status_code == 200
    assert hall.hall is not None
    assert not hall.hall.thinkers.pids()
    table = ann.new_table("me", "bot:easy")
    ann.play(table, steps=6)  # more than one turn: the bot was asked, whoever began
    assert ann.my_turn(table)["status"] == "running"
    assert len(hall.hall.thinkers.pids()) == 1
    ann.close()
    hall.stop()


def test_it_is_not_ready_while_the_database_is_locked(hall: HallServer, visit: Visit) -> None:
    ann = visit()
    wait_until_ready(ann)
    db = sqlite3.connect(hall.database, isolation_level=None)
    db.execute("BEGIN IMMEDIATE")
    answer = ann.get("/ready")
    db.execute("ROLLBACK")
    db.close()
    assert (answer.status_code, answer.text) == (503, "not ready: the database does not answer\n")
    wait_until_ready(ann)


def test_numbers(tmp_path: Path) -> None:
    hall = HallServer(tmp_path)
    assert hall.hall is not None
    opened = hall.do(open_metrics_port(hall.hall, "127.0.0.1", 0))
    url = f"http://127.0.0.1:{opened.sockets[0].getsockname()[1]}"
    ann = Person(hall, "Ann")
    table = ann.new_table("me", "bot:random", seed="5")
    ann.play(table, 5)
    ann.my_turn(table)
    assert ann.get("/no such page").status_code == 404
    assert ann.get(f"/table/{table}").status_code == 200
    assert ann.get("/table/elsewhere").status_code == 404
    with ann.live(table) as page:
        page.recv(timeout=20)
        text = httpx.get(f"{url}/metrics", timeout=PATIENCE).text
    lines = text.splitlines()
    assert all(
        SAMPLE.fullmatch(line) or line.startswith(("# HELP meeplehall_", "# TYPE meeplehall_")) for line in lines
    )
    assert 'meeplehall_requests_total{route="/table/{table}",status="200"} 1' in lines
    assert 'meeplehall_requests_total{route="/table/{table}",status="404"} 1' in lines
    assert 'meeplehall_requests_total{route="none",status="404"} 1' in lines
    assert 'meeplehall_requests_total{route="/table/{table}/act",status="200"} 5' in lines
    assert 'meeplehall_requests_total{route="/table/{table}/live",status="101"} 1' in lines
    assert 'meeplehall_request_seconds_count{route="/table/{table}/act"} 5' in lines
    assert "meeplehall_sockets 1" in lines
    assert "meeplehall_tables_in_memory 1" in lines
    assert "meeplehall_bots_workers 1" in lines
    done = re.search(r"^meeplehall_bots_done_total (\d+)$", text, re.MULTILINE)
    assert done
    assert int(done[1]) > 0
    commits = re.search(r"^meeplehall_commit_seconds_count (\d+)$", text, re.MULTILINE)
    assert commits
    assert int(commits[1]) >= 5
    assert table not in text
    assert "Ann" not in text
    assert 'meeplehall_hall_tables{status="running"} 1' in lines
    assert "meeplehall_hall_processes 1" in lines
    assert httpx.get(f"{url}/else", timeout=PATIENCE).status_code == 404
    status = httpx.get(f"{url}/status.json", timeout=PATIENCE).json()
    assert status["standing"]["tables"] == {"running": 1}
    (member,) = status["members"]
    assert member["report"]["rooms"] == 1
    assert {slow["table"] for slow in member["report"]["slow"]} == {table}
    page = httpx.get(f"{url}/status", timeout=PATIENCE).text
    assert table in page
    assert "1 running" in page
    assert "Ann" not in page
    assert ann.get("/status").status_code == 404, "it is not for visitors"
    assert httpx.get(f"{url}/status", headers={"Host": "elsewhere.example"}, timeout=PATIENCE).status_code == 421
    until = time.monotonic() + 20
    while "meeplehall_sockets 0" not in httpx.get(f"{url}/metrics", timeout=PATIENCE).text:
        assert time.monotonic() < until, "a closed socket is still counted"
        time.sleep(0.05)
    hall.loop.call_soon_threadsafe(opened.close)
    ann.close()
    hall.stop()


def test_a_histogram_counts_up() -> None:
    found = Histogram()
    for seconds in (0.0, BOUNDS[0], 0.3, 100.0):
        found.note(seconds)
    lines = found.lines("x", "")
    assert lines[0] == 'x_bucket{le="0.001"} 2'
    assert lines[BOUNDS.index(0.25)] == 'x_bucket{le="0.25"} 2'
    assert lines[BOUNDS.index(0.5)] == 'x_bucket{le="0.5"} 3'
    assert lines[-3:] == ['x_bucket{le="+Inf"} 4', "x_sum 100.301000", "x_count 4"]


def test_the_metrics_port_is_an_option_and_its_clash_is_one_line(tmp_path: Path, start: Start) -> None:
    hall = start("--port", "0", "--database", str(tmp_path / "a.db"), "--metrics-port", "0")
    assert hall.stdout is not None
    hall.stdout.readline()
    hall.send_signal(signal.SIGINT)
    _, errors = hall.communicate(timeout=60)
    assert re.search(r"numbers at http://127\.0\.0\.1:\d+/metrics ", errors)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        other = start("--port", "0", "--database", str(tmp_path / "a.db"), "--metrics-port", port)
        _, errors = other.communicate(timeout=60)
    assert other.returncode == 2
    assert errors.splitlines()[-1].startswith(f"meeplehall: cannot tell numbers on 127.0.0.1 port {port}: ")
    assert "Traceback" not in errors
