"""Answers that tell of a neighbour of the thing asked about: of another thing, or of another relation to it."""

from __future__ import annotations

import re
from collections.abc import Sequence, Set
from dataclasses import dataclass

from schemas.answer import Citation
from schemas.graph import Entity
from schemas.plan import AnswerType, QuestionKind, SubQuestion
from schemas.protocols import GraphStore
from schemas.text import Chunk
from solver.language import folded, without_names
from solver.lexicon import Lexicon
from solver.reading.deeds import asked_deed
from solver.reading.owners.prizes import asks_nominations, asks_prizes, names_prize, won_at
from solver.reading.owners.relations import first_told, is_known, sold_amount, tells
from solver.reading.owners.things import Named, Thing, is_anothers
from solver.reading.terms import part_language
from solver.synthesis.composed import Composed

_KINDS = frozenset({QuestionKind.ATTRIBUTE, QuestionKind.PASSAGE, QuestionKind.COUNT})
_ASKED = frozenset({AnswerType.DATE, AnswerType.NUMBER, AnswerType.PERSON})
_MOST_ELSE = 1  # words beside the names of a question that any page may seem to answer
_BEFORE = 160  # characters before a sentence that may name what it counts
_COLUMNS = 2  # of a table that says of one thing what each of its values is called, at most
_SHORT = 2  # letters of a name that tells nothing apart
_ENDS = re.compile(r"[。！？!?\n]|(?<=[a-z)\]”\"\d]{2})\.(?=\s|$)")
_ROLE = re.compile(
    r"^who (?:is|was|are|were) the (?:[a-z]+ )*?(?P<en>mayor|president|chairman|governor|director|captain|manager|head|"
    r"leader|king|queen|minister|ambassador|coach|conductor|editor|principal|dean|rector|bishop|abbot|owner) of |"
    r"的[\u3400-\u9fff]{0,4}?(?P<zh>[\u3400-\u9fff][长席裁监])(?:是|叫)(?:谁|什么名字)|"
    r"谁(?:是|当|担?任)[^，。？]*的[\u3400-\u9fff]{0,4}?(?P<of>[\u3400-\u9fff][长席裁监])[？?]?$"
)
"""What somebody is called of whom only words can tell: the mayor of, 的市长是谁."""

_OWNED = frozenset(
    "founded_by founding_date opening_date designer inventor manufacturer height length area population box_office "
    "budget sales composer screenwriter author producer production_company filming_location".split()
)
"""Relations of one thing that words give to the last thing named before."""

_LIVED = frozenset({"birth_date", "death_date"})
"""Relations whose words a sentence must have, whatever else is asked: a year in which something else was is neither."""

_REFERS = re.compile(r"它|该|此|这|其|全[长桥程]|[大主]桥|(?:It|Its|This|That|The|With|At)\b")
_OF_PAGES = frozenset({"population", "area", "height", "length"})
"""Relations that a page tells of what it is about without its name: 常住人口约12万."""

_TAUGHT = re.compile(
    r"师|弟子|门[下生]|学生|\b(?:teachers?|taught|stud(?:ied|ent)|pupils?|mentors?|disciples?|tutors?)\b"
)
"""What a teacher's own teacher is told by twice."""

_AROUND = frozenset({"City", "Country", "Region"})  # where things lie
_BODIES = frozenset({"Organization", "Place", "Thing", ""})
_DEMONYM = re.compile(r"[A-Z][a-z]+(?:ish|ese|ian|ean|can|man)|French|Dutch|Greek|Swiss|Welsh|[a-z].*")
_WHEN_WAS = re.compile(
    r"(?:(?:in |at )?(?:what|which) (?:year|date|day|month)|when|how long ago)? ?"
    r"(?:was|were|is|are|did|do|does|has|had)?\W*"
    r"(?:\d+\W*)?|(?:是|在|于)?(?:哪[一]?[年天日]|什么时候|何时)?(?:是|在)?(?:\d+岁?)?\W*",
    re.IGNORECASE,
)
"""What is left of a question without a name that asks for a date and nothing else."""

_REACH = 40  # characters from a date to what happened then
_STOP = re.compile(r"[，。；;.]")
_LEADING = re.compile(r"(?P<number>\d{1,6})(?:[:：]|$)")
_VALUE = re.compile(r"\d[\d,.]*|[零〇一二两三四五六七八九十百千万亿]{2,}")


@dataclass(frozen=True, slots=True)
class _Words:
    """Words that an answer cites, the whole of their sentences, which begin at `start` of the page, the chunk in which
    they stand and the title of the page.
    """

    quote: str
    sentence: str
    start: int
    chunk: Chunk
    title: str

    @property
    def around(self) -> str:
        """The sentences with what stands before them in the chunk, and the title and headings above."""
        before = self.chunk.text[: self.start - self.chunk.start][-_BEFORE:]
        return " ".join((self.title, *self.chunk.headings, before, self.sentence))


class Neighbours:
    """Holds the words that an answer without facts cites against the thing and the relation asked for."""

    def __init__(self, store: GraphStore, lexicon: Lexicon) -> None:
        self._store = store
        self._lexicon = lexicon

    def tells_of(self, parts: Sequence[SubQuestion], composed: Composed) -> bool:
        """Whether all that an answer to one part cites tells of something else than the part asks."""
        if len(parts) != 1 or not composed.citations:
            return False
        part = parts[0]
        if part.kind is QuestionKind.COUNT and asks_prizes(part.text):
            return not self._counts_prize(part, composed)
        if composed.triples:
            return False
        if part.kind is QuestionKind.CHAIN and part.predicates == ("teacher",):
            return not any(len(_TAUGHT.findall(c.quote)) > 1 for c in composed.citations)
        if part.kind not in _KINDS or part.inherited or not part.entities:
            return False
        if _says_nothing(part):
            return True
        found = self._store.get_entities(sorted({e.id for e in part.entities}))
        things = [entity for entity in found if entity is not None]
        words = self._words(composed.citations)
        return bool(words) and not any(self._may_tell(part, things, one, composed.text) for one in words)

    def _counts_prize(self, part: SubQuestion, composed: Composed) -> bool:
        """Whether any words that an answer cites tell of the prize whose number is asked for, and that it was won."""
        words = self._words(composed.citations)
        number = _LEADING.match(composed.text)
        counted = number is not None or bool(composed.triples)
        told = [one for one in words if names_prize(part.text, one.around if counted else one.sentence)]
        if composed.triples or not told:
            return bool(told)
        things = [e for e in self._store.get_entities([e.id for e in part.entities]) if e is not None]
        value = int(number["number"]) if number is not None else None
        return any(self._tells_won(part, things, one, value) for one in told)

    def _tells_won(
        self, part: SubQuestion, things: Sequence[Entity], words: _Words, number: int | None
    ) -> bool:
        """Whether words tell that one of the things won a prize, that often where they give a number."""
        person = bool(things) and all(self._root(thing.type) == "Person" for thing in things)
        nominated = asks_nominations(part.text)
        alone = person and len(_else(part)) <= _MOST_ELSE  # and no film of theirs is spoken of
        place = won_at(words.sentence, number, person=alone, nominated=nominated)
        if place < 0 or not self._speaks_of(part, things, words):
            return False
        return person or not self._is_of_other(things, words, place, "award_won")

    def _may_tell(self, part: SubQuestion, things: Sequence[Entity], words: _Words, answer: str) -> bool:
        """Whether words stand where one of the things is spoken of, and say the relation asked for of it."""
        spoken = self._speaks_of(part, things, words) and _says(part, words)
        sales = part.predicates == ("sales",) and "|" not in words.quote and asked_deed(part.text) is None
        sold = not sales or sold_amount(words.sentence, answer)
        return spoken and sold and not self._is_anothers(part, things, words, answer)

    def _is_anothers(self, part: SubQuestion, things: Sequence[Entity], words: _Words, answer: str) -> bool:
        """Whether the value of an answer, or else what tells the relation, is said of another thing of a like kind."""
        if len(part.predicates) != 1 or not set(part.predicates) <= _OWNED or part.residual:
            return False
        if part.asked not in _ASKED | {AnswerType.PLACE, AnswerType.ORGANIZATION}:
            return False
        if any(self._root(thing.type) == "Person" for thing in things) or "|" in words.quote:
            return False
        if part.predicates[0] in _OF_PAGES and not self._is_near(part, things, words):
            return True
        return self._is_of_other(things, words, _place(part, words, answer), part.predicates[0])

    def _is_near(self, part: SubQuestion, things: Sequence[Entity], words: _Words) -> bool:
        """Whether one of the things is what a page or a heading is about, or is named in words; or shortly before those
        that begin by referring to it.
        """
        if any(words.chunk.document in thing.pages for thing in things):
            return True
        forms = {folded(n.name) for thing in things for n in thing.names} | {folded(n) for n in part.names}
        refers = _REFERS.match(words.sentence) is not None
        around = folded(words.around if refers else " ".join((*words.chunk.headings, words.sentence)))
        if any(len(form) >= _SHORT and form in around for form in forms):
            return True
        first, last = words.start - (_BEFORE if refers else 0), words.start + len(words.sentence)
        found = self._store.mentions(chunks=[words.chunk.id], entities=[t.id for t in things])
        return any(first <= m.start and m.end <= last for m in found)

    def _is_of_other(self, things: Sequence[Entity], words: _Words, place: int, relation: str) -> bool:
        """Whether what stands at a place of words is said of another thing of a like kind."""
        language = part_language(words.sentence)
        ids = {thing.id for thing in things}
        kinds = frozenset(self._root(thing.type) for thing in things)
        roots = kinds | _BODIES if kinds & _BODIES else kinds
        end = words.start + len(words.sentence)
        found = [
            m for m in self._store.mentions(chunks=[words.chunk.id]) if words.start <= m.start < m.end <= end
        ]
        others = self._store.get_entities([m.entity for m in found])
        named = [
            Named(
                m.start - words.start,
                m.end - words.start,
                m.entity in ids,
                entity is not None and self._is_alike(entity, m.surface, roots),
            )
            for m, entity in zip(found, others, strict=True)
        ]
        forms = frozenset(folded(n.name) for thing in things for n in thing.names)
        thing = Thing(forms, self._opening(things, words), relation)
        return is_anothers(words.sentence, place, named, thing, language)

    def _is_alike(self, entity: Entity, surface: str, roots: Set[str]) -> bool:
        """Whether a name is one of a thing of which the same may be told as of things of some wide types."""
        named = len(surface) >= _SHORT and _DEMONYM.fullmatch(surface) is None
        return named and bool(entity.type) and entity.type not in _AROUND and self._root(entity.type) in roots

    def _root(self, type: str) -> str:
        """The widest type of which a type is, of those that are no mere thing."""
        kinds = [k for k in (type, *self._lexicon.ancestors(type)) if k != "Thing"]
        return next((k for k in ("Person", "Work", "Organization", "Place", "Date") if k in kinds), "")

    def _opening(self, things: Sequence[Entity], words: _Words) -> str:
        """How a page about one of the things begins; empty where words stand on another's."""
        if not any(words.chunk.document in thing.pages for thing in things):
            return ""
        first = next(iter(self._store.get_chunks([f"{words.chunk.document}#0"])), None)
        return _ENDS.split(first.text.lstrip())[0] if first is not None else ""

    def _speaks_of(self, part: SubQuestion, things: Sequence[Entity], words: _Words) -> bool:
        """Whether words stand on a page about one of the things or in a chunk that names it, or much else is asked, but
        not of people.
        """
        people = part.kind is QuestionKind.PASSAGE and all(
            self._root(thing.type) == "Person" for thing in things
        )
        if len(_else(part)) > _MOST_ELSE and not (people and things):
            return True
        if any(words.chunk.document in thing.pages for thing in things):
            return True
        forms = {folded(n.name) for thing in things for n in thing.names} | {folded(n) for n in part.names}
        if any(thing.type == "Award" for thing in things):
            forms |= {form.removesuffix("奖") for form in forms}  # 金狮 for 金狮奖
        text = folded(f"{words.title} {words.chunk.text}")
        if any(len(form) >= _SHORT and form in text for form in forms):
            return True
        said = set(re.findall(r"\w+", folded(words.sentence)))
        if any(len(form.split()) > 1 and said >= set(form.split()) for form in forms):
            return True  # `Lewis Hale's son Peter`
        return bool(self._store.mentions(chunks=[words.chunk.id], entities=[t.id for t in things], limit=1))

    def _words(self, citations: Sequence[Citation]) -> list[_Words]:
        chunks = self._store.get_chunks([c.chunk for c in citations])
        return [
            _words(chunk, citation)
            for citation, chunk in zip(citations, chunks, strict=True)
            if chunk is not None
        ]


def _says_nothing(part: SubQuestion) -> bool:
    """Whether a part asks when somebody was, and not what happened then: What year was A 40?"""
    people = all(e.type == "Person" for e in part.entities)
    if part.asked is not AnswerType.DATE or not people or part.predicates or part.said:
        return False
    return _WHEN_WAS.fullmatch(without_names(part.text, part.names).strip()) is not None


def _else(part: SubQuestion) -> Set[str]:
    """What a part says beside its names and its relation."""
    return set(part.residual) - set(part.names)


def _says(part: SubQuestion, words: _Words) -> bool:
    """Whether the sentences of words tell what is asked in words of its relation, as far as those are known."""
    language = part_language(words.sentence)
    if "|" in words.quote:
        return part.kind is QuestionKind.COUNT or _is_of_row(part, words.quote)
    lived = part.asked is AnswerType.DATE and _LIVED.issuperset(part.predicates)
    if part.predicates and all(is_known(p) for p in part.predicates) and (lived or not _else(part)):
        wanted = [
            p for p in part.predicates if p != "population"
        ] or part.predicates  # how many people work for it
        return part.asked not in _ASKED or any(tells(p, words.sentence, language) for p in wanted)
    role = (
        _ROLE.search(folded(part.text)) if not part.predicates and part.asked is AnswerType.PERSON else None
    )
    if role is None or language is not part_language(part.text):
        return True
    return (role["en"] or role["zh"] or role["of"]) in folded(words.sentence)


def _is_of_row(part: SubQuestion, row: str) -> bool:
    """Whether a row of a table may give a number of the thing asked about: it names it, or only what it is called."""
    named = any(folded(name) in folded(row) for name in part.names)
    return part.asked is not AnswerType.NUMBER or bool(_else(part)) or named or row.count("|") < _COLUMNS


def _place(part: SubQuestion, words: _Words, answer: str) -> int:
    """Where in the sentences of words a value of the answer stands, with what tells the relation right behind it."""
    shift = max(words.sentence.find(words.quote), 0)
    values = sorted(_VALUE.findall(answer), key=lambda v: -len(v))
    relation, language = part.predicates[0], part_language(words.sentence)
    if part.asked in (AnswerType.NUMBER, AnswerType.DATE):
        found = next((at for v in values if (at := words.sentence.find(v, shift)) >= 0), -1)
        if found >= 0:
            behind = first_told(relation, words.sentence, found, language)
            clause = words.sentence[found:behind]
            dated = part.asked is AnswerType.DATE and len(clause) <= _REACH and not _STOP.search(clause)
            return behind if dated else found
    return first_told(relation, words.sentence, shift, language)


def _words(chunk: Chunk, citation: Citation) -> _Words:
    """Cited words with the sentences of a chunk in which they stand."""
    first, last = citation.start - chunk.start, citation.end - chunk.start
    before = max((m.end() for m in _ENDS.finditer(chunk.text, 0, max(first, 0))), default=0)
    after = _ENDS.search(chunk.text, max(last - 1, 0))
    sentence = chunk.text[before : after.end() if after is not None else len(chunk.text)]
    before, sentence = before + len(sentence) - len(sentence.lstrip()), sentence.lstrip()
    return _Words(citation.quote, sentence, chunk.start + before, chunk, citation.title)
