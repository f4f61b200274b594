"""The commands for learning in docs/research.md are those that `make learn` runs."""

from __future__ import annotations

from pathlib import Path

from tools.learn import PAGE, commands, tiny

ROOT = Path(__file__).resolve().parents[2]


def test_ten_commands_name_what_there_is() -> None:
    found = commands(PAGE.read_text(encoding="utf-8"))
    assert len(found) == 10
    scripts = [word for command in found for word in command.split() if word.endswith(".py")]
    assert scripts
    assert all((ROOT / script).is_file() for script in scripts)
    training = next(command for command in found if "train.py" in command)
    assert "--steps" not in training
    assert "--steps 2048" in tiny(training)
    assert "--games 4" in tiny(next(command for command in found if " arena " in command))
