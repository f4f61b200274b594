"""Games as tables: whole, resumable, the same whoever played them."""

from __future__ import annotations

import re
from pathlib import Path

import duckdb
import polars as pl
import pytest
from click.testing import CliRunner

import meeplehall
from meeplehall.core import record as records
from meeplehall.core.errors import MeeplehallError
from meeplehall.data import simulated
from meeplehall.data.converted import convert
from meeplehall.data.parts import Dataset, read
from meeplehall.data.schema import TABLES, columns
from meeplehall.data.simulated import simulate_into
from meeplehall.lab.simulation import Series, simulate
from meeplehall.terminal.main import main

TIMES = {"seats": ["cpu_ms"], "decisions": ["cpu_us"]}
"""What differs from run to run."""


@pytest.fixture(autouse=True)
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulated, "PART", 4)


def whole(folder: Path) -> dict[str, pl.DataFrame]:
    return {table: read(str(folder), table).drop(TIMES.get(table, [])) for table in TABLES}


def same(one: dict[str, pl.DataFrame], other: dict[str, pl.DataFrame]) -> bool:
    return all(one[table].equals(other[table]) for table in TABLES)


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [("burgundy", 3, {}), ("renaissance", 2, {}), ("nobility", 4, {"chancery": "yes"}), ("nobility", 1, {})],
)
def test_tables_tell_the_whole_game(tmp_path: Path, game: str, players: int, options: dict[str, str]) -> None:
    series = Series(game, players, ("greedy",), 7, options)
    simulate_into(str(tmp_path / "d"), series, 3)
    found = whole(tmp_path / "d")
    rules = meeplehall.game(game)
    for table, declared in columns(rules).items():
        assert found[table].columns == [c.name for c in declared if c.name not in TIMES.get(table, [])]
    for row in found["games"].iter_rows(named=True):
        told = {k.removeprefix("option_"): v for k, v in row.items() if k.startswith("option_")}
        state = rules.new(row["players"], told, row["seed"])
        mine = found["decisions"].filter(pl.col("game") == row["game"])
        for step in mine.iter_rows(named=True):
            assert step["choices"] == len(state.legal(step["seat"]))
            assert step["points"] == state.scores()[step["seat"]]
            given = {name: value for name, value in step["fields"].items() if value is not None}
            assert rules.structured(step["action"]) == {"kind": step["kind"]} | given
            state.apply(step["seat"], rules.parse(step["notation"]))
        seats = found["seats"].filter(pl.col("game") == row["game"])
        assert state.outcome().scores == seats["score"].to_list()
        assert state.outcome().ranks == seats["rank"].to_list()
        assert seats["win"].sum() == pytest.approx(1) or players == 1
        assert seats["decisions"].sum() == row["decisions"] == mine.height
    events = found["events"]
    assert set(events["event"]) <= set(rules.events.kinds)
    assert events["number"].min() == 0
    assert events.filter("chance").height


def test_the_summary_is_that_of_a_simulation(tmp_path: Path) -> None:
    series = Series("burgundy", 2, ("greedy", "random"), 3)
    kept = simulate_into(str(tmp_path / "d"), series, 6).as_data()
    plain = simulate(series, 6).as_data()
    assert (kept["games"], kept["decisions"], kept["seats"]) == (plain["games"], plain["decisions"], plain["seats"])


def test_stopped_resumed_enlarged_and_parallel_runs_give_the_same(tmp_path: Path) -> None:
    series = Series("nobility", 2, ("greedy",), 1)
    simulate_into(str(tmp_path / "whole"), series, 10)
    told: list[int] = []
    simulate_into(str(tmp_path / "bits"), series, 6)
    Dataset(str(tmp_path / "bits")).part("games", 0, 4).unlink()  # stopped before that part was whole
    simulate_into(str(tmp_path / "bits"), series, 10, progress=told.append)
    assert told == [4, 4, 2]
    assert Dataset(str(tmp_path / "bits")).parts() == [(0, 4), (4, 4), (8, 2)]
    simulate_into(str(tmp_path / "two"), series, 10, jobs=2)
    assert same(whole(tmp_path / "whole"), whole(tmp_path / "bits"))
    assert same(whole(tmp_path / "whole"), whole(tmp_path / "two"))


def test_values_are_chances_of_what_the_seat_knows(tmp_path: Path) -> None:
    simulate_into(str(tmp_path / "d"), Series("renaissance", 2, ("greedy",), 5), 2, values=True)
    values = read(str(tmp_path / "d"), "decisions")["value"]
    assert values.null_count() == 0
    assert values.is_between(0, 1).all()
    assert values.n_unique() > 5


def test_records_give_the_same_tables_as_their_games(tmp_path: Path) -> None:
    game = meeplehall.game("burgundy")
    simulate_into(str(tmp_path / "played"), Series("burgundy", 2, ("greedy",), 11), 5)
    played = whole(tmp_path / "played")
    for row in played["games"].iter_rows(named=True):
        options = {k.removeprefix("option_"): v for k, v in row.items() if k.startswith("option_")}
        record = records.begin(game, 2, options, row["seed"], ["greedy", "greedy"])
        mine = played["decisions"].filter(pl.col("game") == row["game"])
        record.log = list(mine.select("seat", "action").iter_rows())
        (tmp_path / f"{row['game']}.rec").write_text(records.write(record, game))
    paths = sorted(tmp_path.glob("*.rec"))
    convert(paths, str(tmp_path / "read"), meeplehall.game)
    found = whole(tmp_path / "read")
    assert found["games"]["source"].to_list() == [path.name for path in paths]
    for table in TABLES:
        drop = ["source"] if table == "games" else []
        assert found[table].drop(drop).equals(played[table].drop(drop))


def test_a_record_that_cannot_be_used_is_named_or_left_out(tmp_path: Path) -> None:
    game = meeplehall.game("burgundy")
    simulate_into(str(tmp_path / "d"), Series("burgundy", 2, ("greedy",), 0), 1)
    log = list(read(str(tmp_path / "d"), "decisions").select("seat", "action").iter_rows())
    record = records.begin(game, 2, game.settle(2, {}), 0, ["a", "b"])
    (tmp_path / "a.rec").write_text(records.write(record, game))
    record.log = log
    (tmp_path / "b.rec").write_text(records.write(record, game))
    (tmp_path / "c.rec").write_text("nonsense\n")
    run = CliRunner().invoke(main, ["convert", str(tmp_path), "--out", str(tmp_path / "o1")])
    assert isinstance(run.exception, MeeplehallError)
    assert "a.rec: is unfinished" in str(run.exception)
    run = CliRunner().invoke(main, ["convert", str(tmp_path), "--out", str(tmp_path / "o2"), "--skip"])
    assert run.exit_code == 0, run.output
    assert run.output.count("left out: ") == 2
    assert read(str(tmp_path / "o2"), "games")["source"].to_list() == ["b.rec"]


def test_a_folder_keeps_one_kind_of_games(tmp_path: Path) -> None:
    folder = str(tmp_path / "d")
    simulate_into(folder, Series("burgundy", 2, ("random",), 0), 5)
    with pytest.raises(MeeplehallError, match="games of another kind"):
        simulate_into(folder, Series("burgundy", 2, ("random",), 1), 5)
    with pytest.raises(MeeplehallError, match="holds 5 games already"):
        simulate_into(folder, Series("burgundy", 2, ("random",), 0), 3)
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "letter.txt").write_text("mine")
    with pytest.raises(MeeplehallError, match="is not empty"):
        simulate_into(str(tmp_path / "full"), Series("burgundy", 2, ("random",), 0), 1)
    with pytest.raises(MeeplehallError, match="no table 'plays'"):
        read(folder, "plays")


def test_duckdb_reads_them_too(tmp_path: Path) -> None:
    simulate_into(str(tmp_path / "d"), Series("burgundy", 2, ("greedy",), 0), 3)
    query = f"""
        select count(*), max(d.fields.die) from '{tmp_path}/d/decisions/*.parquet' d
        join '{tmp_path}/d/seats/*.parquet' s using (game, seat) where d.kind = 'take'
    """
    (row,) = duckdb.sql(query).fetchall()
    assert row[0] > 20
    assert row[1] == 6


def test_without_polars_one_line_says_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(__import__("sys").modules, "polars", None)
    with pytest.raises(MeeplehallError, match="meeplehall\\[research\\]"):
        simulate_into(str(tmp_path / "d"), Series("burgundy", 2, ("random",), 0), 1)
    assert not (tmp_path / "d").exists()


def test_the_examples_of_the_docs_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (Path(__file__).parents[2] / "docs" / "data.md").read_text()
    simulate_into(str(tmp_path / "games"), Series("burgundy", 2, ("greedy",), 0), 40)
    monkeypatch.chdir(tmp_path)
    code, query = re.search(r"```python\n(.*?)```.*?```sql\n(.*?)```", text, re.DOTALL).groups()  # type: ignore[union-attr]
    exec(code, {})
    assert "wins" in capsys.readouterr().out
    assert duckdb.sql(query).fetchall()
