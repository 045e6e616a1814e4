"""A real Neo4j Community server for tests: libraries from Maven, a process of its own, loopback only."""

from __future__ import annotations

import fcntl
import os
import re
import secrets
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import neo4j
import platformdirs
from neo4j.exceptions import ClientError

DEFAULT_VERSION = "5.26.14"
"""The long-term release; NEO4J_VERSION names another."""

READY_SECONDS = 300
HERE = Path(__file__).parent
_OPENED = ("java.base/java.nio", "java.base/java.lang", "java.base/sun.nio.ch")


class ServerUnavailableError(Exception):
    """Java or Maven is missing, or the server did not start; the message says what to do."""


def wanted_version() -> str:
    """The version that the environment asks for."""
    return os.environ.get("NEO4J_VERSION", DEFAULT_VERSION)


@dataclass(slots=True)
class Server:
    """One server over one data directory; it can be killed and started again.

    `brief` is for a server that lives for minutes and holds small graphs: it compiles and plans quickly, once,
    which saves a third of what tests cost, and its data ends with it; never measure with it. `control` is the
    server's input, whose end stops it; a pipe of its own unless given.
    """

    home: Path
    version: str = field(default_factory=wanted_version)
    heap: str = "1g"
    brief: bool = False
    control: int = subprocess.PIPE
    port: int = 0
    password: str = field(default_factory=lambda: secrets.token_urlsafe(16))
    user: str = "neo4j"
    process: subprocess.Popen[bytes] | None = None

    @property
    def uri(self) -> str:
        return f"bolt://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        return self.process.pid if self.process else 0

    def start(self) -> None:
        """Start and wait until a login succeeds; ServerUnavailableError if it does not."""
        libraries = fetch(self.version)
        self.port = self.port or free_port()
        self.home.mkdir(parents=True, exist_ok=True)
        command = [str(java_for(self.version)), *self._options(), "-cp", f"{libraries}/*"]
        command += [str(HERE / "Launcher.java"), str(self.home), str(self.port)]
        command += ["brief"] if self.brief else []
        with (self.home / "server.log").open("ab") as log:
            said = log.tell()
            self.process = subprocess.Popen(
                command, stdin=self.control, stdout=log, stderr=log, cwd=self.home
            )
        self._wait(said)
        self._set_password()

    def _options(self) -> Iterator[str]:
        yield f"-Xmx{self.heap}"
        yield "-XX:+UseSerialGC"
        if self.brief:
            yield "-XX:TieredStopAtLevel=1"
        for module in _OPENED:
            yield f"--add-opens={module}=ALL-UNNAMED"
        if major(self.version) > 5:
            yield "--enable-native-access=ALL-UNNAMED"

    def _wait(self, said: int) -> None:
        """Until the log says so, after its first `said` bytes."""
        deadline = time.monotonic() + READY_SECONDS
        while b"ready\n" not in self._log()[said:]:
            if self.process is None or self.process.poll() is not None or time.monotonic() > deadline:
                self.kill()
                end = self._log()[-2000:].decode(errors="replace")
                raise ServerUnavailableError(f"Neo4j {self.version} did not start:\n{end}")
            time.sleep(0.05)

    def _log(self) -> bytes:
        return (self.home / "server.log").read_bytes()

    def _set_password(self) -> None:
        """A fresh data directory has neo4j/neo4j, which must be changed before anything else."""
        try:
            with self._driver("neo4j") as driver, driver.session(database="system") as session:
                session.run(
                    "ALTER CURRENT USER SET PASSWORD FROM $old TO $new", old="neo4j", new=self.password
                ).consume()
        except ClientError:
            with self._driver(self.password) as driver:
                driver.verify_connectivity()

    def _driver(self, password: str) -> neo4j.Driver:
        return neo4j.GraphDatabase.driver(self.uri, auth=(self.user, password))

    def stop(self) -> None:
        """Ask the server to shut down, by closing its input, and wait."""
        if self.process is None:
            return
        if self.process.stdin is not None:
            self.process.stdin.close()
        try:
            self.process.wait(timeout=60)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self._forget()

    def kill(self) -> None:
        """`kill -9`; `start` brings it back on the same data and port."""
        if self.process is None:
            return
        self.process.kill()
        self.process.wait()
        self._forget()

    def _forget(self) -> None:
        if self.process is not None and self.process.stdin is not None:
            self.process.stdin.close()
        self.process = None

    @contextmanager
    def running(self) -> Iterator[Server]:
        """Started, and stopped in the end."""
        self.start()
        try:
            yield self
        finally:
            self.stop()


def free_port() -> int:
    """A port of the loopback that nobody listens on now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def major(version: str) -> int:
    return int(version.split(".")[0])


def java_for(version: str) -> Path:
    """A Java that runs this version: 17 or 21 for Neo4j 5, 21 or newer for the calendar versions."""
    wanted = (17, 21) if major(version) <= 5 else (21, 25)
    for java in _javas():
        release = _java_release(java)
        if release in wanted:
            return java
    raise ServerUnavailableError(f"Neo4j {version} needs Java {' or '.join(map(str, wanted))}; none is here.")


def _javas() -> Iterator[Path]:
    if "JAVA_HOME" in os.environ:
        yield Path(os.environ["JAVA_HOME"], "bin", "java")
    on_path = shutil.which("java")
    if on_path:
        yield Path(on_path)
    yield from sorted(Path("/usr/lib/jvm").glob("*/bin/java"))


def _java_release(java: Path) -> int:
    try:
        done = subprocess.run([java, "-version"], capture_output=True, text=True, timeout=60, check=False)
    except OSError:
        return 0
    match = re.search(r'version "(\d+)', done.stderr)
    return int(match[1]) if match else 0


def fetch(version: str) -> Path:
    """The folder of the server's libraries, fetched by Maven the first time, outside the checkout."""
    folder = Path(platformdirs.user_cache_dir("guanxi")) / "neo4j" / version
    complete = folder / ".complete"
    if complete.exists():
        return folder
    maven = shutil.which("mvn")
    if maven is None:
        raise ServerUnavailableError("Maven (mvn) is needed to fetch the libraries of Neo4j; it is not here.")
    folder.mkdir(parents=True, exist_ok=True)
    with (folder.parent / f"{version}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not complete.exists():
            _resolve(maven, version, folder)
            complete.touch()
    return folder


def _resolve(maven: str, version: str, folder: Path) -> None:
    goal = "org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies"
    options = [f"-Dneo4j.version={version}", f"-DoutputDirectory={folder}"]
    done = subprocess.run(
        [maven, "-q", "-B", "-f", str(HERE / "pom.xml"), goal, *options],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise ServerUnavailableError(f"Maven could not fetch Neo4j {version}:\n{done.stdout[-2000:]}")
