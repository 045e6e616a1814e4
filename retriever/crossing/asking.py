"""The flow of a store with pages in both languages: a question is asked of the other language's pages too."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from retriever.crossing.names import CrossingLinker, is_free
from retriever.rc import ChunkScorer, QuestionScale
from schemas.retrieval import LinkedEntity, Query, ScoredChunk
from schemas.text import Span

_NEAREST = 12  # chunks whose names are compared with those of the question
_NAMES = re.compile(
    r"《([^《》]+)》|“([^“”]+)”|\"([^\"]+)\"|([\u3400-\u9fff]+(?:[·・][\u3400-\u9fff]+)+)"
    r"|([A-Z][\w'’-]*(?:\s+(?:of|the|and)\s+[A-Z][\w'’-]*|\s+[A-Z][\w'’-]*)*)"
)


class OtherLanguage:
    """Says how a question is asked of the pages of the other language."""

    def __init__(self, scorer: ChunkScorer, linker: CrossingLinker) -> None:
        self._scorer = scorer
        self._linker = linker

    def query(self, query: Query) -> Query | None:
        """The query with what it names on pages of the other language; None where there is no such page."""
        if not self._scorer.may_find(query.text):
            return None
        scale = self._scorer.scale(query.text)
        named = self._named(query, self._nearest(scale))
        known = {entity.id for entity in query.entities}
        return replace(query, entities=(*query.entities, *(e for e in named if e.id not in known)))

    def _nearest(self, scale: QuestionScale) -> list[ScoredChunk]:
        cosines = self._scorer.dense(scale, scale.proposals).tolist()
        order = sorted(zip(scale.proposals.tolist(), cosines, strict=True), key=lambda row: (-row[1], row[0]))
        ids = [(scale.view.identifier(node), cosine) for node, cosine in order[:_NEAREST]]
        return [ScoredChunk(chunk, chunk.rsplit("#", 1)[0], cosine) for chunk, cosine in ids]

    def _named(self, query: Query, hits: Sequence[ScoredChunk]) -> list[LinkedEntity]:
        taken = [Span(e.start, e.end) for e in query.entities if e.end > e.start]
        listed = self._linker.by_dictionary(query.text, taken)
        taken += [Span(entity.start, entity.end) for entity in listed]
        places = [place for place in _places(query.text) if is_free(place, taken)]
        return [*listed, *self._linker.link(query.text, places, hits, taken)]


def _places(question: str) -> list[Span]:
    """What is written as a name is written: quoted, 《》, with · inside, in capitals."""
    found = []
    for match in _NAMES.finditer(question):
        group = next(i for i in range(1, 6) if match[i] is not None)
        found.append(Span(*match.span(group)))
    return found
