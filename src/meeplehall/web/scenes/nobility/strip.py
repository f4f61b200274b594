"""Round and event, in the top bar; and the dice of the decision bar."""

from __future__ import annotations

from markupsafe import Markup, escape

from meeplehall.games.nobility.shapes import EventCard, View
from meeplehall.web.scenes.nobility.pieces import die, hint, svg
from meeplehall.web.scenes.scene import Look
from meeplehall.web.scenes.wording import slug
from meeplehall.web.texts import Texts


def event_words(event: EventCard, t: Texts) -> str:
    """What an event changes."""
    return " ".join(
        t(f"rn-event-{name}", n=abs(count), sign="less" if count < 0 else "more")
        for name, count in event["effects"].items()
    )


def event_name(plain: str, t: Texts) -> str:
    """Its title; one that only a content pack knows stays as it is."""
    return t.or_else(f"rn-event-name-{slug(plain)}", plain)


def strip(view: View, look: Look) -> Markup:
    """How far the game is and what holds this round."""
    t = look.t
    dots = "".join(
        f'<i class="{"done" if number < view["round"] else "now" if number == view["round"] else ""}"></i>'
        for number in range(1, view["rounds"] + 1)
    )
    out = (
        f'<span class="n-round">{t.rich("rn-round-of", n=view["round"], of=view["rounds"])}</span>'
        f'<span class="n-rounds" aria-hidden="true">{dots}</span>'
    )
    return Markup(out) + event_line(view, look)


def event_line(view: View, look: Look) -> Markup:
    """What is different in this round, or all night; empty: nothing."""
    t = look.t
    event = view["event"]
    if event:
        name = event_name(event["name"], t)
        words = event_words(event, t)
        return Markup(
            f'<span class="n-event" data-hint="event" data-say="{escape(words)}" data-name="{escape(name)}">'
            f"<b>{escape(name)}</b> <span>{escape(words)}</span></span>"
        )
    if view["options"]["night"]:
        return Markup(f'<span class="n-event" data-hint="night"><b>{escape(t("rn-night-title"))}</b></span>')
    return Markup("")


def dice(view: View, look: Look) -> Markup:
    """The dice of the seat in focus that are not placed yet."""
    t = look.t
    seat = look.focus
    player = view["players"][seat]
    if view["over"] or view["stage"] != "actions":
        return Markup("")
    decision = view["decision"]
    chosen = decision.get("die", 0) if decision["kind"] == "place" and view["turn_of"] == [seat] else 0
    out = ""
    for k, (face, fits_as) in enumerate(zip(player["dice"], player["dice_as"])):
        now = face == chosen
        shown = decision["value"] if now else face
        if now:
            chosen = 0
        if now or fits_as == face:
            note, cls = (t("rn-die-chosen") if now else t("rn-die-fits")), ""
        elif fits_as:
            note, cls = t("rn-die-shift", n=fits_as), " n-over"
        else:
            note, cls = t("rn-die-over"), " n-over"
        label = escape(t("rn-die", die=shown))
        cls += " n-now" if now else ""
        out += (
            f'<span class="die-slot n-die{cls}" data-at="die-{k}" data-key="{k + 1}" data-name="{label}"'
            f"{hint('die', t('rn-say-room', n=player['room']))}>"
            f"{svg(24, 24, die(seat + 1, shown, 0, 0, 24), 'n-big')}<small>{escape(note)}</small></span>"
        )
    return Markup(f'<div class="dice" data-roll="{view["round"]}">{out}</div>') if out else Markup("")
