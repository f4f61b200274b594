"""The games as environments to learn in: docs/research.md."""
