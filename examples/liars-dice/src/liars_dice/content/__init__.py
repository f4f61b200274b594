"""The facts of the game."""
