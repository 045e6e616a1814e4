"""One server for all workers of a run: the first that needs it starts it, the end of the run stops it."""

from __future__ import annotations

import errno
import fcntl
import json
import os
import shutil
import signal
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from pydantic import SecretStr

from schemas.settings import Neo4jSettings
from tests.neo4j_server.server import Server
from tests.neo4j_server.workspaces import prepare

STOP_SECONDS = 30


@dataclass(slots=True)
class Lender:
    """Holds the open end of the server's input while the run lasts; whoever borrows first starts the server."""

    folder: Path = field(default_factory=lambda: Path(tempfile.mkdtemp(prefix="guanxi-neo4j-")))
    control: int = -1

    def open(self) -> None:
        """Make the pipe whose end stops the server, also when this process is killed."""
        os.mkfifo(self.folder / "control", 0o600)
        self.control = os.open(self.folder / "control", os.O_RDWR)

    def close(self) -> None:
        """Stop the server, if there is one, and forget its data."""
        os.close(self.control)
        deadline = time.monotonic() + STOP_SECONDS
        while _is_read(self.folder / "control"):
            if time.monotonic() > deadline:
                os.kill(_said(self.folder)["pid"], signal.SIGKILL)
            time.sleep(0.05)
        shutil.rmtree(self.folder, ignore_errors=True)


def _is_read(control: Path) -> bool:
    """Whether the server still has the pipe open; a process that ended but was not waited for has not."""
    try:
        os.close(os.open(control, os.O_WRONLY | os.O_NONBLOCK))
    except OSError as error:
        if error.errno == errno.ENXIO:
            return False
        raise
    return True


@dataclass(slots=True)
class Borrower:
    """A worker's side; keeps the server that it started, for a process object that is dropped complains."""

    folder: Path
    workers: int
    server: Server | None = None

    def login(self) -> Neo4jSettings:
        """Of the run's server, started if nobody has yet; ServerUnavailableError if it cannot be."""
        with (self.folder / "lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if not (self.folder / "login.json").exists():
                self._start()
        said = _said(self.folder)
        return Neo4jSettings(uri=said["uri"], user=said["user"], password=SecretStr(said["password"]))

    def _start(self) -> None:
        control = os.open(self.folder / "control", os.O_RDONLY)
        server = Server(self.folder / "home", brief=True, control=control)
        try:
            server.start()
        finally:
            os.close(control)
        self.server = server
        prepare(server.uri, server.user, server.password, [f"gw{number}" for number in range(self.workers)])
        said = {"uri": server.uri, "user": server.user, "password": server.password, "pid": server.pid}
        with open(os.open(self.folder / "login.json", os.O_WRONLY | os.O_CREAT, 0o600), "w") as login:
            json.dump(said, login)


def _said(folder: Path) -> dict[str, object]:
    found: dict[str, object] = json.loads((folder / "login.json").read_text())
    return found
