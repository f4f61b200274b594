"""An action as a set of places: what lights up, and what it says and costs. No rule is written here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from meeplehall.core.preview import Choice
from meeplehall.games.burgundy import events
from meeplehall.games.burgundy.actions import BLACK_DEPOT, SPACE
from meeplehall.games.burgundy.scoring import AT_THE_END
from meeplehall.games.burgundy.shapes import View
from meeplehall.web.scenes.burgundy import spots
from meeplehall.web.scenes.burgundy.against import reasons_against
from meeplehall.web.scenes.burgundy.faces import a_tile, good_name
from meeplehall.web.scenes.burgundy.reasons import reasons
from meeplehall.web.scenes.scene import Button, Decision, Look, Pick
from meeplehall.web.texts import Texts

# Buttons of the bar: place, icon. The order is that of the bar.
_BUTTONS = (
    ("do-place", "building"),
    ("do-take", "arrow"),
    ("do-sell", "goods-4"),
    ("do-workers", "worker"),
    ("do-buy", "silverling"),
    ("do-load", "ship"),
    ("do-loadtwo", "ship"),
    *((f"pick-{good}", f"goods-{good}") for good in range(1, 7)),
    *((f"pay-{workers}", "silverling") for workers in range(3)),
    ("do-pass", ""),
)
_ASKS = ("est", "sto", "est+sto", "dep", "die", "good", "depot", "pay", "dep+die", "die+est", "die+sto", "die+good")
# A depot is lit together with its tiles; what is asked for is the rest.
_ALSO = {"dep+depot": "dep", "dep+depot+die": "dep+die", "depot+die": "die"}
_NO_DIE = "silverling"
"""The heading, by its icon, of what takes no die."""


def decide(view: View, choices: Sequence[Choice], look: Look) -> Decision:
    """The decision of the viewer's seat."""
    seat = look.viewer
    maker = _Picks(view, seat, look.t, [SPACE.structured(choice.action) for choice in choices])
    picks = sorted((maker.pick(choice, data) for choice, data in zip(choices, maker.all)), key=_best_first)
    used = {place for pick in picks for place in pick.places}
    buttons = [Button(at, maker.button(at), icon) for at, icon in _BUTTONS if at in used]
    asks = {kinds: look.t(f"cb-ask-{kinds.replace('+', '-')}") for kinds in _ASKS}
    return Decision(
        seat,
        maker.only_workers() or sentence(view, look),
        picks,
        buttons,
        asks | {kinds: asks[same] for kinds, same in _ALSO.items()},
        maker.alias(used),
        maker.given(),
        settles=["die"],
        groups=maker.groups(picks),
        why=reasons_against(view, seat, used, look.t) if view["decision"]["kind"] == "turn" else {},
    )


def _best_first(pick: Pick) -> tuple[bool, bool, int, int]:
    """Without a loss, free, with the most points."""
    return bool(pick.warns), pick.cost > 0, -int(pick.gain or 0), pick.cost


def sentence(view: View, look: Look) -> str:
    """What is asked of the seat that owes the decision: of the viewer, or of another."""
    t = look.t
    kind = view["decision"]["kind"]
    if view["over"]:
        return t("over")
    if kind == "castle":
        return t("cb-decide-castle") if look.viewer in look.owing else t("cb-wait-castle")
    seat = view["turn_of"][0]
    player = view["players"][seat]
    if look.viewer != seat:
        return t(f"cb-wait-{kind}", name=look.names[seat])
    if kind == "turn":
        left = [die for die, used in zip(player["dice"], player["used"]) if not used]
        if len(left) == 2:
            return t("cb-decide-turn")
        return t("cb-decide-die", die=left[0]) if left else t("cb-decide-buy-or-end")
    if kind == "discard":
        return t("cb-decide-discard", tile=a_tile(view["decision"]["tile"], t))
    if kind == "take":
        types = view["decision"]["types"]
        return t("cb-decide-fetch", kinds=t(f"cb-fetch-{'-'.join(types)}"))
    return t(f"cb-decide-{kind}")


class _Picks:
    """Turns the legal actions of one decision into picks."""

    def __init__(self, view: View, seat: int, t: Texts, all_: list[dict[str, Any]]) -> None:
        self.view = view
        self.seat = seat
        self.t = t
        self.all = all_
        self.player = view["players"][seat]
        self.numbers = {space["name"]: space["number"] for space in self.player["spaces"]}
        self.spots = spots.names(((self.numbers[data["space"]], data["space"]) for data in all_ if "space" in data), t)
        self.ways_to_pay = any("workers" in data and data["kind"] == "buy" for data in all_)

    def pick(self, choice: Choice, data: dict[str, Any]) -> Pick:
        """One action."""
        t = self.t
        places, label, head = self._words(data)
        if "die" in data:
            places.insert(0, f"die-{self._die(data['die'])}")
        cost = next((event.workers for event in choice.events if isinstance(event, events.Use)), -1)
        scored = [e for e in choice.events if isinstance(e, events.Points) and e.source not in AT_THE_END]
        points = sum(event.points for event in scored)
        # A sale is its own reason.
        notes = [reasons(scored, self.view["phase"], t) if data["kind"] != "sell" else ""]
        if data["kind"] in ("take", "buy") and all(self.player["storage"]):
            notes.append(t("cb-note-full"))
        return Pick(
            choice.action,
            places,
            label,
            head,
            cost,
            ", ".join(filter(None, notes)),
            f"+{points}" if points else "",
            choice.ends,
            price=self._price(cost, choice),
            tag=self._cargo(choice),
            group=f"die-{data['die']}" if "die" in data else _NO_DIE if data["kind"] == "buy" else "",
            warns=self._loss(choice, data),
        )

    def only_workers(self) -> str:
        """What is said of the last die where nothing on the boards takes it."""
        left = self._unused()
        if len(left) != 1 or {data["kind"] for data in self.all if "die" in data} != {"workers"}:
            return ""
        return self.t("cb-decide-workers", die=self.player["dice"][left[0]])

    def _price(self, cost: int, choice: Choice) -> str:
        """What it takes: workers to shift a die, or Silverlings."""
        paid = next((event for event in choice.events if isinstance(event, events.Buy)), None)
        if paid is not None:
            silver = f"−{paid.silver} {{silverling}}" if paid.silver else ""
            return f"{silver} −{paid.workers} {{worker}}".strip() if paid.workers else silver
        if cost < 0 or any(isinstance(event, events.Workers) for event in choice.events):
            return ""
        return f"−{cost} {{worker}}" if cost else self.t("cb-free")

    def _cargo(self, choice: Choice) -> str:
        """What a ship would load."""
        loaded: dict[int, int] = {}
        for event in choice.events:
            if isinstance(event, events.Load):
                loaded[event.good] = loaded.get(event.good, 0) + event.count
        return " ".join(f"+{count} {good_name(good, self.t)}" for good, count in loaded.items())

    def _loss(self, choice: Choice, data: dict[str, Any]) -> str:
        """What would be given away."""
        if data["kind"] == "load":
            sails = any(isinstance(event, events.Advance) for event in choice.events)
            return self.t("cb-warn-empty") if sails and not self._cargo(choice) else ""
        if data["kind"] == "pass" and self.view["decision"]["kind"] == "turn":
            left = len(self._unused())
            return self.t("cb-warn-dice", n=left) if left else ""
        return ""

    def groups(self, picks: Sequence[Pick]) -> dict[str, str]:
        """The headings of the list: die by die, then what takes none."""
        used = {pick.group for pick in picks}
        dice = [f"die-{die}" for die in self.player["dice"] if f"die-{die}" in used]
        found = {group: self.t("cb-with-the", die=int(group[4:])) for group in dice}
        if _NO_DIE in used:
            found[_NO_DIE] = self.t("cb-without-die")
        return found

    def _words(self, data: dict[str, Any]) -> tuple[list[str], str, str]:
        """The places, the label and the head of an action."""
        t, seat = self.t, self.seat
        match data["kind"]:
            case "castle":
                return [f"est-{seat}-{data['space']}"], t("cb-pick-castle", number=self.spots[data["space"]]), ""
            case "take":
                depot, slot = data["depot"], data["slot"]
                tile = a_tile(self.view["depots"][depot - 1][slot - 1], t)
                label = t("cb-pick-take", tile=tile, depot=depot)
                return ["do-take", f"depot-{depot}", f"dep-{depot}-{slot}"], label, label
            case "place":
                tile = a_tile(self.player["storage"][data["storage"] - 1], t)
                places = ["do-place", f"sto-{seat}-{data['storage']}", f"est-{seat}-{data['space']}"]
                return (
                    places,
                    t("cb-pick-place", tile=tile, number=self.spots[data["space"]]),
                    t("cb-head-place", tile=tile),
                )
            case "sell":
                good = data["good"]
                count = self.player["goods"][good - 1]
                label = t("cb-pick-sell", n=count, good=good_name(good, t))
                return ["do-sell", f"good-{seat}-{good}"], label, label
            case "workers":
                return ["do-workers"], self._workers(), self._workers()
            case "buy":
                return self._buy(data)
            case "discard":
                tile = a_tile(self.player["storage"][data["storage"] - 1], t)
                return [f"sto-{seat}-{data['storage']}"], t("cb-pick-discard", tile=tile), ""
            case "load":
                return self._load(data)
            case "goods":
                return [f"pick-{data['good']}"], t("cb-pick-goods", good=good_name(data["good"], t)), ""
        return ["do-pass"], self.button("do-pass"), ""

    def _buy(self, data: dict[str, Any]) -> tuple[list[str], str, str]:
        depot, slot = data["depot"], data["slot"]
        black = depot == BLACK_DEPOT
        faces = self.view["black_depot"] if black else self.view["depots"][depot - 1]
        tile = a_tile(faces[slot - 1], self.t)
        label = self.t("cb-pick-buy", tile=tile) if black else self.t("cb-pick-buy-at", tile=tile, depot=depot)
        pay = [f"pay-{data.get('workers', 0)}"] if self.ways_to_pay else []
        return ["do-buy", f"dep-{depot}-{slot}", *pay], label, label

    def _load(self, data: dict[str, Any]) -> tuple[list[str], str, str]:
        depot = data["depot"]
        if "and" not in data:
            return ["do-load", f"depot-{depot}"], self.t("cb-pick-load", depot=depot), ""
        places = ["do-loadtwo", f"depot-{depot}", f"depot-{data['and']}"]
        return places, self.t("cb-pick-load-two", depot=depot, other=data["and"]), ""

    def button(self, at: str) -> str:
        """What a button of the bar says while it stands for several actions."""
        kind, _, number = at.partition("-")
        if kind == "pick":
            return good_name(int(number), self.t)
        if kind == "pay":
            return self.t("cb-pay", silver=self.view["price"] - int(number), workers=int(number))
        if at == "do-workers":
            return self._workers()
        if at == "do-pass" and self.view["decision"]["kind"] != "turn":
            return self.t("cb-do-without")
        return self.t(f"cb-{at}")

    def _workers(self) -> str:
        gain = self.player["workers_action"]
        return self.t("cb-pick-workers", n=gain["workers"], silver=gain["silver"])

    def _unused(self) -> list[int]:
        return [k for k in (0, 1) if not self.player["used"][k]]

    def _die(self, value: int) -> int:
        return next(k for k in self._unused() if self.player["dice"][k] == value)

    def alias(self, used: set[str]) -> dict[str, str]:
        """Equal dice are one place; goods on the chosen depots stand for their type."""
        alias = {}
        if "die-0" in used and len(self._unused()) == 2 and self.player["dice"][0] == self.player["dice"][1]:
            alias["die-1"] = "die-0"
        if self.view["decision"]["kind"] == "goods":
            for depot in self.view["decision"]["depots"]:
                for good, count in enumerate(self.view["cargo"][depot - 1], start=1):
                    if count and f"pick-{good}" in used:
                        alias[f"cargo-{depot}-{good}"] = f"pick-{good}"
        return alias

    def given(self) -> list[str]:
        """The last die is as good as chosen."""
        dice = {place for data in self.all if "die" in data for place in [f"die-{self._die(data['die'])}"]}
        return sorted(dice) if len(dice) == 1 and len(self._unused()) == 1 else []
