"""How a letter is handed to a mail server: by TLS or not at all, with a password, and clear words when it fails."""

from __future__ import annotations

import asyncio
import datetime
import ipaddress
import ssl
from dataclasses import replace
from email.message import EmailMessage
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from meeplehall.web.smtp import NotSent, NotTaken, Refused, Smtp

from .letterbox import SENDER, Letterbox

SECRET = "wagtail in the reeds"


def certificate(folder: Path) -> tuple[Path, ssl.SSLContext]:
    """Of this machine, trusted by whoever is told of the file."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    today = datetime.datetime.now(datetime.UTC)
    names = [x509.DNSName("localhost"), x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(today - datetime.timedelta(days=1))
        .not_valid_after(today + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName(names), False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), True)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), False)
        .add_extension(x509.AuthorityKeyIdentifier.from_issuer_public_key(key.public_key()), False)
        .add_extension(x509.KeyUsage(True, False, False, False, False, True, False, False, False), True)
        .sign(key, hashes.SHA256())
    )
    file = folder / "server.pem"
    form = serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    own = key.private_bytes(serialization.Encoding.PEM, *form)
    file.write_bytes(own + made.public_bytes(serialization.Encoding.PEM))
    tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    tls.load_cert_chain(file)
    return file, tls


def send(smtp: Smtp) -> None:
    letter = EmailMessage()
    letter["From"], letter["To"], letter["Subject"] = SENDER, "ann@example.org", "Aan zet: café"
    letter.set_content("Een tafel wacht op je.\n")
    asyncio.run(smtp.send(letter, 20, "games.example"))


@pytest.mark.parametrize("way", ["smtp", "smtps"])
def test_by_tls_with_a_password(way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, tls = certificate(tmp_path)
    box = Letterbox(SECRET, tls, way)
    monkeypatch.setenv("SSL_CERT_FILE", str(file))
    send(box.smtp)
    assert box.letter()["Subject"] == "Aan zet: café"
    with pytest.raises(NotSent, match="535"):
        send(replace(box.smtp, password="wrong"))
    monkeypatch.delenv("SSL_CERT_FILE")
    with pytest.raises(NotSent):
        send(box.smtp)  # whose certificate is it?
    assert box.letters.empty()
    box.close()


def test_never_without_tls_unless_it_is_said() -> None:
    box = Letterbox()
    with pytest.raises(NotSent, match="SMTPNotSupportedError"):
        send(replace(box.smtp, way="smtp"))
    with pytest.raises(NotSent):
        send(replace(box.smtp, way="smtps"))
    assert (box.asked, box.letters.empty()) == (0, True)
    box.close()


def test_what_a_server_answers_is_told_apart() -> None:
    box = Letterbox()
    send(box.smtp)
    assert box.letter()["To"] == "ann@example.org"
    box.address_answer = "450 busy"
    with pytest.raises(NotTaken, match=r"\(450\)$"):
        send(box.smtp)
    box.address_answer = "550 ann@example.org is not here"
    with pytest.raises(Refused, match=r"\(550\)$") as caught:
        send(box.smtp)
    assert "ann" not in str(caught.value), "it goes into the log"
    box.address_answer, box.letter_answer = "250 ok", "552 too large"
    with pytest.raises(NotTaken, match=r"\(552\)$"):
        send(box.smtp)
    box.close()
    with pytest.raises(NotSent, match="refused"):
        send(box.smtp)
    with pytest.raises(NotSent):
        send(replace(box.smtp, host="no.such.name.invalid"))
