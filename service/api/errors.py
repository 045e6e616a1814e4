"""Errors as replies over HTTP: the command line's error document, and a status."""

from __future__ import annotations

from collections.abc import Sequence
from http import HTTPStatus
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.responses import Response

from schemas.errors import (
    AccessError,
    BusyError,
    FlowError,
    GuanxiError,
    InputError,
    ModelError,
    ParseError,
    RequestError,
    StoreError,
    UnknownNameError,
    VerificationError,
)
from service.api.models import FailureModel
from service.api.replies import JsonReply
from service.shapes import Json, error_document
from service.sharing import SharedWorkspace

_STATUS: tuple[tuple[type[GuanxiError], HTTPStatus], ...] = (
    (UnknownNameError, HTTPStatus.NOT_FOUND),
    (AccessError, HTTPStatus.UNAUTHORIZED),
    (BusyError, HTTPStatus.SERVICE_UNAVAILABLE),
    (StoreError, HTTPStatus.SERVICE_UNAVAILABLE),
    (ModelError, HTTPStatus.SERVICE_UNAVAILABLE),
    (InputError, HTTPStatus.BAD_REQUEST),
    (FlowError, HTTPStatus.BAD_REQUEST),
    (ParseError, HTTPStatus.BAD_REQUEST),
    (VerificationError, HTTPStatus.BAD_REQUEST),
    (RequestError, HTTPStatus.BAD_REQUEST),
)
"""By the first class that an error is of; any other is the server's own."""

FAILURES: dict[int | str, dict[str, Any]] = {
    status.value: {"model": FailureModel}
    for status in (
        HTTPStatus.BAD_REQUEST,
        HTTPStatus.UNAUTHORIZED,
        HTTPStatus.NOT_FOUND,
        HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
        HTTPStatus.UNPROCESSABLE_ENTITY,
        HTTPStatus.INTERNAL_SERVER_ERROR,
        HTTPStatus.SERVICE_UNAVAILABLE,
    )
}
"""What every endpoint may reply besides what it is asked for; as FastAPI wants it."""

_AS_JSON = "Send a JSON object as the body, with the header Content-Type: application/json."
_FIELDS = "The fields are listed at /openapi.json."
_STEPS = 4  # of a location that are told
_LONGEST_STEP = 40  # characters
_HINTS = {
    HTTPStatus.BAD_REQUEST: "The body is to be JSON in UTF-8.",
    HTTPStatus.NOT_FOUND: "The endpoints are listed at /openapi.json.",
    HTTPStatus.METHOD_NOT_ALLOWED: "The header Allow names the methods.",
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: "server.body of the settings is the limit.",
}
_CLIENT_GONE = 499  # as proxies log it; nobody is there to read it


def status_of(error: GuanxiError) -> HTTPStatus:
    """The status that tells of an error."""
    found = (status for kind, status in _STATUS if isinstance(error, kind))
    return next(found, HTTPStatus.INTERNAL_SERVER_ERROR)


def shown_error(error: GuanxiError, workspace: SharedWorkspace) -> dict[str, Json]:
    """An error's document as clients are told it; see `SharedWorkspace.shown`."""
    return error_document(workspace.shown(error))


def error_reply(error: GuanxiError, status: HTTPStatus | None = None) -> JsonReply:
    """The reply to a request that failed."""
    return JsonReply(error_document(error), status or status_of(error), _headers(error))


def add_handlers(app: FastAPI, workspace: SharedWorkspace) -> None:
    """Let the application reply to every error with its document."""

    async def ours(_: Request, error: GuanxiError) -> Response:
        return JsonReply(shown_error(error, workspace), status_of(error), _headers(error))

    app.exception_handler(GuanxiError)(ours)
    app.exception_handler(RequestValidationError)(_invalid)
    app.exception_handler(HTTPException)(_refused)
    app.exception_handler(ClientDisconnect)(_gone)
    app.exception_handler(Exception)(_unexpected)


async def _invalid(request: Request, error: RequestValidationError) -> Response:
    problem = error.errors()[0]
    is_json = "json" in request.headers.get("content-type", "")
    hint = _FIELDS if is_json or problem["loc"] != ("body",) else _AS_JSON
    told = RequestError(f"{_where(problem['loc'])}: {problem['msg']}.", hint=hint)
    return error_reply(told, HTTPStatus.UNPROCESSABLE_ENTITY)


def _where(steps: Sequence[int | str]) -> str:
    """The way to what is wrong, of a few short steps."""
    words = [str(step) for step in steps[:_STEPS]]
    shown = [word if len(word) <= _LONGEST_STEP else f"{word[:_LONGEST_STEP]}…" for word in words]
    return " → ".join(shown + ["…"] * (len(steps) > _STEPS))


async def _refused(_: Request, error: HTTPException) -> Response:
    status = HTTPStatus(error.status_code)
    reply = error_reply(RequestError(f"{status.phrase}.", hint=_HINTS.get(status, "")), status)
    reply.headers.update(error.headers or {})
    return reply


async def _gone(_: Request, error: ClientDisconnect) -> Response:
    return Response(status_code=_CLIENT_GONE)


async def _unexpected(_: Request, error: Exception) -> Response:
    return error_reply(GuanxiError("the server failed.", hint="Its log says where."))


def _headers(error: GuanxiError) -> dict[str, str]:
    if isinstance(error, BusyError):
        return {"Retry-After": str(error.retry_after)}
    if isinstance(error, AccessError):
        return {"WWW-Authenticate": "Bearer"}
    return {}
