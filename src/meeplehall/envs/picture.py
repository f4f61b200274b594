"""A position as the hall draws it, in one SVG file that needs nothing else; browsers show it."""

from __future__ import annotations

from html import escape
from html.parser import HTMLParser

from meeplehall.core.state import State
from meeplehall.envs.extras import needed_by

with needed_by("a drawing of the hall", extra="web"):
    from markupsafe import Markup

    from meeplehall.web import assets, scenes
    from meeplehall.web.drawing import sprite
    from meeplehall.web.frames.draw import regions_of
    from meeplehall.web.pages.layout import Sheet
    from meeplehall.web.pages.table import styles_of
    from meeplehall.web.texts import texts

WIDTH, HEIGHT = 1600, 900
NO_BARS = "body.table-page { grid-template-rows: 0 minmax(0, 1fr) 0; }"
"""What stands above and below a table in the hall is not drawn."""
VOID = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}


def svg(state: State, seat: int) -> str:
    """The table through the eyes of a seat, or of a spectator (-1), in English and by day."""
    scene, t = scenes.find(state.game.name), texts("en")
    view = state.view(seat)
    look = scenes.Look(
        t=t,
        viewer=seat,
        focus=max(seat, 0),
        names=tuple(f"player {n}" for n in range(state.seats)),
        bots=(False,) * state.seats,
        owing=tuple(view.get("turn_of", ())),
    )
    layout = scene.layout({name: Markup(html) for name, html in regions_of(view, scene, look).items()}, look)
    style = scene.style.removesuffix(".css")
    sheets = "\n".join([*map(_sheet, ("base.css", *styles_of(scene))), NO_BARS])
    drawn = f"{sprite('common', *scene.sprites)}{scene.defs(t)}<main class='desk'>{layout}</main>"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" data-theme="day">'
        f"<style>{escape(sheets, quote=False)}</style>"
        f'<foreignObject width="{WIDTH}" height="{HEIGHT}">'
        f'<body xmlns="http://www.w3.org/1999/xhtml" class="table-page {state.game.name} {style}">'
        f"{as_xml(drawn)}</body></foreignObject></svg>"
    )


def _sheet(sheet: Sheet) -> str:
    """A style sheet of the table page; with a condition, for some screens only."""
    name, condition = (sheet, "") if isinstance(sheet, str) else sheet
    text = assets.assets()[name][0].decode()
    return f"@media {condition} {{{text}}}" if condition else text


def as_xml(html: str) -> str:
    """HTML as well-formed XML."""
    writer = _Writer()
    writer.feed(html)
    writer.close()
    return "".join(writer.parts)


class _Writer(HTMLParser):
    """Writes down what it reads: attributes with values, empty elements closed."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.parts: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]], closed: bool = False) -> None:
        name = CASED.get(tag, tag)
        space = ' xmlns="http://www.w3.org/2000/svg"' if tag == "svg" else ""
        said = "".join(f' {CASED.get(key, key)}="{escape(value or "")}"' for key, value in attrs if key != "xmlns")
        self.parts.append(f"<{name}{space}{said}{'/' if closed or tag in VOID else ''}>")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs, closed=True)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            self.parts.append(f"</{CASED.get(tag, tag)}>")

    def handle_data(self, data: str) -> None:
        self.parts.append(escape(data, quote=False))


# The parser makes small letters of everything; SVG knows these names with capitals only.
CASED = {
    name.lower(): name
    for name in (
        "clipPath",
        "clipPathUnits",
        "feGaussianBlur",
        "feDropShadow",
        "gradientTransform",
        "gradientUnits",
        "linearGradient",
        "patternContentUnits",
        "patternTransform",
        "patternUnits",
        "preserveAspectRatio",
        "radialGradient",
        "textLength",
        "textPath",
        "viewBox",
    )
}
