"""Who sits at a table: seats are taken, handed on, and given up for good."""

from __future__ import annotations

from meeplehall.core.journal import Journal
from meeplehall.table import entries as e
from meeplehall.table.chance import Chance
from meeplehall.table.errors import BadCommand, NotNow, NotYours
from meeplehall.table.seats import Status

LONGEST_NAME = 24


def clean_name(name: str) -> str:
    """As others see it; empty for a guest, who has none: every page says so in its own language."""
    printable = "".join(letter if letter.isprintable() else " " for letter in name)
    return " ".join(printable.split())[:LONGEST_NAME]


class Seating(Chance):
    """Taking seats; the last one starts the game."""

    def sit(
        self,
        seat: int,
        player: str,
        name: str,
        at: int,
        bot: str = "",
        word: str = "",
        rating: int = 0,
        guess: bool = False,
        program: bool = False,
    ) -> None:
        """Give an open seat to a person, or to a bot; the last one starts the game. `word`: as for `add_word`."""
        place = self._seat(seat)
        if self.status is not Status.OPEN:
            raise NotNow("the game has begun; no seat is open")
        if not place.open:
            raise NotNow(f"seat {seat + 1} is taken")
        if bool(player) == bool(bot):
            raise BadCommand("a seat takes a person or a bot")
        if self.setting.rated and program:
            raise NotNow("a rated game is for people and the hall's own bots: open a friendly table for programs")
        if self.setting.rated and self.seats_of(player):
            raise NotNow("in a rated game everybody has one seat, and nobody plays against themselves")
        name = clean_name(name)
        self._add(
            e.Sat(at=at, seat=seat, player=player, name=name, bot=bot, rating=rating, guess=guess, program=program)
        )
        if word and player and self.setting.secret:
            self.add_word(seat, word, at, player)
        if not any(other.open for other in self.seats):
            self._begin(at)

    def join(
        self,
        seat: int,
        player: str,
        name: str,
        at: int,
        word: str = "",
        rating: int = 0,
        guess: bool = False,
        program: bool = False,
    ) -> None:
        """A person who comes in takes an open seat; at a table for everybody, only one."""
        if self.setting.listed and self.seats_of(player):
            raise NotNow("you sit at this table already; another seat is for another person")
        self.sit(seat, player, name, at, word=word, rating=rating, guess=guess, program=program)

    def _begin(self, at: int) -> None:
        setting = self.setting
        journal = Journal()
        self.state = self.game.new(setting.players, setting.options, self.seed(), journal, setting.rules)
        self.state.journal = None
        self._add(e.Began(at=at, events=e.told(journal.take(), self.game), owing=self._owing()))

    def hand_on(self, seat: int, player: str, at: int) -> None:
        """A person's seat goes to the same person elsewhere: another browser that had the seat's own link."""
        place = self._seat(seat)
        if not place.player:
            raise NotYours(f"seat {seat + 1} belongs to no person")
        if self.setting.rated:
            raise NotNow("a seat of a rated game stays with whoever took it")
        if {self._first_holder(held) for held in self.seats_of(player)} - {self._first_holder(seat)}:
            raise NotNow("you sit at this table already; another's seat is for another person")
        self._add(e.Sat(at=at, seat=seat, player=player, name=place.name, bot=place.bot))

    def _first_holder(self, seat: int) -> str:
        """Who took the seat at first: those that one person took share a screen, wherever it is now."""
        return next(entry.player for entry in self.log if isinstance(entry, e.Sat) and entry.seat == seat)

    def rename(self, name: str, before: str, at: int, player: str) -> None:
        """A person is called otherwise from now on, who was called `before`; others at the same screen keep theirs."""
        held = self.seats_of(player)
        own = [seat for seat in held if self.seats[seat].name == clean_name(before)]
        if own and self.seats[own[0]].name != clean_name(name):
            self._add(e.Named(at=at, seat=own[0], name=clean_name(name)))

    def part_with(self, player: str, bot: str, at: int) -> None:
        """Somebody is gone for good: nobody waits for them any more, and nothing says who they were.

        A seat of a game that runs is a bot's from now on; one where the game has not begun is free, or the table closes
        with its host. A finished game stays, without the name, and is not told to have changed.
        """
        then = self.log[-1].at if self.log else self.setting.created
        for seat in self.seats_of(player):
            if self.status is Status.OPEN:
                self._add(e.Sat(at=at, seat=seat, player="", name="", bot=""))
            elif self.status is Status.RUNNING:
                self._add(e.Sat(at=at, seat=seat, player="", name="", bot=bot))
            elif self.seats[seat].name:
                self._add(e.Named(at=then, seat=seat, name=""))
        alone = self.status is Status.RUNNING and not any(place.person for place in self.seats)
        if alone or (self.status is Status.OPEN and player == self.setting.host):
            self.stop(at)

    def close(self, at: int, player: str) -> None:
        """The host gives up a table that has not begun."""
        if self.status is not Status.OPEN:
            raise NotNow("the game has begun")
        if player != self.setting.host:
            raise NotYours("only the host may close the table")
        self.stop(at)

    def stop(self, at: int) -> None:
        """Close it, whatever goes on."""
        self._add(e.Closed(at=at, seat=-1))
