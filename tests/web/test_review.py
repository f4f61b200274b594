"""Reviews in the hall: read by real workers, kept with the table, bounded, and never of a running game."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from meeplehall import registry
from meeplehall.core.record import Replay
from meeplehall.web.frames.review.figures import to_add_up

from .server import HallServer, Person

WAIT = 90.0
GOLDEN = Path(__file__).parents[1] / "golden"
QUICK = {"review_playouts": 2}
Open = Callable[..., HallServer]
Come = Callable[..., Person]


@pytest.fixture
def open_hall(tmp_path: Path) -> Iterator[Open]:
    halls: list[HallServer] = []

    def start(**limits: Any) -> HallServer:
        halls.append(HallServer(tmp_path, limits=QUICK | limits))
        return halls[-1]

    yield start
    for hall in halls:
        hall.stop()


@pytest.fixture
def come() -> Iterator[Come]:
    people: list[Person] = []

    def enter(hall: HallServer, name: str = "Ann") -> Person:
        people.append(Person(hall, name))
        return people[-1]

    yield enter
    for person in people:
        person.close()


def put(person: Person, name: str = "burgundy/two-2019", actions: int = 0) -> str:
    """A golden record as a table, or so many actions of it; answers its id."""
    text = (GOLDEN / f"{name}.rec").read_text(encoding="utf-8")
    if actions:
        text = text[: text.index(f"\n{actions + 1}. ")] + "\nunfinished\n"
    answer = person.http.post("/records", content=text, headers={"Content-Type": "text/plain"})
    assert answer.status_code == 201, answer.text
    found: str = answer.json()["url"].split("/")[2]
    return found


def start(person: Person, table: str, turn: int = 0, query: str = "") -> int:
    return person.post(f"/table/{table}/review{query}", {"turn": turn}).status_code


def read(person: Person, table: str, query: str = "") -> Any:
    """Wait until all of it is read."""
    assert start(person, table, query=query) == 200
    until = time.monotonic() + WAIT
    while time.monotonic() < until:
        found = person.json(f"/table/{table}/review/progress{query}")
        assert found["state"] in ("reading", "done")
        if found["state"] == "done":
            return found
        time.sleep(0.05)
    raise AssertionError("the game is not read")


def amounts(html: str) -> list[int]:
    found = re.findall(r'class="amount[^"]*">([^<]+)<', html)
    return [int(text.replace("\u2212", "-").replace(" %", "")) for text in found]


@pytest.mark.parametrize("name", ["burgundy/two-2019", "renaissance/solo-harder.2", "nobility/solo-buildings.2"])
def test_the_account_adds_up_and_every_turn_can_be_looked_at(open_hall: Open, come: Come, name: str) -> None:
    ann = come(open_hall())
    table = put(ann, name)
    found = read(ann, table)
    *entries, end = amounts(found["regions"]["verdict"])
    assert len(entries) in (4, 5)
    assert sum(entries) == end
    assert len(found["texts"]) == found["turns"] == found["read"]
    seats = found["regions"]["who"].count('scope="row"')
    assert found["regions"]["who"].count("Opening") == found["regions"]["who"].count("Middle") == seats
    for turn in (0, found["turns"] // 2, found["turns"] - 1, 10**6):
        moment = ann.json(f"/table/{table}/review/{turn}")
        assert moment["turn"] == min(turn, found["turns"] - 1)
        assert moment["played"]
        assert 'class="line line-played"' in moment["regions"]["moment"]
    page = ann.get(f"/table/{table}/review", **{"Accept-Language": "nl"})
    assert page.status_code == 200
    assert "Keerpunten" in page.text


def test_better_and_played_turns_are_marked_on_drawn_places(open_hall: Open, come: Come) -> None:
    ann = come(open_hall())
    table = put(ann, actions=60)
    wrong = read(ann, table)["errors"][0]
    moment = ann.json(f"/table/{table}/review/{wrong}")
    assert 'class="line line-better"' in moment["regions"]["moment"]
    assert "Also considered" in moment["regions"]["moment"]
    drawn = "".join(moment["regions"].values())
    for way in ("better", "played"):
        places = [place for step in moment[way] for place in step]
        assert places
        assert any(f'data-at="{place}"' in drawn for place in places)


def test_what_was_read_is_kept_and_reading_goes_on_where_it_was(open_hall: Open, come: Come) -> None:
    hall = open_hall(review_playouts=60)
    ann = come(hall)
    table = put(ann, actions=60)
    assert start(ann, table) == 200
    until = time.monotonic() + WAIT
    while ann.json(f"/table/{table}/review/progress")["read"] < 3:
        assert time.monotonic() < until
        time.sleep(0.02)
    hall.stop()
    hall.start()
    kept = ann.json(f"/table/{table}/review/progress")
    assert 3 <= kept["read"] < kept["turns"]
    assert kept["state"] == "waiting"
    whole = read(ann, table)
    assert whole["texts"][: kept["read"]] == kept["texts"][: kept["read"]]


def test_equal_games_have_equal_reviews(open_hall: Open, come: Come) -> None:
    ann = come(open_hall(review_playouts=4))
    found = [read(ann, put(ann, actions=40)) for _ in range(2)]
    assert found[0]["texts"] == found[1]["texts"]
    assert found[0]["heights"] == found[1]["heights"]


def test_a_second_look_with_open_cards_is_kept_apart(open_hall: Open, come: Come) -> None:
    hall = open_hall(review_playouts=4)
    ann = come(hall)
    table = put(ann, "renaissance/two-t12.2", actions=30)
    plain = read(ann, table)
    assert ann.json(f"/table/{table}/review/progress?open=yes")["read"] == 0
    looked = read(ann, table, "?open=yes")
    assert looked["turns"] == plain["turns"]
    assert looked["texts"] != plain["texts"]
    assert ann.json(f"/table/{table}/review/progress")["texts"] == plain["texts"]
    assert "Judged on what could be known then" in ann.json(f"/table/{table}/review/0")["regions"]["moment"]
    assert "Judged with all cards open" in ann.json(f"/table/{table}/review/0?open=yes")["regions"]["moment"]
    hall.stop()
    hall.start()
    assert ann.json(f"/table/{table}/review/progress?open=yes")["texts"] == looked["texts"]
    assert 'data-do="open-cards" aria-pressed="true"' in ann.get(f"/table/{table}/review?open=yes").text
    nothing_hidden = put(ann, "burgundy/two-basic", actions=10)
    assert 'data-do="open-cards"' not in ann.get(f"/table/{nothing_hidden}/review").text


def test_a_running_game_has_no_review(open_hall: Open, come: Come) -> None:
    hall = open_hall()
    ann = come(hall)
    table = ann.new_table("me", "bot:random", listed="yes")
    ann.play(table, 2)
    for path in ("review", "review/progress", "review/0", "review?open=yes", "review/0?open=yes"):
        assert ann.http.get(f"/table/{table}/{path}").status_code == 409
    assert start(ann, table) == 409
    assert ann.form(f"/table/{table}/play-on", turn="0").status_code == 409


def test_only_who_may_see_the_replay_may_see_the_review(open_hall: Open, come: Come) -> None:
    hall = open_hall()
    ann, eve = come(hall), come(hall, "Eve")
    table = put(ann)
    for path in ("replay", "review", "review/progress", "review/0"):
        assert eve.http.get(f"/table/{table}/{path}").status_code == 403
    assert start(eve, table) == 403
    assert eve.form(f"/table/{table}/play-on", turn="0").status_code == 403


def test_a_visitor_reads_a_few_games_at_once_and_an_address_so_many_an_hour(open_hall: Open, come: Come) -> None:
    hall = open_hall(review_playouts=400, reviews_per_visitor=2, reviews_per_address_at_once=3)
    ann, eve = come(hall), come(hall, "Eve")
    tables = [put(ann) for _ in range(3)]
    assert [start(ann, table) for table in tables] == [200, 200, 429]
    assert [start(ann, table) for table in tables[:2]] == [200, 200], "those that are read already count once"
    others = [put(eve, "renaissance/two-t12.2") for _ in range(2)]
    assert [start(eve, table) for table in others] == [200, 429]
    refused = eve.post(f"/table/{others[1]}/review", {"turn": 0})
    assert int(refused.headers["Retry-After"]) > 0
    assert eve.json(f"/table/{others[1]}/review/progress")["state"] == "waiting"


def test_only_so_many_games_are_read_at_once(open_hall: Open, come: Come) -> None:
    hall = open_hall(review_playouts=400, reviews=1)
    ann, eve = come(hall), come(hall, "Eve")
    assert start(ann, put(ann)) == 200
    assert start(eve, put(eve)) == 429


def test_people_are_served_before_reviews(open_hall: Open, come: Come) -> None:
    hall = open_hall(review_playouts=400)
    ann, eve = come(hall), come(hall, "Eve")
    assert start(eve, put(eve)) == 200
    table = ann.new_table("me", "bot:easy")
    assert hall.hall is not None
    # Until the bot has been asked: whoever begins may decide a few times first.
    while hall.hall.thinkers.tally.people.count == 0:
        assert ann.play(table, 1)["status"] == "running"


@pytest.mark.parametrize("others", ["bots", "me"])
def test_play_on_from_a_turn(open_hall: Open, come: Come, others: str) -> None:
    hall = open_hall()
    ann = come(hall)
    origin = put(ann)
    answer = ann.form(f"/table/{origin}/play-on", turn="47", others=others, level="random")
    assert answer.status_code == 303, answer.text
    table = answer.headers["location"].rpartition("/")[2]
    assert f"after move {_first(ann, origin, 47)}" in ann.get(f"/table/{table}").text
    over = ann.play(table)
    assert over["status"] == "over"
    assert "Compared with the first time" in over["ending"]
    back = f"/table/{origin}/review?after={_first(ann, origin, 47)}"
    assert back in over["ending"]
    assert '"turn":47,' in ann.get(back).text
    text = ann.get(f"/table/{table}/record").text
    assert f"# played on from table {origin}" in text
    again = Replay(text, registry.find, verify=True)
    again.finish()
    assert len(again.record.redraws) == 1
    source = ann.get(f"/table/{origin}/record").text
    shared = again.record.redraws[0].after
    first = Replay(source, registry.find)
    assert first.finish().log[:shared] == again.record.log[:shared]
    copied = ann.http.post("/records", content=text, headers={"Content-Type": "text/plain"})
    assert copied.status_code == 201, copied.text
    place = copied.json()["url"].removesuffix("/replay")
    assert ann.get(f"{place}/record").text.replace(place.rpartition("/")[2], "") == re.sub(r"#.*\n", "", text)
    assert ann.get(f"/table/{table}/replay?at=100").status_code == 200
    assert start(ann, table) == 200


def _first(person: Person, table: str, turn: int) -> int:
    step: int = person.json(f"/table/{table}/review/{turn}")["step"]
    return step


def test_a_turn_that_is_not_there_is_refused_in_one_line(open_hall: Open, come: Come) -> None:
    ann = come(open_hall())
    table = put(ann)
    for turn in ("-1", "9999", "x", ""):
        answer = ann.http.post(f"/table/{table}/play-on", data={"turn": turn}, headers={"Accept": "application/json"})
        assert answer.status_code == 400
        assert answer.json()["error"] == "a turn is a number from 0 to 51"


@pytest.mark.parametrize(
    ("parts", "total"), [([0.5, 0.5, 0.5], 1.5), ([-1.2, 3.7, -0.4], 2.1), ([10.4, -10.4], 0), ([0.0], 0)]
)
def test_rounded_parts_add_up(parts: list[float], total: float) -> None:
    whole = to_add_up(parts, total)
    assert sum(whole) == round(total)
    assert all(abs(a - b) <= 1 for a, b in zip(whole, parts, strict=True))
