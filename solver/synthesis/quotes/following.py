"""The end of a chain that no fact takes: what a page says of the thing that the steps before led to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from schemas.logical_form import Mention, Predicate, Ref, Retrieval
from schemas.plan import AnswerType, QuestionKind, SubQuestion
from schemas.protocols import GraphStore
from schemas.retrieval import LinkedEntity, Ranking
from schemas.text import Language
from solver.executors.names.namesakes import namesakes
from solver.lexicon import Lexicon
from solver.reading.people.lives import is_of_life, tells_of_life
from solver.reading.reader import Passage, Reader
from solver.reading.windows import window_text
from solver.results import Bindings, Row, Value, distinct
from solver.synthesis.answering import Answering, Said
from solver.synthesis.citing import Claim
from solver.synthesis.quotes.meeting import Meeting, own_name
from solver.synthesis.quotes.naming_kin import KIN
from solver.synthesis.quotes.quoting import Quoting

_MOST_LED = 3  # things that the steps before led to


class Following:
    """Reads on from what facts led to; `borne` drops a passage that tells nothing of what is asked."""

    def __init__(
        self,
        store: GraphStore,
        lexicon: Lexicon,
        reader: Reader,
        answering: Answering,
        quoting: Quoting,
        language: Language,
        borne: Callable[[SubQuestion, Passage | None], Passage | None],
    ) -> None:
        self._store = store
        self._lexicon = lexicon
        self._reader = reader
        self._answering = answering
        self._quoting = quoting
        self._language = language
        self._borne = borne

    def followed(self, part: SubQuestion, found: Bindings, ranking: Ranking | None) -> Said | None:
        """A chain whose last step no triple takes: the page about what the steps before led to."""
        retrievals = [a for a in part.step.actions if isinstance(a, Retrieval)]
        led = False
        for place, action in enumerate(retrievals[1:], start=1):
            near = next((e for e in (action.subject, action.object) if isinstance(e, Ref)), None)
            if near is None or not isinstance(action.predicate, Predicate):
                continue
            before = found.first(near.alias).rows
            asked = {*(e.id for e in part.entities), *(e.name for e in part.entities)}
            values = [v for v in distinct(before, near.alias) if v.entity and not {v.entity, v.text} & asked]
            led = led or bool(values)
            for value in values[:_MOST_LED]:
                about = self._about(part, action, value, before, near.alias)
                passage = self._borne(about, self._reader.read(about, ranking))
                if passage is not None and self._speaks_of(about, passage) and _tells_of_life(about, passage):
                    rows = [row for row in before if row.values[near.alias].key == value.key]
                    lead = [c for a in retrievals[:place] for c in self._answering.steps(a, rows)]
                    triples = tuple(t for row in rows for t in row.triples.values())
                    return Said((*lead, *self._quoting.claims(about, passage)), triples)
        return None if led else self._by_page(part, retrievals, ranking)

    def _speaks_of(self, about: SubQuestion, passage: Passage) -> bool:
        """Whether the page that is read is about what the steps before led to, or the words name it; of a birth or a
        death, only the page about somebody tells who has one.
        """
        ids = {e.id for e in about.entities}
        pages = {key for e in self._store.get_entities(sorted(ids)) if e is not None for key in e.pages}
        if any(w.page.document.key in pages for w in passage.windows):
            return True
        if pages and is_of_life(about.predicates):
            return False
        clauses = [c for w in passage.windows for c in w.clauses]
        named = any(n.entity in ids for c in clauses for n in c.named)
        return named or any(e.surface in c.text for e in about.entities for c in clauses)

    def _by_page(
        self, part: SubQuestion, retrievals: Sequence[Retrieval], ranking: Ranking | None
    ) -> Said | None:
        """A chain whose first step no fact states: whoever's page names the thing and tells of the relation."""
        one, other = retrievals[:2] if len(retrievals) > 1 else (None, None)
        if one is None or other is None or not isinstance(one.predicate, Predicate):
            return None
        if not isinstance(one.object, Mention) or not part.names:
            return None
        predicates = [p for name in one.predicate.names for p in self._lexicon.resolve(name)]
        if set(map(self._lexicon.standard, predicates)) & KIN:
            return None  # a mother on somebody's page is that somebody's
        kind = self._range(predicates)
        said = tuple(w for w in part.said if set(self._lexicon.resolve(w)) & set(predicates))
        said = said or one.predicate.names  # what the later steps say tells nothing of whose page it is
        asking = replace(part, predicates=tuple(predicates), said=said, type=kind, asked=AnswerType.THING)
        for shared in Meeting(self._store, self._lexicon).tellers(asking):
            value = Value(shared.entity.name, shared.entity.id, type=shared.entity.type)
            about = replace(self._about(part, other, value, (), one.object.alias), residual=part.residual)
            passage = self._reader.read(about, ranking) or self._reader.glean(about, ranking)
            passage = self._borne(about, passage)
            if passage is not None:
                name = own_name(shared.entity, self._language)
                lead = Claim(self._answering.phrase(predicates[0], part.names[0], name), shared.extracts)
                return Said((lead, *self._quoting.claims(about, passage)))
        return None

    def _range(self, predicates: Sequence[str]) -> str:
        return next((kind for p in predicates for kind in self._lexicon.range(p)), "")

    def _about(
        self, part: SubQuestion, action: Retrieval, value: Value, before: Sequence[Row], alias: str
    ) -> SubQuestion:
        """The last step of a chain as a question about one thing."""
        names = action.predicate.names if isinstance(action.predicate, Predicate) else ()
        predicates = tuple(p for name in names for p in self._lexicon.resolve(name))
        said = tuple(w for w in part.said if set(self._lexicon.resolve(w)) & set(predicates)) or names
        ids = namesakes(value, before, alias, self._store, self._lexicon) or [value.entity]
        linked = tuple(LinkedEntity(i, value.text, value.type, value.text, 1.0, "exact") for i in ids)
        return replace(
            part,
            kind=QuestionKind.ATTRIBUTE,
            entities=linked,
            names=(value.text,),
            predicates=predicates,
            said=said,
            residual=(),
            stated=(),
            inherited=False,
        )


def _tells_of_life(about: SubQuestion, passage: Passage) -> bool:
    """Whether words may tell of the birth or the death that is asked of whom the steps before led to."""
    return any(tells_of_life(window_text(window), about.predicates) for window in passage.windows)
