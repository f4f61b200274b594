from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from meeplehall.core.content import fingerprint, parse, read_file, shape
from meeplehall.core.errors import BadContent


class Card(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    points: int


class Pack(msgspec.Struct, forbid_unknown_fields=True):
    card: list[Card]


def test_broken_toml_names_file_and_line() -> None:
    with pytest.raises(BadContent, match=r"my\.toml: .*line 2"):
        parse("a = 1\nb = = 2\n", "my.toml")


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({"card": [{"name": "x", "points": "3"}]}, r"my\.toml: at card\[0\]\.points: expected `int`, got `str`"),
        ({"card": [{"name": "x"}]}, r"at card\[0\]: object missing required field `points`"),
        ({"card": [], "extra": 1}, "at the top level: object contains unknown field `extra`"),
    ],
)
def test_a_misfit_names_its_path(data: dict[str, object], message: str) -> None:
    with pytest.raises(BadContent, match=message):
        shape(data, Pack, "my.toml")


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="cannot be read: No such file"):
        read_file(str(tmp_path / "none.toml"))
    (tmp_path / "bad.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadContent, match="not UTF-8"):
        read_file(str(tmp_path / "bad.toml"))


def test_fingerprints_tell_contents_apart() -> None:
    assert fingerprint({"a": 1, "b": 2}) == fingerprint({"b": 2, "a": 1})
    assert fingerprint({"a": 1}) != fingerprint({"a": 2})
