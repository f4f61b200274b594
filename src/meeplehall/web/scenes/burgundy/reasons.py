"""What points are for, in words: the same on a button before and in the log after."""

from __future__ import annotations

from collections.abc import Sequence

from meeplehall.games.burgundy import events
from meeplehall.games.burgundy.tiles import TYPE_NAMES
from meeplehall.web.scenes.burgundy.faces import FAMILY_OF_TYPE
from meeplehall.web.texts import Texts


def reason(event: events.Points, phase: str, t: Texts) -> str:
    """What some points are for."""
    match event.source:
        case "knowledge":
            return t("cb-knowledge", n=int(event.detail))
        case "region" | "colour" if event.detail in TYPE_NAMES:
            return t(f"cb-why-{event.source}", kind=t(f"cb-kind-{FAMILY_OF_TYPE[event.detail]}"))
        case "phase":
            return t("cb-why-phase", phase=phase)
        case "animals" if event.detail:
            return t(f"cb-why-{event.detail}")
    source = f"cb-source-{event.source.replace(' ', '-')}"
    return t.or_else(f"{source}-once", t(source))


def reasons(scored: Sequence[events.Points], phase: str, t: Texts) -> str:
    """All of them, the most first; one alone without its number."""
    if len(scored) == 1:
        return reason(scored[0], phase, t)
    ranked = sorted(scored, key=lambda event: -event.points)
    return ", ".join(f"{reason(event, phase, t)} +{event.points}" for event in ranked)
