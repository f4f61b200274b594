"""Plug-ins written on the spot: a module and the metadata of a distribution, in a folder for the path."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import meeplehall

HERE = str(Path(meeplehall.__file__).parents[1])

GAME = '''
from meeplehall.core.events import Events, Happening
from meeplehall.core.game import Game
from meeplehall.core.parts import Parts
from meeplehall.core.space import Kind, Space, numbers
from meeplehall.simple import SimpleState


class Take(Happening, tag="take"):
    seat: int
    count: int


class Countdown(SimpleState):
    """Take one or two from ten; who takes the last wins."""

    left: int = 10

    def legal_actions(self, seat):
        return range(min(2, self.left))

    def act(self, seat, action):
        self.left -= action + 1
        self.tell("take", seat, action + 1)
        self.over = self.left == 0
        self.turn = 1 - seat

    def scores(self):
        return [int(self.over and self.last == seat) for seat in range(2)]

    def show(self, seat):
        return {"left": self.left, "over": self.over, "players": [{"score": score} for score in self.scores()]}


class CountdownGame(Game):
    name, title, version, maturity = "countdown", "Countdown", 1, "toy"
    min_players = max_players = 2
    space = Space([Kind("take", 0, "take {count}", [numbers("count", 1, 2)])], "take 1")
    events = Events(Take)

    def start(self, state, options):
        pass

    def blank(self):
        return Countdown()


GAME = CountdownGame()
'''


def plug_in(folder: Path, name: str, code: str = GAME, module: str = "", entry: str = "GAME", dist: str = "") -> None:
    """Put a plug-in into a folder: what `pip install` leaves behind."""
    module, dist = module or name, dist or f"{name}-plugin"
    (folder / f"{module}.py").write_text(code)
    about = folder / f"{dist.replace('-', '_')}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {dist}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[meeplehall.games]\n{name} = {module}:{entry}\n")


def run(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Python with these plug-ins."""
    env = os.environ | {"PYTHONPATH": os.pathsep.join([str(folder), HERE, os.environ.get("PYTHONPATH", "")])}
    return subprocess.run([sys.executable, *command], env=env, capture_output=True, text=True, check=False)
