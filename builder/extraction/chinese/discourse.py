"""Who or what a clause is about, and when: zero subjects, companions and dates that hold for what follows."""

from __future__ import annotations

import re
from dataclasses import dataclass

from builder.extraction.chinese.encoding import Alphabet, Encoded
from builder.extraction.chinese.items import DATE, PERSON, Item
from builder.extraction.chinese.lexicon import ADVERBS, CONNECTIVES, OTHER_HEADS, TITLE_NOUNS, TITLES
from builder.findings import Named
from schemas.graph import Literal, SubjectSource

_LATER = re.compile(r"^(?:之后|此后|其后|随后|后来|此外)")
_WITH = frozenset("与和同跟")
_NOT_AGENTS = frozenset("为给替把被向对")
_TOGETHER = "合作|共同|联袂|联合|一起|一同|携手|搭档|同台|合唱|领衔|主演|出演|执导|参演|创作"


@dataclass(frozen=True, slots=True)
class Topic:
    """The grammatical subject in force: nobody known when `named` is empty."""

    named: tuple[Named, ...]
    source: SubjectSource
    stated: bool = False

    @property
    def type(self) -> str:
        """The type of what it is about, or empty."""
        return self.named[0].type if self.named else ""


@dataclass(frozen=True, slots=True)
class Segment:
    """One part of a sentence up to `；` or its end: its topics by encoded position, and its date."""

    start: int
    end: int
    topics: tuple[tuple[int, Topic], ...]
    date: Literal | None = None
    dated_clause: int = -1

    def topic_at(self, position: int) -> Topic:
        """The topic that holds at an encoded position."""
        chosen = self.topics[0][1]
        for start, topic in self.topics:
            if start <= position:
                chosen = topic
        return chosen


class Reader:
    """Cuts encoded sentences into segments and follows their topics."""

    def __init__(self, alphabet: Alphabet) -> None:
        person = f"(?:(?:(?:{TITLES})*(?:{TITLE_NOUNS}))?{alphabet.letter(PERSON)})"
        persons = f"{person}(?:(?:、|和|与|及|以及){person})*(?:等人)?"
        self._person = alphabet.letter(PERSON)
        self._date = alphabet.letter(DATE)
        works, bodies = alphabet.letters("Work"), alphabet.letters("Organization")
        places, awards = alphabet.letters("Place"), alphabet.letter("Award")
        lead = f"(?:(?:{CONNECTIVES}|[一]?(?:起|间|初|底|末|以来|以后|后|时)|{self._date}|[，、])*)"
        self._lead = re.compile(lead)
        self._persons = re.compile(
            f"(?P<head>{persons})(?!的|[、：]|{TITLE_NOUNS})"
            f"(?:[与和同跟](?P<with>{persons}(?:等)?)(?=(?:{ADVERBS})*(?:{_TOGETHER})))?"
        )
        self._companions = re.compile(
            f"[与和同跟](?P<with>{persons}(?:等)?)(?=(?:{ADVERBS})*(?:{_TOGETHER}))"
        )
        self._thing = re.compile(
            f"(?:[{works}][^，。；是]{{0,14}}?(?=[{works}]))?(?P<head>[{works}{bodies}{places}{awards}])(?!中|里|[、和与]|[{works}])"
        )
        self._work = re.compile(f"[{works}]")
        self._related = re.compile(
            f"(?:主演|出演|执导|导演|演唱|创作|自导自演|参演|推出|发行|客串|合唱|合作)[^，。；]{{0,8}}?的(?:主题曲|片尾曲|片头曲|插曲|主打歌曲?)?(?P<work>[{works}])"
            "(?=[^的中、和与])"
        )
        self._released = re.compile("(?:发行|上映|播出|首播|推出|公映)(?:之)?(?:以)?后")
        self._works = works
        self._other = re.compile(f"(?:{OTHER_HEADS})")
        self._agent = re.compile(f"(?P<joint>[由与和同跟为给替把被向对])?(?P<agents>{persons}(?:等)?)(?:{ADVERBS})*$")
        self._clause = re.compile("[^，]+")
        self._split = re.compile("[^；。！？]+")

    def segments(self, encoded: Encoded, subject: Named) -> list[Segment]:
        """The segments of one sentence; each begins with the page's subject as its topic."""
        found: list[Segment] = []
        carried: Literal | None = None
        for match in self._split.finditer(encoded.text):
            segment = self._segment(encoded, match.start(), match.end(), subject, carried)
            carried = segment.date
            found.append(segment)
        return found

    def agents(self, encoded: Encoded, segment: Segment, position: int, page: Named) -> Topic:
        """The grammatical subject of the verb at a position.

        Persons right before it (`由张森执导`, `李连杰主演的`) win over the topic of the clause; with
        `与` they join it.
        """
        start = max(segment.start, encoded.text.rfind("，", 0, position) + 1)
        match = self._agent.search(encoded.text, start, position)
        topic = segment.topic_at(start)
        if match is None or match["joint"] in _NOT_AGENTS:
            return segment.topic_at(position)
        named = _named(encoded.items_in(match.start("agents"), match.end("agents")))
        source = _source(encoded.items_in(match.start("agents"), match.end("agents")))
        if match["joint"] in _WITH:
            if topic.type != PERSON:
                topic = Topic((page,), SubjectSource.PAGE_TITLE)
            return Topic(_joined(topic.named, named), topic.source, stated=True)
        return Topic(named, source, stated=True)

    def _segment(self, encoded: Encoded, start: int, end: int, subject: Named, carried: Literal | None) -> Segment:
        topic = Topic((subject,), SubjectSource.PAGE_TITLE)
        topics: list[tuple[int, Topic]] = [(start, topic)]
        time: Literal | None = None
        dated = -1
        for clause in self._clause.finditer(encoded.text, start, end):
            lead = self._lead.match(encoded.text, clause.start(), end)
            head = clause.start() if lead is None else lead.end()
            dates = [i for i in encoded.items_in(clause.start(), max(head, clause.start())) if i.kind == DATE]
            if dates and dates[0].literal is not None:
                time, dated = dates[0].literal, clause.start()
            elif time is None and clause.start() == start and _LATER.match(encoded.text[start:end]) is None:
                time = carried
            if head >= clause.end():
                continue
            for position, changed in self._changes(encoded, head, clause.end(), topics[-1][1]):
                topics.append((position, changed))
        return Segment(start, end, tuple(topics), time, dated)

    def _changes(self, encoded: Encoded, head: int, end: int, before: Topic) -> list[tuple[int, Topic]]:
        text = encoded.text
        changes: list[tuple[int, Topic]] = []
        persons = self._persons.match(text, head, end)
        thing = self._thing.match(text, head, end)
        if persons is not None:
            items = encoded.items_in(persons.start("head"), persons.end("head"))
            named = _named(items)
            if persons["with"]:
                named = _joined(named, _named(encoded.items_in(*persons.span("with"))))
            changes.append((head, Topic(named, _source(items), stated=True)))
        elif thing is not None:
            items = encoded.items_in(*thing.span("head"))
            changes.append((head, Topic(_named(items), _source(items), stated=True)))
        elif self._released.match(text, head, end) and (work := self._last_work(encoded, head)) is not None:
            changes.append((head, Topic(work.named, SubjectSource.COREFERENCE, stated=True)))
        elif self._other.match(text, head, end):
            changes.append((head, Topic((), SubjectSource.SPAN, stated=True)))
        elif (companions := self._companions.match(text, head, end)) is not None and before.type == PERSON:
            named = _joined(before.named[:1], _named(encoded.items_in(*companions.span("with"))))
            changes.append((head, Topic(named, before.source, stated=before.stated)))
        elif len(before.named) > 1:
            changes.append((head, Topic(before.named[:1], before.source)))
        related = self._related.search(text, head, end)
        if related is not None:
            items = encoded.items_in(*related.span("work"))
            changes.append((related.end(), Topic(_named(items), _source(items), stated=True)))
        return changes

    def _last_work(self, encoded: Encoded, position: int) -> Item | None:
        for item, letter in zip(
            reversed(encoded.items[:position]), reversed(encoded.text[:position]), strict=True
        ):
            if item is not None and letter in self._works:
                return item
        return None


def _named(items: list[Item]) -> tuple[Named, ...]:
    return _joined(*(item.named for item in items))


def _joined(*groups: tuple[Named, ...]) -> tuple[Named, ...]:
    return tuple(dict.fromkeys(named for group in groups for named in group))


def _source(items: list[Item]) -> SubjectSource:
    return SubjectSource.COREFERENCE if any(item.coreference for item in items) else SubjectSource.SPAN
