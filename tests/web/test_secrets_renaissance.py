"""Hands and sealed choices of Renaissance Man never reach another browser."""

from __future__ import annotations

import re
from collections.abc import Callable

from .server import Person, messages, news, seat_links

Visit = Callable[..., Person]
SEED = "4242"


def seated(visit: Visit, ann: Person, bob: Person) -> str:
    """Ann's table with Bob at it; the same seed each time."""
    table = ann.new_table("me", "open", game="renaissance", listed="yes", seed=SEED)
    page = ann.get(f"/table/{table}").text
    link = seat_links(page)[0]
    assert bob.form(link, name="Bob").status_code == 303
    return table


def lay(person: Person, table: str, seat: int, pick: int = 0) -> None:
    """A whole foundation."""
    for _ in range(4):
        frame = person.frame(table)
        assert person.act(table, seat, frame["decision"]["picks"][pick]["action"], frame["version"]).status_code == 200
    assert not person.frame(table).get("decision") or person.frame(table)["log"]


def received(person: Person, table: str) -> str:
    """All that this person can ask for, without the names that differ from table to table."""
    everything = "\n".join(
        person.get(path).text for path in (f"/table/{table}", f"/table/{table}/frame", f"/table/{table}/points")
    )
    everything = re.sub(r"watch=[\w-]+", "watch", everything)
    return everything.replace(table, "T").replace(table[:4], "T")


def test_sealed_choices_leave_every_other_page_as_it_was(visit: Visit) -> None:
    """Two tables with the same seed; at the second Ann chooses otherwise. Until the reveal nobody can tell."""
    ann, bob, eve = visit("Ann"), visit("Bob"), visit("Eve")
    tables = [seated(visit, ann, bob) for _ in range(2)]
    before = []
    for pick, table in enumerate(tables):
        frame = bob.frame(table)
        with bob.live(table, f"since={frame['version']}&chat=0") as socket, eve.live(table) as watch:
            messages(watch)
            before = before or [received(person, table) for person in (bob, eve)]  # who is here shows
            lay(ann, table, 0, -pick)
            assert messages(socket) == []
            assert messages(watch) == []
            assert [received(person, table) for person in (bob, eve)] == before
            assert "rm-sealed" in ann.frame(table)["regions"]["letters"]
            for _ in range(4):
                frame = bob.frame(table)
                bob.act(table, 1, frame["decision"]["picks"][0]["action"], frame["version"])
            # Everything is opened together: the last frame to the watcher has both rows.
            pushed = news(watch)
            assert len(pushed) == 1
            assert pushed[0]["regions"]["rail"].count("rm-card ") == 5, "Bob's row; Ann's is in focus"
            assert pushed[0]["regions"]["pyramid"].count("rm-card ") == 5
    # Different foundations give different tables from the reveal on; the same hands were dealt behind them.
    assert received(bob, tables[0]) != received(bob, tables[1])


def test_no_page_ever_holds_another_hand(visit: Visit) -> None:
    """Every byte of a long game that goes to Bob and to Eve is searched for Ann's hand and for what she drew."""
    ann, bob, eve = visit("Ann"), visit("Bob"), visit("Eve")
    table = seated(visit, ann, bob)
    got: dict[str, str] = {"bob": "", "eve": ""}
    with bob.live(table) as socket, eve.live(table) as watch:
        for _ in range(400):
            frame = ann.frame(table)
            if frame["status"] != "running":
                break
            for person, seat in ((ann, 0), (bob, 1)):
                frame = person.frame(table)
                if frame.get("decision"):
                    picks = frame["decision"]["picks"]
                    hires = [pick for pick in picks if "do-hire" in pick["places"]]
                    pick = (hires or picks)[-1]
                    assert person.act(table, seat, pick["action"], frame["version"]).status_code == 200
                    if person is bob:
                        got["bob"] += bob.get(f"/table/{table}/frame").text
                        got["eve"] += eve.get(f"/table/{table}/frame").text
            if len(got["eve"]) > 3_000_000:
                break
        got["bob"] += "".join(messages(socket, 0.1))
        got["eve"] += "".join(messages(watch, 0.1))
    assert len(got["bob"]) > 500_000, "hardly anything was received: the test would prove nothing"
    assert "face-1-" in got["bob"]
    assert "face-0-" not in got["bob"]
    assert "face-" not in got["eve"]
    drew = {name: set(re.findall(r"seat-(\d) quiet(?:(?!</li>).)*?drew ", text)) for name, text in got.items()}
    assert drew == {"bob": {"2"}, "eve": set()}


def test_a_second_choice_is_refused_without_a_word_about_the_others(visit: Visit) -> None:
    """Who has sealed and who has not is a secret, also in the words of an error."""
    ann, bob = visit("Ann"), visit("Bob")
    table = ann.new_table("me", "open", "open", game="renaissance")
    answers = []
    links = seat_links(ann.get(f"/table/{table}").text)
    people = [ann, bob, visit("Cleo")]
    for person, link in zip(people[1:], links, strict=True):
        assert person.form(link).status_code == 303
    # Foundations are laid in five sealed steps each; Ann lays hers before and after Bob has laid his.
    for person in (ann, bob):
        while (frame := person.frame(table)).get("decision"):
            pick = frame["decision"]["picks"][0]
            assert person.act(table, frame["viewer"], pick["action"], frame["version"]).status_code == 200
        again = ann.act(table, 0, 0, ann.frame(table)["version"])
        assert again.status_code == 422
        answers.append(again.text)
    assert answers[0] == answers[1]
