"""Files, folders, globs and standard input to pages; what cannot be read is named with its reason."""

from __future__ import annotations

import glob
import mimetypes
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path, PurePosixPath
from typing import BinaryIO

from builder.readers.markdown import read_markdown
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

STANDARD_INPUT = "-"
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
    origins: dict[str, str] = {}
    for source, size in zip(sources, sizes, strict=True):
        for found in read_source(source, meter):
            yield _once(found, origins) if isinstance(found, Page) else found
        meter.finish(size)


def find_sources(inputs: Sequence[str | Path], *, standard_input: BinaryIO | None = None) -> list[Source]:
    """The files of paths, folders (all files below) and globs; `-` is standard input.

    InputError for a path or glob where there is nothing.
    """
    found: list[Source] = []
    for given in inputs:
        if str(given) == STANDARD_INPUT:
            stream = standard_input if standard_input is not None else sys.stdin.buffer
            found.append(_from_stream(stream.read()))
        else:
            found += _from_path(given)
    return found


def read_source(source: Source, meter: Meter | None = None) -> Iterator[Page | LeftOut]:
    """The pages of one file by its ending; a file that cannot be read gives one LeftOut."""
    try:
        if source.suffix == ".jsonl" or source.suffix == ".ndjson":
            yield from read_jsonl(source, meter)
        elif source.suffix == ".json":
            yield from read_json(source)
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


def _once(page: Page, origins: dict[str, str]) -> Page | LeftOut:
    key = page.document.key
    if key not in origins:
        origins[key] = page.origin
        return page
    return LeftOut(
        page.origin,
        f"two documents have the key {key!r}: {origins[key]}, which is built, and {page.origin}, which is not; "
        "give records their own ids, or build from the folder above both",
    )


def _from_path(given: str | Path) -> list[Source]:
    path = Path(given)
    if path.is_dir():
        files = [file for file in path.rglob("*") if file.is_file() and not _hidden(file, path)]
        return sorted(
            (Source(file.relative_to(path).as_posix(), file) for file in files), key=lambda s: s.key
        )
    if path.exists():
        return [Source(path.name, path)]
    if glob.has_magic(str(given)):
        root = _root_of(str(given))
        files = [Path(name) for name in glob.glob(str(given), recursive=True)]
        found = [Source(file.relative_to(root).as_posix(), file) for file in files if file.is_file()]
        if found:
            return sorted(found, key=lambda source: source.key)
    raise InputError(f"there is no file or folder at {given}.", path=str(given), hint="check the path")


def _root_of(pattern: str) -> Path:
    parts = Path(pattern).parts
    fixed = next(number for number, part in enumerate(parts) if glob.has_magic(part))
    return Path(*parts[:fixed])


def _hidden(file: Path, root: Path) -> bool:
    return any(part.startswith(".") for part in file.relative_to(root).parts)


def _from_stream(content: bytes) -> Source:
    start = content[:200].lstrip(b"\xef\xbb\xbf \r\n\t")[:1]
    ending = "jsonl" if start == b"{" else "json" if start == b"[" else "txt"
    return Source(f"stdin.{ending}", None, content)


def _unread(source: Source) -> str:
    kind = (
        mimetypes.guess_type(PurePosixPath(source.key).name)[0]
        or f"a file ending in {source.suffix or 'nothing'}"
    )
    advice = _ADVICE.get(source.suffix, "save it as txt or md")
    return f"{kind} is not read, only {_READ}; {advice}"
