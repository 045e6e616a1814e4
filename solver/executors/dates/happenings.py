"""Dates of what happens to things, as rows: each date that may be meant, the surest first."""

from __future__ import annotations

import re
from collections.abc import Sequence

from schemas.graph import Literal, Triple
from schemas.logical_form import Mention, Predicate, Retrieval
from schemas.plan import AnswerType, SubQuestion
from schemas.protocols import GraphStore
from schemas.retrieval import Ranking
from schemas.text import Language
from solver.executors.dates.bracketed import bracketed_year
from solver.executors.dates.dating import Dated, Dating
from solver.executors.dates.recurring import Recurring
from solver.executors.dates.told import ToldValues
from solver.executors.dates.twice import Twice
from solver.language import folded
from solver.lexicon import Lexicon
from solver.planners.kinds.lasting import FIRST, ORDER, TWICE
from solver.reading.numbers.turns import asks_turn, tells_turn
from solver.reading.reader import Reader
from solver.reading.terms import Term, is_named, part_language
from solver.results import Extract, Row, Value

_KIN = frozenset({"child", "sibling", "father", "mother", "parent"})
_CHILDREN = frozenset(
    "长子 次子 三子 幼子 独子 爱子 长女 次女 三女 幼女 独女 爱女 双胞胎 龙凤胎 son daughter child twins baby".split()
)
_ALIKE = 0.3  # of the surest date, the other one of two
_MOST = 6  # dates that may be meant
_IN_BRACKETS = 0.05  # how surely the year behind a work's name is that of what happened to it

_SAID_AGAIN = 8.0
_AGAIN = re.compile(r"再[度次]|又(?:一次|获|得|拿|凭)|第二[次度]|梅开二度|\b(?:again|second|another)\b")

_PRIZE = re.compile(r"奖|\b(?:prizes?|awards?|oscars?|bears?|lions?|palmes?|leopards?|medals?)\b")
LIFE = {
    "birth_date": re.compile(r"[出诞]生|生于|\bborn\b|\bbirth\b"),
    "death_date": re.compile(
        r"[去逝离辞]世|[病猝]逝|身亡|去逝|\bdie[ds]?\b|\bdeath\b|\bkilled\b|\bpassed away\b"
    ),
}
"""Words without which a date is nobody's birth or death."""

_LIFESPAN = re.compile(
    r"[（(][^（()）]{0,40}?\d{3,4}[^（()）]{0,14}?(?:[—–\-~～]|[至到])[^（()）]{0,40}?\d{3,4}[^（()）]{0,20}[)）]"
)
"""The years of somebody's life behind their name, in which nothing else that is told of them happened."""

_PIECE = re.compile(r"[，,；;。]")


def is_of_life(text: str, date: str, life: re.Pattern[str]) -> bool:
    """Whether words tell a birth, or a death, and do not give their date for the other one alone."""
    own = next((piece for piece in _PIECE.split(text) if date in piece), text)
    others = any(other.search(own) for other in LIFE.values() if other is not life)
    return life.search(own if others else text) is not None


def is_lifespan(text: str, date: str, words: str) -> bool:
    """Whether a date is an end of the life that brackets give, where words of an event ask for neither."""
    if any(life.search(folded(words)) for life in LIFE.values()):
        return False
    return any(date in span.group() for span in _LIFESPAN.finditer(text))


class Happenings:
    """Reads when something happened: in facts that carry a time, by meaning, or in the question's words."""

    def __init__(
        self, told: ToldValues, reader: Reader, store: GraphStore, lexicon: Lexicon, dating: Dating | None
    ) -> None:
        self._told = told
        self._twice = Twice(told, reader)
        self._recurring = Recurring(told, reader, lexicon)
        self._store = store
        self._lexicon = lexicon
        self._dating = dating

    def rows(
        self,
        action: Retrieval,
        subjects: Sequence[tuple[Value, Row]],
        part: SubQuestion,
        ranking: Ranking | None,
    ) -> tuple[Row, ...]:
        """For each subject the dates that the pattern may mean; of a name that may mean several things all theirs."""
        words = action.predicate.names[0] if isinstance(action.predicate, Predicate) else ""
        found: list[Row] = []
        for subject, base in subjects:
            if any(c.property in (ORDER, TWICE) for c in action.constraints):
                found += self._end_of(action, subject, base, part, ranking)
                continue
            others = [e for e in part.entities if e.surface == _name(action) != ""]
            named = [Value(e.name, e.id, type=e.type) for e in others] or [subject]
            told = {s: self.dated(action, s, base, part, words, ranking) for s in named}
            known = [s for s in named if told[s]]
            if len(known) > 1:
                known = [s for s in known if self._has_fact(s, action, part)] or known
            found += sorted((row for s in known for row in told[s]), key=lambda row: -row.weight)[:_MOST]
        return tuple(found)

    def dated(
        self,
        action: Retrieval,
        subject: Value,
        base: Row,
        part: SubQuestion,
        words: str,
        ranking: Ranking | None,
    ) -> list[Row]:
        """The dates of one subject."""
        twice = any(c.property == TWICE for c in action.constraints)
        stated = self._told.stated(subject, words) if not twice or self._dating is None else None
        if stated is not None:
            literal, triple = stated
            return [_row(action, subject, base, literal, triple=triple)]
        recurring = self._recurring.dated(subject, words, part, ranking)
        if recurring:
            return [_row(action, subject, base, one.literal, one.extract) for one in recurring]
        if self._dating is None:
            told = self._told.date(subject, words, part, ranking)
            return [_row(action, subject, base, told[1], told[2], weight=told[0])] if told is not None else []
        asking = self._told.asking(subject, words, part, AnswerType.DATE)
        others = [] if twice else self._named(words, part)
        rivals = self._rivals(subject, words, part)
        found = self._dating.dates(words, asking, part.names, [*others, *self._kin(words)], rivals)
        if self._lexicon.fits(subject.type, ("Work",)):
            found = self._bracketed(subject, others, found)
            names = self._told.forms(subject)
            found = [d for d in found if not self._told.tells_birth(d.extract, names)]
        found = self._not_births(subject, words, found)
        if self._lexicon.fits(subject.type, ("Person",)):
            found = [d for d in found if not is_lifespan(self._words(d.extract), d.literal.text, words)]
        life = next((p for w in self._lexicon.resolve(words) if (p := LIFE.get(w)) is not None), None)
        if life is not None:
            found = [d for d in found if is_of_life(self._words(d.extract), d.literal.text, life)]
        if asks_turn(folded(words)):
            found = [d for d in found if tells_turn(folded(self._words(d.extract)))]
        return [_row(action, subject, base, d.literal, d.extract, weight=d.weight) for d in found[:_MOST]]

    def _not_births(self, subject: Value, words: str, found: list[Dated]) -> list[Dated]:
        """The dates found without the day on which somebody was born, where nothing of a birth is asked."""
        if LIFE["birth_date"].search(folded(words)) or not subject.entity:
            return found
        facts = self._store.match(subjects=[subject.entity], predicates=["birth_date"])
        births = {t.object.value for t in facts if isinstance(t.object, Literal)}
        return [dated for dated in found if dated.literal.value not in births]

    def _rivals(self, subject: Value, words: str, part: SubQuestion) -> list[Term]:
        """The things that a question sets against the one that an event is of."""
        said, own = folded(words), self._told.forms(subject)
        return [
            term
            for term in self._told.things(part)
            if own.isdisjoint(term.forms) and not any(is_named(form, said) for form in term.forms)
        ]

    def _bracketed(self, subject: Value, others: Sequence[Term], found: list[Dated]) -> list[Dated]:
        """The dates found for a work; the year behind its name instead of none, or of one of the same words."""
        told = bracketed_year(self._store, subject.entity, others) if others and subject.entity else None
        if told is None:
            return found
        literal, extract = told
        same = [d for d in found if d.extract.chunk == extract.chunk and d.extract.start <= extract.start]
        if not found or (found[0] in same and extract.end <= found[0].extract.end):
            return [Dated(max([_IN_BRACKETS, *(d.weight for d in same)]), literal, extract)]
        return found

    def _words(self, extract: Extract) -> str:
        chunk = next(iter(self._store.get_chunks([extract.chunk])), None)
        return (
            chunk.text[extract.start - chunk.start : extract.end - chunk.start] if chunk is not None else ""
        )

    def _named(self, words: str, part: SubQuestion) -> list[Term]:
        """The things that an event's words name."""
        said = folded(words)
        return [t for t in self._told.things(part) if any(is_named(form, said) for form in t.forms)]

    def _kin(self, words: str) -> list[Term]:
        """The relatives to whom it happened, in any wording of both languages: 女儿 出生."""
        terms = []
        for word in words.split():
            found = self._lexicon.wordings(word, part_language(word))
            kin = [p for f in found for p in f.wording.forward if self._lexicon.standard(p) in _KIN]
            forms = {f for p in kin for language in Language for f in self._lexicon.synonyms(p, language)}
            if kin:
                forms |= _CHILDREN if "child" in map(self._lexicon.standard, kin) else set()
                terms.append(Term(tuple(sorted({word.casefold(), *forms})), 1.0, "relation"))
        return terms

    def _end_of(
        self, action: Retrieval, subject: Value, base: Row, part: SubQuestion, ranking: Ranking | None
    ) -> list[Row]:
        """The first or the last date of what lasted or happened twice."""
        words = action.predicate.names[0] if isinstance(action.predicate, Predicate) else ""
        told = self.dated(action, subject, base, part, words, ranking) if self._dating is not None else []
        prizes = self._prizes(words, part)
        told = [row for row in told if not any(self._is_of_another(e, prizes) for e in row.extracts.values())]
        twice = any(c.property == TWICE for c in action.constraints)
        if twice and len(told) > 2:
            told = [told[0], max(told[1:], key=lambda row: row.weight * self._again(row))]
        kin = bool(told and self._kin(words))
        if kin or (
            len(told) > 1
            and told[1].weight * (self._again(told[1]) if twice else 1.0) >= told[0].weight * _ALIKE
        ):
            return told[:2]
        ends = self._twice.of(subject, words, part, ranking) if twice else None
        ends = ends or self._told.ends(subject, words, part, ranking)
        if ends is None and not twice and self._dating is not None:
            ends = self._dating.span(words, self._told.asking(subject, words, part, AnswerType.DATE))
        if ends is None or any(self._is_of_another(extract, prizes) for _, extract in ends):
            return told
        person = self._lexicon.fits(subject.type, ("Person",))
        if person and any(is_lifespan(self._words(e), literal.text, words) for literal, e in ends):
            return told
        first = any(c.value == FIRST for c in action.constraints)
        return [_row(action, subject, base, *(ends[0] if first else ends[1]))]

    def _prizes(self, words: str, part: SubQuestion) -> list[Term]:
        """The prizes that an event's words name."""
        known = {folded(e.surface) for e in part.entities if e.type == "Award"}
        return [term for term in self._named(words, part) if not known.isdisjoint(term.forms)]

    def _is_of_another(self, extract: Extract, prizes: Sequence[Term]) -> bool:
        """Whether words tell of a prize, and of none of those that an event's words name."""
        text = folded(self._words(extract))
        named = any(is_named(form, text) for prize in prizes for form in prize.forms)
        return bool(prizes) and not named and _PRIZE.search(text) is not None

    def _again(self, row: Row) -> float:
        """How much surer a date is the second of two where its words say `again`."""
        said = any(_AGAIN.search(self._words(extract)) for extract in row.extracts.values())
        return _SAID_AGAIN if said else 1.0

    def _has_fact(self, subject: Value, action: Retrieval, part: SubQuestion) -> bool:
        """Whether a homonym has a fact that another action asks of the same name: the ship's end, too."""
        others = [a for a in part.step.actions if isinstance(a, Retrieval) and a is not action]
        named = [a for a in others if isinstance(a.subject, Mention) and a.subject.name == _name(action)]
        asked = {
            p
            for a in named
            if isinstance(a.predicate, Predicate)
            for n in a.predicate.names
            for p in self._lexicon.resolve(n)
        }
        return bool(asked and self._store.match(subjects=[subject.entity], predicates=sorted(asked)))


def _row(
    action: Retrieval,
    subject: Value,
    base: Row,
    literal: Literal,
    extract: Extract | None = None,
    *,
    triple: Triple | None = None,
    weight: float = 1.0,
) -> Row:
    """A date of a subject, with the fact or the words that give it."""
    relation = action.predicate.alias
    values = {
        getattr(action.subject, "alias", ""): subject,
        getattr(action.object, "alias", ""): Value(literal.text, literal=literal),
    }
    triples = {relation: triple} if triple is not None else {}
    extracts = {relation: extract} if extract is not None else {}
    return base.joined(Row(values, triples, extracts, min(weight, 1.0)))


def _name(action: Retrieval) -> str:
    """The name that a pattern's subject has in the question; empty for a result of another step."""
    return action.subject.name if isinstance(action.subject, Mention) else ""
