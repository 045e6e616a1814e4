"""Who may come in: the host that a request names, the key that it carries, and the headers of every reply."""

from __future__ import annotations

import hmac
import re
from collections.abc import Collection
from http import HTTPStatus

from pydantic import SecretStr
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from schemas.errors import AccessError, HostError, RequestError
from service.api.errors import error_reply

LOOPBACK = ("localhost", "127.0.0.1", "[::1]")
"""What a browser on this machine calls it; any other name for it may be a trick (DNS rebinding)."""

_GUARDED = ("/api/", "/openapi.json", "/docs")
"""What needs the key, where there is one; the page's own files hold nothing of the store."""

_HOST = re.compile(r"(?P<host>\[[0-9a-f:.]+\]|[^:\[\]]+)(?::\d+)?")
_POLICY = "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
_HEADERS = {
    "Content-Security-Policy": _POLICY,
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


class Guard:
    """An ASGI application in front of another.

    `hosts` are those that a request may name, None for any; `key` is what `Authorization: Bearer` must carry, if any;
    `body` is how many bytes of a request are read.
    """

    def __init__(
        self, app: ASGIApp, *, hosts: Collection[str] | None, key: SecretStr | None, body: int
    ) -> None:
        self._app = app
        self._body = body
        self._hosts = None if hosts is None else frozenset(host.lower() for host in hosts)
        self._key = None if key is None else key.get_secret_value().encode("ascii")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        error = self._refusal(scope["path"], Headers(scope=scope))
        app = self._app if error is None else error_reply(error)
        await app(scope, _limited(receive, self._body), _with_headers(send))

    def _refusal(self, path: str, headers: Headers) -> RequestError | None:
        host = headers.get("host", "")
        if self._hosts is not None and _bare(host) not in self._hosts:
            return HostError(
                f"{host!r} is not a host of this server.",
                hint="Ask for localhost, or name the host in server.hosts of the settings.",
            )
        if self._key is not None and path.startswith(_GUARDED) and not self._opens(headers):
            return AccessError("the key is missing or wrong.", hint="Send it as: Authorization: Bearer KEY")
        return None

    def _opens(self, headers: Headers) -> bool:
        """Whether the key is given, compared in a time that does not tell how much of it is right."""
        scheme, _, given = headers.get("authorization", "").partition(" ")
        right = hmac.compare_digest(given.strip().encode("utf-8"), self._key or b"")
        return scheme.lower() == "bearer" and right


def _bare(host: str) -> str:
    """A host without its port; empty where it is none."""
    match = _HOST.fullmatch(host.lower())
    return "" if match is None else match["host"]


def _limited(receive: Receive, most: int) -> Receive:
    """What reads a request's body; HTTPException (413) as soon as it is longer."""
    read = 0

    async def receiving() -> Message:
        nonlocal read
        message = await receive()
        read += len(message.get("body", b""))
        if read > most:
            raise HTTPException(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
        return message

    return receiving


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            headers.update(_HEADERS)
            headers.setdefault("Cache-Control", "no-cache")
        await send(message)

    return sending
