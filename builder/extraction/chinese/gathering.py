"""Readings become facts: united within a sentence, spelled as the page spells, placed in the document."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise

from builder.extraction.chinese.callings import CALLING, Calling
from builder.extraction.chinese.credits import Credit, is_actor, is_director, is_of_films
from builder.extraction.chinese.filmography import FILMS, is_untold
from builder.extraction.chinese.implied import children_of_both, jobs
from builder.extraction.chinese.items import Item
from builder.extraction.chinese.masking import Masked
from builder.extraction.chinese.names.other_names import other_names
from builder.extraction.chinese.names.works import genre
from builder.extraction.chinese.patterns.sentence import Reading, Sentence
from builder.extraction.chinese.patterns.slots import Value
from builder.extraction.chinese.script import Spelling
from builder.extraction.chinese.subjects.definition import Definition
from builder.extraction.chinese.subjects.opening import Said
from builder.extraction.own_dates import without_other_dates
from builder.findings import Fact, Findings, FoundAlias, FoundMention, Named
from schemas.graph import Literal, LiteralKind, Qualifier, SubjectSource
from schemas.text import Document

_NOT_ENTITIES = frozenset({"Quoted", "Date", "Number"})
_WORKS_AND_LIVES = frozenset({"Person", "Film", "Series", "Book", "Song", "Album", "Programme", "Work"})
_NOWHERE = frozenset({"全球", "全世界", "海外"})  # said of box offices, no places to know more of
_STARS = re.compile("[\u4e00-\u9fff]{2,6}影[帝后]$")
_BORN = re.compile("生|誕")
_NAMING = frozenset({"alias", "english_name"})
_OPENING_CONFIDENCE = 0.95
_BRACKETS = "brackets"
_OPENING = "opening"
_PLACES = "places"
_CREDIT = "credit"
_CALLING = "calling"
_GENRE = "genre"
_GENRE_CONFIDENCE = 0.95
_PLACES_CONFIDENCE = 0.9


@dataclass(slots=True)
class Gathering:
    """Collects what one page says."""

    document: Document
    version: str
    spelling: Spelling
    mentions: list[FoundMention] = field(default_factory=list)
    aliases: list[FoundAlias] = field(default_factory=list)
    facts: list[Fact] = field(default_factory=list)
    credits: list[tuple[Credit, Fact]] = field(default_factory=list)
    partners: list[Fact] = field(default_factory=list)
    films: list[tuple[Credit, Fact]] = field(default_factory=list)
    years: list[Fact] = field(default_factory=list)

    def findings(self, definition: Definition, dropped: Iterable[tuple[str, str]]) -> Findings:
        """Everything gathered, in order of reading."""
        self.facts += [fact for fact in self.partners if is_actor(fact, self.facts, self.document.text)]
        works = [mention.named for mention in self.mentions]
        opening = self.spelling.restore(definition.description)
        self._add_new(jobs(self.facts, works, opening, self.document.text))
        said = tuple(self.facts)
        films = definition.type not in _WORKS_AND_LIVES and is_of_films(self.document.title, opening)
        self.facts += [fact for credit, fact in self.credits if is_director(credit, said, of_films=films)]
        said = tuple(self.facts)
        self.facts += [fact for film, fact in self.films if is_untold(film, said)]
        self.facts += undated(self.years, self.facts)
        self.facts = hailing(self.facts, self.document.text)
        self.facts += children_of_both(self.facts, self.document.text)
        self.facts = list(without_other_dates(self.facts))
        return Findings(
            mentions=tuple(self.mentions),
            aliases=tuple(dict.fromkeys(self.aliases)),
            facts=tuple(self.facts),
            subject_type=definition.type,
            description=self.spelling.restore(definition.description),
            dropped=tuple(dropped),
        )

    def add_mentions(self, items: Sequence[Item], masked: Masked) -> None:
        """Every name and every pronoun that stands for one."""
        for item in items:
            if item.kind in _NOT_ENTITIES or item.named[0].name in _NOWHERE:
                continue
            if item.parts:
                self._add_parts(item, masked)
                continue
            start, end = masked.span(*item.inner)
            surface = self.document.text[start:end]
            for named in item.named:
                self.mentions.append(FoundMention(start, end, surface, self.spelled(named), item.source))

    def _add_parts(self, item: Item, masked: Masked) -> None:
        """Each place of a chain; the last is also known by all the words, unless they are its name."""
        for first, last, part in item.parts:
            start, end = masked.span(first, last)
            named = self.spelled(part)
            self.mentions.append(FoundMention(start, end, self.document.text[start:end], named, item.source))
        whole = self.spelled(item.named[0])
        if named.name != whole.name:
            span = masked.span(item.start, item.end)
            self.aliases.append(FoundAlias(named, whole.name, "statement", *span))

    def add_places(self, items: Iterable[Item], masked: Masked, sentence: tuple[int, int]) -> None:
        """`辽宁省大连市` says where 大连市 lies."""
        first, last = masked.span(*sentence)
        for item in items:
            for (begin, _, wider), (_, stop, place) in pairwise(item.parts):
                start, end = masked.span(begin, stop)
                ends = self.spelled(place), "located_in", self.spelled(wider)
                source = f"{self.version}#{_PLACES}"
                self.facts.append(Fact(*ends, start, end, first, last, source, _PLACES_CONFIDENCE))

    def add_genres(self, items: Iterable[Item], masked: Masked, sentence: tuple[int, int]) -> None:
        """`古装喜剧《山河》` says what kind of film 山河 is."""
        first, last = masked.span(*sentence)
        source = f"{self.version}#{_GENRE}"
        for item in items:
            words = genre(masked.text, item) if item.source == "work" else ""
            if words:
                start, end = masked.span(item.inner[0] - 1 - len(words), item.end)
                value = Literal(LiteralKind.TEXT, words, words)
                ends = self.spelled(item.named[0]), "genre", value
                self._add_new([Fact(*ends, start, end, first, last, source, _GENRE_CONFIDENCE)])

    def add_brackets(
        self, brackets: Iterable[tuple[Item, Said]], masked: Masked, sentence: tuple[int, int]
    ) -> None:
        """Names and dates in the bracket after a name of this sentence."""
        for item, said in brackets:
            if not sentence[0] <= item.start < sentence[1]:
                continue
            named = item.parts[-1][-1] if item.parts else item.named[0]
            self._add(named, said, masked, sentence, _BRACKETS)

    def add_said(
        self, subject: Named, said: Iterable[Said], masked: Masked, sentence: tuple[int, int]
    ) -> None:
        """What the definition sentence says of the page's subject."""
        for one in said:
            self._add(subject, one, masked, sentence, _OPENING)

    def add_readings(self, readings: Sequence[Reading], sentence: Sentence, masked: Masked) -> None:
        """What patterns read in one sentence."""
        chosen = ranked(united(readings))
        facts = [self._fact(reading, sentence, masked) for reading in chosen]
        if any(fact.subject_source is not SubjectSource.SPAN for fact in facts):
            self._add_unspoken(facts)
        years = {id(fact) for fact, reading in zip(facts, chosen, strict=True) if reading.if_undated}
        actors = {id(fact) for fact, reading in zip(facts, chosen, strict=True) if reading.if_actor}
        for fact in facts:
            if id(fact) in actors:
                self.partners.append(fact)
                continue
            if id(fact) in years:
                self.years.append(fact)
                continue
            if fact.predicate == "alias" and isinstance(fact.object, Literal):
                self._add_names(fact, fact.object)
                continue
            self.facts.append(fact)
            self._add_called_otherwise(fact)
            if fact.predicate in _NAMING and isinstance(fact.object, Literal):
                self._add_naming(fact, fact.object.value)

    def _add_names(self, fact: Fact, words: Literal) -> None:
        """Each other name that the words of a fact hold."""
        for name in other_names(words.value):
            if name == fact.subject.name:
                continue
            self.facts.append(replace(fact, object=replace(words, value=name, text=name)))
            self._add_naming(fact, name)

    def _add_naming(self, fact: Fact, name: str) -> None:
        self.aliases.append(FoundAlias(fact.subject, name, "statement", fact.start, fact.end))

    def add_credits(self, found: Iterable[Credit], sentence: Sentence, masked: Masked) -> None:
        """Keep whose films are named; what that means is known at the end of the page."""
        for one in found:
            reading = Reading(
                one.work, "director", one.person, one.start, one.end, _CREDIT, 0.75, SubjectSource.SPAN
            )
            self.credits.append((one, self._fact(reading, sentence, masked)))

    def add_films(self, found: Iterable[Credit], sentence: Sentence, masked: Masked) -> None:
        """Keep films that a director's page names as if theirs; whose else they are is known at its end."""
        source = SubjectSource.PAGE_TITLE
        for one in found:
            ends = one.work, "director", one.person
            fact = self._fact(Reading(*ends, one.start, one.end, "film", FILMS, source), sentence, masked)
            self._add_unspoken([fact])
            self.films.append((one, fact))

    def add_listed(self, found: Iterable[Fact]) -> None:
        """Keep what lists of the page's subject tell."""
        for fact in found:
            self._add_unspoken([fact])
            self._add_new([fact])

    def add_callings(self, found: Iterable[Calling], sentence: Sentence, masked: Masked) -> None:
        """Keep what persons named in passing are said to be."""
        for one in found:
            words = Literal(LiteralKind.TEXT, one.words, one.words)
            ends = one.person, "occupation", words
            reading = Reading(*ends, one.start, one.end, _CALLING, CALLING, SubjectSource.SPAN)
            self._add_new([self._fact(reading, sentence, masked)])

    def _add_new(self, facts: Iterable[Fact]) -> None:
        """Keep those of some facts that the page has not said yet."""
        said = {(fact.subject.name, fact.predicate, _key(fact.object)) for fact in self.facts}
        for fact in facts:
            key = fact.subject.name, fact.predicate, _key(fact.object)
            if key not in said:
                said.add(key)
                self.facts.append(fact)

    def _add_called_otherwise(self, fact: Fact) -> None:
        """What a fact says of is mentioned where its words call it otherwise: 金马奖 in `金马影后`."""
        text = self.document.text
        low, high = fact.sentence_start, fact.sentence_end
        if not isinstance(fact.object, Named) or fact.object.name in text[low:high]:
            return
        if any(low <= m.start < high and m.named.name == fact.object.name for m in self.mentions):
            return
        star = _STARS.search(text[fact.start : fact.end])
        start, end = (1, 2) if star is None else star.span()
        start, end = fact.start + start, fact.start + end
        self.mentions.append(FoundMention(start, end, text[start:end], fact.object, "coreference", 0.9))

    def _add_unspoken(self, facts: Sequence[Fact]) -> None:
        """Mentions, at the words that say a fact, of ends that its sentence leaves out."""
        start, end = facts[0].sentence_start, facts[0].sentence_end
        spoken: set[str] = set()
        for mention in reversed(self.mentions):
            if start <= mention.start < end:
                spoken.add(mention.named.name)
            elif mention.start < start and mention.score == 1.0:
                break
        for fact in facts:
            for named in (fact.subject, fact.object):
                if fact.subject_source is SubjectSource.SPAN or not isinstance(named, Named):
                    continue
                if named.name not in spoken:
                    spoken.add(named.name)
                    at, words = fact.start, self.document.text[fact.start : fact.start + 1]
                    self.mentions.append(FoundMention(at, at + 1, words, named, "coreference", 0.9))

    def _add(
        self, subject: Named, said: Said, masked: Masked, sentence: tuple[int, int], pattern: str
    ) -> None:
        start, end = masked.span(said.start, said.end)
        words = self.document.text[start:end]
        named = self.spelled(subject)
        if words == named.name:
            return
        if said.relation in _NAMING:
            self.aliases.append(FoundAlias(named, words, "bracket", start, end))
        value: Value = Literal(LiteralKind.TEXT, words, words)
        if said.date:
            value = Literal(LiteralKind.DATE, said.date, words)
        elif said.relation == "nationality":
            value = Named(words, "Place", "signature")
        first, last = masked.span(*sentence)
        self.facts.append(
            Fact(
                named,
                said.relation,
                value,
                start,
                end,
                first,
                last,
                f"{self.version}#{pattern}",
                _OPENING_CONFIDENCE,
                SubjectSource.SPAN,
            )
        )

    def _fact(self, reading: Reading, sentence: Sentence, masked: Masked) -> Fact:
        start, end = masked.span(*sentence.encoded.span(reading.start, reading.end))
        first, last = masked.span(sentence.encoded.starts[0], sentence.encoded.ends[-1])
        value = reading.object
        if isinstance(value, Named):
            value = self.spelled(value)
        elif value.kind is LiteralKind.TEXT:
            words = self.spelling.restore(value.value)
            value = replace(value, value=words, text=words)
        else:
            value = replace(value, text=self.spelling.restore(value.text))
        return Fact(
            self.spelled(reading.subject),
            reading.predicate,
            value,
            start,
            end,
            first,
            last,
            f"{self.version}#{reading.pattern}",
            reading.confidence,
            reading.source,
            tuple(Qualifier(q.name, self.spelling.restore(q.value)) for q in reading.qualifiers),
        )

    def spelled(self, named: Named) -> Named:
        name = self.spelling.restore(named.name)
        return named if name == named.name else replace(named, name=name)


def united(readings: Sequence[Reading]) -> list[Reading]:
    """One reading a fact: qualifiers of compatible readings are united, the surest one is kept."""
    kept: dict[tuple[object, ...], list[Reading]] = {}
    for reading in readings:
        group = kept.setdefault((reading.subject.name, reading.predicate, _key(reading.object)), [])
        for index, other in enumerate(group):
            if _compatible(reading, other):
                best = max((other, reading), key=lambda r: r.confidence)
                group[index] = replace(best, qualifiers=_union(other, reading))
                break
        else:
            group.append(reading)
    return [reading for group in kept.values() for reading in group]


def undated(years: Sequence[Fact], said: Sequence[Fact]) -> list[Fact]:
    """The years in which works were made or prizes first given, where the page does not tell when they came to be.

    What has two such years keeps none: one of them is that of something else.
    """
    dated = {(fact.subject.name, fact.predicate) for fact in said}
    found: dict[tuple[str, str], dict[str, Fact]] = {}
    for fact in years:
        key = fact.subject.name, fact.predicate
        if key not in dated and isinstance(fact.object, Literal):
            found.setdefault(key, {}).setdefault(fact.object.value, fact)
    return [next(iter(facts.values())) for facts in found.values() if len(facts) == 1]


def hailing(facts: Sequence[Fact], text: str) -> list[Fact]:
    """Facts in which `山东人` of somebody who was born elsewhere tells of the family's home."""
    born = {
        fact.subject.name: fact.object.name
        for fact in facts
        if fact.predicate == "birth_place"
        and isinstance(fact.object, Named)
        and _BORN.search(_said(fact, text))
    }
    return [
        replace(fact, predicate="ancestral_home")
        if fact.predicate == "birth_place"
        and isinstance(fact.object, Named)
        and not _BORN.search(_said(fact, text))
        and fact.subject.name in born
        and born[fact.subject.name] not in fact.object.name
        and fact.object.name not in born[fact.subject.name]
        else fact
        for fact in facts
    ]


def _said(fact: Fact, text: str) -> str:
    return text[fact.start : fact.end]


def ranked(readings: Sequence[Reading]) -> list[Reading]:
    """A box office takes as `ranking` the rank that the same sentence gives the same work."""
    ranks = {
        reading.subject.name: reading.object.value
        for reading in readings
        if reading.predicate == "ranking" and isinstance(reading.object, Literal)
    }
    found = []
    for reading in readings:
        rank = ranks.get(reading.subject.name, "")
        if reading.predicate == "box_office" and rank:
            place = next((q.value for q in reading.qualifiers if q.name == "place"), "")
            if place in rank or not place:
                qualifiers = tuple(sorted({*reading.qualifiers, Qualifier("ranking", rank)}))
                reading = replace(reading, qualifiers=qualifiers)
        found.append(reading)
    return found


def _key(value: Value) -> object:
    return value.name if isinstance(value, Named) else (value.value, value.unit)


def _union(first: Reading, second: Reading) -> tuple[Qualifier, ...]:
    return tuple(sorted({*first.qualifiers, *second.qualifiers}))


def _compatible(first: Reading, second: Reading) -> bool:
    theirs = {q.name: q.value for q in second.qualifiers}
    return all(theirs.get(q.name, q.value) == q.value for q in first.qualifiers)
