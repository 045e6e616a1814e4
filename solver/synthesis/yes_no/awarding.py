"""Yes or no to an award, by the facts of all that somebody won: its name, edition and category."""

from __future__ import annotations

from collections.abc import Sequence

from schemas.graph import Entity, Evidence, Triple
from schemas.plan import SubQuestion
from schemas.protocols import GraphStore
from schemas.text import ChunkKind, Language
from solver.language import folded
from solver.reading.page import read_page
from solver.reading.reader import Passage
from solver.reading.windows import Window
from solver.synthesis.yes_no.stated import Stated

AWARDS = frozenset({"award_won", "award_nominated"})
_SURE = ("Award", "")  # types of things that win nothing
_SHORT_NAME = 3  # letters of a name that may be part of another word


class Awarded:
    """Looks up what the things of a question won; reads the store only."""

    def __init__(self, store: GraphStore, language: Language) -> None:
        self._store = store
        self._language = language

    def told(self, part: SubQuestion) -> tuple[bool, Passage] | None:
        """The verdict and the sentence it rests on; None where no fact gives the same edition or category."""
        stated = Stated.of(part.text)
        ids = sorted({e.id for e in part.entities if e.type not in _SURE})
        if not stated or not ids:
            return None
        relations = set(part.predicates) & AWARDS
        if not relations:  # whether the best director of an edition is somebody
            if not (stated.category and any(e.type == "Award" for e in part.entities)):
                return None
            relations = {"award_won"}
        triples = self._store.match(subjects=ids, predicates=sorted(relations))
        awards = self._entities([t.object for t in triples if isinstance(t.object, str)])
        named = [t for t in triples if _is_named(awards.get(str(t.object)), part.text)] or triples
        fits = [t for t in named if stated.held_by(t)]
        instead = [t for t in named if stated.touched_by(t)]
        others = self._won_by_others(part, stated, ids) if not fits else []
        for verdict, chosen in ((True, fits), (False, others), (False, instead)):
            passage = self._sentence(chosen)
            if passage is not None:
                return verdict, passage
        return None

    def _won_by_others(self, part: SubQuestion, stated: Stated, ids: Sequence[str]) -> list[Triple]:
        """The facts that others won the very edition and category that a question names."""
        awards = sorted({e.id for e in part.entities if e.type == "Award"})
        if not (stated.edition and stated.category and awards):
            return []
        won = self._store.match(predicates=["award_won"], objects=awards)
        return [t for t in won if t.subject not in ids and stated.held_by(t)]

    def _entities(self, ids: Sequence[str]) -> dict[str, Entity]:
        return {e.id: e for e in self._store.get_entities(sorted(set(ids))) if e is not None}

    def _sentence(self, triples: Sequence[Triple]) -> Passage | None:
        """The sentence that says the first of the facts, in the question's language if it can be."""
        rows = [row for found in self._store.evidence([t.id for t in triples]).values() for row in found]
        known = self._store.get_chunks(sorted({row.chunk for row in rows}))
        languages = {chunk.id: chunk.language for chunk in known if chunk is not None}

        def preference(row: Evidence) -> tuple[bool, str, int]:
            return languages.get(row.chunk) is not self._language, row.document, row.start

        for row in sorted(rows, key=preference):
            window = window_at(self._store, row.document, row.start, row.end)
            if window is not None:
                return Passage((window,))
        return None


def window_at(store: GraphStore, key: str, start: int, end: int) -> Window | None:
    """The clauses of a document that hold a stretch of it."""
    document = next(iter(store.get_documents([key])), None)
    if document is None:
        return None
    chunks = store.document_chunks([key]).get(key, ())
    page = read_page(document, [c for c in chunks if c.kind is ChunkKind.TEXT])
    inside = [i for i, c in enumerate(page.clauses) if c.end > start and c.start < end]
    if not inside:
        return None
    return Window(page, inside[0], inside[-1], score=1.0, cover=1.0, relation=1.0, direct=True)


def _is_named(award: Entity | None, question: str) -> bool:
    """Whether the question says one of the award's names."""
    names = [folded(name.name) for name in award.names] if award is not None else []
    return any(len(name) >= _SHORT_NAME and name in folded(question) for name in names)
