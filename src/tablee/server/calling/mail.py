"""Mail: one message to confirm an address, then one for each call, each with a link that ends them."""

from __future__ import annotations

import hashlib
import ipaddress
import logging
import re
import smtplib
import ssl
import threading
from contextlib import suppress
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import NamedTuple

from tablee.engine.words import Words
from tablee.server import logs
from tablee.server.calling.messages import Message
from tablee.server.people import Signer
from tablee.server.settings import MailServer, Settings
from tablee.server.store.calls import MailAddress

CONFIRM_MS = 2 * 86_400_000  # for which a link that confirms works
OPERATION_SECONDS = 10.0
WHOLE_SECONDS = 60.0
_CONFIRM, _STOP = "mail confirm", "mail stop"
_ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,250}[A-Za-z0-9])?")

log = logging.getLogger(__name__)


class Confirming(NamedTuple):
    person: str
    address: str
    word: str


class Stopping(NamedTuple):
    person: str
    address: str


def clean_address(text: str) -> str | None:
    """The address as it is kept; None if mail cannot go there."""
    text = text.strip()
    local, _, domain = text.rpartition("@")
    if (
        not _ADDRESS.fullmatch(text)
        or ".." in text
        or local.startswith(".")
        or local.endswith(".")
        or "." not in domain
    ):
        return None
    return f"{local}@{domain.lower()}"


def address_hash(address: str) -> bytes:
    return hashlib.sha256(b"tablee mail " + address.casefold().encode()).digest()


class Mailer:
    def __init__(self, settings: Settings, signer: Signer) -> None:
        self._settings = settings
        self._signer = signer

    # Links

    def confirm_token(self, address: MailAddress) -> str:
        return self._signer.sign(_CONFIRM, [address.identity, address.address, address.word])

    def read_confirm(self, token: str) -> Confirming | None:
        found = self._signer.read(_CONFIRM, token)
        return Confirming(*found) if _texts(found, 3) else None

    def stop_token(self, address: MailAddress) -> str:
        return self._signer.sign(_STOP, [address.identity, address.address])

    def read_stop(self, token: str) -> Stopping | None:
        found = self._signer.read(_STOP, token)
        return Stopping(*found) if _texts(found, 2) else None

    # Messages

    def confirming(self, address: MailAddress) -> EmailMessage:
        words = Words(address.language)
        link = f"{self._here}/mail/confirm/{self.confirm_token(address)}"
        text = words.text("people-mail-confirm-letter", where=self._here)
        return self._message(address, words.text("people-mail-confirm-subject"), [text, link])

    def calling(self, address: MailAddress, told: Message) -> EmailMessage:
        return self._message(address, told.title, [told.text, f"{self._here}{told.path}"])

    @property
    def _here(self) -> str:
        return self._settings.origins[0]

    def _message(self, address: MailAddress, subject: str, parts: list[str]) -> EmailMessage:
        words, stop = Words(address.language), f"{self._here}/mail/stop/{self.stop_token(address)}"
        message = EmailMessage()
        message["Subject"] = subject[:200]
        message["From"] = self._settings.mail_from
        message["To"] = address.address
        message["Date"] = formatdate(localtime=False)
        message["Message-ID"] = make_msgid(domain=self._settings.mail_from.rpartition("@")[2].rstrip(">"))
        message["Auto-Submitted"] = "auto-generated"
        message["List-Unsubscribe"] = f"<{stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        ending = f"--\n{words.text('people-mail-stop-line')}\n{stop}"
        message.set_content("\n\n".join([*parts, ending]) + "\n", cte="quoted-printable")
        return message

    # Sending

    def send(self, message: EmailMessage) -> bool:
        """In this thread; False if it did not get through. Neither addresses nor passwords get into the log."""
        server = self._settings.mail
        assert server is not None
        try:
            _deliver(server, message)
        except smtplib.SMTPRecipientsRefused:
            logs.event("mail-refused", logging.WARNING)
            return True  # trying again would not help
        except (OSError, smtplib.SMTPException, ValueError) as error:
            code = getattr(error, "smtp_code", 0)
            logs.event("mail-failed", logging.WARNING, kind=type(error).__name__, code=int(code or 0))
            return False
        return True


def _deliver(server: MailServer, message: EmailMessage) -> None:
    tls = ssl.create_default_context()
    if server.tls:
        line: smtplib.SMTP = smtplib.SMTP_SSL(server.host, server.port, timeout=OPERATION_SECONDS, context=tls)
    else:
        line = smtplib.SMTP(server.host, server.port, timeout=OPERATION_SECONDS)
    timeout = threading.Timer(WHOLE_SECONDS, line.close)
    timeout.daemon = True
    timeout.start()
    try:
        line.ehlo()
        if not server.tls and line.has_extn("starttls"):
            line.starttls(context=tls)
            line.ehlo()
        elif not server.tls and server.user and not _here(server.host):
            raise smtplib.SMTPNotSupportedError("no password without encryption")
        if server.user:
            line.login(server.user, server.password)
        line.send_message(message)
    finally:
        timeout.cancel()
        with suppress(OSError, smtplib.SMTPException):
            line.quit()


def _here(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _texts(found: object, count: int) -> bool:
    return isinstance(found, list) and len(found) == count and all(isinstance(part, str) for part in found)
