"""Where a graph lives in a Neo4j: the server's address and the workspace, never a password."""

from __future__ import annotations

import re
from dataclasses import dataclass
from urllib.parse import urlsplit

from schemas.errors import SettingsError

SCHEMES = ("neo4j", "neo4j+s", "neo4j+ssc", "bolt", "bolt+s", "bolt+ssc")
DEFAULT_WORKSPACE = "default"
_WORKSPACE = re.compile(r"[a-z][a-z0-9_]{0,39}")


@dataclass(frozen=True, slots=True)
class Neo4jAddress:
    """`uri` is what the driver connects to (scheme, host, port); `workspace` is one graph of that server."""

    uri: str
    workspace: str = DEFAULT_WORKSPACE

    def __str__(self) -> str:
        return f"{self.uri}/{self.workspace}"


def parse_address(address: str, workspace: str = "") -> Neo4jAddress:
    """`neo4j://host:port/workspace`; without a path the workspace is `workspace`, else `default`.

    SettingsError for a login in the address, an unknown scheme, or a workspace that is no plain word.
    """
    scheme, _, rest = address.partition("://")
    if "@" in rest.partition("/")[0]:
        raise SettingsError(
            "the address of a Neo4j server must not hold a user name or a password.",
            hint="Give them as GUANXI_NEO4J_USER and GUANXI_NEO4J_PASSWORD.",
        )
    try:
        parts = urlsplit(address)
        host, port = parts.hostname, parts.port
    except ValueError as error:
        raise SettingsError(f"{address!r} is no address of a Neo4j server: {error}.") from error
    if scheme not in SCHEMES or not host or parts.query or parts.fragment:
        raise SettingsError(
            f"{address!r} is no address of a Neo4j server.",
            hint="Give one such as neo4j://127.0.0.1:7687 or bolt://127.0.0.1:7687/my_graph.",
        )
    shown = f"[{host}]" if ":" in host else host
    named = parts.path.strip("/") or workspace or DEFAULT_WORKSPACE
    return Neo4jAddress(f"{scheme}://{shown}{f':{port}' if port else ''}", require_workspace(named))


def require_workspace(name: str) -> str:
    """The name, if it may be a workspace's; SettingsError otherwise."""
    if not _WORKSPACE.fullmatch(name):
        raise SettingsError(
            f"{name!r} cannot be the name of a workspace.",
            hint="Use small letters, digits and _, beginning with a letter, at most 40.",
        )
    return name
