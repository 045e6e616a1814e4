"""Who or what each part of a sentence is about, and when: topics and dates that hold for what follows."""

from __future__ import annotations

import re
from dataclasses import dataclass

from builder.extraction.chinese.heads import HeadGrammar, Topic, joined, named_of, source_of
from builder.extraction.chinese.items import PERSON
from builder.extraction.chinese.lexicon import ADVERBS
from builder.extraction.chinese.patterns.encoding import Alphabet, Encoded
from builder.findings import Named
from schemas.graph import Literal, SubjectSource

_LATER = re.compile(r"^(?:之后|此后|其后|随后|后来|此外)")
_WITH = frozenset("与和同跟")
_NOT_AGENTS = frozenset("为给替把被向对")
_SENDS = "(?:邀请|力邀|邀|请|让|派|安排|带|找)"
_ADVERBIAL = re.compile(f"(?:{ADVERBS}|当时|那时|当年|时|在)+$")
_HAN = re.compile("[\u4e00-\u9fff]$")
"""Words right before what tells of the person behind it: `请来在南方大学任教的张三`."""
_HELD_BY = re.compile("[^，。；]{0,3}(?:的|门下|麾下|帐下)")
_CLAUSE = re.compile("[^，]+")
_SEGMENT = re.compile("[^；。！？]+")


@dataclass(frozen=True, slots=True)
class Dated:
    """A date and the clause that begins with it; -1 where it was said in an earlier part."""

    date: Literal
    clause: int


@dataclass(frozen=True, slots=True)
class Segment:
    """One part of a sentence up to `；` or its end: topics and dates by encoded position."""

    start: int
    end: int
    topics: tuple[tuple[int, Topic], ...]
    dates: tuple[tuple[int, Dated], ...] = ()

    def topic_at(self, position: int) -> Topic:
        """The topic that holds at an encoded position."""
        return next((topic for start, topic in reversed(self.topics) if start <= position), self.topics[0][1])

    def date_at(self, position: int) -> Dated | None:
        """The date that holds at an encoded position."""
        return next((dated for start, dated in reversed(self.dates) if start <= position), None)


class Reader:
    """Cuts encoded sentences into segments and follows their topics."""

    def __init__(self, alphabet: Alphabet) -> None:
        self._heads = HeadGrammar(alphabet)
        works = alphabet.letters("Work")
        self._plays = re.compile(
            f"(?:(?:饰演?|扮演|(?<![主参导合领出])演)了?|[凭以因借靠][^，。；]{{0,3}}[{works}][片剧]?[中里]的)$"
        )
        self._sent = re.compile(
            rf"{_SENDS}(?P<agents>{alphabet.letter(PERSON)})[到去来赴往回][^，。；]{{0,6}}\Z"
        )

    def segments(self, encoded: Encoded, subject: Named) -> list[Segment]:
        """The segments of one sentence; each begins with the page's subject as its topic."""
        found: list[Segment] = []
        carried: Literal | None = None
        for match in _SEGMENT.finditer(encoded.text):
            segment = self._segment(encoded, match.span(), subject, carried)
            carried = segment.dates[-1][1].date if segment.dates else None
            found.append(segment)
        return found

    def agents(self, encoded: Encoded, segment: Segment, position: int, end: int, page: Named) -> Topic:
        """The grammatical subject of the verb at a position, whose phrase ends at `end`.

        Persons right before it (`由张森执导`, `李连杰主演的`) win over the topic of the clause, as do those whose
        first work it makes, also behind `为` (`张森的首部导演作品`); with `与` they join it. A phrase that opens
        its clause, or stands behind a verb, may be said of the person behind it (`创办南方公司的张三`,
        `请来在南方大学任教的张三`); whom somebody asks to come somewhere does
        what is done there (`邀请她到香港演出`).
        """
        start = max(segment.start, encoded.text.rfind("，", 0, position) + 1)
        match = self._heads.agent.search(encoded.text, start, position)
        if match is None and (sent := self._sent.search(encoded.text, start, position)) is not None:
            items = encoded.items_in(*sent.span("agents"))
            return Topic(named_of(items), source_of(items))
        if match is None and (owner := self._owner(encoded, segment, position, end)) is not None:
            return owner
        if match is None or (match["joint"] in _NOT_AGENTS and not match["owned"]):
            return segment.topic_at(position)
        if self._plays.search(encoded.text, start, match.start()) is not None:
            return segment.topic_at(position)  # whom somebody plays does nothing: `因饰演阿朱而获奖`
        items = encoded.items_in(*match.span("agents"))
        if match["joint"] not in _WITH:
            return Topic(named_of(items), source_of(items))
        topic = segment.topic_at(match.start())
        if topic.type != PERSON:
            topic = Topic((page,), SubjectSource.PAGE_TITLE)
        return Topic(joined(topic.named, named_of(items)), topic.source)

    def parents(self, encoded: Encoded, position: int) -> Topic | None:
        """Whoever is said last before a position to have sons or daughters, who are named one by one after it."""
        said = list(self._heads.parent.finditer(encoded.text, 0, position))
        items = encoded.items_in(*said[-1].span("who")) if said else []
        return Topic(named_of(items), source_of(items)) if items else None

    def opens_clause(self, encoded: Encoded, segment: Segment, position: int) -> bool:
        """Whether nothing but dates and connectives stands before a position in its clause."""
        start = max(segment.start, encoded.text.rfind("，", 0, position) + 1)
        return self._heads.clause(encoded, start, position).head >= position

    def _owner(self, encoded: Encoded, segment: Segment, position: int, end: int) -> Topic | None:
        start = max(segment.start, *(encoded.text.rfind(mark, 0, position) + 1 for mark in "，："))
        match = self._heads.owner.match(encoded.text, end)
        if match is None:
            return None
        before = _ADVERBIAL.sub("", encoded.text[start:position])
        told = _HAN.search(before) is not None and _HELD_BY.match(encoded.text, match.end()) is None
        if not told and self._heads.clause(encoded, start, position).head < position:
            return None
        items = encoded.items_in(*match.span("agents"))
        return Topic(named_of(items), source_of(items))

    def _segment(
        self, encoded: Encoded, span: tuple[int, int], subject: Named, carried: Literal | None
    ) -> Segment:
        start, end = span
        topics = [(start, Topic((subject,), SubjectSource.PAGE_TITLE))]
        dates: list[tuple[int, Dated]] = []
        if carried is not None and _LATER.match(encoded.text[start:end]) is None:
            dates.append((start, Dated(carried, -1)))
        for found in _CLAUSE.finditer(encoded.text, start, end):
            clause = self._heads.clause(encoded, *found.span())
            date = clause.date()
            if date is not None:
                dates.append((clause.start, Dated(date, clause.start)))
            if clause.head < clause.end:
                topics.extend(self._heads.changes(clause, topics[-1][1], subject))
        return Segment(start, end, tuple(topics), tuple(dates))
