"""Names that are nearly those of a page: cut short, written with other sounds, or only a title's first words."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from backends.script import simplified
from backends.segmenter import segment
from backends.transliteration.sounds import same_sounds
from retriever.text.terms import STOP_TOKENS
from schemas.graph import Entity
from schemas.names import split_sense
from schemas.ontology import Ontology
from schemas.protocols import GraphStore
from schemas.text import Span

_CANDIDATES = 50
_LEAST_END, _LEAST_NAME = 2, 5  # characters of a shortened name's ends, and of the whole one
_MOST_LEFT_OUT = 4
_LEAST_TITLE = 3  # characters of a title's first words: 少年派 of 少年派的奇幻漂流
_LEAST_PART = 2
_CHINESE = re.compile(r"[\u3400-\u9fff·]+")
_ENDS = (3, 4)  # characters by which prizes are called for short
_BEFORE_END = re.compile(r"(?:^|[的得获拿夺过了届在是上年、，凭和与次回座个])$")
"""What may stand before a prize's short name; another name would make it another prize."""

_CALLED_EN = re.compile(r"(?:[A-Z\d][\w'’.-]*\s+)+(?:[a-z][\w-]+\s+)?[a-z][\w-]{3,}")
"""Names or years and the noun behind them, which may be a title cut short: `the 1953 Everest expedition`."""

_LEAST_WORDS = 2  # of a shortened English title
_BODIES = ("Organization", "Event", "Award")
_POINT = "·"


class NearNames:
    """Finds what bears nearly the names that stand in a question; only things with a page, and prizes."""

    def __init__(self, store: GraphStore, ontology: Ontology) -> None:
        self._store = store
        self._ontology = ontology

    def find(self, question: str) -> list[tuple[Span, Entity]]:
        """Stretches and what they nearly name, in order of the question; nothing where two things would do."""
        question = simplified(question)
        text = "".join(_CHINESE.findall(question))
        if len(text) < _LEAST_TITLE:
            return self._english(question)
        found: dict[Span, dict[str, Entity]] = {}
        ended: dict[Span, list[Entity]] = {}
        for entity in self._store.search_names(_telling(text), _CANDIDATES):
            if entity.pages:
                for span in self._spans(question, entity):
                    found.setdefault(span, {})[entity.id] = entity
            if entity.type == "Award":
                for span in _ended(question, entity):
                    ended.setdefault(span, []).append(entity)
        sure = {span: next(iter(own.values())) for span, own in found.items() if len(own) == 1}
        sure |= {
            span: max(own, key=lambda e: (e.mentions, e.id))
            for span, own in ended.items()
            if span not in sure
        }
        return _in_order(sure)

    def _english(self, question: str) -> list[tuple[Span, Entity]]:
        """Titles that end in a common noun, without some of their words; a name that ends in a name is whole."""
        called = [match.span() for match in _CALLED_EN.finditer(question)]
        words = [question[start:end].split() for start, end in called]
        before = _telling(" ".join(word for stretch in words for word in stretch[:-1]))
        nouns = _telling(" ".join(word for stretch in words for word in stretch[1:] if word.islower()))
        found: dict[Span, dict[str, Entity]] = {}
        for entity in self._store.search_names(before, _CANDIDATES, beside=nouns):
            if entity.pages:
                for start, end in called:
                    span = _cut_short(question, start, end, entity.name)
                    if span is not None:
                        found.setdefault(span, {})[entity.id] = entity
        return _in_order({span: next(iter(own.values())) for span, own in found.items() if len(own) == 1})

    def _spans(self, question: str, entity: Entity) -> Iterator[Span]:
        kinds = self._ontology.ancestors(entity.type) if entity.type else ()
        for name in dict.fromkeys(simplified(n.name) for n in entity.names):
            if not _CHINESE.fullmatch(name) or name in question:
                continue
            if "Person" in kinds and _POINT in name:
                yield from _transliterated(question, name)
            elif any(kind in kinds for kind in _BODIES):
                yield from _shortened(question, name)
            elif "Work" in kinds:
                yield from _opening(question, name)


def _telling(text: str) -> list[str]:
    """The tokens of a text without stop words, which many names hold."""
    return [token for token in dict.fromkeys(segment(text)) if token not in STOP_TOKENS]


def _in_order(found: Mapping[Span, Entity]) -> list[tuple[Span, Entity]]:
    return sorted(found.items(), key=lambda row: (row[0].start, row[0].end))


def _cut_short(question: str, start: int, end: int, title: str) -> Span | None:
    """The longest stretch up to a title's last word of which all words are the title's, in its order, but not all of
    them; a bracketed sense is no part of it.
    """
    words = split_sense(title)[0].split()
    head = words[-1]
    stretch = list(re.finditer(r"\S+", question[start:end]))
    last = next((i for i, word in enumerate(stretch) if word[0] == head), 0)
    if not head.isalpha() or not head.islower() or len(words) <= _LEAST_WORDS:
        return None
    for first in range(last - _LEAST_WORDS + 2):
        said = [word[0] for word in stretch[first : last + 1]]
        rest = iter(words)
        if len(said) < len(words) and all(word in rest for word in said):
            return Span(start + stretch[first].start(), start + stretch[last].end())
    return None


def _shortened(question: str, name: str) -> Iterator[Span]:
    """A name without some characters of its middle: 威尼斯电影节 for 威尼斯国际电影节; the longest that stands."""
    if len(name) < _LEAST_NAME:
        return
    for left_out in range(1, min(_MOST_LEFT_OUT, len(name) - 2 * _LEAST_END) + 1):
        for start in range(_LEAST_END, len(name) - left_out - _LEAST_END + 1):
            short = name[:start] + name[start + left_out :]
            place = question.find(short)
            if place >= 0:
                yield Span(place, place + len(short))
                return


def _ended(question: str, award: Entity) -> Iterator[Span]:
    """The end of a prize's name, which stands for it: 金像奖 for 香港电影金像奖."""
    names = [simplified(name.name) for name in award.names]
    ends = {name[-length:] for name in names for length in _ENDS if len(name) > length}
    for end in sorted(end for end in ends if end.endswith("奖") and _CHINESE.fullmatch(end)):
        for match in re.finditer(re.escape(end), question):
            if _BEFORE_END.search(question[: match.start()]) is not None:
                yield Span(*match.span())


def _transliterated(question: str, name: str) -> Iterator[Span]:
    """A name whose parts sound the same, one of them being the same: 格利高里·派克 for 格里高利·派克."""
    first, _, last = name.partition(_POINT)
    if min(len(first), len(last)) < _LEAST_PART or _POINT in last:
        return
    for match in re.finditer(_POINT, question):
        start, end = match.start() - len(first), match.end() + len(last)
        if start < 0 or end > len(question):
            continue
        said = question[start : match.start()], question[match.end() : end]
        alike = same_sounds(said[0], first) and same_sounds(said[1], last)
        if alike and (first == said[0] or last == said[1]):
            yield Span(start, end)


def _opening(question: str, name: str) -> Iterator[Span]:
    """The first words of a title, up to its 的."""
    opening, of, rest = name.partition("的")
    if of and rest and len(opening) >= _LEAST_TITLE:
        place = question.find(opening)
        if place >= 0:
            yield Span(place, place + len(opening))
