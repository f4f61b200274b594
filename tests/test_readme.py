"""What the README shows is what happens."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

from tests.terminal.command import run

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_python_examples() -> None:
    # A traceback names the module in a compiled build too, so the detail after the class name counts.
    result = doctest.testfile(
        str(ROOT / "README.md"), module_relative=False, optionflags=doctest.IGNORE_EXCEPTION_DETAIL
    )
    assert result.attempted >= 7
    assert result.failed == 0


def test_the_fan_notice_is_there() -> None:
    assert "unofficial fan implementation" in README
    assert "not affiliated" in README


def test_commands_run() -> None:
    commands = re.findall(r"^\.venv/bin/meeplehall (.*?)\s*(?:#.*)?$", README, re.MULTILINE)
    assert len(commands) >= 5
    for command in commands:
        done = run(*command.split(), text="q\n", cwd=ROOT)
        assert done.returncode == 0, f"{command}: {done.stderr}"


def test_linked_files_exist() -> None:
    for target in re.findall(r"\]\(([^)]+)\)", README):
        assert (ROOT / target).exists(), target
