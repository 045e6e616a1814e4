"""Reads files of bare triples: one document whose lines are its statements, each its own evidence."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Sequence

from builder.language import language_of
from builder.readers.decoding import clean, decode
from builder.readers.page import LeftOut, Page, StatementLine
from builder.readers.source import Source
from schemas.errors import InputError
from schemas.text import Document

_FIELDS = 3
_HEADER = frozenset({"subject", "predicate", "object", "relation", "head", "tail", "property", "value"})
_PREDICATES = frozenset(
    "predicate relation relationship property attribute edge 谓语 谓词 关系 属性 关系类型 p rel".split()
)
"""What the second of three columns is called over triples, whatever the others are."""


def read_triples(source: Source) -> Iterator[Page | LeftOut]:
    """A page of statements from subject, predicate and object a line, parted by tabs (CSV: by commas).

    CSV is rewritten with tabs, so that every offset is one of the text that is stored. Empty lines
    and a first line of column names are skipped; a line without three fields is left out with its number.
    InputError where no line is a triple.
    """
    text = clean(decode(source.read()))
    if source.suffix == ".csv":
        text = _with_tabs(text)
    lines: list[StatementLine] = []
    for number, found in _lines(text):
        if isinstance(found, StatementLine):
            lines.append(found)
        else:
            yield LeftOut(f"{source.key}:{number}", str(found), source.key)
    if not lines:
        raise InputError("it holds no triple.", hint="write subject, tab, predicate, tab, object on a line")
    language = language_of(text[:20_000])
    document = Document(source.key, "", text, source.place, language)
    yield Page(document, structured=True, statements=tuple(lines), origin=source.label)


def is_triple_header(fields: Sequence[str]) -> bool:
    """Whether three fields are the names of a triple's columns."""
    names = [value.strip().casefold() for value in fields]
    if len(names) != _FIELDS:
        return False
    return names[1] in _PREDICATES or len(_HEADER.intersection(names)) == _FIELDS


def _lines(text: str) -> Iterator[tuple[int, StatementLine | InputError]]:
    """Each line that says something with its number: its triple, or why it is none."""
    start = 0
    for number, line in enumerate(text.split("\n"), 1):
        end = start + len(line)
        if line.strip() and not (number == 1 and is_triple_header(line.split("\t"))):
            yield number, _statement(line, start)
        start = end + 1


def _statement(line: str, start: int) -> StatementLine | InputError:
    fields = line.split("\t")
    if len(fields) != _FIELDS or not all(map(str.strip, fields)):
        return InputError(
            f"the line has {sum(bool(field.strip()) for field in fields)} fields; a triple has 3.",
            hint="write subject, tab, predicate, tab, object",
        )
    spans: list[tuple[int, int]] = []
    place = start
    for value in fields:
        left = place + len(value) - len(value.lstrip())
        spans.append((left, left + len(value.strip())))
        place += len(value) + 1
    return StatementLine(start, start + len(line), spans[0], spans[1], spans[2])


def _with_tabs(text: str) -> str:
    try:
        rows = list(csv.reader(io.StringIO(text), strict=True))
    except csv.Error as error:
        raise InputError(f"it is not CSV: {error}.", hint="quote fields that hold commas") from error
    return "\n".join("\t".join(" ".join(field.split()) for field in row) for row in rows)
