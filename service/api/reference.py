"""The endpoints as a plain page, made from the API's description: no script, nothing from elsewhere."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse

router = APIRouter()

_PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>{title}</title>
<h1>{title} {version}</h1>
<p>{summary} The whole description for programs: <a href="openapi.json">openapi.json</a>.</p>
<table>
<thead><tr><th>endpoint</th><th>takes</th><th>gives</th></tr></thead>
<tbody>
{rows}
</tbody>
</table>
</html>
"""


@router.get("/docs", include_in_schema=False)
async def reference(request: Request) -> HTMLResponse:
    """The endpoints for people."""
    return HTMLResponse(reference_page(request.app.openapi()))


def reference_page(description: Mapping[str, Any]) -> str:
    """An OpenAPI description as a page."""
    info = description["info"]
    return _PAGE.format(
        title=escape(info["title"]),
        version=escape(info["version"]),
        summary=escape(info["summary"]),
        rows="\n".join(_rows(description)),
    )


def _rows(description: Mapping[str, Any]) -> Iterator[str]:
    for path, operations in description["paths"].items():
        for method, operation in operations.items():
            cells = (f"{method.upper()} {path}", ", ".join(_taken(operation)), operation["description"])
            yield "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>"


def _taken(operation: Mapping[str, Any]) -> Iterator[str]:
    """The names of an endpoint's parameters (`?` where they may be left out), or of its body."""
    for parameter in operation.get("parameters", ()):
        yield parameter["name"] if parameter["required"] else f"{parameter['name']}?"
    for content in operation.get("requestBody", {}).get("content", {}).values():
        yield content["schema"]["$ref"].rpartition("/")[2]
