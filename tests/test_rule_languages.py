"""The rules reference says the same in every language: the same rules, tables and decisions of ours."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

RULES = Path(__file__).parents[1] / "docs" / "rules"
ENTRY = re.compile(r"^- \*\*([A-Z]{2}-\d{3})\*\* (.+?)(?=^- \*\*|^#|\Z)", re.MULTILINE | re.DOTALL)
ENGLISH = sorted(RULES.glob("*.md"))
LANGUAGES = sorted(folder.name for folder in RULES.iterdir() if folder.is_dir())
RULING = {"en": "(ruling", "nl": "(beslissing"}


def entries(path: Path) -> list[tuple[str, str]]:
    """The rules of a reference, each with its text."""
    return ENTRY.findall(path.read_text(encoding="utf-8"))


def shape(path: Path) -> list[str]:
    """Headings and the width of table rows, in order."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return [
        line.split()[0] if line.startswith("#") else str(line.count("|"))
        for line in lines
        if line.startswith(("#", "|"))
    ]


def test_dutch_is_there() -> None:
    assert "nl" in LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", ENGLISH, ids=lambda path: path.stem)
def test_a_language_has_the_same_rules(path: Path, language: str) -> None:
    other = RULES / language / path.name
    here, there = entries(path), entries(other)
    assert [rule for rule, _ in there] == [rule for rule, _ in here]
    assert shape(other) == shape(path)
    for (rule, english), (_, text) in zip(here, there, strict=True):
        numbers = sorted(re.findall(r"\d+", english))
        assert sorted(re.findall(r"\d+", text)) == numbers, f"{rule}: other numbers"
        assert text.count(RULING[language]) == english.count(RULING["en"]), f"{rule}: other rulings"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_no_rules_of_its_own(language: str) -> None:
    assert sorted(file.name for file in (RULES / language).iterdir()) == [path.name for path in ENGLISH]
