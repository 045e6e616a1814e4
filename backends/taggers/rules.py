"""A tagger without a model, and the rules that the models' taggers share: titles, dates, awards.

It finds fewer names than a model and types them more coarsely; it keeps the program running
where no model file is.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from schemas.text import Language, NamedSpan, Span, TaggedText, Token

RULES_VERSION = "rules-1"

_NUMERAL = "[0-9〇零一二三四五六七八九十百]"
_MONTHS = "(?:January|February|March|April|May|June|July|August|September|October|November|December)"
WORK_TITLE = re.compile(r"《([^《》\n]{1,80})》")
CHINESE_DATE = re.compile(
    r"(?:公元)?前?\d{1,4}年(?:\d{1,2}月(?:\d{1,2}[日号])?)?|(?<!\d)\d{1,2}月\d{1,2}[日号]"
)
CHINESE_AWARD = re.compile(rf"第{_NUMERAL}{{1,4}}届[^，。；、！？《》“”（）\s]{{2,24}}?(?:奖|獎)")
ENGLISH_DATE = re.compile(
    rf"\b(?:\d{{1,2}} {_MONTHS} \d{{3,4}}|{_MONTHS} \d{{1,2}}, \d{{3,4}}|{_MONTHS} \d{{4}})\b|\b(?:1\d|20)\d\d\b"
)
_NAME_WORD = r"(?:[A-Z]\. ?)*[A-Z][\w'’.-]*\w"
_CAPITALISED = re.compile(rf"\b{_NAME_WORD}(?:(?: (?:of|the|de|van|von|and|for|&))* {_NAME_WORD})*")
_COMMON_FIRST = re.compile(
    r"(?:A|After|All|Although|An|And|As|At|Before|But|By|During|For|From|He|Her|His|How|However|If|In|It|Its|Many"
    r"|No|Not|Of|On|Or|Other|She|Since|So|Some|Such|That|The|Their|Then|There|These|They|This|Those|Through|To"
    r"|Under|Until|Upon|We|What|When|Where|Which|While|Who|With|You)(?: |$)"
)
_WORD = re.compile(
    r"[a-zA-Z\u00c0-\u024f]+(?:['’-][a-zA-Z\u00c0-\u024f]+)*|\d+(?:[.,]\d+)*"
    r"|[\u3400-\u9fff\uf900-\ufaff]|[^\W\u3400-\u9fff]+|[^\w\s]"
)
_SENTENCE_END = re.compile(r"(?:[。！？!?；…]+[”’」』）)\"]*|\n+)")
_ENGLISH_SENTENCE_END = re.compile(r"(?:[.!?]+[\"”’)\]]*(?=\s+[\"“‘(\[]?[A-Z0-9]|\s*$)|\n{2,})")


def split_chinese(text: str, names: Sequence[NamedSpan] = (), *, longest: int = 256) -> list[Span]:
    """Sentences that cover the text: up to a stop with what closes it, or a line break.

    A stop inside one of `names` (by start) ends nothing. A sentence beyond `longest` characters is
    cut at its last comma before that, or there.
    """
    return _split(text, _SENTENCE_END, longest, names)


def rule_names(text: str, language: Language) -> list[NamedSpan]:
    """Titles in 《》 (without the marks), dates and numbered awards, by start; they do not overlap."""
    if language is Language.CHINESE:
        found = [NamedSpan(*m.span(1), "Work") for m in WORK_TITLE.finditer(text)]
        found += [NamedSpan(*m.span(), "Date") for m in CHINESE_DATE.finditer(text)]
        found += [NamedSpan(*m.span(), "Award") for m in CHINESE_AWARD.finditer(text)]
    else:
        found = [NamedSpan(*m.span(), "Date") for m in ENGLISH_DATE.finditer(text)]
    return merge_names(found, [])


def merge_names(first: Iterable[NamedSpan], second: Iterable[NamedSpan]) -> list[NamedSpan]:
    """All of `first` that do not overlap each other (earlier, then longer, wins), and those of
    `second` that overlap none kept; by start."""
    kept: list[NamedSpan] = []
    for group in (first, second):
        taken = sorted(kept, key=lambda name: name.start)
        added: list[NamedSpan] = []
        position = index = 0
        for name in sorted(group, key=lambda name: (name.start, -name.end)):
            while index < len(taken) and taken[index].end <= name.start:
                index += 1
            free = index >= len(taken) or taken[index].start >= name.end
            if free and name.start >= position and name.start < name.end:
                added.append(name)
                position = name.end
        kept += added
    return sorted(kept, key=lambda name: name.start)


class RuleTagger:
    """Tokens, sentences and names by regular expressions alone.

    `stands_for` is the version of a model that is missing: then it is this tagger's too, so that what
    was read with the model does not look as if a better way to read it had come.
    """

    def __init__(self, language: Language, *, stands_for: str = "") -> None:
        self._language = language
        self._version = stands_for or RULES_VERSION

    @property
    def version(self) -> str:
        return self._version

    def tag(self, text: str) -> TaggedText:
        """Names are typed only where a rule knows: `Work`, `Date`, `Award`; else the type is empty."""
        tokens = tuple(Token(m.start(), m.end(), m[0], _word_class(m[0])) for m in _WORD.finditer(text))
        chinese = self._language is Language.CHINESE
        pieces = _split(text, _SENTENCE_END if chinese else _ENGLISH_SENTENCE_END, 2000)
        names = merge_names(rule_names(text, self._language), _capitalised(text))
        return TaggedText(text, tokens, sentences_of(tokens, pieces), tuple(names))

    def tag_many(self, texts: Iterable[str]) -> Iterable[TaggedText]:
        """Each text's, in order."""
        return map(self.tag, texts)


def sentences_of(tokens: Sequence[Token], pieces: Sequence[Span]) -> tuple[Span, ...]:
    """Pieces of characters to spans of token indices; a piece without tokens gives none."""
    sentences = []
    first = 0
    for piece in pieces:
        last = first
        while last < len(tokens) and tokens[last].start < piece.end:
            last += 1
        if last > first:
            sentences.append(Span(first, last))
        first = last
    return tuple(sentences)


def _split(text: str, end: re.Pattern[str], longest: int, names: Sequence[NamedSpan] = ()) -> list[Span]:
    pieces: list[Span] = []
    start = first = 0
    for match in end.finditer(text):
        while first < len(names) and names[first].end <= match.start():
            first += 1
        inside = first < len(names) and names[first].start <= match.start()
        if not inside:
            pieces += _cut_long(text, Span(start, match.end()), longest)
            start = match.end()
    if start < len(text):
        pieces += _cut_long(text, Span(start, len(text)), longest)
    return pieces


def _cut_long(text: str, piece: Span, longest: int) -> list[Span]:
    cut: list[Span] = []
    start = piece.start
    while piece.end - start > longest:
        limit = start + longest
        comma = max(text.rfind(mark, start, limit) for mark in "，、,：: ")
        stop = comma + 1 if comma > start else limit
        cut.append(Span(start, stop))
        start = stop
    return [*cut, Span(start, piece.end)]


def _capitalised(text: str) -> list[NamedSpan]:
    """Runs of capitalised words; a common word that only begins a sentence is no name."""
    names = []
    for match in _CAPITALISED.finditer(text):
        start = match.start()
        while common := _COMMON_FIRST.match(text, start, match.end()):
            start = common.end()
        if start < match.end() and text[start].isupper():
            names.append(NamedSpan(start, match.end(), "", 0.5))
    return names


def _word_class(word: str) -> str:
    """The little that can be said without a model, in universal tags."""
    if word[0].isdigit():
        return "NUM"
    if not (word[0].isalnum() or word[0] == "_"):
        return "PUNCT"
    return "PROPN" if word[0].isupper() else "X"
