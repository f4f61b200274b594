"""The pages, written with htpy. No page holds code or style of its own: all of that is in static files."""
