"""The log in words, from the events the rules told; and which pieces went where."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from markupsafe import Markup, escape

from meeplehall.games.burgundy import actions
from meeplehall.games.burgundy.game import GAME
from meeplehall.games.burgundy.scoring import GOODS_LEFT, KNOWLEDGE_SCORE, SOURCES
from meeplehall.table import Acted, Began, Told
from meeplehall.table.entries import AnyEntry
from meeplehall.web.scenes.burgundy.faces import face_of, good_name, tile_name
from meeplehall.web.scenes.scene import Line, Look, Move, Story
from meeplehall.web.texts import strong

MAIN_DECISION: Final = 1
BLACK_DEPOT: Final = 7
_PAYING: Final = ("boarding-house", "bank")


def number_of_space(space: int) -> int:
    """The die number of a space; it is the same on all estates."""
    number: int = GAME.tables.estates["2011"][0].numbers[space]
    return number


@dataclass
class _Deed:
    """What one seat did in one action."""

    seat: int
    words: list[Markup] = field(default_factory=list)
    dice: list[int] = field(default_factory=list)
    changes: list[str] = field(default_factory=list)
    points: int = 0
    why: list[str] = field(default_factory=list)

    def line(self, look: Look) -> Line:
        """As it stands in the log."""
        name = escape(look.names[self.seat])
        words = Markup(", ").join(self.words)
        change = f' <b class="gain num">{escape(" ".join(self.changes))}</b>' if self.changes else ""
        points = f' <b class="gain num" title="{escape(", ".join(self.why))}">+{self.points}</b>' if self.points else ""
        return Line(
            self.seat,
            Markup(f'<span><span class="hidden-text">{name} </span>{words}{change}{points}</span>')
            + dice(self.dice, self.seat),
        )


def dice(values: Sequence[int], seat: int) -> Markup:
    """Small dice at the end of a line; the white one has no seat."""
    cls = "die die-log die-seat" if seat >= 0 else "die die-log"
    faces = "".join(
        f'<svg class="{cls}" role="img" aria-label="{die}"><use href="#i-die-{die}"/></svg>' for die in values
    )
    return Markup(f'<span class="log-r">{faces}</span>' if faces else "")


def tell(story: Story, entry: Began | Acted, look: Look) -> None:
    """Add the lines and points of an entry."""
    _Teller(story, look).tell(entry)


class _Teller:
    def __init__(self, story: Story, look: Look) -> None:
        self.story = story
        self.look = look
        self.t = look.t
        self.deed: _Deed | None = None
        self.rolled: list[tuple[int, int, int]] = []
        self.bought = False

    def tell(self, entry: Began | Acted) -> None:
        if isinstance(entry, Acted):
            self.deed = _Deed(entry.seat)
        for event in entry.events:
            self._event(event)
        self._finish_deed()

    def _finish_deed(self) -> None:
        if self.deed is not None and self.deed.words:
            self.story.lines.append(self.deed.line(self.look))
        self.deed = None

    def _line(self, seat: int, html: Markup, kind: str = "line") -> None:
        self._finish_deed()
        self.story.lines.append(Line(seat, html, kind))

    def _say(self, message: str, **values: Any) -> None:
        if self.deed is not None:
            self.deed.words.append(self.t.rich(message, **values))

    def _event(self, event: Told) -> None:
        handle = getattr(self, f"_on_{event.name}", None)
        if handle is not None:
            handle(event.args)

    # What a seat does

    def _on_use(self, a: list[int]) -> None:
        if self.deed is not None:
            self.deed.dice.append(a[1])
            if a[2]:
                self.deed.changes.append(self.t("cb-cost", n=a[2]))

    def _on_buy(self, a: list[int]) -> None:
        self.bought = True
        if self.deed is not None:
            self.deed.changes.append(self.t("cb-log-paid", silver=a[1], workers=a[2]))

    def _on_take(self, a: list[int]) -> None:
        depot = min(a[1] // 4 + 1, BLACK_DEPOT)
        tile = strong(tile_name(face_of(a[2]), self.t))
        message = "cb-log-bought" if self.bought else "cb-log-took"
        self._say(message + ("-black" if depot == BLACK_DEPOT else ""), tile=tile, depot=depot)

    def _on_discard(self, a: list[int]) -> None:
        self._say("cb-log-discarded", tile=strong(tile_name(face_of(a[1]), self.t)))

    def _on_place(self, a: list[int]) -> None:
        self.story.memory["placed"] = a[1]
        self._say("cb-log-placed", tile=strong(tile_name(face_of(a[1]), self.t)), number=number_of_space(a[2]))

    def _on_sell(self, a: list[int]) -> None:
        self._say("cb-log-sold", n=a[2], goods=strong(self.t("cb-n-goods", n=a[2], good=good_name(a[1], self.t))))
        if self.deed is not None:
            self.deed.changes.append(self.t("cb-log-income", workers=a[4], silver=a[3]))

    def _on_workers(self, a: list[int]) -> None:
        self._say("cb-log-workers")
        if self.deed is not None:
            self.deed.changes.append(self.t("cb-log-income", workers=a[1], silver=a[2]))

    def _on_load(self, a: list[int]) -> None:
        self._say("cb-log-loaded", goods=strong(self.t("cb-n-goods", n=a[3], good=good_name(a[2], self.t))), depot=a[1])

    def _on_pass(self, a: list[int]) -> None:
        if a[1] != MAIN_DECISION:
            self._say("cb-log-without")

    def _on_income(self, a: list[int]) -> None:
        pay = self.t("cb-log-income", workers=a[1], silver=a[2])
        paying = face_of(self.story.memory.pop("placed", 0)) in _PAYING
        if paying and self.deed is not None:
            self.deed.changes.append(pay)
        else:
            self._line(a[0], self._words_of(a[0], self.t.rich("cb-log-mines"), pay))

    def _on_points(self, a: list[int]) -> None:
        seat, points, source, detail = a
        key = (seat, self.story.part, SOURCES[source])
        self.story.points[key] = self.story.points.get(key, 0) + points
        why = self.t(f"cb-source-{SOURCES[source].replace(' ', '-')}")
        if source == KNOWLEDGE_SCORE:
            why = self.t("cb-knowledge", n=detail)
        if source < GOODS_LEFT and self.deed is not None and seat == self.deed.seat:
            self.deed.points += points
            self.deed.why.append(f"{why} {points}")
        else:
            if not self.story.memory.get("ended"):
                self.story.memory["ended"] = 1
                self._line(-1, Markup(escape(self.t("cb-log-end"))), "head")
            self._line(seat, self._words_of(seat, Markup(escape(why)), f"+{points}"))

    def _words_of(self, seat: int, words: Markup, gain: str) -> Markup:
        name = escape(self.look.names[seat])
        return Markup(
            f'<span><span class="hidden-text">{name} </span>{words} <b class="gain num">{escape(gain)}</b></span>'
        )

    # What chance brings

    def _on_castle(self, a: list[int]) -> None:
        words = self.t.rich("cb-log-castle", number=number_of_space(a[1]))
        self._line(
            a[0], Markup(f'<span><span class="hidden-text">{escape(self.look.names[a[0]])} </span>{words}</span>')
        )

    def _on_start(self, a: list[int]) -> None:
        self._line(a[0], Markup(f"<span>{self.t.rich('cb-log-starts', name=strong(self.look.names[a[0]]))}</span>"))

    def _on_phase(self, a: list[int]) -> None:
        self.story.part = a[0]
        self.story.memory["round"] = 0

    def _on_dice(self, a: list[int]) -> None:
        self.rolled.append((a[0], a[1], a[2]))

    def _on_white(self, a: list[int]) -> None:
        self.story.memory["round"] = round_ = self.story.memory.get("round", 0) + 1
        title = self.t("cb-standing", phase="ABCDE"[self.story.part], round=round_)
        self._line(-1, Markup(escape(title)), "head")
        good = strong(good_name(a[1], self.t))
        self._line(-1, Markup(f"<span>{self.t.rich('cb-log-white', good=good, depot=a[0])}</span>{dice([a[0]], -1)}"))
        for seat, first, second in self.rolled:
            name = escape(self.look.names[seat])
            words = f'<span><span class="hidden-text">{name} </span>{self.t.rich("cb-log-rolled")}</span>'
            self._line(seat, Markup(words) + dice([first, second], seat))
        self.rolled = []


def moves(entries: Sequence[AnyEntry], view: dict[str, Any]) -> list[Move]:
    """Pieces that travel: from depot to storage, from storage to the estate, goods onto a ship."""
    out: list[Move] = []
    for entry in entries:
        if not isinstance(entry, Acted):
            continue
        seat = entry.seat
        data = actions.structured(entry.action)
        if data["kind"] in ("take", "buy"):
            out += _taken(entry, f"dep-{data['depot']}-{data['slot']}", view)
        elif data["kind"] == "place":
            out.append(Move(f"sto-{seat}-{data['storage']}", f"est-{seat}-{data['space']}"))
        elif data["kind"] == "discard":
            out.append(Move(f"new-{seat}", f"sto-{seat}-{data['storage']}"))
        for event in entry.events:
            if event.name == "load":
                out.append(Move(f"cargo-{event.args[1]}-{event.args[2]}", f"good-{seat}-{event.args[2]}"))
    return out


def _taken(entry: Acted, origin: str, view: dict[str, Any]) -> list[Move]:
    """Into the storage space that holds such a tile now, or beside it while a discard is due."""
    faces = [face_of(event.args[2]) for event in entry.events if event.name == "take"]
    if view["decision"]["kind"] == "discard" and view["turn_of"] == [entry.seat]:
        return [Move(origin, f"new-{entry.seat}")]
    slots = [k for k, face in enumerate(view["players"][entry.seat]["storage"], start=1) if face in faces]
    return [Move(origin, f"sto-{entry.seat}-{slots[-1]}")] if slots else []
