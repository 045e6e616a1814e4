"""Names in Chinese questions that nothing in the store bears, which no capital letters show: 居里夫人出生在哪里."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import Protocol

from builder.extraction.chinese.lexicon import COUNTRIES, JOBS, OCCUPATIONS
from retriever.crossing.sounding import dotted_names
from schemas.protocols import Tagger
from schemas.text import Language, Span
from solver.lexicon import Lexicon
from solver.planners.words.things import Thing

_LONGEST = 8  # characters of a dictionary's word
_MOST = 2  # names of a stretch where nothing is linked
_STRETCH = re.compile(r"[^，,；;？?。！!、\s]+")
_LEAD = re.compile(
    r"^(?:(?:关于|根据|是|在|由|被)+|(?:谁|哪[位些]?[^，。？]{0,2})[\u3400-\u9fff]{1,3}?[了过])"
)
_ANAPHOR = re.compile(r"在?[他她它]们?的?|该|此|其|这|那|两人|二人|双方|后者|前者")
_WHEN = re.compile(r"[之以]?[前后]|期间|时(?!代)|那年|当时")
_PROPER = frozenset({"PER", "LOC", "ORG", "nr", "ns", "nt", "nw", "nz"})
_SOMEBODY = frozenset({"PER", "nr"})
_NAME = re.compile(r"[\u3400-\u9fff\dA-Za-z]{2,}")
_POINTED = re.compile(r"[\u3400-\u9fff]{1,5}(?:[·・][\u3400-\u9fff]{1,5})+")
_NO_NAME = re.compile(
    rf"(?:{COUNTRIES})(?:人|政府|[军队方])?|.|.文|.*(?:[朝代语节教战]|(?<!夫)人|世纪|时期|奖)|[一两几那这位个].*|第.*|最.*|(?:{JOBS}|{OCCUPATIONS})(?:夫人|先生)?"
)
"""What is called by a name and a question seldom asks of: countries, times, tongues, peoples, feasts; and callings."""

_OF_NAME = re.compile(rf"的(?:{JOBS}|{OCCUPATIONS}|[扮饰]演者|作者)(?:[是叫由为].*)?$")
"""Behind a name who somebody is to it, which a tagger takes for a part of it: 青木公主的演员."""


class NameSource(Protocol):
    """Says what a dictionary knows of a word in Chinese."""

    def is_word(self, word: str) -> bool: ...

    def is_name(self, word: str) -> bool: ...


class UnlinkedNames:
    """Finds them; the tagger is made when it is first needed."""

    def __init__(self, dictionary: NameSource, tagger: Callable[[], Tagger]) -> None:
        self._dictionary = dictionary
        self._make_tagger = tagger

    def find(self, question: str, things: Sequence[Thing], lexicon: Lexicon) -> list[Thing]:
        """What a dictionary or a tagger takes for a name, where a stretch of a question begins with it or the question
        names nothing else. A stretch that begins with a pronoun asks of what was named before.
        """
        taken = [Span(thing.start, thing.end) for thing in things]
        plain = [Span(t.start, t.end) for t in lexicon.types(question, Language.CHINESE)]
        plain += [Span(f.start, f.end) for f in lexicon.wordings(question, Language.CHINESE)]
        found: list[Thing] = []
        for stretch in _STRETCH.finditer(question):
            lead = _LEAD.match(stretch.group())
            start = stretch.start() + (lead.end() if lead is not None else 0)
            if _ANAPHOR.match(question, stretch.start()) or _ANAPHOR.match(question, start):
                continue
            if things and any(span.start <= start < span.end for span in taken):
                continue
            words = Span(start, stretch.end())
            spans = [
                *self._in_dictionary(question, words),
                *self._tagged(question, words, alone=not things),
            ]
            named = _longest(question, words, spans, taken, plain)
            if things:
                named = [span for span in named if span.start == start]
            found += [Thing(s.start, s.end, question[s.start : s.end]) for s in named[:_MOST]]
        return found

    def people(self, question: str) -> list[Span]:
        """What a tagger takes for somebody's name, unless the dictionary has it as a plain word alone."""
        tokens = self._tagger.tag(question).tokens
        return [Span(t.start, t.end) for t in tokens if t.pos in _SOMEBODY and not self._is_common(t.text)]

    def _in_dictionary(self, question: str, words: Span) -> Iterator[Span]:
        """The names among a dictionary's words of which a stretch is made, the longest first from the left."""
        start = words.start
        while start < words.end:
            ends = range(min(words.end, start + _LONGEST), start + 1, -1)
            last = next((e for e in ends if self._dictionary.is_word(question[start:e])), start + 1)
            if self._dictionary.is_name(question[start:last]):
                yield Span(start, last)
            start = last

    def _tagged(self, question: str, words: Span, *, alone: bool) -> Iterator[Span]:
        """What a tagger takes for a name; where nothing else is named, a noun in front that no dictionary has, too."""
        for token in self._tagger.tag(question).tokens:
            if not words.start <= token.start < words.end:
                continue
            proper = token.pos in _PROPER and not self._is_common(token.text)
            noun = alone and token.start == words.start and token.pos == "n"
            if proper or (noun and not self._dictionary.is_word(token.text)):
                owned = _OF_NAME.search(token.text)
                yield Span(token.start, token.end - (len(owned[0]) if owned is not None else 0))

    def _is_common(self, word: str) -> bool:
        return self._dictionary.is_word(word) and not self._dictionary.is_name(word)

    @cached_property
    def _tagger(self) -> Tagger:
        return self._make_tagger()


def _longest(
    question: str, words: Span, spans: Sequence[Span], taken: Sequence[Span], plain: Sequence[Span]
) -> list[Span]:
    """The names of a stretch in order, of those that overlap the longest; none that is only a plain word, or part of
    what is named already.
    """
    pointed = [Span(*m.span()) for m in _POINTED.finditer(question, words.start, words.end)]
    kept: list[Span] = []
    for span in sorted(spans, key=lambda span: (span.start - span.end, span.start)):
        name = question[span.start : span.end]
        named = _NAME.fullmatch(name) is not None and _NO_NAME.fullmatch(name) is None
        free = not (_meets(span, (*taken, *pointed, *kept)) or _within(span, plain))
        if named and free and not _WHEN.match(question, span.end):
            kept.append(span)
    dotted = [s for s in dotted_names(question) if _within(s, (words,)) and not _meets(s, taken)]
    return sorted((*dotted, *kept), key=lambda span: span.start)


def _within(span: Span, others: Sequence[Span]) -> bool:
    return any(other.start <= span.start and span.end <= other.end for other in others)


def _meets(span: Span, others: Sequence[Span]) -> bool:
    return any(span.start < other.end and other.start < span.end for other in others)
