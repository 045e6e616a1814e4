"""Who, or what, has been nominated for a prize most often, as a page says that nobody else has been: no list of all who
were nominated tells that.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from schemas.graph import Entity
from schemas.plan import Plan
from schemas.protocols import GraphStore
from solver.language import folded
from solver.narrower.paging import Paging
from solver.narrower.quoting import Quoting
from solver.reading.nominations import Kind, asked_most, said_most
from solver.reading.page import WORKS, Page
from solver.reading.page_subjects import page_subjects
from solver.reading.terms import part_language
from solver.reading.windows import Window, picked, sentences_of
from solver.synthesis.composed import Composed

_AWARD = "Award"
_MOST = 200  # things that won or were nominated, whose pages are looked at


class MostNominated:
    """Looks on the pages of the prize and of those who were nominated; reads the store only."""

    def __init__(self, store: GraphStore, paging: Paging, quoting: Quoting) -> None:
        self._store = store
        self._paging = paging
        self._quoting = quoting

    def told(self, plan: Plan) -> Composed | None:
        """The sentence that says so; None where no page does, or pages say it of several."""
        kind = asked_most(plan.question) if len(plan.parts) == 1 else None
        prizes = self._prizes(plan) if kind is not None else []
        if kind is None or not prizes:
            return None
        found = list(self._said(plan, prizes, kind))
        found.sort(key=lambda one: one[1].page.language is not plan.language)
        if not found or len({subject.id for subject, _ in found}) > 1:
            return None
        return self._quoting.quoted(plan, "", [found[0][1]])

    def leaves(self, plan: Plan, told: Composed) -> bool:
        """Whether facts answer such a question, none of which says that it is the most."""
        if not told.triples or len(plan.parts) != 1 or asked_most(plan.question) is None:
            return False
        return not any(said_most(c.quote, part_language(c.quote)) for c in told.citations)

    def _prizes(self, plan: Plan) -> list[Entity]:
        linked = [e.id for e in plan.parts[0].entities if e.type == _AWARD]
        return [e for e in self._store.get_entities(linked) if e is not None]

    def _said(self, plan: Plan, prizes: Sequence[Entity], kind: Kind) -> Iterator[tuple[Entity, Window]]:
        """What pages say it of, and the sentences that do."""
        ids = sorted(prize.id for prize in prizes)
        facts = self._store.match(predicates=["award_nominated", "award_won"], objects=ids)
        near = list(dict.fromkeys(fact.subject for fact in facts))[:_MOST]
        things = [e for e in self._store.get_entities([*ids, *near]) if e is not None and e.pages]
        telling = [e for e in things if self._may_tell(e, kind)]
        for page in self._paging.of(plan, telling) if telling else ():
            subject = page_subjects([page.document.key], self._store).get(page.document.key)
            if subject is None:
                continue
            for first, last in sentences_of(page):
                text = " ".join(clause.text for clause in page.clauses[first : last + 1])
                fits = subject.type == _AWARD or (subject.type in WORKS) is (kind is Kind.FILM)
                if fits and said_most(text, page.language) is kind and self._is_of(page, first, last, prizes):
                    yield subject, picked(page, first, last)

    def _may_tell(self, thing: Entity, kind: Kind) -> bool:
        """Whether the text of a thing's pages has such words: then they are read."""
        documents = [d for d in self._store.get_documents(sorted(thing.pages)) if d is not None]
        return any(said_most(line, d.language) is not None for d in documents for line in d.text.splitlines())

    def _is_of(self, page: Page, first: int, last: int, prizes: Sequence[Entity]) -> bool:
        """Whether a sentence tells of a prize: by its name, else the last one named before it, else its heading."""
        names = {folded(name.name) for prize in prizes for name in prize.names}
        clauses = page.clauses[first : last + 1]
        if any(name in clause.plain for clause in clauses for name in names):
            return True
        chunk = next(iter(self._store.get_chunks([clauses[0].chunk])), None)
        before = [
            n for c in page.clauses[:first] if chunk is not None and c.chunk == chunk.id for n in c.named
        ]
        named = [n.entity for n in before if n.type == _AWARD]
        if named:
            return named[-1] in {prize.id for prize in prizes}
        return chunk is not None and any(
            name in folded(heading) for heading in chunk.headings for name in names
        )
