"""Takes pictures of the hall with Chromium: `python -m tools.screenshots [folder] [word of a name ...]`."""
