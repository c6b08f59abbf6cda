"""Messages for browsers, against the examples of the RFCs and read by a device of our own."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from tablee.engine.errors import TableeError
from tablee.server.calling.webpush import (
    LONGEST_TEXT,
    Keys,
    Sender,
    decode,
    device_keys,
    encode,
    encrypt,
    new_key,
    read_push_key,
)
from tests.server.calling.receivers import Device, signed_claims

# RFC 8291, section 5 and appendix A
TEXT = b"When I grow up, I want to be a watermelon"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
RECEIVER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
SENDER_PRIVATE = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
    "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
    "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_the_rfc() -> None:
    own = ec.derive_private_key(int.from_bytes(decode(SENDER_PRIVATE), "big"), ec.SECP256R1())
    assert encode(encrypt(TEXT, device_keys(RECEIVER, AUTH), salt=decode(SALT), own=own)) == BODY


def test_a_device_reads_what_was_meant_for_it_and_no_two_messages_look_alike() -> None:
    device = Device()
    keys = Keys(decode(device.subscription("")["keys"]["p256dh"]), device.auth)
    first, second = (encrypt('{"title": "Coup à deux"}'.encode(), keys) for _ in range(2))
    assert first != second
    assert device.read(first) == device.read(second) == {"title": "Coup à deux"}
    assert len(encrypt(b"x" * LONGEST_TEXT, keys)) == 4096
    with pytest.raises(ValueError, match="too long"):
        encrypt(b"x" * (LONGEST_TEXT + 1), keys)


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [(RECEIVER[:-4], AUTH), (encode(b"\x04" + b"\1" * 64), AUTH), (RECEIVER, AUTH[:-2]), ("*", AUTH), (RECEIVER, "")],
)
def test_what_is_no_key_is_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        device_keys(p256dh, auth)


def test_a_push_service_knows_who_sends() -> None:
    sender = Sender(new_key(), "mailto:host@example.org")
    claims, key = signed_claims(sender.authorization("https://push.example.org:444/send/xyz?a=b", 1_000_000.5))
    assert key == sender.public
    assert claims == {
        "aud": "https://push.example.org:444",
        "exp": 1_000_000 + 12 * 3600,
        "sub": "mailto:host@example.org",
    }
    claims, _ = signed_claims(Sender(new_key()).authorization("https://push.example.org/x", 5))
    assert "sub" not in claims


def test_the_key_is_made_once_and_is_for_its_owner_only(tmp_path: Path) -> None:
    made = read_push_key(tmp_path)
    assert read_push_key(tmp_path) == made
    assert stat.S_IMODE((tmp_path / "push.key").stat().st_mode) == 0o600
    assert [file.name for file in tmp_path.iterdir()] == ["push.key"]


@pytest.mark.parametrize("text", [b"", b"hello", b"\xff\xfe"])
def test_another_file_is_not_taken_for_the_key(tmp_path: Path, text: bytes) -> None:
    (tmp_path / "push.key").write_bytes(text)
    with pytest.raises(TableeError) as error:
        read_push_key(tmp_path)
    assert error.value.line.key == "serve-bad-push-key"
