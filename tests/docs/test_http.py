"""Every example of the HTTP reference is true: a server gives what the page shows."""

from __future__ import annotations

import asyncio
import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from schemas.settings import Settings
from service.sharing import SharedWorkspace
from tests.docs.conftest import ROOT
from tests.service.api.conftest import client_of

TEXT = (ROOT / "docs" / "reference" / "http.md").read_text(encoding="utf-8")
EXAMPLE = re.compile(
    r"^```http\n(?P<method>GET|POST) (?P<path>[^\n]+)\n(?P<body>[^`]*)```\n"
    r"(?:```(?P<kind>json|text)(?: (?P<status>\d+))?\n(?P<shown>.*?)^```$)?",
    re.MULTILINE | re.DOTALL,
)
MORE = "…"


@dataclass(frozen=True)
class Example:
    method: str
    path: str
    body: Any
    status: int
    kind: str | None
    shown: str


def examples() -> list[Example]:
    return [
        Example(
            match["method"],
            match["path"],
            json.loads(match["body"]) if match["body"] else None,
            int(match["status"] or 200),
            match["kind"],
            match["shown"] or "",
        )
        for match in EXAMPLE.finditer(TEXT)
    ]


@pytest.mark.models
@pytest.mark.xdist_group("docs")
def test_the_server_gives_what_the_page_shows(built_store: Path):
    shared = SharedWorkspace(str(built_store), Settings())

    async def asking() -> None:
        async with client_of(shared) as client:
            for one in examples():
                reply = await client.request(one.method, one.path, json=one.body)
                assert reply.status_code == one.status, one
                if one.kind == "json":
                    assert lacking(json.loads(one.shown), reply.json()) == [], one.path
                if one.kind == "text":
                    given = [(name, json.loads(data)) for name, data in events(reply.text)]
                    for name, data in events(one.shown):
                        near = [lacking(json.loads(data), other) for kind, other in given if kind == name]
                        assert [] in near, name

    asyncio.run(asking())
    shared.close()


def test_every_endpoint_has_an_example():
    shown = {(one.method, one.path.partition("?")[0]) for one in examples()}
    titled = re.findall(r"(GET|POST) (/api/[\w/.]+)", "".join(re.findall(r"^### .*$", TEXT, re.MULTILINE)))
    assert shown == set(titled)


@pytest.mark.parametrize(
    ("shown", "given", "missing"),
    [
        ({"a": 1}, {"a": 1, "b": 2}, []),
        ({"a": 2}, {"a": 1}, ["a: 2"]),
        ({"c": 1}, {"a": 1}, ["c: 1"]),
        ({"a": "one …"}, {"a": "one two"}, []),
        ({"a": "two …"}, {"a": "one two"}, ["a: two …"]),
        ([{"a": 1}], [{"a": 1}, {"a": 2}], [": 2 and not 1"]),
        ([{"a": 2}, "…"], [{"a": 1}, {"a": 2, "b": 1}], []),
        ([{"a": 3}, "…"], [{"a": 1}], [": {'a': 3}"]),
    ],
)
def test_an_example_is_compared_as_far_as_it_goes(shown: object, given: object, missing: list[str]):
    assert lacking(shown, given) == missing


def events(text: str) -> list[tuple[str, str]]:
    return re.findall(r"event: (\w+)\ndata: (.*)", text)


def lacking(shown: Any, given: Any, place: str = "") -> list[str]:
    """What an example shows and a reply does not give."""
    if isinstance(shown, dict) and isinstance(given, dict):
        return [
            line
            for key, item in shown.items()
            for line in lacking(item, given.get(key), f"{place}.{key}".lstrip("."))
        ]
    if isinstance(shown, list) and isinstance(given, list):
        wanted = [item for item in shown if item != MORE]
        if len(wanted) == len(shown) != len(given):
            return [f"{place}: {len(given)} and not {len(shown)}"]
        return [f"{place}: {item}" for item in wanted if all(lacking(item, other) for other in given)]
    if isinstance(shown, str) and shown.endswith(MORE) and isinstance(given, str):
        return [] if given.startswith(shown.removesuffix(MORE)) else [f"{place}: {shown}"]
    return [] if shown == given else [f"{place}: {shown}"]
