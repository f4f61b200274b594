"""A device with passkeys, in software: what a browser would answer."""

from __future__ import annotations

import hashlib
import json
import secrets
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def unpacked(data: str) -> bytes:
    return urlsafe_b64decode(data + "=" * (-len(data) % 4))


class Authenticator:
    """Holds one key."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.id = secrets.token_bytes(16)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.user = b""
        self.count = 0

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        numbers = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        self.user = unpacked(options["user"]["id"])
        body = self._data(options["rp"]["id"], PRESENT | VERIFIED | ATTESTED)
        body += bytes(16) + struct.pack(">H", len(self.id)) + self.id + cbor2.dumps(public)
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": body})
        return self._answer(
            clientDataJSON=text(self._client("webauthn.create", options)), attestationObject=text(attestation)
        )

    def show(self, options: dict[str, Any]) -> dict[str, Any]:
        client = self._client("webauthn.get", options)
        body = self._data(options["rpId"], PRESENT | VERIFIED)
        signature = self.key.sign(body + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self._answer(
            clientDataJSON=text(client),
            authenticatorData=text(body),
            signature=text(signature),
            userHandle=text(self.user),
        )

    def _data(self, place: str, flags: int) -> bytes:
        self.count += 1
        return hashlib.sha256(place.encode()).digest() + bytes([flags]) + struct.pack(">I", self.count)

    def _client(self, kind: str, options: dict[str, Any]) -> bytes:
        return json.dumps({"type": kind, "challenge": options["challenge"], "origin": self.origin}).encode()

    def _answer(self, **response: str) -> dict[str, Any]:
        key = text(self.id)
        return {"credential": {"id": key, "rawId": key, "type": "public-key", "response": response}}
