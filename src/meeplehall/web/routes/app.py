"""The hall as an app on a device: what it is called, its icons, and a page for the time without a connection."""

from __future__ import annotations

from dataclasses import replace

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from meeplehall.web import assets
from meeplehall.web.entrance.visit import visit_of
from meeplehall.web.entrance.visitors import Visitor
from meeplehall.web.pages.layout import THEME_DAY
from meeplehall.web.pages.message import offline

KEPT = ("base.css", "hall.css", "message.css", "hall.js", "favicon.svg")
"""What the page without a connection is made of."""
ICONS = (
    ("icon-192.png", "192x192", "any"),
    ("icon-512.png", "512x512", "any"),
    ("icon-full-512.png", "512x512", "maskable"),
)


async def manifest(request: Request) -> Response:
    """What a device needs to know to put the hall among its apps."""
    t = visit_of(request).t
    icons = [
        {"src": assets.url(name), "sizes": sizes, "type": "image/png", "purpose": purpose}
        for name, sizes, purpose in ICONS
    ]
    svg = {"src": assets.url("favicon.svg"), "sizes": "any", "type": "image/svg+xml", "purpose": "any"}
    about = {
        "id": "/",
        "name": t("hall"),
        "short_name": t("hall"),
        "description": t("hero"),
        "lang": t.locale,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": THEME_DAY,
        "theme_color": THEME_DAY,
        "icons": [svg, *icons],
    }
    return Response(msgspec.json.encode(about), media_type="application/manifest+json")


async def worker(request: Request) -> Response:
    """The script that a browser keeps; it is another one as soon as any of the files is."""
    code = assets.assets()["sw.js"][0].decode()
    kept = ["/offline", *map(assets.url, KEPT)]
    code = code.replace('const NAME = "";', f'const NAME = "hall-{assets.fingerprint()}";')
    code = code.replace("const KEPT = [];", f"const KEPT = {msgspec.json.encode(kept).decode()};")
    return Response(code, media_type="text/javascript; charset=utf-8", headers={"Cache-Control": "no-cache"})


async def offline_page(request: Request) -> Response:
    """Without a connection. A browser keeps it, so it knows nobody."""
    visit = replace(visit_of(request), visitor=Visitor(""))
    return HTMLResponse(offline(visit))


ROUTES: list[BaseRoute] = [
    Route("/manifest.webmanifest", manifest),
    Route("/sw.js", worker),
    Route("/offline", offline_page),
]
