"""Where the server listens, who may come in from there, and how the command starts and stops."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from schemas.errors import SettingsError, StoreNotFoundError
from service.api.server import Listening, listen, serve
from tests.service.api.conftest import QUESTION, settings_of

KEY = "a-key-of-many-characters"


@contextmanager
def command(built: Path, *words: str, **environment: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The command serving the store, and its URL."""
    cache = {"GUANXI_CACHE": str(built.parent / "cache"), "PYTHONUNBUFFERED": "1"}
    run = [sys.executable, "-m", "guanxi", "serve", "--store", str(built), "--port", "0", *words]
    process = subprocess.Popen(run, stderr=subprocess.PIPE, text=True, env=os.environ | cache | environment)
    try:
        yield process, process.stderr.readline().split()[0]
    finally:
        process.kill()
        process.communicate()


@pytest.mark.parametrize("host", ["127.0.0.1", "127.8.8.8", "::1", "localhost", "LocalHost"])
def test_only_this_machine_reaches_a_loopback_address(host: str):
    assert Listening(host).is_loopback


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "192.0.2.1", "example.org", "localhost.example.org", ""])
def test_others_may_reach_any_other_address(host: str):
    assert not Listening(host).is_loopback


def test_no_address_beyond_this_machine_is_served_without_a_key(built: Path):
    settings = settings_of(built.parent)
    with pytest.raises(SettingsError, match=r"0\.0\.0\.0 can be reached from other machines"):
        serve(str(built), settings, listening=Listening("0.0.0.0", 0), key=None, begun=print)


def test_a_port_in_use_is_an_error_that_names_it(built: Path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(SettingsError, match=f"port {port} of 127.0.0.1 cannot be listened at"):
            serve(
                str(built), settings_of(built.parent), listening=Listening(port=port), key=None, begun=print
            )


def test_a_small_reply_does_not_wait_for_the_next():
    with listen(Listening(port=0)) as bound, socket.create_connection(bound.getsockname()):
        accepted, _ = bound.accept()
        assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
        accepted.close()


def test_a_missing_store_is_an_error_before_anything_is_served(tmp_path: Path):
    told: list[object] = []
    with pytest.raises(StoreNotFoundError):
        serve(
            str(tmp_path / "no.db"), settings_of(tmp_path), listening=Listening(port=0), key=None,
            begun=lambda *words: told.append(words),
        )  # fmt: skip
    assert told == []


def test_the_command_says_what_it_lacks_and_serves_until_ctrl_c(built: Path):
    with command(built) as (process, url):
        assert url.startswith("http://127.0.0.1:")
        assert process.stderr.readline().startswith("degraded: no embedder")
        assert httpx.get(f"{url}api/health").json()["store"] == "small.db"
        assert stopped(process, signal.SIGINT) == 0


def test_the_command_takes_its_key_from_a_file_rather_than_the_environment(built: Path, tmp_path: Path):
    (tmp_path / "key").write_text(f"{KEY}\n", encoding="ascii")
    other = "another-key-in-the-environment"
    with command(built, "--key-file", str(tmp_path / "key"), GUANXI_KEY=other) as (process, url):
        statuses = [
            httpx.get(f"{url}api/health", headers={"Authorization": f"Bearer {key}"}).status_code
            for key in (KEY, other)
        ]
        assert stopped(process, signal.SIGTERM) == 0
    assert statuses == [200, 401]


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_a_command_that_was_stopped_leaves_no_log_beside_the_store(
    built: Path, tmp_path: Path, sign: signal.Signals
):
    store = tmp_path / "served.db"
    shutil.copy(built, store)
    with command(store) as (process, url):
        assert httpx.post(f"{url}api/ask", json={"question": QUESTION}).status_code == 200
        assert stopped(process, sign) == 0
    assert [path.name for path in tmp_path.glob("served.db*")] == ["served.db"]


def stopped(process: subprocess.Popen[str], sign: signal.Signals) -> int:
    """The exit status after a signal, of a command that says nothing of what failed."""
    process.send_signal(sign)
    _, err = process.communicate(timeout=10)
    assert "Traceback" not in err
    return process.returncode
