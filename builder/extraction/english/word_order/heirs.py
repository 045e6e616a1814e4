"""Children and siblings in a row whom a sentence counts by their order: `The second son, Carl, …`, `Her sisters
married well: Ann was the wife of X, …`."""

from __future__ import annotations

import re
from collections.abc import Iterator

from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.names.brackets import Found
from builder.extraction.english.word_order.sketch import matches, sketch
from builder.findings import Named
from schemas.text import Span

_CONFIDENCE = 0.85
_RANK = r"(?:eldest|oldest|elder|firstborn|first|second|third|fourth|fifth|sixth|youngest|younger|other)"
_CHILD = r"(?:son|daughter|child)"
_NEXT = (
    rf"^(?:The {_RANK}(?: surviving)?(?: {_CHILD})?|(?:A|Another|One) (?:son|daughter)|An only {_CHILD}), "
    r"(?P<c>{P}|{L}|{X})(?=,)"
)
_COUNTED = re.compile(
    r"\b(?:They|He|She|The couple|The two|[A-ZÀ-Þ][\w’'-]+)(?: [a-z]+)? (?:had|have|has|raised|brought up) "
    r"(?:[\w-]+ ){1,4}?(?:children|sons|daughters)\b|"
    r"\b(?:children|sons|daughters) were born to (?:them|him|her|the couple)\b"
)
_THEIRS = re.compile(r"^(?:The|An?|Another|One) [^,.;]{3,30}, [A-ZÀ-Þ]")
_CROWNED = re.compile(
    r"\b(?:as|took the (?:regnal )?name(?: of)?|under the name(?: of)?|became) (?:(?:King|Queen|Emperor|Tsar) )?"
    r"(?P<n>[A-ZÀ-Þ]\w+ [IVX]+)(?=[.,;]|$| (?:in|on|of|and|after|from)\b)"
)
_SIBLINGS = (
    r"^(?:His|Her) (?:[a-z]+ ){0,2}?(?:brothers and sisters|sisters and brothers|siblings|brothers|sisters) "
    r"(?:(?!{X})[^:.;]){3,40}: (?P<row>.+)$"
)
_OF_ROW = r"(?:^|, (?:and )?|; (?:and )?|,? and )(?P<k>{P}) (?:is|was|became|married|wed|would|later|ruled|reigned)\b"


def read_heirs(resolver: Resolver, sentence: Span) -> Iterator[Found]:
    """Children of the page's subject behind the sentence that says how many there were, and siblings in a row."""
    subject = resolver.cast.subject
    if resolver.cast.family(subject.type) != "Person":
        return
    drawn = sketch(resolver, sentence)
    for match in matches(_NEXT, drawn.text):
        if not _is_behind_count(resolver, sentence):
            continue
        sign, locate = drawn.signs[match["c"]], resolver.parsed.passage.locate
        said = Span(*locate(*drawn.plain(match.start(), len(drawn.text))))
        crowned = _crowned(resolver.parsed.document, said.start, said.end)
        child = crowned or Span(*locate(sign.start, sign.end))
        name = resolver.parsed.document[child.start : child.end]
        if name != subject.name:
            end = max(child.end, locate(sign.start, sign.end)[1])
            yield Found(_person(name), "parent", subject, said.start, end, _CONFIDENCE, subject_span=child)
    for match in matches(_SIBLINGS, drawn.text):
        for one in matches(_OF_ROW, match["row"]):
            sign = drawn.signs[one["k"]]
            name = resolver.words(sign.start, sign.end)
            at = match.start("row") + one.start("k")
            span = resolver.parsed.passage.locate(*drawn.plain(match.start(), at + 1))
            yield Found(subject, "sibling", _person(name), *span, _CONFIDENCE)


def _crowned(text: str, start: int, end: int) -> Span | None:
    """Where the rest of a sentence says under which name a child came to rule; None where nothing, or two names do."""
    found = list(_CROWNED.finditer(text, start, end))
    return Span(*found[0].span("n")) if len(found) == 1 else None


def _is_behind_count(resolver: Resolver, sentence: Span) -> bool:
    """Whether the sentence before tells that the page's subject had children, or goes on with them."""
    for one in reversed([s for s in resolver.parsed.tagged.sentences if s.end <= sentence.start]):
        words = resolver.words(resolver.tree[one.start].start, resolver.tree[one.end - 1].end)
        if _COUNTED.search(words):
            return True
        if _THEIRS.match(words) is None:
            return False
    return False


def _person(name: str) -> Named:
    return Named(name, "Person", "signature")
