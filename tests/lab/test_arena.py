from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from meeplehall.bots.knowledge import as_text, forget
from meeplehall.core.errors import BadOption, MeeplehallError
from meeplehall.core.game import MAX_SEED, Game
from meeplehall.core.net import Net
from meeplehall.core.record import Replay, write
from meeplehall.core.state import State
from meeplehall.lab.arena import Arena, Fixture, play, prepare
from meeplehall.lab.results import RESULTS, Result
from meeplehall.lab.standings import as_data, decided
from meeplehall.registry import find

FIXTURE = Fixture("renaissance", ("greedy", "easy", "random"), 2, seed=5)
GAMES = 12  # two seeds of six seatings


def plain(results: list[Result]) -> list[tuple[object, ...]]:
    """All of the results but the times."""
    return [(r.seating, r.seed, r.scores, r.ranks, r.turns, r.decisions) for r in results]


def run(arena: Arena, games: int = GAMES, jobs: int = 1) -> list[Result]:
    for _ in arena.run(games, jobs):
        pass
    return arena.results


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[Result]]:
    """The file of a run that nothing came between, and its results."""
    folder = tmp_path_factory.mktemp("whole")
    return folder / RESULTS, run(Arena(FIXTURE, str(folder)))


def test_as_many_bots_as_seats_rotate() -> None:
    fixture = Fixture("burgundy", ("a", "b", "c"), 3)
    assert fixture.seatings() == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]


def test_every_two_of_more_bots_meet_in_both_seats() -> None:
    seatings = Fixture("burgundy", ("a", "b", "c"), 2).seatings()
    assert sorted("".join(seating) for seating in seatings) == ["ab", "ac", "ba", "bc", "ca", "cb"]


def test_each_sits_alone_among_the_others_kind_in_every_seat() -> None:
    seatings = Fixture("burgundy", ("a", "b"), 3).seatings()
    assert sorted("".join(seating) for seating in seatings) == ["aab", "aba", "abb", "baa", "bab", "bba"]


def test_self_play_and_games_for_one() -> None:
    assert Fixture("burgundy", ("a", "a"), 2).seatings() == [("a", "a")]
    assert Fixture("burgundy", ("a", "a"), 3).seatings() == [("a", "a", "a")]
    assert Fixture("nobility", ("a", "b"), 1).seatings() == [("a",), ("b",)]
    assert Fixture("nobility", ("a",), 1).seatings() == [("a",)]


def test_all_seatings_share_each_seed(whole: tuple[Path, list[Result]]) -> None:
    results = whole[1]
    assert len(results) == GAMES
    for number, seed in enumerate((5, 6)):
        here = results[6 * number : 6 * number + 6]
        assert {r.seed for r in here} == {seed}
        assert [r.seating for r in here] == FIXTURE.seatings()


def test_a_seed_is_played_by_all_even_if_fewer_games_are_asked_for() -> None:
    assert len(run(Arena(FIXTURE, None), 7)) == 12


def test_results_are_those_of_the_games(whole: tuple[Path, list[Result]]) -> None:
    for result in whole[1]:
        assert len(result.scores) == len(result.ranks) == len(result.cpu) == len(result.longest) == 2
        assert sorted(result.ranks) in ([1, 2], [1, 1])
        assert sum(result.turns) <= result.decisions
        assert all(turns > 3 for turns in result.turns)
        assert all(0 <= longest <= cpu for longest, cpu in zip(result.longest, result.cpu))


@pytest.mark.parametrize("bot", ["random", "greedy", "easy", "normal"])
def test_games_repeat_themselves_and_other_seeds_differ(bot: str) -> None:
    fixture = prepare(Fixture("renaissance", (bot, "greedy"), 2))
    first, _ = play(fixture, (bot, "greedy"), 3)
    assert plain([play(fixture, (bot, "greedy"), 3)[0]]) == plain([first])
    others = [play(fixture, (bot, "greedy"), seed)[0] for seed in (4, 5)]
    assert any(other.decisions != first.decisions for other in others)


def test_a_budget_of_imagined_games_makes_games_repeat_themselves() -> None:
    fixture = prepare(Fixture("renaissance", ("hard@2", "greedy"), 2))
    first, second = (play(fixture, ("hard@2", "greedy"), 3)[0] for _ in range(2))
    assert plain([first]) == plain([second])


def test_processes_make_no_difference(whole: tuple[Path, list[Result]]) -> None:
    one, two = whole[1], run(Arena(FIXTURE, None), jobs=2)
    assert plain(one) == plain(two)
    assert as_data(one)["pairs"] == as_data(two)["pairs"]


@pytest.mark.parametrize(
    ("stop_after", "half"),
    [
        (0, b'{"seating":["gree'),
        (5, b""),
        (6, b'{"seating":["greedy","easy"],"seed":6'),
        (10, '{"seating":["ü'.encode()[:-1]),
        (GAMES, b"{"),
    ],
)
def test_a_run_that_was_cut_off_goes_on(
    stop_after: int, half: bytes, whole: tuple[Path, list[Result]], tmp_path: Path
) -> None:
    expected = plain(whole[1])
    lines = whole[0].read_bytes().splitlines(keepends=True)
    (tmp_path / RESULTS).write_bytes(b"".join(lines[: 1 + stop_after]) + half)
    arena = Arena(FIXTURE, str(tmp_path))
    assert plain(arena.results) == expected[:stop_after]
    new = list(arena.run(GAMES))
    assert plain(new) == expected[stop_after:]
    assert plain(arena.results) == expected
    again = Arena(FIXTURE, str(tmp_path))
    assert list(again.run(GAMES)) == []
    assert plain(again.results) == expected


def test_a_run_that_is_left_in_the_middle_goes_on(whole: tuple[Path, list[Result]], tmp_path: Path) -> None:
    games = Arena(FIXTURE, str(tmp_path)).run(GAMES)
    for _ in range(8):
        next(games)
    del games
    arena = Arena(FIXTURE, str(tmp_path))
    assert len(arena.results) == 8
    assert plain(run(arena)) == plain(whole[1])


def test_a_half_written_first_line_starts_anew(tmp_path: Path) -> None:
    for half in ("", '{"game":"rena'):
        (tmp_path / RESULTS).write_text(half)
        assert Arena(FIXTURE, str(tmp_path)).results == []
        assert json.loads((tmp_path / RESULTS).read_text())["game"] == "renaissance"


def test_other_bots_and_seeds_use_what_is_there(whole: tuple[Path, list[Result]], tmp_path: Path) -> None:
    (tmp_path / RESULTS).write_bytes(whole[0].read_bytes())
    two = Fixture("renaissance", ("easy", "random"), 2, seed=6)
    arena = Arena(two, str(tmp_path))
    assert len(list(arena.run(4))) == 2
    assert plain(arena.results) == plain(run(Arena(two, None), 4))


def test_a_game_twice_in_the_file_counts_once(whole: tuple[Path, list[Result]], tmp_path: Path) -> None:
    text = whole[0].read_text()
    (tmp_path / RESULTS).write_text(text + text.splitlines()[-1] + "\n")
    assert plain(run(Arena(FIXTURE, str(tmp_path)))) == plain(whole[1])


@pytest.mark.parametrize(
    "other",
    [
        Fixture("burgundy", ("greedy", "random"), 2),
        Fixture("renaissance", ("greedy", "random"), 3),
    ],
)
def test_a_folder_of_another_kind_is_refused(other: Fixture, tmp_path: Path) -> None:
    Arena(FIXTURE, str(tmp_path))
    before = (tmp_path / RESULTS).read_bytes()
    with pytest.raises(MeeplehallError, match=r"results\.jsonl: holds games of another kind; choose another folder"):
        Arena(other, str(tmp_path))
    assert (tmp_path / RESULTS).read_bytes() == before


def test_other_options_and_other_content_are_another_kind(tmp_path: Path) -> None:
    Arena(Fixture("burgundy", ("greedy", "random"), 2), str(tmp_path))
    with pytest.raises(MeeplehallError, match="of another kind"):
        Arena(Fixture("burgundy", ("greedy", "random"), 2, options={"setup": "advanced"}), str(tmp_path))
    pack = tmp_path / "mine.toml"
    pack.write_text("[goods]\ntypes = 6\nper_type = 8\nper_player = 3\n")
    with pytest.raises(MeeplehallError, match="of another kind"):
        Arena(Fixture("burgundy", ("greedy", "random"), 2, pack=str(pack)), str(tmp_path))


def header_of(folder: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((folder / RESULTS).read_text().splitlines()[0])
    return data


def write_weights(path: Path, weight: int) -> None:
    names = find("burgundy").heuristic().feature_names()
    path.write_text(as_text(Net(len(names), 1, [weight] * len(names), [0], [1], 0), names, {}))
    forget()


def test_a_bot_with_other_weights_is_refused_until_it_has_the_first_ones_again(tmp_path: Path) -> None:
    weights = tmp_path / "value.json"
    fixture = Fixture("burgundy", ("random", f"normal:{weights}"), 2)
    write_weights(weights, 1)
    run(Arena(fixture, str(tmp_path)), 2)
    before = (tmp_path / RESULTS).read_bytes()
    write_weights(weights, 2)
    with pytest.raises(
        MeeplehallError, match=r"results\.jsonl: 'normal:.*' had other settings or weights in these games"
    ):
        Arena(fixture, str(tmp_path))
    assert Arena(Fixture("burgundy", ("random", "random"), 2), str(tmp_path)).results == []
    write_weights(weights, 1)
    assert len(Arena(fixture, str(tmp_path)).results) == 2
    assert (tmp_path / RESULTS).read_bytes() == before


def test_a_level_that_was_something_else_is_refused(whole: tuple[Path, list[Result]], tmp_path: Path) -> None:
    now = header_of(whole[0].parent)["bots"]["easy"]
    changed = whole[0].read_text().replace(now, "0123456789ab", 1)
    (tmp_path / RESULTS).write_text(changed)
    with pytest.raises(MeeplehallError, match=r"results\.jsonl: 'easy' had other settings or weights"):
        Arena(FIXTURE, str(tmp_path))
    assert (tmp_path / RESULTS).read_text() == changed


def test_bots_that_are_new_to_a_file_get_into_its_header(whole: tuple[Path, list[Result]], tmp_path: Path) -> None:
    """Those of a file from before there were fingerprints are taken on trust, once."""
    bots = header_of(whole[0].parent)["bots"]
    assert set(bots) == {"greedy", "easy", "random"}
    lines = whole[0].read_text().splitlines(keepends=True)
    earlier = header_of(whole[0].parent)
    del earlier["bots"]
    (tmp_path / RESULTS).write_text("".join([json.dumps(earlier) + "\n", *lines[1:]]))
    two = Arena(Fixture("renaissance", ("easy", "random"), 2, seed=5), str(tmp_path))
    assert len(two.results) == 4
    assert header_of(tmp_path)["bots"] == {name: bots[name] for name in ("easy", "random")}
    assert plain(Arena(FIXTURE, str(tmp_path)).results) == plain(whole[1])
    assert header_of(tmp_path) == header_of(whole[0].parent)
    assert (tmp_path / RESULTS).read_text().splitlines(keepends=True)[1:] == lines[1:]


def test_a_damaged_file_is_told_by_line(whole: tuple[Path, list[Result]], tmp_path: Path) -> None:
    path = tmp_path / RESULTS
    lines = whole[0].read_text().splitlines()
    path.write_text("\n".join([*lines[:3], lines[3][:40], *lines[4:]]) + "\n")
    with pytest.raises(MeeplehallError, match=r"results.jsonl, line 4: "):
        Arena(FIXTURE, str(tmp_path))
    path.write_text("hello\n")
    with pytest.raises(MeeplehallError, match=r"results.jsonl, line 1: "):
        Arena(FIXTURE, str(tmp_path))


def test_records_replay_to_the_same_result(tmp_path: Path) -> None:
    fixture = Fixture("burgundy", ("greedy", "random"), 2, seed=9, options={"setup": "advanced"})
    results = run(Arena(fixture, str(tmp_path), keep_records=True), 4)
    files = sorted((tmp_path / "records").iterdir())
    assert len(files) == 4
    seen = []
    for file in files:
        replay = Replay(file.read_text(encoding="utf-8"), find, verify=True)
        record = replay.finish()
        outcome = replay.state.outcome()
        seen.append((tuple(record.names), record.seed, outcome.scores, outcome.ranks, len(record.log)))
        assert record.options["setup"] == "advanced"
    assert sorted(seen) == sorted((r.seating, r.seed, r.scores, r.ranks, r.decisions) for r in results)


def test_a_game_with_a_record_is_played_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun = []
    begin = Game.begin

    def counted(game: Game, *arguments: Any) -> State:
        begun.append(game.name)
        return begin(game, *arguments)

    fixture = prepare(Fixture("nobility", ("greedy", "random"), 2))
    monkeypatch.setattr(Game, "begin", counted)
    _, text = play(fixture, ("greedy", "random"), 3, recorded=True)
    assert begun == ["nobility"]
    assert text is not None
    assert write(Replay(text, find).finish(), find("nobility")) == text


def test_the_last_seed_is_followed_by_the_first(tmp_path: Path) -> None:
    fixture = Fixture("renaissance", ("greedy", "random"), 2, seed=MAX_SEED)
    results = run(Arena(fixture, str(tmp_path)), 4)
    assert [r.seed for r in results] == [MAX_SEED, MAX_SEED, 0, 0]
    again = Arena(fixture, str(tmp_path))
    assert list(again.run(4)) == []
    assert plain(again.results) == plain(results)


def test_early_stops_at_whole_seeds_as_soon_as_it_is_decided() -> None:
    fixture = Fixture("renaissance", ("greedy", "random"), 2)
    arena = Arena(fixture, None)
    for _ in arena.run(100, decided=lambda found: decided(found, 0.5)):
        pass
    results = arena.results
    assert len(results) % 2 == 0
    assert 20 <= len(results) < 100
    assert decided(results, 0.5)
    assert not decided(results[:-2], 0.5)


def test_early_stops_at_the_same_game_after_a_break(tmp_path: Path) -> None:
    fixture = Fixture("renaissance", ("greedy", "random"), 2)
    one = Arena(fixture, None)
    asked: list[int] = []

    def enough(found: list[Result]) -> bool:
        asked.append(len(found))
        return len(found) >= 7

    for _ in one.run(100, decided=enough):
        pass
    assert asked == [2, 4, 6, 8]
    games = Arena(fixture, str(tmp_path)).run(100, decided=enough)
    for _ in range(7):
        next(games)
    two = Arena(fixture, str(tmp_path))
    for _ in two.run(100, decided=enough):
        pass
    assert plain(two.results) == plain(one.results)


def test_early_stops_at_the_same_game_with_any_number_of_processes(tmp_path: Path) -> None:
    """Three seeds decide: two processes play a fourth at the same time, which does not count, then or later."""
    fixture = Fixture("renaissance", ("greedy", "random"), 2)

    def early(arena: Arena, jobs: int) -> list[Result]:
        for _ in arena.run(100, jobs, lambda found: len(found) in (6, 8)):
            pass
        return arena.results

    one, two = early(Arena(fixture, None), 1), early(Arena(fixture, str(tmp_path)), 2)
    assert len(one) == 6
    assert plain(two) == plain(one)
    assert len(Arena(fixture, str(tmp_path)).results) == 8
    for jobs in (1, 2):
        assert plain(early(Arena(fixture, str(tmp_path)), jobs)) == plain(one)


@pytest.mark.parametrize(
    ("fixture", "message"),
    [
        (Fixture("burgundy", ("greedy",), 2), "name at least two bots"),
        (Fixture("burgundy", ("greedy", "deep"), 2), "unknown bot 'deep'"),
        (Fixture("burgundy", ("greedy", "random"), 2, seed=-1), "seed must be from 0 to"),
        (Fixture("burgundy", ("greedy", "random"), 2, seed=MAX_SEED + 1), "seed must be from 0 to"),
        (Fixture("burgundy", ("greedy", "random"), 9), "2 to 4 players, not 9"),
        (Fixture("burgundy", ("greedy", "random"), 2, options={"colour": "red"}), "unknown option 'colour'"),
        (Fixture("burgundy", ("greedy", "normal:none.json"), 2), "none.json: cannot be read"),
    ],
)
def test_what_cannot_be_played_is_refused_before_anything_is_written(
    fixture: Fixture, message: str, tmp_path: Path
) -> None:
    with pytest.raises(MeeplehallError, match=message):
        Arena(fixture, str(tmp_path / "out"))
    assert not (tmp_path / "out").exists()


def test_a_file_in_place_of_the_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "out").write_text("mine")
    with pytest.raises(MeeplehallError, match="out: cannot be made a folder: "):
        Arena(FIXTURE, str(tmp_path / "out"))
    assert (tmp_path / "out").read_text() == "mine"


def test_options_are_settled() -> None:
    assert prepare(Fixture("burgundy", ("greedy", "random"), 2)).options["setup"] == "basic"
    with pytest.raises(BadOption, match="cannot be 'x'"):
        prepare(Fixture("burgundy", ("greedy", "random"), 2, options={"setup": "x"}))
