"""Whether facts answer what was asked: the words that nothing else explains, and the kind of thing."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from builder.numerals import MONTHS_EN
from schemas.graph import Evidence, Literal, Triple
from schemas.logical_form import Output, Ref, Retrieval
from schemas.plan import AnswerType, QuestionKind, SubQuestion
from schemas.protocols import GraphStore
from solver.executors.constraints import held
from solver.language import folded, without_names
from solver.lexicon import Lexicon
from solver.planners.chains import ACCEPTED
from solver.reading.holding.holding import is_of_kind
from solver.reading.holding.others import Other, Others
from solver.reading.terms import part_language
from solver.reading.windows import Window, window_text
from solver.results import Row
from solver.synthesis.answering import Said

_LONG = 4  # characters of a Chinese name's end that stand for it
_MOST_UNSAID = 1  # words that facts may leave out and still answer
_COMPUTED = frozenset({QuestionKind.DIFFERENCE, QuestionKind.COMPARE})
SET_AGAINST = frozenset({QuestionKind.COMPARE, QuestionKind.DIFFERENCE, QuestionKind.SUM})
"""Kinds that set things against each other: a passage answers only if it speaks of them all."""

_ALL_NAMED = 0.85
_SPAN = re.compile(
    r"(?<!\d)(?:\d{1,3}|[一二两三四五六七八九十百]+)多?(?:年(?!代)|岁|天|个月)|\b(?:years?|days|months|aged|age of)\b",
    re.I,
)
"""What lies between two dates, as a page says it itself."""

_OLDER = re.compile(r"岁|年[长幼纪龄]|出生|生于|\b(?:older|younger|senior|junior|born|aged?)\b", re.I)
"""What says who of two is older."""

_DATE = re.compile(rf"\d{{3,4}}年|(?:\d{{1,2}} )?(?:{'|'.join(MONTHS_EN)}) \d")
_NAMED = frozenset({AnswerType.PERSON, AnswerType.WORK, AnswerType.ORGANIZATION, AnswerType.PLACE})
_ENDED = frozenset({QuestionKind.ATTRIBUTE, QuestionKind.LIST, QuestionKind.CHAIN, QuestionKind.PASSAGE})

_MADE = frozenset(
    "manufacturer designer inventor founded_by director producer production_company publisher distributor author "
    "screenwriter composer cinematographer editor starring".split()
)
"""Relations to whoever made something."""


class Fitting:
    """Judges claims that stand on triples; reads the store only."""

    def __init__(self, store: GraphStore, lexicon: Lexicon) -> None:
        self._store = store
        self._lexicon = lexicon

    def gives_kind(self, part: SubQuestion, said: Said) -> bool:
        """Whether facts may give a thing of the kind whose noun asks for it: a company is no political party, and a
        date no place.
        """
        ends = {end for t in said.triples for end in (t.subject, t.object) if isinstance(end, str)}
        others = self._store.get_entities(sorted(ends - {e.id for e in part.entities}))
        named = tuple(Other(entity.name, entity.type) for entity in others if entity is not None)
        names = [form for e in part.entities for name in self._called(e.id) for form in (name, e.surface)]
        if part.asked is AnswerType.PLACE and named and all(_DATE.match(other.name) for other in named):
            return False
        text = without_names(" ".join(claim.text for claim in said.claims), names)
        return not named or is_of_kind(part, Others(text, named, part_language(part.text)))

    def covers(self, part: SubQuestion, said: Said) -> bool:
        """Whether the facts, or the sentences that say them, hold the words nothing else explains."""
        unsaid = self._unsaid(part, said)
        return len(unsaid) <= (_MOST_UNSAID if part.kind is QuestionKind.YES_NO else 0)

    @staticmethod
    def is_news(part: SubQuestion, said: Said) -> bool:
        """Whether facts say more than that the things of a question belong together: with whom A directed B is not
        answered by A.
        """
        asked = {e.id for e in part.entities}
        outputs = [item for a in part.step.actions if isinstance(a, Output) for item in a.items]
        if any(isinstance(item, Ref) and item.attribute for item in outputs):
            return True  # a qualifier of the facts is asked for
        if (
            part.asked is AnswerType.PLACE
            and said.triples
            and all(t.predicate in _MADE for t in said.triples)
        ):
            return False  # where a ship was built is not answered by who built it
        plain = part.asked in _NAMED and all(isinstance(t.object, str) for t in said.triples)
        named = asked.issuperset(end for t in said.triples for end in (t.subject, t.object))
        return not (said.triples and plain and named and part.kind in _ENDED)

    @staticmethod
    def is_cast(part: SubQuestion, said: Said) -> bool:
        """Whether one fact says who has the role that a question names: the rest only describes it, unless the role
        is that of somebody's of theirs.
        """
        if (
            part.kind is not QuestionKind.ROLE
            or part.asked is not AnswerType.PERSON
            or len(said.triples) != 1
        ):
            return False
        if any(word.endswith("版") for word in part.residual):
            return False  # of another version of the work
        roles = [c.value for a in part.step.actions if isinstance(a, Retrieval) for c in a.constraints]
        return not any(re.search(rf"{re.escape(role)}(?:['’]s?\b|的)", part.text) for role in roles)

    def is_whole(self, part: SubQuestion, said: Said) -> bool:
        """Whether the facts, or the sentences that say them, hold every word that nothing else explains."""
        return not self._unsaid(part, said)

    def leaves_names(self, part: SubQuestion, said: Said) -> bool:
        """Whether facts leave out a name: they may speak of another work, place or prize."""
        return bool(set(self._unsaid(part, said)) & set(part.names))

    def leaves_numbers(self, part: SubQuestion, said: Said) -> bool:
        """Whether facts leave out a year or a number: they may speak of another prize, or another time."""
        return any(character.isdigit() for word in self._unsaid(part, said) for character in word)

    def may_answer(self, part: SubQuestion, said: Said) -> bool:
        """Whether facts that leave words out may still be told: few words, and things of the kind asked for."""
        unsaid = self._unsaid(part, said)
        named = not part.inherited and bool(set(unsaid) & set(part.names))
        another = named or any(word.isdigit() or _is_governed(word, part) for word in unsaid)
        return len(unsaid) <= _MOST_UNSAID and not another and self._is_of_kind(part)

    def tells_more(self, part: SubQuestion, said: Said) -> bool:
        """Whether facts say anything that the question does not: another thing, a value, a qualifier."""
        if not said.triples or part.kind in _COMPUTED:
            return bool(said.claims)
        if part.kind is QuestionKind.CHAIN and self._rests_on_words(said):
            return True
        asked = folded(part.text)
        return any(
            not any(_is_in(folded(name), asked) for name in names)
            for triple in said.triples
            for names in (
                self._called(triple.subject),
                self._called(triple.object),
                *([q.value] for q in triple.qualifiers if q.name != "time" or part.asked is AnswerType.DATE),
            )
        )

    def _rests_on_words(self, said: Said) -> bool:
        """Whether the last of what is said stands on words of a page, and on no fact."""
        evidence = self._store.evidence([t.id for t in said.triples])
        stated = {(e.chunk, e.sentence_start) for told in evidence.values() for e in told}
        places = {(x.chunk, x.start) for x in said.claims[-1].extracts} if said.claims else set()
        ends = [(e.chunk, e.start, e.end) for told in evidence.values() for e in told]
        inside = any(c == chunk and s <= at <= e for c, at in places for chunk, s, e in ends)
        return bool(places) and not inside and places.isdisjoint(stated)

    def _called(self, end: str | Literal) -> list[str]:
        if isinstance(end, Literal):
            return [end.text]
        entities = self._store.get_entities([end])
        return [name.name for entity in entities if entity is not None for name in entity.names]

    def _unsaid(self, part: SubQuestion, said: Said) -> list[str]:
        if not part.residual or part.kind in _COMPUTED:
            return []
        text = folded("".join(claim.text for claim in said.claims))
        evidence = self._store.evidence([t.id for t in said.triples])
        known = {e.surface for e in part.entities}
        whole = [list(said.triples)]
        each = [[triple] for triple in said.triples] if part.several else whole
        return [
            word
            for word in part.residual
            if folded(word) not in text
            and not all(
                self._is_told(word, part, facts, evidence)
                for facts in (each if word in known and each else whole)
            )
        ]

    def _is_told(
        self,
        word: str,
        part: SubQuestion,
        facts: Sequence[Triple],
        evidence: Mapping[str, Sequence[Evidence]],
    ) -> bool:
        """Whether facts, or the sentences or the page that say them, tell of a word; of a known name each of several
        must.
        """
        row = Row({}, {t.id: t for t in facts})
        pages = {e.document for t in facts for e in evidence.get(t.id, ())}
        return any(held(form, row, evidence) > 0 for form in self._forms(word, part)) or self._is_about(
            word, part, pages
        )

    def _forms(self, word: str, part: SubQuestion) -> list[str]:
        """A word; of a name that means a known thing all its names, those of the other language too."""
        entities = self._store.get_entities([e.id for e in part.entities if e.surface == word])
        return [word, *(name.name for e in entities if e is not None for name in e.names)]

    def _is_about(self, word: str, part: SubQuestion, pages: set[str]) -> bool:
        """Whether a word is a name and the evidence stands on the page about it."""
        named = self._store.get_entities([e.id for e in part.entities if e.surface == word])
        return any(entity is not None and pages & set(entity.pages) for entity in named)

    def _is_of_kind(self, part: SubQuestion) -> bool:
        """Whether the relations asked for lead to what the question word asks: not to a person for `where`."""
        wanted = ACCEPTED.get(part.asked, ())
        if part.asked is AnswerType.PERSON and not part.residual:
            wanted = (*wanted, "Organization")  # who owns a company may be one
        if part.kind not in _ENDED or not part.predicates or not wanted:
            return True
        return any(self._leads_to(p, wanted) for p in part.predicates)

    def _leads_to(self, predicate: str, wanted: Sequence[str]) -> bool:
        ends = (*self._lexicon.range(predicate), *self._lexicon.domain(predicate))
        return not ends or any(self._lexicon.fits(end, wanted) for end in ends)


def _is_governed(word: str, part: SubQuestion) -> bool:
    """Whether a Chinese question asks for what a word is a noun for: 服装牌子 of 做的是什么服装牌子; of 哪个历史人物
    it only says what sort of part is asked for.
    """
    return (
        part.asked is not AnswerType.ROLE
        and re.search(rf"(?:什么|哪一?[个种款类门样支条份间])(?:样的)?{re.escape(word)}", part.text)
        is not None
    )


def _is_in(name: str, asked: str) -> bool:
    """Whether a name stands in a question, or the end of a long Chinese one: 戏剧学院 of 中央戏剧学院."""
    return name in asked or (not name.isascii() and len(name) > _LONG and name[-_LONG:] in asked)


def sets_against(part: SubQuestion, window: Window) -> bool:
    """Whether a stretch may answer what sets things against each other, if the part does: it speaks of all, and
    gives what lies between two dates itself.
    """
    if part.kind is QuestionKind.DIFFERENCE and _SPAN.search(window_text(window)) is None:
        return False
    if part.kind is QuestionKind.COMPARE and set(part.predicates) == {"birth_date"}:
        return window.named >= _ALL_NAMED and _OLDER.search(window_text(window)) is not None
    return part.kind not in SET_AGAINST or window.named >= _ALL_NAMED
