"""Retrieved triples: the chunks that say them, and each one once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from retriever.graph.fact_paths import WORTH_SAYING, FactPath
from retriever.graph.neighbourhood import Neighbourhood
from schemas.retrieval import ScoredTriple


def document_of(chunk: str) -> str:
    """The key of the document that a chunk is a part of."""
    return chunk.rsplit("#", 1)[0]


def proving_chunks(near: Neighbourhood, triples: Iterable[ScoredTriple]) -> dict[str, tuple[str, ...]]:
    """The chunks whose words say the triples, with the ids of those that each says, ascending."""
    proofs: dict[str, set[str]] = {}
    for triple, rows in near.evidence(t.triple.id for t in triples).items():
        for row in rows:
            proofs.setdefault(row.chunk, set()).add(triple)
    return {chunk: tuple(sorted(ids)) for chunk, ids in proofs.items()}


def triples_on_paths(paths: Mapping[str, FactPath], most: int) -> list[ScoredTriple]:
    """The facts of the paths of most worth, of each chunk the best one that ends there, with the path's worth."""
    best: dict[tuple[str, ...], FactPath] = {}
    for path in sorted(paths.values(), key=lambda path: -path.ends):
        if path.ends >= WORTH_SAYING:
            best.setdefault(tuple(triple.id for triple in path.path), path)
    ordered = [best[ids] for ids in sorted(best, key=lambda ids: (-best[ids].ends, ids))]
    return [
        ScoredTriple(
            triple, found.ends, "kg_fr", f"on a path of facts from what is named ({found.ends:.2f})", hop
        )
        for found in ordered[:most]
        for hop, triple in enumerate(found.path)
    ]


def says(count: int) -> str:
    """What a reason says of a chunk that says so many retrieved triples."""
    return f"says {count} retrieved {'triple' if count == 1 else 'triples'}"


def best_triples(triples: Iterable[ScoredTriple], most: int) -> tuple[ScoredTriple, ...]:
    """Each triple once, exact before like and then by its best score; equal scores stand in order of id."""
    best: dict[str, ScoredTriple] = {}
    for found in triples:
        known = best.get(found.triple.id)
        if known is None or _merit(found) > _merit(known):
            best[found.triple.id] = found
    return tuple(sorted(best.values(), key=lambda t: (-t.score, t.triple.id))[:most])


def _merit(found: ScoredTriple) -> tuple[bool, float, int]:
    return found.retriever == "kg_cs", found.score, -found.hop
