"""The log in words, told once and gone on with as entries arrive."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from markupsafe import Markup, escape

from meeplehall.core.game import Game
from meeplehall.table import (
    Acted,
    Again,
    Began,
    Came,
    Closed,
    Hinted,
    Left,
    Named,
    Ordered,
    Redrawn,
    Relieved,
    Rested,
    Said,
    Stuck,
    Table,
    TookBack,
)
from meeplehall.table.entries import AnyEntry
from meeplehall.table.sight import seen
from meeplehall.web.drawing import icon, mark
from meeplehall.web.scenes import Deed, Gain, Line, Look, Scene, Story
from meeplehall.web.texts import Texts, strong

_Points = Mapping[tuple[int, int, str], int]


class _Progress:
    """How far a story has been told: the entries in it, and what people were called."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names
        self.story = Story()
        self.entries: list[int] = []
        self.ends: list[int] = []
        """How many lines there were after each of them."""
        self.gains: dict[int, list[Gain]] = {}
        """The points that each of them brought."""


class Stories:
    """One per viewer and language."""

    def __init__(self) -> None:
        self._told: dict[tuple[int, str], _Progress] = {}

    def of(self, table: Table, scene: Scene, look: Look) -> Story:
        """All that this viewer may know of, in order.

        Goes on from the last call, unless something was taken back or somebody has another name.
        """
        key = (look.viewer, look.t.locale)
        silent = Said | Named | Ordered | TookBack
        visible = [n for n in table.visible(look.viewer) if not isinstance(table.log[n], silent)]
        told = self._told.get(key)
        if told is None or told.names != look.names or told.entries != visible[: len(told.entries)]:
            told = self._told[key] = _Progress(look.names)
        try:
            for number in visible[len(told.entries) :]:
                before = dict(told.story.points)
                _tell(told.story, table.log[number], scene, look, table.game)
                told.gains[number] = _gains(before, told.story.points, scene, look.t)
                told.entries.append(number)
                told.ends.append(len(told.story.lines))
        except Exception:
            del self._told[key]  # half of an entry may have been told
            raise
        return told.story

    def gains(self, look: Look) -> Mapping[int, list[Gain]]:
        """The points that have been told of, by the number of the entry that brought them."""
        return self._told.get((look.viewer, look.t.locale), _Progress(look.names)).gains

    def since_own(self, table: Table, look: Look) -> list[tuple[AnyEntry, list[tuple[int, Line]]]]:
        """What has been told after the viewer's last decision, and what followed from that: entries, with their lines
        and the numbers of these."""
        told = self._told.get((look.viewer, look.t.locale), _Progress(look.names))
        starts = [0, *told.ends]
        found: list[tuple[AnyEntry, list[tuple[int, Line]]]] = []
        for k in reversed(range(len(told.entries))):
            entry, start, end = table.log[told.entries[k]], starts[k], told.ends[k]
            if isinstance(entry, Acted) and entry.seat == look.viewer and not entry.ordered:
                own = next((n for n in range(start, end) if told.story.lines[n].seat == look.viewer), -1)
                found.append((entry, [(n, told.story.lines[n]) for n in range(start, end) if n != own]))
                break
            found.append((entry, [(n, told.story.lines[n]) for n in range(start, end)]))
        return found[::-1]


def deed_of(entry: Began | Acted, viewer: int, game: Game) -> Deed:
    """What this viewer may know of an entry."""
    happened = [game.events.load(told.event) for told in seen(entry.events, viewer)]
    events = [event for event in happened if event is not None]
    if isinstance(entry, Began):
        return Deed(-1, {}, events)
    return Deed(entry.seat, game.structured(game.parse(entry.action)), events)


def _tell(story: Story, entry: AnyEntry, scene: Scene, look: Look, game: Game) -> None:
    t = look.t
    match entry:
        case Began() | Acted():
            scene.tell(story, deed_of(entry, look.viewer, game), look)
        case Left():
            loss, usual = ("log-late-loss", "log-late") if entry.late else ("log-resigned", "log-replaced")
            story.lines.append(_said(entry.seat, loss if entry.resigned else usual, look))
        case Rested():
            story.lines.append(_said(entry.seat, "log-rests" if entry.until > entry.at else "log-rested", look))
        case Came():
            story.lines.append(_said(entry.seat, "log-returned", look))
        case Hinted():
            story.lines.append(_said(entry.seat, "log-warned" if entry.warned else "log-hinted", look))
        case Relieved():
            story.lines.append(_said(entry.seat, "log-relieved", look))
        case Stuck():
            story.lines.append(_said(entry.seat, "log-stuck", look))
        case Closed():
            story.lines.append(Line(-1, Markup(escape(t("log-closed"))), "quiet"))
        case Redrawn():
            story.lines.append(Line(-1, Markup(escape(t("log-played-on"))), "quiet"))
        case Again():
            story.lines.append(Line(-1, Markup(escape(t("log-again"))), "quiet"))


def _gains(before: _Points, now: _Points, scene: Scene, t: Texts) -> list[Gain]:
    """What has been added, seat by seat in the order of the table: who decided last must not show."""
    sources = dict(scene.sources())
    made = [(key[0], now[key] - before.get(key, 0), sources.get(key[2], "")) for key in now]
    return [
        Gain(seat, points, _reason(source, points, t))
        for seat, points, source in sorted(made, key=_most_first)
        if points
    ]


def _most_first(made: tuple[int, int, str]) -> tuple[int, int, str]:
    seat, points, source = made
    return seat, -points, source


def _reason(source: str, points: int, t: Texts) -> str:
    return t.or_else(f"{source}-{'once' if points > 0 else 'less'}", t(source)) if source else ""


def _said(seat: int, message: str, look: Look) -> Line:
    words = look.t.rich(message, name=strong(look.names[seat]), who=look.who(seat))
    return Line(seat, Markup(f"<span>{words}</span>"), "quiet")


@lru_cache(16_384)
def line_html(line: Line, index: int) -> str:
    """A line as a list item; the page replaces lines by their number."""
    if line.kind in ("head", "part"):
        part = " part" if line.kind == "part" else ""
        return f'<li class="log-h caps{part}" data-i="{index}">{line.html}</li>'
    sign = icon(f"seat-{line.seat + 1}", "mark") if line.seat >= 0 else '<span class="no-mark"></span>'
    seat = f" seat-{line.seat + 1}" if line.seat >= 0 else ""
    quiet = " quiet" if line.kind == "quiet" else ""
    return f'<li class="log-l{seat}{quiet}" data-i="{index}">{sign}{line.html}</li>'


def chat_html(entry: Said, index: int, names: Sequence[str]) -> str:
    """A line of chat; whoever had no name then is called as now."""
    name, text = escape(entry.name or names[entry.seat]), escape(entry.text)
    words = f"<span><b>{name}</b> {text}</span>"
    return f'<li class="chat-l seat-{entry.seat + 1}" data-i="{index}">{mark(entry.seat)}{words}</li>'
