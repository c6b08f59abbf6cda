"""Where we send things, and where we do not go whoever asks."""

from __future__ import annotations

import socket
import threading
import time
from typing import Any

import pytest

from tablee.server.calling import outside
from tablee.server.calling.outside import Answer, Unsafe, check_address, check_ip, post
from tests.server.calling.receivers import receiving


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "255.255.255.255",
        "::1",
        "::",
        "fe80::1%eth0",
        "fd00::2",
        "ff02::1",
        "::ffff:127.0.0.1",
        "64:ff9b::7f00:1",
        "2002:7f00:1::",
    ],
)
def test_our_own_network_is_not_outside(address: str) -> None:
    with pytest.raises(Unsafe):
        check_ip(address)


def test_the_internet_is() -> None:
    check_ip("93.184.215.14")
    check_ip("2606:2800:21f:cb07:6820:80da:af6b:8b2c")
    check_address("https://updates.push.services.mozilla.com/wpush/v2/gAAAA?x=y")
    check_address("https://fcm.googleapis.com:443/fcm/send/abc")


@pytest.mark.parametrize(
    "url",
    [
        "http://push.example.org/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://push.example.org:8443/x",
        "https://name:word@push.example.org/x",
        "https://push.example.org:x/",
        "https:///x",
        "ftp://push.example.org/",
        "https://push.example.org/\r\nHost: inside",
        "push",
        "",
    ],
)
def test_an_address_that_is_none(url: str) -> None:
    with pytest.raises(Unsafe):
        check_address(url)


def test_a_name_that_leads_into_our_own_network_is_not_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    def resolve(host: str, port: int, **_: Any) -> Any:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", port))]

    monkeypatch.setattr(socket, "getaddrinfo", resolve)
    with pytest.raises(Unsafe):
        post("https://push.example.org/x", b"", {})


def test_sending_and_what_comes_back() -> None:
    with receiving() as receiver:
        assert post(f"{receiver.url}/a?b=c", b"hello", {"X-One": "1"}, anywhere=True) == Answer(201)
        (got,) = receiver.got
        assert (got.path, got.body, got.headers["x-one"]) == ("/a?b=c", b"hello", "1")
        assert got.headers["host"] == receiver.url.removeprefix("http://")
        receiver.answers = [302]
        assert post(receiver.url, b"", {}, anywhere=True).status == 302  # and is not followed
    assert post(receiver.url, b"", {}, anywhere=True) == Answer(0)


def test_whoever_drips_is_hung_up_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "WHOLE_SECONDS", 0.5)
    with socket.create_server(("127.0.0.1", 0)) as server:

        def drip() -> None:
            line, _ = server.accept()
            with line:
                try:
                    for letter in b"HTTP/1.1 200 " + b"a" * 200:
                        line.sendall(bytes([letter]))
                        time.sleep(0.05)
                except OSError:
                    pass

        thread = threading.Thread(target=drip)
        thread.start()
        started = time.monotonic()
        assert post(f"http://127.0.0.1:{server.getsockname()[1]}/", b"", {}, anywhere=True) == Answer(0)
        assert time.monotonic() - started < 3
        thread.join()
