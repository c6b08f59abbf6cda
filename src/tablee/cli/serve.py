"""`tablee serve`: check the options and start the server."""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from tablee.cli.files import read_bytes
from tablee.cli.language import words
from tablee.cli.main import print_error
from tablee.cli.saves import data_folder
from tablee.engine.errors import TableeError
from tablee.games import game as find_game
from tablee.server.settings import (
    MailServer,
    OwnContent,
    Settings,
    keys_known,
    read_contact,
    read_keys,
    read_mail,
    read_origins,
    read_webhook,
    sqlite_url,
)

ALL_ADDRESSES = "0.0.0.0"


def serve(chosen: Namespace) -> int:
    from tablee.server.run import serve as run

    return run(settings(chosen))


def settings(chosen: Namespace) -> Settings:
    """Check all options before anything is opened."""
    for option, value, least, most in (
        ("--port", chosen.port, 0, 65535),
        ("--workers", chosen.workers, 1, 64),
        ("--pace", chosen.pace, 0, 60_000),
        ("--away-after", chosen.away_after, 0, 86_400),
        ("--forget-after", chosen.forget_after, 1, 36_500),
        ("--unplayed-after", chosen.unplayed_after, 1, 36_500),
        ("--least-free", chosen.least_free, 0, 1_000_000_000),
        ("--call-after", chosen.call_after, 0, 86_400),
    ):
        if not least <= value <= most:
            raise TableeError("cli-out-of-range", option=option, least=str(least), most=str(most), text=str(value))
    if chosen.log not in ("text", "json"):
        raise TableeError("cli-bad-log", text=chosen.log)
    origins, content = read_origins(chosen.origin), _content(chosen.content)
    mail, (webhook, webhook_secret) = _mail(chosen, origins), _webhook(chosen)
    contact = read_contact(chosen.contact, chosen.mail_from, origins)
    data = place(chosen)
    from tablee.server.calling.webpush import read_push_key

    known = keys_known(data)  # before any are made
    return Settings(
        data=data,
        needs_store=known and not chosen.new_store,
        keys=read_keys(data, chosen.secret if chosen.secret is not None else os.environ.get("TABLEE_SECRET") or None),
        database=database(chosen, data),
        host=ALL_ADDRESSES if chosen.lan else chosen.host,
        port=chosen.port,
        browser=not chosen.no_browser,
        lan=chosen.lan,
        language=chosen.lang,
        content=content,
        origins=origins,
        trust_proxy=chosen.trust_proxy,
        limits=not chosen.no_limits,
        pace=chosen.pace,
        away_after=chosen.away_after,
        forget_after=chosen.forget_after,
        unplayed_after=chosen.unplayed_after,
        least_free=chosen.least_free,
        workers=chosen.workers,
        metrics_token=chosen.metrics_token or os.environ.get("TABLEE_METRICS_TOKEN", ""),
        log=chosen.log,
        call_after=chosen.call_after,
        push_key=read_push_key(data),
        push_anywhere=bool(os.environ.get("TABLEE_PUSH_ANYWHERE")),
        contact=contact,
        mail=mail,
        mail_from=chosen.mail_from,
        webhook=webhook,
        webhook_secret=webhook_secret,
    )


def _mail(chosen: Namespace, origins: Sequence[str]) -> MailServer | None:
    given = chosen.mail or os.environ.get("TABLEE_MAIL", "")
    return read_mail(given, chosen.mail_from, origins) if given else None


def _webhook(chosen: Namespace) -> tuple[str, str]:
    url = chosen.webhook or os.environ.get("TABLEE_WEBHOOK", "")
    secret = chosen.webhook_secret or os.environ.get("TABLEE_WEBHOOK_SECRET", "")
    return (read_webhook(url, secret), secret) if url else ("", "")


def place(chosen: Namespace) -> Path:
    """The data directory. Prints a note if it is not in the usual place."""
    folder, elsewhere = data_folder(chosen.data)
    if elsewhere is not None:
        print_error(words(chosen.lang)(elsewhere))
    return folder


def database(chosen: Namespace, data: Path) -> str:
    """The database address, checked before anything is opened."""
    given = chosen.database or os.environ.get("TABLEE_DATABASE")
    if not given:
        return sqlite_url(data)
    from tablee.server.store.store import parse_url

    parse_url(given)
    return str(given)


def _content(wishes: Sequence[str]) -> dict[str, OwnContent]:
    found = {}
    for wish in wishes:
        name, equals, file = wish.partition("=")
        if not equals or not file:
            raise TableeError("cli-bad-content", text=wish)
        body = read_bytes(file)
        found[name] = OwnContent(find_game(name).read_sheet(body, file), body)
    return found
