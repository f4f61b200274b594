from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import meeplehall
from meeplehall.core.content import fingerprint, former_fingerprint, parse, read_pack, shape
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
        read_pack(str(tmp_path / "none.toml"))
    (tmp_path / "bad.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadContent, match="not UTF-8"):
        read_pack(str(tmp_path / "bad.toml"))


def test_fingerprints_tell_contents_apart() -> None:
    assert fingerprint({"a": 1, "b": 2}) == fingerprint({"b": 2, "a": 1})
    assert fingerprint({"a": 1}) != fingerprint({"a": 2})


FROZEN = [("burgundy", 1, "d6545491d01c")]

PACK = """
[goods]
types = 6
per_type = 8
per_player = 2
"""


def test_the_id_of_a_pack_covers_all_content(tmp_path: Path) -> None:
    """A pack that says what is built in anyway is the same content; one that says more is another."""
    game = meeplehall.game("burgundy")
    packed = game.with_pack_text(PACK)
    assert packed.content_id not in (game.content_id, former_fingerprint(PACK))
    assert packed.content_id == game.with_pack_text("# remark\n" + PACK).content_id
    assert packed.content["tile"] == game.content["tile"]
    (tmp_path / "mine.toml").write_text(PACK)
    assert game.with_pack(str(tmp_path / "mine.toml")).content_id == packed.content_id


def test_records_and_positions_of_older_packs_are_known() -> None:
    packed = meeplehall.game("burgundy").with_pack_text(PACK)
    assert packed.has_content(packed.content_id)
    assert packed.has_content(former_fingerprint(PACK))
    assert not packed.has_content("built-in")


@pytest.mark.parametrize(("name", "rules", "content"), FROZEN)
def test_built_in_content_changes_only_with_the_rules(name: str, rules: int, content: str) -> None:
    """Whoever changes built-in content moves the rules version and keeps the older content for the older rules."""
    game = meeplehall.game(name)
    assert game.version >= rules
    assert fingerprint(game.content) == content
