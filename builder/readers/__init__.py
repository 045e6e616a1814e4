"""Files, folders, globs and standard input to pages; what cannot be read is named with its reason."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import BinaryIO

from builder.readers.finding import find_sources
from builder.readers.formats import PLAIN, check_content, unread
from builder.readers.markdown import read_markdown
from builder.readers.mediawiki import read_dump
from builder.readers.origins import Origins
from builder.readers.page import Heading, LeftOut, Page, StatementLine
from builder.readers.pdf import read_pdf
from builder.readers.plain import read_text
from builder.readers.records import read_json, read_jsonl
from builder.readers.source import Meter, Source
from builder.readers.tables import read_table
from builder.readers.webpages import read_html
from builder.readers.word import read_docx
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

_MARKDOWN = frozenset({".md", ".markdown"})
_HTML = frozenset({".html", ".htm", ".xhtml"})
_TABLES = frozenset({".tsv", ".csv"})


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
    with ExitStack() as stack:
        origins = stack.enter_context(Origins())
        for source in sources:
            stack.callback(source.close)
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
        check_content(source)
        if source.suffix == ".jsonl" or source.suffix == ".ndjson":
            yield from read_jsonl(source, meter)
        elif source.suffix == ".json":
            yield from read_json(source)
        elif source.suffix == ".xml":
            yield from read_dump(source, meter)
        elif source.suffix == ".pdf":
            yield read_pdf(source)
        elif source.suffix in _HTML:
            yield read_html(source)
        elif source.suffix == ".docx":
            yield read_docx(source)
        elif source.suffix in _MARKDOWN:
            yield read_markdown(source)
        elif source.suffix in _TABLES:
            yield from read_table(source)
        elif source.suffix in PLAIN:
            yield read_text(source)
        else:
            yield LeftOut(source.key, unread(source), source.key)
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
