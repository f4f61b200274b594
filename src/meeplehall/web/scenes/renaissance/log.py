"""The log in words, from the events the rules told; and which pieces went where."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from markupsafe import Markup, escape

from meeplehall.core.events import Happening
from meeplehall.games.renaissance import events
from meeplehall.games.renaissance.shapes import View
from meeplehall.web.scenes.renaissance.letters import DISCARD, remembered
from meeplehall.web.scenes.renaissance.names import ICON_OF, icon_name, icon_of, text_name
from meeplehall.web.scenes.renaissance.structure import split
from meeplehall.web.scenes.scene import Deed, Line, Look, Move, Story
from meeplehall.web.texts import strong

SOURCES: Final = ["foundation", "hired", "recruited", "renaissance"]
_FOUNDATION, _HIRED, _RECRUITED, _RENAISSANCE = range(4)
_REFILLED: Final = (events.Throw, events.Area, events.Deal)
_LAST_STEP: Final = (*_REFILLED, events.Remove, events.Thrown, events.Reshuffle)


@dataclass
class _Doing:
    """What one seat did in one step."""

    words: list[Markup] = field(default_factory=list)
    icon: str = ""
    spent: list[str] = field(default_factory=list)


def tell(story: Story, deed: Deed, look: Look) -> None:
    """Add the lines of a deed, and who came to stand where."""
    teller = _Teller(story, look)
    if _ends_round(deed.events):
        teller.discards()
    for event in deed.events:
        teller.hear(event)
    teller.finish()


def _ends_round(told: Sequence[Happening]) -> bool:
    """Whether a deed is the last step of a round: discards, new recruits, filled hands."""
    return bool(told) and isinstance(told[0], _LAST_STEP) and any(isinstance(event, _REFILLED) for event in told)


class _Teller:
    def __init__(self, story: Story, look: Look) -> None:
        self.story = story
        self.memory = story.memory
        self.look = look
        self.t = look.t
        self.doings: dict[int, _Doing] = {}
        self.recruits: list[str] = []
        self.own: list[str] = []
        """What the viewer threw; the others are told only how many."""

    def finish(self) -> None:
        """Write down what has been gathered: a line per seat."""
        for seat in sorted(self.doings):
            doing = self.doings[seat]
            name = escape(self.look.actor(seat))
            spent = f' <b class="gain">{escape(" ".join(doing.spent))}</b>' if doing.spent else ""
            sign = (
                f'<span class="log-r"><svg class="rm-logsign rm-{doing.icon}" viewBox="0 0 24 24" aria-hidden="true">'
                f'<circle class="rm-fill" cx="12" cy="12" r="12"/><use href="#i-{doing.icon}" class="rm-on" x="4"'
                f' y="4" width="16" height="16"/></svg></span>'
                if doing.icon
                else ""
            )
            words = Markup(", ").join(doing.words)
            self.story.lines.append(Line(seat, Markup(f"<span>{name} {words}{spent}</span>{sign}")))
        self.doings = {}
        if self.recruits:
            words = self.t.rich("rm-log-recruits", names=strong(", ".join(self.recruits)), n=len(self.recruits))
            self.story.lines.append(Line(-1, Markup(f"<span>{words}</span>"), "quiet"))
            self.recruits = []

    def discards(self) -> None:
        """What follows is the last step of a round."""
        self._line(-1, "rm-step-discard", "head")

    def _line(self, seat: int, message: str, kind: str = "line", named: bool = True, **values: Any) -> None:
        self.finish()
        words = self.t.rich(message, **values)
        if kind in ("head", "part"):
            self.story.lines.append(Line(-1, words, kind))
            return
        name = f"{escape(self.look.actor(seat))} " if seat >= 0 and named else ""
        self.story.lines.append(Line(seat, Markup(f"<span>{name}{words}</span>"), kind))

    def _doing(self, seat: int) -> _Doing:
        return self.doings.setdefault(seat, _Doing())

    def _say(self, seat: int, message: str, **values: Any) -> None:
        self._doing(seat).words.append(self.t.rich(message, **values))

    def _stand(self, seat: int, place: str, source: int, by: int = 1) -> None:
        """One worker more or less: by level and by where it came from."""
        key = (seat, split(place)[0] - 1, SOURCES[source])
        self.story.points[key] = self.story.points.get(key, 0) + by
        if by > 0:
            self.memory[f"at-{seat}-{place}"] = source

    def _worker(self, card: str) -> str:
        return strong(text_name(card, self.t))

    def _icon(self, icon: str) -> str:
        return icon_name(icon, self.t)

    def hear(self, event: Happening) -> None:
        """Put one event into words."""
        match event:
            case events.Dealer() if len(self.look.names) > 1:
                name, who = strong(self.look.names[event.seat]), self.look.who(event.seat)
                self._line(event.seat, "rm-log-dealer", named=False, name=name, who=who)
            case events.Area():
                self.recruits.append(text_name(event.card, self.t))
            case events.Foundation():
                for position in range(1, len(event.workers) + 1):
                    self._stand(event.seat, f"1.{position}", _FOUNDATION)
                names = ", ".join(self.t(f"rm-{worker}") for worker in event.workers)
                self._say(event.seat, "rm-log-foundation", names=names)
            case events.Phase():
                self._phase(event)
            case events.Recruits():
                self._line(-1, "rm-log-step-recruits", "head")
            case events.End():
                self._line(-1, "rm-log-end", "head")
            case events.Remove():
                source = self.memory.get(f"at-{event.seat}-{event.place}", _HIRED)
                self._stand(event.seat, event.place, source, -1)
                self._say(event.seat, "rm-log-removed", worker=self._worker(event.card), place=event.place)
            case events.Spend() | events.Drop():
                self._doing(event.seat).spent.append(self.t("rm-log-spent", icon=self._icon(event.icon)))
            case events.Pass():
                self._opened(event.seat, "pass", "")
                self._say(event.seat, "rm-log-passed")
            case events.Hire():
                self._act(event, place=event.place)
                self._stand(event.seat, event.place, _HIRED)
            case events.Barter() | events.Teach() | events.Recruit():
                self._act(event)
            case events.Man():
                self._say(event.seat, "rm-log-man")
            case events.ManPlaced():
                self._stand(event.seat, event.place, _RENAISSANCE)
                self._say(event.seat, "rm-log-man-placed", place=event.place)
            case events.Flip():
                area = self._icon(icon_of(event.card))
                self._line(-1, "rm-log-flip", worker=self._worker(event.card), icon=area)
            case events.Win():
                self.finish()
                self._say(event.seat, "rm-log-won", worker=self._worker(event.card), icon=self._icon(event.icon))
            case events.Take():
                self._say(event.seat, "rm-log-took", worker=self._worker(event.card))
            case events.Settle():
                self._stand(event.seat, event.place, _RECRUITED)
                self._say(event.seat, "rm-log-settled", worker=self._worker(event.card), place=event.place)
            case events.Rival():
                self._line(-1, "rm-log-rival", worker=self._worker(event.card), icon=self._icon(event.icon))
            case events.Tie():
                self._line(-1, "rm-log-tie", icon=self._icon(event.icon))
            case events.Thrown():
                self.own.append(text_name(event.card, self.t))
            case events.Throw():
                self._throw(event)
            case events.Deal():
                names = ", ".join(text_name(card, self.t) for card in event.cards)
                self._line(event.seat, "rm-log-drew", "quiet", names=names)
            case events.Reshuffle():
                self._line(-1, "rm-log-reshuffle", "quiet", n=event.cards)

    def _phase(self, event: events.Phase) -> None:
        if event.phase == 1:
            for key in [key for key in self.memory if key.startswith("letter-")]:
                del self.memory[key]
        self.memory["phase"] = event.phase
        kind = "part" if event.phase == 1 else "head"
        self._line(-1, "rm-log-phase", kind, round=event.round, phase=event.phase)

    def _opened(self, seat: int, action: str, icon: str) -> None:
        """A letter of the running phase is open now."""
        phase = self.memory.get("phase", 1)
        self.memory[f"letter-{phase}-{seat}"] = remembered(action, icon)
        self.memory["last-phase"] = phase

    def _act(self, event: events.Hire | events.Barter | events.Teach | events.Recruit, **values: Any) -> None:
        icon = icon_of(event.card)
        self._opened(event.seat, event.name, icon)
        self._say(event.seat, f"rm-log-{event.name}", worker=self._worker(event.card), icon=self._icon(icon), **values)
        self._doing(event.seat).icon = ICON_OF[event.name]

    def _throw(self, event: events.Throw) -> None:
        self.memory[f"letter-{DISCARD}-{event.seat}"] = event.count
        if self.own:
            self._say(event.seat, "rm-log-threw-own", n=event.count, names=strong(", ".join(self.own)))
            self.own = []
        else:
            self._say(event.seat, "rm-log-threw", n=event.count)


def moves(deeds: Sequence[Deed], view: View) -> list[Move]:
    """Pieces that travel: cards from hands, tokens, knights."""
    found = [_moved(event, view["seat"]) for deed in deeds for event in deed.events]
    return [move for move in found if move is not None]


def _moved(event: Happening, viewer: int) -> Move | None:
    match event:
        case events.Hire():
            return Move(_in_hand(event.seat, event.card, viewer), f"pyr-{event.seat}-{event.place}")
        case events.Barter():
            return Move(_in_hand(event.seat, event.card, viewer), f"tok-{event.seat}-{icon_of(event.card)}")
        case events.Teach():
            return Move(_in_hand(event.seat, event.card, viewer), f"tau-{event.seat}-{icon_of(event.card)}")
        case events.Recruit():
            origin = _men(event.origin, event.seat, viewer) if event.origin else f"home-{event.seat}"
            return Move(origin, _men(icon_of(event.card), event.seat, viewer))
        case events.ManPlaced():
            return Move(f"new-{event.seat}" if event.seat == viewer else "deck", f"pyr-{event.seat}-{event.place}")
        case events.Settle():
            return Move(f"new-{event.seat}" if event.seat == viewer else "areas", f"pyr-{event.seat}-{event.place}")
        case events.Take():
            return Move(f"won-{event.icon}", _in_hand(event.seat, event.card, viewer))
        case events.Flip():
            return Move("deck", _men(icon_of(event.card), -1, viewer))
    return None


def _men(icon: str, seat: int, viewer: int) -> str:
    return f"from-{icon}" if seat == viewer and seat >= 0 else f"kn-{icon}-{seat}"


def _in_hand(seat: int, card: str, viewer: int) -> str:
    """Where a hand card is drawn: by its face in one's own hand, else the hand as a whole."""
    return f"face-{seat}-{card}" if seat == viewer else f"cards-{seat}"
