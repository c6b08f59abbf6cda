"""The token of our own page, which no page of another site can send."""

from __future__ import annotations

from litestar.config.csrf import CSRFConfig
from litestar.middleware import DefineMiddleware
from litestar.middleware.csrf import CSRFMiddleware, generate_csrf_token
from litestar.types import Send

from tablee.server.people import Signer

CSRF_COOKIE = "tablee-csrf"
CSRF_HEADER = "x-csrf-token"


class _Csrf(CSRFMiddleware):
    """Litestar's, which would leave a token of an older key in place for ever, and falls over letters like é."""

    def create_send_wrapper(self, send: Send, token: str, csrf_cookie: str | None) -> Send:
        if csrf_cookie is not None and self._decode_csrf_token(csrf_cookie) is None:
            token, csrf_cookie = generate_csrf_token(self.config.secret), None
        return super().create_send_wrapper(send, token, csrf_cookie)

    def _decode_csrf_token(self, token: str) -> str | None:
        return super()._decode_csrf_token(token) if token.isascii() else None


def csrf(signer: Signer) -> DefineMiddleware:
    """For the application's middleware. A handler with `opt={"no_csrf": True}` goes without."""
    config = CSRFConfig(
        secret=signer.key("csrf"),
        cookie_name=CSRF_COOKIE,
        header_name=CSRF_HEADER,
        exclude_from_csrf_key="no_csrf",
    )
    return DefineMiddleware(_Csrf, config=config)
