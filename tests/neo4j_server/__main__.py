"""Run a throw-away Neo4j until Ctrl-C: `python -m tests.neo4j_server`."""

from __future__ import annotations

import signal
import sys
import tempfile
from pathlib import Path

from tests.neo4j_server.server import Server, ServerUnavailableError


def main() -> int:
    """Print the variables that point guanxi at the server, then wait."""
    with tempfile.TemporaryDirectory(prefix="guanxi-neo4j-") as folder:
        server = Server(Path(folder))
        try:
            with server.running():
                sys.stdout.write(
                    f"# Neo4j {server.version} runs as process {server.pid}; Ctrl-C stops it.\n"
                    f"export GUANXI_NEO4J_URI={server.uri}\n"
                    f"export GUANXI_NEO4J_USER={server.user}\n"
                    f"export GUANXI_NEO4J_PASSWORD={server.password}\n"
                )
                sys.stdout.flush()
                signal.sigwait({signal.SIGINT, signal.SIGTERM})
        except ServerUnavailableError as error:
            sys.stderr.write(f"{error}\n")
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
