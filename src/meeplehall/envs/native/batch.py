"""Many games side by side, all stepped in one call.

What is to be seen lies in flat vecs that never move: numpy looks into them without a copy, and sees what a later step
writes. Every game has its own generator, so it goes the same way whatever the others do and however many there are.
"""

from __future__ import annotations

from typing import Final

from librt.strings import read_i64_le

from meeplehall.bots.bot import Bot
from meeplehall.bots.brought import by_name
from meeplehall.core.buffer import Actions
from meeplehall.core.errors import IllegalAction
from meeplehall.core.game import Game
from meeplehall.core.generator import Generator, generator
from meeplehall.core.native import i16, i64, u8, vec
from meeplehall.core.observer import Observer, row
from meeplehall.core.state import State
from meeplehall.envs.native.rewards import SHAPED, WIN, margins, shares

# Which seat is played from outside, if it is not always the same.
ROTATE: Final = -1
RANDOM: Final = -2


class Match:
    """One game of a batch."""

    state: State
    rng: Generator
    """Seeds of games, seats, random actions: all chance that does not lie in the game itself."""
    begun: i64 = 0
    seat: i64 = 0
    """Who is asked."""
    legal: Actions
    margins: vec[float]
    """By seat, as they stood at the last step."""
    bots: list[Bot | None]

    def __init__(self) -> None:
        self.legal = Actions()
        self.bots = []


class Batch:
    """So many games of one kind. `opponents` name the bots of the other seats; none: all are played from outside."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: dict[str, str],
        count: int,
        opponents: list[str],
        seat: int,
        reward: int,
        goes_on: bool,
    ) -> None:
        """Options are settled ones; `goes_on`: a game that is over is followed by another in the same step."""
        self.game: Game = game
        self.players: i64 = players
        self.options: dict[str, str] = options
        self.count: i64 = count
        self.opponents: list[str] = opponents
        self.chosen_seat: i64 = seat
        self.reward: i64 = reward
        self.goes_on: bool = goes_on
        self.observer: Observer = game.observer()
        size = self.observer.layout(players).size
        actions = game.action_count
        self.size: i64 = size
        self.actions: i64 = actions
        self.matches: list[Match] = [Match() for _ in range(count)]
        self.cells: vec[i16] = row(count * size)
        self.final_cells: vec[i16] = row(count * size if goes_on else 0)
        self.mask: vec[u8] = vec[u8]([u8(0) for _ in range(count * actions)])
        self.rewards: vec[float] = vec[float]([0.0 for _ in range(count)])
        self.returns: vec[float] = vec[float]([0.0 for _ in range(count * players)])
        self.done: vec[u8] = vec[u8]([u8(0) for _ in range(count)])
        self.seats: vec[i64] = vec[i64]([i64(0) for _ in range(count)])
        self.drawn: vec[i64] = vec[i64]([i64(0) for _ in range(count)])
        self.seed(0)

    def seed(self, seed: i64) -> None:
        """From here on all games follow from this seed; the n-th game of the batch from seed + n."""
        for i in range(self.count):
            self.seed_one(i, seed + i)

    def seed_one(self, i: i64, seed: i64) -> None:
        """From here on the games in this place follow from this seed."""
        match = self.matches[i]
        match.rng = generator(seed)
        match.begun = 0

    def reset(self) -> None:
        """New games everywhere."""
        for i in range(self.count):
            self.forget(i)
            self.begin(i)
            self.look(i)

    def step(self, actions: bytes) -> i64:
        """Carry out an action in every game, as little-endian words of 64 bits; or raise and change nothing.

        Returns how many games have ended with it.
        """
        for i in range(self.count):
            action = read_i64_le(actions, 8 * i)
            if action < 0 or action >= self.actions or self.mask[i * self.actions + action] == 0:
                self.refuse(i, action)
        ended: i64 = 0
        for i in range(self.count):
            self.advance(i, read_i64_le(actions, 8 * i))
            ended += i64(self.done[i])
        return ended

    def draw(self) -> vec[i64]:
        """A legal action for every game, each equally likely; the same vec every time."""
        for i in range(self.count):
            match = self.matches[i]
            if match.legal.n > 0:
                self.drawn[i] = match.legal.items[match.rng.below(match.legal.n)]
        return self.drawn

    def begin(self, i: i64) -> None:
        """The next game in this place, up to the first decision from outside."""
        match = self.matches[i]
        rng = match.rng
        seed = (rng.word() << 31) | (rng.word() >> 1)
        state = self.game.begin(self.players, self.options, seed, None, self.game.version)
        match.state = state
        if len(self.opponents) > 0:
            match.seat = self.next_seat(i, match)
            match.bots = [None if n == match.seat else self.bot(n, match) for n in range(self.players)]
        match.begun += 1
        match.margins = margins(state) if self.reward == SHAPED else vec[float]()
        self.go_on(match)

    def next_seat(self, i: i64, match: Match) -> i64:
        """The seat that is played from outside in the next game."""
        if self.chosen_seat == RANDOM:
            return match.rng.below(self.players)
        return (match.begun + i) % self.players if self.chosen_seat == ROTATE else self.chosen_seat

    def bot(self, seat: i64, match: Match) -> Bot:
        """The opponent at a seat; the first named sits after the seat that is played from outside."""
        place = (seat - match.seat - 1) % self.players
        bot = by_name(self.opponents[place % len(self.opponents)])
        bot.reseed(match.rng.word())
        return bot

    def go_on(self, match: Match) -> None:
        """Bots decide until somebody outside has to."""
        state = match.state
        if len(match.bots) == 0:
            match.seat = state.actor()
            return
        while not state.over and not state.owes(match.seat):
            seat = state.actor()
            bot = match.bots[seat]
            assert bot is not None
            state.play(seat, bot.choose(state, seat))

    def advance(self, i: i64, action: i64) -> None:
        """One decision from outside, and all that follows from it."""
        match = self.matches[i]
        state = match.state
        seat = match.seat
        if self.done[i] != 0:
            self.forget(i)
        state.play(seat, action)
        self.go_on(match)
        if self.reward == SHAPED:
            self.shape(i, match)
            self.rewards[i] = self.returns[i * self.players + seat]
        if state.over:
            self.close(i, match, seat)
        self.look(i)

    def forget(self, i: i64) -> None:
        """Nothing has been won here yet."""
        self.done[i] = 0
        self.rewards[i] = 0.0
        for n in range(self.players):
            self.returns[i * self.players + n] = 0.0

    def close(self, i: i64, match: Match, seat: i64) -> None:
        """The game is over: what everybody gets, and the next game."""
        base = i * self.players
        state = match.state
        self.done[i] = 1
        if self.reward != SHAPED:
            final = shares(state) if self.reward == WIN else margins(state)
            for n in range(self.players):
                self.returns[base + n] = final[n]
        self.rewards[i] = self.returns[base + seat]
        if self.goes_on:
            self.observer.fill(state, seat, self.final_cells, i * self.size)
            self.begin(i)
        else:
            match.seat = seat

    def shape(self, i: i64, match: Match) -> None:
        """What everybody's margin has changed by since the last step."""
        now = margins(match.state)
        for n in range(self.players):
            self.returns[i * self.players + n] = now[n] - match.margins[n]
        match.margins = now

    def look(self, i: i64) -> None:
        """Fill in what is to be seen: only what was set in the mask is cleared."""
        match = self.matches[i]
        mask = self.mask
        base = i * self.actions
        legal = match.legal
        items = legal.items
        for k in range(legal.n):
            mask[base + items[k]] = 0
        if match.state.over:
            legal.n = 0
        else:
            match.state.legal_into(match.seat, legal)
            for k in range(legal.n):
                mask[base + items[k]] = 1
        self.seats[i] = match.seat
        self.observer.fill(match.state, match.seat, self.cells, i * self.size)

    def refuse(self, i: i64, action: i64) -> None:
        """Say why an action cannot be carried out."""
        match = self.matches[i]
        where = f"environment {i}: " if self.count > 1 else ""
        if match.state.over:
            raise IllegalAction(f"{where}the game is over: reset before the next step")
        raise IllegalAction(
            f"{where}action {action} is not legal for seat {match.seat} now; {match.legal.n} others are"
        )
