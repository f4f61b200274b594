"""Prints what pyproject.toml says is needed, one requirement a line.

python tools/needs.py build           # what the build needs
python tools/needs.py run web test    # what the package needs to run, and what these extras need
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path


def main() -> None:
    """Print them."""
    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
    needs = {"build": project["build-system"]["requires"], "run": project["project"]["dependencies"]}
    needs |= project["project"]["optional-dependencies"]
    for name in sys.argv[1:]:
        print(*needs[name], sep="\n")


if __name__ == "__main__":
    main()
