"""Plays whole games by clicks on the devices people have, with pictures: `python -m tools.evening`."""
