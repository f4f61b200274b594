"""The points of a game as they grew, part by part, and what decided it."""

from __future__ import annotations

from collections import Counter
from itertools import accumulate

from markupsafe import Markup, escape

from meeplehall.core.state import Outcome
from meeplehall.web.drawing import apart, n, use
from meeplehall.web.scenes import Look, Scene, Story, Untimed
from meeplehall.web.texts import Texts

WIDTH, HEIGHT = 640, 210
LEFT, RIGHT, TOP, LOW = 34, 60, 12, 30
APART = 18
"""Between the numbers at the right edge."""
LINES = 4
"""Lines across, besides the one at nothing."""


def growth(scene: Scene, story: Story, look: Look) -> list[list[int]]:
    """By seat: the points before the first part, and after each."""
    sums: Counter[tuple[int, int]] = Counter()
    for (seat, part, _), value in story.points.items():
        sums[seat, part] += value
    parts = range(len(scene.parts(look.t)))
    return [list(accumulate((sums[seat, part] for part in parts), initial=0)) for seat in range(len(look.names))]


def curve(scene: Scene, story: Story, look: Look) -> Markup:
    """A line for every seat; nothing for a game that has no parts in time, or brought no points."""
    if isinstance(scene, Untimed):
        return Markup("")
    lines, parts = growth(scene, story, look), scene.parts(look.t)
    most, least = max(map(max, lines), default=0), min(map(min, lines), default=0)
    if len(parts) < 2 or most <= 0:
        return Markup("")
    step = (WIDTH - LEFT - RIGHT) / len(parts)

    def y(value: float) -> float:
        return TOP + (HEIGHT - TOP - LOW) * (most - value) / (most - least)

    grid = "".join(_across(y(value), value) for value in _marks(most))
    below = [escape(_short(name, look.t)) for name in parts]
    names = "".join(
        f'<text class="curve-part" x="{n(LEFT + step * (k + 1))}" y="{HEIGHT - 8}">{name}</text>'
        for k, name in enumerate(below)
    )
    drawn = ""
    for seat, values in enumerate(lines):
        path = "".join(f"{'L' if k else 'M'}{n(LEFT + step * k)} {n(y(value))}" for k, value in enumerate(values))
        drawn += f'<path class="curve-line seat-{seat + 1}" d="{path}"/>'
    ends = "".join(
        _end(seat, lines[seat][-1], place)
        for seat, place in apart([(seat, y(values[-1])) for seat, values in enumerate(lines)], APART, HEIGHT - LOW)
    )
    label = escape(look.t("curve-label"))
    return Markup(
        f'<figure class="curve"><figcaption>{escape(look.t("curve"))}</figcaption><svg viewBox="0 0 {WIDTH} {HEIGHT}"'
        f' role="img" aria-label="{label}">{grid}{names}{drawn}{ends}</svg></figure>'
    )


def _marks(most: int) -> list[int]:
    """Round numbers up to the highest."""
    size = next(size for size in (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000, 10**9) if most / size <= LINES)
    return list(range(0, most + 1, size))


def _across(y: float, value: int) -> str:
    return (
        f'<path class="curve-grid" d="M{LEFT} {n(y)}H{WIDTH - RIGHT}"/>'
        f'<text class="curve-value" x="{LEFT - 6}" y="{n(y + 3.5)}">{value}</text>'
    )


def _short(name: str, t: Texts) -> str:
    """`Phase C` is C there, and what has neither letter nor number is the end."""
    last = name.rpartition(" ")[2]
    return last if len(last) == 1 or last.isdigit() else t("curve-end")


def _end(seat: int, value: int, y: float) -> str:
    x = WIDTH - RIGHT + 12
    sign = use(f"seat-{seat + 1}", x, y, 12, f"mark seat-{seat + 1}")
    return f'{sign}<text class="curve-end" x="{x + 11}" y="{n(y + 4)}">{value}</text>'


def decided(outcome: Outcome, scene: Scene, story: Story, look: Look) -> list[str]:
    """Sentences that say what made the difference; none where several share the win."""
    won = outcome.winners()
    if len(won) != 1 or len(outcome.ranks) < 2:
        return []
    t, first = look.t, won[0]
    second = min((seat for seat in range(len(outcome.ranks)) if seat != first), key=lambda seat: outcome.ranks[seat])
    other = t("ahead-of-you") if look.who(second) == "you" else look.names[second]
    who = {"who": look.who(first), "name": look.names[first]}
    out = []
    source, gain = _difference(scene, story, look, first, second)
    ahead = outcome.scores[first] - outcome.scores[second]
    if ahead > 0 and gain > 0:
        out.append(t.of(scene.game, "decided-by", n=ahead, other=other, source=source, m=gain, **who))
    elif ahead > 0:
        out.append(t.of(scene.game, "decided-ahead", n=ahead, other=other, **who))
    return out + _lead(scene, story, look, first)


def _difference(scene: Scene, story: Story, look: Look, first: int, second: int) -> tuple[str, int]:
    """From where the winner had most more than the second, and how much."""
    sums: Counter[str] = Counter()
    for (seat, _, source), value in story.points.items():
        sums[source] += value if seat == first else -value if seat == second else 0
    names = {source: look.t(text) for source, text in scene.sources()}
    best = max((source for source in sums if source in names), key=lambda source: sums[source], default="")
    return (names[best], sums[best]) if best else ("", 0)


def _lead(scene: Scene, story: Story, look: Look, first: int) -> list[str]:
    """Since when the winner was in front."""
    if isinstance(scene, Untimed):
        return []
    lines, parts = growth(scene, story, look), scene.parts(look.t)
    if len(parts) < 2 or not any(map(any, lines)):
        return []
    since = len(parts)
    while since > 0 and all(lines[first][since] > line[since] for n_, line in enumerate(lines) if n_ != first):
        since -= 1
    if since == len(parts):
        return []
    who = {"who": look.who(first), "name": look.names[first]}
    return [look.t("lead-always", **who) if since == 0 else look.t("lead-since", part=parts[since], **who)]
