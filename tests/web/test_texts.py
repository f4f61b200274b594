"""Every text the hall says is in the Fluent files, and every language says the same things."""

from __future__ import annotations

import re
from collections.abc import Collection
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import meeplehall.web
from meeplehall import registry
from meeplehall.web import scenes
from meeplehall.web.pages.table import WORDS
from meeplehall.web.texts import Texts, emphasise, locales, sources, strong, texts

ROOT = Path(meeplehall.web.__file__).parent


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(locale: str, files: Collection[str] | None = None) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for name, source in sources(locale).items():
        if files is not None and name not in files:
            continue
        for entry in parse(source).body:
            assert not isinstance(entry, ast.Junk), f"{locale}/{name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} twice"
                variables = _Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("locale", locales())
def test_languages_have_the_same_texts_and_variables(locale: str) -> None:
    """File by file: where a file is missing, the English one speaks."""
    assert messages(locale) == messages("en", sources(locale))


@pytest.mark.parametrize("locale", locales())
def test_no_language_is_short_of_a_text(locale: str) -> None:
    t = texts(locale)
    assert [name for name in messages("en") if not t.has(name)] == []


def test_every_text_asked_for_exists() -> None:
    known = messages("en")
    for file in ROOT.rglob("*.py"):
        code = file.read_text()
        for name in re.findall(r"""\bt(?:\.rich)?\(\s*"([a-z0-9-]+)"[,)]""", code):
            assert name in known, f"{file.name}: {name}"
        for start in re.findall(r"""\bt(?:\.rich)?\(f"([a-z0-9-]+)\{""", code):
            assert any(name.startswith(start) for name in known), f"{file.name}: {start}..."
    assert [name for name in WORDS if f"js-{name}" not in known] == []


def test_scenes_have_all_their_words() -> None:
    for name in registry.BUILT_IN:
        scene = scenes.find(name)
        t = texts()
        assert len(scene.hints(t)) > 10
        assert all(title and text and rule for title, text, rule in scene.hints(t).values())
        assert all(t(text) for _, text in scene.sources())
        assert scene.parts(t)


def test_texts_are_read_one_by_one_as_the_parser_reads_the_whole_file() -> None:
    spoken = """
# A comment
-hall = Meeplehall
first = { second } in { -hall }
    goes on

    after a gap
second = { $n ->
    [one] One table
   *[other] { $n } tables
}
second = never heard
"""
    t = Texts("en", [spoken, "first = nor this"])
    assert t("first", n=2) == "2 tables in Meeplehall\ngoes on\n\nafter a gap"
    assert t("second", n=1) == "One table"
    assert t.has("second")
    assert not t.has("third")
    assert t.or_else("third", "usual") == "usual"


@pytest.mark.parametrize("locale", locales())
def test_every_text_is_found_whole(locale: str) -> None:
    for source in sources(locale).values():
        t = Texts(locale, [source])
        for entry in parse(source).body:
            if isinstance(entry, ast.Message):
                (alone,) = [e for e in parse(t.unread[entry.id.name]).body if not isinstance(e, ast.BaseComment)]
                assert alone.equals(entry, ignored_fields=["span", "comment"]), entry.id.name


def test_strong_parts_are_marked_up_and_everything_else_is_escaped() -> None:
    assert str(emphasise(f"a <i> {strong('b & c')}")) == "a &lt;i&gt; <b>b &amp; c</b>"
    with pytest.raises(LookupError):
        texts()("no-such-text")
