"""A browser in words, for the list of those that are signed in; nothing else of what it sends is kept."""

from __future__ import annotations

_BROWSERS = (("Edg", "Edge"), ("OPR", "Opera"), ("Firefox", "Firefox"), ("Chrom", "Chrome"), ("Safari", "Safari"))
_SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Mac OS", "Mac"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


def browser_in_words(agent: str) -> str:
    """Like `Firefox, Linux`; empty if it says nothing that we know."""
    agent = agent[:500]
    found = [next((name for word, name in known if word in agent), "") for known in (_BROWSERS, _SYSTEMS)]
    return ", ".join(name for name in found if name)
