"""One's own page, the part about mail: the address, and how often and when it is written to."""

from __future__ import annotations

from dataclasses import dataclass

from meeplehall.store.mails import Mail
from meeplehall.web.accounts.mail import EVERY
from meeplehall.web.drawing import icon
from meeplehall.web.elements import Node, b, button, details, div, form, input, label, option, p, select, span, summary
from meeplehall.web.texts import Texts

ZONES = (
    "UTC",
    "Europe/Amsterdam",
    "Europe/Brussels",
    "Europe/London",
    "America/New_York",
    "America/Los_Angeles",
    "America/Paramaribo",
    "Asia/Tokyo",
    "Australia/Sydney",
)
"""For browsers without scripts; the others know all zones, and which is theirs."""
USUAL = Mail(account="", address="", language="", zone="", quiet_from=22, quiet_until=8, every=EVERY[1], made=0)
"""What the form proposes to somebody new."""


@dataclass(frozen=True)
class OwnMail:
    """What this part shows."""

    on: bool
    """Whether this hall writes to people."""
    mail: Mail | None
    hours: int
    """So long a link to confirm an address is good."""


def mail_part(own: OwnMail, t: Texts) -> Node:
    """Rows below those of the browsers that are told; nothing where no mail is sent."""
    mail = own.mail
    if mail is None and not own.on:
        return None
    return [
        _row(own, mail, t) if mail is not None else None,
        own.on
        and div(class_="key-more")[
            mail is None and p(class_="small quiet")[t("mail-line")],
            details(class_="more")[
                summary[icon("mail" if mail is None else "pen"), t("mail-give" if mail is None else "mail-change")],
                div[_form(mail, t)],
            ],
        ],
    ]


def _row(own: OwnMail, mail: Mail, t: Texts) -> Node:
    return div(class_="key-row")[
        icon("mail"),
        span[b(class_="mail-address")[mail.address], span(class_="small quiet")[_standing(own, mail, t)]],
        form(method="post", action="/you/mail/remove")[button(class_="btn")[t("remove")]],
    ]


def _standing(own: OwnMail, mail: Mail, t: Texts) -> str:
    if not own.on:
        return t("mail-off")
    if mail.refused:
        return t("mail-refused")
    if not mail.confirmed:
        return t("mail-unconfirmed", n=own.hours)
    if mail.quiet_from == mail.quiet_until:
        return t("mail-habit", n=mail.every)
    hours = {"start": _hour(mail.quiet_from), "end": _hour(mail.quiet_until), "zone": _zone(mail.zone)}
    return f"{t('mail-habit', n=mail.every)} {t('mail-habit-quiet', **hours)}"


def _form(mail: Mail | None, t: Texts) -> Node:
    now = mail or USUAL
    again = mail is not None and not mail.confirmed
    zones = dict.fromkeys([*([now.zone] if now.zone else []), *ZONES])
    return form(method="post", action="/you/mail", class_="key-form")[
        div(class_="key-field")[
            label(for_="mail-address")[t("mail-address")],
            input(
                id="mail-address",
                name="address",
                type="email",
                class_="field",
                required=True,
                maxlength="254",
                autocomplete="email",
                value=now.address,
            ),
            span(class_="small quiet")[t("mail-address-line")],
        ],
        div(class_="mail-habits")[
            div(class_="key-field")[
                label(for_="mail-from")[t("mail-quiet-from")],
                _hours("mail-from", "quiet_from", now.quiet_from),
            ],
            div(class_="key-field")[
                label(for_="mail-until")[t("mail-quiet-until")],
                _hours("mail-until", "quiet_until", now.quiet_until),
            ],
            div(class_="key-field")[
                label(for_="mail-zone")[t("mail-zone")],
                select(id="mail-zone", name="zone", class_="field", data_zones=True, data_unknown=not now.zone)[
                    (option(value=zone, selected=zone == now.zone)[_zone(zone)] for zone in zones)
                ],
            ],
            div(class_="key-field")[
                label(for_="mail-every")[t("mail-every")],
                select(id="mail-every", name="every", class_="field")[
                    (option(value=str(n), selected=n == now.every)[t("mail-every-n", n=n)] for n in EVERY)
                ],
            ],
        ],
        p(class_="small quiet")[t("mail-quiet-line")],
        button(class_="btn btn-main")[t("mail-again" if again else "keep")],
    ]


def _hours(id_: str, name: str, chosen: int) -> Node:
    return select(id=id_, name=name, class_="field")[
        (option(value=str(hour), selected=hour == chosen)[_hour(hour)] for hour in range(24))
    ]


def _hour(hour: int) -> str:
    return f"{hour}:00"


def _zone(name: str) -> str:
    return name.replace("_", " ")
