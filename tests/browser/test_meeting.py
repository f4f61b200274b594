"""Two people meet: a table appears in an open lobby, one becomes the other's friend, one invites and the other sits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.server import HallServer, Person
from tests.web.test_accounts import join

from .test_accounts import PHONE, check

Visit = Callable[..., Page]


def signed_in(hall: HallServer, visit: Visit, name: str, **settings: Any) -> tuple[Person, Page]:
    """Somebody with an account, and their browser."""
    person, page = Person(hall, "", f"http://localhost:{hall.port}"), visit(hall, **settings)
    assert join(person, name).status_code == 303
    page.context.add_cookies([{"name": "hall", "value": person.http.cookies["hall"], "url": str(person.http.base_url)}])
    return person, page


def test_two_people_meet_in_the_lobby(hall: HallServer, visit: Visit) -> None:
    ann, desk = signed_in(hall, visit, "Lobby Ann")
    bob, phone = signed_in(hall, visit, "Lobby Boris", locale="nl-NL", color_scheme="dark", **PHONE)
    home = str(ann.http.base_url)
    phone.goto(f"{home}/lobby?seats=5-6")
    expect(phone.get_by_text("De kaars brandt")).to_be_visible()
    check(phone, "lobby-empty", True)
    table = ann.new_table("me", "open", "open", "open", "open", game="nobility", listed="yes")
    expect(phone.get_by_text("Lobby Ann wacht op nog 4 spelers")).to_be_visible()
    check(phone, "lobby-phone", True)
    desk.goto(f"{home}/friends")
    desk.get_by_label("Their name").fill("lobby boris")
    desk.keyboard.press("Enter")
    expect(desk.get_by_text("no answer yet")).to_be_visible()
    check(desk, "friends-desk", False)
    phone.goto(f"{home}/friends")
    phone.get_by_role("button", name="Ja, vrienden").click()
    expect(phone.get_by_text("nu hier")).to_be_visible()
    check(phone, "friends-phone", True)
    desk.goto(f"{home}/table/{table}")
    desk.get_by_label("Their name").fill("Lobby Boris")
    desk.get_by_role("button", name="Invite").click()
    expect(desk.get_by_text("Invited: Lobby Boris.")).to_be_visible()
    phone.goto(home)
    expect(phone.get_by_text("Lobby Ann wil met je spelen.")).to_be_visible()
    check(phone, "invited-phone", True)
    phone.locator("#tables").get_by_role("button", name="Schuif aan").click()
    expect(phone).to_have_url(f"{home}/table/{table}")
    assert [seat["name"] for seat in bob.json(f"/api/v1/tables/{table}")["table"]["seats"] if "name" in seat] == [
        "Lobby Ann",
        "Lobby Boris",
    ]
    for person in (ann, bob):
        person.close()


def test_a_lobby_without_a_socket_asks_now_and_then(hall: HallServer, visit: Visit) -> None:
    ann, page = Person(hall, "Patient Ann"), visit(hall)
    page.route_web_socket("**/lobby/live*", lambda socket: socket.close())
    page.clock.install()
    page.goto("/lobby?seats=5-6")
    expect(page.locator("#lobby")).to_be_visible()
    table = ann.new_table("me", "open", "open", "open", "open", game="nobility", listed="yes")
    page.clock.run_for(12_000)
    expect(page.get_by_text("Patient Ann waits for 4 more")).to_be_visible()
    ann.form(f"/table/{table}/close")
    ann.close()
