"""Small plots as SVG, for reports: the page's style sheet gives them their colours."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from html import escape

from meeplehall.data.report.measures import Mean

WIDTH = 640
LABEL = 170
ROW = 24
COLOURS = 14
"""Of layers, by the classes l0 and so on."""


def bars(title: str, rows: Sequence[Mean], unit: str = "", factor: float = 1.0, digits: int = 1) -> str:
    """A bar for every mean, with its interval as a whisker."""
    halves = {row: row.half if math.isfinite(row.half) else 0.0 for row in rows if row.count}
    top = max([1e-9, *[factor * (row.mean + half) for row, half in halves.items()]])
    low = min([0.0, *[factor * (row.mean - half) for row, half in halves.items() if row.mean < 0]])
    scale = (WIDTH - LABEL - 110) / (top - low)
    zero = LABEL - low * scale
    drawn = []
    for n, row in enumerate(rows):
        y = 6 + n * ROW
        if not row.count:
            continue
        end = zero + factor * row.mean * scale
        drawn.append(f'<text x="{LABEL - 8}" y="{y + 13}" class="label">{escape(row.label[:26])}</text>')
        drawn.append(
            f'<rect x="{min(zero, end):.1f}" y="{y + 2}" width="{abs(end - zero):.1f}" height="14" class="bar"/>'
        )
        if math.isfinite(row.half):
            half = factor * row.half * scale
            left = end - half if low < 0 else max(end - half, zero)
            drawn.append(f'<path d="M{left:.1f} {y + 9}H{end + half:.1f}" class="whisker"/>')
        said = f"{row.text(digits, factor)}{unit}"
        right = max(end + (factor * row.half * scale if math.isfinite(row.half) else 0), zero)
        drawn.append(f'<text x="{right + 6:.1f}" y="{y + 13}">{said}</text>')
    return _svg(title, len(rows) * ROW + 12, drawn)


def histogram(title: str, values: Sequence[float], unit: str = "") -> str:
    """How often which value came up."""
    if not values:
        return ""
    low, high = min(values), max(values)
    step = _round_step((high - low) / 24 or 1)
    first = math.floor(low / step) * step
    counts = [0] * (int((high - first) / step) + 1)
    for value in values:
        counts[int((value - first) / step)] += 1
    width = (WIDTH - 60) / len(counts)
    top = max(counts)
    drawn = [
        f'<rect x="{40 + n * width:.1f}" y="{140 - 120 * count / top:.1f}" width="{max(width - 1, 0.5):.1f}" '
        f'height="{120 * count / top:.1f}" class="bar"><title>{first + n * step:g}{unit}: {count}</title></rect>'
        for n, count in enumerate(counts)
    ]
    every = max(1, len(counts) // 8)
    drawn += [
        f'<text x="{40 + (n + 0.5) * width:.1f}" y="158" class="tick">{first + n * step:g}</text>'
        for n in range(0, len(counts), every)
    ]
    drawn.append(f'<path d="M40 140H{WIDTH - 20}" class="axis"/>')
    return _svg(title, 166, drawn)


def layers(title: str, parts: Mapping[str, Sequence[float]]) -> str:
    """Shares that add up to one, from left to right: what is done when. The largest lie below."""
    order = sorted(parts, key=lambda name: -sum(parts[name]))
    columns = len(next(iter(parts.values())))
    width = (WIDTH - 200) / columns
    tall = max(140, 17 * min(len(order), COLOURS))
    drawn = []
    base = [tall + 10.0] * columns
    for n, name in enumerate(order):
        heights = [tall * share for share in parts[name]]
        path = ""
        for column, height in enumerate(heights):
            base[column] -= height
            if height > 0.05:
                across = f"{width - 1:.1f}"
                path += f"M{10 + column * width:.1f} {base[column]:.1f}h{across}v{height:.1f}h-{across}z"
        said = f"{name}: {parts[name][0]:.0%} at the start, {parts[name][-1]:.0%} at the end"
        drawn.append(f'<path d="{path}" class="layer l{n % COLOURS}"><title>{escape(said)}</title></path>')
        if n < COLOURS:
            y = 20 + n * 17
            drawn.append(f'<rect x="{WIDTH - 182}" y="{y - 9}" width="11" height="11" class="layer l{n}"/>')
            drawn.append(f'<text x="{WIDTH - 166}" y="{y}">{escape(name[:24])}</text>')
    foot = tall + 24
    drawn.append(
        f'<text x="10" y="{foot}" class="left">start</text><text x="{WIDTH - 200}" y="{foot}" class="label">end</text>'
    )
    return _svg(title, foot + 6, drawn)


def _round_step(step: float) -> float:
    size = 10.0 ** math.floor(math.log10(step))
    return max(1.0, next(n * size for n in (1, 2, 5, 10) if n * size >= step))


def _svg(title: str, height: float, drawn: Sequence[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(title)}" class="plot">'
        f"<title>{escape(title)}</title>{''.join(drawn)}</svg>"
    )


ALONE = (
    "<style>svg{font:12px system-ui,sans-serif;background:#fbf7ef}text{fill:#2b2520}.label{text-anchor:end}"
    ".tick{text-anchor:middle}.bar{fill:#3d6b8e}.whisker{stroke:#2b2520;stroke-width:2}.axis{stroke:#d8cdb9}</style>"
)


def standalone(drawn: str) -> str:
    """A plot as a file of its own, with its colours."""
    head, inside = drawn.split(">", 1)
    return f'{head} xmlns="http://www.w3.org/2000/svg">{ALONE}{inside}\n'
