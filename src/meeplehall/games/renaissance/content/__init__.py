"""The facts of the game, as TOML."""
