"""The part of a frame that a page does not have yet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from meeplehall.table import Acted, Table, TookBack
from meeplehall.table.entries import AnyEntry
from meeplehall.web import scenes
from meeplehall.web.frames.frame import Frame, Lines, Sitting
from meeplehall.web.scenes import Gain, Move
from meeplehall.web.stories import deed_of


class Sent(msgspec.Struct, frozen=True, eq=False):
    """What a page has already been sent; one for all pages that were sent the same."""

    version: int
    entries: frozenset[int]
    regions: dict[str, int]
    log: Lines
    chat: int
    seats: list[Sitting]


def sent_with(table: Table, frame: Frame) -> Sent:
    """What a page has that was sent this frame."""
    return Sent(
        version=frame.version,
        entries=frozenset(table.visible(frame.viewer)),
        regions={name: hash(html) for name, html in frame.regions.items()},
        log=frame.log,
        chat=chat_end(frame),
        seats=frame.seats,
    )


def chat_end(frame: Frame) -> int:
    """The number of the next line of chat."""
    return frame.chat.first + len(frame.chat.html)


def news(table: Table, frame: Frame, sent: Sent, gains: Mapping[int, list[Gain]]) -> Frame | None:
    """The part of a whole frame that the page does not have yet; None if it has all. `gains` are points by entry."""
    fresh = {name: html for name, html in frame.regions.items() if sent.regions.get(name) != hash(html)}
    lines = _new_lines(sent.log, frame.log)
    cut = sent.log.first + len(sent.log.html) > lines.first
    same = frame.version == sent.version and frame.seats == sent.seats and chat_end(frame) == sent.chat
    if same and not (lines.html or cut or fresh):
        return None
    numbers = [n for n in table.visible(frame.viewer) if n not in sent.entries]
    entries = [table.log[n] for n in numbers]
    # Whether another took back what was sealed is nobody's business, even when the choices are opened.
    back = [entry for entry in entries if isinstance(entry, TookBack)]
    still = any(not entry.sealed or entry.seat == frame.viewer for entry in back)
    return msgspec.structs.replace(
        frame,
        regions=fresh,
        log=lines,
        chat=Lines(max(sent.chat, frame.chat.first), frame.chat.html[max(0, sent.chat - frame.chat.first) :]),
        moves=[] if still else _moves(table, entries, frame.viewer),
        gains=[] if still else [gain for n in numbers for gain in gains.get(n, [])],
        full=False,
    )


def _moves(table: Table, entries: Sequence[AnyEntry], viewer: int) -> list[Move]:
    deeds = [deed_of(entry, viewer, table.game) for entry in entries if isinstance(entry, Acted)]
    return scenes.find(table.game.name).moves(deeds, table.view(viewer))


def _new_lines(sent: Lines, log: Lines) -> Lines:
    """What follows the lines that the page has already."""
    at = max(sent.first, log.first)
    end = min(sent.first + len(sent.html), log.first + len(log.html))
    while at < end and sent.html[at - sent.first] == log.html[at - log.first]:
        at += 1
    return Lines(at, log.html[at - log.first :])
