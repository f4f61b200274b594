"""Bots think in processes of their own, so that no page waits for them, and in turns, so that nobody takes them all.

Kept light: every worker process imports this package and nothing else of the hall.
"""
