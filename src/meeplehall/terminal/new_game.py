"""`meeplehall new-game`"""

from __future__ import annotations

import keyword
import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import click

from meeplehall.core.errors import BadOption
from meeplehall.files import make_folder, write_whole
from meeplehall.registry import names

SUFFIX = ".txt"
"""Files of the template end in it, so that nothing takes them for code of ours."""
_NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
LONGEST = 30


@click.command("new-game")
@click.argument("name")
@click.argument("folder")
def command(name: str, folder: str) -> None:
    """Write a plug-in with a small, complete game called NAME into FOLDER: a start for your own."""
    _check_name(name)
    target = Path(folder)
    if target.exists() and (not target.is_dir() or any(target.iterdir())):
        raise BadOption(f"{folder} is there already and not empty; name a new folder")
    for path, text in _written(name).items():
        make_folder(str((target / path).parent))
        write_whole(str(target / path), text)
    click.echo(f"{folder} now holds the game '{name}'. Next:")
    click.echo(f"    pip install -e '{folder}[test]'")
    click.echo(f"    pytest {folder}")
    click.echo(f"    meeplehall play {name}")


def _check_name(name: str) -> None:
    if not _NAME.fullmatch(name) or len(name) > LONGEST or keyword.iskeyword(name):
        raise BadOption(f"a game cannot be called '{name}'; allowed: small letters and digits, as in my_game")
    if name in names():
        raise BadOption(f"there is a game called '{name}' already; known: {', '.join(names())}")


def _written(name: str) -> dict[str, str]:
    """The files of the template by path, with the names filled in."""
    words = name.split("_")
    filled = {
        "@name@": name,
        "@package@": f"meeplehall_{name}",
        "@dist@": f"meeplehall-{name.replace('_', '-')}",
        "@title@": " ".join(words).capitalize(),
        "@Class@": "".join(word.capitalize() for word in words),
        "@ID@": (name.replace("_", "") + "xx")[:2].upper(),
    }
    # The rules page knows rule ids by their two letters.
    filled["@ID@"] = re.sub(r"[^A-Z]", "X", filled["@ID@"])
    found = {}
    for path, file in _files(files("meeplehall") / "template"):
        text = file.read_text(encoding="utf-8")
        path = path.removesuffix(SUFFIX).replace("src/package/", f"src/{filled['@package@']}/")
        for mark, word in filled.items():
            path, text = path.replace(mark, word), text.replace(mark, word)
        found[path] = text
    return found


def _files(folder: Traversable, under: str = "") -> list[tuple[str, Traversable]]:
    found = []
    for place in sorted(folder.iterdir(), key=lambda p: p.name):
        if place.is_dir():
            found += _files(place, f"{under}{place.name}/")
        elif place.name.endswith(SUFFIX):
            found.append((under + place.name, place))
    return found
