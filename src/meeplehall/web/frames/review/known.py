"""A review as far as it has come, and for whom it is told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from meeplehall.core.state import State
from meeplehall.study.marks import LOST, marks_for
from meeplehall.study.review import Review
from meeplehall.study.turns import Turn
from meeplehall.study.verdicts import Verdict
from meeplehall.table import SPECTATOR, Status, Table
from meeplehall.web import scenes
from meeplehall.web.people import names_on
from meeplehall.web.scenes import Scene, Tallies
from meeplehall.web.texts import Texts

LUCKY = 0.08
"""From which change of a winning chance on luck is a turning point."""


@dataclass(frozen=True)
class Known:
    """What is known of a finished game. `seat` is the one whose account is told; `you` that of whoever looks."""

    table: Table
    turns: Sequence[Turn]
    verdicts: Mapping[int, Verdict]
    review: Review
    end: State
    playouts: int
    t: Texts
    you: int = SPECTATOR
    chosen: int = SPECTATOR
    open_cards: bool = False
    """Whether turns were judged from what really lay there, instead of what the seat knew."""
    hidden: bool = False
    """Whether that makes a difference in this game."""

    @property
    def done(self) -> bool:
        """Whether every turn has its verdict."""
        return len(self.review.steps) == len(self.turns)

    @property
    def alone(self) -> bool:
        """Whether there was one seat only."""
        return self.table.setting.players == 1

    @property
    def in_points(self) -> bool:
        """Whether the account is in points; else in hundredths of a win."""
        return self.review.in_points and self.table.status is Status.OVER

    @cached_property
    def scene(self) -> Scene:
        """How the game is drawn and told."""
        return scenes.find(self.table.game.name)

    @cached_property
    def names(self) -> list[str]:
        """Who sat where."""
        return names_on(self.table.seats, self.t)

    @cached_property
    def ranks(self) -> list[int]:
        """Of a game played to its end; of another everybody is first."""
        over = self.table.status is Status.OVER
        return list(self.end.outcome().ranks) if over else [1] * self.table.setting.players

    @cached_property
    def seat(self) -> int:
        """Whose account it is: the one that was chosen, one's own, or the winner's."""
        if self.chosen != SPECTATOR:
            return self.chosen
        return self.you if self.you != SPECTATOR else self.ranks.index(min(self.ranks))

    @cached_property
    def rival(self) -> int:
        """With whom the seat is compared: the winner, or the best of the others."""
        others = [seat for seat in range(len(self.ranks)) if seat != self.seat]
        return min(others, key=lambda seat: (self.ranks[seat], -self.end.scores()[seat])) if others else self.seat

    @cached_property
    def whens(self) -> list[str]:
        """When each turn was, in a word or two."""
        scene, t = self.scene, self.t
        views = (turn.before.view(SPECTATOR) for turn in self.turns)
        return [scene.brief(view, t) if isinstance(scene, Tallies) else scene.standing(view, t) for view in views]

    @cached_property
    def lost(self) -> list[int]:
        """The turns that lost something."""
        return [n for n, step in enumerate(self.review.steps) if step.mark in LOST]

    def mark(self, turn: int) -> str:
        """How good a turn was; unread, if that is not known yet."""
        verdict = self.verdicts.get(turn)
        return "unread" if verdict is None else marks_for(self.table.game).mark(verdict.loss(), verdict.forced)

    def who(self, seat: int) -> str:
        """For texts with a `$who`."""
        return "you" if seat == self.you else "they"

    def lucky(self, turn: int) -> tuple[int, float]:
        """The seat that luck after a turn changed most for, and by how much."""
        luck = self.review.steps[turn].luck
        seat = max(range(len(luck)), key=lambda one: abs(luck[one]))
        if len(luck) == 2:
            seat = max(range(2), key=lambda one: luck[one])
        return seat, luck[seat]
