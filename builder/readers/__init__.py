"""Files, folders, globs and standard input to pages; what cannot be read is named with its reason."""

from __future__ import annotations

import mimetypes
from collections.abc import Iterator, Sequence
from pathlib import Path, PurePosixPath
from typing import BinaryIO

from builder.readers.finding import find_sources
from builder.readers.markdown import read_markdown
from builder.readers.mediawiki import read_dump
from builder.readers.origins import Origins
from builder.readers.page import Heading, LeftOut, Page, StatementLine
from builder.readers.plain import read_text
from builder.readers.records import read_json, read_jsonl
from builder.readers.source import Meter, Source
from builder.readers.triples import read_triples
from schemas.errors import InputError

__all__ = [
    "Heading",
    "LeftOut",
    "Meter",
    "Page",
    "Source",
    "StatementLine",
    "find_sources",
    "read",
    "read_source",
]

_TEXT = frozenset({".txt", ".text"})
_MARKDOWN = frozenset({".md", ".markdown"})
_TRIPLES = frozenset({".tsv", ".csv"})
_READ = "txt, md, json, jsonl, tsv and csv (each also .gz)"
_ADVICE = {
    ".doc": "save it as docx or txt",
    ".rtf": "save it as txt",
    ".odt": "save it as txt",
    ".xls": "save it as csv",
    ".xlsx": "save it as csv",
}


def read(
    inputs: Sequence[str | Path], *, standard_input: BinaryIO | None = None, meter: Meter | None = None
) -> Iterator[Page | LeftOut]:
    """Every page of the inputs, in order of their paths; of two with one key the second is left out.

    `meter` is told how far reading is.
    """
    meter = meter if meter is not None else Meter()
    sources = find_sources(inputs, standard_input=standard_input)
    sizes = [source.size for source in sources]
    meter.total = sum(sizes)
    with Origins() as origins:
        for source, size in zip(sources, sizes, strict=True):
            for found in read_source(source, meter):
                yield _once(found, origins) if isinstance(found, Page) else found
            meter.finish(size)


def read_source(source: Source, meter: Meter | None = None) -> Iterator[Page | LeftOut]:
    """The pages of one file by its ending; a file that cannot be read, or holds none, gives one LeftOut."""
    if source.problem:
        yield LeftOut(source.key, source.problem, source.key)
        return
    empty = True
    for found in _read_by_ending(source, meter):
        empty = False
        yield found
    if empty:
        yield LeftOut(source.key, "it holds no document")


def _read_by_ending(source: Source, meter: Meter | None) -> Iterator[Page | LeftOut]:
    try:
        if source.suffix == ".jsonl" or source.suffix == ".ndjson":
            yield from read_jsonl(source, meter)
        elif source.suffix == ".json":
            yield from read_json(source)
        elif source.suffix == ".xml":
            yield from read_dump(source, meter)
        elif source.suffix in _MARKDOWN:
            yield read_markdown(source)
        elif source.suffix in _TRIPLES:
            yield read_triples(source)
        elif source.suffix in _TEXT:
            yield read_text(source)
        else:
            yield LeftOut(source.key, _unread(source), source.key)
    except InputError as error:
        yield LeftOut(source.key, str(error), source.key)


def _once(page: Page, origins: Origins) -> Page | LeftOut:
    key = page.document.key
    before = origins.note(key, page.origin)
    if not before:
        return page
    return LeftOut(
        page.origin,
        f"two documents have the key {key!r}: {before}, which is built, and {page.origin}, which is not; "
        "give records their own ids, or build from the folder above both",
    )


def _unread(source: Source) -> str:
    kind = (
        mimetypes.guess_type(PurePosixPath(source.key).name)[0]
        or f"a file ending in {source.suffix or 'nothing'}"
    )
    advice = _ADVICE.get(source.suffix, "save it as txt or md")
    return f"{kind} is not read, only {_READ}; {advice}"
