"""Writes docs/api from the sources: the library's classes and functions, and every field of every view and event.

    python -m tools.make_api           # write
    python -m tools.make_api --check   # complain if a page is not current

The words are the docstrings: of a class or function its own, of a field the string below it.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from meeplehall.core.game import Game
from meeplehall.data import schema
from meeplehall.registry import BUILT_IN, find

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src" / "meeplehall"
TARGET = ROOT / "docs" / "api"
MADE = "<!-- Made by tools/make_api.py from the sources: do not edit. -->"

OBSERVED = 2
"""Players of the observations that are told."""

# The pages of the library: title, what it is about, and the modules it tells of.
PAGES = {
    "library": (
        "The library",
        "What `import meeplehall` brings. Every game answers to the same calls; the pages of the games tell what is in"
        " their views and events.",
        ("__init__", "core/game", "core/state", "core/options", "core/preview", "core/undo", "core/script"),
    ),
    "records": (
        "Records, journals and events",
        "A game as a text, and what happens as data.",
        ("core/record", "core/journal", "core/events", "core/space"),
    ),
    "bots": (
        "Bots",
        "Players that are no people, and what they know.",
        ("bots/__init__", "bots/bot", "bots/levels", "bots/match", "core/heuristic"),
    ),
    "environments": (
        "Environments",
        "What there is to learn in; docs/research.md shows how it is used.",
        ("envs/gymnasium", "envs/pettingzoo", "envs/native/batch", "core/observer", "core/layout"),
    ),
    "errors": (
        "Errors",
        "Whatever is wrong with what somebody gives us is one of these, told in one line.",
        ("core/errors", "table/errors"),
    ),
}


def main() -> None:
    """Write or check all pages."""
    pages = {f"{name}.md": library_page(*page) for name, page in PAGES.items()}
    pages |= {f"{name}.md": game_page(find(name)) for name in BUILT_IN}
    pages["data.md"] = data_page()
    stale = []
    for name, text in pages.items():
        target = TARGET / name
        if target.exists() and target.read_text(encoding="utf-8") == text:
            continue
        if "--check" in sys.argv:
            stale.append(name)
        else:
            TARGET.mkdir(exist_ok=True)
            target.write_text(text, encoding="utf-8")
    if stale:
        sys.exit(f"docs/api is not current: {', '.join(stale)}; run python -m tools.make_api")


# The library


def library_page(title: str, about: str, modules: tuple[str, ...]) -> str:
    """Classes and functions of some modules."""
    parts = [f"# {title}", MADE, about]
    for module in modules:
        tree = _tree(SOURCES / f"{module}.py")
        name = f"meeplehall.{module.replace('/', '.')}".removesuffix(".__init__")
        parts += [f"## `{name}`", ast.get_docstring(tree) or ""]
        for node in tree.body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                parts += list(_class(node))
            elif isinstance(node, ast.FunctionDef) and not node.name.startswith("_"):
                parts += list(_function(node, ""))
    return "\n\n".join(part for part in parts if part) + "\n"


def _class(node: ast.ClassDef) -> Iterator[str]:
    bases = ", ".join(ast.unparse(base) for base in node.bases)
    yield f"### class `{node.name}{f'({bases})' if bases else ''}`"
    yield ast.get_docstring(node) or ""
    fields = [f"- `{name}: {kind}`{f' - {words}' if words else ''}" for name, kind, words in _fields(node)]
    if fields:
        yield "\n".join(fields)
    for item in node.body:
        if isinstance(item, ast.FunctionDef) and not item.name.startswith("_"):
            yield from _function(item, f"{node.name}.")


def _function(node: ast.FunctionDef, owner: str) -> Iterator[str]:
    returns = f" -> {ast.unparse(node.returns)}" if node.returns is not None else ""
    arguments = ast.unparse(node.args).removeprefix("self, ").removeprefix("self").removeprefix("cls, ")
    if any(ast.unparse(mark) in ("property", "cached_property") for mark in node.decorator_list):
        yield f"#### `{owner}{node.name}`{returns.replace(' -> ', ': `')}`" if returns else f"#### `{owner}{node.name}`"
    else:
        yield f"#### `{owner}{node.name}({arguments}){returns}`"
    yield ast.get_docstring(node) or ""


def _fields(node: ast.ClassDef) -> Iterator[tuple[str, str, str]]:
    """Name, type and words of each declared field."""
    for item, after in zip(node.body, [*node.body[1:], None]):
        if isinstance(item, ast.AnnAssign) and not ast.unparse(item.target).startswith("_"):
            words = ""
            if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
                words = " ".join(str(after.value.value).split())
            yield ast.unparse(item.target), ast.unparse(item.annotation), words


# A game


def game_page(game: Game) -> str:
    """Options, actions, views, events and positions by hand."""
    folder = SOURCES / "games" / game.name
    parts = [
        f"# {game.title}",
        MADE,
        f"`meeplehall.game({game.name!r})`, {game.min_players} to {game.max_players} players,"
        f" rules {game.oldest} to {game.version}.",
        "## Options",
        _table(("option", "default", "values", "meaning"), _options(game)),
        "## Actions",
        "`notation`: what is in brackets is left out where it does not apply.",
        _table(("kind", "codes", "notation", "meaning"), ((k, c, f"`{n}`", m) for k, c, n, m in game.space.table())),
        "## The view",
        "What `state.view(seat)` gives: plain data of what a seat, or a spectator, may see.",
    ]
    shapes = _tree(folder / "shapes.py")
    views = [node for node in shapes.body if isinstance(node, ast.ClassDef)]
    for node in sorted(views, key=lambda node: node.name != "View"):
        parts += [f"### `{node.name}`", ast.get_docstring(node) or ""]
        parts.append(_table(("field", "type", "meaning"), ((f"`{n}`", f"`{k}`", w) for n, k, w in _fields(node))))
    parts += [
        "## Events",
        "What the rules tell a journal, and what logs keep: `game.event(...)` gives the fields by name.",
    ]
    for node in _tree(folder / "events.py").body:
        if isinstance(node, ast.ClassDef):
            tag = next((ast.literal_eval(word.value) for word in node.keywords if word.arg == "tag"), node.name)
            fields = [(f"`{n}`", f"`{_plain(k)}`", w) for n, k, w in _fields(node)]
            parts += [f"### `{tag}`", ast.get_docstring(node) or ""]
            parts += [_table(("field", "type", "meaning"), fields)] if fields else []
    if game.parts.observer:
        layout = game.observer().layout(OBSERVED)
        parts += [
            "## Observations",
            f"What environments and `game.observer()` tell a seat as a row of small numbers: layout {layout.number} for"
            f" {OBSERVED} players. With more, the slices of further players follow, and codes of seats go further;"
            f" `meeplehall envs describe {game.name} --players N` prints any. What the content says does not change in"
            " a game and is not repeated.",
            _table(("slice", "cells", "range", "kind", "meaning"), ((f"`{n}`", *row) for n, *row in layout.table())),
        ]
    room = folder / "by_hand"
    by_hand = room / "__init__.py" if room.is_dir() else room.with_suffix(".py")
    parts += ["## Positions by hand", ast.get_docstring(_tree(by_hand)) or ""]
    return "\n\n".join(part for part in parts if part) + "\n"


def data_page() -> str:
    """The tables of datasets; what differs from game to game at the end."""
    lines = [
        "# Datasets",
        "",
        MADE,
        "",
        "The tables that `meeplehall simulate --out` and `meeplehall convert` write; ../data.md",
    ]
    lines[-1] += " shows how to use them."
    for table, columns in schema.columns(find("burgundy")).items():
        rows = [(f"`{c.name}`", c.kind, c.meaning) for c in columns if not c.name.startswith("option_")]
        if table == "games":
            rows.insert(6, ("`option_...`", "text", "an option of the game, such as `option_setup`"))
        lines += ["", f"## {table}", "", _table(("column", "kind", "meaning"), rows)]
    for name in BUILT_IN:
        game = find(name)
        lines += ["", f"## Fields: {game.title}", ""]
        rows = [("decisions", ", ".join(f"`{field}` {kind}" for field, kind in schema.action_fields(game).items()))]
        rows.append(("events", ", ".join(f"`{field}` {kind}" for field, kind in schema.event_fields(game).items())))
        lines.append(_table(("table", "fields"), rows))
    return "\n".join(lines) + "\n"


def _options(game: Game) -> Iterator[tuple[str, ...]]:
    for option in game.options:
        yield f"`{option.name}`", f"`{option.default}`", ", ".join(option.choices), option.help


def _plain(kind: str) -> str:
    """A type without what only the reader of numbers needs."""
    return kind.removeprefix("Annotated[").split(", ")[0] if kind.startswith("Annotated[") else kind


def _table(heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    lines = [f"| {' | '.join(heads)} |", f"|{'---|' * len(heads)}"]
    lines += [f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in row)} |" for row in rows]
    return "\n".join(lines)


def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


if __name__ == "__main__":
    main()
