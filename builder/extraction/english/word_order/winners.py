"""Winners listed on the page of a prize or of a festival: `Bo Li's *W* won in 1994`, `it was followed by *V*`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from builder.extraction.english.grammar.fillers import Resolver
from builder.extraction.english.names.brackets import Found
from builder.extraction.english.word_order.sketch import Sign, Sketch, compiled, matches, sketch
from builder.findings import Named
from schemas.graph import Qualifier
from schemas.text import Span

_PAGES = ("Award", "Event")
_IT = r"(?:it|(?:the|this) (?:[\w-]+ )?(?:prize|award|medal|trophy|title))"
_MAKER = r"(?:,? by (?:{D})?{P}(?:(?:, | and |, and ){P})*)?"
_ONE = rf"(?:(?:{{D}}){{P}}['’]s? |the (?:[\w-]+ ){{1,3}})?{{W}}{_MAKER}(?: in {{DATE}})?"
_MORE = r"(?:, and |, | and |; |; and )"
_MANY_WORKS = rf"{_ONE}(?:{_MORE}{_ONE})*"
_PERSON_IN = r"(?:{D})?{P} in {DATE}"
# Each pattern has winners `s`; those of `_ROWS` have their own work `w` and year `t`.
_LISTS = (
    r"\b[Ff]irst (?:[\w-]+ ){0,5}to (?:win|receive|take|get)(?: {IT})? (?:was|were) (?P<s>{ONE})",
    r"\b(?:[Ii]ts|[Tt]he) (?:very )?first (?:winner|recipient|laureate)s? (?:was|were) (?P<s>{ONE})",
    r"\b(?:{IT}|[Ii]t|[Tt]he (?:prize|award)) (?:\w+ )?(?:went|was (?:given|awarded|presented)) (?:in "
    r"{DATE} )?to (?P<s>{WORKS})",
    r"\b(?:shared|won) (?:the|a|it|{IT})[^:;.]*: (?P<s>{WORKS}[^;.]*)",
    r"\bshared(?: once more| again| that year)?(?: in {DATE})?,? by (?:(?:two|three) "
    r"(?:films|works|books),? )?(?P<s>{WORKS})",
    r"(?:^|[;,] )(?P<s>(?:{D}{P}['’]s? )?{W}{MAKER}(?:, (?:whose|which|about|with) [^;.]*?,)?) won(?: "
    r"(?:it|the prize|the award))?(?= in\b|[,;.]|$)",
)
_FOLLOWED = (
    r"^(?:[Ii]t|[Tt]hey|[Tt]his) (?:was|were) followed by (?P<s>{WORKS})",
    r"^(?:[Hh]e|[Ss]he|[Tt]hey) (?:was|were) followed by (?P<p>{PERSON_IN}(?:{MORE}{PERSON_IN})*)",
)
_HOLDERS = (
    r"\b(?:have|had|has) (?:won|received|had|taken) {IT}[^:;.]*: (?P<p>{P&})",
    r"\b(?:won|received|held|had) (?:it|the prize|the award)(?: \w+)? (?:is|are|were|was) "
    r"(?P<p>(?:{D})?{P}(?: in {DATE})?(?:{MORE}(?:{D})?{P}(?: in {DATE})?)*)",
    r"\b(?:those|people|directors|writers|winners|artists) who have (?:had|won|received|been given) {IT} "
    r"(?:are|were|include) "
    r"(?P<p>(?:{D})?{P}(?: in {DATE})?(?:{MORE}(?:{D})?{P}(?: in {DATE})?)*)",
    r"(?P<p>{P})(?:,? [^,;.]{0,40},)? (?:became|was) the (?:[\w-]+ ){0,5}(?:to (?:win|receive|get|take) "
    r"{IT}|(?:winner|recipient|laureate))(?:,? (?:for|with) (?P<w>{W}))?",
    r"(?P<p>{P}) (?:for|with) (?P<w>{W}) in (?P<t>{DATE})",
)
_WON = re.compile(
    r"\b(?:w[io]n\w*|award\w*|prizes?|received|recipient|laureate|honou?red|shared|went|had it|held it)\b"
)
_NOT_WON = re.compile(
    r"\b(?:nominat\w+|lost|beaten|jury|juror|competition for|without|never|not|no|opened|closed|shown)\b"
)
_CONFIDENCE = 0.82


@dataclass(frozen=True, slots=True)
class _Prize:
    """What a sentence's winners won: the prize of the page, or the last one named."""

    name: str
    category: str


def read_winners(resolver: Resolver, sentence: Span) -> Iterator[Found]:
    """Who won the prize that the page is about, or that its festival named last; offsets are the document's."""
    cast = resolver.cast
    if not any(cast.within(cast.subject.type, type_) for type_ in _PAGES):
        return
    drawn = sketch(resolver, sentence)
    prize = _prize(resolver, drawn)
    if prize is None or _NOT_WON.search(drawn.text):
        return
    before = _sentence_before(resolver, sentence)
    patterns = [*_LISTS, *_HOLDERS] if _WON.search(drawn.text) else []
    patterns += _FOLLOWED if _WON.search(before) and not _NOT_WON.search(before) else []
    for pattern in patterns:
        for match in matches(_whole(pattern), drawn.text):
            yield from _winners(resolver, drawn, match, prize)


def _whole(pattern: str) -> str:
    parts = {"{WORKS}": _MANY_WORKS, "{ONE}": _ONE, "{MAKER}": _MAKER, "{MORE}": _MORE, "{IT}": _IT,
             "{PERSON_IN}": _PERSON_IN}  # fmt: skip
    for name, meaning in parts.items():
        pattern = pattern.replace(name, meaning)
    return pattern


def _prize(resolver: Resolver, drawn: Sketch) -> _Prize | None:
    """The prize that a sentence is about; None where its festival has named none so far."""
    subject, low, high = resolver.cast.subject, drawn.starts[0], drawn.starts[-1]
    named = [a for a in resolver.parsed.awards if a.award and a.start < high]
    inside = [a for a in named if a.start >= low]
    last = next(iter(inside[:1] or named[-1:]), None)
    if last is None:
        return _Prize(subject.name, "") if subject.type == "Award" else None
    own = subject.type == "Award" and last.award == subject.name
    return _Prize(last.award, "" if own and last not in inside and not last.category else last.category)


def _sentence_before(resolver: Resolver, sentence: Span) -> str:
    tree, sentences = resolver.tree, resolver.parsed.tagged.sentences
    earlier = [s for s in sentences if s.end <= sentence.start]
    if not earlier:
        return ""
    return resolver.parsed.passage.plain[tree[earlier[-1].start].start : tree[earlier[-1].end - 1].end]


def _winners(resolver: Resolver, drawn: Sketch, match: re.Match[str], prize: _Prize) -> Iterator[Found]:
    groups = match.groupdict()
    kind = "{P}" if groups.get("p") else "{W}"
    words, start = (match["p"], match.start("p")) if groups.get("p") else (match["s"], match.start("s"))
    found = list(matches(kind, words))
    span = resolver.parsed.passage.locate(*drawn.plain(match.start(), match.end()))
    work = drawn.signs[groups["w"]].named.name if groups.get("w") else ""
    years = _years(
        resolver,
        drawn,
        match,
        [(start + one.start(), start + one.end()) for one in found],
        start + len(words),
    )
    for one, year in zip(found, years, strict=True):
        said = {"category": prize.category, "time": year, "work": work}
        qualifiers = tuple(Qualifier(name, value) for name, value in sorted(said.items()) if value)
        award = resolver.cast.meet(prize.name, "Award", "rule", span[0])
        yield Found(_named(drawn.signs[one[0]]), "award_won", award, *span, _CONFIDENCE, qualifiers)


def _years(
    resolver: Resolver, drawn: Sketch, match: re.Match[str], winners: Sequence[tuple[int, int]], end: int
) -> list[str]:
    """The year of each winner: behind its name, else the only one of the sentence; at festivals in its bracket."""
    untils = [*(low for low, _ in winners[1:]), end]
    own = [_year(resolver, drawn, (high, until)) for (_, high), until in zip(winners, untils, strict=True)]
    dates = [d for d in resolver.parsed.dates if drawn.starts[0] <= d.start < drawn.starts[-1]]
    said = ""
    if len(winners) == 1:
        said = _year(resolver, drawn, match.span()) or _behind(resolver, drawn, match.end())
    if len(dates) == 1 and len(winners) < 3 and not any(own):
        said = said or dates[0].literal.value
    held = "festival" in resolver.cast.description.lower()
    brackets = [_bracketed(resolver, drawn.signs[drawn.text[low]]) if held else "" for low, _ in winners]
    return [year or said or bracket for year, bracket in zip(own, brackets, strict=True)]


def _year(resolver: Resolver, drawn: Sketch, part: tuple[int, int]) -> str:
    """The first date within a part of the sketch."""
    low, high = drawn.starts[part[0]], drawn.starts[part[1]]
    return next((d.literal.value for d in resolver.parsed.dates if low <= d.start < high), "")


def _behind(resolver: Resolver, drawn: Sketch, end: int) -> str:
    """The year of ` in 1994` or `, in 1951` right behind a match."""
    match = compiled(r",? in (?P<t>{DATE})").match(drawn.text, end)
    return _year(resolver, drawn, match.span("t")) if match else ""


def _bracketed(resolver: Resolver, sign: Sign) -> str:
    """1994 of `*W* (1994)`: films win at festivals in the year in which they come out."""
    passage = resolver.parsed.passage
    inside = [resolver.parsed.document[a.start : a.end] for a in passage.asides if a.anchor == sign.end]
    return next((words for words in inside if re.fullmatch(r"(?:1[89]|20)\d\d", words)), "")


def _named(sign: Sign) -> Named:
    named = sign.named
    return named if named.type else replace(named, type="Person", type_source="signature")
