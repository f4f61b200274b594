"""Forbids a constant on the left of `<<` in compiled modules: mypyc makes it a 32-bit shift. Use the table BIT."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def offences(path: Path) -> list[int]:
    """The lines of a file that shift a constant."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift) and isinstance(node.left, ast.Constant)
    ]


def main() -> int:
    """Print every offence; 1 if there is any."""
    found = [(path, line) for path in sorted((ROOT / "src").rglob("*.py")) for line in offences(path)]
    for path, line in found:
        print(f"{path.relative_to(ROOT)}:{line}: a shifted constant; use BIT[n]")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
