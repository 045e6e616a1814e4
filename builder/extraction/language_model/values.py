"""What the object of a fact is by its relation: dates, an amount, words or names, each at its place."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from builder.extraction.chinese import values as chinese
from builder.extraction.chinese.refusing.measures import first_day, fits
from builder.extraction.english import values as english
from builder.extraction.english.grammar.cast import PRONOUNS
from builder.extraction.stated_values import LONGEST_NAME, LONGEST_TEXT, Value, trimmed
from builder.findings import Named
from builder.folding import unbroken
from schemas.graph import Literal, LiteralKind
from schemas.ontology import Ontology, Relation
from schemas.text import Span

_LITERALS = frozenset({"Date", "Number", "Text"})
_LIST = re.compile(r"[、；;|]")
_TITLE = re.compile("[^《》]*《([^《》]+)》[^《》]*")
_WIDE_DIGITS = {ord("０") + digit: str(digit) for digit in range(10)}
_NOT_COUNTED = re.compile(r"\s?[万亿千百十年月日号%％]|[.,]?\d")  # what makes a number before it another one
_STAND_INS = PRONOUNS | frozenset({"they", "them", "their", "theirs", "who", "which", "this", "that", "one"})
_CLAUSES = re.compile("[，：]")
_DESCRIBED = re.compile(r"(?i:the|this|that|these|those|his|her|its|their|an?)\s+[a-z]")
_PRONOUN = re.compile(
    "[他她它牠祂]们?|其|自己|本人|前者|后者|双方|对方|"
    "[该此本这那][部个位名家座首张本]?"
    "(?:[片剧书歌曲校人地奖队站市县国省]|影片|电影|电视剧|剧集|专辑|歌曲|小说|节目|作品|公司|集团|组织|机构|球队|乐队|奖项|城市|学校)"
)


def read_objects(text: str, span: Span, line: Span, relation: str, ontology: Ontology) -> list[Value]:
    """What the words of a span are under a relation; none where they are not what it may have.

    Dates and amounts are read in their line, which says the year of `同年`, and whose part they may be.
    """
    known = ontology.relations[relation]
    if "Date" in known.range:
        return [replace(value, thing=_day(value)) for value in read_dates(text, span, line)[:1]]
    if "Number" in known.range:
        return [value for value in _numbers(text, span, line)[:1] if fits(relation, value.thing)]
    if _holds_words(known):
        pieces = [Span(*trimmed(text, piece.start, piece.end)) for piece in _pieces(text, span)]
        return [_words(text, piece) for piece in pieces if 0 < piece.end - piece.start <= LONGEST_TEXT]
    pieces = [name_span(text, piece) for piece in _pieces(text, span)]
    return [Value(Named(name), piece.start, piece.end) for piece in pieces if (name := name_at(text, piece))]


def missing_value(relation: Relation) -> str:
    """Why words are not what a relation may have."""
    if "Date" in relation.range:
        return "its object is no date"
    if "Number" in relation.range:
        return "its object is no amount in a unit of its relation"
    return "its object is no words of their own" if _holds_words(relation) else "its object is no name"


def name_at(text: str, span: Span) -> str:
    """The name that stands somewhere, on one line; empty where that is a pronoun or a description."""
    words = text[span.start : span.end]
    name = unbroken(words)
    stands_in = name.lower() in _STAND_INS or _PRONOUN.fullmatch(name) or _DESCRIBED.match(name)
    return "" if stands_in or _CLAUSES.search(name) or not _may_be_name(name) else name


def _may_be_name(name: str) -> bool:
    """Whether words are as long as a name and begin as one does: `iPhone`, `P. L. Lee`, `12 Monkeys`, not `1999`."""
    if not 2 <= len(name) <= LONGEST_NAME:
        return False
    first = name.split()[0]
    begins = first != first.lower() or (first[0].isalpha() and not first[0].islower())
    return begins or (first[0].isdigit() and any(sign.isalpha() for sign in name))


def name_span(text: str, span: Span) -> Span:
    """The name in a span: what stands in its 《》, without quotes around it and a small article before it."""
    titled = _TITLE.fullmatch(text, span.start, span.end)
    if titled is not None:
        span = Span(*titled.span(1))
    start, end = trimmed(text, span.start, span.end)
    article = re.compile(r"the\s+(?=[A-Z])").match(text, start, end)
    return Span(article.end() if article is not None else start, end)


def read_dates(text: str, span: Span, line: Span) -> list[Value]:
    """The dates in a span of a line, those that it is a part of first."""
    words = text[line.start : line.end].translate(_WIDE_DIGITS)
    items = [(item.start, item.end, item.literal) for item in chinese.dates(words)]
    items += [(date.start, date.end, date.literal) for date in english.find_dates(words)]
    return _chosen(text, span, line, items)


def _numbers(text: str, span: Span, line: Span) -> list[Value]:
    words = text[line.start : line.end].translate(_WIDE_DIGITS)
    items = [(item.start, item.end, item.literal) for item in chinese.numbers(words)]
    items += [
        (amount.start, amount.end, amount.literal)
        for amount in english.find_amounts(words)
        if _NOT_COUNTED.match(words, amount.end) is None
    ]
    return _chosen(text, span, line, items)


def _chosen(text: str, span: Span, line: Span, items: list[tuple[int, int, Literal | None]]) -> list[Value]:
    """Literals that lie in a span or hold all of it: by place, the longest first, with the words of the page."""
    found: list[Value] = []
    for first, last, literal in items:
        start, end = line.start + first, line.start + last
        holds, lies = start <= span.start and span.end <= end, span.start <= start and end <= span.end
        if literal is not None and (holds or lies):
            found.append(Value(replace(literal, text=text[start:end]), start, end))
    return sorted(found, key=lambda value: (value.start, -value.end))


def _day(value: Value) -> Named | Literal:
    return first_day(value.thing) if isinstance(value.thing, Literal) else value.thing


def _holds_words(relation: Relation) -> bool:
    return bool(relation.range) and _LITERALS.issuperset(relation.range)


def _words(text: str, span: Span) -> Value:
    words = text[span.start : span.end]
    return Value(Literal(LiteralKind.TEXT, unbroken(words), words), span.start, span.end)


def _pieces(text: str, span: Span) -> Iterator[Span]:
    """The parts of a list, of which each is an object of its own; most spans are of one."""
    start = span.start
    for match in (*_LIST.finditer(text, span.start, span.end), None):
        end = match.start() if match is not None else span.end
        if start < end:
            yield Span(start, end)
        start = match.end() if match is not None else span.end
