"""docs/api is what the sources say, and its examples are what happens."""

from __future__ import annotations

import doctest
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted((ROOT / "docs" / "api").glob("*.md"))


@pytest.mark.parametrize("tool", ["make_api", "make_fields"])
def test_what_is_made_from_the_sources_is_current(tool: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", f"tools.{tool}", "--check"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_field_and_event_has_a_meaning(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert text.startswith("# ")
    for line in text.splitlines():
        assert not line.startswith("### ") or line.strip("# `"), line


def test_examples_run() -> None:
    flags = doctest.IGNORE_EXCEPTION_DETAIL | doctest.ELLIPSIS
    results = [doctest.testfile(str(page), module_relative=False, optionflags=flags) for page in PAGES]
    assert sum(result.attempted for result in results) >= 8
    assert not any(result.failed for result in results)
