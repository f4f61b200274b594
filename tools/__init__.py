"""Scripts for those who work on Meeplehall."""
