"""Why a chunk ranks where it does, for programs and in words."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

import numpy as np

from retriever.candidates import Candidates
from retriever.memo import Memo
from retriever.ranking.features import FEATURES
from retriever.ranking.ranker import Ranker
from retriever.reach import Reached
from retriever.snapshot import Nodes
from schemas.ontology import Ontology
from schemas.retrieval import ChunkEvidence, Query, ScoredChunk

_MOST_WORDS = 3  # words of the question that a second step is said to cover
_MOST_REASONS = 4
_CODED = re.compile(r"u([0-9a-f]{4,5})")
_GROUP = {feature.name: feature.group for feature in FEATURES}
_ORDER = ("names", "triples", "links", "walks", "words")


class Reasons:
    """Turns the rows of a ranking into hits with evidence."""

    def __init__(self, memo: Memo, ontology: Ontology) -> None:
        self._memo = memo
        self._ontology = ontology

    def hits(
        self,
        query: Query,
        candidates: Candidates,
        rows: Sequence[int],
        scores: Sequence[float],
        ranker: Ranker | None,
    ) -> tuple[ScoredChunk, ...]:
        """One hit a row; with a ranker also what each feature adds to its score, and pages by their titles."""
        found = []
        for row in rows:
            evidence = self._evidence(candidates, row, ranker)
            chunk = candidates.ids[row]
            why = self._why(query, candidates, row, evidence, titled=ranker is not None)
            found.append(ScoredChunk(chunk, _document(chunk), scores[row], evidence, why))
        return tuple(found)

    def _evidence(self, candidates: Candidates, row: int, ranker: Ranker | None) -> ChunkEvidence:
        features = candidates.features
        chunk = candidates.ids[row]
        parts = ranker.parts(features, row) if ranker is not None else {}
        largest = sorted(parts.items(), key=lambda part: (-abs(part[1]), part[0]))
        evidence = ChunkEvidence(
            dense=float(candidates.cosine[row]),
            lexical=float(candidates.lexical[row]),
            base=float(features.base[row]),
            triples=candidates.proofs.get(chunk, ()),
            parts=tuple(part for part in largest if part[1]),
        )
        reached = candidates.reached
        if reached is None or row >= len(candidates.nodes):
            return evidence
        return self._led(evidence, candidates, reached, row)

    def _led(
        self, evidence: ChunkEvidence, candidates: Candidates, reached: Reached, row: int
    ) -> ChunkEvidence:
        """The evidence with what the graph knows."""
        features, view = candidates.features, candidates.scale.view
        place = _place(reached.chunks, int(candidates.nodes[row]))
        step = int(reached.step[place]) if place >= 0 else -1
        name = _name(reached, int(candidates.nodes[row]))
        linked_from, first = "", ""
        through: tuple[str, ...] = ()
        if step >= 0:
            seed = int(reached.steps.seeds[reached.steps.seed[step]])
            linked_from, through = view.identifier(seed), self._through(candidates, reached, step)
            first = _name(reached, seed)
        path = ((first,) if first else ()) + through[:1]
        return ChunkEvidence(
            evidence.dense,
            evidence.lexical,
            evidence.base,
            float(features.named_page[row] or features.named_rare[row]),
            float(features.step[row]),
            float(features.residual[row]),
            float(reached.walked_names[place]) if place >= 0 else 0.0,
            evidence.triples,
            linked_from,
            through,
            path or ((name,) if name else ()),
            (),
            name,
            evidence.parts,
        )

    def _through(self, candidates: Candidates, reached: Reached, step: int) -> tuple[str, ...]:
        """The names that make a link, strongest way first."""
        links, view = reached.steps, candidates.scale.view
        nodes = [int(way[step]) for way in (links.names, links.back, links.shares) if way[step] >= 0]
        entities = self._memo.entities([view.identifier(node) for node in nodes])
        return tuple(dict.fromkeys(entity.name for entity in entities if entity is not None))

    def _why(
        self, query: Query, candidates: Candidates, row: int, evidence: ChunkEvidence, *, titled: bool
    ) -> str:
        reasons = {"words": _alike(evidence)}
        if evidence.named_as:
            reasons["names"] = f"the question names {evidence.named_as}"
        if evidence.triples:
            count = len(evidence.triples)
            reasons["triples"] = f"says {count} retrieved {'triple' if count == 1 else 'triples'}"
        if evidence.linked_from:
            reasons["links"] = self._linked(query, candidates, row, evidence, titled=titled)
        if evidence.pagerank:
            reasons["walks"] = f"PageRank {evidence.pagerank:.4f}"
        weight = _by_group(evidence.parts)
        order = sorted(reasons, key=lambda group: (-weight.get(group, 0.0), _ORDER.index(group)))
        return " · ".join(reasons[group] for group in order[:_MOST_REASONS])

    def _linked(
        self, query: Query, candidates: Candidates, row: int, evidence: ChunkEvidence, *, titled: bool
    ) -> str:
        """`linked from 功夫 by 导演; covers 出生地, which 功夫 does not`."""
        scale, reached = candidates.scale, candidates.reached
        seed, chunk = scale.view.chunk(evidence.linked_from), int(candidates.nodes[row])
        page = self._title(evidence.linked_from) if titled else evidence.linked_from
        told = reached.edges.told.get((seed, chunk)) if reached is not None else None
        how = f"by {self._ontology.label(told[1], query.language)}" if told is not None else ""
        how = how or f"through {', '.join(evidence.link_names)}"
        added = np.flatnonzero(scale.held[:, chunk] & ~scale.held[:, seed])
        rarest = added[np.argsort(-scale.rarity[added], kind="stable")].tolist()
        words = _shown([scale.terms[term] for term in rarest])
        covers = f"; covers {', '.join(words)}, which {page} does not" if words else ""
        return f"linked from {page} {how}{covers}"

    def _title(self, chunk: str) -> str:
        (document,) = self._memo.documents([_document(chunk)])
        return document.title if document is not None and document.title else chunk


def _document(chunk: str) -> str:
    return chunk.rsplit("#", 1)[0]


def _place(chunks: Nodes, node: int) -> int:
    place = int(np.searchsorted(chunks, node))
    return place if place < len(chunks) and chunks[place] == node else -1


def _name(reached: Reached, node: int) -> str:
    place = _place(reached.named.chunks, node)
    return reached.named.names.get(int(reached.named.by[place]), "") if place >= 0 else ""


def _alike(evidence: ChunkEvidence) -> str:
    return f"like the question {evidence.base:.2f} (cosine {evidence.dense:.2f}, BM25 {evidence.lexical:.1f})"


def _by_group(parts: Sequence[tuple[str, float]]) -> Mapping[str, float]:
    weight: dict[str, float] = {}
    for name, value in parts:
        group = _GROUP.get(name, "")
        weight[group] = weight.get(group, 0.0) + value
    return weight


def _shown(terms: Sequence[str]) -> list[str]:
    """Tokens as people write them; of a Chinese word and its characters the word alone."""
    words = [_CODED.sub(lambda match: chr(int(match[1], 16)), term) for term in terms]
    whole = [word for word in words if not any(word != other and word in other for other in words)]
    return whole[:_MOST_WORDS]
