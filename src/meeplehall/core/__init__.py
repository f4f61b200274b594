"""What every game is. Nothing here knows a game, and nothing here does input or output."""
