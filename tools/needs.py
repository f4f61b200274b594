"""Prints what pyproject.toml says is needed, one requirement a line.

python tools/needs.py build           # what the build needs
python tools/needs.py test check      # what these extras need
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path


def main() -> None:
    """Print them."""
    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
    for name in sys.argv[1:]:
        extras = project["project"]["optional-dependencies"]
        print(*(project["build-system"]["requires"] if name == "build" else extras[name]), sep="\n")


if __name__ == "__main__":
    main()
