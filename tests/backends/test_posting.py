"""What may pass is posted again, never beyond the seconds; a key goes to its own address alone."""

from __future__ import annotations

import time
from datetime import UTC, datetime

import pytest

from backends.posting import Patience, Posted, is_loopback, post_json, read_retry_after
from schemas.errors import ModelError
from tests.backends.language_models.server import LocalServer, Said

GOOD = Said(b'{"a": 1}')
AT_ONCE = Patience(first_pause=0.0)
NOON = datetime(2026, 5, 1, 12, 0, 0, tzinfo=UTC)


def test_the_reply_comes_as_it_was_sent() -> None:
    with LocalServer(GOOD) as server:
        posted = post_json(server.url, {"问": "谁"}, patience=AT_ONCE, key="k1")
    assert posted == Posted(b'{"a": 1}', 200)
    assert server.asked[0].body == {"问": "谁"}
    assert server.asked[0].headers["Authorization"] == "Bearer k1"
    assert server.asked[0].headers["Content-Type"] == "application/json"


def test_without_a_key_none_is_sent() -> None:
    with LocalServer(GOOD) as server:
        post_json(server.url, {}, patience=AT_ONCE)
    assert "Authorization" not in server.asked[0].headers


def test_half_a_surrogate_pair_is_replaced_and_a_whole_one_joined() -> None:
    with LocalServer(GOOD) as server:
        post_json(server.url, {"a": "\ud83d", "b": "\ud83d\ude00"}, patience=AT_ONCE)
    assert server.asked[0].body == {"a": "�", "b": "😀"}


@pytest.mark.parametrize("status", [408, 409, 425, 429, 500, 502, 529])
def test_what_may_pass_is_tried_again(status: int) -> None:
    with LocalServer(Said(status=status), Said(status=status), GOOD) as server:
        assert post_json(server.url, {}, patience=AT_ONCE).content == GOOD.body
    assert len(server.asked) == 3


@pytest.mark.parametrize("status", [400, 401, 404, 422])
def test_a_refusal_is_not_repeated_and_keeps_its_words(status: int) -> None:
    with LocalServer(Said(b"no", status), GOOD) as server:
        assert post_json(server.url, {}, patience=AT_ONCE) == Posted(b"no", status, f"status {status}")
    assert len(server.asked) == 1


def test_tries_end() -> None:
    with LocalServer(answer=lambda body: Said(status=503)) as server:
        assert post_json(server.url, {}, patience=Patience(tries=2, first_pause=0.0)).problem == "status 503"
    assert len(server.asked) == 2


def test_a_redirect_is_not_followed() -> None:
    with LocalServer(GOOD) as other, LocalServer(Said(status=307, headers={"Location": other.url})) as server:
        posted = post_json(server.url, {}, patience=AT_ONCE, key="k1")
        assert (posted.problem, other.asked) == ("status 307", [])


def test_a_pause_that_the_server_asks_for_is_kept() -> None:
    with LocalServer(Said(status=429, headers={"Retry-After": "1"}), GOOD) as server:
        started = time.monotonic()
        posted = post_json(server.url, {}, patience=Patience(seconds=20, first_pause=0.0))
    assert posted.content == GOOD.body
    assert time.monotonic() - started >= 1


def test_a_pause_that_does_not_fit_ends_it_at_once() -> None:
    with LocalServer(Said(status=429, headers={"Retry-After": "30"}), GOOD) as server:
        started = time.monotonic()
        posted = post_json(server.url, {}, patience=Patience(seconds=20, first_pause=0.0))
    assert posted.problem == "status 429, to be asked again in 30 s"
    assert time.monotonic() - started < 10


def test_without_seconds_the_server_does_not_say_how_long_to_wait() -> None:
    with LocalServer(Said(status=429, headers={"Retry-After": "3600"}), GOOD) as server:
        assert post_json(server.url, {}, patience=AT_ONCE).content == GOOD.body


@pytest.mark.parametrize(
    "slow", [Said(wait=60), Said(b"x" * 10_000, trickle=0.05)], ids=["silent", "trickling"]
)
def test_a_slow_reply_is_left_when_the_seconds_are_over(slow: Said) -> None:
    with LocalServer(slow) as server:
        started = time.monotonic()
        posted = post_json(server.url, {}, patience=Patience(seconds=0.5))
        assert posted == Posted(problem="no reply within 0.5 s")
        assert 0.5 <= time.monotonic() - started < 5


def test_no_seconds_send_nothing() -> None:
    with LocalServer(GOOD) as server:
        assert post_json(server.url, {}, patience=Patience(seconds=0)).problem == "no reply within 0 s"
    assert server.asked == []


def test_a_server_that_is_not_there_is_named() -> None:
    with LocalServer() as server:
        pass
    assert post_json(server.url, {}, patience=AT_ONCE) == Posted(problem="ConnectError")


def test_a_reply_that_is_too_long_is_refused() -> None:
    with LocalServer(Said(b"x" * 11), Said(b"x" * 10)) as server:
        patience = Patience(first_pause=0.0, most_bytes=10)
        long, fitting = (post_json(server.url, {}, patience=patience) for _ in range(2))
    assert long == Posted(status=200, problem="a reply of more than 10 bytes")
    assert fitting.content == b"x" * 10


def test_what_is_no_address_is_named() -> None:
    with pytest.raises(ModelError, match="is no address"):
        post_json("http://[::1", {}, patience=AT_ONCE)


@pytest.mark.parametrize(
    ("text", "seconds"),
    [
        ("7", 7.0),
        (" 0.5 ", 0.5),
        ("Fri, 01 May 2026 12:01:30 GMT", 90.0),
        ("Fri, 01 May 2026 11:00:00 GMT", 0.0),
        ("soon", 0.0),
        ("-3", 0.0),
        ("", 0.0),
    ],
)
def test_when_to_come_back_is_read(text: str, seconds: float) -> None:
    assert read_retry_after(text, NOON) == seconds


@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("http://127.0.0.1:8080/v1", True),
        ("http://[::1]/v1", True),
        ("http://localhost:1/v1", True),
        ("https://api.example.org/v1", False),
        ("http://127.0.0.1.example.org/v1", False),
    ],
)
def test_what_goes_to_this_machine_goes_through_no_proxy(address: str, told: bool) -> None:
    assert is_loopback(address) is told


def test_a_wrong_proxy_is_a_problem_and_no_crash(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HTTP_PROXY", "foo://x")
    posted = post_json("http://192.0.2.1/v1", {}, patience=Patience(seconds=1.0, tries=1))
    assert posted.problem == "ValueError"
