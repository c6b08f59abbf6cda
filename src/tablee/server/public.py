"""What visitors are told when something is wrong with the server itself."""

from __future__ import annotations

import logging

from tablee.engine.words import Line, say
from tablee.server import logs


def public(line: Line) -> Line:
    """The line as visitors hear it. Where the database lies and what ails it is for the log alone."""
    if not line.key.startswith("store-"):
        return line
    logs.event("keeping-failed", logging.WARNING, key=line.key, reason=say(line))
    return Line("web-store-away")
