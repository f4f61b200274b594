"""`python -m meeplehall` is the `meeplehall` command."""

from meeplehall.terminal.main import run

run()
