"""Renaissance Man, 1 to 4 players. Rule ids (RM-...) are those of docs/rules/renaissance.md."""
