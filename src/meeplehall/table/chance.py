"""What all chance of a game follows from: the hall's secret and people's words. `fairness` has the arithmetic."""

from __future__ import annotations

from collections.abc import Sequence

from meeplehall.table import entries as e
from meeplehall.table import fairness
from meeplehall.table.errors import NotNow
from meeplehall.table.facts import Facts
from meeplehall.table.seats import Status

MOST_WORDS = 20
"""So often may a person think of another word before the game."""


class Chance(Facts):
    """Its seed, what the hall has promised about it, and what people add."""

    def seed(self) -> int:
        """What all chance of this game follows from. Secret until it is over."""
        setting = self.setting
        if not setting.secret:
            return setting.seed
        return fairness.seed_of(setting.secret, setting.origin or setting.id, self.words)

    def commitment(self) -> str:
        """What the hall has promised about the chance; empty: nothing. For everybody to see."""
        return fairness.commitment_of(self.setting.secret) if self.setting.secret else ""

    def proof(self) -> fairness.Proof | None:
        """What the promise can be checked with. Secret until the game is over."""
        if not self.setting.secret:
            return None
        played_as = self.setting.origin or self.id
        return fairness.Proof(self.commitment(), self.setting.secret, played_as, list(self.words))

    def add_word(self, seat: int, word: str, at: int, player: str) -> None:
        """A person's own part of the chance, before the game begins; the last one counts."""
        self._check_holds(seat, player)
        if self.status is not Status.OPEN:
            raise NotNow("the game has begun; its chance is settled")
        if not self.setting.secret:
            raise NotNow("the seed of this table is chosen; a word changes nothing")
        cleaned = fairness.clean_word(word)
        if sum(isinstance(entry, e.Worded) and entry.seat == seat for entry in self.log) >= MOST_WORDS:
            raise NotNow(f"a word can be changed {MOST_WORDS} times; this one stays")
        if cleaned != self.words[seat]:
            self._add(e.Worded(at=at, seat=seat, word=cleaned))

    def recall_words(self, words: Sequence[str], at: int) -> None:
        """Words that were given elsewhere, by seat."""
        for seat, word in enumerate(words):
            if word:
                self._add(e.Worded(at=at, seat=seat, word=word))
