"""A server on this machine that says what a test tells it to, and remembers what it was asked."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any


@dataclass(frozen=True)
class Said:
    """A reply after `wait` seconds; with `trickle`, a byte at a time with so many seconds between two."""

    body: bytes = b"{}"
    status: int = 200
    headers: Mapping[str, str] = field(default_factory=dict)
    wait: float = 0.0
    trickle: float = 0.0


@dataclass(frozen=True)
class Asked:
    path: str
    headers: Mapping[str, str]
    body: Any


class LocalServer:
    """Gives the replies of `replies` one after the other, then what `answer` makes of a request."""

    def __init__(self, *replies: Said, answer: Callable[[Any], Said] = lambda body: Said()) -> None:
        self.asked: list[Asked] = []
        self._replies = list(replies)
        self._answer = answer
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                outer.asked.append(Asked(self.path, dict(self.headers), body))
                said = outer._replies.pop(0) if outer._replies else outer._answer(body)
                try:
                    self._say(said)
                except (BrokenPipeError, ConnectionResetError):
                    """Nobody waits for it any more."""

            def _say(self, said: Said) -> None:
                if outer._closing.wait(said.wait):
                    return
                self.send_response(said.status)
                for name, value in {"Content-Length": str(len(said.body)), **said.headers}.items():
                    self.send_header(name, value)
                self.end_headers()
                if not said.trickle:
                    self.wfile.write(said.body)
                    return
                for byte in said.body:
                    self.wfile.write(bytes([byte]))
                    self.wfile.flush()
                    time.sleep(said.trickle)

            def log_message(self, format: str, *args: object) -> None:
                """Quiet."""

        self._closing = threading.Event()
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}/v1"
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.01,))
        self._thread.start()

    def __enter__(self) -> LocalServer:
        return self

    def __exit__(self, *problem: object) -> None:
        self._closing.set()
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()


def chat(text: str | None, *, finish: str = "stop", usage: object = None, **more: object) -> Said:
    """A completion as servers send it."""
    choice = {"index": 0, "message": {"role": "assistant", "content": text}, "finish_reason": finish}
    reply = {"id": "1", "object": "chat.completion", "choices": [choice], "usage": usage, **more}
    return Said(json.dumps(reply).encode())
