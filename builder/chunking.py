"""Cuts a document into chunks: whole sentences, never across a heading, each an exact slice."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from builder.language import language_of
from builder.readers.page import Heading, Page
from builder.sentences import sentences
from schemas.settings import ChunkingSettings
from schemas.text import Chunk, ChunkKind, Language, Span

_LINE = re.compile(r"[^\n]+")
_HEADING_LENGTH = {Language.CHINESE: 16, Language.ENGLISH: 60}  # characters: longer lines are prose
_PROSE_LENGTH = {Language.CHINESE: 40, Language.ENGLISH: 80}  # characters: a section has such a line
_NOT_A_HEADING = re.compile(r"[。！？!?.,，、；;：:…\]）)”\"]$|^[-*•·\d(（\[]|[|\t]|https?:")
_CLAUSE_END = re.compile(r"[，；、：,;:]|\s")
_SHIELDED = re.compile(r"《[^《》\n]{1,80}》|\d[\d,.]*")


def chunk(page: Page, settings: ChunkingSettings) -> tuple[Chunk, ...]:
    """The chunks of a page in order; a page of statements has one a line."""
    if page.statements:
        return _statement_chunks(page)
    text = page.document.text
    found: list[Chunk] = []
    for section in _sections(page):
        for span in _pieces(text, section, settings, page.document.language):
            start = _with_overlap(text, span.start, section.start, settings.overlap)
            found.append(_chunk(page, len(found), Span(start, span.end), section.headings))
    return tuple(found)


@dataclass(frozen=True, slots=True)
class _Section:
    """Text between two headings."""

    start: int
    end: int
    headings: tuple[str, ...]


def _chunk(page: Page, ordinal: int, span: Span, headings: tuple[str, ...]) -> Chunk:
    document = page.document
    text = document.text[span.start : span.end]
    language = language_of(text, document.language)
    return Chunk(
        f"{document.key}#{ordinal}", document.key, ordinal, span.start, span.end, text, language, headings
    )


def _statement_chunks(page: Page) -> tuple[Chunk, ...]:
    document = page.document
    return tuple(
        Chunk(
            f"{document.key}#{ordinal}",
            document.key,
            ordinal,
            line.start,
            line.end,
            document.text[line.start : line.end],
            document.language,
            kind=ChunkKind.STATEMENT,
        )
        for ordinal, line in enumerate(page.statements)
    )


def _sections(page: Page) -> Iterator[_Section]:
    headings = page.headings if page.structured else _plain_headings(page.document.text)
    path: list[Heading] = []
    start = 0
    for heading in headings:
        yield _Section(start, heading.start, tuple(h.text for h in path))
        path = [h for h in path if h.level < heading.level] + [heading]
        start = heading.end
    yield _Section(start, len(page.document.text), tuple(h.text for h in path))


def _plain_headings(text: str) -> list[Heading]:
    """Short lines without end punctuation, one or two of them, right before a line of prose.

    Two in a row are a section's title and its first part's; one alone continues at the level of
    the last part.
    """
    lines = list(_LINE.finditer(text))
    found: list[Heading] = []
    run: list[re.Match[str]] = []
    for line in lines:
        if line.start() > 0 and _looks_like_heading(line[0]):
            run.append(line)
            continue
        if 1 <= len(run) <= 2 and _is_prose(line[0]):
            nested = len(run) == 1 and bool(found) and found[-1].level == 2
            first = 2 if nested else 1
            found += [
                Heading(match[0].strip(), first + place, match.start(), match.end())
                for place, match in enumerate(run)
            ]
        run = []
    return found


def _looks_like_heading(line: str) -> bool:
    stripped = line.strip()
    language = language_of(stripped)
    if not 2 <= len(stripped) <= _HEADING_LENGTH[language] or _NOT_A_HEADING.search(stripped):
        return False
    return language is Language.CHINESE or stripped[0].isupper()


def _is_prose(line: str) -> bool:
    return len(line.strip()) >= _PROSE_LENGTH[language_of(line)]


def _pieces(text: str, section: _Section, settings: ChunkingSettings, default: Language) -> list[Span]:
    """Spans of about equal size made of whole sentences; none exceeds the size if no sentence does."""
    body = text[section.start : section.end]
    language = language_of(body, default)
    size = settings.chinese if language is Language.CHINESE else settings.english
    size = min(size, settings.limit)
    units = [
        Span(part.start + section.start, part.end + section.start)
        for sentence in sentences(body, language)
        for part in _cut_long(body, sentence, settings.limit)
    ]
    return _packed(units, size)


def _packed(units: Sequence[Span], size: int) -> list[Span]:
    if not units:
        return []
    total = units[-1].end - units[0].start
    target = total / -(-total // size)  # equal parts: no chunk of one short last sentence
    found: list[Span] = []
    start, end = units[0].start, units[0].end
    for unit in units[1:]:
        over_target = unit.end - start - target > target - (end - start)
        if unit.end - start > size or over_target:
            found.append(Span(start, end))
            start = unit.start
        end = unit.end
    found.append(Span(start, end))
    return found


def _cut_long(text: str, sentence: Span, limit: int) -> Iterator[Span]:
    """The sentence, cut after a clause (never inside 《》 or a number if avoidable) where it exceeds the limit."""
    start = sentence.start
    while sentence.end - start > limit:
        end = _cut_point(text, start, start + limit)
        yield from _stripped(text, start, end)
        start = end
    yield from _stripped(text, start, sentence.end)


def _cut_point(text: str, start: int, latest: int) -> int:
    shields = [match.span() for match in _SHIELDED.finditer(text, start, min(len(text), latest + 80))]
    half = start + (latest - start) // 2
    ends = [match.end() for match in _CLAUSE_END.finditer(text, half, latest)]
    for end in reversed(ends):
        if not any(left < end < right for left, right in shields):
            return end
    return next((left for left, right in shields if left < latest < right and left > start), latest)


def _stripped(text: str, start: int, end: int) -> Iterator[Span]:
    while start < end and text[start].isspace():
        start += 1
    while end > start and text[end - 1].isspace():
        end -= 1
    if start < end:
        yield Span(start, end)


def _with_overlap(text: str, start: int, earliest: int, overlap: int) -> int:
    """A start up to `overlap` characters earlier, at the beginning of a clause or word of the section."""
    if overlap == 0 or start == earliest:
        return start
    lowest = max(earliest, start - overlap)
    boundary = _CLAUSE_END.search(text, lowest, start)
    moved = lowest if lowest == earliest else (boundary.end() if boundary else start)
    while moved < start and text[moved].isspace():
        moved += 1
    return moved
