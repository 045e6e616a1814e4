"""The server: where it listens, who may come in from there, and how it stops."""

from __future__ import annotations

import socket
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from ipaddress import ip_address

from pydantic import SecretStr

from schemas.errors import SettingsError
from schemas.settings import Settings
from service.api.app import build_app
from service.api.desk import Desk
from service.api.guard import LOOPBACK
from service.api.stopping import Server, terminated_like_interrupted
from service.sharing import SharedWorkspace

_GRACE = 5.0  # seconds that questions and replies which have begun may take when the server stops


@dataclass(frozen=True, slots=True)
class Listening:
    """An address of this machine, and a port; 0 for one that is free."""

    host: str = "127.0.0.1"
    port: int = 8000

    @property
    def is_loopback(self) -> bool:
        """Whether only this machine reaches it."""
        try:
            return ip_address(self.host).is_loopback
        except ValueError:
            return self.host.lower() == "localhost"


def serve(
    address: str,
    settings: Settings,
    *,
    listening: Listening,
    key: SecretStr | None,
    begun: Callable[[str, tuple[str, ...]], None],
) -> None:
    """Serve the store at an address until SIGINT or SIGTERM; `begun` is told the URL and what is degraded, as soon as
    requests are taken. Either signal raises KeyboardInterrupt after the store was closed.

    SettingsError for an address beyond this machine without a key, or one that cannot be listened at; StoreError for a
    store that cannot be opened.
    """
    if not listening.is_loopback and key is None:
        raise SettingsError(
            f"{listening.host} can be reached from other machines, and there is no key.",
            hint="Give one with --key-file FILE or GUANXI_KEY, or leave --host out.",
        )
    with (
        terminated_like_interrupted(),
        listen(listening) as bound,
        closing(SharedWorkspace(address, settings)) as shared,
    ):
        with shared.lent() as workspace:  # a store that cannot be opened is told now
            begun(_url(bound), workspace.degraded)
        hosts = (
            (*LOOPBACK, *settings.server.hosts) if listening.is_loopback else settings.server.hosts or None
        )
        desk = Desk.of(shared)
        app = build_app(desk, hosts=hosts, key=key)
        Server(app, desk.gate, grace=_GRACE).run(sockets=[bound])


def listen(listening: Listening) -> socket.socket:
    """A socket that listens there, and sends what little there is at once; SettingsError where none can."""
    family = socket.AF_INET6 if ":" in listening.host else socket.AF_INET
    try:
        bound = socket.create_server((listening.host, listening.port), family=family, backlog=128)
    except OSError as error:
        raise SettingsError(
            f"port {listening.port} of {listening.host} cannot be listened at: {error.strerror or error}.",
            hint="Choose another with --port, or 0 for any that is free.",
        ) from error
    bound.setsockopt(
        socket.IPPROTO_TCP, socket.TCP_NODELAY, 1
    )  # asyncio does not, for a socket made elsewhere
    return bound


def _url(bound: socket.socket) -> str:
    host, port = bound.getsockname()[:2]
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
