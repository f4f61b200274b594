"""The words of the hall: a folder of Fluent files per language."""
