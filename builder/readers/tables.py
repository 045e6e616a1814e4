"""Reads table files (CSV, TSV) row by row: a header's labels with their values, each row a line that states facts."""

from __future__ import annotations

import csv
import io
import itertools
import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import BinaryIO

from builder.language import has_han
from builder.readers.decoding import encoding_of
from builder.readers.page import Cell as PageCell
from builder.readers.page import LeftOut, Page, Row, RowKind
from builder.readers.records import page_of_record
from builder.readers.source import DAMAGED, Source
from builder.readers.triples import is_triple_header, read_triples
from builder.readers.words import Inline, Words
from builder.readers.writer import CELL, Writer
from schemas.errors import InputError
from schemas.names import name_key
from schemas.ontology import Ontology
from schemas.text import Document, Language, Span

ROWS = 2000  # of one document; a longer table becomes several
_MOST_COLUMNS = 500
_TRIPLE = 3
_KEYS = frozenset(
    "name title id film person work 名称 名字 姓名 标题 片名 剧名 书名 歌名 电影 作品 人物 公司 公司名称 学校 "
    "词条".split()
)
"""What the first of three columns is called in a table."""

_NUMBER = re.compile(r"[+\-−]?\d[\d.,:/\- 年月日%]{0,30}")
_SHOWN = 200  # rows by which three columns are told from triples


def read_table(source: Source) -> Iterator[Page | LeftOut]:
    """Bare triples, records with a column `text` (a page each), or a table: one page for each ROWS rows.

    The first line names the columns, unless the file holds triples. A row of another length, and a
    record without text, is left out with its number. InputError where the file cannot be parsed.
    """
    with source.open() as stream:
        try:
            lines = _rows(stream, source)
            header = next(lines, [])
            shown = _shown(lines) if len(header) == _TRIPLE else []
        except DAMAGED as error:
            raise InputError(f"it is not sound: {error}.", hint="pack it again") from error
    labels = [" ".join(label.split()) for label in header]
    if _holds_triples(labels, shown):
        yield from read_triples(source)
        return
    _check_header(labels)
    with source.open() as stream:
        rows = itertools.islice(enumerate(_rows(stream, source), 1), 1, None)
        if "text" in map(str.lower, labels):
            yield from _records(rows, labels, source)
        else:
            yield from _tables(rows, labels, source)


def _rows(stream: BinaryIO, source: Source) -> Iterator[list[str]]:
    """The fields of each row that has any; InputError where it is no text or no CSV from there on."""
    start = stream.read(1 << 16)
    rest = io.BufferedReader(_Rest(start, stream))
    text = io.TextIOWrapper(rest, encoding=encoding_of(start), newline="")
    delimiter = "\t" if source.suffix == ".tsv" else _delimiter(start)
    if source.suffix == ".tsv":
        reader = csv.reader(text, delimiter=delimiter, quoting=csv.QUOTE_NONE)
    else:
        reader = csv.reader(text, delimiter=delimiter, strict=True)
    try:
        for row in reader:
            if any(field.strip() for field in row):
                yield row
    except csv.Error as error:
        raise InputError(
            f"it is not CSV from here on: {error}.", hint="quote fields that hold commas"
        ) from error
    except UnicodeDecodeError as error:
        raise InputError(f"it is not {text.encoding} from here on.", hint="save it as UTF-8") from error
    except DAMAGED as error:
        raise InputError(f"it is damaged from here on: {error}.", hint="pack it again") from error


class _Rest(io.RawIOBase):
    """The first bytes again, then the rest of the stream."""

    def __init__(self, start: bytes, stream: BinaryIO) -> None:
        self._start, self._stream = start, stream

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: memoryview) -> int:  # type: ignore[override]
        block, self._start = self._start[: len(buffer)], self._start[len(buffer) :]
        if not block:
            block = self._stream.read(len(buffer))
        buffer[: len(block)] = block
        return len(block)


def _delimiter(start: bytes) -> str:
    """A semicolon where the first line has more of them than commas, as some programs export."""
    line = start.replace(b"\x00", b"").split(b"\n", 1)[0]
    return ";" if line.count(b";") > line.count(b",") else ","


def _shown(rows: Iterator[list[str]]) -> list[list[str]]:
    """The first rows, up to one that cannot be read."""
    shown: list[list[str]] = []
    with suppress(InputError):
        shown.extend(itertools.islice(rows, _SHOWN))
    return shown


def _holds_triples(labels: Sequence[str], rows: Sequence[Sequence[str]]) -> bool:
    """Whether three columns are subject, predicate and object: not where the first line names the columns."""
    if len(labels) != _TRIPLE:
        return False
    return is_triple_header(labels) or not (name_key(labels[0]) in _KEYS or _heads(labels, rows))


def _heads(labels: Sequence[str], rows: Sequence[Sequence[str]]) -> bool:
    """Whether a first line stands over two rows or more of three columns as their header.

    Then it has no number, none of its words stands again in its column, the first column has each thing once, the
    second no one value alone and few names of relations, and either the second or the third has numbers alone, or
    there are three rows or more and the second has each value once: a predicate is said of many things.
    """
    if len(rows) < 2 or any(len(row) != _TRIPLE for row in rows) or any(map(_NUMBER.fullmatch, labels)):
        return False
    columns = [[name_key(value) for value in column] for column in zip(*rows, strict=True)]
    if any(name_key(label) in column for label, column in zip(labels, columns, strict=True)):
        return False
    if len(set(columns[0])) < len(rows) or len(set(columns[1])) == 1 or _are_relations(labels[1:2], rows):
        return False
    numbers = any(all(map(_NUMBER.fullmatch, column)) for column in columns[1:])
    return numbers or (len(rows) > 2 and len(set(columns[1])) == len(rows))


def _are_relations(label: Sequence[str], rows: Sequence[Sequence[str]]) -> bool:
    """Whether half of a second column, its first line with it, names relations: 导演, `place of birth`."""
    ontology = Ontology.load()
    values = [*label, *(row[1] for row in rows)]
    return sum(bool(ontology.predicates_named(value.strip())) for value in values) * 2 >= len(values)


def _check_header(labels: Sequence[str]) -> None:
    if len(labels) < 2:
        raise InputError(
            "its first line has one column." if labels else "it holds no text.",
            hint="write a header and rows",
        )
    if len(labels) > _MOST_COLUMNS:
        raise InputError(f"it has {len(labels)} columns; at most {_MOST_COLUMNS} are read.", hint="split it")
    if not labels[0] or labels[0].isdigit():
        raise InputError("its first column has no name.", hint="write the columns' names in the first line")
    twice = [label for number, label in enumerate(labels) if label and label in labels[:number]]
    if twice:
        raise InputError(f"two columns are called {twice[0]!r}.", hint="give each its own name")


def _records(
    rows: Iterator[tuple[int, list[str]]], labels: Sequence[str], source: Source
) -> Iterator[Page | LeftOut]:
    for number, row in rows:
        place = f"{source.key}:{number}"
        record = {label.lower(): value for label, value in zip(labels, row, strict=False) if label}
        try:
            yield page_of_record(record, source, place)
        except InputError as error:
            yield LeftOut(place, str(error), source.key)


def _tables(
    rows: Iterator[tuple[int, list[str]]], labels: Sequence[str], source: Source
) -> Iterator[Page | LeftOut]:
    """Pages of ROWS rows; the first keeps the file's key if it is the only one."""
    kept: list[list[str]] = []
    first, broken = 0, False
    try:
        for number, row in rows:
            if len(row) > len(labels):
                reason = f"the row has {len(row)} fields; the header names {len(labels)}."
                yield LeftOut(f"{source.key}:{number}", reason, source.key)
                continue
            if len(kept) == ROWS:
                yield _page(kept, labels, source, f"{source.key}:{first or 2}")
                kept, first = [], number
            kept.append(row)
    except InputError as error:
        broken = True
        yield LeftOut(source.key, str(error), source.key)
    if kept:
        yield _page(kept, labels, source, f"{source.key}:{first}" if first else source.key)
    elif not first and not broken:
        raise InputError("it holds a header, and no row.", hint="write rows below it")


def _page(rows: Sequence[Sequence[str]], labels: Sequence[str], source: Source, key: str) -> Page:
    writer = Writer()
    for row in rows:
        _write(writer, labels, row)
    page = writer.page(Document(key, "", "", source.place, Language.ENGLISH), origin=source.label)
    return Page(
        page.document,
        structured=True,
        rows=page.rows,
        sheet=Span(0, len(page.document.text)),
        origin=page.origin,
    )


def _write(writer: Writer, labels: Sequence[str], row: Sequence[str]) -> None:
    """`片名：功夫 | 导演：周星驰`, and where each label and value stands."""
    parts: list[str] = []
    cells: list[PageCell] = []
    at = writer.length
    for label, value in zip(labels, row, strict=False):
        words = _words(value)
        if not words.text or not label:
            continue
        mark = "：" if has_han(label) or has_han(words.text) else ": "
        start = at + len(label) + len(mark)
        cells.append(PageCell(Span(at, at + len(label)), (Span(start, start + len(words.text)),)))
        parts.append(label + mark + words.text)
        at = start + len(words.text) + len(CELL)
    line = writer.line(Words(CELL.join(parts)))
    if line is not None:
        writer.rows.append(Row(RowKind.RECORD, line, tuple(cells)))


def _words(value: str) -> Words:
    inline = Inline()
    inline.add(value)
    return inline.finish()
