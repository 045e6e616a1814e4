"""The application over a small store, asked in this process or by a server on a loopback port."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from pydantic import SecretStr

import guanxi
from schemas.settings import HashingSettings, ServerSettings
from service.api import build_app
from service.api.desk import Desk
from service.api.guard import LOOPBACK
from service.sharing import SharedWorkspace

PAGES = {
    "乔安.md": "# 乔安\n\n乔安（Joan Qiao），1970年5月1日出生于宁波，演员。"
    "1999年，他与林岚共同出演电影《远山》，饰演阿木。\n\n## 生活\n\n乔安住在𠮷祥路。\n",
    "林岚.md": "# 林岚\n\n林岚，1975年3月2日出生于上海，演员、歌手。\n",
}
QUESTION = "乔安是哪一年出生的？"


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The store's file, built once; rule taggers, hashed vectors."""
    folder = tmp_path_factory.mktemp("served")
    (folder / "pages").mkdir()
    for name, text in PAGES.items():
        (folder / "pages" / name).write_text(text, encoding="utf-8")
    with guanxi.open(folder / "small.db", settings=settings_of(folder)) as graph:
        graph.build([folder / "pages"])
    return folder / "small.db"


def settings_of(folder: Path, **limits: int) -> guanxi.Settings:
    embedder = HashingSettings(type="hashing")
    return guanxi.Settings(cache=folder / "cache", embedder=embedder, server=ServerSettings(**limits))


@pytest.fixture
def settings(built: Path) -> guanxi.Settings:
    return settings_of(built.parent)


@pytest.fixture
def shared(built: Path, settings: guanxi.Settings) -> Iterator[SharedWorkspace]:
    opened = SharedWorkspace(str(built), settings)
    yield opened
    opened.close()


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """A page of plain files."""
    (tmp_path / "index.html").write_text("<!doctype html><title>关系</title>", encoding="utf-8")
    (tmp_path / "ask.js").write_text("export const one = 1;\n", encoding="utf-8")
    (tmp_path / "style.css").write_text("body { margin: 0 }\n", encoding="utf-8")
    return tmp_path


@asynccontextmanager
async def client_of(
    shared: SharedWorkspace, *, key: str | None = None, page: Path | None = None, host: str = "localhost"
) -> AsyncIterator[httpx.AsyncClient]:
    """A client of the application in this process."""
    desk = Desk.of(shared)
    secret = None if key is None else SecretStr(key)
    app = build_app(desk, hosts=LOOPBACK, key=secret, **({} if page is None else {"page": page}))
    transport = httpx.ASGITransport(app, raise_app_exceptions=False)
    async with httpx.AsyncClient(transport=transport, base_url=f"http://{host}") as client:
        yield client
    await desk.close()
