"""A chunk made ready for the parser: markup and brackets taken out, odd titles replaced by one word.

Every character of the plain text remembers the document range it stands for, so offsets survive.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from builder.citation_marks import CITATION_MARK
from builder.extraction.english.names.nicknames import find_nicknames
from builder.extraction.english.titles import (
    SIGHT_ABROAD,
    YEAR_BRACKET,
    is_odd,
    is_place,
    is_work,
    looks_like_title,
    quoted,
    title_start,
    unmarked,
)
from builder.whole_words import whole_words
from schemas.text import Span

# A proper noun that the parser never splits or reads as a verb; it stands for a title while parsing.
STAND_IN = "Casablanca"

_EMPHASIS = re.compile(r"(?P<mark>\*{1,3}|(?<!\w)_)(?=\S)(?P<inside>[^*_\n]{1,120}?)(?<=\S)(?P=mark)(?!\w)")
_NOISE = re.compile(
    r"\b[Cc]o-(?=(?:found|direct|writ|wrote|produc|star|own|author|creat|host|edit|compos)\w)|(?<= ) +"
)
_ADVERBS = (
    r"(?:(?:also|often|better|best|more|most|once|now|then|later|sometimes|just|(?<=[ (])[a-z]+ly)\s+)*"
)
_PEN_NAME = (
    r"by (?:his|her|its|their|the) (?:(?:stage|pen|ring|screen|professional|married|maiden|birth|religious|brand|"
    r"short|former|trade|English|Chinese|common|popular)[ -]?)?"
    r"(?:names?|acronym|initials|nickname|abbreviation|pseudonym)"
)
# `released as the lead single from the album` tells no other name.
_AS_ONE = r"\s+as\s+(?:(?:the|an?|his|her|its|their)\s+[a-z]|part\b|one\b)"
# Words behind which another name of the same thing stands.
CALLED = (
    rf"{_ADVERBS}(?:(?:known|released(?!{_AS_ONE})|titled|styled|stylized|credited|referred to|marketed)\s+{_ADVERBS}"
    rf"(?:in [A-Z][a-z]+ )?(?:as|{_PEN_NAME})|(?:abbreviated|shortened)(?:\s+(?:as|to))?|(?:spelled|spelt)(?:\s+as)?|"
    r"(?:written|transliterated|romani[sz]ed)\s+as|"
    r"called|nicknamed|dubbed)"
)
_NEXT_CLAUSE = r"(?:is|was|are|were)\b"
_CALLED = re.compile(
    rf",\s+(?P<inside>{CALLED}\s+[^,.;()\n]{{2,60}}?)"
    rf"(?:,(?!\s+an?\s)|(?=,\s+an?\s)|(?=\s+{_NEXT_CLAUSE})|(?=\s*\([^()\n]{{1,80}}\),?\s+{_NEXT_CLAUSE}))"
)
# `X, or simply Y, is`, `X, formerly Y, was`: only where the verb of the sentence comes next.
_OR = re.compile(
    r",\s+(?P<inside>(?:or|formerly|originally|previously|also)\s+(?:(?:just|simply|sometimes)\s+)?(?:the\s+)?"
    rf"[A-Z][^,.;()\n]{{1,60}}?)(?:,(?=\s+{_NEXT_CLAUSE})|(?=\s*\([^()\n]{{1,80}}\),?\s+{_NEXT_CLAUSE}))"
)
# `A beer tankard, or simply tankard, is`: a word of the name, which is no name elsewhere.
_OR_WORD = re.compile(
    r"\b(?i:(?P<word>[a-z][\w-]{2,}))(?:\s*\([^()\n]{0,80}\))?"
    r"(?P<cut>,\s+(?P<inside>or\s+(?:just|simply)\s+(?:(?:an?|the)\s+)?(?i:(?P=word))),)"
    rf"(?=\s+{_NEXT_CLAUSE})"
)
# `In *W* (1990) Ann Lee plays`, where a comma keeps the parser from reading on into the name.
_FRONTED = re.compile(r"(?:^|[.;]\s+)(?:In|For|With|After|Since|Before)\s[*_\"“]?$")
_GOES_ON = re.compile(r"\s*(?:\(\d{4}\))?\s+(?:[A-Z]\w|he\b|she\b)")
_CITATION = re.compile(CITATION_MARK)
_BRACKET = re.compile(r"\s*[(（](?P<inside>[^()（）\n]*(?:[(（][^()（）\n]*[)）][^()（）\n]*)*)[)）]")
_MARKUP = re.compile(r"^#{1,6}\s+|^\s*[-*]\s+(?=\S)|`", re.MULTILINE)
_LINK = re.compile(r"\[(?P<inside>[^\[\]\n]+)\]\([^()\s]*\)")
# The end of an item of a list, or of a table's row, whose words no sentence goes on with.
_ITEM = r"(?:[-*•·] +)?[A-ZÀ-Þ0-9“\"*](?:[^\n(.!?]|(?<=[A-Z])\.){1,60}\([^()\n]*\d{4}[^()\n]*\)"
_ITEM_END = re.compile(rf"^{_ITEM}(?:[^\n]*[^\s.!?;:,])?(?P<end>(?=\n{_ITEM}))", re.MULTILINE)
_ROW_END = re.compile(r"^[^\n]*\S \| [^\n]*?[^\s.](?P<end>(?=\n))", re.MULTILINE)
_SHIP_BEFORE = re.compile(r"\b(?:[RH]?MS|USS|SS|[Ll]iner|[Ss]hip|[Ff]erry|[Cc]ruiser|[Yy]acht)\s$")


@dataclass(frozen=True, slots=True)
class Aside:
    """A bracket taken out: document range of its inside, and where it stood in the plain text."""

    start: int
    end: int
    anchor: int


@dataclass(frozen=True, slots=True)
class Title:
    """A range of the plain text that is one name; `work`: by its typography, that of a work."""

    start: int
    end: int
    work: bool = True


@dataclass(frozen=True, slots=True)
class Passage:
    """`plain` is what the parser sees; `starts`, `ends` give each character's document range.

    `titles` are ranges of the plain text that typography (or the page itself) marks as a title.
    """

    plain: str
    starts: tuple[int, ...]
    ends: tuple[int, ...]
    asides: tuple[Aside, ...]
    titles: tuple[Title, ...]

    def locate(self, start: int, end: int) -> tuple[int, int]:
        """The document range of a range of the plain text."""
        return self.starts[start], self.ends[end - 1]


def read(
    text: str, offset: int, *, own: str = "", titles: Sequence[str] = (), italics: Sequence[Span] = ()
) -> Passage:
    """Make the text of a chunk that starts at document offset `offset` ready.

    `own` is the page's name, `titles` are those of works (of `find_titles`), `italics` the document
    ranges of emphasised words.
    """
    italic = _italic(text, offset, italics)
    cuts, marked = _plan(text, own, titles, italic)
    marked += italic
    plain: list[str] = []
    starts: list[int] = []
    ends: list[int] = []
    asides: list[Aside] = []
    spans: list[Title] = []
    here, comma = 0, False
    for cut in sorted([*cuts, *marked], key=lambda c: (c.start, -c.end)):
        if cut.start < here:
            continue
        if comma and (text[here : cut.start].strip() or cut.kind != "aside"):
            _add_mark(",", offset + here, plain, starts, ends)
            comma = False
        _copy(text, here, cut.start, offset, plain, starts, ends)
        if cut.kind == "title":
            at = len(starts)
            plain.append(STAND_IN)
            starts.extend([offset + cut.inner_start] * len(STAND_IN))
            ends.extend([offset + cut.inner_end] * len(STAND_IN))
            spans.append(Title(at, len(starts), cut.work))
            comma = cut.work and _is_fronted(text, cut)
        elif cut.kind == "stop":
            _add_mark(".", offset + cut.start, plain, starts, ends)
        elif cut.kind == "aside":
            asides.append(Aside(offset + cut.inner_start, offset + cut.inner_end, len(starts)))
        else:
            _copy(text, cut.inner_start, cut.inner_end, offset, plain, starts, ends)
        here = cut.end
    if comma:
        _add_mark(",", offset + here, plain, starts, ends)
    _copy(text, here, len(text), offset, plain, starts, ends)
    return Passage("".join(plain), tuple(starts), tuple(ends), tuple(asides), tuple(spans))


def find_titles(text: str, italics: Sequence[Span] = ()) -> tuple[str, ...]:
    """Titles of works that the text shows as such: in quotes, in italics, or before a year in brackets.

    Only those of several words, since these mean the work wherever they stand; longest first.
    """
    found = {text[a:b] for _, (a, b) in quoted(text)}
    found |= {text[cut.start : cut.end] for cut in _italic(text, 0, italics) if cut.work}
    shown = {span.end for span in italics}
    for match in YEAR_BRACKET.finditer(text):
        start = title_start(text, match.start())
        if match.start() not in shown and is_work(text[start : match.start()]) and not is_place(text, start):
            found.add(text[start : match.start()])
    return tuple(
        sorted((t for t in found if len(t.split()) > 1 and "\n" not in t), key=lambda t: (-len(t), t))
    )


def _italic(text: str, offset: int, italics: Sequence[Span]) -> list[_Cut]:
    """Emphasised titles of the text; a ship's name is in italics too, but is no work."""
    cuts = []
    low = bisect_left(italics, offset, key=lambda span: span.start)
    high = bisect_left(italics, offset + len(text), key=lambda span: span.start)
    for span in italics[low:high]:
        start, end = span.start - offset, span.end - offset
        if looks_like_title(text[start:end]):
            ship = _SHIP_BEFORE.search(text, max(0, start - 20), start)
            cuts.append(_Cut(start, end, start, end, "title", work=ship is None))
    return cuts


def _nicknames(text: str) -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
    for whole, inner in find_nicknames(text):
        yield (whole.start, whole.end), (inner.start, inner.end)


def title_at(passage: Passage, start: int, end: int) -> Title | None:
    """The title whose range covers these plain offsets, if any."""
    if not passage.titles:
        return None
    position = bisect_left(passage.titles, end, key=lambda title: title.end)
    if position < len(passage.titles) and passage.titles[position].start <= start:
        return passage.titles[position]
    return None


@dataclass(frozen=True, slots=True)
class _Cut:
    start: int
    end: int
    inner_start: int
    inner_end: int
    kind: str
    work: bool = True


def _plan(text: str, own: str, known: Sequence[str], italic: Sequence[_Cut]) -> tuple[list[_Cut], list[_Cut]]:
    cuts = [_Cut(m.start(), m.end(), m.end(), m.end(), "drop") for m in _CITATION.finditer(text)]
    cuts += [_Cut(m.start(), m.end(), m.end(), m.end(), "drop") for m in _MARKUP.finditer(text)]
    cuts += [_Cut(*m.span(), *m.span("inside"), "keep") for m in _LINK.finditer(text)]
    ends = (m for form in (_ROW_END, _ITEM_END) for m in form.finditer(text))
    cuts += [_Cut(*m.span("end"), *m.span("end"), "stop") for m in ends]
    links = [(c.start, c.end) for c in cuts if c.kind == "keep"]
    cuts += [_Cut(*whole, *inner, "keep") for whole, inner in _nicknames(text)]
    cuts += [
        _Cut(*m.span(), *m.span("inside"), "aside")
        for m in _BRACKET.finditer(text)
        if not any(a < m.end() and m.start() < b for a, b in links)
    ]
    cuts += [_Cut(m.start(), m.end(), m.end(), m.end(), "drop") for m in _NOISE.finditer(text)]
    cuts += [
        _Cut(*m.span(), *m.span("inside"), "aside") for form in (_CALLED, _OR) for m in form.finditer(text)
    ]
    cuts += [_Cut(*m.span("cut"), *m.span("inside"), "aside") for m in _OR_WORD.finditer(text)]
    titles = []
    for m in _EMPHASIS.finditer(text):
        kind = "title" if looks_like_title(m["inside"]) and m["mark"] != "**" else "keep"
        titles.append(_Cut(*m.span(), *m.span("inside"), kind))
    for whole, inner in quoted(text):
        titles.append(_Cut(*whole, *inner, "title"))
    for title in known:
        end = 0
        for start in whole_words(title, text):
            if start >= end:
                end = start + len(title)
                titles.append(_Cut(start, end, start, end, "title"))
    titles += [_Cut(*m.span("title"), *m.span("title"), "title") for m in unmarked(text)]
    titles += [_Cut(*m.span(), *m.span(), "title", work=False) for m in SIGHT_ABROAD.finditer(text)]
    if is_odd(own) or (own and " " not in own):
        # Not inside a longer name: `RMS Titanic`, `Belfast City Hall`.
        name = f"(?i:{re.escape(own)})" if " " in own else re.escape(own)
        found = re.finditer(rf"(?<![\w-])(?<![A-Z]\s){name}(?![\w-]|\s[A-Z])", text)
        titles.extend(
            _Cut(*m.span(), *m.span(), "title", work=False)
            for m in found
            if not re.search(r"\b[A-Z][\w.]*\s$", text[max(0, m.start() - 30) : m.start()])
        )
    shown = {cut.end for cut in italic}
    for m in YEAR_BRACKET.finditer(text):
        start = title_start(text, m.start())
        known_work = is_work(text[start : m.start()]) and not is_place(text, start)
        if m.start() not in shown and start < m.start() and known_work:
            titles.append(_Cut(start, m.start(), start, m.start(), "title"))
    return cuts, titles


def _is_fronted(text: str, title: _Cut) -> bool:
    """`In *W* (1990) Ann Lee plays`: a title that opens a sentence, and no comma before what follows."""
    opens = _FRONTED.search(text, max(0, title.start - 12), title.start) is not None
    return opens and _GOES_ON.match(text, title.end) is not None


def _add_mark(mark: str, position: int, plain: list[str], starts: list[int], ends: list[int]) -> None:
    """A comma or a stop that the document has not, of no width there."""
    plain.append(mark)
    starts.append(position)
    ends.append(position)


def _copy(
    text: str, start: int, end: int, offset: int, plain: list[str], starts: list[int], ends: list[int]
) -> None:
    plain.append(text[start:end])
    starts.extend(range(offset + start, offset + end))
    ends.extend(range(offset + start + 1, offset + end + 1))
