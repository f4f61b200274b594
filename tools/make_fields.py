"""Writes `fields.py` of each game: how positions are copied, packed and read, from the fields that `state.py` declares.

    python -m tools.make_fields           # write
    python -m tools.make_fields --check   # complain if one is not current

A field is declared once, in the class `Player` or `Board`. Its type says what happens to it: `i64` is a number,
`vec[i64]` a row, `list[Player]` the players; anything else is shared, neither copied nor packed. `# since N: ...`
behind a field says that layouts before N do not have it: reading those leaves its default.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

GAMES = Path(__file__).parent.parent / "src" / "meeplehall" / "games"
SINCE = re.compile(r"#\s*since (\d+)")


class Declared(NamedTuple):
    """A field as declared."""

    name: str
    type: str
    since: int


def declared(source: str) -> dict[str, list[Declared]]:
    """The fields of Player and Board, in order."""
    lines = source.splitlines()
    found = {}
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef) and node.name in ("Player", "Board"):
            fields = [item for item in node.body if isinstance(item, ast.AnnAssign)]
            found[node.name] = [
                Declared(
                    ast.unparse(field.target),
                    ast.unparse(field.annotation),
                    int(match[1]) if (match := SINCE.search(lines[field.end_lineno - 1])) else 0,
                )
                for field in fields
            ]
    return found


def copy_lines(fields: list[Declared], old: str, new: str) -> list[str]:
    """Statements that copy every field."""
    out = []
    for field in fields:
        value = f"{old}.{field.name}"
        if field.type == "vec[i64]":
            value += "[:]"
        elif field.type == "list[Player]":
            value = f"[copy_player(p) for p in {value}]"
        out.append(f"{new}.{field.name} = {value}")
    return out


def write_lines(fields: list[Declared], owner: str) -> list[str]:
    """Statements that pack every field that is not shared."""
    out = []
    for field in fields:
        if field.type == "i64":
            out.append(f"out.put({owner}.{field.name})")
        elif field.type == "vec[i64]":
            out.append(f"out.put_all({owner}.{field.name})")
        elif field.type == "list[Player]":
            out += [f"for p in {owner}.{field.name}:", "    write_player(p, out)"]
    return out


def read_lines(fields: list[Declared], owner: str) -> list[str]:
    """Statements that read them again; rows are filled after room has been made for them."""
    out = []
    room = False
    for field in fields:
        if field.type not in ("i64", "vec[i64]", "list[Player]"):
            continue
        if field.type != "i64" and not room:
            out.append(f"{owner}.make_room()")
            room = True
        if field.type == "i64":
            statements = [f"{owner}.{field.name} = data.get()"]
        elif field.type == "vec[i64]":
            statements = [f"data.fill({owner}.{field.name})"]
        else:
            statements = [f"for p in {owner}.{field.name}:", "    read_player(p, data)"]
        if field.since:
            statements = [f"if data.layout >= {field.since}:", *[f"    {line}" for line in statements]]
        out += statements
    return out


def function(head: str, doc: str, lines: list[str]) -> str:
    """A function with this body."""
    return "\n".join([f"def {head}:", f'    """{doc}"""', *[f"    {line}" for line in lines]])


def generated(game: str, source: str) -> str:
    """The text of the game's fields.py."""
    fields = declared(source)
    player, board = fields["Player"], fields["Board"]
    parts = [
        '"""How positions are copied, packed and read. Made by tools/make_fields.py from state.py: do not edit."""',
        "from __future__ import annotations",
        f"from meeplehall.core.codec import Reader, Writer\nfrom meeplehall.games.{game}.state import Board, Player",
        function(
            "copy_player(old: Player) -> Player",
            "An independent copy.",
            ["new = Player()", *copy_lines(player, "old", "new"), "return new"],
        ),
        function("write_player(p: Player, out: Writer) -> None", "For `pack`.", write_lines(player, "p")),
        function("read_player(p: Player, data: Reader) -> None", "The inverse.", read_lines(player, "p")),
        function(
            "copy_board(old: Board, new: Board) -> None",
            "Everything from one position into another.",
            ["new.copy_common(old)", *copy_lines(board, "old", "new")],
        ),
        function("write_board(s: Board, out: Writer) -> None", "For `pack`.", write_lines(board, "s")),
        function("read_board(s: Board, data: Reader) -> None", "The inverse.", read_lines(board, "s")),
    ]
    text = "\n\n\n".join(parts) + "\n"
    return _ruff(_ruff(text, "check", "--select=I", "--fix"), "format")


def _ruff(text: str, *command: str) -> str:
    run = [sys.executable, "-m", "ruff", *command, "-q", "-"]
    return subprocess.run(run, input=text, capture_output=True, text=True, check=True).stdout


def main() -> None:
    """Write or check all of them."""
    stale = []
    for state in sorted(GAMES.glob("*/state.py")):
        target = state.with_name("fields.py")
        text = generated(state.parent.name, state.read_text(encoding="utf-8"))
        if target.exists() and target.read_text(encoding="utf-8") == text:
            continue
        if "--check" in sys.argv:
            stale.append(target.name)
        else:
            target.write_text(text, encoding="utf-8")
    if stale:
        sys.exit(f"not current: {', '.join(stale)}; run python -m tools.make_fields")


if __name__ == "__main__":
    main()
