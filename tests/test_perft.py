"""The number of action sequences from fixed seeds: exact, and different as soon as a rule is."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from meeplehall.registry import BUILT_IN, find
from tools.make_perft import perft

PERFT = Path(__file__).parent / "perft"
ROWS = [(name, row) for name in BUILT_IN for row in json.loads((PERFT / f"{name}.json").read_text())]


@pytest.mark.parametrize(("name", "row"), ROWS, ids=lambda value: value if isinstance(value, str) else value["seed"])
def test_counts(name: str, row: dict) -> None:
    state = find(name).new(row["players"], row["options"], row["seed"])
    assert [perft(state, depth) for depth in range(1, len(row["counts"]) + 1)] == row["counts"]
