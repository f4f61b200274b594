"""Reports: the right numbers, called real only when they are, on a page that holds together."""

from __future__ import annotations

import random
from html.parser import HTMLParser
from pathlib import Path

import polars as pl
import pytest
from click.testing import CliRunner

import meeplehall
from meeplehall.bots.knowledge import heuristic_for
from meeplehall.core.errors import BadOption
from meeplehall.data.report.making import Asked, against, make
from meeplehall.data.report.measures import apart, mean_of, paired, stand_out
from meeplehall.data.report.plots import bars, histogram, layers
from meeplehall.data.report.questions import Games, changes
from meeplehall.data.report.swings import Swing, shares, swings
from meeplehall.data.simulated import simulate_into
from meeplehall.lab.simulation import Series
from meeplehall.registry import BUILT_IN, find
from meeplehall.study.curves import chances_for
from meeplehall.study.verdicts import BUDGETS
from meeplehall.terminal.main import main


def test_intervals_hold_the_mean_as_often_as_they_say() -> None:
    dice = random.Random(1)
    hits = 0
    for _ in range(400):
        found = mean_of("x", [dice.gauss(5, 3) for _ in range(60)])
        hits += abs(found.mean - 5) <= found.half
    assert 0.90 < hits / 400 < 0.985


def test_of_many_chance_differences_hardly_any_is_called_real() -> None:
    dice = random.Random(2)
    noise = [apart(str(n), [dice.random() for _ in range(50)], [dice.random() for _ in range(50)]) for n in range(200)]
    true = apart("true", [dice.random() + 0.5 for _ in range(50)], [dice.random() for _ in range(50)])
    found = stand_out([*noise, true])
    assert [one.label for one in found if one.real][-1:] == ["true"]
    assert sum(one.real for one in found) <= 3
    assert sum(one.chance() < 0.05 for one in noise) >= 4, "without care some would have been called real"


def test_the_same_games_compared_game_by_game_show_small_changes() -> None:
    dice = random.Random(3)
    before = [dice.gauss(150, 20) for _ in range(100)]
    after = [one + dice.gauss(2, 1) for one in before]
    assert paired("points", after, before).half < 0.5 < 2 < apart("points", after, before).half


def test_a_report_has_the_numbers_of_its_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BUDGETS, "quick", 12)
    asked = Asked("nobility", (2,), "greedy", 40, 9, reviews=1)
    page = make(asked, str(tmp_path))
    games = Games.load(meeplehall.game("nobility"), str(tmp_path / "games-2"))
    assert games.games.height == 40
    for seat in games.by_seat("score"):
        assert seat.text() in page
    assert sum(one.mean for one in games.by_seat("win")) == pytest.approx(1)
    shares = games.use_over_time()
    for tenth in range(10):
        assert sum(share[tenth] for share in shares.values()) == pytest.approx(1)
    for words, places in games.places_over_time().items():
        for tenth in range(10):
            assert sum(share[tenth] for share in places.values()) in (0, pytest.approx(1)), words
    assert set(games.places_over_time()) == {"go, place"}
    assert "Luck and errors, reviewed" in page
    check_page(page)


def test_each_option_is_tried_by_itself() -> None:
    page = make(Asked("burgundy", (2,), "greedy", 20, 9, each_option=True))
    for value in ("edition 2019", "setup advanced", "setup free", "tie most"):
        assert f"<td>{value}: wins of seat 0</td>" in page
    assert "estates" not in page, "without a list of values there is nothing to try"
    assert "setup basic" not in page, "as usual"
    check_page(page)


@pytest.mark.parametrize(("name", "players"), [("burgundy", 3), ("renaissance", 2), ("nobility", 2)])
def test_what_moved_the_chances_adds_up_to_the_result(name: str, players: int, tmp_path: Path) -> None:
    simulate_into(str(tmp_path), Series(name, players, ("greedy", *("random",) * (players - 1)), 3), 6)
    games = Games.load(meeplehall.game(name), str(tmp_path))
    found = swings(games)
    for number, game in enumerate(found):
        row = games.games.row(number, named=True)
        options = {key.removeprefix("option_"): value for key, value in row.items() if key.startswith("option_")}
        start = games.game.new(players, options, row["seed"])
        before = chances_for(start).shares(heuristic_for(start), start)
        wins = games.seats.filter(pl.col("game") == row["game"]).sort("seat")["win"].to_list()
        for seat, swing in enumerate(game):
            assert before[seat] + sum(swing.parts()) == pytest.approx(wins[seat])
        for source in range(3):
            assert any(swing.parts()[source] for swing in game)
    assert sum(one.mean for one in shares(found)) == pytest.approx(1)


def test_luck_and_skill_are_told_apart() -> None:
    """Results that dice alone decide are luck; those that follow from decisions are not."""
    dice = random.Random(4)
    ways = [dice.choice((-0.5, 0.5)) for _ in range(50)]
    assert [one.mean for one in shares([[Swing(way, 0.0), Swing(-way, 0.0)] for way in ways])] == [1, 0, 0]
    mixed = shares([[Swing(way / 4, way / 2, way / 4), Swing(-way / 4, -way / 2, -way / 4)] for way in ways])
    assert [one.mean for one in mixed] == pytest.approx([0.25, 0.5, 0.25])


GENEROUS = "[scoring]\nwatchtower = 19\n"


def test_a_changed_pack_is_seen_in_what_it_changes(tmp_path: Path) -> None:
    (tmp_path / "generous.toml").write_text(GENEROUS)
    given = ["--players", "2", "--games", "30", "--against-pack", str(tmp_path / "generous.toml")]
    run = CliRunner().invoke(main, ["report", "burgundy", *given, "--out", str(tmp_path / "r.html")])
    assert run.exit_code == 0, run.output
    page = (tmp_path / "r.html").read_text()
    assert "2 players: with pack generous.toml" in page
    assert "<tr class=real>" in page
    check_page(page)


def test_nothing_is_real_where_nothing_changed(tmp_path: Path) -> None:
    game = meeplehall.game("renaissance")
    for name in ("a", "b"):
        simulate_into(str(tmp_path / name), Series("renaissance", 2, ("greedy",), 4), 20)
    found = changes(Games.load(game, str(tmp_path / "a")), Games.load(game, str(tmp_path / "b")))
    assert len(found) > 6
    assert not any(one.real for one in found)
    assert all(one.mean == 0 for one in found)


def test_what_is_compared_must_differ() -> None:
    with pytest.raises(BadOption, match="is the same"):
        against(Asked("burgundy"), None, "greedy", {})
    run = CliRunner().invoke(main, ["report", "burgundy", "--players", "two"])
    assert "such as 2,3" in str(run.exception)


def test_names_in_plots_are_escaped() -> None:
    evil = "<script>alert(1)</script>"
    drawn = bars(evil, [mean_of(evil, [1.0, 2.0])]) + layers(evil, {evil: [1.0, 1.0]}) + histogram(evil, [1, 2, 5])
    assert "<script" not in drawn


class Balanced(HTMLParser):
    """Every element that is opened is closed in its turn."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def check_page(text: str) -> None:
    parser = Balanced()
    parser.feed(text)
    assert parser.open == []
    assert "nan" not in text
    assert "http" not in text


REPORTS = Path(__file__).parents[2] / "docs" / "reports"


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_reports_in_the_docs_are_of_the_rules_that_are_played(name: str) -> None:
    """After a change of rules: the commands of docs/reports/README.md make them anew."""
    listed = (REPORTS / "README.md").read_text(encoding="utf-8")
    for page in (f"{name}.html", f"{name}-levels.html"):
        text = (REPORTS / page).read_text(encoding="utf-8")
        check_page(text)
        assert f"<th scope='row'>rules</th><td>{find(name).version}</td>" in text
        assert f"({page})" in listed
    numbers = range(find(name).min_players, find(name).max_players + 1)
    whole = (REPORTS / f"{name}.html").read_text(encoding="utf-8")
    assert [whole.count(f"<h2>{'Alone' if n == 1 else f'{n} players'}</h2>") for n in numbers] == [1] * len(numbers)
