"""Study: how likely a seat is to win, what a turn lost, and what was luck."""
