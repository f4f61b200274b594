"""The content packs of a hall: whoever runs it names files, whoever opens a table may choose one of them.

A table keeps the text of its pack, so it can be played on whatever becomes of the file.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from meeplehall import registry
from meeplehall.core.content import parse, read_pack
from meeplehall.core.errors import BadContent, BadOption
from meeplehall.core.game import Game


class Packs:
    """Games with the hall's packs, by the name of the file."""

    def __init__(self, files: Sequence[str] = ()) -> None:
        """Read these files, `FILE` or `GAME=FILE`; raises BadContent for one that does not hold."""
        self._games: dict[tuple[str, str], Game] = {}
        for file in files:
            game = read(file)
            name = Path(file).stem
            if (game.name, name) in self._games:
                raise BadContent(f"{file}: there is another pack '{name}' for {game.name}; rename one of the files")
            self._games[game.name, name] = game

    def names(self, game: str) -> list[str]:
        """The packs that fit a game."""
        return [pack for name, pack in self._games if name == game]

    def find(self, game: Game, pack: str) -> Game:
        """The game with one of the packs, or as it is without a name; raises BadOption."""
        if not pack:
            return game
        found = self._games.get((game.name, pack))
        if found is None:
            known = ", ".join(self.names(game.name)) or "none"
            raise BadOption(f"this hall has no content pack '{pack[:40]}' for {game.name}; it has: {known}")
        return found

    def with_content(self, game: Game, content: str) -> Game:
        """The game with the pack of that content id; as it is, if the hall has none."""
        fitting = [other for (name, _), other in self._games.items() if name == game.name]
        return next((other for other in fitting if other.has_content(content)), game)


def read(file: str) -> Game:
    """The game that a pack is for, with its content: the one that is named, or the one that has all its parts."""
    name, equals, path = file.partition("=")
    if equals and name in registry.names():
        return registry.find(name).with_pack(path)
    parts = list(parse(read_pack(file), file))
    takers = [game for game in map(registry.find, registry.names()) if game.content_files]
    fitting = [game for game in takers if all(part in game.content for part in parts)]
    if len(fitting) != 1:
        allowed = ", ".join(f"{game.name}=FILE" for game in takers)
        raise BadContent(f"{file}: fits {'no game' if not fitting else 'several games'}; say which: {allowed}")
    return fitting[0].with_pack(file)
