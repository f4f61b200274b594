"""The `meeplehall` command."""
