"""Rivalry over many games: ratings and tournaments as pure functions. No web, no database, no clock of its own."""
