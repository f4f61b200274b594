"""Balance reports: what bots' games say about a game, its seats, choices and things, on one page."""
