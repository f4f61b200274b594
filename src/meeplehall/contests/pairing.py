"""Who plays whom, and on which seat. Everything follows from what was played before: the same again on every machine.

Players are numbers. A round is a list of tables of `size` players, and those who have a bye.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations, permutations
from typing import NamedTuple

SWEEPS = 40
"""How often all exchanges between two tables are looked at, at most."""


class Pairing(NamedTuple):
    """One round."""

    tables: list[list[int]]
    """Seat by seat."""
    byes: list[int]


class Past(NamedTuple):
    """What was played before."""

    met: Counter[tuple[int, int]]
    """How often two have met, the smaller number first."""
    byes: Counter[int]
    seats: Counter[tuple[int, int]]
    """How often somebody has had a seat: player, seat."""


def past_of(rounds: Iterable[Pairing]) -> Past:
    """Of these rounds."""
    past = Past(Counter(), Counter(), Counter())
    for tables, byes in rounds:
        past.byes.update(byes)
        for table in tables:
            past.met.update(combinations(sorted(table), 2))
            past.seats.update((player, seat) for seat, player in enumerate(table))
    return past


def usual_rounds(players: int, size: int) -> int:
    """So many that everybody can meet everybody: for tables of two, exactly."""
    if size == 2:
        return players - 1 + players % 2
    return -(-(players - 1) // (size - 1))


def round_robin(players: int, size: int, rounds: Sequence[Pairing]) -> Pairing:
    """The next round in which everybody is to meet everybody."""
    if size == 2:
        return _circle(players, len(rounds))
    past, order = past_of(rounds), list(range(players))
    random.Random(len(rounds)).shuffle(order)
    return _seated(_grouped(order, size, past, spread=0), past)


def swiss(order: Sequence[int], size: int, rounds: Sequence[Pairing]) -> Pairing:
    """The next round of players in this order, the best first: equals meet, and nobody twice if possible."""
    past = past_of(rounds)
    return _seated(_grouped(list(order), size, past, spread=1), past)


def _circle(players: int, number: int) -> Pairing:
    """One stays, the others go round: after all rounds each has met each once, and had both seats as often."""
    count = players + players % 2
    turn = number % (count - 1)
    ring = [0, *(1 + (k + turn) % (count - 1) for k in range(count - 1))]
    tables, byes = [], []
    for k in range(count // 2):
        pair = [ring[k], ring[count - 1 - k]]
        if (k if k else turn) % 2:
            pair.reverse()
        if max(pair) < players:
            tables.append(pair)
        else:
            byes.append(min(pair))
    return Pairing(tables, byes)


def _grouped(order: list[int], size: int, past: Past, spread: int) -> Pairing:
    """Tables from top to bottom, then exchanges as long as they help. `spread`: what a rank apart costs."""
    free = len(order) % size
    fewest = sorted(order, key=lambda player: (past.byes[player], -order.index(player)))
    byes = sorted(fewest[:free], key=order.index)
    playing = [player for player in order if player not in byes]
    rank = {player: n for n, player in enumerate(playing)}
    tables = [playing[start : start + size] for start in range(0, len(playing), size)]
    again = 10 * len(order) ** 2
    """To meet again is worse than any distance in rank."""

    def cost(table: list[int]) -> int:
        found = 0
        for one, other in combinations(table, 2):
            times = past.met[min(one, other), max(one, other)]
            found += again * times * times + spread * (rank[one] - rank[other]) ** 2
        return found

    costs = [cost(table) for table in tables]
    for _ in range(SWEEPS):
        if not any(_exchange(tables, costs, a, b, cost) for a, b in combinations(range(len(tables)), 2)):
            break
    return Pairing(tables, byes)


def _exchange(tables: list[list[int]], costs: list[int], a: int, b: int, cost: Callable[[list[int]], int]) -> bool:
    """The best exchange of one player between two tables, if any helps."""
    best, found = costs[a] + costs[b], None
    for x in range(len(tables[a])):
        for y in range(len(tables[b])):
            first, second = list(tables[a]), list(tables[b])
            first[x], second[y] = second[y], first[x]
            price = (cost(first), cost(second))
            if sum(price) < best:
                best, found = sum(price), (first, second, price)
    if found is None:
        return False
    tables[a], tables[b] = found[0], found[1]
    costs[a], costs[b] = found[2]
    return True


def _seated(pairing: Pairing, past: Past) -> Pairing:
    """Everybody on the seat they have had least."""

    def had(order: Iterable[int]) -> tuple[int, int]:
        counts = [past.seats[player, seat] for seat, player in enumerate(order)]
        return sum(count * count + count for count in counts), max(counts)

    return Pairing([list(min(permutations(sorted(table)), key=had)) for table in pairing.tables], pairing.byes)
