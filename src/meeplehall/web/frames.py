"""What a page is told: everything a viewer may see of a table, or what has changed of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import msgspec

from meeplehall.core.state import State
from meeplehall.table import SPECTATOR, Acted, Said, Status, Table, TookBack, choices
from meeplehall.table.entries import AnyEntry
from meeplehall.web import guides, scenes
from meeplehall.web.pages.ending import ending
from meeplehall.web.rooms import Room
from meeplehall.web.scenes import Decision, Look, LooksAhead, Move
from meeplehall.web.stories import chat_html, deed_of, line_html
from meeplehall.web.texts import Texts

LOG_SHOWN = 60
CHAT_SHOWN = 100


class Lines(msgspec.Struct, array_like=True):
    """Lines of a list from a number on; what stood there goes."""

    first: int
    html: list[str]


class HandOver(msgspec.Struct, omit_defaults=True):
    """Several people share this screen, and another of them is to decide."""

    seat: int
    name: str
    curtain: bool = False


class Frame(msgspec.Struct, omit_defaults=True):
    """One message to a page."""

    version: int
    status: str
    viewer: int
    sentence: str
    mine: bool
    """Whether the viewer owes a decision."""
    regions: dict[str, str]
    log: Lines
    chat: Lines
    decision: Decision | None = None
    undo: bool = False
    moves: list[Move] = []
    hand_over: HandOver | None = None
    ending: str = ""
    again: str = ""
    """The address of the rematch."""
    away: list[int] = []
    """Seats whose person may be replaced, as far as patience goes."""
    stands_in: bool = False
    """Whether a bot stands in for the viewer."""
    guide: guides.Notes | None = None
    rule: str = ""
    """The rule that matters now."""
    full: bool = True


class Known(msgspec.Struct):
    """What a page has already been sent."""

    version: int = -1
    entries: int = 0
    regions: dict[str, int] = {}
    log_first: int = 0
    log: list[str] = []
    chat: int = 0


def look_of(table: Table, viewer: int, focus: int, t: Texts) -> Look:
    """The eyes of a viewer."""
    names = [seat.name for seat in table.seats]
    if viewer >= 0 and names[viewer] == t("guest-name"):
        names[viewer] = t("you")
    return Look(
        t=t,
        viewer=viewer,
        focus=viewer if viewer >= 0 else focus,
        names=tuple(names),
        bots=tuple(bool(seat.bot) for seat in table.seats),
        owing=tuple(table.owing_in_sight(viewer)),
    )


def hand_over(table: Table, viewer: int, held: list[int]) -> HandOver | None:
    """Who of the people at this screen is to decide now, if not the one who looks."""
    pending = table.pending()
    if viewer in pending or len(held) < 2:
        return None
    for seat in held:
        if seat in pending and table.seats[seat].person and seat != viewer:
            return HandOver(seat, table.seats[seat].name, table.curtain(held))
    return None


def whole(room: Room, viewer: int, held: list[int], t: Texts, focus: int = 0) -> Frame:
    """Everything this viewer may see now; drawn once for all who see the same."""
    key = (viewer, focus, tuple(held), t.locale, len(room.table.log))
    if key not in room.frames:
        room.frames[key] = _draw(room, viewer, held, t, focus)
    frame: Frame = room.frames[key]
    return frame


def _draw(room: Room, viewer: int, held: list[int], t: Texts, focus: int) -> Frame:
    table = room.table
    assert table.state is not None
    scene = scenes.find(table.game.name)
    look = look_of(table, viewer, focus, t)
    view = table.view(viewer)
    mine = viewer in table.pending() and table.seats[viewer].person
    story = room.stories.of(table, scene, look)
    look = replace(look, memory=story.memory)
    first = max(0, len(story.lines) - LOG_SHOWN)
    lines = [line_html(line, first + i) for i, line in enumerate(story.lines[first:])]
    if _taken_back(table, viewer):
        lines.append(f'<li class="log-l quiet" data-i="{first + len(lines)}"><span>{t("log-took-back")}</span></li>')
    said = [entry for entry in table.log if isinstance(entry, Said)]
    chat_first = max(0, len(said) - CHAT_SHOWN)
    return Frame(
        version=table.version(viewer),
        status=table.status.value,
        viewer=viewer,
        sentence=_sentence(table, scene, view, look),
        mine=mine,
        regions={name: str(html) for name, html in scene.regions(view, look).items()},
        log=Lines(first, lines),
        chat=Lines(chat_first, [chat_html(entry, chat_first + i) for i, entry in enumerate(said[chat_first:])]),
        decision=_decision(table.state, scene, view, look) if mine else None,
        undo=viewer >= 0 and table.seats[viewer].person and table.can_take_back(viewer),
        hand_over=hand_over(table, viewer, held),
        ending=str(ending(table, scene, story, look)) if table.status is Status.OVER else "",
        again=f"/table/{table.again}" if table.again else "",
        away=[s for s in look.owing if viewer >= 0 and table.seats[s].person and s not in held],
        stands_in=viewer >= 0 and bool(table.seats[viewer].bot) and table.status is Status.RUNNING,
        guide=guides.notes(table, viewer, t),
        rule=scene.rule(view),
    )


def _decision(state: State, scene: scenes.Scene, view: dict[str, Any], look: Look) -> Decision:
    if isinstance(scene, LooksAhead):
        return scene.decide(view, choices(state, look.viewer, scene.leads), look)
    return scene.decide(view, choices(state, look.viewer), look)


def _sentence(table: Table, scene: scenes.Scene, view: dict[str, Any], look: Look) -> str:
    if table.status is Status.CLOSED:
        return look.t("closed")
    return scene.sentence(view, look)


def _taken_back(table: Table, viewer: int) -> bool:
    """Whether the last thing this viewer knows of is that something was taken back."""
    for number in reversed(table.visible(viewer)):
        entry = table.log[number]
        if not isinstance(entry, Said):
            return isinstance(entry, TookBack)
    return False


def news(room: Room, frame: Frame, known: Known) -> Frame | None:
    """The part of a whole frame that the page does not have yet; None if it has all. Updates what is known."""
    table = room.table
    fresh = {name: html for name, html in frame.regions.items() if known.regions.get(name) != hash(html)}
    lines = _new_lines(known, frame.log)
    said = frame.chat.first + len(frame.chat.html)
    cut = len(known.log) + known.log_first > lines.first
    if frame.version == known.version and not (lines.html or cut or fresh) and said == known.chat:
        return None
    entries = [table.log[n] for n in table.visible(frame.viewer) if n >= known.entries]
    still = known.version < 0 or any(isinstance(entry, TookBack) for entry in entries)
    part = msgspec.structs.replace(
        frame,
        regions=fresh,
        log=lines,
        chat=Lines(max(known.chat, frame.chat.first), frame.chat.html[max(0, known.chat - frame.chat.first) :]),
        moves=[] if still else _moves(table, entries, frame.viewer),
        full=known.version < 0,
    )
    note(room, frame, known)
    return part


def _moves(table: Table, entries: Sequence[AnyEntry], viewer: int) -> list[Move]:
    deeds = [deed_of(entry, viewer, table.game) for entry in entries if isinstance(entry, Acted)]
    return scenes.find(table.game.name).moves(deeds, table.view(viewer))


def note(room: Room, frame: Frame, known: Known) -> None:
    """The page has this frame now."""
    known.version = frame.version
    known.entries = len(room.table.log)
    known.regions = {name: hash(html) for name, html in frame.regions.items()}
    known.log_first, known.log = frame.log.first, frame.log.html
    known.chat = frame.chat.first + len(frame.chat.html)


def _new_lines(known: Known, log: Lines) -> Lines:
    """What follows the lines that the page has already."""
    at = max(known.log_first, log.first)
    end = min(known.log_first + len(known.log), log.first + len(log.html))
    while at < end and known.log[at - known.log_first] == log.html[at - log.first]:
        at += 1
    return Lines(at, log.html[at - log.first :])


def encode(frame: Frame) -> bytes:
    """For the wire."""
    return msgspec.json.encode(frame)


def bare(frame: Frame) -> Frame:
    """For a page that has the drawn parts and the lines already."""
    return msgspec.structs.replace(frame, regions={}, log=Lines(0, []), chat=Lines(0, []))


__all__ = ["SPECTATOR", "Frame", "Known", "bare", "encode", "look_of", "news", "note", "whole"]
