"""Bots that look ahead: they play imagined games from sampled positions to the end and compare."""
