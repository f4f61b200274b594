"""The style sheets stay readable: a rule has a line of its own, or several."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

LONGEST = 160
SHEETS = {
    file.name: file.read_text(encoding="utf-8")
    for file in files("meeplehall.web.static").iterdir()
    if file.name.endswith(".css")
}
_COMMENT_OR_STRING = re.compile(r"""/\*.*?\*/|"[^"\n]*"|'[^'\n]*'""", re.DOTALL)


def test_there_are_style_sheets() -> None:
    assert "base.css" in SHEETS


@pytest.mark.parametrize("name", sorted(SHEETS))
def test_no_line_is_too_long(name: str) -> None:
    lines = SHEETS[name].splitlines()
    assert [n for n, line in enumerate(lines, start=1) if len(line) > LONGEST] == []


@pytest.mark.parametrize("name", sorted(SHEETS))
def test_no_line_holds_two_rules(name: str) -> None:
    lines = _COMMENT_OR_STRING.sub(lambda found: "\n" * found[0].count("\n"), SHEETS[name]).splitlines()
    assert [n for n, line in enumerate(lines, start=1) if line.count("{") > 1] == []


@pytest.mark.parametrize("name", sorted(SHEETS))
def test_braces_balance(name: str) -> None:
    depth = 0
    for letter in _COMMENT_OR_STRING.sub("", SHEETS[name]):
        depth += (letter == "{") - (letter == "}")
        assert depth >= 0
    assert depth == 0


ROOTS = {"body", ".table-page", ".desk", ".bar", ".choices", ".seats", ".n-town", ".sentence"}
ROOTS |= {f".{name}" for name in ("burgundy", "renaissance", "nobility", "generic")}
"""What holds most of a table, or changes with every choice."""
_ASKS = re.compile(r"([\w.#-]+)(?::(?:is|not|where)\([^)]*\)|\[[^\]]*\])*:has\(")


@pytest.mark.parametrize("name", sorted(SHEETS))
def test_no_rule_looks_through_a_whole_table(name: str) -> None:
    """With every change a browser would look at all of it again: a class says it instead."""
    asked = {
        f".{found[1].rpartition('.')[2]}" if "." in found[1] else found[1] for found in _ASKS.finditer(SHEETS[name])
    }
    assert asked & ROOTS == set()
