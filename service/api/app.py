"""The application: endpoints, the page, errors and the guard, wired over one desk."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from importlib.metadata import version
from pathlib import Path

from fastapi import Depends, FastAPI
from fastapi.security import HTTPBearer
from pydantic import SecretStr
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp

from service.api import asking, looking, reference
from service.api.desk import Desk
from service.api.errors import add_handlers
from service.api.guard import Guard

PAGE = Path(__file__).parents[1] / "web"
"""The page for people: plain files, served as they are."""

_SUMMARY = "Questions answered from encyclopedia pages, with the words that prove it."


def build_app(
    desk: Desk, *, hosts: Collection[str] | None, key: SecretStr | None = None, page: Path = PAGE
) -> ASGIApp:
    """What a server runs; it closes the desk when the server stops.

    `hosts` are those that a request may name, None for any; with a `key` the endpoints want it.
    """

    @asynccontextmanager
    async def life(_: FastAPI) -> AsyncIterator[None]:
        yield
        await desk.close()

    app = FastAPI(
        title="Guanxi",
        summary=_SUMMARY,
        version=version("guanxi"),
        lifespan=life,
        docs_url=None,  # its pages load scripts from elsewhere
        redoc_url=None,
    )
    app.state.desk = desk
    add_handlers(app, desk.shared)
    guarded = (
        [Depends(HTTPBearer(auto_error=False))] if key is not None else []
    )  # described so; the guard checks it
    app.include_router(asking.router, dependencies=guarded)
    app.include_router(looking.router, dependencies=guarded)
    app.include_router(reference.router)
    app.router.default = StaticFiles(directory=page, html=True, check_dir=False)
    return Guard(app, hosts=hosts, key=key, body=desk.settings.server.body)
