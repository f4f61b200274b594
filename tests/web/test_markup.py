"""Our writing of pages is htpy's, to the letter."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import htpy
import pytest
from htpy import br, div, fragment, html, input, p, span
from markupsafe import Markup

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


def test_what_cannot_be_drawn_is_refused() -> None:
    for wrong in (b"bytes", 3.5, object()):
        with pytest.raises(TypeError, match="not a valid child"):
            render([wrong])  # type: ignore[list-item]
