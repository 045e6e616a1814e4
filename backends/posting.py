"""JSON posted to a server: what may pass is tried again, after pauses that grow."""

from __future__ import annotations

import json
import logging
import math
import re
import time
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from ipaddress import ip_address
from queue import Empty, Queue
from threading import Thread

import httpx

from schemas.errors import ModelError

_log = logging.getLogger(__name__)

_TRY_AGAIN = frozenset({408, 409, 425, 429})  # and whatever is the server's own fault
_CONNECT = 10.0  # seconds at most
_READ = 60.0  # seconds, where nobody says how many there are
_SECONDS = re.compile(r"\d+(\.\d+)?")


@dataclass(frozen=True, slots=True)
class Patience:
    """How often and how long a server is asked for one reply, and how long the reply may be.

    At most `tries` times, all within `seconds` where they are given. Before the second try are `first_pause` seconds,
    and twice as many before each that follows.
    """

    seconds: float | None = None
    tries: int = 4
    first_pause: float = 0.5
    most_bytes: int | None = None


@dataclass(frozen=True, slots=True)
class Posted:
    """What came back at last; `problem` says why it is not to be used, and is empty where it is.

    `status` is 0 where no reply came; `pause` is how many seconds the server asks to be left alone.
    """

    content: bytes = b""
    status: int = 0
    problem: str = ""
    pause: float = 0.0

    @property
    def may_pass(self) -> bool:
        """The same again may go well."""
        return bool(self.problem) and (not self.status or self.status in _TRY_AGAIN or self.status >= 500)


@dataclass(frozen=True, slots=True)
class _Letter:
    address: str
    content: bytes
    headers: dict[str, str] = field(repr=False)
    most_bytes: int | None


def post_json(address: str, body: Mapping[str, object], *, patience: Patience, key: str = "") -> Posted:
    """The last reply; `key` is sent as a bearer token, to this address only: redirects are not followed.

    What a server says of when to come back (`Retry-After`) is heeded where `seconds` bound it; where a pause does not
    fit into them, nothing more is tried. ModelError for what is no address.
    """
    try:
        httpx.URL(address)
    except httpx.InvalidURL as error:
        raise ModelError(f"{address} is no address: {error}.") from error
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {key}"} if key else {})
    letter = _Letter(address, _encode(body), headers, patience.most_bytes)
    end = time.monotonic() + (math.inf if patience.seconds is None else patience.seconds)
    tries = 1
    while True:
        posted = _send(letter, end) if end == math.inf else _send_until(letter, end)
        if not posted.may_pass:
            return posted
        if not posted.status and time.monotonic() >= end:
            posted = replace(posted, problem=f"no reply within {patience.seconds:g} s")
        _log.warning("%s: %s", address, posted.problem)
        pause = patience.first_pause * 2 ** (tries - 1)
        if end != math.inf:
            pause = max(pause, posted.pause)
        if tries == patience.tries or time.monotonic() + pause >= end:
            return posted
        time.sleep(pause)
        tries += 1


def _encode(body: Mapping[str, object]) -> bytes:
    """As UTF-8; half a surrogate pair, which no server reads, becomes �."""
    text = json.dumps(body, ensure_ascii=False, separators=(",", ":"), allow_nan=False)
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace").encode()


def _send_until(letter: _Letter, end: float) -> Posted:
    """Beside a thread that is left to itself at the end, and that ends with the program: no timeout of sockets holds
    for finding a name's address, or for a reply that comes a byte at a time."""
    left = end - time.monotonic()
    if left <= 0:
        return Posted(problem="no time")
    replies: Queue[Posted] = Queue(1)
    Thread(target=lambda: replies.put(_send(letter, end)), daemon=True).start()
    try:
        return replies.get(timeout=left)
    except Empty:
        return Posted(problem="no time")


def _send(letter: _Letter, end: float) -> Posted:
    seconds = _READ if end == math.inf else max(end - time.monotonic(), 0.001)
    try:
        with httpx.stream(
            "POST",
            letter.address,
            content=letter.content,
            headers=letter.headers,
            timeout=httpx.Timeout(seconds, connect=min(seconds, _CONNECT)),
            follow_redirects=False,
            trust_env=not is_loopback(letter.address),
        ) as reply:
            return _read(reply, letter, end)
    except (httpx.HTTPError, httpx.InvalidURL, OSError, ValueError, ImportError) as error:
        return Posted(problem=type(error).__name__)  # of the wrong proxy, too


def is_loopback(address: str) -> bool:
    """Whether an address is of this machine by its own words: what is sent there goes through no proxy."""
    host = httpx.URL(address).host
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def _read(reply: httpx.Response, letter: _Letter, end: float) -> Posted:
    content = bytearray()
    for part in reply.iter_bytes():
        content += part
        if letter.most_bytes is not None and len(content) > letter.most_bytes:
            return Posted(status=reply.status_code, problem=f"a reply of more than {letter.most_bytes} bytes")
        if time.monotonic() >= end:
            return Posted(problem="no time")
    if reply.is_success:
        return Posted(bytes(content), reply.status_code)
    pause = read_retry_after(reply.headers.get("Retry-After", ""), datetime.now(UTC))
    asked = f", to be asked again in {pause:g} s" if pause else ""
    return Posted(bytes(content), reply.status_code, f"status {reply.status_code}{asked}", pause)


def read_retry_after(text: str, now: datetime) -> float:
    """Seconds from now, of a header that gives them or a date; 0 where it gives neither or is past."""
    if _SECONDS.fullmatch(text.strip()):
        return float(text)
    try:
        date = parsedate_to_datetime(text)
    except (ValueError, OverflowError):
        return 0.0
    if date.tzinfo is None:
        date = date.replace(tzinfo=UTC)
    return max((date - now).total_seconds(), 0.0)
