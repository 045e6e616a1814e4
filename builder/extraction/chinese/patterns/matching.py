"""Runs compiled patterns over one encoded sentence and fills in what the grammar leaves out."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations, product

from builder.extraction.chinese.awards import AwardWin, award_predicate, award_qualifiers
from builder.extraction.chinese.discourse import Reader, Segment
from builder.extraction.chinese.heads import Topic
from builder.extraction.chinese.lexicon import NEGATION, OCCUPATIONS, REPORTED, TITLE_NOUNS
from builder.extraction.chinese.patterns.circumstances import qualifiers_of, year_of_work
from builder.extraction.chinese.patterns.encoding import Alphabet
from builder.extraction.chinese.patterns.pattern_index import PatternIndex
from builder.extraction.chinese.patterns.pattern_language import CompiledPattern, Slot
from builder.extraction.chinese.patterns.sentence import (
    Match,
    Reading,
    Sentence,
    prizes,
    role_names,
    said_before,
    says_something,
    shared_roles,
)
from builder.extraction.chinese.patterns.slots import DESCRIBED, Value, read_values
from builder.extraction.chinese.refusing.bodies_named import is_head_of_another
from builder.extraction.chinese.refusing.honours import is_honour_of
from builder.extraction.chinese.refusing.measures import first_day, fits, is_measured, is_of_another, is_shown
from builder.extraction.chinese.refusing.misread import (
    has_stature,
    is_played_prize,
    is_rehearsed,
    is_this_body,
)
from builder.extraction.chinese.refusing.other_subjects import is_name_of_another
from builder.extraction.chinese.refusing.recent import (
    is_elsewhere,
    original,
    remade,
    set_out,
    version,
    version_made,
    works_before,
    works_counted,
)
from builder.extraction.chinese.refusing.refused import is_first_held, is_refused
from builder.extraction.chinese.refusing.relatives import is_of_page
from builder.extraction.chinese.refusing.unnamed import is_won_by_unnamed
from builder.extraction.chinese.refusing.whereabouts import is_named_like, opened_by, seat_named
from builder.extraction.chinese.subjects.parts import part_told
from builder.extraction.chinese.subjects.wedded import who_weds
from builder.findings import Named
from schemas.graph import Literal, LiteralKind, Qualifier, SubjectSource

_NEGATED = re.compile(NEGATION)
_REPORTED = re.compile(REPORTED)
_REPORTED_SHARE = 0.6  # of a pattern's confidence that a reported fact keeps
_FOUNDERS = ("创始人", "创办人", "创立者", "创建者")
_RETYPED = frozenset(
    {"Title", "Spot", "Press", "Locality"}
)  # slots whose names the relation says the type of
_VALUES = frozenset({"Date", "Number", "Text"})
_OF_BODIES = frozenset({"educated_at", "employer", "chief_executive"})
# Whom verbs without a subject tell of.
_SAID_OF: dict[str, Sequence[str]] = {"member_of": ("Person",), "coach": ("Organization",)}
_YEAR = 0.8  # confidence in `year_of_work`, a first guess
_TOGETHER = ("合作", "搭档")  # of a director and an actor as well
_OTHER_NAME = re.compile("(?:^|，)[^，。；]{0,4}?(?:[初原旧曾]名|[简原旧]称|前身)[^，。；]*$")
_RESPECTIVELY = "分别"
_SHARED_OUT = re.compile("分别|分获|分得|依次")
_ALL = re.compile("[都均皆]")


@dataclass(slots=True)
class Matcher:
    """All patterns of a language; `dropped` gathers what was seen but not asserted."""

    patterns: PatternIndex
    reader: Reader
    alphabet: Alphabet
    dropped: list[tuple[str, str]] = field(default_factory=list)

    def readings(self, sentence: Sentence) -> Iterator[Reading]:
        """Every reading of every pattern, in order of pattern and position."""
        text = sentence.encoded.text
        for segment in sentence.segments:
            for pattern in self.patterns.candidates(text[segment.start : segment.end]):
                for found in pattern.regex.finditer(text, segment.start, segment.end):
                    yield from self._read(pattern, found, segment, sentence)

    def _read(
        self, pattern: CompiledPattern, found: re.Match[str], segment: Segment, sentence: Sentence
    ) -> Iterator[Reading]:
        clause = sentence.since("，。；", found.start())
        negation = _NEGATED.search(sentence.encoded.text, clause, found.end())
        if negation is not None:
            self.dropped.append((sentence.words(*found.span()), f"{pattern.name}: {negation.group()}"))
            return
        if is_refused(pattern, found, sentence, self.alphabet):
            return
        confidence = pattern.source.precision
        if _REPORTED.search(sentence.encoded.text, clause, found.end()) is not None:
            confidence = round(confidence * _REPORTED_SHARE, 3)
        filled = {
            slot.name: read_values(slot, sentence.encoded, *found.span(slot.name), sentence.clean)
            for slot in pattern.slots
            if found[slot.name] is not None and slot.type != "Award"
        }
        together = pattern.source.relation == "starring" and sentence.words(*found.span())[:2] in _TOGETHER
        agent = self.reader.agents(sentence.encoded, segment, *found.span(), sentence.subject)
        match = Match(pattern, found, segment, sentence, filled, agent)
        subjects, source = self._subjects(match)
        if match.slot("object") is None and source is SubjectSource.SPAN:
            source = self._zero(agent, pattern.relation.range, sentence.subject)[1]
        if source is SubjectSource.PAGE_TITLE and is_of_another(match, sentence.subject):
            return
        if is_name_of_another(match, subjects, self.alphabet) or is_head_of_another(
            match, subjects, self.alphabet
        ):
            return
        if is_won_by_unnamed(match, subjects, self.alphabet):
            return
        year = year_of_work(match)
        if year is not None and match.slot("subject") is not None:
            for work in subjects:
                yield Reading(
                    work, "release_date", year, *found.span(), "year", _YEAR, source, if_undated=True
                )
        if is_rehearsed(match):
            return
        held = is_first_held(match)
        for subject, value, qualifiers, predicate in self._combine(match, subjects):
            value = first_day(value) if held else value
            named = is_named_like(predicate, subject, value) and is_honour_of(predicate, subject, value)
            measured = fits(predicate, value) and is_measured(predicate, subject)
            words = sentence.words(*found.span())
            measured = (
                measured and is_shown(predicate, subject, words) and has_stature(predicate, subject, words)
            )
            named = named and not (
                predicate == "award_won" and is_played_prize(subject, words, self.alphabet)
            )
            if named and measured and says_something(subject, predicate, value):
                yield Reading(
                    subject,
                    predicate,
                    value,
                    *found.span(),
                    pattern.name,
                    confidence,
                    source,
                    tuple(sorted(qualifiers)),
                    together,
                    held,
                )

    def _combine(
        self, match: Match, subjects: Sequence[Named]
    ) -> Iterator[tuple[Named, Value, set[Qualifier], str]]:
        qualifiers = qualifiers_of(match, self.alphabet)
        predicate = match.pattern.source.relation
        if (slot := match.slot("object")) is not None and slot.type == "Award":
            for subject, win in self._shared_out(match, subjects, prizes(match)):
                named = Named(win.award, "Award", "signature")
                yield subject, named, qualifiers | award_qualifiers(win), award_predicate(win, predicate)
            return
        relation = match.pattern.relation
        if relation.symmetric and match.slot("object") is None:
            for first, second in combinations(subjects, 2):
                yield first, second, qualifiers, predicate
            return
        if predicate == "based_on" and match.slot("object") is None:
            for subject in subjects:
                yield (
                    subject,
                    original(subject, match.sentence.words(*match.found.span())),
                    qualifiers,
                    predicate,
                )
            return
        objects = self._objects(match)
        roles = [q for q in qualifiers if q.name == "role"]
        if (
            len(objects) > 1
            and roles
            and _RESPECTIVELY
            in match.sentence.words(match.sentence.since("，。；", match.found.start()), match.found.end())
        ):
            names = role_names(match)
            if len(names) != len(objects):
                return
            for value, name in zip(objects, names, strict=True):
                for subject in subjects:
                    yield subject, value, (qualifiers - set(roles)) | {Qualifier("role", name)}, predicate
            return
        if len(objects) > 1 and roles and match.slot("object") is None:
            yield from shared_roles(subjects, objects, qualifiers, predicate)
            return
        for subject in subjects:
            for value in objects:
                yield subject, value, qualifiers, predicate

    def _shared_out(
        self, match: Match, subjects: Sequence[Named], wins: Sequence[AwardWin]
    ) -> Iterator[tuple[Named, AwardWin]]:
        """Who won which: all of them each, but one each in order where they are shared out (`张三、李四分获…`)."""
        words = match.sentence.words(match.sentence.since("，。；", match.found.start()), match.found.end())
        if len(subjects) > 1 and len(wins) > 1 and _SHARED_OUT.search(words) is not None:
            if len(subjects) == len(wins):
                yield from zip(subjects, wins, strict=True)
            return
        yield from product(subjects, wins)

    def _subjects(self, match: Match) -> tuple[list[Named], SubjectSource]:
        slot = match.slot("subject")
        if (versions := version_made(match)) is not None:
            return versions, SubjectSource.COREFERENCE
        if slot is None and (counted := works_counted(match.sentence, match.found, self.alphabet)):
            return counted, SubjectSource.COREFERENCE
        if slot is None or match.found["subject"] is None:
            if (wedded := who_weds(match, self.alphabet)) is not None:
                return wedded, SubjectSource.SPAN
            if (part := part_told(match, self.alphabet)) is not None:
                return part, SubjectSource.SPAN
            topic, page = match.agent, match.sentence.subject
            topic = Topic((page,), SubjectSource.PAGE_TITLE) if is_this_body(match) else topic
            if (parents := self._parents(match)) is not None:
                return [*parents.named], parents.source
            if (other := opened_by(match, self.alphabet)) is not None:
                return [other], SubjectSource.SPAN
            if match.slot("work") is not None and self.alphabet.is_work(topic.type):
                topic = Topic((page,), SubjectSource.PAGE_TITLE)
            if is_of_page(match, topic, self.reader, self.alphabet.letter("Person")):
                topic = Topic((page,), SubjectSource.PAGE_TITLE)
            domain = _SAID_OF.get(match.pattern.source.relation, match.pattern.relation.domain)
            found, source = self._zero(topic, domain, page)
            if not self._is_meant(match, found):
                return [], SubjectSource.SPAN
            if source is SubjectSource.PAGE_TITLE and (other := self._other_work(match)) is not None:
                return [other], SubjectSource.COREFERENCE
            told = said_before(match)
            if page.type == "Book":  # `导演李四把小说改编成电视剧` directed no book
                told += match.sentence.words(*match.found.span())
            made = remade(told) if source is SubjectSource.PAGE_TITLE else ""
            if made and self.alphabet.is_work(page.type):
                return version(page, made), SubjectSource.COREFERENCE
            return (found, source) if found else self._work_before(match)
        items = match.sentence.encoded.items_in(*match.found.span("subject"))
        pronoun = any(item.coreference for item in items)
        source = SubjectSource.COREFERENCE if pronoun else SubjectSource.SPAN
        found = [v for v in match.filled.get("subject", []) if isinstance(v, Named)]
        if slot.type in DESCRIBED:
            domain = match.pattern.relation.domain
            kind = DESCRIBED[slot.type] or (domain[0] if domain else "")
            found = [v if v.type else replace(v, type=kind, type_source="signature") for v in found]
        return found, source

    def _parents(self, match: Match) -> Topic | None:
        """林阿 of `林阿有四个儿子：长子大文…，次子小文`."""
        if match.pattern.source.relation != "child":
            return None
        return self.reader.parents(match.sentence.encoded, match.found.start())

    def _other_work(self, match: Match) -> Named | None:
        """乙 of `第三个故事另外拍成《乙》，主演还有…` on the page of another work."""
        sentence, start = match.sentence, match.found.start()
        if not self.alphabet.is_work(sentence.subject.type):
            return None
        found = set_out(sentence.encoded, start, self.alphabet, sentence.subject)
        first = sentence.encoded.text[: sentence.encoded.text.find("，")]
        alone = not set(self.alphabet.letters("Work")) & set(first)
        if (
            found is None
            and alone
            and self.reader.opens_clause(sentence.encoded, sentence.segments[0], start)
        ):
            found = sentence.carried
        return found if found is not None and self._fits(found, match.pattern.relation.domain) else None

    def _work_before(self, match: Match) -> tuple[list[Named], SubjectSource]:
        """The work that the sentence named last: 《甲》 of `他推出《甲》，由乙主演`, of `她在《甲》里饰演丙，丁饰演戊`.

        What opens its clause is said of it, or a part in it; of several works in a list if `都` says so.
        """
        relation, encoded, start = match.pattern.relation, match.sentence.encoded, match.found.start()
        if not all(self.alphabet.is_work(kind) or kind == "Character" for kind in relation.domain):
            return [], SubjectSource.SPAN
        if "role" not in match.filled and not self.reader.opens_clause(encoded, match.segment, start):
            return [], SubjectSource.SPAN
        listed, between = works_before(encoded, start, self.alphabet)
        if is_elsewhere(between):
            return [], SubjectSource.SPAN
        items = [item for item in listed if self._fits(item.named[0], relation.domain)]
        if match.pattern.source.relation == "host":
            items = [item for item in items if item.kind != "Book"]
        several = len(items) > 1 and _ALL.search(match.sentence.words(*match.found.span())) is None
        return ([] if several else [item.named[0] for item in items]), SubjectSource.COREFERENCE

    def _is_meant(self, match: Match, found: Sequence[Named]) -> bool:
        """Whether a school or a firm left unsaid is the one found: no other stands before it in the sentence."""
        relation, letters = match.pattern.source.relation, self.alphabet.letters("Organization")
        if relation not in _OF_BODIES or not found or self.alphabet.letter(found[0].type) not in letters:
            return True
        if relation == "educated_at" and found[0].type != "School":
            return False
        begin = self._told_from(match)
        items = match.sentence.encoded.items_in(begin, match.found.start()) if match.found.start() else []
        bodies = [
            item
            for item in items
            if self.alphabet.letter(item.kind) in letters
            and _OTHER_NAME.search(match.sentence.clean, 0, item.start) is None
        ]
        if match.pattern.source.relation == "chief_executive":
            bodies = bodies[-1:]
        return all(item.named[0].name == found[0].name for item in bodies)

    def _told_from(self, match: Match) -> int:
        """Where the words begin that tell of whoever a clause opens with: its own, else its sentence's."""
        if match.pattern.source.relation == "chief_executive":
            return 0
        clause = match.sentence.since("，。；", match.found.start())
        opening = f"(?:{TITLE_NOUNS}|{OCCUPATIONS})?{self.alphabet.letter('Person')}"
        return clause if re.match(opening, match.sentence.encoded.text[clause:]) is not None else 0

    def _zero(self, topic: Topic, accepted: Sequence[str], page: Named) -> tuple[list[Named], SubjectSource]:
        fitting = [named for named in topic.named if self._fits(named, accepted)]
        if fitting:
            return fitting, topic.source
        if topic.named and self._fits(page, accepted):
            return [page], SubjectSource.PAGE_TITLE
        return [], SubjectSource.SPAN

    def _objects(self, match: Match) -> list[Value]:
        relation = match.pattern.relation
        slot = match.slot("object")
        if slot is not None and (inner := seat_named(match, self.alphabet)) is not None:
            return [inner]
        if slot is not None:
            return [self._typed(value, slot, relation.range) for value in match.filled.get("object", [])]
        if relation.range == ("Date",):
            dated = match.segment.date_at(match.found.start())
            return [] if dated is None else [dated.date]
        place = opened_by(match, self.alphabet)
        found = [place] if place else self._zero(match.agent, relation.range, match.sentence.subject)[0]
        if match.sentence.words(*match.found.span()).rstrip("、，；").endswith(_FOUNDERS):
            found = [named for named in found if named.type == "Person"]
        return [*found] if self._is_meant(match, found) else []

    def _typed(self, value: Value, slot: Slot, ranges: Sequence[str]) -> Value:
        untyped = isinstance(value, Named) and not value.type and "Text" in ranges
        if isinstance(value, Named) and ranges and (untyped or set(ranges) <= _VALUES):
            return Literal(LiteralKind.TEXT, value.name, value.name)
        entities = [kind for kind in ranges if kind not in _VALUES]
        if (
            isinstance(value, Literal)
            and value.kind is LiteralKind.TEXT
            and entities
            and "Text" not in ranges
        ):
            return Named(value.value, entities[0], "signature")
        unfitting = isinstance(value, Named) and slot.type in _RETYPED and not self._fits(value, entities)
        if isinstance(value, Named) and entities and (unfitting or not value.type):
            return replace(value, type=entities[0], type_source="signature")
        return value

    def _fits(self, named: Named, accepted: Sequence[str]) -> bool:
        if not accepted or "Thing" in accepted:
            return True
        letter = self.alphabet.letter(named.type)
        return any(letter in self.alphabet.letters(kind) for kind in accepted if kind not in _VALUES)
