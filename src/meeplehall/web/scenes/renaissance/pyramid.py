"""A structure as a drawing: the one in focus large, with joints and places to choose; the others small."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup, escape

from meeplehall.games.renaissance.shapes import View
from meeplehall.web.drawing import n, use
from meeplehall.web.scenes.renaissance import sayings, structure
from meeplehall.web.scenes.renaissance.cards import CORNERS, HEIGHT, JOINT, WIDTH, body, disc, frame
from meeplehall.web.scenes.renaissance.names import ACTION_OF, RENAISSANCE, worker_name
from meeplehall.web.scenes.renaissance.sayings import said
from meeplehall.web.scenes.renaissance.structure import Cards
from meeplehall.web.scenes.scene import Look

GAP_X: Final = 6
GAP_Y: Final = 8
LEFT: Final = 34
TOP: Final = 24
BOX_WIDTH: Final = LEFT + 5 * WIDTH + 4 * GAP_X + LEFT
BOX_HEIGHT: Final = TOP + 5 * (HEIGHT + GAP_Y) + 2


def where(place: str) -> tuple[float, float]:
    """The upper left corner of a place."""
    level, position = structure.split(place)
    x = LEFT + (position - 1) * (WIDTH + GAP_X) + (level - 1) * (WIDTH + GAP_X) / 2
    return x, TOP + (structure.LEVELS - level) * (HEIGHT + GAP_Y)


def at(x: float, y: float, inside: str) -> str:
    """Put something there; what is inside may move."""
    return f'<g transform="translate({n(x)} {n(y)})">{inside}</g>'


def pyramid(view: View, look: Look) -> Markup:
    """The structure of the seat in focus."""
    player = view["players"][look.focus]
    cards = structure.standing(player)
    picture = _Picture(view, look, cards)
    name = look.names[look.focus]
    label = escape(look.t("rm-pyramid-of", name=name, n=player["workers"]))
    return Markup(
        f'<svg class="rm-pyramid" viewBox="0 0 {BOX_WIDTH} {BOX_HEIGHT}" role="group" aria-label="{label}">'
        f"{picture.draw()}</svg>"
    )


class _Picture:
    """The large one, layer by layer: rows, cards, joints, places."""

    def __init__(self, view: View, look: Look, cards: Cards) -> None:
        self.view = view
        self.look = look
        self.t = look.t
        self.seat = look.focus
        self.player = view["players"][look.focus]
        self.cards = cards
        self.kind = view["decision"]["kind"]
        self.phase = view["phase"] if self.kind == "choice" else 0
        self.free = structure.fillable(cards)
        self.sources = structure.acting(cards, self.phase) if self.phase else []
        self.everyone = {cell["place"]: cell["card"] for cell in self.player["structure"] if cell["card"]}
        self.going = [place for place in structure.removing(self.player) if place in self.everyone]
        self.down = {cell["place"] for cell in self.player["structure"] if cell["down"]}

    def draw(self) -> str:
        """All of it."""
        rows = "".join(self._row(level) for level in range(1, structure.LEVELS + 1))
        dreams = "".join(self._dream(place) for place in structure.PLACES if place not in self.everyone)
        cards = "".join(self._card(place) for place in structure.PLACES if place in self.cards)
        joints = "".join(self._joints(place) for place in structure.PLACES if place in self.cards)
        gone = "".join(self._gone(place) for place in self.going)
        places = "".join(self._place(place) for place in self.free)
        return rows + dreams + cards + joints + gone + places

    def _row(self, level: int) -> str:
        x, y = where(f"{level}.1")
        now = level == self.phase
        width = (6 - level) * (WIDTH + GAP_X) + 40
        band = (
            f'<rect class="rm-band" x="{n(x - 36)}" y="{n(y - 5)}" width="{n(width)}" height="{HEIGHT + 10}" rx="12"/>'
            if now
            else ""
        )
        mid = y + HEIGHT / 2
        return (
            f'{band}<g class="rm-level{" now" if now else ""}" data-hint="phases"{self._acting(level)}>'
            f'<circle cx="{n(x - 18)}" cy="{n(mid)}" r="13"/>'
            f'<text x="{n(x - 18)}" y="{n(mid + 5)}">{level}</text></g>'
        )

    def _acting(self, level: int) -> str:
        if level == structure.LEVELS or self.kind == "foundation":
            return ""
        return said(sayings.acting(self.view, level, self.look))

    def _dream(self, place: str) -> str:
        if place in self.free:
            return ""
        if self.kind == "foundation" and structure.split(place)[0] == 1:
            return self._next_foundation(place)
        inside = frame("rm-outline")
        if place == structure.MASTER:
            inside += use("crown", WIDTH / 2, 46, 40, "rm-crown")
            inside += f'<text class="rm-master" x="{WIDTH / 2:g}" y="88">{escape(self.t("rm-master"))}</text>'
        else:
            inside += f'<text x="{WIDTH / 2:g}" y="{HEIGHT / 2 + 4:g}">{place}</text>'
        return at(*where(place), f'<g class="rm-dream" {self._about(place)}>{inside}</g>')

    def _about(self, place: str) -> str:
        """What an empty place says before anybody can stand there."""
        words = said(sayings.no_place_yet(place, self.t))
        return f'data-at="pyr-{self.seat}-{place}" data-hint="place"{words}'

    def _next_foundation(self, place: str) -> str:
        laid = sum(1 for other in self.cards if structure.split(other)[0] == 1)
        own = self.seat == self.look.viewer
        cls = "rm-dream rm-next" if own and structure.split(place)[1] == laid + 1 else "rm-dream"
        text = f'<text x="{WIDTH / 2:g}" y="{HEIGHT / 2 + 5:g}">{place}</text>'
        return at(*where(place), f'<g class="{cls}" {self._about(place)}>{frame("rm-outline")}{text}</g>')

    def _card(self, place: str) -> str:
        card = self.cards[place]
        covered = structure.covered(place, self.cards)
        source = place in self.sources
        cls = "covered" if covered else "free"
        if place in self.down:
            cls += " down"
        label = worker_name(card, self.t)
        if source:
            cls += " now"
            label = self.t(f"rm-{ACTION_OF[card['large'] or '']}")
        inside = body(card["worker"], card["large"] or "", label, cls, source)
        if source:
            inside = (
                f'<g class="place rm-source" data-at="src-{self.seat}-{place}">{frame("halo", 1)}{inside}'
                f"{frame('ring', 1)}</g>"
            )
        hint = card["large"] or "any"
        words = said(sayings.worker(card, place, self.cards, self.t))
        name = escape(f"{worker_name(card, self.t)}, {place}")
        out = f'<g data-at="pyr-{self.seat}-{place}" data-hint="{hint}"{words}><title>{name}</title>{inside}'
        if not covered and structure.split(place)[0] > 1:
            out += self._removal(place)
        return at(*where(place), out + "</g>")

    def _removal(self, place: str) -> str:
        """A layer that shows only while workers are chosen to be removed."""
        worker = worker_name(self.cards[place], self.t)
        title = escape(self.t("rm-pick-remove", worker=worker, place=place))
        cross = f'<circle class="rm-x" cx="{WIDTH / 2:g}" cy="46" r="22"/>{use("out", WIDTH / 2, 46, 24, "rm-x-sign")}'
        return (
            f'<g class="place rm-removal" data-at="rem-{self.seat}-{place}"><title>{title}</title>{frame("rm-veil")}'
            f"{cross}{frame('halo')}{frame('ring')}</g>"
        )

    def _gone(self, place: str) -> str:
        """A worker whom the seat's own choice removes."""
        card = self.everyone[place]
        label = worker_name(card, self.t)
        inside = body(card["worker"], card["large"] or "", label, "going")
        cross = use("out", WIDTH - 18, 18, 16, "rm-x-sign")
        return at(*where(place), f'<g class="rm-gone">{inside}{frame("rm-outline")}{cross}</g>')

    def _joints(self, place: str) -> str:
        """The offers of a card. Those under a free place are drawn with that place."""
        card = self.cards[place]
        x, y = where(place)
        out = ""
        for side, corner in enumerate(CORNERS):
            over = structure.above(place, side)
            if over in self.free:
                continue
            offer = card["offers"][side]
            upper = self.cards.get(over)
            if upper is not None:
                need = upper["needs"][1 - side] if upper["needs"] else ""
                out += f'<circle class="rm-closed" cx="{n(x + corner)}" cy="{n(y - GAP_Y / 2)}" r="{JOINT + 4.6}"/>'
                out += disc(offer, x + corner, y - GAP_Y / 2, JOINT, need)
            elif over:
                out += disc(offer, x + corner, y - GAP_Y / 2)
            else:
                out += disc(offer, x + corner, y - GAP_Y / 2, JOINT - 3, "", "rim")
        return out

    def _place(self, place: str) -> str:
        """A free place with the two corners it rests on."""
        joints = ""
        for under, side, x in zip(structure.below(place), (1, 0), CORNERS):
            y = HEIGHT + GAP_Y / 2
            joints += f'<circle class="rm-joint" cx="{n(x)}" cy="{n(y)}" r="{JOINT + 4.4}"/>'
            joints += disc(self.cards[under]["offers"][side], x, y)
        words = self.t("rm-on-place" if self.kind != "choice" else "rm-hire-on", place=place)
        inside = (
            f"<title>{escape(self.t('rm-place', place=place))}"
            f"</title>{frame('rm-ground')}{frame('halo')}{frame('ring')}"
            f'<text class="rm-name" x="{WIDTH / 2:g}" y="{HEIGHT / 2 + 4:g}">{place}</text>'
        )
        inside += f'<text class="rm-ask" x="{WIDTH / 2:g}" y="{HEIGHT / 2 + 5:g}">{escape(words)}</text>'
        if place == structure.MASTER:
            inside += use("crown", WIDTH / 2, 28, 26, "rm-crown")
        inside += self._planned(place)
        about = f'data-at="pyr-{self.seat}-{place}" data-hint="place"'
        about += said(sayings.free_place(self.view, self.look, place, self.cards))
        return at(*where(place), f'<g class="place rm-place" {about}>{inside}{joints}</g>')

    def _planned(self, place: str) -> str:
        """The card that the seat's own sealed choice puts there."""
        choice, hand = self.player["choice"], self.player["hand"]
        data = choice["action"] if choice and choice["complete"] else None
        if data is None or hand is None or data.get("place") != place:
            return ""
        if data["kind"] == "place":
            return f'<g class="rm-planned">{body(RENAISSANCE, "", self.t("rm-renaissance"), "free")}</g>'
        card = hand[data["card"] - 1]
        inside = body(card["worker"], card["large"] or "", worker_name(card, self.t), "free")
        return f'<g class="rm-planned">{inside}</g>'


def mini(view: View, seat: int, look: Look) -> Markup:
    """A structure for the rail: complete, without words."""
    player = view["players"][seat]
    cards = structure.standing(player)
    label = escape(look.t("rm-pyramid-of", name=look.names[seat], n=player["workers"]))
    sources = structure.acting(cards, view["phase"]) if view["decision"]["kind"] == "choice" else []
    faces = tuple(
        (place, card["worker"], card["large"] or "", *card["offers"], sayings.worker(card, place, cards, look.t))
        for place, card in cards.items()
    )
    asks = tuple((place, sayings.others_place(place, cards, look.t)) for place in structure.fillable(cards))
    return Markup(
        f'<svg class="rm-mini" viewBox="{LEFT - 6} {TOP - 16} {BOX_WIDTH - 2 * LEFT + 12}'
        f' {BOX_HEIGHT - TOP + 18}" role="img"'
        f' aria-label="{label}">{_mini(faces, asks, seat, tuple(sources))}</svg>'
    )


@lru_cache(1024)
def _mini(
    faces: tuple[tuple[str, ...], ...], asks: tuple[tuple[str, str], ...], seat: int, sources: tuple[str, ...]
) -> str:
    """Faces with what is said of them, free places with what they ask for."""
    cards = {place for place, *_ in faces}
    free = dict(asks)
    out = []
    for place in structure.PLACES:
        if place not in cards:
            cls = "rm-spot" if place in free else "rm-dream"
            crown = use("crown", WIDTH / 2, HEIGHT / 2, 44, "rm-crown") if place == structure.MASTER else ""
            about = f' data-hint="place"{said(free[place])}' if place in free else ""
            inside = f'<g class="{cls}" data-at="pyr-{seat}-{place}"{about}>{frame("rm-outline")}{crown}</g>'
            out.append(at(*where(place), inside))
    joints = []
    for place, worker, icon, *offers, words in faces:
        cls = "covered" if structure.covered(place, cards) else "free"
        cls += " now" if place in sources else ""
        out.append(
            at(
                *where(place),
                f'<g data-at="pyr-{seat}-{place}" data-hint="{icon or "any"}"{said(words)}>'
                f"{_mini_card(worker, icon, cls)}</g>",
            )
        )
        x, y = where(place)
        for side, corner in enumerate(CORNERS):
            if structure.above(place, side) and structure.above(place, side) not in cards:
                joints.append(disc(offers[side], x + corner, y - GAP_Y / 2, 15, "", "small"))
    return "".join(out) + "".join(joints)


@lru_cache(64)
def _mini_card(worker: str, icon: str, cls: str) -> str:
    middle = WIDTH / 2
    family = f"rm-{icon}" if icon else "rm-any"
    sign = (
        f'<use href="#rm-wheel" x="{middle - 36:g}" y="{HEIGHT / 2 - 36:g}" width="72" height="72"/>'
        if worker == RENAISSANCE
        else use(icon, middle, HEIGHT / 2, 70, "rm-sign")
    )
    return f'<g class="rm-card {family} {cls}">{frame("rm-body")}{sign}</g>'
