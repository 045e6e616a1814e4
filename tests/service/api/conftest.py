"""The application over a small store, asked in this process or by a server on a loopback port."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from pydantic import SecretStr

import guanxi
from schemas.events import PlanBegun
from schemas.settings import HashingSettings, ServerSettings
from service.api import build_app
from service.api.desk import Desk
from service.api.guard import LOOPBACK
from service.api.server import Listening, listen
from service.api.stopping import Server
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


@pytest.fixture(scope="session")
def shared(built: Path) -> Iterator[SharedWorkspace]:
    opened = SharedWorkspace(str(built), settings_of(built.parent))
    yield opened
    opened.close()


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """A page of plain files."""
    (tmp_path / "index.html").write_text("<!doctype html><title>关系</title>", encoding="utf-8")
    (tmp_path / "ask.js").write_text("export const one = 1;\n", encoding="utf-8")
    (tmp_path / "style.css").write_text("body { margin: 0 }\n", encoding="utf-8")
    return tmp_path


class EndlessSolver:
    """Begins a plan and never ends, until it is cancelled."""

    def __init__(self) -> None:
        self.begun, self.cancelled = threading.Event(), threading.Event()

    async def aask(self, question, *, seconds, least_confidence=None, watch=None):
        if watch is not None:
            watch(PlanBegun("Output(o1)", ()))
        self.begun.set()
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            self.cancelled.set()
            raise


class Endless:
    """The workspace of a store whose solver never ends; a `SharedWorkspace`."""

    def __init__(self, shared: SharedWorkspace, **limits: int) -> None:
        self._shared = shared
        self.solver = EndlessSolver()
        self.settings = shared.settings.model_copy(update={"server": ServerSettings(**limits)})
        self.name, self.shown = shared.name, shared.shown

    @contextmanager
    def lent(self):
        with self._shared.lent() as workspace:
            yield replace(workspace, solver=self.solver)


@asynccontextmanager
async def client_of(
    shared, *, key: str | None = None, page: Path | None = None
) -> AsyncIterator[httpx.AsyncClient]:
    """A client of the application in this process."""
    desk = Desk.of(shared)
    transport = httpx.ASGITransport(app_of(desk, key, page), raise_app_exceptions=False)
    try:
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            yield client
    finally:
        await desk.close()


def app_of(desk: Desk, key: str | None = None, page: Path | None = None):
    secret = None if key is None else SecretStr(key)
    return build_app(desk, hosts=LOOPBACK, key=secret, **({} if page is None else {"page": page}))


def reply_of(shared, method: str, path: str, *, client: dict | None = None, **request) -> httpx.Response:
    """The reply to one request."""

    async def asking() -> httpx.Response:
        async with client_of(shared, **(client or {})) as asker:
            return await asker.request(method, path, **request)

    return asyncio.run(asking())


@contextmanager
def served(shared) -> Iterator[str]:
    """The URL of a server on a loopback port; stopped as a signal stops it."""
    with listen(Listening(port=0)) as bound:
        desk = Desk.of(shared)
        server = Server(app_of(desk), desk.gate, grace=0.2)
        thread = threading.Thread(target=server.run, kwargs={"sockets": [bound]}, daemon=True)
        thread.start()
        while not server.started:
            time.sleep(0.01)
        try:
            yield f"http://127.0.0.1:{bound.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join(10)
        assert not thread.is_alive()
