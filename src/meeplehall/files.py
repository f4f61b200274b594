"""Files written whole or not at all."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from meeplehall.core.errors import MeeplehallError


def write_whole(path: str, text: str) -> None:
    """Write beside the target, then rename: a reader sees the old file or the new one, never a half."""
    write_bytes_whole(path, text.encode())


def write_bytes_whole(path: str, data: bytes) -> None:
    """The same for what is not text."""
    target = Path(path)
    beside = ""
    try:
        handle, beside = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.", suffix=".tmp")
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(beside, 0o666 & ~_umask())
        os.replace(beside, target)
    except OSError as error:
        if beside:
            Path(beside).unlink(missing_ok=True)
        raise MeeplehallError(f"{path}: cannot be written: {error.strerror}") from None


def make_folder(path: str) -> None:
    """A folder with all above it, unless it is there; raises a one-line error if it cannot be."""
    try:
        Path(path).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise MeeplehallError(f"{path}: cannot be made a folder: {error.strerror}") from None


def read_text(path: str) -> str:
    """A text file; raises a one-line error if it cannot be read."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise MeeplehallError(f"{path}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise MeeplehallError(f"{path}: is not UTF-8 text (byte {error.start})") from None


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def data_folder() -> Path:
    """Where what belongs to this user is kept."""
    home = os.environ.get("XDG_DATA_HOME") or os.path.join(os.path.expanduser("~"), ".local", "share")
    return Path(home) / "meeplehall"
