"""Statistics in the hall: of one's own finished games, of nobody else's, bounded, and read once."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from meeplehall.study.statistics import PEOPLE, Played
from meeplehall.table import Seat, Table
from meeplehall.web.entrance.visitors import Visitor
from meeplehall.web.pages.plots import Named, luck_plot, rate_plot, result_bar
from meeplehall.web.texts import texts
from tools.pasts import Past, keep, play, read

from .server import HallServer, Person
from .test_review import put
from .test_review import read as have_read

PLAYOUTS = 2
NAMES = {"ann": "Ann", "eve": "<b>Eve</b>"}
Come = Callable[..., Person]
GAMES = [
    Past("renaissance", 2, "easy", days_ago=40),
    Past("renaissance", 1, days_ago=30),
    Past("burgundy", 2, "easy", days_ago=3, options={"setup": "advanced", "estates": "7,3"}, reviewed=False),
]


@pytest.fixture(scope="module")
def pasts() -> list[tuple[Past, Table, list[Any]]]:
    """Games of Ann, played and read once for all tests."""
    played = [(past, play(past, seed, "ann", "Ann")) for seed, past in enumerate(GAMES, start=11)]
    return [(past, table, read(table, PLAYOUTS) if past.reviewed else []) for past, table in played]


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[HallServer]:
    server = HallServer(tmp_path, limits={"review_playouts": PLAYOUTS})
    yield server
    server.stop()


@pytest.fixture
def come(hall: HallServer) -> Iterator[Come]:
    people: list[Person] = []

    def enter(player: str) -> Person:
        person = Person(hall)
        assert hall.hall is not None
        name, _, value = hall.hall.cookie.write(Visitor(player, NAMES[player])).partition(";")[0].partition("=")
        person.http.cookies.set(name, value)
        people.append(person)
        return person

    yield enter
    for person in people:
        person.close()


def give(hall: HallServer, table: Table, verdicts: list[Any], name: str = "", seats: list[Seat] | None = None) -> None:
    """A game as another hall has it, under another name or with others on the seats."""
    assert hall.hall is not None
    twin = Table(replace(table.setting, id=name or table.id), table.game)
    twin.seats = seats or table.seats
    twin.log, twin.status, twin.state = table.log, table.status, table.state
    hall.do(keep(hall.hall.store, twin, verdicts, hall.hall.reviews.budget))


def own_games(hall: HallServer, player: str) -> list[Played]:
    assert hall.hall is not None
    return hall.do(hall.hall.own_games.of((player,)))


def test_nothing_is_counted_yet(come: Come) -> None:
    page = come("ann").get("/statistics")
    assert page.status_code == 200
    assert "Nothing to count yet." in page.text
    assert 'href="/puzzles/today"' in page.text


def test_own_games_are_counted_with_what_their_reviews_say(hall: HallServer, come: Come, pasts: Any) -> None:
    for _, table, verdicts in pasts:
        give(hall, table, verdicts)
    found = own_games(hall, "ann")
    assert [(game.game, game.players, game.against, game.errors is None) for game in found] == [
        ("renaissance", 2, ("easy",), False),
        ("renaissance", 1, (), False),
        ("burgundy", 2, ("easy",), True),
    ]
    for game, (_, table, verdicts) in zip(found, pasts, strict=True):
        outcome = table.state.outcome()
        assert (game.rank, game.points) == (outcome.ranks[0], outcome.scores[0])
        if game.errors is not None:
            own = [verdict for verdict in verdicts if verdict.seat == 0 and not verdict.forced]
            assert game.errors.all.turns == len(own)
            assert game.errors.all.loss == pytest.approx(sum(verdict.loss() for verdict in own))
    assert [level for level, _ in found[0].rivals] == ["easy"]
    assert found[2].favourites == ("estate 7",)
    page = come("ann").get("/statistics").text
    won = sum(game.won for game in found)
    assert f"{won} of 3" in page
    assert "Estate 7" in page
    assert 'class="mean"' in page
    assert f'href="/table/{found[2].source}/review"' in page, "what is not analysed yet can be"
    assert all(f'href="/table/{game.source}/replay"' in page for game in found)
    dutch = come("ann").get("/statistics", **{"Accept-Language": "nl"}).text
    assert "Landgoed 7" in dutch
    assert f"{won} van 3" in dutch


def test_a_game_is_chosen_and_an_unknown_one_is_refused(hall: HallServer, come: Come, pasts: Any) -> None:
    for _, table, verdicts in pasts:
        give(hall, table, verdicts)
    ann = come("ann")
    page = ann.get("/statistics?game=renaissance").text
    assert 'aria-current="page">Renaissance Man<' in page
    assert "Estate 7" not in page
    assert "2 games since" in page
    assert "No finished game of Rise to Nobility yet." in ann.get("/statistics?game=nobility").text
    refused = ann.http.get("/statistics", params={"game": "<i>chess"})
    assert refused.status_code == 404
    assert "<i>chess" not in refused.text
    assert (
        "there are: burgundy"
        in ann.http.get("/statistics", params={"game": "chess"}, headers={"Accept": "application/json"}).json()["error"]
    )


def test_nobody_sees_what_others_played_and_names_are_text(hall: HallServer, come: Come, pasts: Any) -> None:
    for _, table, verdicts in pasts:
        give(hall, table, verdicts)
    eve = come("eve")
    page = eve.get("/statistics").text
    assert "Nothing to count yet." in page
    assert not any(table.id in page for _, table, _ in pasts)
    assert own_games(hall, "") == []
    give(hall, play(Past("renaissance", 1), 5, "eve", NAMES["eve"]), [])
    page = eve.get("/statistics").text
    assert "<b>Eve</b>" not in page
    assert "&lt;b&gt;Eve&lt;/b&gt;" in page


def test_people_are_met_by_name_and_their_errors_are_their_own(hall: HallServer, come: Come, pasts: Any) -> None:
    _, table, verdicts = pasts[0]
    give(hall, table, verdicts, seats=[table.seats[0], Seat("eve", NAMES["eve"])])
    (game,) = own_games(hall, "ann")
    assert (game.against, game.met, game.rivals) == ((PEOPLE,), (NAMES["eve"],), ())
    page = come("ann").get("/statistics").text
    assert "<b>Eve</b>" not in page
    assert "&lt;b&gt;Eve&lt;/b&gt;" in page
    assert "people" in page


def test_running_games_records_and_games_played_on_are_left_out(hall: HallServer, come: Come) -> None:
    ann = come("ann")
    running = ann.new_table("me", "bot:random", game="renaissance")
    ann.play(running, 3)
    record = put(ann, "renaissance/solo-harder.2")
    on = ann.form(f"/table/{record}/play-on", turn="3", others="me").headers["location"].rpartition("/")[2]
    ann.play(on)
    shared = ann.new_table("me", "here", game="renaissance")
    for seat in (0, 1):
        assert ann.post(f"/table/{shared}/resign", {"seat": seat}).status_code == 200
    assert own_games(hall, "ann") == []
    assert "Nothing to count yet." in ann.get("/statistics").text


def test_a_review_counts_as_soon_as_it_is_complete(hall: HallServer, come: Come, pasts: Any) -> None:
    _, table, verdicts = pasts[1]
    give(hall, table, verdicts[:-1])
    assert own_games(hall, "ann")[0].errors is None
    ann = come("ann")
    have_read(ann, table.id)
    assert own_games(hall, "ann")[0].errors is not None
    assert 'class="mean"' in ann.get("/statistics").text


def test_only_the_latest_are_counted_and_each_is_read_once(tmp_path: Path, pasts: Any) -> None:
    hall = HallServer(tmp_path, limits={"review_playouts": PLAYOUTS, "statistics_games": 2})
    try:
        for _, table, verdicts in pasts:
            give(hall, table, verdicts)
        found = own_games(hall, "ann")
        assert len(found) == 2
        assert hall.hall is not None
        reads: list[str] = []
        load = hall.hall.store.load

        async def counted(table: str) -> Any:
            reads.append(table)
            return await load(table)

        hall.hall.store.load = counted  # type: ignore[method-assign]
        assert own_games(hall, "ann") == found
        assert reads == []
        assert hall.hall.rooms.count() == 0, "statistics take no room of a table that is played"
    finally:
        hall.stop()


def test_many_games_are_soon_summed_up(hall: HallServer, come: Come, pasts: Any) -> None:
    ann, (_, table, verdicts) = come("ann"), pasts[0]
    for n in range(60):
        give(hall, table, verdicts if n < 6 else [], name=f"t{n}")
    assert len(own_games(hall, "ann")) == 60
    began = time.process_time()
    page = ann.get("/statistics").text
    assert time.process_time() - began < 0.5
    assert page.count("/replay") == 60
    assert len(page) < 200_000


def test_plots_keep_within_their_frame_and_say_what_they_show() -> None:
    t = texts()
    for values in ([0.0], [3.0, 250.0], [0.2, 0.3, 0.1] * 30):
        dots = [Named(value, f"<{value}>") for value in values]
        drawn = rate_plot(dots, ["1 May"] * len(values), [Named(2.0, "easy")], "all of it", t)
        heights = [float(y) for y in re.findall(r'cy="([\d.]+)%"', drawn)]
        assert len(heights) == len(values) + 1
        assert all(0 <= y <= 100 for y in heights)
        assert "<title id=" in drawn
        assert ">all of it</desc>" in drawn
        assert "&lt;" in drawn
    bars = luck_plot([Named(-40.0, "bad"), Named(7.0, "good")], ["1 May", "2 May"], "luck", t)
    assert bars.count("cv-luck-down") == bars.count("cv-luck-up") == 1
    assert 'width="75.00%"' in result_bar(1, 1, 4, "said")
