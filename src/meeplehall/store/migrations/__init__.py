"""Numbered SQL files; each brings a database from the number before to its own. None is ever changed."""
