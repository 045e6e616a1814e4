"""Reads JSON and JSON Lines: one page a record with `text`, and `id`, `title`, metadata if it has them."""

from __future__ import annotations

import gzip
import itertools
import json
import zlib
from collections.abc import Iterator
from typing import BinaryIO

from builder.language import language_of
from builder.readers.decoding import check_text, clean, decode
from builder.readers.page import LeftOut, Page
from builder.readers.source import Meter, Source
from builder.readers.titling import without_title
from builder.readers.wrapping import unwrapped
from builder.subject import opening_name
from schemas.errors import InputError
from schemas.text import Document, Language

MAX_RECORD = 64 << 20  # bytes of one line
MAX_JSON = 256 << 20  # bytes of a .json file, which is read whole
_LANGUAGES = {"zh": Language.CHINESE, "en": Language.ENGLISH}
_EXPORT = "this is an export of guanxi; take it back with: guanxi import {}"
_DAMAGED = (EOFError, zlib.error, gzip.BadGzipFile)


def read_jsonl(source: Source, meter: Meter | None = None) -> Iterator[Page | LeftOut]:
    """A page for each line, one line in memory at a time; a bad line is left out with its number."""
    with source.open(meter) as stream:
        for number in itertools.count(1):
            place = f"{source.key}:{number}"
            try:
                line = _next_line(stream)
                if line is None:
                    return
                if not line.strip():
                    continue
                record = _parsed(line)
                if number == 1 and _is_export(record):
                    yield LeftOut(source.key, _EXPORT.format(source.label), source.key)
                    return
                yield page_of_record(record, source, place)
            except InputError as error:
                yield LeftOut(place, str(error), source.key)
                if isinstance(error.__cause__, _DAMAGED):
                    return


def read_json(source: Source) -> Iterator[Page | LeftOut]:
    """A page for each record of a JSON array, or the one page of a JSON object."""
    content = _parsed(source.read(MAX_JSON))
    records = content if isinstance(content, list) else [content]
    for number, record in enumerate(records, 1):
        place = f"{source.key}:{number}" if isinstance(content, list) else source.key
        try:
            yield page_of_record(record, source, place)
        except InputError as error:
            yield LeftOut(place, str(error), source.key)


def _next_line(stream: BinaryIO) -> bytes | None:
    try:
        line = stream.readline(MAX_RECORD + 1)
        if len(line) > MAX_RECORD:
            while line and not line.endswith(b"\n"):
                line = stream.readline(MAX_RECORD)
            raise InputError(f"the line has more than {MAX_RECORD} bytes.", hint="split the record")
    except _DAMAGED as error:
        raise InputError(f"the gzip file is damaged from here on: {error}.", hint="pack it again") from error
    return line or None


def _parsed(content: bytes) -> object:
    try:
        return json.loads(decode(content))
    except RecursionError as error:
        raise InputError("its JSON is nested too deep to read.", hint="a record is a flat object") from error
    except ValueError as error:
        raise InputError(
            f"it is not JSON: {error}.", hint="write one JSON object a line in .jsonl"
        ) from error


def _is_export(record: object) -> bool:
    """Whether a first line is the header of `guanxi export`."""
    return isinstance(record, dict) and "guanxi" in record and "text" not in record


def page_of_record(record: object, source: Source, place: str) -> Page:
    """The page of one record; InputError for one without a text that can be stored."""
    if not isinstance(record, dict):
        raise InputError(f"a record is an object, not {type(record).__name__}.", hint='write {"text": "…"}')
    fields = {str(name): value for name, value in record.items()}
    body = fields.pop("text", None)
    if not isinstance(body, str):
        kind = "missing" if body is None else type(body).__name__
        raise InputError(f'its "text" is {kind}; it must be a string.', hint='write {"id": "…", "text": "…"}')
    key = _scalar(fields.pop("id", None)) or place
    has_title = "title" in fields
    title = " ".join(_scalar(fields.pop("title", None)).split())
    text = without_title(unwrapped(clean(body)), title)
    title = title if has_title else opening_name(text)
    language = _LANGUAGES.get(_scalar(fields.get("language"))) or language_of(text)
    metadata = {name: _scalar(value) for name, value in fields.items() if _is_scalar(value)}
    for name, value in (("the id", key), ("the title", title), *metadata.items()):
        check_text(name, value)
    document = Document(key, title, text, source.place, language, metadata)
    return Page(
        document, origin=f"{source.label}:{place.rpartition(':')[2]}" if ":" in place else source.label
    )


def _is_scalar(value: object) -> bool:
    return isinstance(value, str | int | float) and value != ""


def _scalar(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value) if isinstance(value, str | int | float) else ""
