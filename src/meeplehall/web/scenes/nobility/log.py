"""The log in words, from the events the rules told; a die and all that follows from it are one line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, Final

from markupsafe import Markup, escape

from meeplehall.core.events import Happening
from meeplehall.games.nobility import events
from meeplehall.games.nobility.names import GUILD_NAMES
from meeplehall.web.drawing import mark
from meeplehall.web.scenes.nobility.strip import event_name
from meeplehall.web.scenes.nobility.words import GUILDS, Gain, guild, listed, race, sums
from meeplehall.web.scenes.scene import Deed, Line, Look, Story
from meeplehall.web.texts import strong

_ENDING: Final = ("goods left", "nobility", "commission", "guild")
SOURCES: Final = (
    "start",
    "reward",
    "building",
    "sale",
    "council",
    "lot",
    "benefit",
    "settlers",
    "keeper",
    *_ENDING,
)
"""What can bring points."""
_INCOME: Final = ("apprentices", "chancery", "workshop", "lot", "tax")
LAST_PART: Final = 10


@dataclass(frozen=True)
class Doings(Line):
    """What one seat did, one thing after the other; it grows while the seat goes on."""

    words: tuple[Markup, ...] = field(default=(), compare=False)
    gains: tuple[Gain, ...] = field(default=(), compare=False)
    dice: tuple[int, ...] = field(default=(), compare=False)


def dice(values: Sequence[int], seat: int) -> Markup:
    """Small dice at the end of a line."""
    if not values:
        return Markup("")
    words = " ".join(map(str, values))
    if len(values) == 1:
        return Markup(f'<svg class="n-logd" role="img" aria-label="{words}"><use href="#d{seat + 1}-{words}"/></svg>')
    drawn = "".join(
        f'<use href="#d{seat + 1}-{value}" x="{27 * k}" width="24" height="24"/>' for k, value in enumerate(values)
    )
    wide = 27 * len(values) - 3
    box = f'viewBox="0 0 {wide} 24"'
    return Markup(f'<svg class="n-logd" {box} role="img" aria-label="{words}">{drawn}</svg>')


def tell(story: Story, deed: Deed, look: Look) -> None:
    """Add the lines and points of a deed."""
    teller = _Teller(story, deed.seat, look)
    if deed.action.get("kind") == "refuse":
        teller.refuse()
    teller.tell(deed.events)


def _times(words: Sequence[Markup]) -> Iterator[Markup]:
    """What is done twice in a row is said once."""
    for word, same in groupby(words):
        count = len(list(same))
        yield word if count == 1 else word + Markup(f" ×{count}")


class _Teller:
    def __init__(self, story: Story, seat: int, look: Look) -> None:
        self.story = story
        self.seat = seat
        self.look = look
        self.t = look.t
        self.words: list[Markup] = []
        self.gains: list[Gain] = []
        self.dice: list[int] = []
        self.fresh = False
        self.pay: dict[int, list[Gain]] = {}
        self.rolled: list[Markup] = []

    def refuse(self) -> None:
        """No event tells it but what it costs."""
        self._start()
        self.words.append(self.t.rich("rn-log-refuse"))

    def tell(self, happened: Sequence[Happening]) -> None:
        for event in happened:
            if isinstance(event, Gain):
                self._gain(event)
            else:
                words = self._words(event)
                if words is not None:
                    self.words.append(words)
                else:
                    self._by_itself(event)
        self._close()
        self._income()
        if self.rolled:
            rolls = Markup("").join(self.rolled)
            words = escape(self.t("rn-log-rolled"))
            self._line(-1, Markup(f'<span class="n-rolls">{words} {rolls}</span>'), "quiet")

    # Lines

    def _line(self, seat: int, html: Markup, kind: str = "line") -> None:
        self._close()
        self.story.lines.append(Line(seat, html, kind))

    def _say_line(self, seat: int, message: str, kind: str = "line", gain: str = "", **values: Any) -> None:
        name = f"{escape(self.look.actor(seat))} " if seat >= 0 else ""
        tail = f' <b class="gain num">{escape(gain)}</b>' if gain else ""
        self._line(seat, Markup(f"<span>{name}{self.t.rich(message, **values)}{tail}</span>"), kind)

    def _head(self, words: str, kind: str = "head") -> None:
        self._income()
        self._line(-1, Markup(escape(words)), kind)

    def _close(self) -> None:
        """Write down what the acting seat has done so far, with what it did before in the same breath."""
        if not self.words and not self.gains:
            return
        last = self.story.lines[-1] if self.story.lines else None
        words, gains, faces = tuple(self.words), tuple(self.gains), tuple(self.dice)
        if isinstance(last, Doings) and last.seat == self.seat and not self.fresh:
            self.story.lines.pop()
            words, gains, faces = last.words + words, last.gains + gains, last.dice + faces
        self.story.lines.append(self._doings(words, gains, faces))
        self.words, self.gains, self.dice = [], [], []
        self.fresh = False

    def _doings(self, words: tuple[Markup, ...], gains: tuple[Gain, ...], faces: tuple[int, ...]) -> Doings:
        name = escape(self.look.actor(self.seat)) + ("" if words else ":")
        text = Markup(", ").join(_times(words))
        own = sums(gains, self.seat, self.t)
        if own:
            text += Markup(' <b class="gain num">{}</b>').format(listed(own))
        for other in range(len(self.look.names)):
            theirs = sums(gains, other, self.t) if other != self.seat else []
            if theirs:
                whose = self.t("rn-log-other", who=self.look.who(other), name=self.look.names[other])
                text += Markup('; {} <b class="gain num">{}</b>').format(whose, listed(theirs))
        html = Markup(f"<span>{name} {text}</span>{dice(faces, self.seat)}")
        return Doings(self.seat, html, "line", words, gains, faces)

    # What is gained

    def _gain(self, event: Gain) -> None:
        why = "" if isinstance(event, events.Nobility | events.Workers | events.House) else event.why
        ending = why in _ENDING
        if isinstance(event, events.Points):
            key = (event.seat, LAST_PART if ending else self.story.part, why)
            self.story.points[key] = self.story.points.get(key, 0) + event.amount
        if isinstance(event, events.Points) and ending:
            if not self.story.memory.get("ended"):
                self.story.memory["ended"] = 1
                self._head(self.t("rn-log-end"))
            source = self.t(f"rn-source-{why.replace(' ', '-')}")
            self._say_line(event.seat, "rn-log-scored", gain=f"+{event.amount}", why=source)
        elif self.story.memory.get("paying") and why in _INCOME:
            self.pay.setdefault(event.seat, []).append(event)
        elif self.seat >= 0:
            self.gains.append(event)

    def _income(self) -> None:
        for seat, gains in self.pay.items():
            self._say_line(seat, "rn-log-income", gain=listed(sums(gains, seat, self.t)))
        self.pay = {}

    # What a seat does

    def _start(self) -> None:
        """Something new begins: a line of its own."""
        self._close()
        self.fresh = True
        self.story.memory["paying"] = 0

    def _words(self, event: Happening) -> Markup | None:
        """What the acting seat does, as a part of its line."""
        t, say, names = self.t, self.t.rich, self.look.names
        match event:
            case events.Place(value=value, place=place):
                spent, self.gains = self.gains, []  # modifiers are spent for this die before it is told
                self._start()
                self.gains = spent
                self.dice.append(value)
                if place in GUILDS:
                    return say("rn-log-guild", guild=strong(guild(place, t)))
                return say(f"rn-log-{place.partition('-')[0]}")
            case events.Complete(race=people):
                self._start()
                return say("rn-log-complete", race=strong(race(people, t)))
            case events.SellWorkshop(guild=here):
                self._start()
                return say("rn-log-sell-workshop", guild=strong(guild(here, t)))
            case events.SellCommunity():
                self._start()
                return say("rn-log-sell-community")
            case events.Take(race=people):
                return say("rn-log-take", race=strong(race(people, t)))
            case events.Drop(race=people):
                return say("rn-log-drop", race=race(people, t))
            case events.Decline() | events.Community() | events.Apprentice() | events.Commission():
                return say(f"rn-log-{event.name}")
            case events.Workshop(guild=here):
                return say("rn-log-workshop", guild=strong(guild(here, t)))
            case events.Move(seat=seat, origin=origin):
                if seat == self.seat:
                    return say("rn-log-move", guild=guild(origin, t))
                return say("rn-log-moved", who=self.look.who(seat), name=names[seat])
            case events.Transfer(owner=owner, origin=origin):
                whose = self.look.who(owner)
                return say("rn-log-transfer", who=whose, name=names[owner], guild=guild(origin, t))
            case events.Recall(guild=here):
                return say("rn-log-recall", guild=guild(here, t))
            case events.Desk(benefit=benefit):
                return say("rn-log-desk", benefit=t(f"rn-desk-{benefit}"))
            case events.Benefit(character=who):
                return say("rn-log-benefit", name=strong(who))
            case events.Reroll(dice=old, to=new):
                return say("rn-log-reroll", dice=" ".join(map(str, old)), to=strong(" ".join(map(str, new))))
        return None

    def _by_itself(self, event: Happening) -> None:
        """What has a line of its own."""
        t, names = self.t, self.look.names
        match event:
            case events.Pass(seat=seat):
                self._income()
                self._say_line(seat, "rn-log-pass", "quiet")
                self.story.memory["paying"] = 1
            case events.Round(round=number):
                self.story.part = number - 1
                self.story.memory["paying"] = 0
                self._head(t("rn-round", n=number), "part")
            case events.First(seat=seat) if len(names) > 1:
                words = t.rich("rn-log-first", who=self.look.who(seat), name=strong(names[seat]))
                self._line(seat, Markup(f"<span>{words}</span>"))
            case events.CharacterOf(seat=seat, who=who, guild=here):
                self._say_line(seat, "rn-log-character", name=strong(who), guild=guild(here, t))
            case events.KeepersGuild(seat=seat, guild=here):
                self._say_line(seat, "rn-log-keeper", guild=strong(guild(here, t)))
            case events.Keep(seat=seat):
                self._say_line(seat, "rn-log-keep", "quiet")
            case events.Objective(theme=theme, threshold=threshold):
                self._say_line(-1, "rn-log-objective", what=strong(t(f"rn-objective-{theme}", n=threshold)))
            case events.EventCard(title=title):
                self._say_line(-1, "rn-log-event", name=strong(event_name(title, t)))
            case events.Automa(white=tavern, green=yard, yellow=hall):
                self.story.memory["red"] = event.red
                red, blue = (guild(GUILD_NAMES[die - 1], t) for die in (event.red, event.blue))
                message = "rn-log-automa" if red != blue else "rn-log-automa-one"
                self._say_line(-1, message, tavern=tavern, yard=yard, hall=hall, red=red, blue=blue)
            case events.Ship(ship=_):
                self._say_line(-1, "rn-log-ship", "quiet")
            case events.Dice(seat=seat, dice=faces):
                self.rolled.append(Markup("<span>") + mark(seat) + dice(faces, seat) + Markup("</span>"))
            case events.Tokens(seat=seat, tokens=count):
                self._income()
                if count == 3:
                    self._say_line(seat, "rn-log-active")
