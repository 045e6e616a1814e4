"""Where a store is: a path, or a Neo4j server and the workspace in it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import SplitResult, urlsplit, urlunsplit

from schemas.errors import SettingsError

SCHEMES = ("neo4j", "neo4j+s", "neo4j+ssc", "bolt", "bolt+s", "bolt+ssc")
"""The driver's schemes: routed or direct; `+s` with checked certificates, `+ssc` with self-signed ones."""

DEFAULT_WORKSPACE = "default"

_WORKSPACE = re.compile(r"[a-z][a-z0-9_]{0,39}")
_FORM = "neo4j://HOST:7687/WORKSPACE"
_ENVIRONMENT = "Set GUANXI_NEO4J_USER and GUANXI_NEO4J_PASSWORD instead."


@dataclass(frozen=True, slots=True)
class ServerAddress:
    """A server (`uri`, for the driver; empty where the address names no host) and a workspace in it."""

    uri: str
    workspace: str = DEFAULT_WORKSPACE


def parse_address(address: str | Path) -> ServerAddress | Path:
    """`neo4j://HOST:PORT/WORKSPACE` (and the other schemes) as a server, anything else as a path.

    SettingsError for credentials in the address, and for parts that mean nothing here.
    """
    text = str(address)
    scheme, separator, _ = text.partition("://")
    if isinstance(address, Path) or not separator:
        return Path(address)
    if scheme.lower() not in SCHEMES:
        raise SettingsError(
            f"{scheme}:// is no address of a store.",
            hint=f"Give a path such as graph.db, or a server such as {_FORM} ({', '.join(SCHEMES)}).",
        )
    return _server(text)


def server_uri(place: ServerAddress, configured: str) -> str:
    """The driver's URI: the address's own, or the one configured where the address names no host.

    SettingsError for a configured one that cannot be read.
    """
    if place.uri:
        return place.uri
    known = parse_address(configured)
    if isinstance(known, Path) or not known.uri:
        raise SettingsError(
            f"GUANXI_NEO4J_URI is {configured!r}, which names no server.", hint="Write neo4j://HOST:7687."
        )
    return known.uri


def _server(text: str) -> ServerAddress:
    try:
        parts = urlsplit(text)
        parts.port  # noqa: B018 reading it checks it
    except ValueError as error:
        raise SettingsError(
            "the address of the server cannot be read: its host or its port is wrong.",
            hint=f"Write {_FORM}.",
        ) from error
    if "@" in parts.netloc:
        shown = urlunsplit(parts._replace(netloc=parts.netloc.rpartition("@")[2], query="", fragment=""))
        raise SettingsError(f"the address of {shown} holds a user or a password.", hint=_ENVIRONMENT)
    if parts.query or parts.fragment:
        raise SettingsError(
            f"nothing may stand behind the workspace of {_bare(parts)}.", hint=f"Write {_FORM}."
        )
    workspace = parts.path.strip("/") or DEFAULT_WORKSPACE
    if not _WORKSPACE.fullmatch(workspace):
        raise SettingsError(
            f"{workspace!r} cannot be a workspace.",
            hint="Use small letters, digits and _, beginning with a letter, at most 40.",
        )
    uri = f"{parts.scheme}://{parts.netloc}" if parts.netloc else ""
    return ServerAddress(uri, workspace)


def _bare(parts: SplitResult) -> str:
    return urlunsplit(parts._replace(query="", fragment=""))
