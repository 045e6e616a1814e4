"""The page's files as a test reads them."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

import service

WEB = Path(service.__file__).parent / "web"
SCRIPTS = sorted(path.name for path in WEB.glob("*.js"))
_LINK = re.compile(r'^import \{([^}]*)\} from "\./([\w.]+)";$', re.MULTILINE)
_EXPORT = re.compile(r"^export (?:async )?(?:function|const|class) (\w+)", re.MULTILINE)


class Page(HTMLParser):
    """index.html: its elements as (tag, attributes), and whether each that opens is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.crossed: list[str] = []

    def handle_starttag(self, tag, attributes):
        self.elements.append((tag, dict(attributes)))
        if tag not in {"meta", "link", "img", "input"}:
            self.open.append(tag)

    def handle_endtag(self, tag):
        if not self.open or self.open.pop() != tag:
            self.crossed.append(tag)

    def values(self, attribute: str) -> list[str]:
        return [value for _, given in self.elements if (value := given.get(attribute)) is not None]


@pytest.fixture(scope="session")
def page() -> Page:
    parsed = Page()
    parsed.feed((WEB / "index.html").read_text(encoding="utf-8"))
    return parsed


@pytest.fixture(scope="session")
def words() -> dict[str, dict[str, str]]:
    """The messages by language."""
    return {
        path.stem: json.loads(path.read_text(encoding="utf-8")) for path in (WEB / "words").glob("*.json")
    }


def source(name: str) -> str:
    return (WEB / name).read_text(encoding="utf-8")


def imports(name: str) -> list[tuple[str, list[str]]]:
    """The modules that a module imports, each with the names that it takes."""
    return [(module, re.findall(r"\w+", names)) for names, module in _LINK.findall(source(name))]


def exports(name: str) -> set[str]:
    return set(_EXPORT.findall(source(name)))
