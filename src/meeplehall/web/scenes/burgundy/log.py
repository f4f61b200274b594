"""The log in words, from the events the rules told; and which pieces went where."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from markupsafe import Markup, escape

from meeplehall.core.events import Happening
from meeplehall.games.burgundy import events
from meeplehall.games.burgundy.scoring import AT_THE_END
from meeplehall.games.burgundy.shapes import View
from meeplehall.games.burgundy.tables import PHASE_NAMES
from meeplehall.web.scenes.burgundy.faces import a_tile, good_name
from meeplehall.web.scenes.burgundy.reasons import reason, reasons
from meeplehall.web.scenes.scene import Deed, Line, Look, Move, Story
from meeplehall.web.texts import strong

_BLACK: Final = "7"
_PAYING: Final = ("boarding-house", "bank")


@dataclass
class _Doing:
    """What one seat does in one action, on its way to a line."""

    seat: int
    words: list[Markup] = field(default_factory=list)
    dice: list[int] = field(default_factory=list)
    changes: list[str] = field(default_factory=list)
    loads: dict[int, list[str]] = field(default_factory=dict)
    """Goods by the depot that they come from."""
    scored: list[events.Points] = field(default_factory=list)


def dice(values: Sequence[int], seat: int) -> Markup:
    """Small dice at the end of a line; the white one has no seat."""
    cls = "die die-log die-seat" if seat >= 0 else "die die-log"
    faces = "".join(
        f'<svg class="{cls}" role="img" aria-label="{die}"><use href="#i-die-{die}"/></svg>' for die in values
    )
    return Markup(f'<span class="log-r">{faces}</span>' if faces else "")


def tell(story: Story, deed: Deed, look: Look) -> None:
    """Add the lines and points of a deed."""
    teller = _Teller(story, look, deed.seat)
    for event in deed.events:
        teller.hear(event)
    teller.finish()


class _Teller:
    def __init__(self, story: Story, look: Look, seat: int) -> None:
        self.story = story
        self.look = look
        self.t = look.t
        self.doing: _Doing | None = _Doing(seat)
        self.rolled: list[events.Dice] = []
        self.bought = False
        self.paid = False
        """Whether a building that pays has just been placed; otherwise it is mines."""

    def finish(self) -> None:
        """The action has been told; what follows is not the seat's doing."""
        doing, self.doing = self.doing, None
        if doing is None:
            return
        for depot, goods in doing.loads.items():
            doing.words.append(self.t.rich("cb-log-loaded", goods=", ".join(goods), depot=depot))
        if not doing.words:
            return
        words = Markup(", ").join(doing.words)
        if doing.changes:
            words += Markup(' <b class="gain num">{}</b>').format(" ".join(doing.changes))
        if doing.scored:
            words += Markup(' <b class="gain num">+{}</b>').format(sum(event.points for event in doing.scored))
            why = reasons(doing.scored, PHASE_NAMES[self.story.part], self.t)
            words += Markup(' <small class="quiet">{}</small>').format(why)
        self.story.lines.append(Line(doing.seat, self._by(doing.seat, words) + dice(doing.dice, doing.seat)))

    def _by(self, seat: int, words: Markup) -> Markup:
        """Who did what."""
        return Markup("<span>{} {}</span>").format(self.look.actor(seat), words)

    def _gained(self, seat: int, words: Markup, gain: str) -> None:
        self._line(seat, self._by(seat, Markup('{} <b class="gain num">{}</b>').format(words, gain)))

    def _line(self, seat: int, html: Markup, kind: str = "line") -> None:
        self.finish()
        self.story.lines.append(Line(seat, html, kind))

    def _say(self, message: str, **values: Any) -> None:
        if self.doing is not None:
            self.doing.words.append(self.t.rich(message, **values))

    def _change(self, message: str, **values: Any) -> None:
        if self.doing is not None:
            self.doing.changes.append(self.t(message, **values))

    def _tile(self, face: str) -> str:
        return strong(a_tile(face, self.t))

    def _goods(self, count: int, good: int) -> str:
        return strong(self.t("cb-n-goods", n=count, good=good_name(good, self.t)))

    def hear(self, event: Happening) -> None:
        """Put one event into words."""
        match event:
            case events.Use():
                if self.doing is not None:
                    self.doing.dice.append(event.die)
                if event.workers:
                    self._change("cb-cost", n=event.workers)
            case events.Buy():
                self.bought = True
                self._change("cb-log-paid", silver=event.silver, workers=event.workers)
            case events.Take():
                depot = event.slot.partition(".")[0]
                message = "cb-log-bought" if self.bought else "cb-log-took"
                self._say(message + ("-black" if depot == _BLACK else ""), tile=self._tile(event.tile), depot=depot)
            case events.Discard():
                self._say("cb-log-discarded", tile=self._tile(event.tile))
            case events.Place():
                self.paid = event.tile in _PAYING
                self._say("cb-log-placed", tile=self._tile(event.tile), number=event.number)
            case events.Sell():
                self._say("cb-log-sold", n=event.count, goods=self._goods(event.count, event.good))
                self._change("cb-log-income", workers=event.workers, silver=event.silver)
            case events.Workers():
                self._say("cb-log-workers")
                self._change("cb-log-income", workers=event.workers, silver=event.silver)
            case events.Load():
                if self.doing is not None:
                    self.doing.loads.setdefault(event.depot, []).append(self._goods(event.count, event.good))
            case events.Pass() if event.decision != "turn":
                self._say("cb-log-without")
            case events.Income():
                self._income(event)
            case events.Points():
                self._points(event)
            case events.Castle():
                self._line(event.seat, self._by(event.seat, self.t.rich("cb-log-castle", number=event.number)))
            case events.Start():
                who = self.look.who(event.seat)
                words = self.t.rich("cb-log-starts", name=strong(self.look.names[event.seat]), who=who)
                self._line(event.seat, Markup("<span>{}</span>").format(words))
            case events.Phase():
                self.story.part = PHASE_NAMES.index(event.phase)
                self.story.memory["round"] = 0
            case events.Dice():
                self.rolled.append(event)
            case events.White():
                self._white(event)

    def _income(self, event: events.Income) -> None:
        if self.paid:
            self._change("cb-log-income", workers=event.workers, silver=event.silver)
        else:
            pay = self.t("cb-log-income", workers=event.workers, silver=event.silver)
            self._gained(event.seat, self.t.rich("cb-log-mines"), pay)
        self.paid = False

    def _points(self, event: events.Points) -> None:
        key = (event.seat, self.story.part, event.source)
        self.story.points[key] = self.story.points.get(key, 0) + event.points
        if self.doing is not None and event.source not in AT_THE_END:
            self.doing.scored.append(event)
            return
        if not self.story.memory.get("ended"):
            self.story.memory["ended"] = 1
            self._line(-1, Markup(escape(self.t("cb-log-end"))), "head")
        why = reason(event, PHASE_NAMES[self.story.part], self.t)
        self._gained(event.seat, self.t.rich("cb-log-scored", why=why), f"+{event.points}")

    def _white(self, event: events.White) -> None:
        self.story.memory["round"] = round_ = self.story.memory.get("round", 0) + 1
        title = self.t("cb-standing", phase=PHASE_NAMES[self.story.part], round=round_)
        self._line(-1, Markup(escape(title)), "part" if round_ == 1 else "head")
        if round_ == 1 and self.story.part:
            self._line(-1, Markup("<span>{}</span>").format(self.t("cb-log-new-phase")), "quiet")
        words = self.t.rich("cb-log-white", good=strong(good_name(event.good, self.t)), depot=event.die)
        self._line(-1, Markup("<span>{}</span>").format(words) + dice([event.die], -1))
        for roll in self.rolled:
            said = self._by(roll.seat, self.t.rich("cb-log-rolled"))
            self._line(roll.seat, said + dice([roll.first, roll.second], roll.seat))
        self.rolled = []


def moves(deeds: Sequence[Deed], view: View) -> list[Move]:
    """Pieces that travel: from depot to storage, from storage to the estate, goods onto a ship."""
    out: list[Move] = []
    for deed in deeds:
        seat, data = deed.seat, deed.action
        match data.get("kind"):
            case "take" | "buy":
                out += _taken(deed, f"dep-{data['depot']}-{data['slot']}", view)
            case "place":
                out.append(Move(f"sto-{seat}-{data['storage']}", f"est-{seat}-{data['space']}"))
            case "discard":
                out.append(Move(f"new-{seat}", f"sto-{seat}-{data['storage']}"))
        for event in deed.events:
            if isinstance(event, events.Load):
                out.append(Move(f"cargo-{event.depot}-{event.good}", f"good-{seat}-{event.good}"))
    return out


def _taken(deed: Deed, origin: str, view: View) -> list[Move]:
    """Into the storage space that holds such a tile now, or beside it while a discard is due."""
    faces = [event.tile for event in deed.events if isinstance(event, events.Take)]
    if view["decision"]["kind"] == "discard" and view["turn_of"] == [deed.seat]:
        return [Move(origin, f"new-{deed.seat}")]
    slots = [k for k, face in enumerate(view["players"][deed.seat]["storage"], start=1) if face in faces]
    return [Move(origin, f"sto-{deed.seat}-{slots[-1]}")] if slots else []
