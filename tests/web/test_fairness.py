"""The promise about chance, from the waiting room to the check after the end."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner

from meeplehall.table.fairness import commitment_of, seed_of
from meeplehall.terminal.replay import command

from .server import HallServer, Person, seat_links

Visit = Callable[..., Person]


def fingerprint(page: str) -> str:
    found = re.findall(r'<code class="hex">([0-9a-f]{64})</code>', page)
    assert found, page
    return str(found[0])


def link_of(ann: Person, table: str) -> str:
    return seat_links(ann.get(f"/table/{table}").text)[0]


def test_a_promise_is_shown_to_all_and_kept(visit: Visit, hall: HallServer, tmp_path: Path) -> None:
    ann, bob, eve = visit("Ann"), visit("Bob"), visit("Eve")
    table = ann.new_table("me", "open", listed="yes")
    seen = {fingerprint(person.get(f"/table/{table}").text) for person in (ann, eve)}
    link = link_of(ann, table)
    seen.add(fingerprint(bob.get(link).text))
    assert ann.form(f"/table/{table}/word", seat="0", word="heron & <b>").status_code == 303
    assert "heron &amp; &lt;b&gt;" in eve.get(f"/table/{table}").text
    assert eve.form(f"/table/{table}/word", seat="0", word="mine").status_code == 403
    assert bob.form(link, name="Bob", word="otter").status_code == 303
    assert ann.form(f"/table/{table}/word", seat="0", word="too late").status_code == 409
    running = [person.get(f"/table/{table}/chance").text for person in (ann, eve)]
    seen |= {fingerprint(page) for page in running}
    seen.add(fingerprint(ann.get(f"/table/{table}").text))
    assert f'href="/table/{table}/chance"' in eve.get(f"/table/{table}").text
    assert len(seen) == 1
    assert all("heron" in page and "otter" in page for page in running)
    assert hall.hall is not None
    secret = hall.do(hall.hall.rooms.find(table)).table.setting.secret
    assert not any(secret in page for page in running)
    for person, seat in ((ann, 0), (bob, 1)):
        person.post(f"/table/{table}/resign", {"seat": seat})
    ended = eve.get(f"/table/{table}/chance").text
    assert "Everything checks out" in ended
    assert secret in ended
    assert commitment_of(secret) in seen
    text = eve.get(f"/table/{table}/record").text
    seed = seed_of(secret, table, ["heron & <b>", "otter"])
    assert f"\nseed: {seed}\n" in text
    assert f"<code>{seed}</code>" in ended
    file = tmp_path / "game.txt"
    file.write_text(text)
    said = CliRunner().invoke(command, [str(file), "--verify"])
    assert said.exit_code == 0, said.output
    assert f"fair: secret, table and words give this seed, if the hall showed {seen.pop()}" in said.output
    file.write_text(text.replace("otter", "badger"))
    assert "do not give the seed" in str(CliRunner().invoke(command, [str(file), "--verify"]).exception)


def test_a_finished_game_has_the_check_one_click_away(visit: Visit) -> None:
    ann = visit("Ann")
    table = ann.new_table("me", "bot:random", game="liars-dice")
    frame = ann.play(table)
    assert frame["status"] == "over"
    assert f'href="/table/{table}/chance"' in frame["ending"]
    page = ann.get(f"/table/{table}/chance").text
    assert re.search(r"all \d+ rolls and draws", re.sub("[\u2068\u2069]", "", page))
    secret = re.findall(r"hexkey:([0-9a-f]{64})", page)[0]
    assert hashlib.sha256(bytes.fromhex(secret)).hexdigest() == fingerprint(page)


@pytest.mark.parametrize("listed", ["yes", "no"])
def test_who_chose_the_seed_has_to_say_so(visit: Visit, listed: str) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = ann.new_table("me", "open", listed=listed, seed="7")
    warning = "The host chose the seed"
    link = link_of(ann, table)
    assert warning in ann.get(f"/table/{table}").text
    assert warning in bob.get(link).text
    assert bob.form(link, name="Bob").status_code == 303
    assert warning in bob.get(f"/table/{table}").text
    assert warning in bob.get(f"/table/{table}/chance").text


def test_a_guided_game_says_that_its_chance_is_fixed(visit: Visit) -> None:
    ann = visit("Ann")
    where = ann.form("/learn", game="burgundy").headers["location"]
    assert "A guided game" in ann.get(f"{where}/chance").text


def test_nobody_takes_two_seats_of_a_listed_table(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = ann.new_table("me", "open", "open", listed="yes")
    link = link_of(ann, table)
    assert ann.form(f"/table/{table}/sit", seat="1").status_code == 409
    assert ann.form(link).status_code == 409
    assert bob.form(f"/table/{table}/sit", seat="1").status_code == 303
    assert bob.form(f"/table/{table}/sit", seat="2").status_code == 409
    shared = ann.new_table("me", "here", "open", listed="yes")
    assert bob.form(f"/table/{shared}/sit", seat="2").status_code == 303
    assert ann.frame(shared)["status"] == "running"


def test_a_game_that_comes_as_a_record_can_still_be_checked(visit: Visit, hall: HallServer) -> None:
    ann, bob, eve = visit("Ann"), visit("Bob"), visit("Eve")
    table = ann.new_table("me", "open")
    assert ann.form(f"/table/{table}/word", seat="0", word="heron").status_code == 303
    assert bob.form(link_of(ann, table)).status_code == 303
    (first,) = [person for person in (ann, bob) if person.frame(table).get("decision")]
    first.play(table, 2)
    for person, seat in ((ann, 0), (bob, 1)):
        assert person.post(f"/table/{table}/resign", {"seat": seat}).status_code == 200
    text = ann.get(f"/table/{table}/record").text
    told = fingerprint(ann.get(f"/table/{table}/chance").text)

    def put(record: str) -> httpx.Response:
        return eve.http.post("/records", content=record, headers={"Accept": "application/json"})

    place = put(text).json()["url"].removesuffix("/replay")
    for _ in range(2):
        page = eve.get(f"{place}/chance").text
        assert "Everything checks out" in page
        assert "comes from a record" in page
        assert fingerprint(page) == told
        assert "heron" in page
        assert eve.get(f"{place}/record").text == text
        hall.stop()
        hall.start()
    for wrong, words in (
        (text.replace("heron", "otter"), "do not give the seed"),
        (text.replace(f"# fair commitment: {told}", "# fair commitment: " + "0" * 64), "not the one that the hall"),
        (text.replace("# fair word 1:\n", ""), "words of 1 seats"),
    ):
        answer = put(wrong)
        assert answer.status_code == 422
        assert words in answer.json()["error"]
        assert "line " in answer.json()["error"]


def test_a_link_gives_nobody_a_second_persons_seat(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = ann.new_table("me", "open", "bot:random")
    assert bob.form(link_of(ann, table)).status_code == 303
    link = ann.post(f"/table/{table}/link", {"seat": 0}).json()["url"]
    assert bob.form(link).status_code == 409
    assert ann.frame(table)["viewer"] == 0
