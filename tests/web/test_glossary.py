"""Texts keep to the glossary: nothing untranslated, one word for one thing, and nothing that readers stumble over."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentSerializer, ast, parse
from fluent.syntax.visitor import Transformer

from meeplehall.core.parts import resource
from meeplehall.web.resources import HALL
from meeplehall.web.texts import DEFAULT, locales, sources

RULES = Path(__file__).parents[2] / "docs" / "rules"
OTHERS = [locale for locale in locales() if locale != DEFAULT]
GAMES = ("burgundy", "nobility", "renaissance")


@cache
def glossary() -> dict[str, Any]:
    place = resource(HALL, "locale", "glossary.toml")
    assert place is not None
    return tomllib.loads(place.read_text(encoding="utf-8"))


class _Nameless(Transformer):
    """Drops the names of variables: what is left are the words."""

    def visit_VariableReference(self, node: ast.VariableReference) -> ast.VariableReference:
        node.id.name = "x"
        return node


@cache
def words_of(locale: str) -> dict[str, dict[str, str]]:
    """The words of every text, by file and id; variables and keys of variants left out."""
    found: dict[str, dict[str, str]] = {}
    for name, source in sources(locale).items():
        texts = found.setdefault(name.removesuffix(".ftl"), {})
        for entry in parse(source).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                texts[entry.id.name] = " ".join(_said(entry.value))
    return found


def _said(pattern: ast.Pattern) -> Iterator[str]:
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            yield " ".join(element.value.split())
        elif isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from _said(variant.value)


def rules_of(locale: str) -> dict[str, str]:
    """The rules references of a language, without their tables of words, which name things in both languages."""
    folder = RULES if locale == DEFAULT else RULES / locale
    return {
        path.stem: re.sub(r"^\|.*$", "", path.read_text(encoding="utf-8"), flags=re.M) for path in folder.glob("*.md")
    }


@pytest.mark.parametrize("locale", OTHERS)
def test_every_text_is_translated(locale: str) -> None:
    same = set(glossary()["same"][locale])
    write = FluentSerializer()
    own, theirs = {}, {}
    for found, language in ((own, locale), (theirs, DEFAULT)):
        for source in sources(language).values():
            for entry in parse(source).body:
                if isinstance(entry, ast.Message):
                    found[entry.id.name] = write.serialize_entry(_Nameless().visit(entry))
    words = {name: text for texts in words_of(DEFAULT).values() for name, text in texts.items()}
    alike = {name for name, text in own.items() if theirs.get(name) == text and re.search("[A-Za-z]{2}", words[name])}
    assert alike - same == set(), "not translated, or a name that belongs to the list"
    assert same - alike == set(), "the list of names has more than it needs"


@pytest.mark.parametrize("locale", locales())
def test_no_text_uses_a_word_that_readers_stumble_over(locale: str) -> None:
    found = []
    texts = {name: text for file in words_of(locale).values() for name, text in file.items()} | rules_of(locale)
    for rule in glossary()["never"][locale]["words"]:
        unwanted = re.compile(rf"\b(?:{rule['word']})", re.I)
        found += [
            f"{name}: '{' '.join(match[0].split())}', say: {rule['say']}"
            for name, text in texts.items()
            if (match := unwanted.search(" ".join(text.split())))
        ]
    assert found == []


@pytest.mark.parametrize("locale", OTHERS)
@pytest.mark.parametrize("file", ["hall", *GAMES])
def test_a_term_has_one_name(file: str, locale: str) -> None:
    english, own = words_of(DEFAULT)[file], words_of(locale)[file]
    missing = []
    for term in glossary()[file]["terms"]:
        said = re.compile(rf"\b{term['en']}s?\b", re.I if term["en"].islower() else 0)
        names = re.compile("|".join(map(re.escape, term[locale])), re.I)
        missing += [
            f"{name}: '{term['en']}' without {' or '.join(term[locale])}: {own[name]}"
            for name, text in english.items()
            if said.search(text) and not names.search(own[name])
        ]
    assert missing == []


@pytest.mark.parametrize("file", ["hall", *GAMES])
def test_the_glossary_names_only_what_is_said(file: str) -> None:
    for term in glossary()[file]["terms"]:
        assert any(re.search(rf"\b{term['en']}", text, re.I) for text in words_of(DEFAULT)[file].values()), term["en"]
        for locale in OTHERS:
            said = " ".join(words_of(locale)[file].values()).lower()
            assert any(name.lower() in said for name in term[locale]), term


def test_the_finder_of_words_finds() -> None:
    pattern = parse("a = { $n ->\n    [one] een verslag\n   *[other] { $n } verslagen\n  } bij { $name }").body[0]
    assert isinstance(pattern, ast.Message)
    assert pattern.value is not None
    assert " ".join(_said(pattern.value)) == "een verslag verslagen bij"
