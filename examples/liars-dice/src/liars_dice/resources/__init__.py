"""Texts, rules reference and door."""
