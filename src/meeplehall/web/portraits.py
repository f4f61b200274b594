"""The thirteen characters: heads of few parts, each its own."""

from __future__ import annotations

from functools import cache
from typing import Final

# Skin, hair, cloth, hair style, headwear, beard or other mark; by the number of the character.
_LOOKS: Final = [
    ("", "", "", "", "", ""),
    ("#e8c39b", "#d8d4cc", "#3c689c", "bald", "none", "long-beard"),
    ("#f0d2b0", "#9a4f2a", "#31548a", "bun", "none", "glasses"),
    ("#b9825a", "#3a2a22", "#5d6570", "long", "band", ""),
    ("#d7a77c", "#1f1a18", "#4b525c", "short", "none", "scar"),
    ("#93a9b8", "#3a3f4c", "#6b5a4c", "bald", "helmet", "tusks"),
    ("#e6b98e", "#6d4522", "#8d5d2c", "short", "beret", "moustache"),
    ("#f2d6b8", "#d9b45c", "#a06a34", "braids", "none", ""),
    ("#dcb694", "#cfcac2", "#6f4c97", "long", "pointed", "long-beard"),
    ("#c9936b", "#2b2030", "#7d58a8", "long", "hood", ""),
    ("#a87850", "#241a16", "#1b7f79", "short", "turban", "beard"),
    ("#e9c7a2", "#7a3524", "#236f6a", "long", "none", "earrings"),
    ("#eac59c", "#b5853a", "#ad4164", "curls", "none", ""),
    ("#9c6a48", "#211815", "#9a3d5c", "curls", "scarf", ""),
]

_BACK: Final = {
    "long": "M9 17c0-8 4-13 11-13s11 5 11 13c0 6 1 11 3 15H6c2-4 3-9 3-15z",
    "braids": "M9 17c0-8 4-13 11-13s11 5 11 13l3 18h-5l-2-8H13l-2 8H6z",
    "curls": "M20 3c4-1 8 1 10 4 4 2 4 7 3 10 2 4 0 9-4 10H11c-4-1-6-6-4-10-1-3-1-8 3-10 2-3 6-5 10-4z",
    "bun": "M20 0a5 5 0 0 1 4.5 7.2c4 2 6 6 6 11L30 26H10l-.5-8c0-5 2-9 6-11A5 5 0 0 1 20 0z",
    "short": "M9.5 22c-1.5-10 2-18 10.5-18s12 8 10.5 18z",
    "bald": "",
}
_FRINGE: Final = {
    "long": "M11 18c3-1 6-3 7.5-7 2 4 6 6 10.5 7-.5-7-3-11-9-11s-8.5 4-9 11z",
    "braids": "M11 18c4-1 8-4 9-8 1 4 5 7 9 8 0-7-3-11-9-11s-9 4-9 11z",
    "curls": "M11 17c1-2 3-2 4-4 2 2 4 1 5-1 1 2 4 3 6 1 1 2 2 2 3 4 0-7-4-10-9-10s-9 3-9 10z",
    "bun": "M11 17c2-4 5-6 9-6s7 2 9 6c0-7-4-10-9-10s-9 3-9 10z",
    "short": "M11 17c1-3 3-5 6-5 4 2 9 1 12 5 0-7-3-11-9-11s-9 4-9 11z",
    "bald": "",
}
_WEAR: Final = {
    "none": "",
    "band": '<path d="M9.5 13c6-2.5 15-2.5 21 0v3c-6-2.2-15-2.2-21 0z" fill="#a5382f"/>',
    "helmet": (
        '<path d="M8 17C8 8 12.5 4 20 4s12 4 12 13c-8-2-16-2-24 0z" fill="#7d8591"/>'
        '<path d="M7 15.5c8-2 18-2 26 0v3.5c-8-2-18-2-26 0zM18.5 4h3v12h-3z" fill="#c9a24a"/>'
    ),
    "beret": (
        '<path d="M7 13c-1-6 6-9 14-9 7 0 12 4 11 8-7-2-16-2-25 1z" fill="#5b3a1e"/>'
        '<path d="M9 13.5c7-2.5 15-2.5 22-1v2.5c-7-1.5-15-1.5-22 1z" fill="#c99a3c"/>'
    ),
    "pointed": (
        '<path d="M5 16C12 12 28 12 35 16l-2 2.5C27 15 13 15 7 18.5zM11 14.5 22-3l7 17.5c-5-2-13-2-18 0z" fil'
        'l="#54357c"/>'
        '<path d="M10.5 15.5c6-2.3 13-2.3 19 0l-.5-2.5c-6-2-12-2-18 0z" fill="#d9b25a"/>'
    ),
    "hood": '<path d="M6 38C4 18 8 3 20 3s16 15 14 35l-4-4c3-13 0-22-10-22S7 21 10 34z" fill="#4e3574"/>',
    "turban": (
        '<path d="M8 16C6 8 12 3 20 3s14 5 12 13c-7-4-17-4-24 0z" fill="#f0e3c4"/>'
        '<path d="M8.5 14c6-6 15-9 22-6M9.5 16c5-5 14-7 21-4" fill="none" stroke="#c2ad7c" stroke-width="1.2"/>'
        '<circle cx="20" cy="9" r="2.2" fill="#1b7f79"/>'
    ),
    "scarf": (
        '<path d="M8 17C8 8 13 4 20 4s12 4 12 13c-7-5-17-5-24 0z" fill="#d98aa3"/>'
        '<path d="M31 14l7 4-3 5-5-6z" fill="#c46f8c"/>'
    ),
}
_MARK: Final = {
    "": "",
    "glasses": (
        '<path d="M12.8 21a3 3 0 1 0 6 0 3 3 0 1 0-6 0zm8.4 0a3 3 0 1 0 6 0 3 3 0 1 0-6 0zM18.8 20.5h2.4" fil'
        'l="none" stroke="#4a3a2a" stroke-width="1.1"/>'
    ),
    "scar": '<path d="M25.5 16.5l2 8" stroke="#a5574a" stroke-width="1.3"/>',
    "tusks": '<path d="M14.5 30l1-4 1.8 4.3zM25.5 30l-1-4-1.8 4.3z" fill="#fffbe8"/>',
    "earrings": (
        '<circle cx="10.8" cy="26" r="1.5" fill="#d9b25a"/><circle cx="29.2" cy="26" r="1.5" fill="#d9b25a"/>'
    ),
}
_HAIRY: Final = {
    "long-beard": "M11.5 22c2 3 4 4 8.5 4s6.5-1 8.5-4c1 9-3 16-8.5 18-5.5-2-9.5-9-8.5-18z",
    "beard": "M11.5 22.5c2 3 4 3.5 8.5 3.5s6.5-.5 8.5-3.5c.4 7-3.5 12.5-8.5 12.5s-8.9-5.5-8.5-12.5z",
    "moustache": "M20 25.5c-2-1.8-6-1.5-7.5 1.5 3 .5 5.5.5 7.5-.5 2 1 4.5 1 7.5.5-1.5-3-5.5-3.3-7.5-1.5z",
}


@cache
def portrait(character: int) -> str:
    """On a grid of 40."""
    skin, hair, cloth, style, wear, mark = _LOOKS[character if 0 < character < len(_LOOKS) else 1]
    out = f'<path d="{_BACK[style]}" fill="{hair}"/>' if _BACK[style] else ""
    out += f'<path d="M5 40c.5-7 6-9.5 15-9.5S34.5 33 35 40z" fill="{cloth}"/>'
    out += f'<path d="M11.5 14h17v9c0 6-3.8 10.5-8.5 10.5S11.5 29 11.5 23z" fill="{skin}"/>'
    if style == "bald":
        out += f'<path d="M11.5 16c0-6 3.5-9.5 8.5-9.5s8.5 3.5 8.5 9.5z" fill="{skin}"/>'
    if mark in _HAIRY:
        out += f'<path d="{_HAIRY[mark]}" fill="{hair}"/>'
    if _FRINGE[style]:
        out += f'<path d="{_FRINGE[style]}" fill="{hair}"/>'
    out += _WEAR[wear]
    out += '<circle cx="16.2" cy="21" r="1.3" fill="#2b2018"/><circle cx="23.8" cy="21" r="1.3" fill="#2b2018"/>'
    smile = "#f3ddc2" if mark in ("long-beard", "beard") else "#5a3a24"
    out += (
        f'<path d="M17 28.5c2 1.3 4 1.3 6 0" fill="none" stroke="{smile}" stroke-width="1.3" stroke-linecap="round"/>'
    )
    return out + _MARK.get(mark, "")
