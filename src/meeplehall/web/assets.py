"""Static files under an address that names their content, so that browsers may keep them for ever."""

from __future__ import annotations

import gzip
import hashlib
from functools import cache

from meeplehall.web.resources import files_in

_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webp": "image/webp",
}


@cache
def assets() -> dict[str, tuple[bytes, str]]:
    """Content and type by name."""
    found = {}
    for file in files_in("static"):
        ending = file.name[file.name.rfind(".") :]
        if ending in _TYPES:
            found[file.name] = (file.read_bytes(), _TYPES[ending])
    return found


@cache
def packed(name: str) -> bytes | None:
    """A file as gzip, made once; None if that makes it hardly smaller."""
    content = assets()[name][0]
    small = gzip.compress(content, 9, mtime=0)
    return small if len(small) < 0.9 * len(content) else None


@cache
def fingerprint() -> str:
    """Changes when any of the files does."""
    digest = hashlib.blake2b(digest_size=6)
    for name, (content, _) in assets().items():
        digest.update(name.encode() + content)
    return digest.hexdigest()


def has(name: str) -> bool:
    """Whether there is such a file."""
    return name in assets()


def url(name: str) -> str:
    """Where a static file is."""
    if name not in assets():
        raise LookupError(f"no static file '{name}'")
    return f"/static/{fingerprint()}/{name}"
