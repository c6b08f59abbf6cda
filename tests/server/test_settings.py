"""What whoever runs a server may choose, and what they are told when it cannot be."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

import pytest

from tablee.cli.parser import parse
from tablee.cli.serve import settings
from tablee.engine.errors import TableeError
from tablee.server.settings import MailServer, Settings, read_keys, read_origins
from tests.cli.playing import complaint

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def nothing_set(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [*filter(lambda name: name.startswith("TABLEE_"), os.environ), "LANG", "LC_ALL"]:
        monkeypatch.delenv(name, raising=False)


def chosen(tmp_path: Path, *options: str) -> Settings:
    return settings(parse(["serve", "--data", str(tmp_path), *options], "en"))


def test_without_options_it_is_for_this_machine(tmp_path: Path) -> None:
    made = chosen(tmp_path)
    assert (made.host, made.port, made.browser, made.workers, made.limits) == ("127.0.0.1", 8080, True, 1, True)
    assert made.database == f"sqlite:///{tmp_path / 'tablee.db'}"
    assert made.sqlite


def test_options_are_heard(tmp_path: Path) -> None:
    made = chosen(tmp_path, "--lan", "--port", "0", "--no-browser", "--pace", "0", "--trust-proxy", "--log", "json")
    assert (made.host, made.port, made.browser, made.pace, made.log) == ("0.0.0.0", 0, False, 0, "json")
    assert made.trust_proxy == "127.0.0.1,::1"
    assert chosen(tmp_path, "--trust-proxy", "10.0.0.1").trust_proxy == "10.0.0.1"
    many = chosen(tmp_path, "--workers", "3", "--database", "postgresql://db/tablee", "--forget-after", "7")
    assert (many.workers, many.sqlite, many.forget_after) == (3, False, 7)
    small = chosen(tmp_path, "--unplayed-after", "3", "--least-free", "5")
    assert (small.unplayed_after, small.least_free) == (3, 5)
    assert (small.silence(begun=True), small.silence(begun=False)) == (30, 3)
    assert many.silence(begun=False) == 7


def test_how_people_are_called(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = chosen(tmp_path)
    assert (plain.mail, plain.webhook, plain.contact, plain.call_after) == (None, "", "", 20)
    assert plain.push_key == (tmp_path / "push.key").read_bytes()
    monkeypatch.setenv("TABLEE_MAIL", "smtp://me:p%40ss@mail.example.org")
    monkeypatch.setenv("TABLEE_WEBHOOK_SECRET", "a secret of some length")
    origin = ["--origin", "https://play.example.org"]
    made = chosen(tmp_path, *origin, "--mail-from", "Tablée <t@example.org>", "--webhook", "http://10.0.0.3/hook?k=v")
    assert made.mail == MailServer("mail.example.org", 587, "me", "p@ss", tls=False)
    assert (made.contact, made.webhook) == ("mailto:t@example.org", "http://10.0.0.3/hook?k=v")
    assert all(word not in repr(made) for word in ("p@ss", "p%40ss", "hook", "some length", "PRIVATE"))
    tls = chosen(tmp_path, *origin, "--mail", "smtps://mail.example.org", "--mail-from", "t@example.org")
    assert tls.mail == MailServer("mail.example.org", 465, "", "", tls=True)
    monkeypatch.delenv("TABLEE_MAIL")
    assert chosen(tmp_path, *origin).contact == "https://play.example.org"
    assert chosen(tmp_path, *origin, "--contact", "mailto:me@example.org").contact == "mailto:me@example.org"


def test_a_content_file_is_read(tmp_path: Path) -> None:
    file = tmp_path / "values.json"
    file.write_text('{"token_price": 300}')
    own = chosen(tmp_path, "--content", f"coup={file}").content["coup"]
    assert own.body == b'{"token_price": 300}'


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--port", "70000"], "--port must be between 0 and 65535, not “70000”"),
        (["--port", "x"], "--port takes a whole number"),
        (["--call-after", "-1"], "--call-after must be between 0 and 86400"),
        (["--mail", "mail.example.org"], "This is not the address of a mail server"),
        (["--mail", "smtp://u:p@h:99999"], "This is not the address of a mail server"),
        (["--mail", "smtp://h"], "Mail needs a sender"),
        (["--mail", "smtp://h", "--mail-from", "a@b"], "add --origin"),
        (["--webhook", "hook"], "This is not the address of a webhook"),
        (["--webhook", "https://h/x"], "of at least 16 characters"),
        (["--contact", "me"], "“me” is not a contact"),
        (["--workers", "0"], "--workers must be between 1 and 64"),
        (["--workers", "2"], "2 processes need a database they can share"),
        (["--pace", "-1"], "--pace must be between 0 and 60000"),
        (["--forget-after", "0"], "--forget-after must be between 1"),
        (["--unplayed-after", "0"], "--unplayed-after must be between 1"),
        (["--least-free", "-1"], "--least-free must be between 0"),
        (["--log", "xml"], "choose text or json"),
        (["--secret", "short"], "at least 16 characters"),
        (["--secret", ""], "at least 16 characters"),
        (["--origin", "play.example.org"], "is not the address of a server"),
        (["--origin", "https://play.example.org/path"], "is not the address of a server"),
        (["--content", "coup"], "should be a game and a file"),
        (["--content", "cuop=/dev/null"], "Did you mean: coup"),
        (["--content", "coup=/nowhere"], "there is no such file"),
        (["--database", "postgresql//me:hidden@db/tablee"], "This is not a database address"),
        (["--database", "postgresql://me:hidden@db:54x/tablee"], "The port in the database address"),
        (["--lam"], "is unknown; “tablee serve --help”"),
    ],
)
def test_what_cannot_be_is_one_sentence(options: list[str], words: str, tmp_path: Path, capsys: Capture) -> None:
    said = complaint(["serve", "--data", str(tmp_path), *options], capsys)
    assert words in said
    assert "hidden" not in said


def test_the_first_start_makes_a_key_for_its_owner_only(tmp_path: Path) -> None:
    (first,) = read_keys(tmp_path, None)
    assert read_keys(tmp_path, None) == (first,)
    assert len(first) == 32
    assert stat.S_IMODE((tmp_path / "secret.key").stat().st_mode) == 0o600
    assert [file.name for file in tmp_path.iterdir()] == ["secret.key"]


def test_a_full_disk_leaves_no_half_of_a_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        read_keys(tmp_path, None)
    assert list(tmp_path.iterdir()) == []


def test_keys_can_be_rotated(tmp_path: Path) -> None:
    (old,) = read_keys(tmp_path, None)
    file = tmp_path / "secret.key"
    file.write_text("ab" * 32 + "\n" + file.read_text())
    assert read_keys(tmp_path, None) == (b"\xab" * 32, old)
    assert read_keys(tmp_path, "n" * 20 + ", " + "o" * 20) == (b"n" * 20, b"o" * 20)


@pytest.mark.parametrize("content", ["", "no key\n", "abcd\n", "\x00\xff"])
def test_a_file_that_is_no_key_is_left_alone(content: str, tmp_path: Path) -> None:
    (tmp_path / "secret.key").write_text(content, encoding="latin-1")
    with pytest.raises(TableeError, match="not a key file"):
        read_keys(tmp_path, None)
    assert (tmp_path / "secret.key").read_text(encoding="latin-1") == content


def test_the_environment_may_hold_secrets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLEE_SECRET", "from the outside" * 2)
    monkeypatch.setenv("TABLEE_METRICS_TOKEN", "figures")
    monkeypatch.setenv("TABLEE_DATABASE", "postgresql://me:pass@db/tablee")
    made = chosen(tmp_path)
    assert made.secret.startswith(b"from")
    assert not (tmp_path / "secret.key").exists()
    for secret in ("outside", "figures", "pass"):
        assert secret not in repr(made)


def test_addresses_are_written_as_browsers_do() -> None:
    assert read_origins(["https://Play.Example.org/", "http://10.0.0.1:81"]) == (
        "https://play.example.org",
        "http://10.0.0.1:81",
    )
