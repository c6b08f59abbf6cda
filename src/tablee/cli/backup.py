"""`tablee backup` and `tablee restore`: copy the data of a server to one file, and back."""

from __future__ import annotations

from argparse import Namespace

from tablee.cli.language import words
from tablee.cli.serve import database, place


def backup(chosen: Namespace) -> int:
    """Works while the server is running."""
    from tablee.server.store.backup import backup as write

    write(database(chosen, place(chosen)), chosen.file)
    print(words(chosen.lang).text("cli-backed-up", where=chosen.file))
    return 0


def restore(chosen: Namespace) -> int:
    from tablee.server.store.backup import has_checksum
    from tablee.server.store.backup import restore as read

    read(chosen.file, database(chosen, place(chosen)))
    print(words(chosen.lang).text("cli-restored", where=chosen.file))
    if not has_checksum(chosen.file):
        print(words(chosen.lang).text("cli-restored-unchecked"))
    return 0
