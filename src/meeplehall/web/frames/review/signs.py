"""Three kinds of signs in three shapes: luck is a square with an arrow, a fault a disc, the best turn a star."""

from __future__ import annotations

from markupsafe import Markup

_SHAPES = {
    "inaccuracy": '<circle class="j-slip" r="10"/><text class="j-t on-slip" y="4.2">?!</text>',
    "error": '<circle class="j-disc" r="10"/><text class="j-t on-fault" y="4.2">?</text>',
    "blunder": (
        '<path class="j-disc" d="M-4.500-11H4.500L11-4.500V4.500L4.500 11H-4.500L-11 4.500V-4.500z"/>'
        '<text class="j-t on-fault" y="4">??</text>'
    ),
    "luck-up": (
        '<rect class="j-luck" x="-9" y="-9" width="18" height="18" rx="4"/>'
        '<path class="on-luck" d="M0-5.500 5.500 1H2v4.500H-2V1h-3.500z"/>'
    ),
    "luck-down": (
        '<rect class="j-luck" x="-9" y="-9" width="18" height="18" rx="4"/>'
        '<path class="on-luck" d="M0 5.500 5.500-1H2v-4.500H-2V-1h-3.500z"/>'
    ),
    "best": ('<path class="j-find" d="M0-11 3.2-4 10.8-3.2 5.1 1.9 6.7 9.4 0 5.6-6.7 9.4-5.1 1.9-10.8-3.2-3.2-4z"/>'),
    "good": '<circle class="j-good" r="6"/>',
    "forced": '<circle class="j-good" r="4"/>',
    "unread": '<circle class="j-good" r="4"/>',
}


def shape(kind: str) -> str:
    """A sign round the origin, for a drawing."""
    return _SHAPES[kind]


def sign(kind: str) -> Markup:
    """The same in a text; what it means stands beside it."""
    return Markup(f'<svg class="sign-j" viewBox="-12 -12 24 24" aria-hidden="true">{_SHAPES[kind]}</svg>')
