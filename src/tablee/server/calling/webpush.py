"""Messages for browsers that are closed: encrypted for the one device (RFC 8291), signed by this server (RFC 8292).

The arithmetic is that of the package `cryptography`; here is only the order in which the two RFCs ask for it."""

from __future__ import annotations

import base64
import os
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

import msgspec
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from tablee.engine.errors import TableeError
from tablee.server.settings import PUSH_KEY_FILE, write_once

RECORD_SIZE = 4096
LONGEST_TEXT = RECORD_SIZE - 16 - 1 - 86  # without the tag, the delimiter and the header; push services take 4096 bytes
TOKEN_SECONDS = 12 * 3600  # a day at most, says RFC 8292
_CURVE = ec.SECP256R1()


class Keys(NamedTuple):
    """A device's own: the point to encrypt for, and a secret it shares with us."""

    public: bytes
    auth: bytes


def device_keys(p256dh: str, auth: str) -> Keys:
    """The keys a browser has sent; ValueError if they are none."""
    keys = Keys(decode(p256dh), decode(auth))
    if len(keys.auth) != 16:
        raise ValueError("the secret of a device has 16 bytes")
    _point(keys.public)
    return keys


# Encryption


def encrypt(
    text: bytes, keys: Keys, *, salt: bytes | None = None, own: ec.EllipticCurvePrivateKey | None = None
) -> bytes:
    """The body of a push message. Salt and key are new for each; tests name those of the RFC."""
    if len(text) > LONGEST_TEXT:
        raise ValueError("too long for a push message")
    salt = os.urandom(16) if salt is None else salt
    own = ec.generate_private_key(_CURVE) if own is None else own
    mine = public_bytes(own)
    secret = own.exchange(ec.ECDH(), _point(keys.public))
    shared = _hkdf(secret, keys.auth, b"WebPush: info\0" + keys.public + mine, 32)
    key = _hkdf(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _hkdf(shared, salt, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(key).encrypt(nonce, text + b"\x02", None)  # 2: this record is the last
    return salt + RECORD_SIZE.to_bytes(4, "big") + bytes([len(mine)]) + mine + sealed


def _hkdf(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _point(raw: bytes) -> ec.EllipticCurvePublicKey:
    return ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, raw)


def public_bytes(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


# Who sends it


class Sender:
    """This server as push services know it: by a key that subscriptions were made for."""

    def __init__(self, pem: bytes, contact: str = "") -> None:
        self._key = _read(pem)
        self._contact = contact
        self.public = encode(public_bytes(self._key))

    def authorization(self, endpoint: str, now: float) -> str:
        """The header that says who we are, good at the push service of this endpoint and for a while."""
        parts = urlsplit(endpoint)
        claims: dict[str, str | int] = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + TOKEN_SECONDS}
        if self._contact:
            claims["sub"] = self._contact
        head = encode(msgspec.json.encode({"typ": "JWT", "alg": "ES256"}))
        said = f"{head}.{encode(msgspec.json.encode(claims))}"
        r, s = decode_dss_signature(self._key.sign(said.encode(), ec.ECDSA(hashes.SHA256())))
        signature = encode(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={said}.{signature}, k={self.public}"


def read_push_key(data: Path) -> bytes:
    """From the data directory, where the first start makes it; without it all subscriptions would be lost."""
    file = data / PUSH_KEY_FILE
    try:
        pem = file.read_bytes()
    except FileNotFoundError:
        pem = write_once(file, new_key())
    try:
        _read(pem)
    except ValueError:
        raise TableeError("serve-bad-push-key", where=str(file)) from None
    return pem


def _read(pem: bytes) -> ec.EllipticCurvePrivateKey:
    try:
        key = serialization.load_pem_private_key(pem, None)
    except (TypeError, UnsupportedAlgorithm):
        raise ValueError("not this kind of key") from None
    if not isinstance(key, ec.EllipticCurvePrivateKey) or key.curve.name != _CURVE.name:
        raise ValueError("not this kind of key")
    return key


def new_key() -> bytes:
    key = ec.generate_private_key(_CURVE)
    plain = serialization.NoEncryption()
    return key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, plain)


# Base64 as these RFCs write it


def encode(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """ValueError if it is not URL-safe Base64."""
    bare = text.rstrip("=")
    return base64.b64decode(bare + "=" * (-len(bare) % 4), altchars=b"-_", validate=True)
