"""The example that answers questions runs from the first cell to the last."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "examples" / "questions" / "questions.py"


def test_five_questions_are_answered(tmp_path: Path) -> None:
    run = subprocess.run([sys.executable, SCRIPT, tmp_path, "60"], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert run.stdout.count("## ") == 5
    plots = sorted(tmp_path.glob("*.svg"))
    assert len(plots) == 5
    assert sum("<text" in plot.read_text() for plot in plots) >= 4, "one may have too few games to say anything"
