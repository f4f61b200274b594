"""People with keys, in a real browser with virtual authenticators: both languages, desk and phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.server import HallServer

from .player import check as check_page
from .player import fits, picture, too_small

Visit = Callable[..., Page]
PHONE: dict[str, Any] = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
WORDS = "heron walks at dawn"
TAP = 44


def at_localhost(hall: HallServer, visit: Visit, **settings: Any) -> Page:
    """By the name at which there are passkeys, with a device that has them."""
    page = visit(hall, **settings)
    device = page.context.new_cdp_session(page)
    device.send("WebAuthn.enable")
    options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    device.send(
        "WebAuthn.addVirtualAuthenticator",
        {"options": options | {"isUserVerified": True, "automaticPresenceSimulation": True}},
    )
    page.goto(f"http://localhost:{hall.port}/join")
    return page


def check(page: Page, name: str, phone: bool) -> None:
    check_page(page, name)
    if phone:
        assert too_small(page, "main :is(.btn, .field, summary, .side-nav a, .swatch), .top :is(a, button)", TAP) == []


def test_a_second_browser_by_passphrase_and_sessions_that_end(hall: HallServer, visit: Visit) -> None:
    first = at_localhost(hall, visit)
    first.locator("#key-name").fill("Two Browsers")
    first.get_by_role("button", name="Make a passkey").click()
    expect(first.locator("h1")).to_have_text("Two Browsers")
    first.get_by_text("Set a passphrase").click()
    first.locator("#new-passphrase").fill(WORDS)
    first.locator("form[action='/you/passphrase'] .btn-main").click()
    expect(first.get_by_text("Name and passphrase open the hall")).to_be_visible()
    second = visit(hall, color_scheme="dark", **PHONE)
    second.goto("/sign-in")  # at a bare address: no passkeys
    expect(second.get_by_text("Browsers keep passkeys for names")).to_be_visible()
    second.locator("#key-name").fill("two browsers")
    second.locator("#passphrase").fill("not this one")
    second.get_by_role("button", name="Sign in").click()
    expect(second.get_by_role("alert")).to_contain_text("do not fit")
    check(second, "sign-in-wrong", True)
    second.locator("#passphrase").fill(WORDS)
    second.get_by_role("button", name="Sign in").click()
    second.goto("/you")
    expect(second.locator("h1")).to_have_text("Two Browsers")
    first.reload()
    first.get_by_role("button", name="Sign out all others").click()
    second.reload()
    expect(second.get_by_role("heading", name="Your own key to the hall")).to_be_visible()
    first.get_by_role("button", name="Make recovery codes").first.click()
    expect(first.locator("#codes code")).to_have_count(8)
    check(first, "codes", False)
    first.get_by_role("link", name="I have kept them").click()
    first.get_by_label("Face 5").check(force=True)
    expect(first.get_by_label("Face 5")).to_be_checked()
    first.get_by_role("button", name="Sign out", exact=True).click()
    first.goto(f"http://localhost:{hall.port}/sign-in")
    check(first, "sign-in", False)
    first.get_by_role("button", name="Sign in with a passkey").click()
    expect(first.locator(".who-btn")).to_contain_text("Two Browsers")


SCREENS = [(1920, 1080), (1280, 720), (820, 1180), (844, 390), (360, 640)]


def fits_every_screen(page: Page, name: str) -> None:
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        assert fits(page), f"{name} {width}x{height}"
        picture(page, f"{name}-{width}")


def test_the_door_and_the_page_fit_every_screen(hall: HallServer, visit: Visit) -> None:
    page = visit(hall)
    page.goto("/join")
    fits_every_screen(page, "join")
    page.locator("#key-name").fill("Screen")
    page.locator("#passphrase").fill(WORDS)
    page.get_by_role("button", name="Join with a passphrase").press("Enter")
    expect(page.locator("h1")).to_have_text("Screen")
    fits_every_screen(page, "you")
