"""The hall as an app: manifest, icons, and a page for the time without a connection."""

from __future__ import annotations

import json
import re
import struct
from collections.abc import Callable

from .server import Person

Visit = Callable[..., Person]


def test_the_manifest_names_icons_that_are_there(visit: Visit) -> None:
    ann = visit("Ann")
    page = ann.get("/").text
    assert 'rel="manifest" href="/manifest.webmanifest"' in page
    assert page.count('name="theme-color"') == 2
    answer = ann.get("/manifest.webmanifest")
    assert answer.headers["content-type"] == "application/manifest+json"
    about = answer.json()
    assert about["start_url"] == "/"
    assert about["display"] == "standalone"
    sizes = set()
    for icon in about["icons"]:
        found = ann.get(icon["src"])
        assert found.status_code == 200
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", found.content[16:24])
            assert icon["sizes"] == f"{width}x{height}"
            sizes.add((width, icon["purpose"]))
    assert {(192, "any"), (512, "any"), (512, "maskable")} == sizes


def test_the_worker_keeps_one_page_that_knows_nobody(visit: Visit) -> None:
    ann = visit("Ann of the hall")
    answer = ann.get("/sw.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    kept = json.loads(re.search(r"const KEPT = (\[.*?\]);", answer.text)[1])  # type: ignore[index]
    assert re.search(r'const NAME = "hall-[0-9a-f]+";', answer.text)
    assert kept[0] == "/offline"
    for path in kept:
        assert ann.get(path).status_code == 200
    page = ann.get("/offline").text
    assert "No connection" in page
    assert "Ann of the hall" not in page
    used = set(re.findall(r'(?:href|src)="(/static/[^"#]+)"', page))
    assert used <= set(kept), "everything it needs is kept"


def test_errors_offer_to_try_again_where_that_makes_sense(visit: Visit) -> None:
    lost = visit().get("/nowhere").text
    assert "Page not found" in lost
    assert "Try again" not in lost
    assert "quiet-scene" in lost
