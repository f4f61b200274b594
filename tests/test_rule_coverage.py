"""Every rule of every rules reference has a test that names it, and every rule named by a test exists."""

from __future__ import annotations

import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
RULES = sorted((TESTS.parent / "docs" / "rules").glob("*.md"))
ENTRY = re.compile(r"^- \*\*([A-Z]{2}-\d{3})\*\* \S", re.MULTILINE)
MENTION = re.compile(r"\b[A-Z]{2}-\d{3}\b")


def documented(path: Path) -> list[str]:
    """The ids that have an entry of their own in a reference."""
    return ENTRY.findall(path.read_text(encoding="utf-8"))


def marks(path: Path) -> list[tuple[int, str]]:
    """The ids of the `pytest.mark.rule(...)` in a test file, each with its line."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule"):
            continue
        if not ast.unparse(node.func).endswith("mark.rule"):
            continue
        assert node.args, f"{path}:{node.lineno}: a rule mark without an id"
        for argument in node.args:
            literal = isinstance(argument, ast.Constant) and isinstance(argument.value, str)
            assert literal, f"{path}:{node.lineno}: rule ids must be written out, so that they can be found"
            found.append((node.lineno, argument.value))
    return found


TEST_FILES = sorted(TESTS.rglob("test_*.py"))


@cache
def named() -> set[str]:
    """All ids that tests name."""
    return {rule for path in TEST_FILES for _, rule in marks(path)}


def test_there_are_references() -> None:
    assert RULES


@pytest.mark.parametrize("path", RULES, ids=lambda path: path.stem)
def test_every_rule_has_a_test_that_names_it(path: Path) -> None:
    rules = documented(path)
    assert rules, f"{path.name} has no entries such as '- **AB-101** ...'"
    missing = [rule for rule in rules if rule not in named()]
    assert not missing, f"rules of {path.name} without a test: {', '.join(missing)}"


@pytest.mark.parametrize("path", RULES, ids=lambda path: path.stem)
def test_every_rule_has_one_entry(path: Path) -> None:
    rules = documented(path)
    assert [rule for rule, count in Counter(rules).items() if count > 1] == []
    assert rules == sorted(rules), f"{path.name}: entries out of order"
    mentioned = set(MENTION.findall(path.read_text(encoding="utf-8")))
    assert mentioned <= set(rules), f"{path.name} mentions rules that have no entry"


@pytest.mark.parametrize("path", TEST_FILES, ids=lambda path: str(path.relative_to(TESTS)))
def test_every_rule_that_a_test_names_exists(path: Path) -> None:
    known = {rule for reference in RULES for rule in documented(reference)}
    unknown = [f"{path.name}:{line}: {rule}" for line, rule in marks(path) if rule not in known]
    assert not unknown, f"no reference has these rules: {', '.join(unknown)}"


@pytest.mark.parametrize("path", RULES, ids=lambda path: path.stem)
def test_every_rule_that_the_code_cites_exists(path: Path) -> None:
    """Comments and docstrings of the game's own package cite rules by id."""
    rules = documented(path)
    prefix = rules[0][:2]
    source = TESTS.parent / "src" / "meeplehall" / "games" / path.stem
    assert source.is_dir(), f"{path.name} belongs to no game"
    for file in sorted(source.rglob("*.py")):
        cited = set(re.findall(rf"\b{prefix}-\d{{3}}\b", file.read_text(encoding="utf-8")))
        assert cited <= set(rules), f"{file.name} cites rules that do not exist: {sorted(cited - set(rules))}"
