"""Games of other packages arrive through an entry point; a bad one is named, and harms nobody."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.plugins import GAME, plug_in, run

CHECK = """
import meeplehall
from meeplehall.bots import make, play_out
assert "countdown" in meeplehall.games(), meeplehall.games()
for bot in ("random", "greedy", "easy", "normal", "hard", "flat"):
    state = meeplehall.new("countdown")
    assert meeplehall.game("countdown").unpack(state.pack()) == state
    assert play_out(state, [make(bot, 1), make("greedy", 2)]) >= 5
    assert state.over
print(state)
"""


def test_a_plugin_is_found_and_playable(tmp_path: Path) -> None:
    plug_in(tmp_path, "countdown")
    done = run(tmp_path, "-c", CHECK)
    assert done.stderr == ""
    assert done.stdout.startswith("left 0\n\nseat 0\n  score  ")


def test_search_finds_the_win_of_a_game_it_knows_nothing_about(tmp_path: Path) -> None:
    """From four left, one taken leaves three, and whoever faces three loses."""
    plug_in(tmp_path, "countdown")
    code = """
import meeplehall
from meeplehall.bots import make
state = meeplehall.new("countdown")
state.left = 4
print({bot: make(bot, 3).choose(state, 0) for bot in ("expert", "flat")})
"""
    assert run(tmp_path, "-c", code).stdout == "{'expert': 0, 'flat': 0}\n"


BROKEN = {
    "import error": ("import nothing_of_that_name\n", "ModuleNotFoundError: No module named 'nothing_of_that_name'"),
    "leaves": ("raise SystemExit(3)\n", "cannot be loaded: SystemExit: 3"),
    "no object": ("", "cannot be loaded: AttributeError"),
    "not a game": ("GAME = 7\n", "is not a Game but int"),
    "no space": (GAME.replace("    space = ", "    spaces = "), "lacks 'space'"),
    "no events": (GAME.replace("    events = ", "    happenings = "), "lacks 'events'"),
    "wrong type": (GAME.replace('"Countdown", 1, "toy"', '"Countdown", "1", "toy"'), "'version' must be int, not str"),
    "wrong name": (GAME.replace('"countdown", "C', '"countup", "C'), "is called 'countup'"),
    "too many": (GAME.replace("max_players = 2", "max_players = 9"), "9 to 9 players; allowed are 1 to 6"),
    "no blank": (GAME.replace("def blank", "def empty_one"), "lacks 'start' or 'blank'"),
    "does not start": (GAME.replace("        pass", "        1 / 0"), "does not start: ZeroDivisionError"),
}


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_plugin_is_named_in_one_line_and_the_rest_works(tmp_path: Path, case: str) -> None:
    code, words = BROKEN[case]
    plug_in(tmp_path, "countdown", code)
    done = run(tmp_path, "-m", "meeplehall", "games")
    assert done.returncode == 0, done.stderr
    assert "burgundy: The Castles of Burgundy" in done.stdout
    assert "\ncountdown:" not in done.stdout
    (line,) = done.stderr.splitlines()
    assert line.startswith("meeplehall: plug-in 'countdown' of countdown-plugin: ")
    assert words in line
    played = run(tmp_path, "-m", "meeplehall", "play", "countdown")
    assert played.returncode == 2
    assert played.stderr == line + "\n"


def test_two_plugins_of_one_name_are_both_left_out(tmp_path: Path) -> None:
    plug_in(tmp_path, "countdown", module="first", dist="one")
    plug_in(tmp_path, "countdown", module="second", dist="two")
    done = run(tmp_path, "-m", "meeplehall", "games")
    assert "\ncountdown:" not in done.stdout
    assert done.stderr == "meeplehall: 2 plug-ins are called 'countdown', of one and two: uninstall all but one\n"


def test_nobody_takes_the_name_of_a_built_in_game(tmp_path: Path) -> None:
    plug_in(tmp_path, "burgundy", module="other", dist="cuckoo")
    done = run(tmp_path, "-m", "meeplehall", "games")
    assert "burgundy: The Castles of Burgundy" in done.stdout
    assert done.stderr == ("meeplehall: plug-in 'burgundy' of cuckoo: a built-in game has this name; choose another\n")
