"""Pages as text.

htpy hands every piece of text on through all the elements around it, and a page is some twenty deep: that was more than
half of what a page cost. Here each piece is written where it belongs; whatever is not known here, htpy writes itself.
"""

from __future__ import annotations

from collections.abc import Callable
from types import GeneratorType
from typing import Any

from htpy import Element, Fragment, HTMLElement, Node, VoidElement, fragment
from markupsafe import Markup, escape


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
    elif kind is Element or kind is HTMLElement:
        name = node._name
        write(f"<!doctype html><{name}{node._attrs}>" if kind is HTMLElement else f"<{name}{node._attrs}>")
        _write(node._children, write)
        write(f"</{name}>")
    elif kind is list or kind is tuple or kind is GeneratorType:
        for child in node:
            _write(child, write)
    elif kind is VoidElement:
        write(f"<{node._name}{node._attrs}>")
    elif kind is Fragment:
        _write(node._node, write)
    elif node is not None and kind is not bool:
        write(str(fragment[node]))
