"""Runs the commands of the chapter "From nothing to a bot" of docs/research.md, each with a tiny budget.

python tools/learn.py           # all of them, a few minutes: `make learn` sets up what they need
python tools/learn.py --whole   # as they stand there: hours
"""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "research.md"
BLOCK = re.compile(r"^## From nothing to a bot$.*?^```sh$(.*?)^```$", re.MULTILINE | re.DOTALL)
SMALL = "--games 16 --length 32 --hidden 16,16 --evaluations 2 --evaluation-games 8"
TINY = {
    "--resume": f"--steps 4096 {SMALL}",
    "train.py": f"--steps 2048 {SMALL}",
    "maskable_ppo.py": "--steps 10240 --evaluation-games 8",
}
"""What is added to a command with these words, the first that fit."""
FEW_GAMES = "4"


def commands(page: str) -> list[str]:
    """Those of the chapter, without remarks."""
    block = BLOCK.search(page)
    assert block is not None, "docs/research.md has no chapter with commands for learning"
    return [line.partition(" # ")[0].strip() for line in block[1].splitlines() if line.strip()]


def tiny(command: str) -> str:
    """The same with a budget of seconds."""
    for script, budget in TINY.items():
        if script in command:
            return f"{command} {budget}"
    return re.sub(r"--games \d+", f"--games {FEW_GAMES}", command)


def main() -> None:
    """Run them one after the other in an empty folder; the first that fails ends it."""
    whole = "--whole" in sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        for name in (".venv", "examples"):
            Path(folder, name).symlink_to(Path(sys.prefix) if name == ".venv" else ROOT / name)
        for command in commands(PAGE.read_text(encoding="utf-8")):
            if " install " in command or " hall " in command:
                continue  # what is installed is not installed again, and a hall would not end: tests/web/test_nets.py
            command = command if whole else tiny(command)
            print(f"$ {command}", flush=True)
            subprocess.run(shlex.split(command), cwd=folder, check=True)


if __name__ == "__main__":
    main()
