"""The cards, tiles and figures of Rise to Nobility as TOML."""
