"""The nets of a hall: whoever runs it names files, whoever opens a table may seat one of them, by its name alone."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from meeplehall import registry
from meeplehall.bots.levels import NET
from meeplehall.bots.net_file import NetFile, read
from meeplehall.core.errors import BadContent, BadOption

_NAME = re.compile(r"[A-Za-z0-9_-]{1,40}", re.ASCII)


class Nets:
    """By what tables call them: `net:` and the name of the file without its ending."""

    def __init__(self, files: Sequence[str] = ()) -> None:
        """Read these files; raises BadContent for one that does not hold."""
        self._files: dict[str, NetFile] = {}
        for path in files:
            net = read(path)
            net.weights_for(registry.find(net.header.game), net.header.players)
            name = Path(path).stem
            if not _NAME.fullmatch(name):
                raise BadContent(f"{path}: a net's file is named with letters, digits, - and _ alone; rename it")
            if f"{NET}:{name}" in self._files:
                raise BadContent(f"{path}: there is another net '{name}'; rename one of the files")
            self._files[f"{NET}:{name}"] = net

    def levels(self, game: str) -> dict[str, int]:
        """Those that play a game, and at tables of how many."""
        return {level: net.header.players for level, net in self._files.items() if net.header.game == game}

    def bot(self, level: str) -> str:
        """The bot to make for a level of this hall; raises BadOption for a net that it does not have."""
        if level.partition(":")[0] != NET:
            return level
        if level not in self._files:
            raise BadOption(f"this hall has no {level[:60]}; it has: {', '.join(self._files) or 'no nets'}")
        return f"{NET}:{self._files[level].path}"
