"""Statistics count what was played, and say what cost most."""

from __future__ import annotations

import json
import os
from pathlib import Path

import msgspec
import pytest

import meeplehall
from meeplehall import bots
from meeplehall.core import record as records
from meeplehall.study.review import review
from meeplehall.study.statistics import (
    Cost,
    Played,
    by_phase,
    chosen_by,
    costliest,
    errors_of,
    expected_wins,
    favourites,
    over_time,
    rivals,
    rows,
    running_means,
)
from meeplehall.study.verdicts import Verdict, Way
from tests.terminal.command import refused, run


def save(folder: Path, name: str, game: str, seats: list[str], seed: int, age: int = 0) -> None:
    rules = meeplehall.game(game)
    record = records.begin(rules, len(seats), rules.settle(len(seats), {}), seed, seats)
    state = rules.new(len(seats), record.options, seed)
    hands = [bots.make("random", seat + seed) for seat in range(len(seats))]
    while not state.over:
        seat = state.actor()
        record.log.append((seat, hands[seat].choose(state, seat)))
        state.apply(*record.log[-1])
    path = folder / f"{name}.rec"
    path.write_text(records.write(record, rules))
    os.utime(path, (1_000_000 - age, 1_000_000 - age))


def one(rank: int, points: int, **more: object) -> Played:
    given = {"game": "chess", "players": 2, "when": 1.0, "against": ("Bob",)} | more
    return Played(rank=rank, points=points, **given)  # type: ignore[arg-type]


def test_results_are_counted_by_game_and_opponents() -> None:
    games = [
        one(1, 50),
        one(2, 40, players=3, against=("Bob", "Cid")),
        one(2, 70),
        one(1, 9, players=1, against=()),
    ]
    found = rows(games)
    assert list(found) == [("chess", 1, ()), ("chess", 2, ("Bob",)), ("chess", 3, ("Bob", "Cid"))]
    two = found["chess", 2, ("Bob",)]
    assert (two.games, two.won, two.last, two.best, two.mean()) == (2, 1, 1, 70, 60.0)
    assert [row.last for row in found.values()] == [0, 1, 0], "the second of three is not the last"
    assert expected_wins(games) == pytest.approx(1 / 2 + 1 / 3 + 1 / 2)
    assert one(2, 9, players=1).last
    assert two.error_rate() is None


def verdict(seat: int, loss: float, best: str, forced: bool = False) -> Verdict:
    share = [0.5 - loss, 0.5 + loss] if seat == 0 else [0.5 + loss, 0.5 - loss]
    played = Way(["wait"], share, [10.0, 10.0])
    return Verdict(0, seat, played, Way([best], [0.5, 0.5], [12.0, 12.0]), 0.0, forced, [], False)


def test_errors_are_told_by_phase_and_by_what_was_missed() -> None:
    state = meeplehall.game("burgundy").new(2, seed=1)
    turns = [verdict(0, 0.1, "take 3"), verdict(1, 0.4, "sell"), verdict(0, 0.2, "place 1"), verdict(0, 0.3, "take 5")]
    turns += [verdict(0, 0.4, "rest", forced=True), verdict(1, 0.0, "sell")]
    found = errors_of(review(turns, state), 0)
    assert found.all.turns == 3
    assert found.all.loss == pytest.approx(0.6)
    assert found.all.points == pytest.approx(6.0)
    assert {name: cost.turns for name, cost in found.phases.items()} == {"opening": 1, "middle": 2}
    assert {name: round(cost.loss, 6) for name, cost in found.kinds.items()} == {"take": 0.4, "place": 0.2}
    games = [one(1, 5, when=2.0, errors=found), one(2, 5, when=1.0, errors=found), one(1, 5)]
    assert [(name, round(cost.loss, 6)) for _, name, cost in costliest(games)] == [("take", 0.8), ("place", 0.4)]
    assert [name for _, name, _ in costliest(games, kinds=False)] == ["middle", "opening"]
    assert [when for when, _ in over_time(games)] == [1.0, 2.0]
    assert Cost().per_turn() == 0.0
    assert {phase: cost.turns for phase, cost in by_phase(games).items()} == {"opening": 2, "middle": 4, "end": 0}


def test_means_run_and_rivals_are_summed() -> None:
    assert running_means([4.0, 2.0, 0.0, 4.0], 3) == [4.0, 3.0, 2.0, 2.0]
    assert running_means([], 3) == []
    easy, hard = ("easy", Cost(0.3, 1.0, 10)), ("hard", Cost(0.1, 0.0, 10))
    games = [one(1, 5, rivals=(easy, easy, hard)), one(1, 5, rivals=(easy,)), one(1, 5)]
    found = rivals(games)
    assert {name: times for name, (times, _) in found.items()} == {"easy": 2, "hard": 1}
    assert found["easy"][1].per_turn() == pytest.approx(0.03)
    assert found["hard"][1].turns == 10


def test_favourites_are_what_was_chosen_for_a_whole_game() -> None:
    state = meeplehall.game("burgundy").new(2, {"setup": "advanced", "estates": "3,7"}, 1)
    assert chosen_by(state.view(1), 1) == ("estate 7",)
    assert chosen_by({"players": [{"character": {"name": "Belvedere"}}]}, 0) == ("Belvedere",)
    assert chosen_by(meeplehall.game("renaissance").new(2, seed=1).view(0), 0) == ()
    assert chosen_by({"pile": 3}, 0) == (), "a game may show its players otherwise"
    games = [one(1, 5, favourites=("a",)), one(2, 5, favourites=("b",)), one(2, 5, favourites=("b",))]
    assert favourites(games) == [("chess", "b", 2, 0), ("chess", "a", 1, 1)]


def test_the_command_sums_up_a_folder(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    save(tmp_path, "one", "burgundy", ["Ann", "Bob"], 1, age=10)
    save(tmp_path / "deep", "two", "burgundy", ["Bob", "Ann"], 2)
    save(tmp_path, "three", "renaissance", ["Ann"], 3)
    (tmp_path / "bad.rec").write_text("nothing\n")
    told = review([verdict(0, 0.1, "take 3")], meeplehall.game("burgundy").new(2, seed=1))
    (tmp_path / "one.rec.review.json").write_bytes(msgspec.json.encode(told))
    done = run("stats", str(tmp_path), "--json", "out.json", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "bad.rec, line 1" in done.stderr
    out = json.loads((tmp_path / "out.json").read_text())
    assert out["name"] == "Ann"
    assert [(game["game"], game["against"], game["errors"] is None) for game in out["games"]] == [
        ("burgundy", ["Bob"], False),
        ("burgundy", ["Bob"], True),
        ("renaissance", [], True),
    ]
    won = sum(game["rank"] == 1 for game in out["games"])
    assert done.stdout.startswith(f"Ann: {won} of 3 won; of 2 against others equal players would have won 1.0\n")
    assert "winning chance lost per turn" in done.stdout
    assert "estate 1 (burgundy) 2 x" in done.stdout
    assert run("stats", str(tmp_path), "--name", "Bob").stdout.startswith("Bob: ")


def test_bad_folders_and_names_are_refused(tmp_path: Path) -> None:
    assert refused("stats", str(tmp_path / "none")).endswith("is not a folder")
    assert "holds no finished game" in refused("stats", str(tmp_path))
    save(tmp_path, "one", "renaissance", ["Ann"], 3)
    assert "nobody in" in refused("stats", str(tmp_path), "--name", "Zoe")
    (tmp_path / "one.rec.review.json").write_text("[]")
    assert "is not a review" in refused("stats", str(tmp_path))
