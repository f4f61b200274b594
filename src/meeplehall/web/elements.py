"""The elements of pages: htpy's, made at less cost.

htpy looks at every child when it is put into an element, and writes every attribute anew: that was a third of what a
page cost. Here what is no child is refused when the page is written (`markup.py`), and attributes are kept, for most of
them are the same on every page.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Self

from htpy import Element, HTMLElement, Node, VoidElement, fragment

__all__ = [
    "Element",
    "Node",
    "a",
    "article",
    "aside",
    "b",
    "body",
    "br",
    "button",
    "caption",
    "code",
    "dd",
    "details",
    "dialog",
    "div",
    "dl",
    "dt",
    "fieldset",
    "footer",
    "form",
    "fragment",
    "h1",
    "h2",
    "h3",
    "head",
    "header",
    "html",
    "i",
    "input",
    "kbd",
    "label",
    "legend",
    "li",
    "link",
    "main",
    "meta",
    "nav",
    "ol",
    "option",
    "p",
    "pre",
    "script",
    "section",
    "select",
    "small",
    "span",
    "strong",
    "style",
    "summary",
    "table",
    "tbody",
    "td",
    "textarea",
    "th",
    "thead",
    "title",
    "tr",
    "ul",
]

KEPT = 8192
"""Attributes."""
LONGEST_KEPT = 200
"""Letters: what is longer stands on one page only, and many of them would fill the memory."""

_NONE = Element("none")


def _written(name: str, value: Any) -> str:
    """As htpy writes it; empty, if there is none."""
    return _NONE(**{name: value})._attrs


_kept = lru_cache(KEPT, typed=True)(_written)


def _attribute(name: str, value: Any) -> str:
    return _written(name, value) if isinstance(value, str) and len(value) > LONGEST_KEPT else _kept(name, value)


def _attributes(given: dict[str, Any]) -> str:
    return "".join([_attribute(name, value) for name, value in given.items()])


class Tag(Element):
    """One with something in it."""

    __slots__ = ()

    def __call__(self, *others: Any, **attributes: Any) -> Self:
        """With these attributes."""
        if others:  # in one of htpy's other ways
            return super().__call__(*others, **attributes)
        return self.__class__(self._name, _attributes(attributes), self._children)

    def __getitem__(self, children: Node) -> Self:
        """With these children."""
        return self.__class__(self._name, self._attrs, children)


class Empty(VoidElement):
    """One without."""

    __slots__ = ()

    def __call__(self, *others: Any, **attributes: Any) -> Self:
        """With these attributes."""
        if others:
            return super().__call__(*others, **attributes)
        return self.__class__(self._name, _attributes(attributes))


class Whole(Tag, HTMLElement):
    """The page itself."""

    __slots__ = ()


a = Tag("a")
article = Tag("article")
aside = Tag("aside")
b = Tag("b")
body = Tag("body")
br = Empty("br")
button = Tag("button")
caption = Tag("caption")
code = Tag("code")
dd = Tag("dd")
details = Tag("details")
dialog = Tag("dialog")
div = Tag("div")
dl = Tag("dl")
dt = Tag("dt")
fieldset = Tag("fieldset")
footer = Tag("footer")
form = Tag("form")
h1 = Tag("h1")
h2 = Tag("h2")
h3 = Tag("h3")
head = Tag("head")
header = Tag("header")
html = Whole("html")
i = Tag("i")
input = Empty("input")
kbd = Tag("kbd")
label = Tag("label")
legend = Tag("legend")
li = Tag("li")
link = Empty("link")
main = Tag("main")
meta = Empty("meta")
nav = Tag("nav")
ol = Tag("ol")
option = Tag("option")
p = Tag("p")
pre = Tag("pre")
script = Tag("script")
section = Tag("section")
select = Tag("select")
small = Tag("small")
span = Tag("span")
strong = Tag("strong")
style = Tag("style")
summary = Tag("summary")
table = Tag("table")
tbody = Tag("tbody")
td = Tag("td")
textarea = Tag("textarea")
th = Tag("th")
thead = Tag("thead")
title = Tag("title")
tr = Tag("tr")
ul = Tag("ul")
