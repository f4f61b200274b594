"""The rules."""

from __future__ import annotations

from typing import Any

from liars_dice.actions import EXACT, FACES, LIAR, bid, bid_of
from meeplehall.simple import SimpleState

NO_BID = -1
WILD = 1


class LiarsDice(SimpleState):
    """Cups, the last bid, and what the last round showed."""

    cups: list[list[int]] = []
    """The dice of every seat, ascending."""
    start: int = 5
    wild: bool = True
    exact: bool = False
    bid: int = NO_BID
    bidder: int = -1
    round: int = 0
    out: list[int] = []
    """Seats without dice, in the order in which they lost their last."""
    shown: dict[str, Any] = {}
    """What the cups held at the end of the last round."""

    def begin(self) -> None:
        """LD-101: everybody has the same number of dice; anybody may begin."""
        self.cups = [[0] * self.start for _ in range(self.seats)]
        self.new_round(int(self.rng.below(self.seats)))

    def new_round(self, first: int) -> None:
        """LD-201: all roll; LD-202: who lost a die begins."""
        self.round += 1
        self.bid, self.bidder, self.turn = NO_BID, -1, first
        self.tell("round", self.round)
        for seat, cup in enumerate(self.cups):
            if cup:
                self.cups[seat] = sorted(self.roll(FACES, f"a die of seat {seat}") for _ in cup)
                self.tell_chance("roll", seat, *self.cups[seat], seat=seat)

    def legal_actions(self, seat: int) -> list[int]:
        """LD-203: bid higher than the last; LD-204, LD-206: or speak about it."""
        dice = sum(map(len, self.cups))
        higher = list(range(self.bid + 1, bid(dice, FACES) + 1))
        if self.bid == NO_BID:
            return higher
        return [*higher, LIAR, EXACT] if self.exact else [*higher, LIAR]

    def act(self, seat: int, action: int) -> None:
        """A bid goes on to the left; anything else lifts the cups."""
        if action < LIAR:
            self.bid, self.bidder = action, seat
            self.tell("bid", seat, *bid_of(action))
            self.turn = self.after(seat)
            return
        self.tell("doubt" if action == LIAR else "exact", seat)
        self.revealed += 1
        count, face = bid_of(self.bid)
        found = self.found(face)
        self.shown = {"count": count, "face": face, "found": found, "bid_by": self.bidder, "cups": self.cups}
        self.cups = [list(cup) for cup in self.cups]
        self.tell("reveal", count, face, found)
        if action == EXACT and found == count:
            self.regain(seat)
        elif action == EXACT:
            self.lose(seat)
        else:
            self.lose(self.bidder if found < count else seat)  # LD-205

    def found(self, face: int) -> int:
        """LD-301: ones count for every face, if they are wild."""
        return sum(die == face or (self.wild and die == WILD) for cup in self.cups for die in cup)

    def lose(self, seat: int) -> None:
        """LD-302: who has none left is out; LD-401: the last one wins."""
        self.cups[seat].pop()
        self.tell("lose", seat, len(self.cups[seat]))
        if not self.cups[seat]:
            self.out.append(seat)
            self.tell("out", seat)
        if len(self.out) == self.seats - 1:
            self.over = True
            return
        self.new_round(seat if self.cups[seat] else self.after(seat))

    def regain(self, seat: int) -> None:
        """LD-207: an exact call brings a die back, up to the first number."""
        if len(self.cups[seat]) < self.start:
            self.cups[seat].append(0)
            self.tell("regain", seat, len(self.cups[seat]))
        self.new_round(seat)

    def after(self, seat: int) -> int:
        """The next seat to the left that has dice."""
        seat = (seat + 1) % self.seats
        while not self.cups[seat]:
            seat = (seat + 1) % self.seats
        return seat

    def redraw(self, seat: int) -> None:
        """Any dice may lie under the cups of the others."""
        for other, cup in enumerate(self.cups):
            if other != seat and not self.over:
                self.cups[other] = sorted(int(self.rng.below(FACES)) + 1 for _ in cup)

    def scores(self) -> list[int]:
        """LD-402: a point for everybody who was out before."""
        return [self.out.index(seat) if seat in self.out else len(self.out) for seat in range(self.seats)]

    def progress(self) -> str:
        """The round."""
        return f"round {self.round}"

    def show(self, seat: int) -> dict[str, Any]:
        """LD-102: only one's own dice; all of them when the game is over."""
        view: dict[str, Any] = {
            "seat": seat,
            "round": self.round,
            "over": self.over,
            "decision": {"kind": "over" if self.over else "first" if self.bid == NO_BID else "bid"},
            "dice_in_play": sum(map(len, self.cups)),
            "ones_wild": self.wild,
            "bid": None,
            "players": [
                {"seat": n, "score": score, "dice_left": len(self.cups[n])} for n, score in enumerate(self.scores())
            ],
            "last_round": {key: value for key, value in self.shown.items() if key != "cups"},
            "dice_of_last_round": self.shown.get("cups", []),
        }
        if self.bid != NO_BID:
            count, face = bid_of(self.bid)
            view["bid"] = {"count": count, "face": face, "bid_by": self.bidder}
        for n, player in enumerate(view["players"]):
            if n == seat or self.over:
                player["dice"] = list(self.cups[n])
        return view
