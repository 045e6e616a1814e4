"""People of two trades at once: by facts that give them both."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from schemas.graph import Entity, Triple
from schemas.plan import Plan
from schemas.protocols import GraphStore
from schemas.text import Language
from solver.narrower.quoting import Quoting
from solver.planners.kinds.trades import Trade, asked_both
from solver.reading.terms import part_language
from solver.synthesis.composed import Composed
from solver.synthesis.quotes.meeting import own_name

_MOST = 12
_FORMS = {
    Language.ENGLISH: "{who} is {one} and {other}",
    Language.CHINESE: "{who}是{one}和{other}",
}


class Callings:
    """Looks occupations up; reads the store only."""

    def __init__(self, store: GraphStore, quoting: Quoting) -> None:
        self._store = store
        self._quoting = quoting

    def told(self, plan: Plan) -> Composed | None:
        """Each of them with both trades in the words of the facts, those that pages of the question's language tell
        first; None where nobody is known to have both, or something else is asked.
        """
        asked = asked_both(plan.question)
        if asked is None:
            return None
        facts: dict[str, list[Triple]] = {}
        for fact in self._store.match(predicates=["occupation"]):
            facts.setdefault(fact.subject, []).append(fact)
        pairs = {
            person: pair for person, told in facts.items() if (pair := self._both(told, asked)) is not None
        }
        known = {e.id: e for e in self._store.get_entities(sorted(pairs)) if e is not None}
        sure = {p: pair for p, pair in pairs.items() if p in known and self._is_one(known[p], pair)}
        return self._said(plan, asked, sure, known) if sure else None

    def _said(
        self,
        plan: Plan,
        asked: tuple[Trade, Trade],
        pairs: Mapping[str, tuple[Triple, Triple]],
        known: Mapping[str, Entity],
    ) -> Composed | None:
        def order(person: str) -> tuple[bool, str]:
            words = [_words(fact) for fact in pairs[person]]
            return not all(part_language(word) is plan.language for word in words), person

        told: list[tuple[str, Sequence[Triple]]] = []
        for person in sorted(pairs, key=order)[:_MOST]:
            facts = zip(pairs[person], asked, strict=True)
            one, other = (_called(fact, trade, plan.language) for fact, trade in facts)
            who = own_name(known[person], plan.language)
            told.append((_FORMS[plan.language].format(who=who, one=one, other=other), pairs[person]))
        return self._quoting.grouped(plan, told)

    def _both(self, facts: Sequence[Triple], asked: tuple[Trade, Trade]) -> tuple[Triple, Triple] | None:
        """A fact for each trade, of one language if there are such."""
        ones, others = ([f for f in facts if trade.is_said(_words(f))] for trade in asked)
        alike = [(a, b) for a in ones for b in others if part_language(_words(a)) is part_language(_words(b))]
        every = [(a, b) for a in ones for b in others]
        return next(iter(alike or every), None)

    def _is_one(self, person: Entity, pair: tuple[Triple, Triple]) -> bool:
        """Whether the facts are told of one person surely: of one with a page, or in one sentence."""
        if person.pages:
            return True
        evidence = self._store.evidence([fact.id for fact in pair])
        said = [{(e.chunk, e.sentence) for e in evidence.get(fact.id, ())} for fact in pair]
        return bool(said[0] & said[1])


def _words(fact: Triple) -> str:
    return "" if isinstance(fact.object, str) else fact.object.text


def _called(fact: Triple, trade: Trade, language: Language) -> str:
    """A trade as a page calls it, in the words of the question's language."""
    words = _words(fact)
    word = words if part_language(words) is language else trade.labels[language]
    if language is Language.CHINESE:
        return word
    return f"{'an' if word[:1].lower() in 'aeiou' else 'a'} {word}"
