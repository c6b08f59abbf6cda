"""What every answer says to the browser: what the page may do, and for whom the answer is."""

from __future__ import annotations

import re
from typing import Any

from litestar.types import Scope
from litestar.utils import normalize_path

from tablee.server.web.safety.asking import by_https, header
from tablee.server.web.safety.limits import UNLIMITED

_YEAR = 31_536_000
_FOR_ALL = re.compile("/api/games/[^/]+/(words|guide|rulebook)")  # texts that are the same for everybody
_POLICY = {
    "default-src": "'self'",
    "script-src": "'self'",
    "style-src": "'self'",
    "font-src": "'self'",
    "connect-src": "'self'",
    "img-src": "'self' data:",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}
_HEADERS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}


def headers_for(scope: Scope) -> list[tuple[bytes, bytes]]:
    found = dict(_HEADERS)
    found["content-security-policy"] = _policy(header(scope, "host"))
    if by_https(scope):
        found["strict-transport-security"] = f"max-age={_YEAR}"
    path = normalize_path(scope["path"])
    if (path.startswith("/api/") and not _FOR_ALL.fullmatch(path)) or path in UNLIMITED:
        found["cache-control"] = "no-store"  # what one person was told is for nobody else
    return [(name.encode(), value.encode()) for name, value in found.items()]


def _policy(host: str) -> str:
    """Older browsers do not count our own sockets as 'self'."""
    sockets = f" ws://{host} wss://{host}" if re.fullmatch(r"[A-Za-z0-9.:\[\]-]{1,255}", host) else ""
    rules = _POLICY | {"connect-src": _POLICY["connect-src"] + sockets}
    return "; ".join(f"{name} {value}" for name, value in rules.items())


def cookies_made_secure(scope: Scope, headers: Any) -> list[tuple[bytes, bytes]]:
    """A cookie given by HTTPS is never carried without."""
    if not by_https(scope):
        return list(headers)
    return [
        (name, value + b"; Secure")
        if name.lower() == b"set-cookie" and b"; secure" not in value.lower()
        else (name, value)
        for name, value in headers
    ]
