"""An action as a set of places: what lights up, and what it says. No rule is written here."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any, Final

from meeplehall.core.preview import Choice
from meeplehall.games.renaissance.actions import SPACE
from meeplehall.games.renaissance.shapes import View
from meeplehall.web.scenes.renaissance import structure
from meeplehall.web.scenes.renaissance.against import clashes, reasons_against
from meeplehall.web.scenes.renaissance.names import (
    ACTION_OF,
    ACTIONS,
    ICON_OF,
    ICONS,
    icon_name,
    needs_words,
    worker_name,
)
from meeplehall.web.scenes.scene import Button, Decision, Look, Pick
from meeplehall.web.texts import Texts

# Quiet until something is chosen: in an action phase nearly everything can be.
QUIET: Final = 1
_KINDS: Final = ("area", "drop", "from", "hand", "pyr")
_LAST_FOUNDATION: Final = "1.4"


def decide(view: View, choices: Sequence[Choice], look: Look) -> Decision:
    """The decision of the viewer's seat."""
    maker = _Picks(view, look)
    data = [SPACE.structured(choice.action) for choice in choices]
    picks = [maker.pick(choice, what) for choice, what in zip(choices, data)]
    used = {place for pick in picks for place in pick.places}
    alias = maker.alias(used)
    return Decision(
        seat=look.viewer,
        sentence=sentence(view, look, data),
        picks=picks,
        buttons=maker.buttons(used),
        asks=_asks(look.t),
        alias=alias,
        groups=_groups(look.t),
        why=reasons_against(view, look, {*used, *alias}),
        clashes=clashes(view, look, picks),
    )


def _groups(t: Texts) -> dict[str, str]:
    """The headings of the list of all choices: the four actions, then removals."""
    return {icon: t(f"rm-{action}") for icon, action in ACTION_OF.items()} | {"out": t("rm-do-remove")}


def _asks(t: Texts) -> dict[str, str]:
    """What to ask for, by the kinds of places that are lit."""
    out = {"": t("rm-ask-action")}
    for size in range(1, len(_KINDS) + 1):
        for kinds in combinations(_KINDS, size):
            ask = kinds[0] if size == 1 else "hand" if "hand" in kinds else "action"
            out["+".join(kinds)] = t(f"rm-ask-{ask}")
    out["rem"] = t("rm-ask-rem")
    return out


def sentence(view: View, look: Look, data: Sequence[dict[str, Any]] = ()) -> str:
    """What is asked of the viewer, or what the table waits for."""
    t, kind = look.t, view["decision"]["kind"]
    if view["over"]:
        return t("rm-lost") if view["solo"] and view["solo"]["lost"] else t("over")
    if look.viewer in look.owing:
        return _asked(view, look, data)
    if kind == "recruit":
        seat = view["turn_of"][0]
        card = worker_name(view["decision"]["card"], t)
        return t("rm-wait-recruit", name=look.names[seat], worker=card)
    if look.viewer in view["turn_of"]:
        return t("rm-sealed-waiting", choice=_own_choice(view, look))
    names = [look.names[seat] for seat in look.owing]
    if len(names) == 1:
        return t(f"rm-wait-{kind}-one", name=names[0], phase=view["phase"])
    return t(f"rm-wait-{kind}", phase=view["phase"])


def _asked(view: View, look: Look, data: Sequence[dict[str, Any]]) -> str:
    t, kind = look.t, view["decision"]["kind"]
    player = view["players"][look.viewer]
    if kind == "foundation":
        laid = sum(1 for cell in player["structure"] if cell["card"])
        return t("rm-decide-foundation", place=f"1.{laid + 1}")
    if kind == "choice":
        acts = any(what["kind"] in ACTIONS for what in data)
        return t("rm-decide-choice" if acts else "rm-decide-choice-none", phase=view["phase"])
    if kind == "recruit":
        decision = view["decision"]
        worker, area = worker_name(decision["card"], t), icon_name(decision["area"], t)
        fits = any(what["kind"] == "place" for what in data)
        return t("rm-decide-recruit" if fits else "rm-decide-recruit-hand", worker=worker, area=area)
    return t(f"rm-decide-{kind}")


def _own_choice(view: View, look: Look) -> str:
    """What the viewer has sealed, in words."""
    t, kind = look.t, view["decision"]["kind"]
    choice = view["players"][look.viewer]["choice"]
    if choice is None or choice["action"] is None:
        return t("rm-sealed-foundation")
    if kind == "discard":
        return t("rm-sealed-discard", n=len(choice["throwing"]))
    return _Picks(view, look).words(choice["action"])[1]


class _Picks:
    """Turns the legal actions of one decision into picks."""

    def __init__(self, view: View, look: Look) -> None:
        self.view = view
        self.t = look.t
        self.seat = look.viewer
        player = view["players"][look.viewer]
        self.hand = player["hand"] or []
        self.taught = player["taught"]
        choice = player["choice"]
        self.throwing = choice["throwing"] if choice else []
        self.kind = view["decision"]["kind"]
        self.cards = structure.standing(player)
        self.sources = structure.sources(self.cards, view["phase"]) if self.kind == "choice" else {}

    def pick(self, choice: Choice, data: dict[str, Any]) -> Pick:
        """One action."""
        places, label, head = self.words(data)
        kind = data["kind"]
        return Pick(
            action=choice.action,
            places=places,
            label=label,
            head=head,
            cost=QUIET if kind in (*ACTIONS, "remove") else -1,
            note=self._note(data),
            gain="+1" if kind in ("hire", "place") else "",
            ends=choice.ends,
            price=self._price(kind),
            group=ICON_OF.get(kind, "out" if kind == "remove" else ""),
        )

    def _price(self, kind: str) -> str:
        """A worker for a removal; a token where no worker gives the action."""
        if kind == "remove":
            return "−1 {meeple}"
        return f"−1 {{{ICON_OF[kind]}}}" if kind in ACTIONS and ICON_OF[kind] not in self.sources else ""

    def words(self, data: dict[str, Any]) -> tuple[list[str], str, str]:
        """The places, the label and the head of an action."""
        t, seat, kind = self.t, self.seat, data["kind"]
        match kind:
            case "lay":
                return [f"lay-{data['worker']}"], self._lay(data), ""
            case "remove":
                worker = worker_name(self.cards[data["place"]], t) if data["place"] in self.cards else ""
                label = t("rm-pick-remove", worker=worker, place=data["place"])
                return ["do-remove", f"rem-{seat}-{data['place']}"], label, ""
            case "hire" | "barter" | "teach" | "recruit":
                return self._act(data)
            case "place":
                label = t("rm-pick-man" if self.kind == "man" else "rm-pick-settle", place=data["place"])
                return [f"pyr-{seat}-{data['place']}"], label, ""
            case "take":
                return ["do-take"], t("rm-do-take"), ""
            case "discard":
                return [f"hand-{data['card']}"], t("rm-pick-discard", worker=self._worker(data)), ""
        return ["do-pass"], self.button("do-pass"), ""

    def _act(self, data: dict[str, Any]) -> tuple[list[str], str, str]:
        t, kind = self.t, data["kind"]
        card = self.hand[data["card"] - 1]
        worker, icon = worker_name(card, t), icon_name(card["large"] or "", t)
        head = t(f"rm-head-{kind}", worker=worker, icon=icon)
        places = [f"do-{kind}", f"hand-{data['card']}"]
        if kind == "hire":
            places.append(f"pyr-{self.seat}-{data['place']}")
            return places, t("rm-pick-hire", worker=worker, place=data["place"]), head
        if kind == "barter" and "drop" in data:
            places.append(f"drop-{self.seat}-{data['drop']}")
            return places, t("rm-pick-barter-drop", worker=worker, icon=icon, drop=icon_name(data["drop"], t)), head
        if kind == "recruit":
            places.append(f"area-{card['large']}")
            if "from" in data:
                places.append(f"from-{data['from']}")
                origin = icon_name(data["from"], t)
                return places, t("rm-pick-recruit-from", worker=worker, icon=icon, origin=origin), head
        return places, t(f"rm-pick-{kind}", worker=worker, icon=icon), head

    def _lay(self, data: dict[str, Any]) -> str:
        return self.t("rm-pick-lay", worker=self.t(f"rm-{data['worker']}"), place=data["place"])

    def _worker(self, data: dict[str, Any]) -> str:
        return worker_name(self.hand[data["card"] - 1], self.t)

    def _note(self, data: dict[str, Any]) -> str:
        """What the card needs; what is completed by it."""
        if "card" not in data:
            return self.t("rm-completes") if data.get("place") == structure.MASTER and data["kind"] == "place" else ""
        card = self.hand[data["card"] - 1]
        notes = [needs_words(card, self.t)]
        if data["kind"] == "teach" and {*self.taught, card["large"]} == set(ICONS):
            notes.append(self.t("rm-four-kinds"))
        if data["kind"] == "hire" and data["place"] == structure.MASTER:
            notes.append(self.t("rm-completes"))
        return ", ".join(notes)

    def buttons(self, used: set[str]) -> list[Button]:
        """The buttons of the bar, in its order."""
        out = []
        for action in ACTIONS:
            if f"do-{action}" in used:
                icon = ICON_OF[action]
                out.append(Button(f"do-{action}", self.t(f"rm-{action}"), icon, note=self._access(icon)))
        for at, icon in (("do-take", "hand"), ("do-remove", "out"), ("do-pass", "")):
            if at in used:
                out.append(Button(at, self.button(at), icon))
        return out

    def _access(self, icon: str) -> str:
        """Where an action comes from: a worker of the phase's level, or a token."""
        place = self.sources.get(icon)
        if place is None:
            return self.t("rm-spends", icon=icon_name(icon, self.t))
        return self.t("rm-by-worker", worker=worker_name(self.cards[place], self.t), place=place)

    def button(self, at: str) -> str:
        """What a button of the bar says while it stands for several actions."""
        if at == "do-pass":
            if self.kind == "discard":
                return self.t("rm-do-discard", n=len(self.throwing))
            return self.t("rm-do-pass")
        return self.t(f"rm-{at}")

    def alias(self, used: set[str]) -> dict[str, str]:
        """Equal cards are one place; a worker or a token stands for the action it gives."""
        alias = {}
        first: dict[str, str] = {}
        for k, card in enumerate(self.hand, start=1):
            if f"hand-{k}" in used:
                first[card["text"]] = f"hand-{k}"
        for k, card in enumerate(self.hand, start=1):
            if f"hand-{k}" not in used and card["text"] in first and k not in self.throwing:
                alias[f"hand-{k}"] = first[card["text"]]
        if self.kind == "choice":
            for icon in ICONS:
                action = f"do-{ACTION_OF[icon]}"
                if action in used and icon in self.sources:
                    for place in structure.acting(self.cards, self.view["phase"]):
                        if self.cards[place]["large"] == icon:
                            alias[f"src-{self.seat}-{place}"] = action
                elif action in used:
                    alias[f"tok-{self.seat}-{icon}"] = action
        return alias
