"""Of when things are that a question asks for: before 2000, 2000年以后, in the 1990s, after a work that it names."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from schemas.retrieval import LinkedEntity
from schemas.text import Language

_EARLIEST, _LATEST = 0, 9999
_YEAR = r"(?P<{}>1\d{{3}}|20\d\d)"
_ONE, _FIRST, _BEGUN, _LAST = (_YEAR.format(name) for name in ("year", "first", "begun", "last"))
_SPANS = {
    Language.ENGLISH: (
        re.compile(rf",?\s*\b(?:between {_FIRST} and|from {_BEGUN} (?:to|until|till|through)) {_LAST}"),
        re.compile(r",?\s*\b(?:in|during|of) the (?P<decade>1\d\d0|20\d0)['’]?s"),
    ),
    Language.CHINESE: (
        re.compile(rf"(?:从|在|自)?{_FIRST}年?(?:到|至|和|与|—|－|–|-|~){_LAST}年(?:之间|期间|间)?的?"),
        re.compile(
            r"(?:在|从|自)?(?:(?:20)世纪|二十世纪)?(?P<decade>1\d\d0|20\d0|[2-9]0)年代(?!初|末|中|前|后)的?"
        ),
    ),
}
_SIDES = {
    Language.ENGLISH: (
        re.compile(
            r",?\s*\b(?P<side>before|prior to|after|since|from|until|till|up to|by|in|during|of) (?:the year )?"
            rf"{_ONE}(?:\s+(?:on|onwards?))?\b(?!s|['’]s)"
        ),
    ),
    Language.CHINESE: (
        re.compile(rf"(?:在|自|从)?{_ONE}年(?P<side>以前|之前|前|以后|之后|后|以来|起|开始|至今)的?[，,]?"),
        re.compile(rf"(?:在)?{_ONE}年的?(?P<side>)(?![代\d])"),
    ),
}
_UNTIL = {
    "before": -1,
    "prior to": -1,
    "until": 0,
    "till": 0,
    "up to": 0,
    "by": 0,
    "以前": -1,
    "之前": -1,
    "前": -1,
}
_SINCE = {
    "after": 1,
    "since": 0,
    "from": 0,
    "以后": 0,
    "之后": 1,
    "后": 1,
    "以来": 0,
    "起": 0,
    "开始": 0,
    "至今": 0,
}
"""The last and the first year meant, counted from the year that is named."""

_BESIDE = {
    Language.ENGLISH: (
        r",?\s*\b(?:right |just |immediately |directly )?(?P<side>before|after|following)\s+"
        r"(?:(?:making|directing|writing|releasing|finishing)\s+)?(?:the (?:film|novel|book|album|series)\s+)?"
        r"[\"“‘*]?{}[\"”’*]?"
    ),
    Language.CHINESE: (
        r"(?:在|继|紧接着)?(?:(?:拍|导|写|演|画|出版|发行|导演|执导|创作|完成)[完过了]?)?《?{}》?"
        r"(?:上映|出版|发行|发表|问世)?(?:之|以)?(?P<side>前|后)(?![来面期续方])的?[，,]?"
    ),
}
"""What is said beside a work that stands between."""

_NEAREST = {
    Language.ENGLISH: re.compile(
        r"\b(?:next|following|previous|immediately|right|just|directly|first|last|latest)\s+(?=[a-z])"
    ),
    Language.CHINESE: re.compile(r"的?(?:[下上前后]一|首|第一|最后一?)[部本张首个]|紧接着"),
}
"""Words that ask for the one next to it."""

_COMES_OUT = {
    Language.ENGLISH: re.compile(
        r"^(?:Which|What|How many) (?:of )?(?P<works>[^?]+?['’]s? [a-z]+) (?:came out|come out|appeared|"
        r"(?:were|was) (?:released|published|issued|made|shown))"
    ),
    Language.CHINESE: re.compile(
        r"(?P<works>(?:哪|多少|几)[^？?。]*?)是?(?:上映|出版|发行|问世)(?:了|过|的)?[？?。]?$|"
        r"(?:上映|出版|发行|问世)(?=的[^？?。的]+?(?:有|是)(?:哪|多少|几))"
    ),
}
"""That works came out, which only says of when they are."""


@dataclass(frozen=True, slots=True)
class Period:
    """Years from `first` to `last`, or what lies before or after a thing, `anchor`; `bare` is the question without.

    `nearest` where it says that of what lies beside the anchor the one next to it is asked for.
    """

    bare: str
    first: int = _EARLIEST
    last: int = _LATEST
    anchor: LinkedEntity | None = None
    is_before: bool = False
    nearest: bool = False

    @property
    def is_one_year(self) -> bool:
        """Whether only a single year is meant."""
        return self.anchor is None and self.first == self.last


def asked_period(question: str, entities: Sequence[LinkedEntity], language: Language) -> Period | None:
    """The period that a question names, once; None where it names none, or several."""
    found = [*_beside(question, entities, language), *_years(question, entities, language)]
    return found[0] if len(found) == 1 else None


def _years(question: str, entities: Sequence[LinkedEntity], language: Language) -> list[Period]:
    known = [e.surface for e in entities if e.type]
    named = [(m.start(), m.end()) for name in known for m in re.finditer(re.escape(name), question)]

    def outside(match: re.Match[str]) -> bool:
        return all(match.end() <= start or end <= match.start() for start, end in named)

    spans = [m for pattern in _SPANS[language] for m in pattern.finditer(question) if outside(m)]
    if spans:
        return [_spanned(m, _without(question, m, language)) for m in spans]
    sides = [m for pattern in _SIDES[language] for m in pattern.finditer(question) if outside(m)]
    kept = [
        m
        for m in sides
        if not any(m is not o and o.start() <= m.start() < o.end() and o["side"] for o in sides)
    ]
    return [_sided(m, _without(question, m, language)) for m in kept]


def _spanned(match: re.Match[str], bare: str) -> Period:
    told = match.groupdict()
    if told.get("decade"):
        decade = int(told["decade"])
        start = decade if decade > 99 else 1900 + decade
        return Period(bare, start, start + 9)
    return Period(bare, int(told.get("first") or told["begun"]), int(told["last"]))


def _sided(match: re.Match[str], bare: str) -> Period:
    year, side = int(match["year"]), match["side"].lower()
    if side in _UNTIL:
        return Period(bare, last=year + _UNTIL[side])
    if side in _SINCE:
        return Period(bare, first=year + _SINCE[side])
    return Period(bare, year, year)


def _beside(question: str, entities: Sequence[LinkedEntity], language: Language) -> list[Period]:
    found = {}
    for entity in entities:
        form = _BESIDE[language].format(re.escape(entity.surface))
        for match in re.finditer(form, question, re.I):
            bare = _without(question, match, language)
            nearest = _NEAREST[language].search(bare) is not None
            before = match["side"].lower() in ("before", "前")
            plain = _NEAREST[language].sub("" if language is Language.ENGLISH else "的", bare)
            found[match.span()] = Period(plain, anchor=entity, is_before=before, nearest=nearest)
    return list(found.values())


def _without(question: str, match: re.Match[str], language: Language) -> str:
    """The question without a period, and without that things came out, if that is all that it says of them."""
    bare = f"{question[: match.start()]}{question[match.end() :]}".strip()
    out = _COMES_OUT[language].search(bare)
    if out is None or not (bare[: out.start()] or out["works"]):
        return bare
    if language is Language.CHINESE:
        works = f"有{out['works']}" if out["works"] else ""
        return f"{bare[: out.start()]}{works}{bare[out.end() :]}"
    return f"What are {out['works']}?"
