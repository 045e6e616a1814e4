"""Books of the writer whom a page is about, told by their year alone: `*Snow* (1970) is the story of a doctor`."""

from __future__ import annotations

import re
from collections.abc import Iterator

from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.names.brackets import Found
from builder.extraction.english.reading import Title
from builder.extraction.english.word_order.filmography import is_dated, other_subject
from schemas.text import Span

_WRITES = re.compile(
    r"\b(?:novelist|(?<!screen)(?<!song)(?:\b)writer|author|poet|playwright|dramatist|essayist|biographer|memoirist)\b"
)
_NO_WRITER = re.compile(
    r"\b(?:film|screenwriter|songwriter|singer|director|actor|actress|filmmaker|musician|rapper|composer|cartoonist)\b"
)
# What is told of another work than a book, or of a book of somebody else.
_NOT_WRITTEN = re.compile(
    r"\b(?:films?|filmed|movies?|adapt\w+|direct\w+|screen\w*|opera|musical|series|television|TV|episodes?|albums?|songs?|"
    r"starring|starred|magazine|journal|newspaper|weekly|edit(?:s|ed|or|ing)|translat\w+|reviews?|reviewed|read|reading|"
    r"influenced|inspired by|admir\w+|imitat\w+|anthology|dedicated|paint\w+|contribut\w+|"
    r"prefaces?|foreword|introduction|"
    r"illustrat\w+|based on|parod\w+|compar\w+|like|modelled on|unfinished|documentary|"
    r"exhibition|essay on|biography of|"
    r"wrote (?:about|for|in)|published in|serial\w+|about (?:him|her)|portrait of (?:him|her))\b"
)
_CLAUSES = re.compile(r";|\s[–—]\s|,?\s(?:while|whereas|but|although|though|unlike)\s")
_OWNED = re.compile(r"(?P<owner>[A-Z][\w.-]*)['’]s?\s+(?:[\w-]+\s+){0,4}$")
_BY = re.compile(r"^,?\s+(?:an? [^,;]{0,30}?)?(?:by|with|about|on)\s+[A-Z]")
_CAME_OUT = re.compile(
    r"(?:,[^,;.]*,)? (?:came out|appeared|was published|followed)\b[^;.,]*?\b(?:1[5-9]|20)\d\d\b"
)
_CONFIDENCE = 0.85


def is_writer(description: str) -> bool:
    """Whether a definition says that somebody writes books, and nothing of films and songs before it."""
    writes, other = _WRITES.search(description), _NO_WRITER.search(description)
    return writes is not None and (other is None or writes.end() <= other.start())


def read_books(resolver: Resolver, sentence: Span) -> Iterator[Found]:
    """Titles with a year in brackets that a sentence tells of nobody else; offsets are the document's."""
    tree, passage, cast = resolver.tree, resolver.parsed.passage, resolver.cast
    if cast.subject.type != "Person" or not is_writer(cast.description):
        return
    low, high = tree[sentence.start].start, tree[sentence.end - 1].end
    cuts = [low, *(m.end() for m in _CLAUSES.finditer(passage.plain, low, high)), high]
    for title in passage.titles:
        if title.work and low <= title.start < high and _is_told(resolver, title, high):
            start = max(cut for cut in cuts if cut <= title.start)
            end = min(cut for cut in cuts if cut >= title.end)
            if not _is_anothers(resolver, title, start, end):
                words = resolver.words(title.start, title.end)
                work = cast.meet(words, "Work", "rule", passage.starts[title.start])
                if cast.current(work).type in ("Work", "Book") and work != cast.subject:
                    where = passage.locate(title.start, title.end)
                    yield Found(work, "author", cast.subject, *where, _CONFIDENCE)


def _is_told(resolver: Resolver, title: Title, high: int) -> bool:
    """Whether a title has its year, in brackets or as that in which it came out."""
    after = resolver.parsed.passage.plain[title.end : high]
    return is_dated(resolver, title) or _CAME_OUT.match(after) is not None


def _is_anothers(resolver: Resolver, title: Title, start: int, end: int) -> bool:
    """Whether the clause around a title tells of another writer, of another art, or of no writing."""
    plain = resolver.parsed.passage.plain
    before, after = plain[start : title.start], plain[title.end : end]
    owner = _OWNED.search(before)
    if owner is not None and owner["owner"] not in resolver.cast.subject.name.split():
        return True
    if _NOT_WRITTEN.search(before) or _BY.search(after) or _NOT_WRITTEN.search(after[:50]):
        return True
    return other_subject(resolver, Span(start, title.start), title.start)
