"""Games of other packages arrive through an entry point."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import meeplehall

PLUGIN = '''
from meeplehall.core.game import Game
from meeplehall.core.state import Outcome, State


class Countdown(State):
    """Take one or two from ten; who takes the last wins. Written in plain Python on the compiled base."""

    left: int

    def actor(self):
        return -1 if self.over else self.left % 2

    def legal_into(self, seat, out):
        out.n = 0
        for action in range(min(2, self.left)):
            out.add(action)

    def play(self, seat, action):
        self.left -= action + 1
        self.over = self.left == 0

    def clone(self):
        twin = Countdown()
        twin.copy_common(self)
        twin.left = self.left
        return twin

    def sample(self, seat, seed):
        return self.clone()

    def scores(self):
        return [self.left, 0]

    def outcome(self):
        return Outcome([1, 2], self.scores())

    def write(self, out):
        self.write_common(out)
        out.put(self.left)

    def read(self, data):
        self.read_common(data)
        self.left = data.get()


class CountdownGame(Game):
    name, title, version, maturity = "countdown", "Countdown", 1, "toy"
    min_players = max_players = 2
    action_count = 2

    def start(self, players, options, seed, journal):
        state = Countdown()
        state.prepare(players, seed, journal)
        state.left = 10
        return state

    def blank(self):
        return Countdown()


GAME = CountdownGame()
'''

CHECK = """
import meeplehall
from meeplehall.bots import make, play_out
assert meeplehall.games()[-1] == "countdown", meeplehall.games()
state = meeplehall.new("countdown")
assert meeplehall.game("countdown").unpack(state.pack()).digest() == state.digest()
assert play_out(state, [make("random", 1), make("greedy", 2)]) >= 5
assert state.over
print("played")
"""


def test_a_plugin_is_found_and_playable(tmp_path: Path) -> None:
    (tmp_path / "countdown.py").write_text(PLUGIN)
    about = tmp_path / "countdown-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: countdown\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[meeplehall.games]\ncountdown = countdown:GAME\n")
    here = str(Path(meeplehall.__file__).parents[1])
    env = os.environ | {"PYTHONPATH": os.pathsep.join([str(tmp_path), here])}
    done = subprocess.run([sys.executable, "-c", CHECK], env=env, capture_output=True, text=True, check=False)
    assert done.stdout == "played\n", done.stderr
