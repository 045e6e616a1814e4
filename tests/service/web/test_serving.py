"""The page as the service serves it."""

from __future__ import annotations

import asyncio

import httpx
import pytest

from schemas.settings import Settings
from service.api import build_app
from service.api.desk import Desk
from service.api.guard import LOOPBACK
from service.sharing import SharedWorkspace
from tests.service.web.conftest import WEB

TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
}
FILES = sorted(path.relative_to(WEB).as_posix() for path in WEB.rglob("*") if path.is_file())


def reply(path: str) -> httpx.Response:
    """What a server of a store that is not even there replies: the page needs none."""

    async def asking() -> httpx.Response:
        desk = Desk.of(SharedWorkspace("none.db", Settings()))
        transport = httpx.ASGITransport(build_app(desk, hosts=LOOPBACK))
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            return await client.get(path)

    return asyncio.run(asking())


@pytest.mark.parametrize("file", FILES)
def test_each_file_is_served_as_what_it_is_under_the_policy(file):
    served = reply(f"/{file}")
    assert (served.status_code, served.content) == (200, (WEB / file).read_bytes())
    assert served.headers["content-type"] == TYPES[(WEB / file).suffix]
    policy = dict(part.split(" ", 1) for part in served.headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'self'"
    assert "unsafe" not in served.headers["content-security-policy"]


def test_the_page_stands_at_the_root():
    assert reply("/").content == (WEB / "index.html").read_bytes()
