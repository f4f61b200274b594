"""The own board, and what lies on it."""
