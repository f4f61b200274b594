"""How each game is played until there is something to show, and what is chosen for the picture."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from .visitor import Frame, Pick, Visitor

LIMIT = 4000
SEEDS = range(1477, 1483)
Worth = Callable[[Pick, int], tuple[int, ...]]


def _kind(pick: Pick) -> str:
    return next((place for place in pick["places"] if place.startswith("do-")), "")


def _by_taste(taste: dict[str, int]) -> Worth:
    """What this taste ranks low comes first, then what pays and costs little."""
    return lambda pick, number: (-taste.get(_kind(pick), 3), int(pick.get("gain", "+0")), -pick.get("cost", -1))


def _varied(pick: Pick, number: int) -> tuple[int, ...]:
    """What pays most; else something else every time, giving up last."""
    quits = pick["places"] in (["rest"], ["do-pass"]) or "do-sell" in pick["places"]
    return -int(quits), int(pick.get("gain", "+0")), hash((pick["action"], number)) % 97


def _roomiest_tile(now: Frame) -> tuple[str, int]:
    """The stored tile that fits on most spaces of the estate, and on how many."""
    spaces: dict[str, set[str]] = {}
    for pick in now["decision"]["picks"]:
        for place in pick["places"]:
            if place.startswith("sto-"):
                spaces.setdefault(place, set()).update(p for p in pick["places"] if p.startswith("est-"))
    best = max(spaces, key=lambda place: len(spaces[place]), default="")
    return best, len(spaces[best]) if best else 0


def _ripe_burgundy(now: Frame, number: int) -> str:
    """A tile with several spaces to go to; the longer it takes, the fewer will do."""
    tile, spaces = _roomiest_tile(now)
    return f".shelf [data-at='{tile}']" if number >= 34 and spaces >= 4 - (number - 34) // 15 and tile else ""


def _ripe_renaissance(now: Frame, number: int) -> str:
    """Some rounds in, with much to choose from; the longer it takes, the less will do."""
    return "body" if number >= 28 and len(now["decision"]["picks"]) >= max(2, 8 - (number - 28) // 3) else ""


def _ripe_nobility(now: Frame, number: int) -> str:
    """Some rounds in, with dice in hand."""
    found = re.search(r"Round (\d+)", now["regions"]["strip"])
    fresh = any(pick.get("lead", -1) >= 0 for pick in now["decision"]["picks"])
    return ".bar .n-die:is(.lit, .may) >> nth=-1" if found and int(found[1]) >= 4 and fresh else ""


@dataclass(frozen=True)
class Play:
    """A game's taste, when the picture is ripe (what to click then), and the tabs of its phone page."""

    worth: Worth
    ripe: Callable[[Frame, int], str]


PLAYS = {
    "burgundy": Play(_by_taste({"do-place": 0, "do-sell": 2, "do-take": 1, "do-workers": 4}), _ripe_burgundy),
    "renaissance": Play(
        _by_taste({"do-hire": 0, "do-teach": 1, "do-recruit": 2, "do-pass": 2, "do-remove": 9}), _ripe_renaissance
    ),
    "nobility": Play(_varied, _ripe_nobility),
}


@dataclass(frozen=True)
class Scene:
    """A table to show."""

    name: str
    game: str
    bots: int
    options: dict[str, str] = field(default_factory=dict)
    main: bool = False
    """Shown in both languages, then played to its end."""


SCENES = (
    Scene("burgundy", "burgundy", 2, main=True),
    Scene("burgundy-two", "burgundy", 1),
    Scene("burgundy-four", "burgundy", 3),
    Scene("renaissance", "renaissance", 2, main=True),
    Scene("renaissance-solo", "renaissance", 0),
    Scene("renaissance-four", "renaissance", 3),
    Scene("nobility", "nobility", 2, main=True),
    Scene("nobility-solo", "nobility", 0, {"events": "yes"}),
    Scene("nobility-night", "nobility", 1, {"night": "yes"}),
    Scene("nobility-six", "nobility", 5, {"chancery": "yes", "events": "yes"}),
)


def open_ripe(visitor: Visitor, scene: Scene, first_look: Callable[[], None]) -> str:
    """A table that is worth a picture; answers what to click there. Bots differ a little: a game may end too soon."""
    for seed in SEEDS:
        visitor.new_table(scene.game, scene.bots, scene.options, seed)
        first_look()
        if chosen := _play_until_ripe(visitor, scene.game):
            return chosen
    raise SystemExit(f"no position of {scene.name} for the picture was found")


def _play_until_ripe(visitor: Visitor, game: str) -> str:
    """Play on until there is something to show; empty if the game was over first."""
    play = PLAYS[game]
    for number in range(LIMIT):
        now = visitor.frame()
        if now["status"] != "running":
            break
        if chosen := play.ripe(now, number):
            visitor.page.reload()
            return chosen
        visitor.decide(now, lambda pick: play.worth(pick, number))  # noqa: B023
    return ""


def play_to_the_end(visitor: Visitor, game: str) -> None:
    """Until it is over, and its result is shown."""
    for number in range(LIMIT):
        now = visitor.frame()
        if now["status"] != "running":
            break
        visitor.decide(now, lambda pick: PLAYS[game].worth(pick, number))  # noqa: B023
    visitor.page.reload()
    visitor.page.locator("#d-ending[open]").wait_for()
