"""Web Push: a short letter to a browser that is not open, through the service that its maker runs.

The letter is sealed for the browser (RFC 8291) and signed with the hall's key (RFC 8292). An endpoint comes from
whoever asks to be told, so it is believed nothing: https only, and no address of this machine or its network.
"""

from __future__ import annotations

import asyncio
import base64
import ipaddress
import json
import os
import socket
import ssl
from urllib.parse import urlsplit

from meeplehall.core.errors import MeeplehallError
from meeplehall.store.days import Push

try:
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF
except ImportError:  # the hall runs without
    _POSSIBLE = False
else:
    _POSSIBLE = True

ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve P-256."""
KEPT = 12 * 3600
"""Seconds for which the service keeps a letter for a browser that is off."""
SIGNED = 12 * 3600
GONE = (404, 410)
KEY, AUTH = 65, 16
"""Bytes of a browser's public key, and of the secret it shares."""
RECORD = 4096
LONGEST_ANSWER = 4096


class BadEndpoint(MeeplehallError):
    """An address at which no browser can be told anything."""


def is_possible() -> bool:
    """Whether the library is there."""
    return _POSSIBLE


def b64(data: bytes) -> str:
    """As the web writes it."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    """Raises ValueError."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def check_endpoint(endpoint: str, longest: int, anywhere: bool = False) -> tuple[str, int, bool]:
    """Host, port, and whether by TLS; raises BadEndpoint. `anywhere` is for tests."""
    if len(endpoint) > longest or not endpoint.isascii() or not endpoint.isprintable() or " " in endpoint:
        raise BadEndpoint(f"the address of a push service has at most {longest} plain characters")
    try:
        parts = urlsplit(endpoint)
        port = parts.port
    except ValueError:
        raise BadEndpoint("this is no address of a push service") from None
    if parts.scheme != "https" and not (anywhere and parts.scheme == "http"):
        raise BadEndpoint("a push service is reached by https")
    if not parts.hostname or parts.username is not None or parts.password is not None or parts.fragment:
        raise BadEndpoint("this is no address of a push service")
    tls = parts.scheme == "https"
    if not anywhere:
        if port not in (None, 443):
            raise BadEndpoint("a push service is reached by the usual port of https")
        if _is_number(parts.hostname) or "." not in parts.hostname.strip("."):
            raise BadEndpoint("a push service has a name of the internet")
    return parts.hostname, port or (443 if tls else 80), tls


def check_keys(key: str, auth: str) -> None:
    """What the browser gave to seal letters with; raises BadEndpoint."""
    try:
        point, secret = unb64(key), unb64(auth)
        if len(point) != KEY or len(secret) != AUTH:
            raise ValueError
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise BadEndpoint("these are no keys of a browser") from None


def sealed(data: bytes, key: bytes, auth: bytes, own: ec.EllipticCurvePrivateKey, salt: bytes) -> bytes:
    """A letter that only the browser with this key can read (RFC 8291); `own` and `salt` are good for one letter."""
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), key)
    point = _point(own)
    shared = _derived(own.exchange(ec.ECDH(), theirs), auth, b"WebPush: info\0" + key + point, 32)
    cipher = AESGCM(_derived(shared, salt, b"Content-Encoding: aes128gcm\0", 16))
    nonce = _derived(shared, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4) + bytes([len(point)]) + point
    return head + cipher.encrypt(nonce, data + b"\2", b"")


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _point(key: ec.EllipticCurvePrivateKey) -> bytes:
    form = serialization.PublicFormat.UncompressedPoint
    return key.public_key().public_bytes(serialization.Encoding.X962, form)


def _is_number(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
        return True
    except ValueError:
        return host.replace(".", "").isdigit() or host.lower().startswith("0x")


class Postman:
    """Sends letters; knows the hall's key."""

    def __init__(self, secret: bytes, subject: str, longest: int, anywhere: bool = False) -> None:
        """`secret` are 32 random bytes, `subject` says who the hall is, as an address."""
        self._key = ec.derive_private_key(int.from_bytes(secret) % (ORDER - 1) + 1, ec.SECP256R1())
        self._subject = subject
        self._longest = longest
        self._anywhere = anywhere
        self._tls = ssl.create_default_context()

    @property
    def public(self) -> str:
        """What browsers know the hall by."""
        return b64(_point(self._key))

    async def send(self, push: Push, letter: dict[str, str], at: int) -> int:
        """What the service answered, as a status of HTTP. Raises BadEndpoint, or OSError if it cannot be reached."""
        host, port, tls = check_endpoint(push.endpoint, self._longest, self._anywhere)
        address = await self._resolve(host, port)
        own = ec.generate_private_key(ec.SECP256R1())
        body = sealed(json.dumps(letter).encode(), unb64(push.key), unb64(push.auth), own, os.urandom(16))
        parts = urlsplit(push.endpoint)
        target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        head = (
            f"POST {target} HTTP/1.1\r\nHost: {parts.netloc}\r\nConnection: close\r\nTTL: {KEPT}\r\nUrgency: normal\r\n"
            f"Content-Encoding: aes128gcm\r\nContent-Type: application/octet-stream\r\nContent-Length: {len(body)}\r\n"
            f"Authorization: vapid t={self._token(parts.scheme, parts.netloc, at)}, k={self.public}\r\n\r\n"
        )
        reader, writer = await asyncio.open_connection(
            address, port, ssl=self._tls if tls else None, server_hostname=host if tls else None, limit=LONGEST_ANSWER
        )
        try:
            writer.write(head.encode() + body)
            await writer.drain()
            words = (await reader.readuntil(b"\r\n")).split()
            return int(words[1]) if len(words) > 1 and words[1].isdigit() else 0
        except (asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            return 0
        finally:
            writer.close()

    async def _resolve(self, host: str, port: int) -> str:
        """Where to go, looked at before going there: a name may lead anywhere."""
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(info[4][0]) for info in found]
        if not self._anywhere and not all(ipaddress.ip_address(one).is_global for one in addresses):
            raise BadEndpoint("this name leads into a private network")
        return addresses[0]

    def _token(self, scheme: str, netloc: str, at: int) -> str:
        claims = {"aud": f"{scheme}://{netloc}", "exp": at // 1000 + SIGNED, "sub": self._subject}
        parts = [b64(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
        signature = self._key.sign(".".join(parts).encode(), ec.ECDSA(hashes.SHA256()))
        pair = b"".join(number.to_bytes(32) for number in decode_dss_signature(signature))
        return ".".join([*parts, b64(pair)])
