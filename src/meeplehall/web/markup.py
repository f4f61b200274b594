"""Pages as text.

htpy hands every piece of text on through all the elements around it, and a page is some twenty deep: that was more than
half of what a page cost. Here each piece is written where it belongs; whatever is not known here, htpy writes itself.
"""

from __future__ import annotations

from collections.abc import Callable
from types import GeneratorType
from typing import Any

from htpy import Fragment, Node, fragment
from markupsafe import Markup, escape

from meeplehall.web.elements import Empty, Tag, Whole


def render(node: Node) -> str:
    """The node as text, just as htpy would write it."""
    parts: list[str] = []
    _write(node, parts.append)
    return "".join(parts)


def _write(node: Any, write: Callable[[str], None]) -> None:
    kind = type(node)
    if kind is str:
        write(escape(node))
    elif kind is Markup:
        write(node)
    elif kind is Tag:
        name, inside = node._name, node._children
        if type(inside) is str:  # most have but a few words in them
            write(f"<{name}{node._attrs}>{escape(inside)}</{name}>")
        else:
            write(f"<{name}{node._attrs}>")
            _write(inside, write)
            write(f"</{name}>")
    elif kind is list or kind is tuple or kind is GeneratorType:
        for child in node:
            _write(child, write)
    elif kind is Empty:
        write(f"<{node._name}{node._attrs}>")
    elif kind is Fragment:
        _write(node._node, write)
    elif kind is Whole:
        write(f"<!doctype html><{node._name}{node._attrs}>")
        _write(node._children, write)
        write(f"</{node._name}>")
    elif node is not None and kind is not bool:
        write(str(fragment[node]))
