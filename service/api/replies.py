"""Documents as replies over HTTP."""

from __future__ import annotations

import json
from collections.abc import Mapping

from starlette.responses import Response

from service.shapes import Json


def encoded(document: Mapping[str, Json]) -> bytes:
    """A document on one line of UTF-8; half a character, which a request may hold, becomes `?`."""
    text = json.dumps(document, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    return text.encode("utf-8", "replace")


class JsonReply(Response):
    """One JSON document, as the command line prints it with `--json`."""

    media_type = "application/json"

    def __init__(
        self, document: Mapping[str, Json], status_code: int = 200, headers: Mapping[str, str] | None = None
    ) -> None:
        super().__init__(encoded(document), status_code, {"Cache-Control": "no-store", **(headers or {})})
