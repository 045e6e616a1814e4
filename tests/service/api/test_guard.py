"""Who may come in, and what every reply carries."""

from __future__ import annotations

import pytest

from service.sharing import SharedWorkspace
from tests.service.api.conftest import reply_of

KEY = "a-key-of-many-characters"


def health(shared: SharedWorkspace, *, key: str | None = None, path: str = "/api/health", **headers: str):
    return reply_of(shared, "GET", path, client={"key": key}, headers=headers)


@pytest.mark.parametrize(
    "host", ["localhost", "LOCALHOST:8000", "127.0.0.1", "127.0.0.1:80", "[::1]", "[::1]:1"]
)
def test_this_machine_is_asked_by_its_own_names(shared: SharedWorkspace, host: str):
    assert health(shared, host=host).status_code == 200


@pytest.mark.parametrize(
    "host", ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "localhost@evil", "", "[::1"]
)
def test_another_name_for_this_machine_is_refused(shared: SharedWorkspace, host: str):
    reply = health(shared, host=host)
    assert reply.status_code == 400
    assert reply.json()["error"]["code"] == "host"


@pytest.mark.parametrize("given", [f"Bearer {KEY}", f"bearer  {KEY} "])
def test_the_key_opens(shared: SharedWorkspace, given: str):
    assert health(shared, key=KEY, authorization=given).status_code == 200


@pytest.mark.parametrize("given", ["", KEY, "Bearer", "Bearer wrong", f"Basic {KEY}", f"Bearer {KEY}x"])
@pytest.mark.parametrize("path", ["/api/health", "/openapi.json", "/docs"])
def test_nothing_else_opens(shared: SharedWorkspace, given: str, path: str):
    reply = health(shared, key=KEY, path=path, authorization=given)
    assert reply.status_code == 401
    assert reply.headers["www-authenticate"] == "Bearer"
    assert reply.json()["error"]["code"] == "key"


def test_the_page_that_asks_for_the_key_needs_none(shared: SharedWorkspace, page):
    assert reply_of(shared, "GET", "/", client={"key": KEY, "page": page}).status_code == 200


@pytest.mark.parametrize("path", ["/api/health", "/api/nothing", "/docs", "/openapi.json"])
def test_every_reply_lets_a_browser_load_nothing_from_elsewhere(shared: SharedWorkspace, path: str):
    headers = health(shared, path=path).headers
    assert headers["content-security-policy"].startswith("default-src 'self';")
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert not [name for name in headers if name.startswith("access-control")]
