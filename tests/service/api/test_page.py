"""The page's files and the reference are served as they are."""

from __future__ import annotations

from pathlib import Path

import pytest

from service.sharing import SharedWorkspace
from tests.service.api.conftest import reply_of


@pytest.mark.parametrize(
    ("path", "type_", "text"),
    [
        ("/", "text/html", "关系"),
        ("/?q=谁", "text/html", "关系"),
        ("/ask.js", "javascript", "export"),
        ("/style.css", "text/css", "body"),
    ],
)
def test_a_file_is_served_with_its_type(
    shared: SharedWorkspace, page: Path, path: str, type_: str, text: str
):
    reply = reply_of(shared, "GET", path, client={"page": page})
    assert type_ in reply.headers["content-type"]
    assert text in reply.text
    assert reply.headers["cache-control"] == "no-cache"
    assert reply.headers["etag"]


@pytest.mark.parametrize("path", ["/no.js", "/..%2Fsmall.db", "/%2e%2e/small.db"])
def test_nothing_beside_the_page_is_served(shared: SharedWorkspace, page: Path, path: str):
    reply = reply_of(shared, "GET", path, client={"page": page})
    assert reply.status_code == 404
    assert reply.json()["error"]["code"] == "request"


def test_the_reference_lists_the_endpoints_without_a_script(shared: SharedWorkspace):
    page = reply_of(shared, "GET", "/docs").text
    assert "<td>POST /api/ask</td><td>Asking</td>" in page
    assert "<td>GET /api/subgraph</td><td>name, limit?</td>" in page
    assert "<script" not in page
    assert "//" not in page
