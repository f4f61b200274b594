"""The hall in every language: the browser's at first, then the chosen one; and nothing of another one on a page."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from html.parser import HTMLParser
from typing import Any

import pytest
from fluent.syntax import ast, parse

from meeplehall import registry
from meeplehall.web import scenes
from meeplehall.web.texts import DEFAULT, locales, sources, texts

from .server import Person

Visit = Callable[..., Person]
OTHERS = [locale for locale in locales() if locale != DEFAULT]
BLOCKS = (
    "p",
    "li",
    "button",
    "a",
    "h1",
    "h2",
    "h3",
    "label",
    "option",
    "dt",
    "dd",
    "th",
    "td",
    "caption",
    "title",
    "text",
)
SAID = ("aria-label", "title", "placeholder", "alt")


def patterns(locale: str) -> list[str]:
    """Every text of a language as a regular expression: its words, and anything for its values."""
    found: list[str] = []

    def walk(elements: list[Any], so_far: str) -> list[str]:
        for n, element in enumerate(elements):
            if isinstance(element, ast.TextElement):
                so_far += re.escape(element.value)
                continue
            inner = element.expression
            if isinstance(inner, ast.SelectExpression):
                out = []
                for variant in inner.variants:
                    out += walk([*variant.value.elements, *elements[n + 1 :]], so_far)
                return out
            so_far += re.escape(inner.parse()["value"]) if isinstance(inner, ast.StringLiteral) else ".+"
        return [so_far]

    for source in sources(locale).values():
        for entry in parse(source).body:
            if isinstance(entry, ast.Message) and entry.value:
                found += walk(entry.value.elements, "")
    return found


class Reader(HTMLParser):
    """What a page says: its text by blocks, and the texts of attributes."""

    def __init__(self) -> None:
        super().__init__()
        self.said: set[str] = set()
        self.open: list[tuple[str, bool]] = []
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        foreign = "lang" in given and tag != "html"
        self.said |= {given[name] or "" for name in SAID if name in given and not foreign}
        if tag in BLOCKS or tag in ("script", "style"):
            self.flush()
            self.open.append((tag, foreign))

    def handle_endtag(self, tag: str) -> None:
        if tag in BLOCKS or tag in ("script", "style"):
            self.flush()
            if self.open:
                self.open.pop()

    def handle_data(self, data: str) -> None:
        if not any(tag in ("script", "style") or foreign for tag, foreign in self.open):
            self.words.append(data)

    def flush(self) -> None:
        text = " ".join("".join(self.words).split())
        self.said.add(text)
        self.words = []


def said(html: str) -> set[str]:
    reader = Reader()
    reader.feed(html)
    reader.flush()
    return {text for text in reader.said if re.search(r"[A-Za-z]{3}", text)}


class Foreign:
    """Finds the texts of another language."""

    def __init__(self, locale: str) -> None:
        own = set(patterns(locale))
        self.english = [pattern for pattern in patterns(DEFAULT) if pattern not in own and self.tells(pattern)]
        self.english_all = re.compile("|".join(f"(?:{pattern})" for pattern in self.english))
        self.own_all = re.compile("|".join(f"(?:{pattern})" for pattern in own if self.tells(pattern)))

    @staticmethod
    def tells(pattern: str) -> bool:
        """Whether a text has words enough of its own to be known by them."""
        own = "".join(re.findall(r"[A-Za-z]+", pattern.replace(".+", "")))
        return len(own) >= (6 if ".+" in pattern else 3)

    def among(self, texts_: set[str]) -> list[str]:
        """All of them; the games keep their names."""
        names = {registry.find(name).title for name in scenes.names()}
        return sorted(
            text for text in texts_ - names if self.english_all.fullmatch(text) and not self.own_all.fullmatch(text)
        )


foreign_to = cache(Foreign)


def test_the_finder_finds() -> None:
    foreign = foreign_to("nl")
    assert foreign.among(said("<p>Waiting for players</p><button title='Undo'>Ongedaan maken</button>")) == [
        "Undo",
        "Waiting for players",
    ]
    assert foreign.among(said("<li>Round 3, phase 2</li><li>Ronde 3, fase 2</li>")) == ["Round 3, phase 2"]


def test_the_browser_chooses_at_first_and_then_the_visitor(visit: Visit) -> None:
    ann = visit("Ann")
    assert '<html lang="en"' in ann.get("/").text
    assert '<html lang="nl"' in ann.get("/", **{"Accept-Language": "nl-BE,nl;q=0.9,en;q=0.8"}).text
    assert '<html lang="en"' in ann.get("/", **{"Accept-Language": "de,en;q=0.8,nl;q=0.7"}).text
    assert '<html lang="en"' in ann.get("/", **{"Accept-Language": "xx"}).text
    ann.http.cookies.set("language", "nl")
    assert '<html lang="nl"' in ann.get("/", **{"Accept-Language": "en"}).text
    ann.http.cookies.set("language", "../../etc")
    assert '<html lang="en"' in ann.get("/").text


@pytest.mark.parametrize("locale", OTHERS)
def test_every_page_offers_the_other_languages(visit: Visit, locale: str) -> None:
    ann = visit("Ann")
    table = ann.new_table("me", "bot:random")
    for path in ("/", "/new?game=burgundy", "/rules", "/rules/burgundy", "/about", f"/table/{table}", "/nothing"):
        assert f'data-language="{locale}"' in ann.get(path).text
        other = ann.get(path, **{"Accept-Language": locale}).text
        assert 'data-language="en"' in other
        assert f'data-language="{locale}"' not in other


@pytest.mark.parametrize("locale", OTHERS)
def test_no_english_is_left_on_the_pages(visit: Visit, locale: str) -> None:
    foreign = foreign_to(locale)
    ann = visit("Ann")
    ann.http.headers["Accept-Language"] = locale
    waiting = ann.new_table("me", "open")
    paths = ["/", "/rules", "/about", "/nothing", "/table/nothing", f"/table/{waiting}"]
    paths += [f"/{kind}" for name in scenes.names() for kind in (f"new?game={name}", f"rules/{name}")]
    for path in paths:
        # The rules themselves name things in both languages where the printed game has only one.
        page = re.sub(r"<article.*</article>", "", ann.get(path).text, flags=re.DOTALL)
        assert foreign.among(said(page)) == [], path


@pytest.mark.parametrize("locale", OTHERS)
@pytest.mark.parametrize("game", scenes.names())
def test_no_english_is_left_at_the_table(visit: Visit, locale: str, game: str) -> None:
    foreign = foreign_to(locale)
    ann = visit("Ann")
    ann.http.headers["Accept-Language"] = locale
    table = ann.new_table("me", "bot:easy", "bot:easy", game=game, seed="5")
    for n in range(40):
        frame = ann.my_turn(table)
        if frame["status"] != "running":
            break
        decision = frame["decision"]
        words = {decision["sentence"], frame["sentence"], *decision.get("asks", {}).values()}
        words |= {button["label"] for button in decision["buttons"]}
        words |= {pick[name] for pick in decision["picks"] for name in ("label", "head", "note") if name in pick}
        if n % 8 == 0:
            words |= said(ann.get(f"/table/{table}").text)
        assert foreign.among(words) == []
        picks = decision["picks"]
        pick = picks[n * 7 % len(picks)]
        # Two actions may be chosen as one.
        for step, action in enumerate([pick["lead"], pick["action"]] if "lead" in pick else [pick["action"]]):
            answer = ann.act(table, frame["viewer"], action, frame["version"] + step)
            assert answer.status_code == 200, answer.text


@pytest.mark.parametrize("locale", OTHERS)
def test_refusals_are_told_in_the_language_of_the_page(visit: Visit, locale: str) -> None:
    ann = visit("Ann")
    wrong = {"seat-0": "me", "seat-1": "bot:easy", "option-estates": "5,5", "option-setup": "advanced"}
    wrong["game"] = "burgundy"
    english = ann.form("/new", **wrong)
    assert english.status_code == 400
    assert "do not go together" in english.text
    ann.http.headers["Accept-Language"] = locale
    other = ann.form("/new", **wrong)
    assert other.status_code == 400
    t = texts(locale)
    assert t("refused-options") in other.text
    assert "CB-105" in other.text
    assert "do not go together" not in other.text
    assert (
        ann.post("/table/nothing/act", {"seat": 0, "action": 0, "version": 0})
        .json()["error"]
        .startswith(t("error-unknown"))
    )


@pytest.mark.parametrize("locale", locales())
def test_numbers_choose_their_plural(locale: str) -> None:
    t = texts(locale)
    assert t("seats-free", n=1) != t("seats-free", n=2).replace("2", "1")
    assert t("cb-cost", n=1) != t("cb-cost", n=3).replace("3", "1")
    assert t("rm-threw", n=1) != t("rm-threw", n=2).replace("2", "1")
