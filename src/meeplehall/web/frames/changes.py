"""The part of a frame that a page does not have yet."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from meeplehall.table import Acted, Table, TookBack
from meeplehall.table.entries import AnyEntry
from meeplehall.web import scenes
from meeplehall.web.frames.frame import Frame, Lines
from meeplehall.web.scenes import Move
from meeplehall.web.stories import deed_of


class Sent(msgspec.Struct):
    """What a page has already been sent."""

    version: int = -1
    entries: set[int] = set()
    regions: dict[str, int] = {}
    log_first: int = 0
    log: list[str] = []
    chat: int = 0


def news(table: Table, frame: Frame, sent: Sent) -> Frame | None:
    """The part of a whole frame that the page does not have yet; None if it has all. Updates what was sent."""
    fresh = {name: html for name, html in frame.regions.items() if sent.regions.get(name) != hash(html)}
    lines = _new_lines(sent, frame.log)
    said = frame.chat.first + len(frame.chat.html)
    cut = len(sent.log) + sent.log_first > lines.first
    if frame.version == sent.version and not (lines.html or cut or fresh) and said == sent.chat:
        return None
    entries = [table.log[n] for n in table.visible(frame.viewer) if n not in sent.entries]
    still = sent.version < 0 or any(isinstance(entry, TookBack) for entry in entries)
    part = msgspec.structs.replace(
        frame,
        regions=fresh,
        log=lines,
        chat=Lines(max(sent.chat, frame.chat.first), frame.chat.html[max(0, sent.chat - frame.chat.first) :]),
        moves=[] if still else _moves(table, entries, frame.viewer),
        full=sent.version < 0,
    )
    note(table, frame, sent)
    return part


def _moves(table: Table, entries: Sequence[AnyEntry], viewer: int) -> list[Move]:
    deeds = [deed_of(entry, viewer, table.game) for entry in entries if isinstance(entry, Acted)]
    return scenes.find(table.game.name).moves(deeds, table.view(viewer))


def note(table: Table, frame: Frame, sent: Sent) -> None:
    """The page has this frame now."""
    sent.version = frame.version
    sent.entries = set(table.visible(frame.viewer))
    sent.regions = {name: hash(html) for name, html in frame.regions.items()}
    sent.log_first, sent.log = frame.log.first, frame.log.html
    sent.chat = frame.chat.first + len(frame.chat.html)


def _new_lines(sent: Sent, log: Lines) -> Lines:
    """What follows the lines that the page has already."""
    at = max(sent.log_first, log.first)
    end = min(sent.log_first + len(sent.log), log.first + len(log.html))
    while at < end and sent.log[at - sent.log_first] == log.html[at - log.first]:
        at += 1
    return Lines(at, log.html[at - log.first :])
