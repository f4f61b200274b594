"""The log in words, from the events the rules told; a die and all that follows from it are one line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from markupsafe import Markup, escape

from meeplehall.games.nobility import purse
from meeplehall.games.nobility.actions import PLACE_NAMES
from meeplehall.games.nobility.game import GAME
from meeplehall.games.nobility.names import DESK_NAMES, GUILD_NAMES, RACE_NAMES, THEME_NAMES
from meeplehall.table import Acted, Began, Told
from meeplehall.web.drawing import mark
from meeplehall.web.scenes.nobility.strip import event_name
from meeplehall.web.scenes.nobility.words import GUILDS, guild, listed, sums
from meeplehall.web.scenes.scene import Line, Look, Story
from meeplehall.web.texts import strong

# Reasons that can bring points.
SOURCES: Final = {
    "start",
    "reward",
    "building",
    "sale",
    "council",
    "lot",
    "benefit",
    "settlers",
    "keeper",
    "goods left",
    "nobility",
    "commission",
    "guild",
}
_INCOME: Final = (purse.APPRENTICES, purse.CHANCERY, purse.WORKSHOP, purse.LOT, purse.TAX)
_ENDING: Final = (purse.GOODS_LEFT, purse.NOBILITY, purse.COMMISSION, purse.GUILD)
_GAINS: Final = ("coins", "good", "modifiers", "points", "reputation", "nobility", "workers", "house")
LAST_PART: Final = 10
DICE: Final = 5


@dataclass(frozen=True)
class Deed(Line):
    """What one seat did, one thing after the other; it grows while the seat goes on."""

    words: tuple[Markup, ...] = field(default=(), compare=False)
    events: tuple[Told, ...] = field(default=(), compare=False)
    dice: tuple[int, ...] = field(default=(), compare=False)


def dice(values: Sequence[int], seat: int) -> Markup:
    """Small dice at the end of a line."""
    if not values:
        return Markup("")
    words = " ".join(map(str, values))
    drawn = "".join(
        f'<use href="#d{seat + 1}-{value}" x="{27 * k}" width="24" height="24"/>' for k, value in enumerate(values)
    )
    wide = 27 * len(values) - 3
    box = f'width="{wide * 0.625:g}" height="15" viewBox="0 0 {wide} 24"'
    return Markup(f'<svg class="n-logd" {box} role="img" aria-label="{words}">{drawn}</svg>')


def tell(story: Story, entry: Began | Acted, look: Look) -> None:
    """Add the lines and points of an entry."""
    _Teller(story, look).tell(entry)


class _Teller:
    def __init__(self, story: Story, look: Look) -> None:
        self.story = story
        self.look = look
        self.t = look.t
        self.seat = -1
        self.words: list[Markup] = []
        self.gains: list[Told] = []
        self.dice: list[int] = []
        self.fresh = False
        self.pay: dict[int, list[Told]] = {}
        self.rolled: list[Markup] = []

    def tell(self, entry: Began | Acted) -> None:
        if isinstance(entry, Acted):
            self.seat = entry.seat
        for event in entry.events:
            if event.name == "points":
                self._count(event.args)
            if event.name in _GAINS:
                self._gain(event)
            else:
                handle = getattr(self, f"_on_{event.name.replace(' ', '_')}", None)
                if handle is not None:
                    handle(event.args)
        self._close()
        self._income()
        if self.rolled:
            rolls = Markup("").join(self.rolled)
            self._line(-1, Markup(f'<span class="n-rolls">{escape(self.t("rn-log-rolled"))} {rolls}</span>'))

    # Lines

    def _line(self, seat: int, html: Markup, kind: str = "line") -> None:
        self._close()
        self.story.lines.append(Line(seat, html, kind))

    def _say_line(self, seat: int, message: str, kind: str = "line", gain: str = "", **values: Any) -> None:
        name = f'<span class="hidden-text">{escape(self.look.names[seat])} </span>' if seat >= 0 else ""
        tail = f' <b class="gain num">{escape(gain)}</b>' if gain else ""
        self._line(seat, Markup(f"<span>{name}{self.t.rich(message, **values)}{tail}</span>"), kind)

    def _say(self, message: str, **values: Any) -> None:
        self.words.append(self.t.rich(message, **values))

    def _close(self) -> None:
        """Write down what the acting seat has done so far, with what it did before in the same breath."""
        if not self.words and not self.gains:
            return
        last = self.story.lines[-1] if self.story.lines else None
        words, events, faces = tuple(self.words), tuple(self.gains), tuple(self.dice)
        if isinstance(last, Deed) and last.seat == self.seat and not self.fresh:
            self.story.lines.pop()
            words, events, faces = last.words + words, last.events + events, last.dice + faces
        self.story.lines.append(self._deed(words, events, faces))
        self.words, self.gains, self.dice = [], [], []
        self.fresh = False

    def _deed(self, words: tuple[Markup, ...], events: tuple[Told, ...], faces: tuple[int, ...]) -> Deed:
        seat = self.seat
        name = escape(self.look.names[seat])
        text = Markup(", ").join(words)
        own = sums(events, seat, self.t)
        if own:
            text += Markup(' <b class="gain num">{}</b>').format(", ".join(own))
        for other in range(len(self.look.names)):
            theirs = sums(events, other, self.t) if other != seat else []
            if theirs:
                text += Markup('; {} <b class="gain num">{}</b>').format(self.look.names[other], ", ".join(theirs))
        html = Markup(f'<span><span class="hidden-text">{name} </span>{text}</span>{dice(faces, seat)}')
        return Deed(seat, html, "line", words, events, faces)

    # What is gained

    def _count(self, a: list[int]) -> None:
        seat, points, why = a
        key = (seat, LAST_PART if why in _ENDING else self.story.part, purse.REASONS[why])
        self.story.points[key] = self.story.points.get(key, 0) + points

    def _gain(self, event: Told) -> None:
        why = event.args[-1]
        if event.name == "points" and why in _ENDING:
            if not self.story.memory.get("ended"):
                self.story.memory["ended"] = 1
                self._income()
                self._line(-1, Markup(escape(self.t("rn-log-end"))), "head")
            seat, points = event.args[:2]
            self._say_line(seat, f"rn-source-{purse.REASONS[why].replace(' ', '-')}", gain=f"+{points}")
        elif self.story.memory.get("paying") and event.name not in ("nobility", "workers", "house") and why in _INCOME:
            self.pay.setdefault(event.args[0], []).append(event)
        elif self.seat >= 0:
            self.gains.append(event)

    def _income(self) -> None:
        for seat, events in self.pay.items():
            self._say_line(seat, "rn-log-income", gain=listed(sums(events, seat, self.t)))
        self.pay = {}

    # What a seat does

    def _start(self) -> None:
        """Something new begins: a line of its own."""
        self._close()
        self.fresh = True
        self.story.memory["paying"] = 0

    def _on_place(self, a: list[int]) -> None:
        spent, self.gains = self.gains, []  # modifiers are spent for this die before it is told
        self._start()
        self.gains = spent
        self.dice.append(a[2])
        name = PLACE_NAMES[a[3]]
        if name in GUILDS:
            self._say("rn-log-guild", guild=strong(guild(GUILDS[name], self.t)))
        else:
            kind = name.partition("-")[0]
            self._say(f"rn-log-{kind}")

    def _on_complete(self, a: list[int]) -> None:
        self._start()
        self._say("rn-log-complete", race=strong(self._race(a[1])))

    def _on_take(self, a: list[int]) -> None:
        self._say("rn-log-take", race=strong(self._race(a[1])))

    def _on_drop(self, a: list[int]) -> None:
        self._say("rn-log-drop", race=self._race(a[1]))

    def _race(self, card: int) -> str:
        return self.t(f"rn-race-{RACE_NAMES[GAME.tables.card_race[card]]}")

    def _on_workshop(self, a: list[int]) -> None:
        self._say("rn-log-workshop", guild=strong(guild(a[1], self.t)))

    def _on_community(self, a: list[int]) -> None:
        self._say("rn-log-community")

    def _on_sell_workshop(self, a: list[int]) -> None:
        self._start()
        self._say("rn-log-sell-workshop", guild=strong(guild(a[1], self.t)))

    def _on_sell_community(self, a: list[int]) -> None:
        self._start()
        self._say("rn-log-sell-community")

    def _on_apprentice(self, a: list[int]) -> None:
        self._say("rn-log-apprentice")

    def _on_move(self, a: list[int]) -> None:
        if a[0] == self.seat:
            self._say("rn-log-move", guild=guild(a[1], self.t))
        else:
            self._say("rn-log-moved", name=self.look.names[a[0]])

    def _on_transfer(self, a: list[int]) -> None:
        self._say("rn-log-transfer", name=self.look.names[a[1]], guild=guild(a[2], self.t))

    def _on_recall(self, a: list[int]) -> None:
        self._say("rn-log-recall", guild=guild(a[1], self.t))

    def _on_desk(self, a: list[int]) -> None:
        benefit = DESK_NAMES[GAME.tables.desk_benefit[a[1] % 6 + 1]]
        self._say("rn-log-desk", benefit=self.t(f"rn-desk-{benefit}"))

    def _on_commission(self, a: list[int]) -> None:
        self._say("rn-log-commission")

    def _on_benefit(self, a: list[int]) -> None:
        self._say("rn-log-benefit", name=strong(GAME.tables.character_names[a[1]]))

    def _on_reroll(self, a: list[int]) -> None:
        self._say("rn-log-reroll", dice=_faces(a[1:7]), to=strong(_faces(a[7:])))

    def _on_pass(self, a: list[int]) -> None:
        self._income()
        self._say_line(a[0], "rn-log-pass", "quiet")
        self.story.memory["paying"] = 1

    # What comes by itself

    def _on_first(self, a: list[int]) -> None:
        if len(self.look.names) > 1:
            self._line(a[0], Markup(f"<span>{self.t.rich('rn-log-first', name=strong(self.look.names[a[0]]))}</span>"))

    def _on_character(self, a: list[int]) -> None:
        number = a[1]
        name = strong(GAME.tables.character_names[number])
        self._say_line(a[0], "rn-log-character", name=name, guild=guild(GAME.tables.character_guild[number], self.t))

    def _on_guild(self, a: list[int]) -> None:
        self._say_line(a[0], "rn-log-keeper", guild=strong(self.t(f"rn-guild-{GUILD_NAMES[a[1]]}")))

    def _on_keep(self, a: list[int]) -> None:
        self._say_line(a[0], "rn-log-keep", "quiet")

    def _on_objective(self, a: list[int]) -> None:
        theme = THEME_NAMES[GAME.tables.objective_theme[a[0]]]
        words = self.t(f"rn-objective-{theme}", n=GAME.tables.objective_threshold[a[0]])
        self._say_line(-1, "rn-log-objective", what=strong(words))

    def _on_round(self, a: list[int]) -> None:
        self._close()
        self._income()
        self.story.part = a[0] - 1
        self.story.memory["paying"] = 0
        self._line(-1, Markup(escape(self.t("rn-round", n=a[0]))), "head")

    def _on_event(self, a: list[int]) -> None:
        self._say_line(-1, "rn-log-event", name=strong(event_name(a[0], GAME.tables.event_names[a[0]], self.t)))

    def _on_automa(self, a: list[int]) -> None:
        white, green, yellow, red, blue = a
        values: dict[str, Any] = {
            "tavern": white,
            "yard": green,
            "hall": yellow,
            "red": guild(red - 1, self.t),
            "blue": guild(blue - 1, self.t),
        }
        self._say_line(-1, "rn-log-automa" if red != blue else "rn-log-automa-one", **values)

    def _on_dice(self, a: list[int]) -> None:
        values = [face for face, count in enumerate(a[1:], start=1) for _ in range(count)]
        self.rolled.append(mark(a[0]) + dice(values, a[0]))

    def _on_tokens(self, a: list[int]) -> None:
        self._income()
        if a[2] == 3:
            self._say_line(a[0], "rn-log-active")


def _faces(counts: list[int]) -> str:
    return " ".join(str(face) for face, count in enumerate(counts, start=1) for _ in range(count))
