"""What does not change is read, compressed and drawn once."""

from __future__ import annotations

import gzip
import json
import re
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from starlette.middleware.gzip import GZipResponder

from meeplehall.table import SPECTATOR
from meeplehall.web import assets, frames
from meeplehall.web.config import Limits
from meeplehall.web.frames import shelf
from meeplehall.web.frames.draw import draw
from meeplehall.web.frames.frame import encode
from meeplehall.web.rooms import Room
from meeplehall.web.texts import texts
from tests.table.helpers import act, new_table
from tests.web.server import HallServer

from .wire import own_hall, person


def test_no_request_looks_for_files(hall: HallServer, monkeypatch: pytest.MonkeyPatch) -> None:
    paths = ["/", "/rules", "/rules/burgundy", "/about", "/new?game=burgundy", "/nothing", "/favicon.ico"]
    with person(hall, "Ann") as ann:
        table = ann.new_table("me", "bot:random")
        paths.append(f"/table/{table}")
        before = [ann.get(path).status_code for path in paths]

        def none_left(*_: object) -> None:
            raise OSError(24, "Too many open files")

        for name in ("meeplehall.web.resources.resource", "meeplehall.web.texts.resource"):
            monkeypatch.setattr(name, none_left)
        monkeypatch.setattr("os.listdir", none_left)
        monkeypatch.setattr("os.scandir", none_left)
        assert [ann.get(path).status_code for path in paths] == before


def test_static_files_belong_to_nobody(hall: HallServer) -> None:
    with person(hall) as new, person(hall, "Ann") as ann:
        page = ann.get("/").text
        files = re.findall(r'(?:href|src)="(/static/[^"#]+)"', page)
        assert len(files) > 3
        for path in files:
            answer = new.get(path)
            assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"
            assert "Set-Cookie" not in answer.headers
        assert "Set-Cookie" in new.get("/").headers


def test_static_files_are_compressed_once(hall: HallServer, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []
    compress = gzip.compress

    def counting(data: bytes, level: int, **more: Any) -> bytes:
        made.append(len(data))
        return compress(data, level, **more)

    monkeypatch.setattr(gzip, "compress", counting)
    monkeypatch.setattr(GZipResponder, "apply_compression", None)
    assets.packed.cache_clear()
    with person(hall) as ann:
        for _ in range(3):
            answer = ann.get(assets.url("hall.css"))
            assert answer.headers["Content-Encoding"] == "gzip"
            assert answer.headers["Vary"] == "Accept-Encoding"
            assert answer.content == assets.assets()["hall.css"][0]
        assert made == [len(answer.content)]
        plain = ann.get(assets.url("hall.css"), **{"Accept-Encoding": "identity"})
        assert "Content-Encoding" not in plain.headers
        assert plain.content == answer.content


def test_a_frame_is_drawn_and_encoded_once_for_all_who_see_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[int] = []
    encoded: list[int] = []
    monkeypatch.setattr(frames, "draw", lambda *given: drawn.append(given[0].viewer) or draw(*given))
    monkeypatch.setattr(shelf, "encode", lambda frame: encoded.append(frame.viewer) or encode(frame))
    with own_hall(tmp_path) as hall, ExitStack() as stack:
        ann, bob = stack.enter_context(person(hall, "Ann")), stack.enter_context(person(hall, "Bob"))
        table = ann.new_table("me", "open", listed="yes")
        assert bob.form(f"/table/{table}/sit", seat="1").status_code == 303
        watching = [stack.enter_context(person(hall)).live(table) for _ in range(20)]
        sockets = [stack.enter_context(socket) for socket in watching]
        firsts = [socket.recv(timeout=20) for socket in sockets]
        assert len(set(firsts)) == 1
        for _ in range(3):
            drawn.clear()
            encoded.clear()
            who = ann if ann.frame(table).get("decision") else bob
            frame = who.frame(table)
            who.act(table, frame["viewer"], frame["decision"]["picks"][0]["action"], frame["version"])
            pushed = [socket.recv(timeout=20) for socket in sockets]
            assert len(set(pushed)) == 1
            assert json.loads(pushed[0])["version"] == frame["version"] + 1
            assert drawn.count(SPECTATOR) == encoded.count(SPECTATOR) == 1


def test_drawn_frames_are_bounded_over_all_tables() -> None:
    rooms = [Room(new_table(2, people=2), shelf.Shelf(Limits(drawn_bytes=2_000_000)))]
    rooms += [Room(new_table(2, people=2), rooms[0].shelf) for _ in range(5)]
    kept = rooms[0].shelf
    for _ in range(3):
        for room in rooms:
            for viewer in (0, 1, SPECTATOR):
                room.frame(viewer, [], texts())
                assert 0 < kept.bytes <= 2_000_000
    assert 1 < len(kept._kept) < 18
    for room in rooms:
        before = len(kept._kept)
        room.wake()
        assert len(kept._kept) == before, "nothing has changed"
        act(room.table)
        room.wake()
    assert kept.bytes == len(kept._kept) == 0
