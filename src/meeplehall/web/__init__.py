"""The hall: a place to play in the browser."""
