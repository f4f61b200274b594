"""What has been learned about a game: a value net in a JSON file beside its rules, with how it was got."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Annotated

import msgspec

from meeplehall.core.errors import BadContent
from meeplehall.core.heuristic import Heuristic
from meeplehall.core.net import Net
from meeplehall.core.state import State
from meeplehall.files import read_text

FILE = "value.json"
SOLO_FILE = "value_solo.json"
"""For a game alone, if it was learned by itself."""
NOTHING = "none"
"""In place of a file: positions are judged by their points alone."""


Weight = Annotated[int, msgspec.Meta(ge=-(2**40), le=2**40)]
"""Beyond these the sums of the net would not fit into a machine word."""


class Learned(msgspec.Struct, forbid_unknown_fields=True):
    """The file: one row of weights per feature, then those of the hidden units."""

    about: dict[str, str]
    features: list[str]
    rows: list[list[Weight]]
    bias: list[Weight]
    last: list[Weight]
    offset: Weight


def heuristic_for(state: State, path: str = "") -> Heuristic:
    """What is known of the position's game, with what was learned about it or with the weights of a file."""
    mind = state.game.heuristic()
    net = net_for(mind, state.seats == 1, path)
    mind.net = None if net is None else net.twin()
    return mind


def net_for(mind: Heuristic, alone: bool = False, path: str = "") -> Net | None:
    """The net of the game, or of a file, read once; none, if nothing has been learned yet."""
    package = type(mind).__module__.rpartition(".")[0]
    return _load(package, path, tuple(mind.feature_names()), bool(mind.first_weights()), alone)


def forget() -> None:
    """Read files again from now on: one has been written."""
    _load.cache_clear()


@cache
def _load(package: str, path: str, names: tuple[str, ...], terms: bool, alone: bool) -> Net | None:
    if path == NOTHING:
        return None
    if path:
        return as_net(read_text(path), path, names, terms)
    if not package:  # a plug-in of a single module brings no files
        return None
    for name in (SOLO_FILE, FILE) if alone else (FILE,):
        resource = files(package).joinpath(name)
        if names and resource.is_file():
            return as_net(resource.read_text(encoding="utf-8"), f"{package}: {name}", names, terms)
    return None


def as_net(text: str, source: str, names: tuple[str, ...], terms: bool = False) -> Net:
    """The net of a file's text; `source` is named in errors. `terms`: it only hands on one weight for each name."""
    try:
        learned = msgspec.json.decode(text, type=Learned)
    except msgspec.DecodeError as error:
        raise BadContent(f"{source}: {error}") from None
    if tuple(learned.features) != names:
        raise BadContent(f"{source}: {_difference(learned.features, names)}")
    hidden = len(learned.bias)
    if len(learned.last) != hidden or [len(row) for row in learned.rows] != [hidden] * len(names):
        raise BadContent(f"{source}: needs {len(names)} rows of {hidden} weights")
    if terms and hidden != 1:
        raise BadContent(f"{source}: has {hidden} weights for each term; a sum of terms needs 1")
    first = [weight for row in learned.rows for weight in row]
    return Net(len(names), hidden, first, learned.bias, learned.last, learned.offset)


def _difference(found: Sequence[str], names: Sequence[str]) -> str:
    if len(found) != len(names):
        return f"was learned from {len(found)} features, not the {len(names)} in use"
    at = next(i for i in range(len(names)) if found[i] != names[i])
    return f"feature {at + 1} is '{found[at]}', but '{names[at]}' is in use"


def as_text(net: Net, names: list[str], about: dict[str, str]) -> str:
    """The file's text: a line per feature."""
    flat = list(net.first)
    rows = [flat[i * net.hidden : (i + 1) * net.hidden] for i in range(net.inputs)]
    lines = [
        f'"about": {_json(about, 1)}',
        f'"features": {_json(names, 1)}',
        '"rows": [\n' + ",\n".join(_json(row) for row in rows) + "\n]",
        f'"bias": {_json(list(net.bias))}',
        f'"last": {_json(list(net.last))}',
        f'"offset": {net.offset}',
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _json(value: object, indent: int = -1) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=indent).decode()
