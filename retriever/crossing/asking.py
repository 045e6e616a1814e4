"""The flow of a store with pages in both languages: a question is asked of the other language's pages too."""

from __future__ import annotations

import re
from dataclasses import replace

from retriever.crossing.names import CrossingLinker
from retriever.evidence import document_of
from retriever.scale import QuestionScale
from retriever.scoring import ChunkScorer
from schemas.retrieval import Query, ScoredChunk
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
        hits = self._nearest(self._scorer.scale(query.text))
        named = self._linker.across(query.text, query.entities, _places(query.text), lambda _: hits)
        known = {entity.id for entity in query.entities}
        return replace(query, entities=(*query.entities, *(e for e in named if e.id not in known)))

    def _nearest(self, scale: QuestionScale) -> list[ScoredChunk]:
        cosines = self._scorer.dense(scale, scale.proposals).tolist()
        order = sorted(zip(scale.proposals.tolist(), cosines, strict=True), key=lambda row: (-row[1], row[0]))
        ids = [(scale.view.identifier(node), cosine) for node, cosine in order[:_NEAREST]]
        return [ScoredChunk(chunk, document_of(chunk), cosine) for chunk, cosine in ids]


def _places(question: str) -> list[Span]:
    """What is written as a name is written: quoted, 《》, with · inside, in capitals."""
    found = []
    for match in _NAMES.finditer(question):
        group = next(i for i in range(1, 6) if match[i] is not None)
        found.append(Span(*match.span(group)))
    return found
