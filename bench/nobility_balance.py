"""The balance of Rise to Nobility: what greedy players do and get, by player count.

    python bench/nobility_balance.py [--games 2000] [--seed 0] [--bot greedy] [--option chancery=yes] [--players 2 3]

Prints one Markdown table per question; `docs/games.md` keeps a run of it.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from collections import Counter, defaultdict
from dataclasses import dataclass, field

from meeplehall.bots import make
from meeplehall.core.journal import Journal
from meeplehall.games.nobility.actions import PLACE_NAMES
from meeplehall.games.nobility.codes import TILE
from meeplehall.games.nobility.game import GAME
from meeplehall.lab.simulation import bot_seed
from meeplehall.terminal.common import parse_options

COUNTED = ("complete", "house", "workshop", "community", "council tile", "commission")


@dataclass
class Tally:
    """All games of one player count."""

    players: int
    games: int = 0
    points: list[int] = field(default_factory=list)
    done: dict[str, int] = field(default_factory=lambda: defaultdict(int))
    places: Counter[str] = field(default_factory=Counter)
    seat_wins: Counter[int] = field(default_factory=Counter)
    played: Counter[str] = field(default_factory=Counter)
    won: Counter[str] = field(default_factory=Counter)
    without_card: int = 0

    def share(self, wins: float, plays: float) -> float:
        """Wins as a multiple of the fair share."""
        return wins / plays * self.players if plays else 0.0


def location(place: int) -> str:
    """The place a die went to; the dice tiles together."""
    return "dice tiles" if place >= TILE else PLACE_NAMES[place]


def play(tally: Tally, options: dict[str, str], seed: int, bot: str) -> None:
    journal = Journal()
    state = GAME.begin(tally.players, options, seed, journal, GAME.version)
    bots = [make(bot, bot_seed(seed, seat)) for seat in range(tally.players)]
    while not state.over:
        seat = state.actor()
        state.play(seat, bots[seat].choose(state, seat))
    cards: Counter[int] = Counter()
    first = 0
    for event in journal.take():
        if event.name == "place":
            tally.places[location(event.args[3])] += 1
        elif event.name == "first":
            first = event.args[0]
        elif event.name in COUNTED:
            tally.done[event.name] += 1
            if event.name == "complete":
                cards[event.args[0]] += 1
    outcome = state.outcome()
    winners = outcome.winners()
    for seat, player in enumerate(state.view(-1)["players"]):
        tally.points.append(outcome.scores[seat])
        tally.played[player["character"]["name"]] += 1
        tally.without_card += cards[seat] == 0
        if seat in winners:
            tally.won[player["character"]["name"]] += 1 / len(winners)
            tally.seat_wins[(seat - first) % tally.players] += 1 / len(winners)
    tally.games += 1


def table(head: list[str], rows: list[list[str]]) -> None:
    print(f"\n| {' | '.join(head)} |\n|{'---|' * len(head)}")
    for row in rows:
        print(f"| {' | '.join(row)} |")


def report(tallies: list[Tally]) -> None:
    heads = [f"{t.players}" for t in tallies]

    def per_seat(t: Tally, n: float) -> str:
        return f"{n / t.games / t.players:.2f}"

    rows = [["points, mean", *[f"{statistics.mean(t.points):.1f}" for t in tallies]]]
    rows += [["points, deviation", *[f"{statistics.pstdev(t.points):.1f}" for t in tallies]]]
    rows += [[f"{name} per player", *[per_seat(t, t.done[name]) for t in tallies]] for name in COUNTED]
    rows += [["players without a card", *[f"{t.without_card / t.games / t.players:.1%}" for t in tallies]]]
    table(["players", *heads], rows)

    places = sorted({place for t in tallies for place in t.places})
    table(["dice per player and game", *heads], [[p, *[per_seat(t, t.places[p]) for t in tallies]] for p in places])

    def seat_share(t: Tally, seat: int) -> str:
        return f"{t.share(t.seat_wins[seat], t.games):.2f}" if seat < t.players else ""

    seats = range(max(t.players for t in tallies))
    table(
        ["wins by place in the first round, times the fair share", *heads],
        [[str(seat + 1), *[seat_share(t, seat) for t in tallies]] for seat in seats],
    )
    names = sorted({name for t in tallies for name in t.played})
    table(
        ["wins by character, times the fair share", *heads],
        [[name, *[f"{t.share(t.won[name], t.played[name]):.2f}" for t in tallies]] for name in names],
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--players", type=int, nargs="+", default=[1, 2, 3, 4, 5, 6])
    args = parser.parse_args()
    tallies = []
    for players in args.players:
        tally = Tally(players)
        options = GAME.settle(players, parse_options(tuple(args.option)))
        for number in range(args.games):
            play(tally, options, args.seed + number, args.bot)
            if sys.stderr.isatty() and number % 50 == 0:
                print(f"\r{players} players: {number} of {args.games}", end="", file=sys.stderr)
        tallies.append(tally)
    print(
        f"{args.games} games per player count, seeds from {args.seed}, bot {args.bot}, options {args.option or 'none'}"
    )
    report(tallies)


if __name__ == "__main__":
    main()
