"""Liar's Dice, 2 to 6 players. Rule ids (LD-...) are those of resources/rules/liars-dice.md."""
