"""A reliability diagram as SVG: expected shares against those that were got, with intervals."""

from __future__ import annotations

from collections.abc import Sequence

from meeplehall.study.calibration import Bin

SIDE = 300
EDGE = 40


def drawn(bins: Sequence[Bin]) -> str:
    """The diagram; on the diagonal, chances are true."""
    size = SIDE + 2 * EDGE
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" font-family="sans-serif" font-size="11">',
        f'<rect width="{size}" height="{size}" fill="#fffaf0"/>',
        f'<path d="M{_x(0)} {_y(0)}L{_x(1)} {_y(1)}" stroke="#b9ab8f" stroke-dasharray="4 4"/>',
        f'<path d="M{_x(0)} {_y(1)}V{_y(0)}H{_x(1)}" fill="none" stroke="#5b5345"/>',
    ]
    for tenth in range(0, 11, 2):
        at = tenth / 10
        parts.append(f'<text x="{_x(at)}" y="{_y(0) + 16}" text-anchor="middle">{tenth * 10}</text>')
        parts.append(f'<text x="{_x(0) - 6}" y="{_y(at) + 4}" text-anchor="end">{tenth * 10}</text>')
    parts.append(f'<text x="{size / 2}" y="{size - 6}" text-anchor="middle">expected, %</text>')
    parts.append(
        f'<text x="12" y="{size / 2}" transform="rotate(-90 12 {size / 2})" text-anchor="middle">won, %</text>'
    )
    for b in bins:
        low, high = max(0.0, b.got - b.margin), min(1.0, b.got + b.margin)
        parts.append(f'<path d="M{_x(b.expected)} {_y(low)}V{_y(high)}" stroke="#2f6fd0"/>')
        parts.append(f'<circle cx="{_x(b.expected)}" cy="{_y(b.got)}" r="3.5" fill="#2f6fd0"/>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def _x(share: float) -> float:
    return round(EDGE + share * SIDE, 1)


def _y(share: float) -> float:
    return round(EDGE + (1 - share) * SIDE, 1)
