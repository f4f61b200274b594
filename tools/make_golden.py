"""Writes the golden records: whole games of bots that replays must reproduce for ever.

    python tools/make_golden.py [GAME ...]

It plays by the newest rules: `two-t12.2.rec` is by version 2. Run it when a rules version has moved; records of older
versions stay as they are.
"""

from __future__ import annotations

import sys
from pathlib import Path

from meeplehall.bots import make
from meeplehall.core import record
from meeplehall.files import write_whole
from meeplehall.registry import find

GOLDEN = Path(__file__).resolve().parent.parent / "tests" / "golden"

# A deck that neither of the house's is: every worker with every pair of offers, needs in all sixteen pairs.
OWN_DECK = "cards:" + "".join(
    f"{large}{offers[n // 4]}{offers[n % 4]}{needs[n % 4]}{needs[n // 4]}"
    for large, offers, needs in zip("MSBKMS", ("MSBK", "SBKM", "BKMS", "KMSB", "KSMB", "BMKS"), ("KBSM",) * 6)
    for n in range(16)
)

# Name, players, options, bots (one for all, or one per seat) and seed.
Plan = tuple[str, int, dict[str, str], str, int]
PLANS: dict[str, list[Plan]] = {
    "burgundy": [
        ("two-basic", 2, {}, "greedy", 1),
        ("two-random", 2, {}, "random", 2),
        ("two-mixed", 2, {"setup": "advanced", "estates": "5,9"}, "greedy,random", 3),
        ("two-2019", 2, {"edition": "2019", "setup": "advanced", "estates": "2,10"}, "greedy", 4),
        ("two-2019-random", 2, {"edition": "2019", "setup": "free", "estates": "3,3"}, "random", 5),
        ("three-basic", 3, {"tie": "most"}, "greedy", 6),
        ("three-advanced", 3, {"setup": "advanced", "estates": "2,4,6"}, "greedy,random,greedy", 7),
        ("three-2019", 3, {"edition": "2019", "estates": "2"}, "greedy", 8),
        ("four-basic", 4, {}, "greedy", 9),
        ("four-advanced", 4, {"setup": "advanced", "estates": "7,8,3,1"}, "greedy", 10),
        ("four-free", 4, {"setup": "free"}, "random", 11),
    ],
    "renaissance": [
        ("solo-won", 1, {}, "greedy", 1),
        ("solo-lost", 1, {"deck": "p24"}, "greedy", 3),
        ("solo-easier", 1, {"solo": "easier", "solo_cards": "25"}, "greedy", 4),
        ("solo-harder", 1, {"solo": "harder", "solo_cards": "30"}, "greedy", 5),
        ("two-t12", 2, {}, "greedy", 6),
        ("two-p24", 2, {"deck": "p24"}, "greedy", 7),
        ("two-random", 2, {"round_limit": "60"}, "random", 8),
        ("two-own-deck", 2, {"deck": OWN_DECK}, "greedy", 9),
        ("three-mixed", 3, {}, "greedy,random,greedy", 10),
        ("three-p24-random", 3, {"deck": "p24", "round_limit": "40"}, "random", 11),
        ("three-shared", 3, {}, "greedy", 247),
        ("four-t12", 4, {}, "greedy", 12),
        ("four-random", 4, {"round_limit": "10"}, "random", 186),
        ("four-p24", 4, {"deck": "p24"}, "greedy,greedy,random,greedy", 13),
    ],
    "nobility": [
        ("solo-points", 1, {"objective": "1"}, "greedy", 1),
        ("solo-settlers", 1, {"objective": "4", "events": "yes"}, "greedy", 2),
        ("solo-races", 1, {"objective": "8"}, "greedy", 3),
        ("solo-council", 1, {"objective": "12", "events": "yes"}, "greedy", 4),
        ("solo-buildings", 1, {"objective": "13"}, "random", 5),
        ("two-day", 2, {}, "greedy", 6),
        ("two-night", 2, {"night": "yes"}, "greedy", 7),
        ("two-chancery", 2, {"chancery": "yes", "events": "yes"}, "greedy,random", 88),
        ("three-last", 3, {"dieless_turn": "last"}, "random", 1),
        ("three-night", 3, {"night": "yes", "chancery": "yes"}, "greedy", 10),
        ("four-events", 4, {"events": "yes"}, "greedy", 11),
        ("four-everything", 4, {"night": "yes", "chancery": "yes", "events": "yes"}, "greedy,random,greedy,greedy", 30),
        ("five-chancery", 5, {"chancery": "yes"}, "greedy", 13),
        ("five-mixed", 5, {"chancery": "yes"}, "random,greedy,random,greedy,greedy", 15),
        ("five-desks", 5, {"chancery": "yes"}, "random,greedy,random,greedy,greedy", 29),
        ("five-night", 5, {"night": "yes", "events": "yes"}, "greedy", 14),
        ("six-day", 6, {}, "greedy", 15),
        ("six-everything", 6, {"night": "yes", "events": "yes"}, "greedy", 16),
        ("six-random", 6, {"night": "yes"}, "random", 17),
    ],
}


def play(name: str, players: int, options: dict[str, str], bots: str, seed: int) -> str:
    """The text of one game."""
    game = find(name)
    settled = game.settle(players, options)
    names = bots.split(",") if "," in bots else [bots] * players
    state = game.new(players, settled, seed)
    who = [make(bot, seed + seat) for seat, bot in enumerate(names)]
    log = record.begin(game, players, settled, seed, names)
    while not state.over:
        seat = state.actor()
        action = who[seat].choose(state, seat)
        state.apply(seat, action)
        log.log.append((seat, action))
    return record.write(log, game)


def main() -> None:
    """Write the records of the games named, or of all."""
    for name in sys.argv[1:] or PLANS:
        folder = GOLDEN / name
        version = find(name).version
        ending = "rec" if version == 1 else f"{version}.rec"
        folder.mkdir(parents=True, exist_ok=True)
        for title, players, options, bots, seed in PLANS[name]:
            write_whole(str(folder / f"{title}.{ending}"), play(name, players, options, bots, seed))
            print(f"{name}/{title}.{ending}")


if __name__ == "__main__":
    main()
