"""Our writing of pages is htpy's, to the letter."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import htpy
import pytest
from htpy import fragment
from markupsafe import Markup

from meeplehall.web import elements
from meeplehall.web.elements import br, div, html, input, p, span
from meeplehall.web.markup import render


class Sign:
    def __html__(self) -> str:
        return "<i></i>"


def words() -> Iterator[htpy.Node]:
    yield "a & b"
    yield span["<c>"]


NODES: dict[str, Callable[[], htpy.Node]] = {
    "text": lambda: 'Tom & "Jerry" \'n <co>',
    "markup": lambda: Markup("<b>&amp;</b>"),
    "numbers": lambda: div[3, 0, -1],
    "nothing": lambda: div[None, False, True, ""],
    "elements": lambda: div("#a.b", title='x"<', hidden=True, data_at=3)[p["one"], br, input(value="&")],
    "lists": lambda: div[[p[1], [span["x"], ("y", None)]], (str(n) for n in range(3))],
    "a page": lambda: html(lang="en")[div["x"]],
    "fragments": lambda: fragment[p["x"], fragment["y", fragment[None]]],
    "what it draws itself": lambda: div[Sign(), lambda: "later <", lambda: p["later"], words()],
    "generators": words,
}


@pytest.mark.parametrize("name", NODES)
def test_it_is_what_htpy_writes(name: str) -> None:
    assert render(NODES[name]()) == str(fragment[NODES[name]()])


def test_attributes_are_htpys_and_told_apart_by_type() -> None:
    """They are kept: what is equal must not be taken for the same."""
    values = (1, True, "1", 0, False, "", None, "a & b", Markup("a & b"), Sign(), '"', "True")
    for _ in range(2):
        for value in values:
            for given in ({"title": value}, {"hidden": True, "data_x": value}, {"class_": value, "for_": "x"}):
                assert str(div(**given)) == str(htpy.div(**given))
                assert str(input(**given)) == str(htpy.input(**given))
    assert str(div(class_="a")(id="b")["x"]) == str(htpy.div(class_="a")(id="b")["x"])


def test_what_cannot_be_drawn_is_refused() -> None:
    for wrong in (b"bytes", 3.5, object()):
        with pytest.raises(TypeError, match="not a valid child"):
            render(div[p[wrong]])  # type: ignore[index]


def test_long_attributes_are_written_and_not_kept() -> None:
    """They would fill the memory: somebody may ask for thousands of pages with a text of their own."""
    elements._kept.cache_clear()
    long = "&" * (elements.LONGEST_KEPT + 1)
    assert str(elements.div(title=long)) == str(htpy.div(title=long))
    assert elements._kept.cache_info().currsize == 0
    assert str(elements.div(title="short")) == str(htpy.div(title="short"))
    assert elements._kept.cache_info().currsize == 1
