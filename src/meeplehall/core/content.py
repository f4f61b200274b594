"""Content packs: TOML files of facts, read into typed structures. Errors name the file and the place."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from meeplehall.core.errors import BadContent

T = TypeVar("T")


BUILT_IN = "built-in"
"""The id of the content that the rules come with; a change of it moves the rules version."""


def read_pack(path: str) -> str:
    """The text of a user's file."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise BadContent(f"{path}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadContent(f"{path}: is not UTF-8 text") from None


def built_in(package: str, name: str) -> dict[str, Any]:
    """A TOML file shipped inside a package, as plain data."""
    return parse(files(package).joinpath(name).read_text(encoding="utf-8"), name)


def parse(text: str, source: str) -> dict[str, Any]:
    """TOML text as plain data; `source` is named in errors."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadContent(f"{source}: {str(error)[0].lower()}{str(error)[1:]}") from None


def shape(data: Mapping[str, Any], kind: type[T], source: str) -> T:
    """Plain data as the given structure; the error names the path of what does not fit."""
    try:
        return msgspec.convert(data, kind, strict=True)
    except msgspec.ValidationError as error:
        place, message = misfit(error)
        raise BadContent(f"{source}: at {place or 'the top level'}: {message}") from None


def misfit(error: msgspec.ValidationError) -> tuple[str, str]:
    """The path of what does not fit, empty for the whole, and why."""
    message, _, where = str(error).partition(" - at `$")
    return where.rstrip("`").lstrip("."), f"{message[0].lower()}{message[1:]}"


def merged(package: str, names: Sequence[str], pack: str, source: str) -> dict[str, Any]:
    """The built-in files, with the parts of a pack's text in their place."""
    data: dict[str, Any] = {}
    for name in names:
        data |= built_in(package, name)
    for key, value in parse(pack, source).items():
        if key not in data:
            raise BadContent(f"{source}: at {key}: unknown part; known: {', '.join(data)}")
        both_tables = isinstance(value, dict) and isinstance(data[key], dict)
        data[key] = data[key] | value if both_tables else value
    return data


def fingerprint(data: Mapping[str, Any]) -> str:
    """A short name for this content, for records."""
    return hashlib.blake2b(msgspec.json.encode(data, order="sorted"), digest_size=6).hexdigest()


def former_fingerprint(pack: str) -> str:
    """The name that older records have for the content: of the pack alone."""
    return fingerprint(parse(pack, "the pack"))
