"""The number of action sequences from fixed seeds: exact, and different as soon as a rule is."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from meeplehall.registry import find
from tools.make_perft import perft

PERFT = Path(__file__).parent / "perft"
ROWS = [(path.stem, row) for path in sorted(PERFT.glob("*.json")) for row in json.loads(path.read_text())]


@pytest.mark.parametrize(("table", "row"), ROWS, ids=lambda value: value if isinstance(value, str) else value["seed"])
def test_counts(table: str, row: dict) -> None:
    """The number behind a table's name is the version of the rules; without one it is the first."""
    name, _, rules = table.partition(".")
    version = int(rules or 1)
    if "position" in row:
        state = find(name).position(row["position"] | {"rules": version}, row["seed"])
    else:
        state = find(name).new(row["players"], row["options"], row["seed"], rules=version)
    assert [perft(state, depth) for depth in range(1, len(row["counts"]) + 1)] == row["counts"]
