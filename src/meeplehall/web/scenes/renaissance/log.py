"""The log in words, from the events the rules told; and which pieces went where."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from markupsafe import Markup, escape

from meeplehall.games.renaissance.cards import face_text
from meeplehall.games.renaissance.pyramid import PLACE_NAMES
from meeplehall.table import Acted, Began, Told
from meeplehall.table.entries import AnyEntry
from meeplehall.web.scenes.renaissance.letters import DISCARD, remembered
from meeplehall.web.scenes.renaissance.names import ICON_OF, ICONS, WORKERS, face_icon, face_name, icon_name
from meeplehall.web.scenes.renaissance.structure import split
from meeplehall.web.scenes.scene import Line, Look, Move, Story
from meeplehall.web.texts import strong

SOURCES: Final = ["foundation", "hired", "recruited", "renaissance"]


@dataclass
class _Deed:
    """What one seat did in one step."""

    words: list[Markup] = field(default_factory=list)
    icon: str = ""
    spent: list[str] = field(default_factory=list)


def tell(story: Story, entry: Began | Acted, look: Look) -> None:
    """Add the lines of an entry, and who came to stand where."""
    _Teller(story, look).tell(entry)


class _Teller:
    def __init__(self, story: Story, look: Look) -> None:
        self.story = story
        self.memory = story.memory
        self.look = look
        self.t = look.t
        self.deeds: dict[int, _Deed] = {}
        self.recruits: list[str] = []
        self.own: list[str] = []
        """What the viewer threw; the others are told only how many."""

    def tell(self, entry: Began | Acted) -> None:
        for event in entry.events:
            self._event(event)
        self._finish()

    def _event(self, event: Told) -> None:
        handle = getattr(self, f"_on_{event.name}", None)
        if handle is not None:
            handle(event.args)

    def _finish(self) -> None:
        """Write down what has been gathered: a line per seat."""
        for seat in sorted(self.deeds):
            deed = self.deeds[seat]
            name = escape(self.look.names[seat])
            spent = f' <b class="gain">{escape(" ".join(deed.spent))}</b>' if deed.spent else ""
            sign = (
                f'<span class="log-r"><svg class="rm-logsign rm-{deed.icon}" viewBox="0 0 24 24" aria-hidden="true">'
                f'<circle class="rm-fill" cx="12" cy="12" r="12"/><use href="#i-{deed.icon}" class="rm-on" x="4"'
                f' y="4" width="16" height="16"/></svg></span>'
                if deed.icon
                else ""
            )
            words = Markup(", ").join(deed.words)
            self.story.lines.append(
                Line(seat, Markup(f'<span><span class="hidden-text">{name} </span>{words}{spent}</span>{sign}'))
            )
        self.deeds = {}
        if self.recruits:
            words = self.t.rich("rm-log-recruits", names=strong(", ".join(self.recruits)), n=len(self.recruits))
            self.story.lines.append(Line(-1, Markup(f"<span>{words}</span>"), "quiet"))
            self.recruits = []

    def _line(self, seat: int, message: str, kind: str = "line", **values: Any) -> None:
        self._finish()
        words = self.t.rich(message, **values)
        if kind == "head":
            self.story.lines.append(Line(-1, words, kind))
            return
        name = f'<span class="hidden-text">{escape(self.look.names[seat])} </span>' if seat >= 0 else ""
        self.story.lines.append(Line(seat, Markup(f"<span>{name}{words}</span>"), kind))

    def _deed(self, seat: int) -> _Deed:
        return self.deeds.setdefault(seat, _Deed())

    def _say(self, seat: int, message: str, **values: Any) -> None:
        self._deed(seat).words.append(self.t.rich(message, **values))

    def _stand(self, seat: int, place: str, source: int, by: int = 1) -> None:
        """One worker more or less: by level and by where it came from."""
        key = (seat, split(place)[0] - 1, SOURCES[source])
        self.story.points[key] = self.story.points.get(key, 0) + by
        if by > 0:
            self.memory[f"at-{seat}-{place}"] = source

    # The frame of the game

    def _on_dealer(self, a: list[int]) -> None:
        if len(self.look.names) > 1:
            self._line(a[0], "rm-log-dealer", name=strong(self.look.names[a[0]]))

    def _on_area(self, a: list[int]) -> None:
        self.recruits.append(face_name(a[1], self.t))

    def _on_foundation(self, a: list[int]) -> None:
        seat, *kinds = a
        for position, _ in enumerate(kinds, start=1):
            self._stand(seat, f"1.{position}", 0)
        names = ", ".join(self.t(f"rm-{WORKERS[kind]}") for kind in kinds)
        self._say(seat, "rm-log-foundation", names=names)

    def _on_phase(self, a: list[int]) -> None:
        round_, phase = a
        if phase == 1:
            for key in [key for key in self.memory if key.startswith("letter-")]:
                del self.memory[key]
        self.memory["phase"] = phase
        self._line(-1, "rm-log-phase", "head", round=round_, phase=phase)

    def _on_recruits(self, a: list[int]) -> None:
        self._line(-1, "rm-log-step-recruits", "head")

    def _on_end(self, a: list[int]) -> None:
        self._line(-1, "rm-log-end", "head")

    # Sealed choices, opened

    def _on_remove(self, a: list[int]) -> None:
        seat, place, face = a[0], PLACE_NAMES[a[1]], a[2]
        self._stand(seat, place, self.memory.get(f"at-{seat}-{place}", 1), -1)
        self._say(seat, "rm-log-removed", worker=strong(face_name(face, self.t)), place=place)

    def _on_spend(self, a: list[int]) -> None:
        self._deed(a[0]).spent.append(self.t("rm-log-spent", icon=icon_name(ICONS[a[1]], self.t)))

    def _on_drop(self, a: list[int]) -> None:
        self._on_spend(a)

    def _opened(self, action: str, seat: int, face: int, **values: Any) -> None:
        phase = self.memory.get("phase", 1)
        self.memory[f"letter-{phase}-{seat}"] = remembered(action, face_icon(face))
        self.memory["last-phase"] = phase
        worker, icon = strong(face_name(face, self.t)), icon_name(face_icon(face), self.t)
        self._say(seat, f"rm-log-{action}", worker=worker, icon=icon, **values)
        self._deed(seat).icon = ICON_OF[action]

    def _on_pass(self, a: list[int]) -> None:
        phase = self.memory.get("phase", 1)
        self.memory[f"letter-{phase}-{a[0]}"] = remembered("pass", "")
        self.memory["last-phase"] = phase
        self._say(a[0], "rm-log-passed")

    def _on_hire(self, a: list[int]) -> None:
        seat, face, place = a[0], a[1], PLACE_NAMES[a[2]]
        self._opened("hire", seat, face, place=place)
        self._stand(seat, place, 1)

    def _on_barter(self, a: list[int]) -> None:
        self._opened("barter", a[0], a[1])

    def _on_teach(self, a: list[int]) -> None:
        self._opened("teach", a[0], a[1])

    def _on_recruit(self, a: list[int]) -> None:
        self._opened("recruit", a[0], a[1])

    def _on_man(self, a: list[int]) -> None:
        self._say(a[0], "rm-log-man")

    def _on_man_placed(self, a: list[int]) -> None:
        place = PLACE_NAMES[a[1]]
        self._stand(a[0], place, 3)
        self._say(a[0], "rm-log-man-placed", place=place)

    # Recruits

    def _on_flip(self, a: list[int]) -> None:
        area = icon_name(face_icon(a[0]), self.t)
        self._line(-1, "rm-log-flip", worker=strong(face_name(a[0], self.t)), icon=area)

    def _on_win(self, a: list[int]) -> None:
        area = icon_name(ICONS[a[1]], self.t)
        self._finish()
        self._say(a[0], "rm-log-won", worker=strong(face_name(a[2], self.t)), icon=area)

    def _on_take(self, a: list[int]) -> None:
        self._say(a[0], "rm-log-took", worker=strong(face_name(a[2], self.t)))

    def _on_settle(self, a: list[int]) -> None:
        seat, face, place = a[0], a[1], PLACE_NAMES[a[2]]
        self._stand(seat, place, 2)
        self._say(seat, "rm-log-settled", worker=strong(face_name(face, self.t)), place=place)

    def _on_rival(self, a: list[int]) -> None:
        self._line(-1, "rm-log-rival", worker=strong(face_name(a[1], self.t)), icon=icon_name(ICONS[a[0]], self.t))

    def _on_tie(self, a: list[int]) -> None:
        self._line(-1, "rm-log-tie", icon=icon_name(ICONS[a[0]], self.t))

    # Discards and refill

    def _on_throw(self, a: list[int]) -> None:
        seat, count = a
        self.memory[f"letter-{DISCARD}-{seat}"] = count
        if self.own:
            self._say(seat, "rm-log-threw-own", n=count, names=strong(", ".join(self.own)))
            self.own = []
        else:
            self._say(seat, "rm-log-threw", n=count)

    def _on_thrown(self, a: list[int]) -> None:
        self.own.append(face_name(a[1], self.t))

    def _on_deal(self, a: list[int]) -> None:
        names = ", ".join(face_name(face, self.t) for face in a[1:])
        self._line(a[0], "rm-log-drew", "quiet", names=names)

    def _on_reshuffle(self, a: list[int]) -> None:
        self._line(-1, "rm-log-reshuffle", "quiet", n=a[0])


def moves(entries: Sequence[AnyEntry], view: dict[str, Any]) -> list[Move]:
    """Pieces that travel: cards from hands, tokens, knights."""
    out: list[Move] = []
    for entry in entries:
        if isinstance(entry, Acted):
            for event in entry.events:
                out += _moved(event, view)
    return out


def _moved(event: Told, view: dict[str, Any]) -> list[Move]:
    a = event.args
    match event.name:
        case "hire":
            return [Move(_from_hand(a[0], a[1], view), f"pyr-{a[0]}-{PLACE_NAMES[a[2]]}")]
        case "barter":
            return [Move(_from_hand(a[0], a[1], view), f"tok-{a[0]}-{face_icon(a[1])}")]
        case "teach":
            return [Move(_from_hand(a[0], a[1], view), f"tau-{a[0]}-{face_icon(a[1])}")]
        case "recruit":
            icon = face_icon(a[1])
            origin = f"home-{a[0]}" if a[2] < 0 else _men(ICONS[a[2]], a[0], view)
            return [Move(origin, _men(icon, a[0], view))]
        case "man_placed":
            return [Move(f"new-{a[0]}" if a[0] == view["seat"] else "deck", f"pyr-{a[0]}-{PLACE_NAMES[a[1]]}")]
        case "settle":
            return [Move(f"new-{a[0]}" if a[0] == view["seat"] else "areas", f"pyr-{a[0]}-{PLACE_NAMES[a[2]]}")]
        case "take":
            target = f"face-{a[0]}-{face_text(a[2])}" if a[0] == view["seat"] else f"cards-{a[0]}"
            return [Move(f"won-{ICONS[a[1]]}", target)]
        case "flip":
            return [Move("deck", _men(face_icon(a[0]), -1, view))]
    return []


def _men(icon: str, seat: int, view: dict[str, Any]) -> str:
    return f"from-{icon}" if seat == view["seat"] and seat >= 0 else f"kn-{icon}-{seat}"


def _from_hand(seat: int, face: int, view: dict[str, Any]) -> str:
    return f"face-{seat}-{face_text(face)}" if seat == view["seat"] else f"cards-{seat}"
