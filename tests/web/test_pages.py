"""Pages and forms on a real server."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from meeplehall.core.errors import UnknownGame
from meeplehall.web.pages.rules import source

from .server import HallServer, Person

Visit = Callable[..., Person]
LIMIT = 82 * 1024


def weight(person: Person, path: str) -> int:
    """The bytes of a page with everything it loads, uncompressed."""
    page = person.get(path, **{"Accept-Encoding": "identity"})
    assert page.status_code == 200
    total = len(page.content)
    todo = set(re.findall(r'(?:href|src)="(/static/[^"#]+)"', page.text))
    done: set[str] = set()
    while todo:
        address = todo.pop()
        done.add(address)
        answer = person.get(address, **{"Accept-Encoding": "identity"})
        assert answer.status_code == 200, address
        assert "immutable" in answer.headers["cache-control"]
        total += len(answer.content)
        folder = address.rpartition("/")[0]
        todo |= {f"{folder}/{name}" for name in re.findall(r'from "\./([^"]+)"', answer.text)} - done
    return total


def test_the_first_page_is_light(visit: Visit) -> None:
    assert weight(visit(), "/") < LIMIT


def test_every_page_has_the_guards_and_no_code_or_style_of_its_own(visit: Visit) -> None:
    ann = visit("Ann")
    table = ann.new_table("me", "bot:random")
    paths = ("/", "/new?game=burgundy", "/rules", "/rules/burgundy", "/about", "/puzzles", "/statistics", "/nowhere")
    for path in (*paths, f"/table/{table}"):
        answer = ann.get(path)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert " style=" not in answer.text
        assert not re.search(r"<style|\son[a-z]+=", answer.text), path
        for script in re.findall(r"<script[^>]*>", answer.text):
            assert "src=" in script or 'type="application/json"' in script


def test_one_click_and_the_game_is_on(visit: Visit) -> None:
    newcomer = visit()
    assert "Play now" in newcomer.get("/").text
    answer = newcomer.form("/play", game="burgundy")
    assert answer.status_code == 303
    page = newcomer.get(answer.headers["location"])
    assert page.status_code == 200
    assert page.text.count("seat-card") == 3
    frame = newcomer.my_turn(answer.headers["location"].rpartition("/")[2])
    assert frame["decision"]["picks"]


def test_home_shows_tables_to_whom_they_concern(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    private = ann.new_table("me", "open")
    listed = ann.new_table("me", "open", listed="yes")
    assert f"/table/{private}" in ann.get("/").text
    page = bob.get("/").text
    assert f"/table/{listed}" in page
    assert f"/table/{private}" not in page
    assert bob.form(f"/table/{listed}/sit", seat="1").status_code == 303
    assert "your turn" in (ann.get("/").text + bob.get("/").text).lower()


def test_a_mistake_in_the_form_is_told_and_what_was_filled_in_stays(visit: Visit) -> None:
    ann = visit("Ann")
    answer = ann.form("/new", **{"game": "burgundy", "seat-0": "me", "seat-1": "bot:easy", "option-estates": "77"})
    assert answer.status_code == 400
    assert "“Estates” cannot be set like that" in answer.text
    for fields, words in (
        ({"seat-0": "open", "seat-1": "open"}, "Nobody is seated"),
        ({"seat-0": "me"}, "2 to 4 play this game"),
        ({"seat-0": "me", "seat-1": "bot:god"}, "Nobody called “bot:god”"),
        ({"seat-0": "me", "seat-1": "bot:easy", "seed": "-1"}, "whole number"),
    ):
        answer = ann.form("/new", game="burgundy", **fields)
        assert answer.status_code == 400
        assert words in answer.text


def test_names_are_text_and_nothing_else(visit: Visit) -> None:
    eve = visit("<script>alert(1)</script>")
    table = eve.new_table("me", "bot:random")
    eve.post(f"/table/{table}/say", {"seat": 0, "text": "<img src=x onerror=alert(1)>"})
    for path in ("/", f"/table/{table}"):
        page = eve.get(path).text
        assert "<script>alert" not in page
        assert "<img src=x" not in page
    frame = eve.frame(table)
    assert "&lt;img" in frame["chat"][1][0]


def test_rules_have_an_address_each(visit: Visit) -> None:
    page = visit().get("/rules/burgundy")
    assert page.status_code == 200
    for rule in ("CB-101", "CB-302", "CB-405", "CB-433", "CB-504"):
        assert f'id="{rule}"' in page.text
    assert visit().get("/rules/chess").status_code == 404


@pytest.mark.parametrize("path", ["/nowhere", "/table/nothing", "/table/../../etc/passwd", "/static/x/nothing.js"])
def test_unknown_addresses_lead_back(visit: Visit, path: str) -> None:
    assert visit().get(path).status_code == 404


def test_errors_are_json_for_scripts(visit: Visit) -> None:
    answer = visit().get("/table/nothing", Accept="application/json")
    assert answer.status_code == 404
    assert "no table 'nothing'" in answer.json()["error"]


def test_foreign_host_names_are_refused(hall: HallServer, visit: Visit) -> None:
    answer = visit().get("/", Host="evil.example")
    assert answer.status_code == 421
    assert visit().get("/", Host=f"localhost:{hall.port}").status_code == 200


def test_the_theme_is_kept(visit: Visit) -> None:
    ann = visit()
    ann.http.cookies.set("theme", "night")
    assert 'data-theme="night"' in ann.get("/").text
    ann.http.cookies.set("theme", '"><script>')
    assert "data-theme" not in ann.get("/about").text


def test_rules_come_in_the_language_of_the_page(visit: Visit) -> None:
    ann = visit()
    dutch = ann.get("/rules/nobility", **{"Accept-Language": "nl-BE,nl;q=0.9,en;q=0.5"}).text
    assert '<html lang="nl"' in dutch
    assert 'class="panel reader" lang="nl"' in dutch
    assert 'id="RN-101"' in dutch
    assert "bouwplatform" in dutch
    english = ann.get("/rules/nobility").text
    assert 'class="panel reader" lang="en"' in english
    assert 'id="RN-101"' in english


def test_rules_that_are_not_translated_are_shown_in_english() -> None:
    for game in ("burgundy", "nobility", "renaissance"):
        assert source(game, "xx") == source(game, "en")
        assert source(game, "nl") != source(game, "en")
    with pytest.raises(UnknownGame):
        source("chess", "nl")
