"""A page as clauses, each with what it is about: the works and the year in force where it stands."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import takewhile

from backends.script import simplified
from builder.extraction.chinese.masking import Masked, mask
from builder.extraction.chinese.values import dates, numbers
from builder.extraction.english.values import find_amounts, find_dates
from builder.sentences import sentences
from schemas.graph import Literal
from schemas.text import Chunk, Document, Language, Span
from solver.language import folded
from solver.reading.numbers.written import amounts

_CHINESE_BREAK = re.compile(r"[，；：。！？!?;]+[”’」』）)]*")
_ENGLISH_BREAK = re.compile(
    r"[;:](?=\s)|,(?=\s+(?:and|but|while|where|which|who|whose|with|for|in|on|as|after|before)\b)|\s[—–]\s"
)
_WORK = re.compile(r"《([^《》]{1,40})》")
_ITALIC = re.compile(r"(?<!\*)\*([^*\n]{1,60})\*(?!\*)|“([A-Z][^”\n]{1,60})”")
_TRADITIONAL = re.compile("[們個這說會來時為國學書長開關對後從應現點還過進發電視業東車門馬語與創辦於]")
_TRADITIONAL_PAGE = 4  # characters of traditional script that make a page one
_PAIRS = (("《", "》"), ("“", "”"), ("（", "）"), ("(", ")"))
_YEARS = re.compile(r"(?<!\d)(?:1[0-9]|20)\d\d(?=年|\b)(?!\s*(?:万|元|米))")
WORKS = frozenset({"Work", "Film", "Series", "Song", "Album", "Book", "Programme"})
_THIS_WORK = re.compile(r"[该本全][片剧书曲]|影片|(?:The|This) (?:film|movie|series|novel|album|song)\b")
_HEADING = re.compile(r"^#{1,6}\s")
_LONG_SENTENCE = 240  # characters of English that are cut at commas
_LEAST_TITLE = 2  # characters of a name of a work without marks, as 作 is one of many words


@dataclass(frozen=True, slots=True)
class Named:
    """A thing that a document names: offsets of the words, the thing's type (empty if unknown), its id."""

    start: int
    end: int
    type: str
    entity: str


@dataclass(frozen=True, slots=True)
class Clause:
    """A stretch between stops. `text` is clean (no citation marks); `start`, `end` are the document's.

    `plain` is for matching: folded; `bare` is the same with the titles of works blanked out. `works` are named in
    it; `topics` are those it or the clauses before it in its paragraph are about, nearest first. `stop` is the
    punctuation that ends it. `year` is the last one named up to here in the paragraph. `named` are things of the store
    that it names.
    """

    chunk: str
    start: int
    end: int
    text: str
    plain: str
    bare: str
    stop: str
    sentence: int
    paragraph: int
    works: tuple[str, ...]
    topics: tuple[str, ...]
    dates: tuple[Literal, ...]
    numbers: tuple[Literal, ...]
    year: str = ""
    named: tuple[Named, ...] = ()


@dataclass(frozen=True, slots=True)
class Page:
    """A document's clauses in order, and the type of what it is about (empty if unknown).

    A page in traditional script is one in simplified characters here, title, text and clauses, each character at its
    place.
    """

    document: Document
    language: Language
    clauses: tuple[Clause, ...]
    subject: str = ""

    @property
    def opening(self) -> str:
        """The first sentence, made plain."""
        first = takewhile(lambda c: c.sentence == self.clauses[0].sentence, self.clauses)
        return " ".join(clause.plain for clause in first)


def speaks_of_page(clause: Clause, page: Page) -> bool:
    """Whether a clause on a work's page speaks of that work as this one, whatever was named before: 该片."""
    return page.subject in WORKS and _THIS_WORK.match(clause.text) is not None


def read_page(
    document: Document, chunks: Sequence[Chunk], titles: Sequence[Span] = (), named: Sequence[Named] = ()
) -> Page:
    """The clauses of the chunks given, in order; a clause never crosses a chunk.

    `titles` are stretches of the document that are names of works, `named` all things it names.
    """
    names = (title for title in titles if title.end - title.start >= _LEAST_TITLE)
    titled = frozenset(place for title in names for place in range(title.start, title.end))
    clauses: list[Clause] = []
    document, chunks = _in_simplified(document, chunks)
    paragraph = sentence = 0
    before = 0
    topics: tuple[str, ...] = ()
    year = ""
    for chunk in chunks:
        for start, end in _lines(chunk.text):
            if start or "\n" in document.text[before : chunk.start] or chunk.start == 0:
                paragraph += 1
                topics, year = (), ""
            line = chunk.text[start:end]
            if _HEADING.match(line) or not line.strip():
                continue
            for span in sentences(line, chunk.language):
                sentence += 1
                masked = _masked(
                    line[span.start : span.end], chunk.start + start + span.start, chunk.language
                )
                for piece in _pieces(masked, chunk.language):
                    clause = _clause(masked, piece, chunk, (sentence, paragraph), topics, titled)
                    if clause is not None:
                        year = next(reversed(_YEARS.findall(clause.text)), year)
                        topics = clause.topics
                        held = tuple(n for n in named if clause.start <= n.start and n.end <= clause.end)
                        clauses.append(replace(clause, year=year, named=held))
        before = chunk.end
    return Page(document, document.language, tuple(clauses))


def _in_simplified(document: Document, chunks: Sequence[Chunk]) -> tuple[Document, Sequence[Chunk]]:
    """A page in traditional script, character for character in simplified ones; any other as it is."""
    if len(_TRADITIONAL.findall(document.text)) < _TRADITIONAL_PAGE:
        return document, chunks
    read = [replace(chunk, text=simplified(chunk.text)) for chunk in chunks]
    return replace(document, title=simplified(document.title), text=simplified(document.text)), read


def _masked(sentence: str, offset: int, language: Language) -> Masked:
    """A sentence without citation marks; an English one keeps its half-width stops beside Chinese names."""
    masked = mask(sentence, offset)
    if language is Language.CHINESE:
        return masked
    return masked.respelled("".join(sentence[place - offset] for place in masked.origin))


def _lines(text: str) -> list[tuple[int, int]]:
    return [match.span() for match in re.finditer(r"[^\n]+", text)]


def _pieces(masked: Masked, language: Language) -> list[tuple[int, int, int]]:
    """(start, end of words, end of stop) of clauses in a clean sentence; 《》 are never cut."""
    text = masked.text
    if language is Language.CHINESE:
        breaks = _CHINESE_BREAK
    elif len(text) > _LONG_SENTENCE:
        breaks = _ENGLISH_BREAK
    else:
        return [(0, len(text), len(text))]
    pieces, start = [], 0
    for match in breaks.finditer(text):
        if any(text.count(a, 0, match.start()) > text.count(b, 0, match.start()) for a, b in _PAIRS):
            continue
        pieces.append((start, match.start(), match.end()))
        start = match.end()
    if start < len(text):
        pieces.append((start, len(text), len(text)))
    return pieces


def _clause(
    masked: Masked,
    piece: tuple[int, int, int],
    chunk: Chunk,
    place: tuple[int, int],
    topics: tuple[str, ...],
    titled: frozenset[int],
) -> Clause | None:
    first, last, after = piece
    words = masked.text[first:last]
    stripped = words.strip()
    if not stripped:
        return None
    lead = len(words) - len(words.lstrip())
    start, end = masked.span(first + lead, first + lead + len(stripped))
    works = _works(stripped, chunk.language)
    fresh = tuple(reversed(works))
    return Clause(
        chunk=chunk.id,
        start=start,
        end=end,
        text=stripped,
        plain=folded(stripped),
        bare=folded(_blanked(masked, first + lead, stripped, titled)),
        stop=masked.text[last:after],
        sentence=place[0],
        paragraph=place[1],
        works=works,
        topics=(*fresh, *(t for t in topics if t not in fresh))[:4],
        dates=_dates(stripped, chunk.language),
        numbers=_numbers(stripped, chunk.language),
    )


def _blanked(masked: Masked, first: int, words: str, titled: frozenset[int]) -> str:
    kept = [" " if masked.origin[first + i] in titled else c for i, c in enumerate(words)]
    return _WORK.sub(lambda match: " " * len(match.group()), "".join(kept))


def _works(text: str, language: Language) -> tuple[str, ...]:
    found = [match[1] for match in _WORK.finditer(text)]
    if language is Language.ENGLISH:
        found += [match[1] or match[2] for match in _ITALIC.finditer(text)]
    return tuple(dict.fromkeys(found))


def _dates(text: str, language: Language) -> tuple[Literal, ...]:
    if language is Language.CHINESE:
        return tuple(item.literal for item in dates(text) if item.literal is not None)
    return tuple(value.literal for value in find_dates(text))


def _numbers(text: str, language: Language) -> tuple[Literal, ...]:
    if language is Language.CHINESE:
        found = tuple(item.literal for item in numbers(text) if item.literal is not None)
        return (*found, *(one for one in amounts(text) if one not in found))
    years = {value.start for value in find_dates(text)}
    return tuple(v.literal for v in find_amounts(text) if v.start not in years and v.literal.text)
