"""The home page: for somebody new, and for somebody whose tables wait."""

from __future__ import annotations

import re
from collections.abc import Callable

from meeplehall import bots
from meeplehall.web import guides
from meeplehall.web.offered_games import offered_games
from meeplehall.web.pages import doors

from .server import Person

Visit = Callable[..., Person]


def main_buttons(page: str) -> list[str]:
    """What is to be done first, door by door."""
    return re.findall(r'class="btn btn-main" formaction="(/\w+)" name="game" value="([\w-]+)"', page)


def test_somebody_new_reads_what_this_is_and_learns_first(visit: Visit) -> None:
    page = visit().get("/").text
    assert "Good board games, right in your browser" in page
    assert "No account needed" in page
    for game in offered_games():
        first = "/play" if guides.find(game.name) is None else "/learn"
        assert (first, game.name) in main_buttons(page)


def test_who_has_played_a_game_sees_its_result_and_is_offered_to_play_it(visit: Visit) -> None:
    ann = visit("Ann")
    table = ann.new_table("me", "bot:random")
    ann.play(table)
    page = ann.get("/").text
    assert "Welcome back, Ann" in page
    assert ("/play", "burgundy") in main_buttons(page)
    assert ("/learn", "renaissance") in main_buttons(page)
    row = page[page.index('class="panel slim over"') :]
    assert "You won" in row or "You came 2nd" in row or "You share the win" in row
    assert f'href="/table/{table}/review"' in row
    assert f'href="/table/{table}/replay"' in row
    assert 'href="/statistics"' in page
    assert "today" in row
    assert ">You</b>" in row


def test_the_level_is_chosen_once(visit: Visit) -> None:
    ann = visit()
    page = ann.get("/").text
    assert re.search(r'name="level" value="easy" checked', page)
    assert [level for level in bots.LEVELS if f'value="{level}"' in page] == list(bots.LEVELS)
    table = ann.form("/play", game="burgundy", level="gentle").headers["location"]
    assert ann.http.cookies["level"] == "gentle"
    assert re.search(r'name="level" value="gentle" checked', ann.get("/").text)
    hall = ann.hall.hall
    assert hall is not None
    room = ann.hall.do(hall.rooms.find(table.rpartition("/")[2]))
    assert [seat.bot for seat in room.table.seats] == ["", "gentle", "gentle"]
    assert re.search(r'name="level" value="easy" checked', visit().get("/", Cookie='level="><script>').text)


def test_the_tables_alone_are_what_the_page_asks_for(visit: Visit) -> None:
    ann = visit("Ann")
    assert 'data-waiting="0"' in ann.get("/tables").text
    table = ann.form("/play", game="burgundy").headers["location"]
    ann.my_turn(table.rpartition("/")[2])
    part = ann.get("/tables").text
    assert 'data-waiting="1"' in part
    assert f'href="{table}"' in part
    assert "<html" not in part
    used = set(re.findall(r'href="#(i-[\w-]+)"', part))
    assert used <= set(re.findall(r'<symbol id="(i-[\w-]+)"', part)), "every sign comes along"


def test_only_the_night_has_the_moon() -> None:
    assert doors.sign("nobility", {"night": "no"}) == doors.sign("nobility") == "crown"
    assert doors.sign("nobility", {"night": "yes"}) == "moon"
    assert len({doors.sign(game.name) for game in offered_games()}) >= 3
