"""Rise to Nobility, 1 to 6 players. Rule ids (RN-...) are those of docs/rules/nobility.md."""
