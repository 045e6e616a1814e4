"""Reads the value of an infobox row or a table's cell as what its relation may have: date, amount, text, name."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from builder.extraction.chinese import values as chinese
from builder.extraction.english import values as english
from builder.findings import Named
from builder.language import has_han
from builder.readers.page import Link
from schemas.graph import Literal, LiteralKind
from schemas.ontology import Ontology, Relation
from schemas.text import Span

LONGEST_NAME = 60  # characters: a longer piece of a value is prose
LONGEST_TEXT = 200
_AND_OTHERS = re.compile(r"(?<=[\u4e00-\u9fff]{2})等人?$|,? et al\.?$| and others$")
_BRACKET = re.compile(r"[（(\[［][^（）()\[\]［］]*[）)\]］]")
_LIST = re.compile(r"[、；;，\n/·•|]|,\s|\s+(?:and|&)\s+|(?<=[\u4e00-\u9fff])[和与及](?=[\u4e00-\u9fff]{2})")
_PROSE = re.compile(r"[。！？!?]|\.\s")
_PLAIN_NUMBER = re.compile(r"[-+]?\d{1,3}(?:,\d{3})+(?:\.\d+)?|[-+]?\d+(?:\.\d+)?")
_EDGE = " \t\n《》“”\"'‘’「」『』,，.。:：、;；-–—*•·"
_LITERALS = frozenset({"Date", "Number", "Text"})
_NO_VALUES = frozenset(
    "不详 不詳 不明 未知 未详 未詳 未定 待定 待考 待查 暂无 暫無 暂缺 无 無 没有 沒有 空缺 佚失 缺 同上 "
    "n/a na n.a. none nil null unknown undisclosed unspecified tba tbd tbc pending 〃 ″".split()
) | {"not known", "not available", "not applicable", "not stated", "to be announced", "to be determined"}


@dataclass(frozen=True, slots=True)
class Value:
    """What a cell holds: a name or a literal, and the place of its words."""

    thing: Named | Literal
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class CellText:
    """One value of a cell: its place in the text, and the links in it, in order."""

    text: str
    span: Span
    links: tuple[Link, ...] = ()

    @property
    def words(self) -> str:
        return self.text[self.span.start : self.span.end]


def is_no_value(cell: CellText) -> bool:
    """Whether a cell says that there is nothing to say: `不详`, `unknown`, `N/A`, a dash; a link leads somewhere."""
    start, end = trimmed(cell.words, 0, len(cell.words))
    bare = cell.words[start:end].strip("()（）[]［］?？").casefold()
    return not cell.links and (not bare or bare in _NO_VALUES)


def read_values(cell: CellText, relation: Relation | None) -> Iterator[Value]:
    """The values of a cell under a relation; of a predicate that the ontology does not know, one at most.

    None of a cell that says there is none.
    """
    if is_no_value(cell):
        return
    if relation is None:
        yield from _free(cell)
        return
    kinds = set(relation.range)
    if "Date" in kinds:
        yield from _dates(cell)
    elif "Number" in kinds:
        yield from _numbers(cell)
    elif kinds and kinds <= _LITERALS:
        yield from _texts(cell)
    else:
        yield from _names(cell, next(iter(relation.range), "") if len(relation.range) == 1 else "")


def split_born(cell: CellText) -> tuple[list[Value], list[Value]]:
    """The dates of a cell like `1962年6月22日，香港`, and the place, the first name that is left over."""
    dates = list(_dates(cell))
    after = max((date.end for date in dates), default=cell.span.start)
    rest = CellText(
        cell.text, Span(after, cell.span.end), tuple(link for link in cell.links if link.start >= after)
    )
    return dates[:1], list(_names(rest, "Place"))[:1]


def _dates(cell: CellText) -> Iterator[Value]:
    """Every date of the value; a bare year counts."""
    words = cell.words
    if has_han(words):
        found = [(item.start, item.end, item.literal) for item in chinese.dates(words)]
    else:
        found = [(date.start, date.end, date.literal) for date in english.find_dates(words)]
    for start, end, literal in found:
        if literal is not None:
            yield Value(literal, cell.span.start + start, cell.span.start + end)


def _numbers(cell: CellText) -> Iterator[Value]:
    """The first amount of the value: what follows it says the same in other units."""
    words = cell.words
    items = [(item.start, item.end, item.literal) for item in chinese.numbers(words)]
    items += [(amount.start, amount.end, amount.literal) for amount in english.find_amounts(words)]
    known = [(start, -end, literal) for start, end, literal in items if literal is not None]
    if not known:
        return
    start, end, literal = min(known, key=lambda item: (item[0], item[1], item[2].unit == ""))
    yield Value(literal, cell.span.start + start, cell.span.start - end)


def _texts(cell: CellText) -> Iterator[Value]:
    for start, end in _pieces(cell.words, _LIST):
        words = cell.words[start:end]
        if len(words) <= LONGEST_TEXT:
            yield Value(
                Literal(LiteralKind.TEXT, words, words), cell.span.start + start, cell.span.start + end
            )


def _free(cell: CellText) -> Iterator[Value]:
    """A link that is the whole value, a number, a date, or the words themselves."""
    words = cell.words
    start, end = trimmed(words, 0, len(words))
    if start == end:
        return
    place = (cell.span.start + start, cell.span.start + end)
    bare = words[start:end]
    link = next((link for link in cell.links if (link.start, link.end) == place), None)
    if link is not None:
        yield Value(Named(link.target), *place)
    elif _PLAIN_NUMBER.fullmatch(bare):
        yield Value(Literal(LiteralKind.NUMBER, bare.replace(",", ""), bare), *place)
    elif len(dates := [date for date in _dates(cell) if (date.start, date.end) == place]) == 1:
        yield dates[0]
    elif len(bare) <= LONGEST_TEXT:
        yield Value(Literal(LiteralKind.TEXT, bare, bare), *place)


def _names(cell: CellText, kind: str) -> Iterator[Value]:
    """Links by their targets, and what stands between them, cut at the marks of a list."""
    at = cell.span.start
    brackets = [(match.start() + at, match.end() + at) for match in _BRACKET.finditer(cell.words)]
    outside = [link for link in cell.links if not any(start < link.start < end for start, end in brackets)]
    for link in (*outside, None):
        end = link.start if link is not None else cell.span.end
        yield from _plain_names(cell.text, at, end, kind)
        if link is not None:
            yield Value(Named(link.target, kind, "signature" if kind else ""), link.start, link.end)
            at = link.end


def _plain_names(text: str, start: int, end: int, kind: str) -> Iterator[Value]:
    words = _BRACKET.sub(lambda found: "\n" * len(found[0]), text[start:end])
    for first, last in _pieces(words, _LIST):
        others = _AND_OTHERS.search(words, first, last)
        last = others.start() if others is not None else last
        name = words[first:last]
        if "\n" not in name and _may_be_name(name):
            yield Value(Named(name, kind, "signature" if kind else ""), start + first, start + last)


def _may_be_name(name: str) -> bool:
    if not 2 <= len(name) <= LONGEST_NAME or _PROSE.search(name):
        return False
    return has_han(name) or (name[0].isupper() or (name[0].isdigit() and not name.replace(" ", "").isdigit()))


def _pieces(words: str, marks: re.Pattern[str]) -> Iterator[tuple[int, int]]:
    """Places of the parts between marks, without space and quotes around them."""
    start = 0
    for match in (*marks.finditer(words), None):
        end = match.start() if match is not None else len(words)
        first, last = trimmed(words, start, end)
        if first < last:
            yield first, last
        start = match.end() if match is not None else end


def trimmed(words: str, start: int, end: int) -> tuple[int, int]:
    """A range without the space, quotes and marks at its edges."""
    while start < end and words[start] in _EDGE:
        start += 1
    while end > start and words[end - 1] in _EDGE and not _is_initial(words, end):
        end -= 1
    return start, end


def _is_initial(words: str, end: int) -> bool:
    """Whether the stop before `end` belongs to a letter: `U.S.`"""
    return words[end - 1] == "." and words[end - 2 : end - 1].isupper()


def predicate_of(label: str, ontology: Ontology) -> str:
    """The relation that a label names alone, with underscores and a trailing number read away; else the label."""
    words = re.sub(r"\s*\d+$", "", label.replace("_", " ")).strip(" :：*") or label
    found = ontology.predicates_named(words) or ontology.predicates_named(words.replace(" ", "_"))
    return found[0] if len(found) == 1 else words


def links_within(links: Sequence[Link], span: Span) -> tuple[Link, ...]:
    """The links of a page that stand inside a span."""
    return tuple(link for link in links if span.start <= link.start and link.end <= span.end)
