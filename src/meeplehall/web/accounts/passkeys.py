"""Passkeys (WebAuthn): what a device is asked for, and whether what it answers holds."""

from __future__ import annotations

import secrets
from typing import Any

import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json_dict
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from meeplehall.store.people import Passkey
from meeplehall.web.accounts.errors import AccountError
from meeplehall.web.accounts.place import Place

LONGEST_ID = 1400
"""Of a key's name, in letters: the standard allows 1023 bytes."""


def new_challenge() -> bytes:
    """What the device signs."""
    return secrets.token_bytes(32)


def ask_to_make(place: Place, hall: str, account: str, name: str, challenge: bytes, held: list[str]) -> dict[str, Any]:
    """For `navigator.credentials.create`; not on a device that holds one of these."""
    return options_to_json_dict(
        webauthn.generate_registration_options(
            rp_id=place.name,
            rp_name=hall,
            user_id=account.encode(),
            user_name=name,
            challenge=challenge,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(key)) for key in held],
        )
    )


def ask_to_show(place: Place, challenge: bytes) -> dict[str, Any]:
    """For `navigator.credentials.get`; any key of this place, so that nothing is told about names."""
    return options_to_json_dict(webauthn.generate_authentication_options(rp_id=place.name, challenge=challenge))


def challenge_in(credential: dict[str, Any]) -> bytes:
    """What a device says it has signed; raises AccountError."""
    try:
        data = base64url_to_bytes(credential["response"]["clientDataJSON"])
        return webauthn.helpers.parse_client_data_json(data).challenge
    except (WebAuthnException, LookupError, TypeError, ValueError, AttributeError):
        raise _bad() from None


def made(credential: dict[str, Any], place: Place, challenge: bytes, account: str, label: str, at: int) -> Passkey:
    """The key that a device has made; raises AccountError."""
    try:
        found = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=place.name,
            expected_origin=place.origin,
        )
    except Exception as error:  # whatever strangers send: the libraries below raise many kinds
        raise _bad() from error
    key = bytes_to_base64url(found.credential_id)
    if len(key) > LONGEST_ID:
        raise _bad()
    return Passkey(
        id=key,
        account=account,
        key=found.credential_public_key,
        counter=found.sign_count,
        made=at,
        used=0,
        label=label,
    )


def shown(credential: dict[str, Any], place: Place, challenge: bytes, passkey: Passkey) -> int:
    """How often the device says the key was used; raises AccountError if it was not this key."""
    try:
        found = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=place.name,
            expected_origin=place.origin,
            credential_public_key=passkey.key,
            credential_current_sign_count=passkey.counter,
        )
    except Exception as error:
        raise _bad() from error
    return found.new_sign_count


def _bad() -> AccountError:
    return AccountError("passkey-bad", "this passkey does not fit here, or the time for it is over; try again", 403)
