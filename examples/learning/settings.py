"""Everything that can be set about a training."""

from __future__ import annotations

import argparse
from dataclasses import asdict, dataclass, fields, replace


@dataclass(frozen=True)
class Settings:
    """The usual ones of Burgundy; those of the other games differ in a few (`USUAL`)."""

    game: str = "burgundy"
    players: int = 2
    steps: int = 10_000_000
    """Decisions to learn from, in all."""
    teacher: str = ""
    """A bot to imitate at first; none: all is learned from nothing."""
    lessons: int = 0
    """How many of the steps are learned from it."""
    seed: int = 1
    games: int = 64
    """Played side by side."""
    length: int = 128
    """Decisions of every game between two updates: about a whole game. The games keep in step with each other, so with
    much less an update sees mostly openings, the next mostly endings."""
    hidden: str = "128,128"
    """Units of each layer."""
    reward: str = "shaped"
    """What the environment gives (docs/research.md)."""
    scale: float = 0.1
    """The reward is multiplied by this, so that what a game brings is about 1."""
    rivals: float = 1.0
    """How much counts what a seat gets while others decide, before the end."""
    gamma: float = 0.998
    trace: float = 0.9
    """Lambda of the generalised advantage estimate."""
    rate: float = 7e-4
    """The learning rate at first; it sinks to a twentieth."""
    epochs: int = 2
    batch: int = 1024
    clip: float = 0.2
    value_weight: float = 0.5
    entropy: float = 0.02
    """How much doubt is worth at first; it sinks likewise."""
    max_norm: float = 0.5
    evaluations: int = 20
    """Points of the curve."""
    evaluation_games: int = 400
    """Against each bot, at each point."""

    def about(self) -> dict[str, str]:
        """For people, in the net's file."""
        return {name: str(value) for name, value in asdict(self).items()}


USUAL = {
    "burgundy": Settings(),
    "renaissance": Settings(game="renaissance", scale=0.3, steps=3_000_000),
    "nobility": Settings(game="nobility", scale=0.1, steps=3_000_000),
}


def parser(description: str) -> argparse.ArgumentParser:
    """Takes a game, a folder and each setting as an option."""
    out = argparse.ArgumentParser(description=description, formatter_class=argparse.ArgumentDefaultsHelpFormatter)
    out.add_argument("game", choices=sorted(USUAL))
    out.add_argument("--out", metavar="FOLDER", help="where everything goes (default: out/learning/GAME)")
    for field in fields(Settings)[1:]:
        out.add_argument(f"--{field.name.replace('_', '-')}", type=type(field.default), default=argparse.SUPPRESS)
    return out


def chosen(given: argparse.Namespace) -> Settings:
    """The usual settings of the game with what was given."""
    wanted = {name: value for name, value in vars(given).items() if name not in ("game", "out", "resume")}
    return replace(USUAL[given.game], **wanted)
