"""A tournament: who takes part, what was played, who leads.

It changes by making another; nothing here knows a clock or a database.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

import msgspec

from meeplehall.contests.pairing import Pairing, round_robin, swiss, usual_rounds
from meeplehall.core.errors import MeeplehallError


class NotSo(MeeplehallError):
    """What cannot be done in a tournament now; `kind` is the id of its words."""

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(message)
        self.kind = kind


class Stage(StrEnum):
    """Where a tournament is in its life."""

    OPEN = "open"
    RUNNING = "running"
    OVER = "over"
    CLOSED = "closed"
    """Called off."""


ROUND_ROBIN, SWISS = "round-robin", "swiss"
KINDS = (ROUND_ROBIN, SWISS)


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What was settled when it was announced."""

    name: str
    game: str
    players: int
    """At each table."""
    options: dict[str, str]
    kind: str
    rounds: int
    """0: as many as everybody needs to meet everybody."""
    host: str
    """An account."""
    created: int
    hours: float
    """For a round; after that who keeps others waiting is replaced by a bot and has lost."""
    fill: str = ""
    """The level of the bots that fill up the last table; empty: somebody has a bye in each round."""
    least: int = 0
    """With bots: so many take part at least."""
    rated: bool = False
    clock: str = ""
    """Of every table, as a table writes it; empty: none."""


class Entrant(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who takes part: a person by account, or a bot by level. Neither: somebody who is gone for good."""

    account: str = ""
    bot: str = ""
    name: str = ""
    """Of a bot."""


class Match(msgspec.Struct, frozen=True, kw_only=True):
    """One table of a round."""

    table: str
    seats: list[int]
    """The number of the entrant on each seat."""
    places: list[int] = []
    """By seat; empty: it is being played, or told nothing."""
    scores: list[int] = []
    """By seat; empty if it was not played to the end."""
    done: int = 0
    """When it ended; 0: not yet."""


class Round(msgspec.Struct, frozen=True, kw_only=True):
    """What is played at the same time."""

    matches: list[Match]
    byes: list[int]
    began: int

    @property
    def over(self) -> bool:
        """Whether all tables have ended."""
        return all(match.done for match in self.matches)


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """How an entrant stands."""

    entrant: int
    points: float
    rivals: float
    """The points of those that were met, summed up."""
    margin: float
    """Own points in the games minus the mean of the others', over all games."""
    wins: int
    played: int


class Tournament(msgspec.Struct, frozen=True, kw_only=True):
    """As it stands."""

    id: str
    plan: Plan
    stage: Stage = Stage.OPEN
    entrants: list[Entrant] = []
    rounds: list[Round] = []

    # What can be asked

    def number_of(self, account: str) -> int:
        """Of the entrant with this account; -1: does not take part."""
        return next((n for n, one in enumerate(self.entrants) if account and one.account == account), -1)

    @property
    def all_rounds(self) -> int:
        """How many there will be, as far as is known."""
        full = usual_rounds(max(len(self.entrants), 2), self.plan.players)
        if self.plan.kind == ROUND_ROBIN:
            return full
        return self.plan.rounds or max(1, (max(len(self.entrants), 2) - 1).bit_length())

    def standings(self) -> list[Line]:
        """The leader first."""
        count = len(self.entrants)
        points, margin, wins, played = [0.0] * count, [0.0] * count, [0] * count, [0] * count
        met: list[list[int]] = [[] for _ in range(count)]
        for one in self.rounds:
            for bye in one.byes:
                points[bye] += (self.plan.players - 1) / 2
            for match in one.matches:
                for seat, who in enumerate(match.seats):
                    if match.places:
                        points[who] += seat_points(match.places, seat)
                        margin[who] += seat_margin(match, seat)
                        wins[who] += match.places[seat] == 1 and match.places.count(1) == 1
                        played[who] += 1
                        met[who] += [other for other in match.seats if other != who]
        lines = [
            Line(
                entrant=n,
                points=points[n],
                rivals=sum(points[other] for other in met[n]),
                margin=margin[n],
                wins=wins[n],
                played=played[n],
            )
            for n in range(count)
        ]
        by_margin = self.plan.kind == ROUND_ROBIN
        return sorted(
            lines,
            key=lambda line: (
                -line.points,
                *((-line.margin, -line.rivals) if by_margin else (-line.rivals, -line.margin)),
                -line.wins,
                line.entrant,
            ),
        )

    # What changes it

    def joined(self, account: str, most: int) -> Tournament:
        """With somebody more."""
        self._check(Stage.OPEN)
        if self.number_of(account) >= 0:
            raise NotSo("tour-in-already", "you take part already")
        if len(self.entrants) >= most:
            raise NotSo("tour-full", f"at most {most} take part")
        return msgspec.structs.replace(self, entrants=[*self.entrants, Entrant(account=account)])

    def left(self, account: str) -> Tournament:
        """Without somebody; only before it begins."""
        self._check(Stage.OPEN)
        if self.number_of(account) < 0:
            raise NotSo("tour-not-in", "you do not take part")
        return msgspec.structs.replace(self, entrants=[one for one in self.entrants if one.account != account])

    def forgotten(self, account: str) -> Tournament:
        """Somebody is gone for good: before it begins they leave, later nothing says who it was."""
        if self.stage is Stage.OPEN and self.number_of(account) >= 0:
            return self.left(account)
        entrants = [Entrant() if one.account == account else one for one in self.entrants]
        return msgspec.structs.replace(self, entrants=entrants)

    def called_off(self) -> Tournament:
        """By its host, before it begins."""
        self._check(Stage.OPEN)
        return msgspec.structs.replace(self, stage=Stage.CLOSED)

    def started(self, names: Sequence[str]) -> Tournament:
        """No more people; bots fill up the last table, if they are to."""
        self._check(Stage.OPEN)
        size, level = self.plan.players, self.plan.fill
        entrants = list(self.entrants)
        if level:
            wanted = max(len(entrants), self.plan.least, size)
            missing = wanted + -wanted % size - len(entrants)
            taken = {one.name for one in entrants}
            free = [name for name in names if name not in taken]
            entrants += [Entrant(bot=level, name=free[n % len(free)]) for n in range(missing)]
        if not any(one.account for one in entrants) or len(entrants) < max(size, 2):
            raise NotSo("tour-too-few", f"it takes at least {max(size, 2)} to begin")
        return msgspec.structs.replace(self, entrants=entrants, stage=Stage.RUNNING)

    def next_round(self, tables: Sequence[str], at: int) -> Tournament:
        """The next one, at tables of these names, of which there are enough."""
        self._check(Stage.RUNNING)
        before = [Pairing([match.seats for match in one.matches], one.byes) for one in self.rounds]
        if self.plan.kind == ROUND_ROBIN:
            pairing = round_robin(len(self.entrants), self.plan.players, before)
        else:
            pairing = swiss([line.entrant for line in self.standings()], self.plan.players, before)
        matches = [Match(table=name, seats=seats) for name, seats in zip(tables, pairing.tables)]
        found = Round(matches=matches, byes=pairing.byes, began=at)
        return msgspec.structs.replace(self, rounds=[*self.rounds, found])

    def ended(self, table: str, places: Sequence[int], scores: Sequence[int], at: int) -> Tournament:
        """With the result of a table; nothing changes if it is known."""
        rounds = []
        for one in self.rounds:
            matches = [
                msgspec.structs.replace(match, places=list(places), scores=list(scores), done=max(1, at))
                if match.table == table and not match.done
                else match
                for match in one.matches
            ]
            rounds.append(msgspec.structs.replace(one, matches=matches))
        return msgspec.structs.replace(self, rounds=rounds)

    def finished(self) -> Tournament:
        """After the last round."""
        self._check(Stage.RUNNING)
        return msgspec.structs.replace(self, stage=Stage.OVER)

    def _check(self, stage: Stage) -> None:
        if self.stage is not stage:
            kind = "tour-begun" if stage is Stage.OPEN else "tour-not-running"
            raise NotSo(kind, f"the tournament is {self.stage.value}, not {stage.value}")


def seat_points(places: Sequence[int], seat: int) -> float:
    """One for everybody who came after, half of one for everybody who came as well."""
    own = places[seat]
    return sum(1.0 if own < other else 0.5 if own == other else 0.0 for n, other in enumerate(places) if n != seat)


def seat_margin(match: Match, seat: int) -> float:
    """Own points minus the mean of the others'."""
    if not match.scores:
        return 0.0
    others = [points for n, points in enumerate(match.scores) if n != seat]
    return match.scores[seat] - sum(others) / len(others)


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Tournament).decode
