"""The Castles of Burgundy, 2 to 4 players. Rule ids (CB-...) are those of docs/rules/burgundy.md."""
