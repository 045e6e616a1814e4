"""A sentence as a matcher reads it, one match of a pattern in it, and the facts that come of that."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product

from builder.extraction.chinese.awards import AwardWin, read_awards
from builder.extraction.chinese.discourse import Segment
from builder.extraction.chinese.heads import Topic
from builder.extraction.chinese.patterns.encoding import Encoded
from builder.extraction.chinese.patterns.pattern_language import CompiledPattern, Slot
from builder.extraction.chinese.patterns.slots import Value
from builder.findings import Named
from schemas.graph import LiteralKind, Qualifier, SubjectSource

# `成为金马奖最佳导演` tells of a prize, `成为金牌监制` of none.
_BECAME = re.compile("成为|当上|当选|获选|获评")
_CROWN = re.compile("(?<![得获领])奖|最佳|[影视][帝后]")
_CEREMONY = re.compile(
    r"(?:[在于](?:[^，。；]{0,10}?的)?|(?:^|(?<=，))(?:(?:同年|当年|次年|翌年|这一年|\d{4}年)的?)?)(?P<name>第[^，。；]{2,30}?)(?:颁奖典礼|颁奖礼|颁奖盛典|典礼)?上"
)
_EDITION_ONLY = re.compile("第[一二三四五六七八九十百\\d]+[届次]")
_FESTIVAL = re.compile(
    "[在于](?P<name>(?!第)[^，。；、在于]{2,20}?(?:电影节|影展|电视节|电影奖))[上中]?(?:获|夺|荣|赢|摘|捧)$"
)
_NAMED_BEFORE = re.compile(
    "(?P<name>第[一二三四五六七八九十百\\d]+届[^，。；、第奖]{2,20}?(?:电影节|电视节|影展|金[\u4e00-\u9fff]奖|奖))(?=[最主])[^，。；]{2,20}，(?:(?!电影节|影展|[^最]奖)[^。；]){0,24}$"
)
"""A prize named earlier in a sentence, whose categories come later: `入围第48届金马奖最佳剧情片，并获最佳摄影`."""
_JOINTS = re.compile("、|以及|[和与及]")
_GROUPED = frozenset({"spouse", "sibling"})
_GROUP = re.compile("夫妇|夫妻|兄弟|姐妹|姊妹|兄妹|姐弟")
_CALLED = frozenset({"alias", "english_name"})


@dataclass(frozen=True, slots=True)
class Reading:
    """A fact by encoded positions, before it is placed in the document.

    `if_actor`: it holds if its object is known to act (`与李四合作了《山河》`); `if_undated`: if nothing else
    tells when the work came out (`1990年，他主演了《山河》`).
    """

    subject: Named
    predicate: str
    object: Value
    start: int
    end: int
    pattern: str
    confidence: float
    source: SubjectSource
    qualifiers: tuple[Qualifier, ...] = ()
    if_actor: bool = False
    if_undated: bool = False


@dataclass(frozen=True, slots=True)
class Sentence:
    """What a matcher reads: encoded and clean text, its segments, and the page's subject.

    `carried` is another work than the page's that the sentence before it came to.
    """

    encoded: Encoded
    clean: str
    segments: Sequence[Segment]
    subject: Named
    carried: Named | None = None

    def words(self, start: int, end: int) -> str:
        """The clean words of a range of encoded positions."""
        first, last = self.encoded.span(start, end)
        return self.clean[first:last]

    def since(self, marks: str, position: int) -> int:
        """Where the part of the sentence begins that holds a position; `marks` end parts."""
        return max(self.encoded.text.rfind(mark, 0, position) for mark in marks) + 1


@dataclass(frozen=True, slots=True)
class Match:
    """One match of one pattern, with what its slots hold and the grammatical subject around it."""

    pattern: CompiledPattern
    found: re.Match[str]
    segment: Segment
    sentence: Sentence
    filled: dict[str, list[Value]]
    agent: Topic

    def slot(self, name: str) -> Slot | None:
        return next((slot for slot in self.pattern.slots if slot.name == name), None)


def says_something(subject: Named, predicate: str, value: Value) -> bool:
    """Whether a fact has an object, and one that is not its subject once more."""
    if isinstance(value, Named):
        return bool(value.name) and value.name != subject.name
    if predicate == "occupation" and len(value.value) == 1:
        return False  # 工 of `做过工`
    return predicate not in _CALLED or value.value != subject.name


def is_of_groups(relation: str, words: str) -> bool:
    """Whether words name couples or sets of siblings, who are no couple themselves: 李四夫妇、王五夫妇."""
    return relation in _GROUPED and len(_GROUP.findall(words)) > 1


def said_before(match: Match) -> str:
    """The words of this part of the sentence before the match."""
    start, end = match.sentence.since("；。", match.found.start()), match.found.start()
    return match.sentence.words(start, end) if end > start else ""


def prizes(match: Match) -> list[AwardWin]:
    """The prizes of an award phrase; the ceremony said before the verb is theirs (`在第3届…上获得`)."""
    sentence, found = match.sentence, match.found
    start = sentence.since("；。", found.start())
    end = found.start("object")
    before = list(_CEREMONY.finditer(sentence.words(start, end))) if end > start else []
    words = sentence.words(*found.span("object"))
    if _BECAME.search(sentence.words(found.start(), end + 1)) and _CROWN.search(words) is None:
        return []
    page = sentence.subject
    ceremony = before[-1]["name"] if before else ""
    if not ceremony and end > start and (at := _FESTIVAL.search(sentence.words(start, found.start() + 1))):
        ceremony = at["name"]
    if not ceremony and words.startswith("最佳") and end > start:
        named = _NAMED_BEFORE.search(sentence.words(start, end))
        ceremony = "" if named is None else named["name"]
    if page.type == "Award" and (not ceremony or _EDITION_ONLY.fullmatch(ceremony)):
        ceremony += page.name
    ceremony = "" if _EDITION_ONLY.fullmatch(ceremony) else ceremony
    return read_awards(words, ceremony)


def role_names(match: Match) -> list[str]:
    words = match.sentence.words(*match.found.span("role"))
    return [part for part in _JOINTS.split(words) if part]


def shared_roles(
    subjects: Sequence[Named], players: Sequence[Value], qualifiers: set[Qualifier], predicate: str
) -> Iterator[tuple[Named, Value, set[Qualifier], str]]:
    """Who plays what: one part each where there are as many (`李四和王五扮演甲与乙`), else the first the part."""
    role = next(q for q in qualifiers if q.name == "role")
    names = [part for part in _JOINTS.split(role.value) if part]
    if len(names) != len(players):
        names, players = [role.value], players[:1]
    for subject, (player, name) in product(subjects, zip(players, names, strict=True)):
        yield subject, player, (qualifiers - {role}) | {Qualifier("role", name)}, predicate


def words_of(value: Value) -> str:
    if isinstance(value, Named):
        return value.name
    return value.value if value.kind is LiteralKind.DATE else value.text
