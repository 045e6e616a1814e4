"""kg_fr: triples whose predicate sounds like the question's, short paths, and chunks that the graph leads to."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

import numpy as np

from retriever.evidence import best_triples, proving_chunks
from retriever.graph.fact_paths import WORTH_SAYING, FactPath, FactPaths
from retriever.graph.neighbourhood import Neighbourhood
from retriever.graph.reach import GraphReach
from retriever.nodes import Found
from retriever.scoring import ChunkScorer
from retriever.text.wording import PredicateWording
from schemas.graph import Triple, Vectors
from schemas.protocols import GraphStore
from schemas.retrieval import Query, ScoredTriple
from schemas.text import Language

_MOST_TRIPLES = 50
_ONE_END = 0.8  # a triple with one named end, beside one that joins two of them
_SECOND_HOPS = 5
_SECOND_HOP_SHARE = 0.5
_LEAST_TOLD = 0.1  # of a predicate's likeness to the question's words that is told
_MOST_PATHS = 10  # chunks that are candidates since paths of facts end in them
_MOST_ONWARD = 3  # of them that second steps start from


@dataclass(frozen=True, slots=True)
class _Asked:
    """What predicates are compared with: words of a question, and their vector where it is known."""

    text: str
    vector: Vectors | None


class FuzzyGraph:
    """The node kg_fr."""

    unit = "triples"

    def __init__(
        self, store: GraphStore, scorer: ChunkScorer, reach: GraphReach, wording: PredicateWording
    ) -> None:
        self._store = store
        self._scorer = scorer
        self._reach = reach
        self._wording = wording
        self._paths = FactPaths(wording)

    def run(self, query: Query, upstream: Sequence[Found]) -> Found:
        """Triples near what the question names, and chunks named by it, linked from there or reached by a walk."""
        near = Neighbourhood(self._store)
        scale = self._scorer.scale(query.text)
        text = self._wording.apart(query.text, query.entities)
        triples = best_triples(self._triples(query, text, near, scale.written), _MOST_TRIPLES)
        proofs = proving_chunks(near, triples)
        paths = self._paths.find(scale, near, text, query.entities)
        told = dict.fromkeys(chunk for found in (*(f.proofs for f in upstream), proofs) for chunk in found)
        told |= dict.fromkeys(_last(paths))
        nodes = [node for node in map(scale.view.chunk, told) if node >= 0]
        worthy = [chunk for chunk in _last(paths)[:_MOST_ONWARD] if paths[chunk].ends > WORTH_SAYING]
        onward = {scale.view.chunk(chunk): paths[chunk].ends for chunk in worthy}
        onward.pop(-1, None)
        more = np.array(nodes, np.int32)
        reached = self._reach.reach(scale, text, query.entities, more, onward)
        return Found(triples, proofs, reached=reached, fact_paths=paths)

    def _triples(
        self, query: Query, text: str, near: Neighbourhood, vector: Vectors | None
    ) -> list[ScoredTriple]:
        """`text` is the question without names, `vector` that of the whole question."""
        strength = {e.id: e.score for e in query.entities}
        asked = _Asked(text, vector)
        if query.pattern is not None:
            bound = dict.fromkeys((*query.pattern.subjects, *query.pattern.objects))
            strength = {identifier: strength.get(identifier, 1.0) for identifier in bound}
            if query.pattern.predicate_text:
                asked = _Asked(query.pattern.predicate_text, None)
        if not strength:
            return []
        named = {e.id: e.surface or e.name for e in query.entities}
        why = partial(self._why, named=named, language=query.language)
        first = self._hop(near.around(strength), strength, asked, 0, why)
        onward = {
            end: found.score * _SECOND_HOP_SHARE
            for found in first[:_SECOND_HOPS]
            for end in found.triple.things
            if end not in strength
        }
        return first + (self._hop(near.around(onward), onward, asked, 1, why) if onward else [])

    def _hop(
        self,
        triples: Sequence[Triple],
        strength: Mapping[str, float],
        asked: _Asked,
        hop: int,
        why: Callable[[Triple, float], str],
    ) -> list[ScoredTriple]:
        likeness = self._wording.likeness({t.predicate for t in triples}, asked.text, asked.vector)
        found = []
        for triple in triples:
            known = [strength[end] for end in triple.things if end in strength]
            score = max(known, default=0.0) * triple.confidence * (0.1 + 0.9 * likeness[triple.predicate])
            score *= 1.0 if len(known) > 1 else _ONE_END
            told = why(triple, likeness[triple.predicate])
            found.append(ScoredTriple(triple, score, "kg_fr", told, hop))
        return sorted(found, key=lambda t: (-t.score, t.triple.id))

    def _why(self, triple: Triple, likeness: float, *, named: Mapping[str, str], language: Language) -> str:
        """`about 功夫 · 导演 is like the question's words (0.62)`."""
        ends = list(dict.fromkeys(named[end] for end in triple.things if end in named))
        about = f"about {' and '.join(ends)}" if ends else "near what the question names"
        if likeness < _LEAST_TOLD:
            return about
        label = self._wording.label(triple.predicate, language)
        return f"{about} · {label} is like the question's words ({likeness:.2f})"


def _last(paths: Mapping[str, FactPath]) -> list[str]:
    """The chunks in which the paths of most worth end."""
    ends = sorted((-found.ends, chunk) for chunk, found in paths.items() if found.ends)
    return [chunk for _, chunk in ends[:_MOST_PATHS]]
